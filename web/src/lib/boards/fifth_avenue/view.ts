/** Fifth Avenue's view, as its `sight` gives it, and how its things are drawn and named. */
import type * as api from '../../api/types';
import type { Ink } from '../../design/inks';
import type { CardFace } from '../../pieces/cards';
import { words, wordsOf } from '../../words/words.svelte';
import type { District, Place } from './map';
import { emblemOf } from './signs';

export const say = wordsOf('fifth_avenue');

export type View = api.View<'fifth_avenue'>;
export type Plan = api.Plan<'fifth_avenue'>;
export type Happening = api.Happening<'fifth_avenue'>;
export type Auction = NonNullable<View['auction']>;
/** What stands on a plot: shops, buildings or nothing. */
export type Cell = NonNullable<View['board'][string]>[string];

export const COLOURS = ['violet', 'green', 'grey', 'brown', 'orange'] as const;
export const CARD_COLOURS = [...COLOURS, 'black'] as const;
export type CardColour = (typeof CARD_COLOURS)[number];
export const PAWNS = ['white', 'beige'] as const;

/** Where shops and cards come from, as a place of the page. */
export const MARKET = 'market';

/** The colours of the seats (F3); the fifth owner is Gedeon. */
const INKS: readonly Ink[] = ['red', 'ochre', 'blue', 'green'];

export const isGedeon = (view: View, owner: number): boolean => owner >= view.players;
export const inkOf = (view: View, owner: number): Ink => (isGedeon(view, owner) ? 'black' : (INKS[owner] as Ink));
export const nameOf = (view: View, owner: number, names: string[]): string =>
  isGedeon(view, owner) ? say('gedeon') : (names[owner] ?? '');
export const isDistrict = (place: Place): place is District => place !== 'start' && place !== 'park';
/** The shop in hand: chosen from the row, or turned up before the first turn. */
export const shopInHand = (view: View): string | null => view.chosen_shop ?? view.tile ?? null;

// Cards

export const colourOf = (card: string): CardColour => card.split(' ')[0] as CardColour;
export const valueOf = (card: string): string => card.split(' ')[1] ?? '?';

/** How many buildings the highest card of a bid allows is printed on it (F39). */
const PRINTED: Record<string, number> = { '4': 3, '5': 2, '6': 1 };

export function faceOf(card: string): CardFace {
  const [colour, value] = [colourOf(card), valueOf(card)];
  const label = say('card', { colour: say(`colour-${colour}`), value });
  return { rank: value, emblem: emblemOf(colour), tone: colour, label, towers: PRINTED[value] ?? 0 };
}

// Places in words

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listed = (things: string[]): string => new Intl.ListFormat(words.language).format(things);
export const placeName = (place: string): string => sentence(say(`place-${place}`));
export const plotName = (district: string, plot: string): string =>
  say('plot', { place: say(`place-${district}`), plot: say(`plot-${plot}`) });
export const pointsInWords = (count: number): string => say('points', { count });

// Districts and their plots

export const ringOf = (view: View, district: District): string[] => view.rings[district] ?? [];

export const cellAt = (view: View, district: District, plot: string): Cell => view.board[district]?.[plot] ?? null;

/** What a building on this plot is worth now; nothing is built in a place that is no open district. */
export const worthAt = (view: View, place: string, plot: string): number | undefined => view.values[place]?.[plot];

export function plotInWords(view: View, names: string[], district: District, plot: string): string {
  const cell = cellAt(view, district, plot);
  const facts = { plot: plotName(district, plot), points: pointsInWords(worthAt(view, district, plot) ?? 0) };
  if (!cell) return say('plot-empty', facts);
  if ('shops' in cell)
    return say('plot-shops', { ...facts, shops: listed(cell.shops.map((kind) => say(`kind-${kind}`))) });
  return say('plot-built', { ...facts, count: cell.count, owner: nameOf(view, cell.owner, names) });
}

/** Who stands at a place, and what it would pay now. */
export function placeInWords(view: View, names: string[], place: Place): string {
  const standing = PAWNS.flatMap((pawn) => {
    if (view.pawns[pawn] === place) return [say(`pawn-${pawn}`)];
    return view.tokens[pawn]?.includes(place) ? [say(`token-${pawn}`)] : [];
  });
  const facts = [
    ...standing,
    ...(place === 'park' ? parkInWords(view, names) : isDistrict(place) ? districtInWords(view, names, place) : []),
  ];
  return say('place-with', { place: placeName(place), facts: facts.join(' · ') || '–' });
}

function districtInWords(view: View, names: string[], district: District): string[] {
  if (view.closed.includes(district)) return [say('word-closed')];
  const earned = (view.points[district] ?? []).flatMap((points, seat) =>
    points ? [say('would-earn', { name: names[seat] ?? '', points: pointsInWords(points) })] : [],
  );
  const worth = earned.length ? [say('scoring-now', { earned: listed(earned) })] : [say('scoring-nothing')];
  return view.full.includes(district) ? [...worth, say('district-full')] : worth;
}

function parkInWords(view: View, names: string[]): string[] {
  const built = view.park.flatMap((count, seat) =>
    count ? [say('built-by', { count, owner: names[seat] ?? '' })] : [],
  );
  return [say('park-value', { value: words.number(view.park_value) }), ...built];
}

// What plans are about

/** The plots ("ts green") and places that these plans would change. */
export function touchedBy(plans: Plan[]): Set<string> {
  return new Set(plans.flatMap((plan) => plan.happenings.flatMap(touchedIn)));
}

/** The plots and places that a happening is about. */
export function touchedIn(happening: Happening): string[] {
  if ('plot' in happening) return [happening.plot];
  if ('district' in happening) return [happening.district];
  return 'place' in happening ? [happening.place] : [];
}
