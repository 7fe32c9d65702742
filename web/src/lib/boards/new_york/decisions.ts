/** What a decision of New York is about, in numbers and to whoever decides. */
import type { CardFace } from '../../pieces/cards';
import type { Mark } from '../../pieces/marks';
import { wouldOf } from '../../table/told';
import type { BoardProps, Moment } from '../board';
import { CENTRE, CORNERS, faceOf, inkOf, isBoxed, say, type Happening, type Plan, type View } from './view';

type Shown = BoardProps<'new_york'>;

export function ask(shown: Shown): string | null {
  const { view, seat } = shown;
  if (seat === null) return null;
  const facts = {
    coins: view.money[seat] ?? 0,
    edition: view.options.edition as string,
    card: view.played.map((card) => faceOf(view, card).label).join(', '),
    colour: say(`colour-${view.target ?? view.colours[seat]?.[0] ?? 'red'}`),
  };
  const question = QUESTIONS[view.phase]?.(shown);
  return question ? say(question, facts) : null;
}

/** By phase, the message that asks; the game's own question serves the others. */
const QUESTIONS: Partial<Record<string, (shown: Shown) => string | null>> = {
  place: ({ view, seat }) => {
    if (view.colours[seat ?? 0]?.length !== 1) return null;
    return view.options.own_colour ? 'ask-place-own' : 'ask-place-lot';
  },
  card: ({ view, moves }) => {
    if (moves.some((move) => move.text === 'redraw')) return 'ask-redraw';
    return view.options.events ? 'ask-card-or-event' : 'ask-card-pair';
  },
  second: () => 'ask-second-card',
  square: () => 'ask-square-of',
  lose: () => 'ask-lose-one',
};

export const would = (plan: Plan, { names, seat, view }: Shown): string => {
  const effect = wouldOf('new_york', plan, names, seat);
  const price = priceOf(plan);
  return price === null ? effect : say('keeping', { effect, coins: (view.money[seat ?? 0] ?? 0) - price });
};

const priceOf = (plan: Plan): number | null =>
  plan.happenings.find((happening) => happening.event === 'bought')?.price ?? null;

/** The two cards and the square they name, or the event and what it aims at. */
export function way(plan: Plan, shown: Shown): string {
  const cards = plan.moves.filter((move) => move.startsWith('play')).map((move) => inShort(shown.view, thingOf(move)));
  const named = plan.happenings.find((happening) => 'square' in happening);
  if (!cards.length) return would(plan, shown);
  return named
    ? say('way', { cards: cards.join(' '), square: named.square.toUpperCase() })
    : `${cards.join(' ')}: ${would(plan, shown)}`;
}

const thingOf = (move: string): string => move.split(' ')[1] ?? '';

/** A line by its colour and number, a joker by a star, an event by its name. */
function inShort(view: View, card: string): string {
  const { rank, emblem } = faceOf(view, card);
  if (card.slice(1).startsWith('-')) return rank;
  const letter = card.startsWith('r') ? 'red' : isBoxed(view) ? 'blue' : 'black';
  return say(`line-${letter}`, { line: emblem === 'wild' ? '★' : rank });
}

const takes = ({ size }: { size: number }): Mark => ({ kind: 'take', text: size > 1 ? `+${size}` : '+' });
const loses = (): Mark => ({ kind: 'lose', text: '−' });

const EFFECTS: Partial<Record<Happening['event'], (happening: never) => Mark>> = {
  placed: () => ({ kind: 'take', text: '+' }),
  refilled: () => ({ kind: 'take', text: '+' }),
  claimed: takes,
  gained: takes,
  taken: takes,
  seized: takes,
  bought: ({ price }: { price: number }) => ({ kind: 'buy', text: `${price}¢` }),
  lost: loses,
  ceded: loses,
  yielded: loses,
};

/** Plans that lead to the same square do the same there. */
export function markOf([plan]: readonly Plan[]): Mark | null {
  const marks = (plan?.happenings ?? []).map((happening) => EFFECTS[happening.event]?.(happening as never));
  return marks.find((mark) => mark !== undefined) ?? null;
}

// What just happened

/** The cards that a happening lays on the table; null where it lays none. */
function laidBy(happening: Happening): string[] | null {
  if (happening.event === 'named' || happening.event === 'shaken') return [happening.red, happening.blue];
  return 'card' in happening ? [happening.card] : null;
}

/** The cards of a seat's last turn, until it is asked again. */
export function laid({ view, log = [], seat: me }: Shown, seat: number): CardFace[] {
  if (view.active === seat || seat === me) return [];
  const cards = log
    .flatMap((entry) => entry.happenings)
    .flatMap((happening) => ('seat' in happening && happening.seat === seat ? [laidBy(happening)] : []))
    .findLast((found) => found !== null);
  return (cards ?? []).map((card) => faceOf(view, card));
}

export function placesOf(happening: Happening): string[] {
  if (happening.event === 'renovated') return CENTRE;
  if (happening.event === 'ruined') return CORNERS;
  return 'square' in happening && happening.event !== 'named' ? [happening.square] : [];
}

const EVENTS: ReadonlySet<string> = new Set(['renovated', 'ruined', 'speculated', 'shaken']);

/** The lottery that says for whom one has built, the Stop cards, and the events. */
export function moment(happening: Happening, { view, names, seat: me }: Shown): Moment | null {
  if (happening.event === 'lot' && happening.seat === me) {
    const colours = view.colours[me] ?? [happening.colour];
    const colour = colours.map((each) => say(`colour-${each}`)).join(' + ');
    return { title: say('moment-lot', { colour }), text: say('moment-lot-why'), inks: colours.map(inkOf) };
  }
  if (happening.event === 'stop_cards') {
    return { title: say('moment-stop-cards'), text: say('moment-stop-cards-why', { empty: happening.empty }) };
  }
  if (happening.event === 'stopped') {
    return { title: say('card-stop'), text: happening.sentence, inks: inksOf(view, happening.seat) };
  }
  if (!EVENTS.has(happening.event) || !('seat' in happening)) return null;
  const cards = (laidBy(happening) ?? []).map((card) => faceOf(view, card));
  const title = say('moment-event', { name: names[happening.seat] ?? '' });
  return { title, text: happening.sentence, inks: inksOf(view, happening.seat), cards };
}

const inksOf = (view: View, seat: number) => (view.colours[seat] ?? []).map(inkOf);
