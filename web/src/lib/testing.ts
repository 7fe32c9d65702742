/** What the browser has and jsdom lacks, for component tests. */
import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { words } from './words/words.svelte';

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
globalThis.matchMedia = ((query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query })) as typeof matchMedia;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(cleanup);
await words.learn('en');
