/** What a decision of Property is about, in numbers and to whoever decides. */
import type { CardFace } from '../../pieces/cards';
import type { Mark } from '../../pieces/marks';
import { wouldOf } from '../../table/told';
import type { BoardProps, Moment } from '../board';
import { inkOfSeat } from '../../design/inks';
import { COURT, courtLetter, faceOf, LINES, say, type CourtKind, type Happening, type Plan, type View } from './view';

type Shown = BoardProps<'property'>;

const UNITS: Readonly<Record<CourtKind, number>> = { k: 4, q: 2, j: 1, joker: 1 };

type CourtCards = View['given'];

const cardsIn = (court: CourtCards): CourtKind[] => COURT.flatMap((kind) => Array<CourtKind>(court[kind]).fill(kind));
const unitsOf = (kinds: readonly CourtKind[]): number => kinds.reduce((units, kind) => units + UNITS[kind], 0);
const unitsIn = (court: CourtCards): number => unitsOf(cardsIn(court));
const lettersOf = (court: CourtCards): string => cardsIn(court).map(courtLetter).join(' ');

/** The size of the group that the named square belongs to is its price (P21). */
export const priceOf = ({ column, row, groups }: View): number => groups[LINES - (row ?? 0)]?.[(column ?? 0) - 1] ?? 0;

export function ask({ view, seat, plans }: Shown): string | null {
  const court = seat === null ? undefined : view.court[seat];
  if (!court) return null;
  const square = `${view.column},${view.row}`;
  const price = priceOf(view);
  if (view.phase === 'buy') {
    const best = cheapest(plans);
    if (!best) return say('ask-buy-for', { square, price, units: unitsIn(court), cards: lettersOf(court) });
    const { units, cards } = best;
    return say(units > price ? 'ask-buy-over' : 'ask-buy-even', { square, price, units, cards, over: units - price });
  }
  if (view.phase !== 'give') return null;
  const paid = unitsIn(view.given);
  return say(paid ? 'ask-give-more' : 'ask-give-first', { price, paid, missing: price - paid });
}

interface Payment {
  units: number;
  cards: string;
}

/** The plans of a purchase are the ways to pay; the cheapest is what it costs at least. */
function cheapest(plans: readonly Plan[]): Payment | undefined {
  const payments = plans.map(paidBy).filter((kinds) => kinds.length);
  return payments
    .map((kinds) => ({ units: unitsOf(kinds), cards: kinds.map(courtLetter).join(' + ') }))
    .toSorted((one, other) => one.units - other.units)[0];
}

const paidBy = (plan: Plan): CourtKind[] =>
  plan.moves.filter((move) => move.startsWith('give')).map((move) => move.split(' ')[1] as CourtKind);

export const would = (plan: Plan, { view, names, seat }: Shown): string => {
  const effect = wouldOf('property', plan, names, seat);
  const paid = paidBy(plan);
  const over = unitsIn(view.given) + unitsOf(paid) - priceOf(view);
  return paid.length && over > 0 ? say('overpaying', { effect, over }) : effect;
};

/** The two cards and the square they name; what is paid, where the square is settled. */
export function way(plan: Plan, shown: Shown): string {
  const named = plan.happenings.find((happening) => happening.event === 'named');
  if (named) return say('way', { red: inShort(named.red), black: inShort(named.black), square: named.square });
  const paid = paidBy(plan);
  return paid.length ? paid.map(courtLetter).join(' ') : would(plan, shown);
}

const SIGNS: Partial<Record<string, string>> = { diamonds: '♦', hearts: '♥', clubs: '♣', spades: '♠' };
const inShort = (card: string): string => `${faceOf(card).rank}${SIGNS[faceOf(card).emblem] ?? ''}`;

const EFFECTS: Partial<Record<Happening['event'], (happening: never) => Mark>> = {
  claimed: ({ size }: { size: number }) => ({ kind: 'take', text: size > 1 ? `+${size}` : '+' }),
  rent: ({ dollars }: { dollars: number }) => ({ kind: 'pay', text: `−${dollars}` }),
  bankrupt: ({ dollars }: { dollars: number }) => ({ kind: 'lose', text: `−${dollars}` }),
  mortgaged: () => ({ kind: 'pay', text: '½' }),
  lost: () => ({ kind: 'lose', text: '−' }),
};

/** Plans that lead to the same square do the same there. */
export function markOf([plan]: readonly Plan[]): Mark | null {
  const marks = (plan?.happenings ?? []).map((happening) => EFFECTS[happening.event]?.(happening as never));
  return marks.find((mark) => mark !== undefined) ?? null;
}

// What just happened

/** The cards of a seat's last turn, until it is asked again. */
export function laid({ view, log = [], seat: me }: Shown, seat: number): CardFace[] {
  if (view.turn === seat || seat === me) return [];
  const happenings = log.flatMap((entry) => entry.happenings);
  const named = happenings.findLast((happening) => happening.event === 'named' && happening.seat === seat);
  return named?.event === 'named' ? [faceOf(named.red), faceOf(named.black)] : [];
}

export const placesOf = (happening: Happening): string[] =>
  'square' in happening && happening.event !== 'named' ? [happening.square] : [];

export function moment(happening: Happening, { names }: Shown): Moment | null {
  if (happening.event !== 'bankrupt') return null;
  const name = names[happening.seat] ?? '';
  return { title: say('moment-bankrupt', { name }), text: happening.sentence, inks: [inkOfSeat(happening.seat)] };
}
