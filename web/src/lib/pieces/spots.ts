/** A box in a drawing, in the drawing's own units. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A place of a drawing that can be pointed at. */
export interface Spot {
  key: string;
  label: string;
  /** Whether it may be chosen. */
  isLit: boolean;
  box: Box;
  /** Its shape within the box, if it is another. */
  style?: string;
  /** What flying pieces and tests find it by, if not by its key. */
  place?: string;
}

/** Where arrow keys lead: to the right and down. */
export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
