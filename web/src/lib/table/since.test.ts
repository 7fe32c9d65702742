import { beforeAll, expect, test } from 'vitest';
import type { Happening, LogEntry } from '../api/types';
import type { Board } from '../boards/board';
import property from '../boards/property';
import { words } from '../words/words.svelte';
import { entriesSince, placesIn, sinceOf } from './since';

const board = property as Board;
const NAMES = ['Anna', 'Ben', 'Carla'];
const NONE = new Set<number>();
const entryOf = (number: number, seat: number, ...happenings: Happening[]): LogEntry => ({
  number,
  seat,
  at: '',
  happenings,
});
const claimed = (seat: number, square: string): Happening => ({
  event: 'claimed',
  rule: 'P17',
  sentence: '',
  seat,
  square,
  size: 1,
});
const rent = (seat: number, owner: number): Happening => ({
  event: 'rent',
  rule: 'P18',
  sentence: '',
  seat,
  owner,
  dollars: 4,
  size: 2,
});
const drew = (seat: number): Happening => ({ event: 'drew', rule: 'P28', sentence: '', seat, cards: 1 });

beforeAll(async () => {
  globalThis.fetch = () => Promise.resolve(new Response('')); // the server's words of the game are of no account here
  await words.learnGame('property');
});

const LOG = [
  entryOf(0, 0),
  entryOf(1, 0, claimed(0, '1,1')),
  entryOf(2, 1, claimed(1, '2,2')),
  entryOf(3, 2, rent(2, 0)),
];

test('what the others did since my move is told in one line, what concerns me first', () => {
  const since = entriesSince(LOG, 0, NONE);
  expect(sinceOf(board, 'property', since, NAMES, 0, NONE)).toEqual({
    lead: 'Since your turn:',
    text: 'Carla paid you 4 $, Ben claimed 2,2',
  });
  expect(placesIn(board, since)).toEqual(['2,2']);
});

test('a move of my own ends it', () => {
  expect(entriesSince([...LOG, entryOf(4, 0, claimed(0, '3,3'))], 0, NONE)).toEqual([]);
});

test('a move that was played for me does not end it, and is told', () => {
  const forced = new Set([4]);
  const since = entriesSince([...LOG, entryOf(4, 0, claimed(0, '3,3'))], 0, forced);
  const { lead, text } = sinceOf(board, 'property', since, NAMES, 0, forced);
  expect(lead).toBe('Your only move was played for you.');
  expect(text).toContain('Ben claimed 2,2');
});

test('rounds in which nobody could do anything are told as skipped', () => {
  const idle = [entryOf(5, 1, drew(1)), entryOf(6, 0, drew(0))];
  const since = entriesSince([entryOf(4, 0), ...idle], 0, new Set([6]));
  expect(sinceOf(board, 'property', since, NAMES, 0, new Set([6])).text).toBe(
    'Nobody could do anything: a round was skipped.',
  );
});

test('whoever only watches sees the last move', () => {
  expect(entriesSince(LOG, null, NONE)).toEqual([LOG[3]]);
});
