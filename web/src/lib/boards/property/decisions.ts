/** What a decision of Property is about, in numbers and to whoever decides. */
import type { CardFace } from '../../pieces/cards';
import type { Mark } from '../../pieces/marks';
import { wouldOf } from '../../table/told';
import type { BoardProps, Moment } from '../board';
import { inkOfSeat } from '../../design/inks';
import { COURT, courtLetter, faceOf, LINES, say, type CourtKind, type Happening, type Plan, type View } from './view';

type Shown = BoardProps<'property'>;

const UNITS: Readonly<Record<string, number>> = { k: 4, q: 2, j: 1, joker: 1 };

type CourtCards = View['given'];

const cardsIn = (court: CourtCards): CourtKind[] => COURT.flatMap((kind) => Array<CourtKind>(court[kind]).fill(kind));
const unitsIn = (court: CourtCards): number => cardsIn(court).reduce((units, kind) => units + (UNITS[kind] ?? 0), 0);
const lettersOf = (court: CourtCards): string => cardsIn(court).map(courtLetter).join(' ');

/** The size of the group that the named square belongs to is its price (P21). */
export const priceOf = ({ column, row, groups }: View): number => groups[LINES - (row ?? 0)]?.[(column ?? 0) - 1] ?? 0;

export function ask({ view, seat }: Shown): string | null {
  const court = seat === null ? undefined : view.court[seat];
  if (!court) return null;
  const facts = {
    square: `${view.column},${view.row}`,
    price: priceOf(view),
    units: unitsIn(court),
    cards: lettersOf(court),
  };
  if (view.phase === 'buy') return say('ask-buy-for', facts);
  if (view.phase !== 'give') return null;
  const paid = unitsIn(view.given);
  return say(paid ? 'ask-give-more' : 'ask-give-first', { ...facts, paid, missing: facts.price - paid });
}

export const would = (plan: Plan, { view, names, seat }: Shown): string => {
  const effect = wouldOf('property', plan, names, seat);
  const units = plan.moves.reduce((sum, move) => sum + (UNITS[move.split(' ')[1] ?? ''] ?? 0), unitsIn(view.given));
  const over = units - priceOf(view);
  return plan.moves.some((move) => move.startsWith('give')) && over > 0 ? say('overpaying', { effect, over }) : effect;
};

/** The two cards and the square they name; what is paid, where the square is settled. */
export function way(plan: Plan, shown: Shown): string {
  const named = plan.happenings.find((happening) => happening.event === 'named');
  if (named) return say('way', { red: inShort(named.red), black: inShort(named.black), square: named.square });
  const paid = plan.moves
    .filter((move) => move.startsWith('give'))
    .map((move) => courtLetter(move.split(' ')[1] as CourtKind));
  return paid.length ? paid.join(' ') : would(plan, shown);
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
