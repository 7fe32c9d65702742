/** What a decision of San Francisco is about, in numbers and to whoever decides; and what has just happened. */
import type { Move } from '../../api/types';
import type { CardFace } from '../../pieces/cards';
import type { Mark } from '../../pieces/marks';
import { told } from '../../table/told';
import type { BoardProps, Moment } from '../board';
import { touchedBy } from './city';
import {
  actionFace,
  auctionFace,
  districtName,
  inkOf,
  percent,
  say,
  streetName,
  sum,
  whereSaid,
  type Happening,
  type Plan,
  type View,
} from './view';

type Shown = BoardProps<'san_francisco'>;

export const influenceFace = (value: number): CardFace => ({
  rank: String(value),
  emblem: 'rosette',
  tone: 'black',
  label: say('move-play', { value }),
});

// What is asked

const cardOf = (view: View): string =>
  view.action === null ? auctionFace(view.card ?? '', view.players).label : actionFace(view.action).label;

/** How many may lay a stick: an action is for one. */
const investorsOf = (view: View): number =>
  view.action === null ? Number(auctionFace(view.card ?? '', view.players).investors) : 1;

const held = (view: View, seat: number): number => sum(view.hands[seat] as number[]);

/** The highest bid of the others. */
const highestRival = (view: View, seat: number): number =>
  Math.max(0, ...view.bids.filter((_, owner) => owner !== seat).map(sum));

/** Cheques that lie there already, for the seat that adds to them. */
function laidBy(view: View, seat: number): number {
  if (view.phase === 'hide') return sum(view.hidden[seat] ?? []);
  if (view.phase === 'offer') return sum(view.offers[view.receiver ?? seat] ?? []);
  return sum(view.bids[seat] ?? []);
}

const GRANT = { influence: 4, limit: 100 };
const FOR_A_STICK = { influence: 2, limit: 50 };

/** What may be taken for a grant, or for the sticks that were sold (S72, S73). */
function takings(view: View, seat: number): { influence: number; limit: number } {
  const sold = view.removed[seat] ?? 0;
  if (view.action !== 'buyback') return GRANT;
  return { influence: FOR_A_STICK.influence * sold, limit: FOR_A_STICK.limit * sold };
}

/** Where the auction card or the option tile lets its winner lay a stick. */
function placeAsked(view: View): string {
  const [where = ''] = (view.card ?? '').split(' ');
  if (view.action !== null) return say(view.picked === null ? 'ask-place-anywhere' : 'ask-place-second');
  if (where === 'border') return say('ask-place-border');
  const tile = view.investor_tiles[0];
  return say('ask-place-beside', { where: tile ? say(`tile-${tile}`) : whereSaid(where) });
}

const ASKED: Partial<Record<View['phase'], (shown: Shown, seat: number) => string>> = {
  reveal: ({ view }) => say('ask-reveal-card', { card: cardOf(view) }),
  play: ({ view }, seat) => {
    const investors = investorsOf(view);
    const facts = { investors, influence: view.influence[seat] ?? 0 };
    return say(investors < view.players ? 'ask-play-for' : 'ask-play-all', facts);
  },
  bid: ({ view }, seat) => {
    const [highest, laid] = [highestRival(view, seat), laidBy(view, seat)];
    return say(highest ? 'ask-bid-over' : 'ask-bid-first', { highest, laid, held: held(view, seat) });
  },
  raise: ({ view }, seat) => {
    const [highest, total] = [highestRival(view, seat), laidBy(view, seat)];
    const facts = { highest, total, missing: highest - total, held: held(view, seat) };
    return say(total > highest ? 'ask-raise-enough' : 'ask-raise-more', facts);
  },
  pay: ({ view }, seat) => say('ask-pay-for', { tile: say(`tile-${view.tile}`), held: held(view, seat) }),
  hide: ({ view, names }, seat) =>
    say('ask-hide-for', {
      tile: say(`tile-name-${view.tile}`),
      rivals: names.filter((_, rival) => rival !== seat && view.picks[rival] === view.tile).join(', '),
      total: laidBy(view, seat),
      held: held(view, seat),
    }),
  offer: ({ view, names }, seat) =>
    say('ask-offer-to', { name: names[view.receiver ?? 0] ?? '', total: laidBy(view, seat), held: held(view, seat) }),
  answer: ({ view, names }, seat) =>
    say('ask-answer-to', { name: names[view.buyer ?? 0] ?? '', total: sum(view.offers[seat] ?? []) }),
  place: ({ view }, seat) =>
    say('ask-place-where', { where: placeAsked(view), sticks: view.lifted === null ? (view.supply[seat] ?? 0) : 1 }),
  remove: ({ view }, seat) => say('ask-remove-for', { count: view.removed[seat] ?? 0, ...takings(view, seat) }),
  choose: ({ view }, seat) =>
    say('ask-choose-of', { ...takings(view, seat), held: held(view, seat), has: view.influence[seat] ?? 0 }),
  draw: ({ view }) =>
    say(view.drawn.length ? 'ask-draw-more' : 'ask-draw-first', {
      total: sum(view.drawn),
      limit: view.limit ?? 0,
      chance: percent(view.chances?.over ?? 0),
    }),
};

export function ask(shown: Shown): string | null {
  return shown.seat === null ? null : (ASKED[shown.view.phase]?.(shown, shown.seat) ?? null);
}

/** An answer as a button: a verb, with the number it is about. */
export function answerOf({ text, target }: Move, { view, seat, names }: Shown): string {
  if ('seat' in target) return say('buys', { name: names[Number(target['seat'])] ?? '' });
  const facts = seat === null ? {} : { total: laidBy(view, seat), ...takings(view, seat) };
  if (text === 'commit') return say(`answer-commit-${view.phase}`, facts);
  if (text === 'pass') return say(view.phase === 'place' ? 'answer-waive' : 'answer-pass');
  return say(`answer-${text}`, facts);
}

/** What adding or paying a cheque makes of what lies there already. */
export function chequeWould(cheque: number, { view, seat }: Shown): string {
  if (seat === null) return '';
  const left = held(view, seat) - cheque;
  if (view.phase === 'pay') return say('pay-would', { cheque, left });
  const total = laidBy(view, seat) + cheque;
  const highest = highestRival(view, seat);
  const isBid = view.phase === 'bid' || view.phase === 'raise';
  return say(isBid ? (total > highest ? 'bid-would' : 'bid-would-not') : 'add-would', { total, highest, left });
}

// What a plan would do

const STREETS = new Set(['street', 'origin']);

/** A happening with its streets and districts as they are called at the table. */
function named(happening: Happening, view: View): Happening {
  const facts = Object.entries(happening).map(([fact, value]): [string, unknown] => {
    if (fact === 'district') return [fact, districtName(view, String(value))];
    if (STREETS.has(fact) || (fact === 'other' && typeof value === 'string'))
      return [fact, streetName(view, String(value))];
    return [fact, value];
  });
  return Object.fromEntries(facts) as Happening;
}

/** What I would still need at the districts beside a street of mine, unless they are rebuilt by then. */
function stillNeeded(plan: Plan, { view, seat }: Shown): string {
  const laid = plan.happenings.find((happening) => happening.event === 'laid');
  const rebuilt = plan.happenings.map((happening) => (happening.event === 'rebuilt' ? happening.district : ''));
  if (laid?.event !== 'laid' || seat === null) return '';
  return touchedBy(laid.street)
    .filter((district) => !rebuilt.includes(district))
    .flatMap((district) => {
      const need = view.standings[district]?.needs[seat];
      return need ? [say('still-needs', { district: districtName(view, district), count: need - 1 })] : [];
    })
    .join(', ');
}

export function would(plan: Plan, shown: Shown): string {
  const effects = plan.happenings.map(
    (happening) =>
      told('san_francisco', 'would', named(happening, shown.view), shown.names, shown.seat) ?? happening.sentence,
  );
  return [...effects, stillNeeded(plan, shown)].filter(Boolean).join(', ');
}

/** Points that a street would bring me, or a rival: the more for me, the more a rival gets the worse. */
export function markOf(plans: readonly Plan[], seat: number | null): Mark | null {
  const [plan] = plans;
  if (!plan || plans.length > 1) return null;
  const points = (isMine: boolean): number =>
    plan.happenings.reduce(
      (total, happening) =>
        (happening.event === 'rebuilt' || happening.event === 'homes_paid') && (happening.seat === seat) === isMine
          ? total + happening.prestige
          : total,
      0,
    );
  const [mine, theirs] = [points(true), points(false)];
  if (mine) return { kind: 'take', text: `+${mine}` };
  return theirs ? { kind: 'lose', text: `+${theirs}` } : null;
}

// What just happened

/** What has happened since the auction of this round, or of this action, began. */
export function sinceAuction(log: Shown['log'] = []): Happening[] {
  const happenings = log.flatMap((entry) => entry.happenings);
  return happenings.slice(happenings.findLastIndex(({ event }) => event === 'turned_up' || event === 'action') + 1);
}

/**
 * The influence card that a seat has played, until the round is over; bids and tiles lie below the city. While I choose
 * a street, cards do as well: nothing lies over the border then.
 */
export function laid({ log, moves }: Shown, seat: number): CardFace[] {
  if (moves.some(({ target }) => 'street' in target)) return [];
  const played = sinceAuction(log).find((happening) => happening.event === 'played' && happening.seat === seat);
  return played?.event === 'played' ? [influenceFace(played.value)] : [];
}

export function placesOf(happening: Happening): string[] {
  switch (happening.event) {
    case 'laid':
    case 'replaced':
    case 'removed':
      return [happening.street];
    case 'relaid':
    case 'moved':
      return [happening.origin, happening.street];
    case 'swapped':
      return [happening.street, happening.other];
    case 'rebuilt':
      return [happening.district];
    default:
      return [];
  }
}

export function moment(happening: Happening, { view, names }: Shown): Moment | null {
  if (happening.event === 'rebuilt') {
    const facts = { name: names[happening.seat] ?? '', kind: happening.kind, prestige: happening.prestige };
    return { title: say('moment-rebuilt', facts), text: happening.sentence, inks: [inkOf(happening.seat)] };
  }
  if (happening.event === 'paid_cheques') {
    const facts = { name: names[happening.seat] ?? '', total: happening.total };
    return { title: say('moment-won', facts), text: cardOf(view), inks: [inkOf(happening.seat)] };
  }
  return null;
}
