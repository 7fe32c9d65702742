/** Fifth Avenue's view, as its `sight` gives it, and how its things are drawn and named. */
import type { Plan } from '../../api/types';
import type { Ink } from '../../design/inks';
import type { CardFace } from '../../pieces/cards';
import { words, wordsOf } from '../../words/words.svelte';
import type { District, Place } from './map';
import { EMBLEM_OF } from './signs';

export const say = wordsOf('fifth_avenue');

export const COLOURS = ['violet', 'green', 'grey', 'brown', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
export type CardColour = Colour | 'black';
export const CARD_COLOURS: readonly CardColour[] = [...COLOURS, 'black'];
export type Plot = Colour | 'sixth';
export type Kind = 'fashion' | 'gallery' | 'jeweller' | 'perfume';
export type Pawn = 'white' | 'beige';
export const PAWNS: readonly Pawn[] = ['white', 'beige'];

export type Cell = null | { shops: Kind[] } | { owner: number; count: number };

export interface Auction {
  pawn: Pawn;
  site: Place;
  colour: Colour | null;
  bids: string[][];
  passed: boolean[];
  added: number;
  gedeon: string[] | null;
  limit: number | null;
}

export interface View {
  players: number;
  phase: string;
  turn: number | null;
  active: number;
  seat: number | null;
  turns: number;
  scores: number[];
  /** Cards such as "violet 4"; in other hands those never seen are "violet ?". */
  hands: string[][];
  reserves: number[];
  supply: number[];
  board: Record<District, Record<Plot, Cell> | null>;
  closed: District[];
  park: number[];
  blocks: Kind[][];
  park_shops: Kind[];
  pawns: Record<Pawn, Place>;
  tokens: Record<Pawn, District[]>;
  piles: Record<Colour, string[]>;
  deck: string[];
  discard: string[];
  chosen_shop: Kind | null;
  tile?: Kind;
  auction: Auction | null;
  result: { park_revealed: Kind[] } | null;
  // What follows from all this
  rings: Record<District, Plot[]>;
  values: Record<District, Partial<Record<Plot, number>>>;
  points: Record<District, number[]>;
  full: District[];
  presence: number[];
  bonuses: { block: number; districts: number; points: number }[];
  block_sizes: number[];
  shops_left: number;
  park_value: number;
  bid_values: number[];
  bid_limits: number[];
  gedeon_value: number;
  sites_to_come: Place[];
  bidding: { beat: number; reach: Partial<Record<Colour, number>> } | null;
  /** For a kind that may be placed, on a plot such as "ts green": what buildings on the plots beside would be worth. */
  beside_shops: Partial<Record<Kind, Record<string, Partial<Record<Plot, number>>>>>;
}

/** The colours of the seats (F3); the fifth owner is Gedeon. */
const INKS: readonly Ink[] = ['red', 'ochre', 'blue', 'green'];

export const isGedeon = (view: View, owner: number): boolean => owner >= view.players;
export const inkOf = (view: View, owner: number): Ink => (isGedeon(view, owner) ? 'black' : (INKS[owner] as Ink));
export const nameOf = (view: View, owner: number, names: string[]): string =>
  isGedeon(view, owner) ? say('gedeon') : (names[owner] ?? '');
export const isDistrict = (place: Place): place is District => place !== 'start' && place !== 'park';
/** The shop in hand: chosen from the row, or turned up before the first turn. */
export const shopInHand = (view: View): Kind | null => view.chosen_shop ?? view.tile ?? null;

// Cards

export const colourOf = (card: string): CardColour => card.split(' ')[0] as CardColour;
export const valueOf = (card: string): string => card.split(' ')[1] ?? '?';

/** How many buildings the highest card of a bid allows is printed on it (F39). */
const PRINTED: Record<string, number> = { '4': 3, '5': 2, '6': 1 };

export function faceOf(card: string): CardFace {
  const [colour, value] = [colourOf(card), valueOf(card)];
  const label = say('card', { colour: say(`colour-${colour}`), value });
  return { rank: value, emblem: EMBLEM_OF[colour], tone: colour, label, towers: PRINTED[value] ?? 0 };
}

// Places in words

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listed = (things: string[]): string => new Intl.ListFormat(words.language).format(things);
export const placeName = (place: Place): string => sentence(say(`place-${place}`));
export const plotName = (district: District, plot: Plot): string =>
  say('plot', { place: say(`place-${district}`), plot: say(`plot-${plot}`) });
export const pointsInWords = (count: number): string => say('points', { count });

export function cellAt(view: View, district: District, plot: Plot): Cell {
  return view.board[district]?.[plot] ?? null;
}

export function plotInWords(view: View, names: string[], district: District, plot: Plot): string {
  const cell = cellAt(view, district, plot);
  const facts = { plot: plotName(district, plot), points: pointsInWords(view.values[district][plot] ?? 0) };
  if (!cell) return say('plot-empty', facts);
  if ('shops' in cell)
    return say('plot-shops', { ...facts, shops: listed(cell.shops.map((kind) => say(`kind-${kind}`))) });
  return say('plot-built', { ...facts, count: cell.count, owner: nameOf(view, cell.owner, names) });
}

/** Who stands at a place, and what it would pay now. */
export function placeInWords(view: View, names: string[], place: Place): string {
  const standing = PAWNS.flatMap((pawn) => {
    if (view.pawns[pawn] === place) return [say(`pawn-${pawn}`)];
    return (view.tokens[pawn] as Place[]).includes(place) ? [say(`token-${pawn}`)] : [];
  });
  const facts = [
    ...standing,
    ...(place === 'park' ? parkInWords(view, names) : isDistrict(place) ? districtInWords(view, names, place) : []),
  ];
  return say('place-with', { place: placeName(place), facts: facts.join(' · ') || '–' });
}

function districtInWords(view: View, names: string[], district: District): string[] {
  if (view.closed.includes(district)) return [say('word-closed')];
  const earned = view.points[district].flatMap((points, seat) =>
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
  const facts = plans.flatMap((plan) =>
    plan.happenings.flatMap((happening) => [happening['plot'], happening['district'], happening['place']]),
  );
  return new Set(facts.filter((fact) => typeof fact === 'string'));
}
