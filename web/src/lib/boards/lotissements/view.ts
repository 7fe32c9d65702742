/** Lotissements' view, as its `sight` gives it, and how its things are drawn and named. */
import { inkOfSeat, type Ink } from '../../design/inks';
import type { CardFace, Emblem } from '../../pieces/cards';
import { words, wordsOf } from '../../words/words.svelte';

export const say = wordsOf('lotissements');

export const SETS = ['house', 'pavilion', 'hlm', 'tower'] as const;
export const KINDS = ['lawn', 'pool', 'tree'] as const;
export type SetName = (typeof SETS)[number];
export type Kind = (typeof KINDS)[number];
/** What is drawn on a block. */
export type Motif = SetName | Kind;

// A lot as it is printed.
export const NUMBERS = 15;
export const PLACES = 2;
export const CONTRACT = 10;
export const DECORATIONS = KINDS.length * PLACES;

/** What a side would lay and score if the round ended now. */
export interface Prospect {
  lays: string[];
  points: number;
}

export interface View {
  players: number;
  options: { teams: boolean; contre: boolean };
  round: number;
  phase: 'offer' | 'partner_offer' | 'play' | 'over';
  turn: number | null;
  first: number;
  leader: number | null;
  dealt: number;
  /** One's own blocks; of others only how many. */
  hands: (string[] | number)[];
  discard: string[];
  trick: string[];
  /** By side, as `captured` and `prospects`. */
  offers: (SetName | null)[];
  captured: string[][];
  prospects: Prospect[];
  lots: Record<SetName, string[]>;
  open_lots: SetName[];
  /** What the contract of each lot still asks for. */
  lacking: Record<SetName, Record<'building' | Kind, number>>;
  /** Decorations that lie on no lot. */
  left: Record<Kind, number>;
  voids: (SetName | 'decoration')[][];
  shown: string[];
  ended: string | null;
  deck_size: number;
  /** The side of each seat. */
  sides: number[];
  /** Whose block wins the trick as it lies. */
  winning: number | null;
  scores: number[];
  seat: number | null;
  /** Blocks with which I would win the trick as it lies. */
  stronger: string[];
}

// Seats and sides

export const inkOfSide = (side: number): Ink => inkOfSeat(side);
export const inkOf = (view: View, seat: number): Ink => inkOfSide(view.sides[seat] ?? seat);

export const seatsOf = (view: View, side: number): number[] =>
  view.sides.flatMap((of, seat) => (of === side ? [seat] : []));

export function sideInWords(view: View, side: number, names: string[]): string {
  return new Intl.ListFormat(words.language).format(seatsOf(view, side).map((seat) => names[seat] ?? ''));
}

/** The sides that play for a lot in this round; several if somebody has said contre. */
export const buildersOf = (view: View, lot: SetName): number[] =>
  view.offers.flatMap((offer, side) => (offer === lot ? [side] : []));

export const sizeOf = (hand: string[] | number | undefined): number =>
  typeof hand === 'object' ? hand.length : (hand ?? 0);

// Blocks

export const motifOf = (block: string): Motif => block.split(' ')[0] as Motif;
export const numberOf = (block: string): number => Number(block.split(' ')[1]);
export const isDecoration = (block: string): boolean => KINDS.includes(motifOf(block) as Kind);

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

function lackInWords(view: View, lot: SetName): string {
  if (isFinished(view, lot)) return say('lot-is-finished');
  const lacking = Object.entries(view.lacking[lot]).filter(([, count]) => count > 0);
  const list = new Intl.ListFormat(words.language).format(
    lacking.map(([what, count]) => say(`lack-${what}`, { count })),
  );
  return say(view.open_lots.includes(lot) ? 'lot-lacks' : 'lot-cannot', { list });
}
