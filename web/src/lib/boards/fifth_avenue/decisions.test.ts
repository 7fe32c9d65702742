import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../../words/words.svelte';
import { propsWith } from '../testing';
import { ask, gainsAt, laying, markAt, moment, placesOf, way, would } from './decisions';
import { auctionWith, each, nothing, viewWith } from './testing';
import type { Happening, Plan, View } from './view';

const CATALOGUES = ['../src/quartier/games/fifth_avenue/locale/en.ftl', 'src/lib/boards/fifth_avenue/en.ftl'];

beforeAll(() => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const path of CATALOGUES)
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')), { allowOverrides: true });
  vi.spyOn(words, 'findIn').mockImplementation((_game, message, facts) => {
    const pattern = bundle.getMessage(message)?.value;
    return pattern ? bundle.formatPattern(pattern, facts) : null;
  });
});

const asked = (changes: Partial<View>): string | null => ask(propsWith(viewWith(changes)));
const planOf = (text: string, ...happenings: object[]): Plan => ({
  moves: [text],
  happenings: happenings.map((happening) => ({ rule: '', sentence: '', ...happening })) as Happening[],
  told: text,
});
const bidding = { phase: 'bid', bidding: { beat: 9, reach: { violet: 17, green: 12 } } };

test('a bid is asked with what is to be beaten, whose it is, and how far I can go', () => {
  expect(asked({ ...bidding, auction: auctionWith({}), bid_values: [0, 9] })).toBe(
    "Times Square: beat Ben's 9 or pass. You can reach 17.",
  );
});

test('cards that are laid tell what the bid still needs, and what it allows once it leads', () => {
  const auction = auctionWith({ bids: [['violet 4'], ['green 5', 'black 4']], added: 1 });
  expect(asked({ ...bidding, auction, bid_values: [4, 9], bid_limits: [3, 2] })).toContain('6 short of beating');
  expect(asked({ ...bidding, auction, bid_values: [10, 9], bid_limits: [2, 2] })).toContain('allows 2 buildings');
});

test('a bid that I cannot beat is called so', () => {
  const changes = { ...bidding, bidding: { beat: 20, reach: { violet: 17 } }, bid_values: [0, 20] };
  expect(asked({ ...changes, auction: auctionWith({}) })).toBe('Times Square: Ben bids 20, you can reach 17 at most.');
});

test('what may be built is asked with the worth of a building and what I have', () => {
  const auction = auctionWith({ colour: 'green', limit: 3 });
  expect(asked({ phase: 'build', auction, reserves: [2, 3] })).toBe(
    'Times Square is yours. Build up to 2 on green, worth 2 each; 2 in reserve.',
  );
});

test('laying a card tells the bid it makes', () => {
  const view = viewWith({ ...bidding, auction: auctionWith({ bids: [['violet 4'], []] }), bid_values: [4, 9] });
  expect(laying(propsWith(view), 'black 6')).toBe('black 6: your bid would be 10, which leads; up to one building.');
});

const ts = { ...nothing, violet: { owner: 0, count: 2 }, grey: { owner: 1, count: 1 } };
const placing = viewWith({
  phase: 'shop_plot',
  chosen_shop: 'perfume',
  board: { ...each(() => nothing), ts },
  beside_shops: { perfume: { 'ts green': { violet: 3, grey: 2 } } },
});

test('a shop tells what every owner gains by it, and its plot what I gain', () => {
  expect([...gainsAt(placing, 'ts green')]).toEqual([
    [0, 4],
    [1, 1],
  ]);
  expect(markAt(propsWith(placing), 'ts green')).toEqual({ kind: 'take', text: '+4' });
  const plan = planOf('plot ts green', { event: 'shop', seat: 0, shop: 'perfume', plot: 'ts green' });
  expect(would(plan, propsWith(placing))).toBe('perfumery on Times Square, green: +4 for you and +1 for Ben');
});

test('a scoring is a district and my points, a step the pawn that takes it', () => {
  const props = propsWith(viewWith({ points: { ts: [6, 3] } }));
  expect(way(planOf('score ts'), props)).toBe('Times Square: +6');
  expect(way(planOf('move white ts'), props)).toBe('white pawn');
});

test('an auction won is a moment, and what is built lies where it was built', () => {
  const won = { event: 'won', rule: '', sentence: '', seat: 0, site: 'ts', value: 12, limit: 2 } as const;
  expect(moment(won, propsWith(viewWith({})))?.title).toBe('You win Times Square');
  expect(placesOf(won)).toEqual([]);
  expect(placesOf({ event: 'built', rule: '', sentence: '', seat: 1, number: 2, plot: 'ts green' })).toEqual([
    'ts green',
  ]);
});
