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

/** A queue, the numbers of the positions that it has shown, and whether it says that it is late. */
function watched(telling?: string) {
  const seen: number[] = [];
  const told = { isLate: false, log: [] as LogEntry[] };
  const queue = new PositionQueue({
    draw: (position) => {
      seen.push(position.number);
      told.log = position.log;
    },
    isTelling: (entry) => entry.happenings.some(({ event }) => event === telling),
    isIdle: (entry) => entry.at === 'idle',
    fell: (isLate) => (told.isLate = isLate),
  });
  return { seen, told, queue };
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

test('the longer the queue, the faster the show', () => {
  const { queue, seen } = watched();
  for (let number = 1; number <= 13; number++) queue.add(told(number));
  vi.advanceTimersByTime(700);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(370);
  expect(seen).toEqual([1, 2, 3]);
});

test('a show that is late says so until it has caught up', () => {
  const { queue, told: heard } = watched();
  queue.add(told(1));
  queue.add(told(2));
  expect(heard.isLate).toBe(false);
  for (let number = 3; number <= 10; number++) queue.add(told(number));
  expect(heard.isLate).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(heard.isLate).toBe(false);
});

test('a jump shows the last position at once, and tells in the log whatever was left out', () => {
  const { queue, seen, told: heard } = watched();
  for (let number = 1; number <= 10; number++) queue.add(told(number));
  queue.jump();
  expect(seen).toEqual([1, 10]);
  expect(heard.log.map((entry) => entry.number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(heard.isLate).toBe(false);
});

test('what changes nothing passes at once', () => {
  const { queue, seen } = watched();
  queue.add(positionOf(1, [{ ...entryOf(1, 1), at: 'idle' }]));
  queue.add(told(2));
  vi.advanceTimersByTime(60);
  expect(seen).toEqual([1, 2]);
});
