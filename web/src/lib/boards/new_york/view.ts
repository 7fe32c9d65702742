/** New York's view, as its `sight` gives it, and how its things are drawn and named in either edition. */
import type * as api from '../../api/types';
import type { Ink } from '../../design/inks';
import type { CardFace, Emblem } from '../../pieces/cards';
import type { Axis, Lot } from '../../pieces/lots';
import { wordsOf } from '../../words/words.svelte';

export const say = wordsOf('new_york');

export type View = api.View<'new_york'>;
export type Happening = api.Happening<'new_york'>;

export type Plan = api.Plan<'new_york'>;

export const COLOURS: readonly string[] = ['red', 'blue', 'yellow', 'green', 'black'];

const LINES = 7;
const LETTERS = 'rbygk';
const INKS: Record<string, Ink> = { red: 'red', blue: 'blue', yellow: 'ochre', green: 'green' };

export const inkOf = (colour: string): Ink => INKS[colour] ?? 'black';
export const isBoxed = (view: View): boolean => view.options.edition === 'boxed';

/** Where the Stop cards are. */
export function stopsOf(view: View): 'aside' | 'discarded' | 'hidden' {
  if (!view.stop_phase) return 'aside';
  return view.discard.includes('stop') ? 'discarded' : 'hidden';
}

// Cards

const EVENTS: Record<string, Emblem> = {
  sanierung: 'renovation',
  ruin: 'ruin',
  spekulation: 'speculation',
  baulowe: 'builder',
  statik: 'statics',
};

export function faceOf(view: View, card: string): CardFace {
  const isRed = card.startsWith('r');
  const blue = isBoxed(view) ? 'blue' : 'black';
  const tone = isRed ? 'red' : blue;
  const colour = say(`colour-${tone}`);
  const name = card.slice(1);
  if (name.startsWith('-')) {
    const event = say(`card${name}`);
    return { rank: event, emblem: EVENTS[name.slice(1)] as Emblem, tone, label: say('card-event', { event, colour }) };
  }
  if (name === 'j') return { rank: '', emblem: 'wild', tone, label: say('card-joker', { colour }) };
  return { rank: name, emblem: emblemOf(view, isRed), tone, label: say('card-line', { colour, line: name }) };
}

function emblemOf(view: View, isRed: boolean): Emblem {
  if (isBoxed(view)) return isRed ? 'avenue' : 'street';
  return isRed ? 'hearts' : 'spades';
}

// Squares

/** The square that a plan is about, such as "r3b5". */
export function squareOf(plan: api.Plan): string | null {
  return plan.happenings.find((happening) => 'square' in happening)?.square ?? null;
}

/** The five squares of the centre and the four corners, which events empty. */
export const CENTRE = ['r3b4', 'r4b3', 'r4b4', 'r4b5', 'r5b4'];
export const CORNERS = ['r1b1', 'r1b7', 'r7b1', 'r7b7'];

interface Place {
  red: number;
  blue: number;
}

/** The board as printed: boxed, red lines lie across, 1 on top; with playing cards they stand, black 1 below (N1). */
function placesOf(view: View): Place[][] {
  const across = Array.from({ length: LINES }, (_, at) => at);
  return across.map((y) => across.map((x) => (isBoxed(view) ? { red: y, blue: x } : { red: x, blue: LINES - 1 - y })));
}

export function axesOf(view: View): { across: Axis; down: Axis } {
  const numbers = Array.from({ length: LINES }, (_, at) => String(at + 1));
  return isBoxed(view)
    ? { across: { labels: numbers, tone: 'blue' }, down: { labels: numbers, tone: 'red' } }
    : { across: { labels: numbers, tone: 'red' }, down: { labels: numbers.toReversed(), tone: 'black' } };
}

const colourAt = (view: View, { red, blue }: Place): string | null =>
  COLOURS[LETTERS.indexOf(view.board[red]?.[blue] ?? '.')] ?? null;

/** All squares as lots. On a building stands its price. */
export function lotsOf(view: View, names: string[]): Lot[][] {
  return placesOf(view).map((row) =>
    row.map((place) => {
      const key = `r${place.red + 1}b${place.blue + 1}`;
      const colour = colourAt(view, place);
      const price = view.prices[place.red]?.[place.blue] ?? 0;
      return {
        key,
        ink: colour === null ? null : inkOf(colour),
        label: labelOf(view, place, key, colour, names),
        figure: view.active === null ? null : price,
      };
    }),
  );
}

function labelOf(view: View, { red, blue }: Place, key: string, colour: string | null, names: string[]): string {
  const square = key.toUpperCase();
  if (!colour) return say('square-empty', { square });
  const owner = names[view.colours.findIndex((colours) => colours.includes(colour))] ?? '';
  const facts = {
    square,
    owner,
    colour: say(`colour-${colour}`),
    size: view.groups[red]?.[blue] ?? 0,
    price: view.prices[red]?.[blue] ?? 0,
  };
  return say(view.active === null ? 'square-coloured' : 'square-priced', facts);
}
