import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../api/types';
import { PositionQueue } from './queue';

const told = (number: number): Position =>
  ({ number, seat: 0, log: [{ number, seat: 1, at: '', happenings: [] }] }) as unknown as Position;

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

const mine = (number: number, ...events: string[]): Position =>
  ({
    number,
    seat: 0,
    log: [{ number, seat: 0, at: '', happenings: events.map((event) => ({ event })) }],
  }) as unknown as Position;

test('what I did is shown at once, however long the move before would have stayed', () => {
  const { queue, seen } = watched();
  queue.add(told(1));
  queue.add(mine(2));
  expect(seen).toEqual([1, 2]);
});

test('what is worth a longer look stays, also if I brought it about', () => {
  const { queue, seen } = watched('took');
  queue.add(mine(1, 'played', 'took'));
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
