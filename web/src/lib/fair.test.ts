import { expect, test } from 'vitest';
import { commitment, seed } from './fair';

const SECRET = 'ab'.repeat(32);

test('commitment and seed are what the server makes them', async () => {
  expect(await commitment(SECRET, 'k7w2')).toBe('92eb730758ab7a9dffb67f76561689af4826f9a2485fa14da83ee68e7decda73');
  expect(await seed(SECRET, 'k7w2', ['x', ''])).toBe('11410430588045916918');
});

test('luck cannot be shifted from one seat to another', async () => {
  expect(await seed(SECRET, 'k7w2', ['ab', 'c'])).not.toBe(await seed(SECRET, 'k7w2', ['a', 'bc']));
});
