/** Which page the address names. */

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'pieces' }
  | { name: 'lost' };

export function pageOf(path: string): Page {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  if (first === '') return { name: 'home' };
  if (first === 'new' && second) return { name: 'new', game: second };
  if (first === 'table' && second) return { name: 'table', id: second };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'pieces') return { name: 'pieces' };
  return { name: 'lost' };
}

class Router {
  path = $state(location.pathname);
  readonly page = $derived(pageOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Links within the client do not reload the page. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = !link || link.target || link.origin !== location.origin || link.hasAttribute('download');
    if (elsewhere || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
