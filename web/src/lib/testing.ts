/** What the browser has and jsdom lacks, for component tests. */
import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { words } from './words/words.svelte';

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
globalThis.matchMedia ??= ((query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query })) as typeof matchMedia;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(cleanup);
await words.learn('en');
