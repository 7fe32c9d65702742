import { expect, test } from 'vitest';
import { find } from './find';

function bookOf(html: string): HTMLElement {
  const book = document.createElement('div');
  book.innerHTML = html;
  return book;
}
const shown = (book: HTMLElement): string[] =>
  [...book.children].filter((block) => !block.hasAttribute('data-missed')).map((block) => block.textContent);

test('only paragraphs with all the words stay, under their headings', () => {
  const book = bookOf('<h2>Rent</h2><p>The rent is paid.</p><p>Nobody pays.</p><h2>End</h2><p>It is over.</p>');
  expect(find(book, 'rent PAID')).toBe(1);
  expect(shown(book)).toEqual(['Rent', 'The rent is paid.']);
});

test('accents make no difference, and an empty wish shows everything again', () => {
  const book = bookOf('<p>Hypothéquée</p><p>Libre</p>');
  expect(find(book, 'hypothequee')).toBe(1);
  expect(find(book, ' ')).toBeNull();
  expect(shown(book)).toHaveLength(2);
});

test('a word of a heading finds the whole chapter', () => {
  const book = bookOf('<h1>Book</h1><h2>Majority</h2><p>Most sticks.</p><p>A tie.</p><h2>End</h2><p>It is over.</p>');
  expect(find(book, 'majority')).toBe(2);
  expect(shown(book)).toEqual(['Book', 'Majority', 'Most sticks.', 'A tie.']);
  expect(find(book, 'majority tie')).toBe(1);
});
