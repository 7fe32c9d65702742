/** Searching a text that is on the page: what does not match is hidden, what does is marked. */

const HEADING = /^H[1-6]$/;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shows only paragraphs that hold all the words, in their text or headings; says how many, or null if nothing is sought. */
export function find(book: HTMLElement, wish: string): number | null {
  const sought = plain(wish).split(/\s+/).filter(Boolean);
  const blocks = [...book.children] as HTMLElement[];
  const kept = new Set<HTMLElement>();
  let headings: HTMLElement[] = [];
  let count = 0;
  for (const block of blocks) {
    if (block.tagName === 'H1') kept.add(block);
    else if (HEADING.test(block.tagName))
      headings = [...headings.filter((heading) => heading.tagName < block.tagName), block];
    else if (holds([...headings, block], sought)) {
      for (const shown of [...headings, block]) kept.add(shown);
      count += 1;
    }
  }
  for (const block of blocks) block.toggleAttribute('data-missed', sought.length > 0 && !kept.has(block));
  mark([...kept], sought);
  return sought.length ? count : null;
}

function holds(blocks: HTMLElement[], sought: string[]): boolean {
  const text = plain(blocks.map((block) => block.textContent).join(' '));
  return sought.every((word) => text.includes(word));
}

/** Marks the words where the browser can do so without touching the text. */
function mark(blocks: HTMLElement[], sought: string[]): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete('found');
  const ranges = sought.length ? blocks.flatMap((block) => sought.flatMap((word) => rangesOf(block, word))) : [];
  if (ranges.length) CSS.highlights.set('found', new Highlight(...ranges));
}

function rangesOf(block: HTMLElement, word: string): Range[] {
  const found: Range[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = Array.from(node.textContent ?? '', (letter) => plain(letter).charAt(0) || ' ').join('');
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      found.push(range);
    }
  }
  return found;
}
