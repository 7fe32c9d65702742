import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import type { Move } from '../../api/types';
import { words } from '../../words/words.svelte';
import type { BoardProps } from '../board';
import { propsWith } from '../testing';
import lotissements from '.';
import { arrangementIn } from './arrangement';
import Board from './Board.svelte';
import { ask, markOf, moment, placesOf, would, worthTo } from './decisions';
import Hand from './Hand.svelte';
import { FLAT, plotsOf, UPRIGHT } from './plots';
import { roundsIn } from './log';
import { sceneOf } from './scene';
import { blockRows } from './seen';
import { lotInWords, sorted, type Happening, type LogEntry, type Plan, type View } from './view';

/** The words that the server would send. */
const GAME_WORDS = `
set-house = houses
set-hlm = HLM
set-tower = towers
set-decoration = decorations
block-house = house { $number }
block-hlm = HLM { $number }
block-tower = tower { $number }
word-round = Round { $round }
`;

beforeAll(async () => {
  vi.spyOn(api, 'words').mockResolvedValue(GAME_WORDS);
  await words.learnGame('lotissements');
});

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const WHOLE = { building: 10, lawn: 2, pool: 2, tree: 2 };

/** Four in teams, tricks under way: Anna and Cleo play for the houses. */
function viewOf(changes: Partial<View> = {}): View {
  return {
    game: 'lotissements',
    players: 4,
    options: { teams: true, contre: false },
    round: 1,
    phase: 'play',
    turn: 0,
    first: 0,
    leader: 0,
    dealt: 10,
    hands: [['house 3', 'tower 2', 'lawn 4'], 3, 3, 3],
    discard: [],
    trick: [],
    offers: ['house', 'tower'],
    captured: [[], []],
    prospects: [
      { lays: [], points: 0 },
      { lays: [], points: 0 },
    ],
    lots: { house: [], pavilion: [], hlm: [], tower: [] },
    open_lots: ['house', 'pavilion', 'hlm', 'tower'],
    lacking: { house: WHOLE, pavilion: WHOLE, hlm: WHOLE, tower: WHOLE },
    left: { lawn: 5, pool: 5, tree: 5 },
    voids: [[], [], [], []],
    shown: [],
    ended: null,
    deck_size: 35,
    sides: [0, 1, 0, 1],
    winning: null,
    points: [0, 0],
    scores: [0, 0, 0, 0],
    seat: 0,
    stronger: [],
    ...changes,
  };
}

const SAID = { rule: 'L15', sentence: '' };
const dealt = (round: number): Happening => ({ ...SAID, event: 'dealt', round, blocks: 10 });
const played = (seat: number, block: string): Happening => ({ ...SAID, event: 'played', seat, block });
const took = (seat: number, kept: number): Happening => ({
  ...SAID,
  event: 'took',
  sentence: 'It is taken.',
  seat,
  kept,
  returned: 4 - kept,
});
const built = (seat: number, lot: string, points: number): Happening => ({
  ...SAID,
  event: 'built',
  seat,
  lot,
  points,
  partner: seat + 2,
  players: 2,
  blocks: 3,
});
const beaten = (seat: number, lot: string): Happening => ({
  ...SAID,
  event: 'beaten',
  seat,
  lot,
  partner: seat + 2,
  players: 2,
  blocks: 2,
});
const entry = (...happenings: Happening[]): LogEntry => ({ number: 1, seat: 0, at: '', happenings });
const plays = (...blocks: string[]): Happening[] => blocks.map((block, seat) => played(seat, block));
const block = (text: string): Move => ({ text, target: { block: text }, spoken: text });
const offer = (lot: string): Move => ({ text: `offer ${lot}`, target: { lot }, spoken: `choose the ${lot}` });

const propsOf = (view: View, changes: Partial<BoardProps<'lotissements'>> = {}) =>
  propsWith(view, { seat: view.seat, names: NAMES, ...changes });

test('a hand is sorted by set, with the decorations apart', () => {
  expect(sorted(['house 3', 'house 9', 'tower 2', 'lawn 4', 'tree 6'])).toEqual([
    ['house 3', 'house 9'],
    ['tower 2'],
    ['lawn 4', 'tree 6'],
  ]);
});

test('only a set that may be named is lit', () => {
  const props = propsOf(viewOf({ phase: 'offer', offers: [null, 'tower'], prospects: [] }), {
    moves: [offer('house'), offer('hlm')],
  });
  render(Board, props);
  expect([...document.querySelectorAll('[data-lit]')].map((lot) => lot.getAttribute('data-key'))).toEqual([
    'house',
    'hlm',
  ]);
  screen.getByRole('button', { name: /Lot of the towers/ }).click();
  expect(props.choose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: /choose the house/ }).click();
  expect(props.choose).toHaveBeenCalledWith(['offer house'], expect.any(String));
});

test('a lot says what lies there, what it lacks and what its builders have captured', () => {
  const lacking = { ...viewOf().lacking, house: { building: 9, lawn: 1, pool: 2, tree: 2 } };
  const prospects = [
    { lays: ['house 2'], points: 10 },
    { lays: [], points: 0 },
  ];
  const view = viewOf({
    lots: { ...viewOf().lots, house: ['house 1', 'lawn 1'] },
    lacking,
    captured: [['house 2'], []],
    prospects,
  });
  expect(lotInWords(view, 'house', NAMES)).toBe(
    'Lot of the houses: one building, one decoration. ' +
      'To be finished it lacks 9 buildings, one lawn, 2 pools, and 2 trees. ' +
      'Anna and Cleo: one block captured, worth 10 points now.',
  );
});

test('a lot that can no longer be finished says so', () => {
  expect(lotInWords(viewOf({ open_lots: ['house'] }), 'hlm', NAMES)).toContain('It cannot be finished any more');
});

test('what a side has captured stands on its lot in its ink, without decorations that find no place', () => {
  const captured = [['house 2', 'lawn 7', 'lawn 10'], []];
  const prospects = [
    { lays: ['house 2', 'lawn 7'], points: 20 },
    { lays: [], points: 0 },
  ];
  const view = viewOf({ lots: { ...viewOf().lots, house: ['house 1', 'lawn 1'] }, captured, prospects });
  const taken = plotsOf(view, 'house', new Map(), FLAT).filter((plot) => plot.number !== null);
  expect(taken.map(({ motif, number, ink }) => [motif, number, ink])).toEqual([
    ['house', 1, null],
    ['house', 2, 'blue'],
    ['lawn', 1, null],
    ['lawn', 7, 'blue'],
  ]);
});

test('a running trick lies before its seats, from the leader on', () => {
  const scene = sceneOf(viewOf({ trick: ['hlm 9', 'hlm 12'], leader: 3, turn: 1, winning: 0 }), []);
  expect(scene.plays).toEqual([
    { seat: 3, block: 'hlm 9' },
    { seat: 0, block: 'hlm 12' },
  ]);
  render(Board, propsOf(viewOf({ trick: ['hlm 9', 'hlm 12'], leader: 3, turn: 1, winning: 0 })));
  expect(screen.getByRole('img', { name: 'Anna: HLM 12, the strongest so far' })).toBeTruthy();
  expect(screen.getByText('Round 1 · trick 1 of 10')).toBeTruthy();
});

test('the trick taken last stays until the next begins, and shows what went back', () => {
  const log = [entry(...plays('hlm 1', 'hlm 2', 'hlm 3', 'house 4'), took(2, 1))];
  const scene = sceneOf(viewOf({ leader: 2, discard: ['hlm 1', 'hlm 2', 'hlm 3'], captured: [['house 4'], []] }), log);
  expect(scene.plays.map((play) => play.block)).toEqual(['hlm 1', 'hlm 2', 'hlm 3', 'house 4']);
  expect(scene).toMatchObject({ winning: 2, caption: 'It is taken.', gone: new Set(['hlm 1', 'hlm 2', 'hlm 3']) });
});

test('the trick before stays in sight, small, once the next has begun', () => {
  const log = [entry(...plays('hlm 1', 'hlm 2', 'hlm 3', 'house 4'), took(2, 1), ...plays('tower 5'))];
  const view = viewOf({
    leader: 2,
    trick: ['tower 5'],
    winning: 2,
    turn: 3,
    discard: ['hlm 1', 'hlm 2', 'hlm 3'],
    captured: [['house 4'], []],
  });
  expect(sceneOf(view, log).before.map((play) => play.block)).toEqual(['hlm 1', 'hlm 2', 'hlm 3', 'house 4']);
  render(Board, propsOf(view, { log }));
  expect(screen.getByText('Last trick')).toBeTruthy();
});

test('blocks turned up for the first speaker are shown until the first trick, of each seat the last one', () => {
  const turned = (seat: number, block: string): Happening => ({ ...SAID, event: 'turned_up', seat, block });
  const log = [
    entry(turned(0, 'hlm 12'), turned(1, 'hlm 3'), turned(2, 'tower 12'), turned(0, 'hlm 4'), turned(2, 'tree 6')),
  ];
  const scene = sceneOf(viewOf({ phase: 'offer', first: 2, leader: null }), log);
  expect(scene.plays).toEqual([
    { seat: 0, block: 'hlm 4' },
    { seat: 1, block: 'hlm 3' },
    { seat: 2, block: 'tree 6' },
  ]);
  expect(scene.winning).toBe(2);
  expect(sceneOf(viewOf({ phase: 'play', first: 2, leader: 2 }), log).plays).toEqual([]);
});

test('only with teams a move can leave the choice to a partner', () => {
  const alone = viewOf({ options: { teams: false, contre: false } });
  expect(lotissements.comesUp?.(viewOf(), 'build')).toBe(true);
  expect(lotissements.comesUp?.(alone, 'build')).toBe(false);
  expect(lotissements.comesUp?.(alone, 'house 3')).toBe(true);
});

/** Round 1 has ended: Anna and Cleo laid two houses and a lawn beside an older house; Ben and Dora lost a contest. */
const counted = {
  view: viewOf({
    round: 2,
    phase: 'offer',
    offers: [null, null],
    lots: { ...viewOf().lots, house: ['house 1', 'house 2', 'house 9', 'lawn 1'] },
    scores: [40, 0, 40, 0],
  }),
  log: [
    entry(dealt(1), ...plays('house 2', 'house 9', 'lawn 1', 'tower 4')),
    entry(took(2, 3)),
    entry(built(0, 'house', 30), beaten(1, 'house'), dealt(2)),
  ],
};

test('after a round its score is counted out, side by side', () => {
  render(Board, propsOf(counted.view, { log: counted.log }));
  const rows = within(screen.getByRole('table', { name: 'Round 1 counted' })).getAllByRole('row');
  const cells = rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  expect(cells).toEqual([
    ['Anna and Cleo', expect.stringContaining('houses: 2 buildings, one decoration'), '+30', '40'],
    ['Ben and Dora', 'contest lost', '+0', '0'],
  ]);
});

test('what was laid in the counted round carries the ink of its side, what lay there before does not', () => {
  expect(sceneOf(counted.view, counted.log).lines[0]?.blocks).toEqual(['house 2', 'house 9', 'lawn 1']);
});

test('the score is counted no longer once the next trick has begun', () => {
  expect(sceneOf({ ...counted.view, phase: 'play', trick: ['hlm 3'], leader: 1 }, counted.log).lines).toEqual([]);
});

test('a block that would win the trick as it lies is marked, and says so when looked at', () => {
  const props = propsOf(viewOf({ trick: ['house 2'], leader: 3, winning: 3, stronger: ['house 3'] }), {
    moves: [block('house 3')],
  });
  render(Hand, props);
  screen.getByRole('button', { name: 'house 3, would be the strongest' }).focus();
  expect(props.remark).toHaveBeenLastCalledWith('you would be ahead of Dora');
  expect(screen.getByRole('img', { name: 'tower 2' })).toBeTruthy();
});

test('a block that ends the trick is told by its plan', () => {
  const plan: Plan = {
    moves: ['house 3'],
    happenings: [...plays('house 3'), took(0, 1)],
    told: 'Anna takes the trick.',
  };
  const props = propsOf(viewOf({ trick: ['house 2', 'hlm 1', 'hlm 2'], leader: 1, winning: 1 }), {
    moves: [block('house 3')],
    plans: [plan],
  });
  render(Hand, props);
  screen.getByRole('button', { name: 'house 3' }).focus();
  expect(props.consider).toHaveBeenLastCalledWith([plan]);
});

test('who watches sees the table and no hand', () => {
  const view = viewOf({ seat: null, hands: [3, 3, 3, 3], trick: ['hlm 9'], leader: 0, winning: 0 });
  render(Board, propsOf(view));
  render(Hand, propsOf(view));
  expect(screen.getByRole('img', { name: 'Anna: HLM 9, the strongest so far' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
});

test('partners have one ink, and one is told who the partner is', () => {
  const view = viewOf();
  expect(NAMES.map((_, seat) => lotissements.inks(view, seat))).toEqual([['blue'], ['ochre'], ['blue'], ['ochre']]);
  expect(NAMES.map((_, seat) => lotissements.standing?.(view, seat))).toEqual([null, null, 'partner', null]);
});

test('points fly from the lot to those who have built there', () => {
  expect(lotissements.flight?.(built(1, 'hlm', 50))).toEqual({
    from: 'lot-hlm',
    to: 'purse-1',
    text: '+50',
  });
  expect(lotissements.flight?.(played(1, 'hlm 3'))).toBeNull();
});

test('the lots stand as they become largest: flat around a row on a low phone, upright on a high one and on a desk', () => {
  expect(arrangementIn({ width: 344, height: 350 })).toMatchObject({ isFlanked: false, layout: FLAT });
  expect(arrangementIn({ width: 374, height: 560 })).toMatchObject({ isFlanked: false, layout: UPRIGHT });
  expect(arrangementIn({ width: 850, height: 835 })).toMatchObject({ isFlanked: true, layout: UPRIGHT });
});

test('whoever leads is told what scores', () => {
  expect(ask(propsOf(viewOf()))).toBe('You lead. Your houses and all decorations score 10 each.');
});

test('whoever follows is told what must be played, who is ahead, and what lies there for them', () => {
  const trick = ['hlm 9', 'house 4'];
  const view = viewOf({ trick, leader: 2, winning: 2, hands: [['hlm 3'], 1, 1, 1] });
  expect(ask(propsOf(view))).toBe('Follow with HLM: Cleo is ahead with HLM 9 for you both. 10 points for you here.');
  const free = viewOf({ trick: ['hlm 9'], leader: 3, winning: 3 });
  expect(ask(propsOf(free))).toBe('No HLM: play anything. Dora is ahead with HLM 9.');
});

test('whoever names a set is told how many decorations they hold; who watches is told nothing of the kind', () => {
  const view = viewOf({ phase: 'offer', offers: [null, null] });
  expect(ask(propsOf(view))).toBe('Which set will you build? You hold one decoration: they trump.');
  expect(ask(propsOf(view, { seat: null }))).toBeNull();
});

test('a decoration that finds no place is worth nothing', () => {
  const prospects = [
    { lays: ['lawn 1', 'lawn 7'], points: 20 },
    { lays: [], points: 0 },
  ];
  const view = viewOf({ prospects });
  expect(worthTo(view, 0, ['house 2', 'lawn 10', 'pool 2', 'tower 5'])).toBe(20);
  expect(worthTo(view, 1, ['house 2', 'lawn 10', 'pool 2', 'tower 5'])).toBe(30);
});

test('a block that ends the trick tells who takes it and for how many points', () => {
  const trick = ['house 2', 'lawn 1', 'tower 5'];
  const plan = (winner: number): Plan => ({
    moves: ['house 3'],
    happenings: [...plays('house 3'), took(winner, 2)],
    told: '',
  });
  const shown = propsOf(viewOf({ trick, leader: 1, winning: 2 }), { plans: [plan(2)] });
  expect(would(plan(0), shown)).toBe('you take the trick: +30');
  expect(would(plan(2), shown)).toBe('Cleo takes the trick for you both: +30');
  expect(would(plan(1), shown)).toBe('Ben takes the trick: +20 for them');
  expect(markOf(shown, 'house 3')).toBe('+30');
  expect(markOf({ ...shown, plans: [plan(1)] }, 'house 3')).toBeNull();
});

test('a lot that others have named, built on or finished is where something happened', () => {
  expect(placesOf(built(1, 'hlm', 50))).toEqual(['hlm']);
  expect(placesOf(played(1, 'hlm 3'))).toEqual([]);
});

test('a round that ends is a moment, the first deal is none', () => {
  const shown = propsOf(viewOf({ points: [40, 20] }));
  expect(moment(dealt(2), shown)).toMatchObject({
    title: 'Round 1 is over',
    text: 'Anna and Cleo 40 · Ben and Dora 20',
  });
  expect(moment(dealt(1), shown)).toBeNull();
});

test('points are told by round and side', () => {
  const log = [entry(dealt(1), built(0, 'house', 30), built(1, 'hlm', 20), dealt(2), built(1, 'tower', 50))];
  expect(roundsIn(log, viewOf())).toEqual([
    { round: 1, points: [30, 20] },
    { round: 2, points: [0, 50] },
  ]);
});

test('of every block is told whether it is mine, gone or still out', () => {
  const rows = blockRows(viewOf({ discard: ['house 5'], captured: [['lawn 1'], []] }));
  const whereIs = (row: number, number: number) => rows[row]?.blocks[number - 1]?.where;
  expect([whereIs(0, 3), whereIs(0, 5), whereIs(0, 6)]).toEqual(['mine', 'gone', 'out']);
  expect([whereIs(4, 1), whereIs(4, 4), whereIs(4, 5)]).toEqual(['gone', 'mine', 'out']);
});
