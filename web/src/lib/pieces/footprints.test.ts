import { expect, test } from 'vitest';
import { footprints } from './footprints';

const town = (...rows: string[]) => rows.map((row) => Array.from(row, (letter) => (letter === '.' ? null : letter)));

test('touching lots of one owner stand under one roof, corners do not touch', () => {
  const found = footprints(town('aa.', '.ab', 'b.a'));
  expect(found.map((house) => [house.owner, house.lots.length])).toEqual([
    ['a', 3],
    ['b', 1],
    ['b', 1],
    ['a', 1],
  ]);
});

test('an empty town has no footprints', () => {
  expect(footprints(town('...', '...'))).toEqual([]);
});

test('a block of four covers the crossing between its lots', () => {
  const [house] = footprints(town('aa', 'aa'));
  expect(house?.path.match(/M/g)).toHaveLength(4 + 2 + 1);
});
