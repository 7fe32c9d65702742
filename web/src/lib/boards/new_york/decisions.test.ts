import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import { words } from '../../words/words.svelte';
import { propsWith } from '../testing';
import { ask, laid, markOf, moment, placesOf, way, would } from './decisions';
import type { Happening, Plan, View } from './view';

/** The words that the server would send. */
const GAME_WORDS = `
colour-red = red
colour-blue = blue
colour-black = black
card-ruin = Ruin
`;

beforeAll(async () => {
  vi.spyOn(api, 'words').mockResolvedValue(GAME_WORDS);
  await words.learnGame('new_york');
});

const EMPTY = Array<string>(7).fill('.......');

function viewOf(changes: Partial<View> = {}): View {
  return {
    game: 'new_york',
    players: 3,
    options: { edition: 'boxed', events: false },
    phase: 'card',
    turn: 0,
    active: 0,
    seat: 0,
    board: EMPTY,
    groups: [],
    prices: [],
    colours: [['red'], ['blue'], ['yellow']],
    money: [5, 5, 5],
    scores: [0, 0, 0],
    reserves: null,
    hands: [['r1', 'b1'], 4, 4],
    played: [],
    discard: [],
    deck_size: 40,
    line: null,
    offered: null,
    square: null,
    stop_phase: false,
    swap_done: false,
    target: null,
    turns_played: 3,
    ...changes,
  };
}

const happens = (facts: object): Happening => ({ rule: 'N1', sentence: 'Told at length.', ...facts }) as Happening;
const planOf = (moves: string[], ...facts: object[]): Plan => ({ moves, happenings: facts.map(happens), told: '' });
const BUYING = planOf(
  ['play r3', 'play bj', 'square r3b5'],
  { event: 'named', seat: 0, red: 'r3', blue: 'bj', square: 'r3b5' },
  { event: 'bought', seat: 0, owner: 1, square: 'r3b5', price: 2, size: 3, colour: 'red' },
);

test('a turn is asked with the coins one has, and without events where there are none', () => {
  expect(ask(propsWith(viewOf()))).toBe('Name a building: play a red card, then a blue one. You have 5 coins.');
});

test('events are mentioned where they are played, and blue is black with playing cards', () => {
  const options = { edition: 'playing_cards', events: true };
  expect(ask(propsWith(viewOf({ options, money: [1, 5, 5] })))).toBe(
    'Play a red card, then a black one; or an event. You have one coin.',
  );
});

test('whoever can play nothing is told why the hand must go', () => {
  const moves = [{ text: 'redraw', spoken: 'discard the hand', target: {} }];
  expect(ask(propsWith(viewOf(), { moves }))).toBe('No pair of your cards can be played: draw a new hand.');
});

test('in the preliminary round one knows that colours are drawn afterwards', () => {
  expect(ask(propsWith(viewOf({ phase: 'place', active: null })))).toContain('drawn by lot');
  const options = { edition: 'boxed', own_colour: true };
  expect(ask(propsWith(viewOf({ phase: 'place', active: null, options })))).not.toContain('lot');
});

test('a purchase is told with its price and the coins that are left', () => {
  expect(would(BUYING, propsWith(viewOf()))).toBe('buy R3B5 from Ben for 2: a group of 3; you keep 3');
});

test('ways to a square are told by cards and square', () => {
  expect(way(BUYING, propsWith(viewOf()))).toBe('R3 B★ → R3B5');
});

test('taking, buying and losing carry different marks', () => {
  expect(markOf([BUYING])).toEqual({ kind: 'buy', text: '2¢' });
  expect(markOf([planOf([], { event: 'claimed', size: 2 })])).toEqual({ kind: 'take', text: '+2' });
  expect(markOf([planOf([], { event: 'lost' })])?.kind).toBe('lose');
});

test('what others played lies before them until they are asked again', () => {
  const named = happens({ event: 'named', seat: 1, red: 'r3', blue: 'b5', square: 'r3b5' });
  const log = [{ number: 1, seat: 1, happenings: [named] }] as never;
  expect(laid(propsWith(viewOf(), { log }), 1).map((face) => face.rank)).toEqual(['3', '5']);
  expect(laid(propsWith(viewOf({ active: 1 }), { log }), 1)).toEqual([]);
});

test('an event that empties corners changes all four', () => {
  expect(placesOf(happens({ event: 'ruined', seat: 1, card: 'r-ruin', pawns: 2 }))).toHaveLength(4);
});

test('the lottery is a moment of whoever drew the colour', () => {
  const drawn = happens({ event: 'lot', seat: 0, colour: 'blue' });
  const shown = propsWith(viewOf({ colours: [['blue'], ['red'], ['yellow']] }));
  expect(moment(drawn, shown)).toMatchObject({ title: 'You are now blue', inks: ['blue'] });
  expect(moment(happens({ event: 'lot', seat: 1, colour: 'red' }), shown)).toBeNull();
});
