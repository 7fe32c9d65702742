/** How four lots and the square between them share the stage: so that the plots become as large as they can. */
import { FLAT, UPRIGHT, type LotLayout } from './plots';

export interface Arrangement {
  /** Whether the square stands between two columns of lots; otherwise it lies between two rows of them. */
  isFlanked: boolean;
  layout: LotLayout;
  /** How wide the square is between columns, how high between rows. */
  square: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the lots, and around the plots of a lot: its edge, its name above and its builder below. */
export const GAP = 8;
const MARGIN: Size = { width: 16, height: 56 };
const LARGEST_SQUARE = 384;
const NARROWEST_SQUARE = 208;

/** A row of blocks and a line above it; in a high stage a little more. */
const lowestSquare = (height: number): number => Math.min(192, Math.max(108, height * 0.24));

const scaleOf = (layout: LotLayout, { width, height }: Size): number =>
  Math.min((width - MARGIN.width) / layout.width, (height - MARGIN.height) / layout.height);

interface Fitted extends Arrangement {
  scale: number;
}

function between(isFlanked: boolean, layout: LotLayout, stage: Size): Fitted {
  const [along, across] = isFlanked ? [stage.width, stage.height] : [stage.height, stage.width];
  const least = isFlanked ? NARROWEST_SQUARE : lowestSquare(stage.height);
  const [deep, wide] = [(along - least) / 2 - GAP, (across - GAP) / 2];
  const scale = scaleOf(layout, isFlanked ? { width: deep, height: wide } : { width: wide, height: deep });
  const used = isFlanked ? layout.width * scale + MARGIN.width : layout.height * scale + MARGIN.height;
  const square = Math.min(LARGEST_SQUARE, Math.max(least, along - 2 * (used + GAP)));
  return { isFlanked, layout, square, scale };
}

export function arrangementIn(stage: Size): Arrangement {
  const fitted = [true, false].flatMap((isFlanked) =>
    [UPRIGHT, FLAT].map((layout) => between(isFlanked, layout, stage)),
  );
  return fitted.reduce((best, one) => (one.scale > best.scale ? one : best));
}
