/** The plots of a lot, seen from above: where each lies, and what lies there. */
import type { Ink } from '../../design/inks';
import {
  buildersOf,
  inkOfSide,
  isDecoration,
  KINDS,
  motifOf,
  NUMBERS,
  numberOf,
  PLACES,
  type Motif,
  type SetName,
  type View,
} from './view';

const STEP = { x: 40, y: 42 };
const GAP = 4;
const ALLEY = 12;

/** How a lot is laid out: how many buildings stand in a row, and how large that makes it. */
export interface LotLayout {
  across: number;
  width: number;
  height: number;
}

function layoutOf(across: number): LotLayout {
  return { across, width: (across + PLACES) * STEP.x + ALLEY - GAP, height: (NUMBERS / across) * STEP.y - GAP };
}

export const FLAT = layoutOf(5);
export const UPRIGHT = layoutOf(3);

/** The outline of a plot, on a field of 36 by 38. */
const BUILDING = 'M0 0H36V38H0Z';
export const OUTLINES: Record<Motif, string> = {
  house: BUILDING,
  pavilion: BUILDING,
  hlm: BUILDING,
  tower: BUILDING,
  lawn: 'M1 3H35V35H1Z',
  pool: 'M11 3H25C33 3 36 8 36 19S33 35 25 35H11C3 35 0 30 0 19S3 3 11 3Z',
  tree: 'M18 1.5A8 8 0 0 1 29 6A8 8 0 0 1 34 17A8 8 0 0 1 31 29.5A8 8 0 0 1 18 36.5A8 8 0 0 1 5 29.5A8 8 0 0 1 2 17A8 8 0 0 1 7 6A8 8 0 0 1 18 1.5Z',
};
/** What a roof of each set looks like from above. */
export const ROOFS: Record<SetName, string> = {
  house: 'M0 19H36',
  pavilion: 'M0 0L9 19L0 38M36 0L27 19L36 38M9 19H27',
  hlm: 'M0 8H36M0 30H36M9 0V8M18 0V8M27 0V8M9 30V38M18 30V38M27 30V38',
  tower: 'M6 7H30V31H6ZM0 0L6 7M36 0L30 7M36 38L30 31M0 38L6 31',
};

export interface Plot {
  x: number;
  y: number;
  motif: Motif;
  /** The block's number; null on a free plot. */
  number: number | null;
  /** The ink of the side that has captured it, or has just laid it; null for what has been lying there. */
  ink: Ink | null;
  block: string | null;
}

/** Blocks that sides have captured for this lot, each with the side's ink: buildings, and decorations that fit. */
function caughtFor(view: View, lot: SetName): [string, Ink][] {
  return buildersOf(view, lot).flatMap((side) => {
    const fits = view.prospects[side]?.lays ?? [];
    const caught = (view.captured[side] ?? []).filter((block) => !isDecoration(block) || fits.includes(block));
    return caught.map((block): [string, Ink] => [block, inkOfSide(side)]);
  });
}

/** Buildings stand by their numbers; beside them, kind by kind, are the places of the decorations. */
export function plotsOf(
  view: View,
  lot: SetName,
  counted: ReadonlyMap<string, Ink>,
  { across, height }: LotLayout,
): Plot[] {
  const inks = new Map<string, Ink | null>([
    ...view.lots[lot].map((block): [string, Ink | null] => [block, counted.get(block) ?? null]),
    ...caughtFor(view, lot),
  ]);
  const plot = (x: number, y: number, motif: Motif, block: string | undefined): Plot => {
    const isTaken = block !== undefined && inks.has(block);
    return {
      x,
      y,
      motif,
      number: isTaken ? numberOf(block) : null,
      ink: isTaken ? (inks.get(block) ?? null) : null,
      block: isTaken ? block : null,
    };
  };
  const buildings = Array.from({ length: NUMBERS }, (_, at) =>
    plot((at % across) * STEP.x, Math.floor(at / across) * STEP.y, lot, `${lot} ${at + 1}`),
  );
  const decorations = KINDS.flatMap((kind, row) => {
    const there = [...inks.keys()].filter((block) => motifOf(block) === kind);
    const y = (row + 0.5) * ((height + GAP) / KINDS.length) - STEP.y / 2;
    return Array.from({ length: PLACES }, (_, at) => plot((across + at) * STEP.x + ALLEY, y, kind, there[at]));
  });
  return [...buildings, ...decorations];
}
