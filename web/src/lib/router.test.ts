import { expect, test } from 'vitest';
import { pageOf } from './router.svelte';

test.each([
  ['/', { name: 'home' }],
  ['/new/property', { name: 'new', game: 'property' }],
  ['/table/k7w2', { name: 'table', id: 'k7w2' }],
  ['/rules/new_york', { name: 'rules', game: 'new_york' }],
  ['/replay/k7w2', { name: 'replay', id: 'k7w2' }],
  ['/learn/property', { name: 'learn', game: 'property' }],
  ['/fair/k7w2', { name: 'fair', id: 'k7w2' }],
  ['/pieces', { name: 'pieces' }],
  ['/table', { name: 'lost' }],
  ['/elsewhere', { name: 'lost' }],
])('the address %s names a page', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});
