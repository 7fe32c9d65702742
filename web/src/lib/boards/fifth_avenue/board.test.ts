import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Move } from '../../api/types';
import { propsWith } from '../testing';
import Actions from './Actions.svelte';
import Auction from './Auction.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import fifthAvenue from './index';
import { auctionWith, each, nothing, viewWith } from './testing';
import { COLOURS, faceOf, plotInWords, touchedBy, type Happening, type Plan } from './view';

const moveOf = (text: string, target: Move['target']): Move => ({ text, target, spoken: text });
function planOf(text: string): Plan {
  const [, pawn = '', place = ''] = text.split(' ');
  return {
    moves: [text],
    happenings: [{ event: 'moved', rule: 'F18', sentence: text, seat: 0, pawn, place }],
    told: text,
  };
}
const lit = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.spots [data-lit]')].map((spot) => spot.dataset['key'] ?? '');
const spot = (key: string): HTMLElement => document.querySelector(`[data-key="${key}"]`) as HTMLElement;

test('only plots that a move names are lit, and a click plays that move', () => {
  const props = propsWith(viewWith({}), { moves: [moveOf('plot ts green', { district: 'ts', plot: 'green' })] });
  render(Board, props);
  expect(lit()).toEqual(['ts green']);
  spot('ts green').click();
  spot('ts violet').click();
  expect(props.choose).toHaveBeenCalledExactlyOnceWith(['plot ts green'], expect.anything());
});

test('a place that both pawns can reach asks which of them is meant', () => {
  const texts = ['move white 34w', 'move beige 34w'];
  const moves = (['white', 'beige'] as const).map((pawn) => moveOf(`move ${pawn} 34w`, { pawn, place: '34w' }));
  const props = propsWith(viewWith({}), { moves, plans: texts.map(planOf) });
  render(Board, props);
  expect(lit()).toEqual(['34w']);
  spot('34w').click();
  expect(props.chooseAmong).toHaveBeenCalledWith(texts.map(planOf), expect.anything());
});

test('the four actions are always there; one that is impossible says why and plays nothing', () => {
  const moves = [moveOf('commission', { button: 'commission' }), moveOf('shop gallery', { shop: 'gallery' })];
  const props = propsWith(viewWith({ supply: [0, 15] }), { moves });
  render(Actions, props);
  screen.getByText('action-buildings').click();
  expect(props.remark).toHaveBeenCalledWith('why-no-buildings');
  expect(screen.getByText('action-score').closest('button')?.title).toBe('why-no-score');
  expect(props.choose).not.toHaveBeenCalled();
  screen.getByLabelText('shop gallery').click();
  screen.getByText('action-commission').click();
  expect(props.choose).toHaveBeenNthCalledWith(1, ['shop gallery']);
  expect(props.choose).toHaveBeenNthCalledWith(2, ['commission']);
});

test('a card that is bid keeps its place in the hand', () => {
  const auction = auctionWith({ bids: [['green 5'], []] });
  const hands = [['violet 4', 'black 6', 'black 6'], ['black ?']];
  render(Hand, propsWith(viewWith({ phase: 'bid', auction, hands })));
  const cards = [...document.querySelectorAll('[data-hand] .kind')];
  expect(cards.map((card) => card.querySelector('.badge')?.textContent ?? '')).toEqual(['', '1', '×2']);
});

test('a name in an auction has its whole as a title, however narrow its place', () => {
  const auction = auctionWith({});
  render(Auction, { view: viewWith({ phase: 'bid', auction }), auction, names: ['Anna the medium', 'Ben'] });
  expect(screen.getByText('Anna the medium').closest('[title]')?.getAttribute('title')).toBe('Anna the medium');
});

test('pointing at a plot foretells what a shop there would make of its neighbours', async () => {
  const view = viewWith({
    phase: 'shop_plot',
    chosen_shop: 'perfume',
    beside_shops: { perfume: { 'ts green': { violet: 5, grey: 3 } } },
  });
  render(Board, propsWith(view, { moves: [moveOf('plot ts green', { district: 'ts', plot: 'green' })] }));
  expect(document.querySelectorAll('text.changes')).toHaveLength(0);
  spot('ts green').focus();
  await Promise.resolve();
  expect([...document.querySelectorAll('text.changes')].map((text) => text.textContent)).toEqual(['5', '3']);
});

test('a closed district has no plots to point at', () => {
  render(Board, propsWith(viewWith({ board: { ...each(() => ({ ...nothing })), '34e': null }, closed: ['34e'] })));
  expect(document.querySelectorAll('[data-key^="34e "]')).toHaveLength(0);
  expect(document.querySelectorAll('[data-key^="ts "]')).toHaveLength(COLOURS.length);
});

test('who leads an auction is underlined, and nobody while two bids are equal', () => {
  const auction = auctionWith({ bids: [['violet 4'], ['green 5']] });
  const { rerender } = render(Auction, {
    view: viewWith({ phase: 'bid', auction, bid_values: [4, 5], bid_limits: [3, 2] }),
    auction,
    names: ['Anna', 'Ben'],
  });
  expect(document.querySelector('.leading')?.textContent).toBe('5');
  void rerender({ view: viewWith({ phase: 'bid', auction, bid_values: [5, 5], bid_limits: [3, 2] }) });
  return Promise.resolve().then(() => expect(document.querySelector('.leading')).toBeNull());
});

test('Gedeon bids beside the players, and is out once he is exceeded', () => {
  const auction = auctionWith({ bids: [['violet 6'], []], gedeon: ['black 5', 'black 5'] });
  render(Auction, {
    view: viewWith({ phase: 'bid', auction, bid_values: [6, 0], bid_limits: [1, 0], gedeon_value: 10 }),
    auction,
    names: ['Anna', 'Ben'],
  });
  expect(document.querySelector('.leading')?.textContent).toBe('10');
  expect(screen.getByText('gedeon')).toBeTruthy();
});

test('a card shows how many buildings it allows', () => {
  expect(['green 4', 'green 5', 'black 6'].map((card) => faceOf(card).towers)).toEqual([3, 2, 1]);
});

test('a plot in words is empty, has shops, or has an owner', () => {
  const ts = { ...nothing, violet: { shops: ['fashion'] }, green: { owner: 1, count: 2 } };
  const board = { ...each(() => nothing), ts };
  const said = ['violet', 'green', 'grey'].map((plot) => plotInWords(viewWith({ board }), ['Anna', 'Ben'], 'ts', plot));
  expect(said).toEqual(['plot-shops', 'plot-built', 'plot-empty']);
});

test('what plans would change is touched', () => {
  expect(touchedBy([planOf('move white ts')])).toEqual(new Set(['ts']));
});

test('points fly to the purse of who earns them, and nothing flies for nothing', () => {
  const points = (amount: number): Happening => ({
    event: 'points',
    rule: 'F25',
    sentence: '',
    seat: 1,
    points: amount,
  });
  expect(fifthAvenue.flight?.(points(4))).toEqual({ from: 'spot-ts', to: 'purse-1', text: '+4' });
  expect(fifthAvenue.flight?.(points(0))).toBeNull();
});
