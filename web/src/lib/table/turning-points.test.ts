import { expect, test } from 'vitest';
import type { Decision } from '../api/types';
import { turningPointsOf } from './turning-points';

const decision = (number: number, cost: number, luck: number[]): Decision => ({
  number,
  seat: 0,
  phase: 'red',
  move: 'red 3d',
  best: 'red 4d',
  move_spoken: 'a',
  best_spoken: 'b',
  chances: [0.5, 0.5],
  after: [0.5 - cost, 0.5 + cost],
  cost,
  luck,
});
const analysisOf = (...decisions: Decision[]) => ({ seats: [], chances: [], decisions });

test('a costly choice and a stroke of luck are turning points, in the order of the game', () => {
  const found = turningPointsOf(
    analysisOf(decision(0, 0, [0, 0]), decision(1, 0.2, [0, 0]), decision(2, 0, [-0.1, 0.3])),
  );
  expect(found.map(({ kind, seat, move }) => [kind, seat, move])).toEqual([
    ['choice', 0, 1],
    ['luck', 1, 3],
  ]);
  expect(found.map(({ swing }) => swing)).toEqual([-0.2, 0.3]);
});

test('small changes are no turning points, and only the greatest are told', () => {
  expect(turningPointsOf(analysisOf(decision(0, 0.01, [0.02, -0.02])))).toEqual([]);
  expect(
    turningPointsOf(analysisOf(decision(0, 0.1, [0, 0]), decision(1, 0.3, [0, 0]), decision(2, 0.2, [0, 0])), 2).map(
      ({ move }) => move,
    ),
  ).toEqual([1, 2]);
});
