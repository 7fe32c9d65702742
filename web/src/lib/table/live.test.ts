import { expect, test, vi } from 'vitest';
import type { SocketEvents } from '../api/socket';
import type { FromServer, Position, Table, ToServer } from '../api/types';
import { ANY_VIEW } from '../boards/testing';
import { personAt } from '../pieces/seats';
import { LiveTable } from './live.svelte';

let server: SocketEvents;
const sent: ToServer[] = [];

vi.mock('../api/socket', () => ({
  Socket: class {
    constructor(_table: string, _language: () => string, events: SocketEvents) {
      server = events;
    }
    send = (message: ToServer) => sent.push(message);
    close(): void {}
  },
}));

const tableOf = (...names: string[]): Table =>
  ({ id: 'k7w2', game: 'property', seats: names.map((name, seat) => personAt(seat, name)) }) as Table;
const POSITION = {
  number: 1,
  seat: 0,
  turn: 1,
  phase: 'red',
  view: ANY_VIEW,
  moves: [],
  log: [],
} as unknown as Position;
const state = (table: Table, changes: Partial<Position> = {}): FromServer => ({
  type: 'state',
  table,
  position: { ...POSITION, ...changes },
  chat: [],
});

test('after a rename the log is asked for anew', () => {
  const live = new LiveTable('k7w2');
  server.heard(state(tableOf('Anna', 'Ben')));
  server.heard({ type: 'table', table: tableOf('Anna', 'Ben') });
  expect(sent).toEqual([]);
  server.heard({ type: 'table', table: tableOf('Anna Zweig', 'Ben') });
  expect(sent).toEqual([{ type: 'resume' }]);
  live.close();
});

test('only a move that was made can be taken back, and the others are asked once', () => {
  const live = new LiveTable('k7w2');
  const table = tableOf('Anna', 'Ben');
  server.heard(state(table, { can_undo: false, has_moved: false }));
  expect(live.canTakeBack).toBe(false);
  server.heard(state(table, { can_undo: false, has_moved: true }));
  expect(live.canTakeBack).toBe(true);
  server.heard({ type: 'table', table: { ...table, undo: { seat: 0, agreed: [], awaited: [1] } } });
  expect(live.canTakeBack).toBe(false);
  server.heard({ type: 'table', table: { ...table, rated: true } });
  expect(live.canTakeBack).toBe(false);
  live.close();
});

test('whoever has resigned is asked for nothing more', () => {
  const live = new LiveTable('k7w2');
  const table = tableOf('Anna', 'Ben');
  server.heard(state(table, { turn: 0 }));
  expect([live.isMine, live.hasLeft]).toEqual([true, false]);
  const seats = table.seats.map((seat) => ({ ...seat, gone: seat.seat === 0 ? ('resigned' as const) : null }));
  server.heard({ type: 'table', table: { ...table, seats } });
  expect([live.isMine, live.hasLeft]).toEqual([false, true]);
  live.close();
});
