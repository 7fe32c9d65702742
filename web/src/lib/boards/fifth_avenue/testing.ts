/** Positions of Fifth Avenue for tests. */
import { DISTRICTS } from './map';
import { COLOURS, type Auction, type View } from './view';

export const each = <Thing>(thing: () => Thing): Record<string, Thing> =>
  Object.fromEntries(DISTRICTS.map((district) => [district, thing()]));
export const nothing = { violet: null, green: null, grey: null, brown: null, orange: null, sixth: null };

export function viewWith(changes: Partial<View>): View {
  return {
    game: 'fifth_avenue',
    players: 2,
    options: {},
    phase: 'action',
    turn: 0,
    active: 0,
    seat: 0,
    turns: 0,
    scores: [0, 0],
    hands: [
      ['violet 4', 'black 6'],
      ['green ?', 'black ?'],
    ],
    reserves: [3, 3],
    supply: [15, 15],
    board: each(() => ({ ...nothing })),
    closed: [],
    park: [0, 0],
    blocks: [['fashion', 'gallery', 'gallery'], ['perfume', 'perfume'], [], [], [], [], [], []],
    park_shops: [],
    pawns: { white: 'start', beige: 'ts' },
    tokens: { white: [], beige: ['34w'] },
    piles: { violet: ['violet 5'], green: ['green 4', 'green ?'], grey: [], brown: ['brown 6'], orange: ['orange 4'] },
    deck: ['black ?'],
    discard: [],
    chosen_shop: null,
    taken: null,
    memory: { hands: [[], []], piles: {}, deck: 0 },
    auction: null,
    result: null,
    rings: each(() => [...COLOURS]),
    values: each(() => ({ violet: 1, green: 2, grey: 1, brown: 1, orange: 1 })),
    points: each(() => [0, 0]),
    full: [],
    presence: [0, 0],
    bonuses: [{ block: 2, districts: 3, points: 4 }],
    block_sizes: [3, 2, 3, 2, 3, 2, 3, 2],
    shops_left: 12,
    park_value: 1,
    bid_values: [0, 0],
    bid_limits: [0, 0],
    gedeon_value: 0,
    sites_to_come: [],
    bidding: null,
    beside_shops: {},
    ...changes,
  };
}

export const auctionWith = (changes: Partial<Auction>): Auction => ({
  pawn: 'white',
  site: 'ts',
  resume: 'end',
  colour: null,
  bids: [[], []],
  passed: [false, false],
  added: 0,
  gedeon: null,
  limit: null,
  ...changes,
});
