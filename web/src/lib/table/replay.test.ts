import { expect, test } from 'vitest';
import type { MovePlayed } from '../api/types';
import { stopAfter, stopsOf } from './replay.svelte';

const move = (seat: number, isHeard: boolean): MovePlayed => ({
  seat,
  text: 'red 3d',
  spoken: '3♦',
  happenings: isHeard ? [{ event: 'passed', rule: 'F35', sentence: 'Anna passes.', seat }] : [],
});
const moves = [move(0, false), move(0, true), move(1, false), move(1, true)];

test('a replay stops where its eyes see something new', () => {
  expect(stopsOf(moves, '')).toEqual([0, 2, 4]);
  expect(stopsOf(moves, '1')).toEqual([0, 2, 3, 4]);
  expect(stopsOf(moves, 'all')).toEqual([0, 1, 2, 3, 4]);
});

test('a step leads to the next stop, and no further than the ends', () => {
  expect(stopAfter([0, 2, 4], 0, 1)).toBe(2);
  expect(stopAfter([0, 2, 4], 3, -1)).toBe(2);
  expect(stopAfter([0, 2, 4], 4, 1)).toBe(4);
  expect(stopAfter([0, 2, 4], 0, -1)).toBe(0);
});
