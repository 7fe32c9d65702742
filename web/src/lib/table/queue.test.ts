import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry, Position } from '../api/types';
import { ANY_VIEW } from '../boards/testing';
import { PositionQueue } from './queue';

const positionOf = (number: number, log: LogEntry[]): Position => ({
  number,
  seat: 0,
  turn: 0,
  phase: 'red',
  question: '',
  view: ANY_VIEW,
  moves: [],
  can_undo: false,
  has_moved: false,
  clocks: null,
  log,
});
const entryOf = (number: number, seat: number, happenings: LogEntry['happenings'] = []): LogEntry => ({
  number,
  seat,
  at: '',
  happenings,
});
const told = (number: number): Position => positionOf(number, [entryOf(number, 1)]);
const mine = (number: number, ...happenings: LogEntry['happenings']): Position =>
  positionOf(number, [entryOf(number, 0, happenings)]);

/** A queue, and the numbers of the positions that it has shown. */
function watched(telling?: string) {
  const seen: number[] = [];
  const show = (position: Position): unknown => seen.push(position.number);
  return {
    seen,
    queue: new PositionQueue(
      show,
      () => false,
      (event) => event === telling,
    ),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("others' moves are shown one after the other, the first at once", () => {
  const { queue, seen } = watched();
  queue.add(told(1));
  queue.add(told(2));
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([1, 2]);
});

test('what I did is shown at once, however long the move before would have stayed', () => {
  const { queue, seen } = watched();
  queue.add(told(1));
  queue.add(mine(2));
  expect(seen).toEqual([1, 2]);
});

test('what is worth a longer look stays, also if I brought it about', () => {
  const { queue, seen } = watched('took');
  queue.add(mine(1, { event: 'took', rule: 'L17', sentence: '', seat: 0, kept: 1, returned: 3 }));
  queue.add(told(2));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([1, 2]);
});

test('a cut forgets what was waiting', () => {
  const { queue, seen } = watched();
  queue.add(told(1));
  queue.add(told(2));
  queue.showNow(told(7));
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([1, 7]);
});

test('what I did myself is shown at once, even right after a move of somebody else', () => {
  const { queue, seen } = watched();
  queue.add(told(1));
  queue.add({ ...told(2), log: [] });
  expect(seen).toEqual([1, 2]);
  queue.add(told(3));
  vi.advanceTimersByTime(60);
  expect(seen).toEqual([1, 2, 3]);
});
