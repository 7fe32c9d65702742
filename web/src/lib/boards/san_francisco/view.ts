/** San Francisco's view, as its `sight` gives it, and how its things are named. */
import type * as api from '../../api/types';
import { inkOfSeat, type Ink } from '../../design/inks';
import { completedBy } from '../../table/plans';
import { words, wordsOf } from '../../words/words.svelte';
import { borderSide, isBorder, touchedBy } from './city';
import { TILE_KINDS, type Deed, type Kind } from './drawings';

export const say = wordsOf('san_francisco');

export type View = api.View<'san_francisco'>;
export type Plan = api.Plan<'san_francisco'>;
export type Happening = api.Happening<'san_francisco'>;

export const TILES = Object.keys(TILE_KINDS);
export const UNSEEN = '?';

export const inkOf = (seat: number): Ink => inkOfSeat(seat);
export const sum = (cheques: readonly number[]): number => cheques.reduce((total, cheque) => total + cheque, 0);
export const percent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent' }).format(share);

/** The seats in the order in which they are asked, the first player first. */
export const inOrder = (view: View): number[] =>
  Array.from({ length: view.players }, (_, place) => (view.first + place) % view.players);

// Districts

const KINDS: Record<string, Kind> = {
  V: 'villa',
  H: 'house',
  M: 'market',
  L: 'leisure',
  I: 'industry',
  O: 'office',
  B: 'bank',
  T: 'hall',
  P: 'park',
};

export function kindAt(view: View, district: string): Kind {
  const [row = 1, column = 1] = district.split(' ').map(Number);
  return KINDS[view.tiles[row - 1]?.[column - 1] ?? 'P'] as Kind;
}

/** A district as players call it: by what it is, and its row and column. */
export const districtName = (view: View, district: string): string =>
  say('district-name', { kind: say(`kind-${kindAt(view, district)}`), place: district.replace(' ', '·') });

/** A district in words: what it is, and who needs how many sticks to rebuild it. */
export function districtSaid(view: View, district: string, names: string[]): string {
  const name = districtName(view, district);
  const owner = view.rebuilt[district];
  const standing = view.standings[district];
  if (owner !== undefined) return say('district-rebuilt', { name, owner: names[owner] ?? '' });
  if (!standing) return name;
  const needs = names.map((seated, seat) => needSaid(seated, standing.needs[seat] ?? null)).join(', ');
  return say('district-standing', { name, prestige: standing.prestige, needs });
}

const needSaid = (name: string, need: number | null): string =>
  need === null ? say('needs-never', { name }) : say('needs', { name, count: need });

/** The seat that one more stick would let rebuild a district, if there is one alone. */
export function nearest(view: View, district: string): number | null {
  const near = (view.standings[district]?.needs ?? []).flatMap((need, seat) => (need === 1 ? [seat] : []));
  return near.length === 1 ? (near[0] ?? null) : null;
}

// Streets

/** A street by the districts that it separates, as they are called. */
export function streetName(view: View, street: string): string {
  const [one = '', other = ''] = touchedBy(street).map((district) => districtName(view, district));
  if (!isBorder(street)) return say('street-inside', { one, other });
  return say(`street-${borderSide(street)}`, { district: one });
}

export function streetSaid(view: View, street: string, names: string[]): string {
  const where = streetName(view, street);
  const owner = view.sticks[street];
  if (owner !== undefined) return say('street-taken-by', { where, owner: names[owner] ?? '' });
  return say(view.white.includes(street) ? 'street-is-white' : 'street-is-empty', { where });
}

// Cards

/** An auction card as it is printed: where one may lay, for how many, in which currency. */
export interface AuctionFace {
  where: Kind | 'border' | 'option';
  currency: 'influence' | 'cheques' | 'option';
  investors: string;
  label: string;
}

/** Everybody may invest along the border, and one for each option tile. */
export function auctionFace(card: string, players: number): AuctionFace {
  const [where = '', currency = '', number = ''] = card.split(' ');
  if (where === 'border')
    return { where, currency: 'influence', investors: String(players), label: say('card-border') };
  if (where === 'option') return { where, currency: 'option', investors: '3', label: say('card-option') };
  const kind = say(`kind-${where}`);
  const label = say(`card-by-${currency}`, { kind, number });
  return { where: where as Kind, currency: currency as 'influence' | 'cheques', investors: number || '1', label };
}

/** Where a card lets one lay, in a word. */
export const whereSaid = (where: string): string =>
  say(where === 'border' || where === 'option' ? `card-name-${where}` : `kind-${where}`);

/** How many cards of each sort the auction deck has (section 2 of the rules). */
const COPIES: Record<string, number> = {
  villa: 5,
  house: 5,
  market: 5,
  leisure: 5,
  industry: 5,
  office: 5,
  border: 3,
  option: 3,
};

/** The auction cards that can still be turned up before the deck is shuffled anew: all that have not been seen. */
export function cardsLeft(view: View): { where: string; count: number }[] {
  const seen = [...view.discard, ...(view.card === null ? [] : [view.card])].map((card) => card.split(' ')[0]);
  return Object.entries(COPIES).map(([where, copies]) => ({
    where,
    count: copies - seen.filter((other) => other === where).length,
  }));
}

export interface ActionFace {
  deed: Deed;
  currency: 'influence' | 'cheques' | null;
  name: string;
  label: string;
}

export function actionFace(card: string): ActionFace {
  const [deed, currency = null] = card.split(' ') as [Deed, ('influence' | 'cheques')?];
  const name = say(`deed-${deed}`);
  return { deed, currency, name, label: say(`action-${currency ?? 'free'}`, { deed: name }) };
}

export const tileName = (tile: string): string => say(`tile-name-${tile}`);

// What the auction is about

/** The kinds that the round's card asks for, or the option tile settled or pointed at; an action asks for none. */
export function askedKinds(view: View, considered: readonly Plan[]): ReadonlySet<Kind> {
  const card = view.action === null && view.card ? auctionFace(view.card, view.players) : null;
  if (!card || card.where === 'border') return new Set();
  if (card.where !== 'option') return new Set([card.where]);
  const pointed = TILES.find((tile) => considered[0]?.moves[0] === `option ${tile}`);
  const tile = pointed ?? view.tile ?? view.investor_tiles[0] ?? '';
  return new Set(TILE_KINDS[tile]);
}

// Choosing

type Choose = (chain: readonly string[], pointer?: string) => void;

/** A finger confirms what it points at only where a plan tells what that would do. */
export function chooser(plans: readonly Plan[], choose: Choose): Choose {
  return (chain, pointer) => choose(chain, completedBy(plans, chain)?.happenings.length ? pointer : undefined);
}
