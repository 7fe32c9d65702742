import { expect, test } from 'vitest';
import { router } from '../router.svelte';
import { isInWords, switchMode } from './text-mode';

test('words that were asked for at one table are not used at another', () => {
  router.path = '/table/k7w2';
  switchMode();
  expect(isInWords()).toBe(true);
  router.path = '/table/p3x9';
  expect(isInWords()).toBe(false);
  router.path = '/table/k7w2';
  switchMode();
  expect(isInWords()).toBe(false);
});
