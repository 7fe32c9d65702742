/** What a decision of Fifth Avenue is about, in numbers and to whoever decides. */
import type { Move } from '../../api/types';
import type { CardFace } from '../../pieces/cards';
import type { Mark } from '../../pieces/marks';
import { beginningWith } from '../../table/plans';
import { wouldOf } from '../../table/told';
import { words } from '../../words/words.svelte';
import type { BoardProps, Moment } from '../board';
import {
  cellAt,
  faceOf,
  inkOf,
  listed,
  nameOf,
  placeName,
  say,
  shopInHand,
  touchedIn,
  valueOf,
  worthAt,
  type Happening,
  type Plan,
  type View,
} from './view';
import type { District } from './map';

type Shown = BoardProps<'fifth_avenue'>;

export function ask(shown: Shown): string | null {
  const { view, seat } = shown;
  return seat === null ? null : (QUESTIONS[view.phase]?.(shown, seat) ?? null);
}

const QUESTIONS: Partial<Record<string, (shown: Shown, seat: number) => string>> = {
  setup_shop: ({ view }) => say('ask-place-first', { shop: say(`kind-${view.tile}`) }),
  setup_building: ({ view }, seat) => say('ask-first-building', { number: (view.presence[seat] ?? 0) + 1 }),
  action: (shown, seat) =>
    say('ask-which-action', {
      reserve: shown.view.reserves[seat] ?? 0,
      cards: shown.view.hands[seat]?.length ?? 0,
    }),
  shop_plot: ({ view }) => say('ask-place-shop', { shop: say(`kind-${view.chosen_shop}`) }),
  extra_move: () => say('ask-extra-move'),
  cards: ({ view }) =>
    view.taken ? say('ask-second-card', { colour: say(`colour-${view.taken}`) }) : say('ask-first-card'),
  move: ({ view }) => say(Object.values(view.pawns).includes('park') ? 'ask-move-or-auction' : 'ask-move-pawn'),
  bid: askBid,
  build: askBuild,
};

/** What stands to be beaten, how far I can go, and what my bid still needs. */
function askBid({ view, names }: Shown, seat: number): string {
  const { auction, bidding } = view;
  if (!auction || !bidding) return say('ask-bid');
  const facts = {
    site: placeName(auction.site),
    beat: bidding.beat,
    leader: leaderOf(view, seat, names),
    reach: Math.max(0, ...Object.values(bidding.reach)),
    mine: view.bid_values[seat] ?? 0,
    missing: bidding.beat + 1 - (view.bid_values[seat] ?? 0),
    limit: view.bid_limits[seat] ?? 0,
  };
  if (auction.added > 0) return say(facts.missing > 0 ? 'ask-bid-more' : 'ask-bid-enough', facts);
  if (facts.beat === 0) return say('ask-bid-first', facts);
  if (facts.reach <= facts.beat) return say('ask-bid-beyond', facts);
  return say(facts.mine > 0 ? 'ask-bid-raise' : 'ask-bid-beat', facts);
}

/** Whose bid is the highest but mine. */
function leaderOf(view: View, seat: number, names: string[]): string {
  const values = [...view.bid_values.slice(0, view.players), view.gedeon_value];
  const leader = values.findIndex((value, owner) => owner !== seat && value === view.bidding?.beat);
  return leader < 0 ? '' : nameOf(view, leader, names);
}

function askBuild({ view, moves }: Shown, seat: number): string {
  const { auction } = view;
  if (!auction) return say('ask-build');
  const site = placeName(auction.site);
  const facts = {
    site,
    most: Math.min(auction.limit ?? 0, view.reserves[seat] ?? 0),
    limit: auction.limit ?? 0,
    reserve: view.reserves[seat] ?? 0,
    each: words.number(worthOf(view, auction.colour ?? '')),
    closing: buildingsIn(view, auction.site),
  };
  const canClose = moves.some(({ text }) => text === 'close');
  if (moves.length === 1 && canClose) return say('ask-must-close', facts);
  if (facts.reserve === 0 && !canClose) return say('ask-build-nothing', facts);
  if (auction.site === 'park') return say('ask-build-park', facts);
  return say(canClose ? 'ask-build-or-close' : 'ask-build-on', {
    ...facts,
    plot: say(`plot-${auction.colour}`),
  });
}

/** What a building bought at the auction under way is worth: now on a plot, about at the end in the park. */
export const worthOf = (view: View, colour: string): number =>
  view.auction?.site === 'park' ? view.park_value : (worthAt(view, view.auction?.site ?? '', colour) ?? 0);

/** Closing a district pays its winner a point for every building in it (F42). */
const buildingsIn = (view: View, site: string): number =>
  Object.values(view.board[site] ?? {}).reduce((sum, cell) => sum + (cell && 'count' in cell ? cell.count : 0), 0);

/** What laying a card would make of my bid. */
export function laying({ view, seat }: Shown, card: string): string {
  const { label } = faceOf(card);
  const laid = seat === null ? [] : (view.auction?.bids[seat] ?? []);
  const cards = [...laid, card];
  const value = cards.reduce((sum, each) => sum + Number(valueOf(each)), 0);
  const limit = Math.min(...cards.map((each) => faceOf(each).towers ?? 0));
  if (!view.bidding) return say('card-allows', { card: label, count: limit });
  return say('laying', { card: label, value, limit, missing: Math.max(0, view.bidding.beat + 1 - value) });
}

// What plans would do

export function would(plan: Plan, shown: Shown): string {
  const effect = wouldOf('fifth_avenue', plan, shown.names, shown.seat);
  const placed = plan.happenings.find(({ event }) => event === 'shop' || event === 'first_shop');
  const gains = placed && 'plot' in placed ? gainsInWords(shown, placed.plot) : '';
  return gains ? say('would-with-gains', { effect, gains }) : effect;
}

/** Which pawn goes there, or which district is scored and what that pays. */
export function way(plan: Plan, shown: Shown): string {
  const [verb = '', thing = ''] = plan.moves[0]?.split(' ') ?? [];
  if (verb === 'move') return say(`pawn-${thing}`);
  if (verb !== 'score') return would(plan, shown);
  return say('way-score', {
    district: say(`short-${thing}`),
    points: shown.view.points[thing]?.[shown.seat ?? -1] ?? 0,
  });
}

/** One plan for each of these moves; without what it would do while the plans are on their way. */
export const plansFor = (moves: Move[], plans: Plan[]): Plan[] =>
  moves.map(({ text, spoken }) => beginningWith(plans, text)[0] ?? { moves: [text], happenings: [], told: spoken });

/** What each owner's buildings beside a plot would earn more in a scoring if the shop in hand stood there. */
export function gainsAt(view: View, key: string): Map<number, number> {
  const kind = shopInHand(view);
  const values = kind ? view.beside_shops[kind]?.[key] : undefined;
  const district = key.split(' ')[0] as District;
  const gains = new Map<number, number>();
  for (const [plot, worth] of Object.entries(values ?? {})) {
    const cell = cellAt(view, district, plot);
    const gain = worth - (worthAt(view, district, plot) ?? 0);
    if (cell && 'owner' in cell && gain && cell.owner < view.players)
      gains.set(cell.owner, (gains.get(cell.owner) ?? 0) + gain * cell.count);
  }
  return gains;
}

function gainsInWords({ view, seat, names }: Shown, key: string): string {
  const gains = [...gainsAt(view, key)].map(([owner, points]) =>
    owner === seat ? say('gain-mine', { points }) : say('gain-of', { name: names[owner] ?? '', points }),
  );
  return listed(gains);
}

/** What I would gain at a place: by a shop on a plot, or by scoring a district. A rival's gain is told apart. */
export function markAt({ view, seat }: Shown, key: string): Mark | null {
  if (seat === null) return null;
  if (view.phase === 'action') return scoringMark(view.points[key]?.[seat] ?? 0);
  const gains = gainsAt(view, key);
  const mine = gains.get(seat) ?? 0;
  const theirs = Math.max(0, ...[...gains].filter(([owner]) => owner !== seat).map(([, points]) => points));
  if (mine) return { kind: 'take', text: `+${mine}` };
  return theirs ? { kind: 'pay', text: `+${theirs}` } : null;
}

const scoringMark = (points: number): Mark => ({ kind: points ? 'take' : 'pay', text: points ? `+${points}` : '0' });

// What just happened

/** What the others bid lies before them until the auction ends. */
export function laid({ view, seat: me }: Shown, seat: number): CardFace[] {
  return seat === me ? [] : (view.auction?.bids[seat] ?? []).map(faceOf);
}

const IN_PARK = new Set<Happening['event']>(['built_in_park', 'under_park']);
/** An auction that begins or ends changes nothing on the map by itself. */
const NOWHERE = new Set<Happening['event']>(['auction', 'won', 'no_sale']);

export function placesOf(happening: Happening): string[] {
  if (IN_PARK.has(happening.event)) return ['park'];
  return NOWHERE.has(happening.event) ? [] : touchedIn(happening);
}

export function moment(happening: Happening, { view, names, seat: me }: Shown): Moment | null {
  const text = happening.sentence;
  switch (happening.event) {
    case 'won':
    case 'closed': {
      const facts = {
        me: happening.seat === me ? 'seat' : 'nobody',
        name: names[happening.seat] ?? '',
        place: placeName(happening.event === 'won' ? happening.site : happening.district),
      };
      return { title: say(`moment-${happening.event}`, facts), text, inks: [inkOf(view, happening.seat)] };
    }
    case 'gedeon_closed':
      return {
        title: say('moment-closed', { me: 'nobody', name: say('gedeon'), place: placeName(happening.district) }),
        text,
        inks: ['black'],
      };
    case 'bonus':
      return happening.seat === me
        ? { title: say('moment-bonus', { points: happening.points }), text, inks: [inkOf(view, me)] }
        : null;
    case 'last_shop':
    case 'second_stop':
      return { title: say(`moment-${happening.event}`), text };
    default:
      return null;
  }
}

/** How high I can bid in each colour, and what a building bought with it is worth. */
export const offersOf = (view: View): { colour: string; reach: number; each: string; label: string }[] =>
  Object.entries(view.bidding?.reach ?? {}).map(([colour, reach]) => {
    const worth = worthOf(view, colour);
    const each = view.auction?.site === 'park' ? `~${words.number(worth)}` : String(worth);
    const label = say('offer', { colour: say(`colour-${colour}`), reach, points: each });
    return { colour, reach, each, label };
  });
