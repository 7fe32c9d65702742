import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import { words } from '../../words/words.svelte';
import { ANY_VIEW, propsWith } from '../testing';
import { ask, markOf, way, would } from './decisions';
import type { Happening, Plan, View } from './view';

beforeAll(async () => {
  vi.spyOn(api, 'words').mockResolvedValue('');
  await words.learnGame('property');
});

const NOTHING = { k: 0, q: 0, j: 0, joker: 0 };
/** Ben owns a group of three, of which 2,8 is named. */
const VIEW: View = {
  ...ANY_VIEW,
  board: ['bbb.....', ...Array<string>(7).fill('........')],
  groups: [[3, 3, 3, 0, 0, 0, 0, 0]],
  column: 2,
  row: 8,
  court: [{ ...NOTHING, k: 1, q: 1 }, NOTHING],
};

const happens = (facts: object): Happening => ({ rule: 'P1', sentence: 'Told at length.', ...facts }) as Happening;
const planOf = (moves: string[], ...facts: object[]): Plan => ({ moves, happenings: facts.map(happens), told: '' });
const BUYING = planOf(['buy', 'give k'], { event: 'bought', seat: 0, owner: 1, square: '2,8', units: 4 });

test('a purchase is asked with its price and what would be overpaid', () => {
  const dear = planOf(['buy', 'give q', 'give k']);
  const shown = propsWith({ ...VIEW, phase: 'buy' }, { plans: [dear, BUYING] });
  expect(ask(shown)).toBe('Buy 2,8 for 3? K makes 4: you would overpay 1.');
});

test('a purchase that can be paid to the unit says so', () => {
  const shown = propsWith({ ...VIEW, phase: 'buy' }, { plans: [planOf(['buy', 'give q', 'give j'])] });
  expect(ask(shown)).toBe('Buy 2,8 for 3? Q + J pays it exactly.');
});

test('until the ways to pay are known, a purchase is asked with what one holds', () => {
  expect(ask(propsWith({ ...VIEW, phase: 'buy' }))).toBe('Buy 2,8 for 3? You hold 6 (K Q).');
});

test('while paying, what is laid and what is missing are told', () => {
  const paying: View = { ...VIEW, phase: 'give', given: { ...NOTHING, q: 1 } };
  expect(ask(propsWith(paying))).toBe('2 of 3 laid, 1 to go: K is 4, Q is 2, J and ★ are 1.');
});

test('a payment beyond the price is told before it is made', () => {
  expect(would(BUYING, propsWith(VIEW))).toBe('buy 2,8 for 4; you would overpay 1');
});

test('ways to pay are told by their cards, ways to a square by cards and square', () => {
  expect(way(BUYING, propsWith(VIEW))).toBe('K');
  const naming = planOf(['red 9d', 'black 10c'], { event: 'named', seat: 0, red: '9d', black: '10c', square: '5,7' });
  expect(way(naming, propsWith(VIEW))).toBe('9♦ 10♣ → 5,7');
});

test('taking, paying and losing carry different marks', () => {
  const kindOf = (facts: object) => markOf([planOf([], facts)])?.kind;
  expect(kindOf({ event: 'claimed', size: 1 })).toBe('take');
  expect(kindOf({ event: 'rent', dollars: 8 })).toBe('pay');
  expect(kindOf({ event: 'lost' })).toBe('lose');
});
