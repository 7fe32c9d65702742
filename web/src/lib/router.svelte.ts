/** Which page the address names. */

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'learn'; game: string }
  | { name: 'rules'; game: string }
  | { name: 'fair'; id: string }
  | { name: 'pieces' }
  | { name: 'lost' };

export function pageOf(path: string): Page {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  if (first === '') return { name: 'home' };
  if (first === 'new' && second) return { name: 'new', game: second };
  if (first === 'table' && second) return { name: 'table', id: second };
  if (first === 'replay' && second) return { name: 'replay', id: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'fair' && second) return { name: 'fair', id: second };
  if (first === 'pieces') return { name: 'pieces' };
  return { name: 'lost' };
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  readonly page = $derived(pageOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    const before = this.path;
    history.pushState(null, '', path);
    this.#look();
    if (this.path !== before) scrollTo(0, 0);
  }

  /** Changes what stands behind the question mark, without a new page. */
  note(search: URLSearchParams): void {
    history.replaceState(null, '', `${location.pathname}?${search}`);
    this.search = location.search;
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Links within the client do not reload the page. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = !link || link.target || link.origin !== location.origin || link.hasAttribute('download');
    if (elsewhere || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
