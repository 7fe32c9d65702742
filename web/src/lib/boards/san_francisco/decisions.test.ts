import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import { words } from '../../words/words.svelte';
import { propsWith } from '../testing';
import { STREETS } from './city';
import { answerOf, ask, chequeWould, laid, markOf, moment, placesOf, would } from './decisions';
import { frontOf } from './fronts';
import { view as placing } from './testing';
import { cardsLeft, streetName, type Happening, type Plan, type View } from './view';

/** The words that the server would send. */
const GAME_WORDS = readFileSync('../src/quartier/games/san_francisco/locale/en.ftl', 'utf8');
const NAMES = ['Anna', 'Ben', 'Cleo'];
const SAID = { rule: '', sentence: '' };
const shown = (changes: Partial<View>, happenings: Happening[] = []) =>
  propsWith<'san_francisco'>(
    { ...placing, ...changes },
    { names: NAMES, log: [{ number: 1, seat: 1, at: '', happenings }] },
  );
const plan = (...happenings: Happening[]): Plan => ({ moves: ['h 3 2'], happenings, told: '' });
const rebuilt = (seat: number): Happening => ({
  ...SAID,
  event: 'rebuilt',
  seat,
  kind: 'industry',
  district: '2 2',
  prestige: 6,
});
const lays: Happening = { ...SAID, event: 'laid', seat: 0, street: 'h 3 2' };
const plays = (seat: number, value: number): Happening => ({ ...SAID, event: 'played', seat, value });

beforeAll(async () => {
  vi.spyOn(api, 'words').mockResolvedValue(GAME_WORDS);
  await words.learnGame('san_francisco');
});

test('a street is told by the districts that it separates, and no two alike', () => {
  expect(streetName(placing, 'v 1 2')).toBe('between villas 1·1 and offices 1·2');
  expect(streetName(placing, 'v 5 8')).toBe('right of offices 5·7');
  expect(new Set(STREETS.map(({ key }) => streetName(placing, key))).size).toBe(STREETS.length);
});

test('a bid is asked for with what is to be beaten, what is laid and what is left', () => {
  const bids = [[20], [100, 10], []];
  expect(ask(shown({ phase: 'bid', bids, hands: [[10, 90], ['?'], ['?']] }))).toBe(
    'Bid more than 110, or pass? You have laid 20 and hold 100 more.',
  );
  expect(ask(shown({ phase: 'raise', bids: [[20, 100], [110], []] }))).toContain('120 beats 110.');
});

test('an influence card is asked for with how many win and what I have', () => {
  expect(ask(shown({ phase: 'play' }))).toContain('the 2 highest lay a stick and pay. You have 30');
  expect(ask(shown({ phase: 'play', card: 'border' }))).toContain('whoever is alone');
});

test('a street is asked for with where it may be and how many sticks are left', () => {
  expect(ask(shown({}))).toBe('Lay a stick beside industry. You have 13.');
  expect(ask({ ...shown({}), seat: null })).toBeNull();
});

test('a draw is asked for with the chance of losing it all', () => {
  const chances = { over: 0.25, next: [] };
  expect(ask(shown({ phase: 'draw', drawn: [60], limit: 100, chances }))).toBe(
    '60 of 100 drawn. Another? 25% to lose it all.',
  );
});

test('answers are verbs with their number', () => {
  const answer = (text: string, changes: Partial<View>) =>
    answerOf({ text, target: { button: text }, spoken: text }, shown(changes));
  expect(answer('commit', { phase: 'raise', bids: [[40, 70], [], []] })).toBe('Bid 110');
  expect(answer('influence', { phase: 'choose', action: 'buyback', removed: [3, 0, 0] })).toBe('+6 influence');
  expect(answer('cheques', { phase: 'choose', action: 'grant' })).toBe('Cheques, up to 100');
});

test('a cheque tells what it would make of the bid', () => {
  const bids = [[], [30], []];
  expect(chequeWould(20, shown({ phase: 'bid', bids }))).toContain('30 is still to beat');
  expect(chequeWould(20, shown({ phase: 'raise', bids: [[20], [30], []] }))).toContain('would be 40, more than 30');
});

test('a plan tells what I would rebuild, what a rival would, and what I would still need', () => {
  expect(would(plan(lays, rebuilt(0)), shown({}))).toBe(
    'lay a stick between industry 2·2 and leisure 3·2, you rebuild industry 2·2: +6',
  );
  expect(would(plan(lays, rebuilt(1)), shown({}))).toContain('Ben rebuilds industry 2·2: +6 for Ben');
  const standings = { '2 2': { prestige: 6, needs: [2, 3, 3] } };
  expect(would(plan(lays), shown({ standings }))).toContain('then one more stick at industry 2·2');
});

test('points for me and points for a rival are marked differently', () => {
  expect(markOf([plan(lays, rebuilt(0))], 0)).toEqual({ kind: 'take', text: '+6' });
  expect(markOf([plan(lays, rebuilt(1))], 0)).toEqual({ kind: 'lose', text: '+6' });
  expect(markOf([plan(lays)], 0)).toBeNull();
});

test('what everybody played lies there while sticks are laid, those who lost quietly', () => {
  const turned: Happening = { ...SAID, event: 'turned_up', round: 1, seat: 0, card: 'border' };
  const log = [plays(1, 9), turned, plays(0, 5), plays(1, 2)];
  expect(laid(shown({}, log), 1).map(({ rank }) => rank)).toEqual(['2']);
  expect(frontOf(placing, 0, log.slice(2))?.text).toBe('5');
  expect(frontOf(placing, 1, log.slice(2))).toMatchObject({ text: '2', isQuiet: true });
});

test('a stick changes its street, a move both streets, rebuilding its district', () => {
  const moved: Happening = { ...SAID, event: 'moved', seat: 0, owner: 1, origin: 'h 1 1', street: 'h 2 1' };
  expect([lays, moved, rebuilt(0), plays(0, 1)].map(placesOf)).toEqual([['h 3 2'], ['h 1 1', 'h 2 1'], ['2 2'], []]);
});

test('rebuilding is a moment of its owner', () => {
  expect(moment(rebuilt(1), shown({}))).toMatchObject({ title: 'Ben rebuilds: +6', inks: ['ochre'] });
  expect(moment(lays, shown({}))).toBeNull();
});

test('the auction cards still to come are all that have not been seen', () => {
  const left = cardsLeft({ ...placing, discard: ['industry cheques', 'border'] });
  expect(left.find(({ where }) => where === 'industry')?.count).toBe(3);
  expect(left.find(({ where }) => where === 'border')?.count).toBe(2);
});
