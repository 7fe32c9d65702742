/** Lotissements' view, as its `sight` gives it, and how its things are drawn and named. */
import type * as api from '../../api/types';
import { inkOfSeat, type Ink } from '../../design/inks';
import type { CardFace, Emblem } from '../../pieces/cards';
import { words, wordsOf } from '../../words/words.svelte';

export const say = wordsOf('lotissements');

export type View = api.View<'lotissements'>;
export type Plan = api.Plan<'lotissements'>;
export type Happening = api.Happening<'lotissements'>;
export type LogEntry = api.LogEntry<'lotissements'>;

export type SetName = keyof View['lots'];
export type Kind = keyof View['left'];
export const SETS: readonly SetName[] = ['house', 'pavilion', 'hlm', 'tower'];
export const KINDS: readonly Kind[] = ['lawn', 'pool', 'tree'];
/** What is drawn on a block. */
export type Motif = SetName | Kind;

// A lot as it is printed.
export const NUMBERS = 15;
export const PLACES = 2;
export const CONTRACT = 10;
export const DECORATIONS = KINDS.length * PLACES;

// Seats and sides

export const inkOfSide = (side: number): Ink => inkOfSeat(side);
export const inkOf = (view: View, seat: number): Ink => inkOfSide(view.sides[seat] ?? seat);

export const seatsOf = (view: View, side: number): number[] =>
  view.sides.flatMap((of, seat) => (of === side ? [seat] : []));

export function sideInWords(view: View, side: number, names: string[]): string {
  return new Intl.ListFormat(words.language).format(seatsOf(view, side).map((seat) => names[seat] ?? ''));
}

/** Partners sit opposite each other (L1b). */
export function partnerOf(view: View, seat: number | null): number | null {
  if (seat === null) return null;
  return seatsOf(view, view.sides[seat] ?? 0).find((other) => other !== seat) ?? null;
}

/** The sides that play for a lot in this round; several if somebody has said contre. */
export const buildersOf = (view: View, lot: SetName): number[] =>
  view.offers.flatMap((offer, side) => (offer === lot ? [side] : []));

export const sizeOf = (hand: View['hands'][number] | undefined): number =>
  typeof hand === 'object' ? hand.length : (hand ?? 0);

// Blocks

export const motifOf = (block: string): Motif => block.split(' ')[0] as Motif;
export const numberOf = (block: string): number => Number(block.split(' ')[1]);
export const isDecoration = (block: string): boolean => KINDS.some((kind) => kind === motifOf(block));

/** How a motif is drawn. */
export const emblemOf = (motif: Motif): Emblem => (motif === 'tower' ? 'highrise' : motif);

export const blockInWords = (block: string): string => say(`block-${motifOf(block)}`, { number: numberOf(block) });

export function faceOf(block: string, label = blockInWords(block)): CardFace {
  return {
    rank: String(numberOf(block)),
    emblem: emblemOf(motifOf(block)),
    tone: 'black',
    label,
    isPicture: true,
    isShaded: isDecoration(block),
  };
}

/** A hand set by set, the decorations last. */
export function sorted(hand: string[]): string[][] {
  const groups = [...SETS.map((set) => hand.filter((block) => motifOf(block) === set)), hand.filter(isDecoration)];
  return groups.filter((group) => group.length > 0);
}

// Tricks

/** How many tricks of this round have been taken. */
export function tricksTaken(view: View): number {
  return (view.captured.flat().length + view.discard.length) / view.players;
}

// Lots

export const isFinished = (view: View, lot: SetName): boolean =>
  Object.values(view.lacking[lot]).every((blocks) => blocks === 0);

/** A lot in words: what lies there, what its contract lacks, and who builds there in this round. */
export function lotInWords(view: View, lot: SetName, names: string[]): string {
  const decorations = view.lots[lot].filter(isDecoration).length;
  const facts = { lot: say(`set-${lot}`), buildings: view.lots[lot].length - decorations, decorations };
  const builders = buildersOf(view, lot).map((side) =>
    say('lot-builder', {
      name: sideInWords(view, side, names),
      blocks: view.captured[side]?.length ?? 0,
      points: view.prospects[side]?.points ?? 0,
    }),
  );
  return [say('lot-holds', facts), lackInWords(view, lot), ...builders].join(' ');
}

/** What the contract of a lot lacks, or that it is finished, or never will be. */
export function lackInWords(view: View, lot: SetName): string {
  if (isFinished(view, lot)) return say('lot-is-finished');
  const lacking = Object.entries(view.lacking[lot]).filter(([, count]) => count > 0);
  const list = new Intl.ListFormat(words.language).format(
    lacking.map(([what, count]) => say(`lack-${what}`, { count })),
  );
  return say(view.open_lots.includes(lot) ? 'lot-lacks' : 'lot-cannot', { list });
}
