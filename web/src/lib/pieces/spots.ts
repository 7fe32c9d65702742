/** A place of a drawing that can be pointed at. */
export interface Spot {
  key: string;
  label: string;
  /** Whether it may be chosen. */
  isLit: boolean;
  /** Where it lies, and its shape. */
  style: string;
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

/** The style of a box in a drawing, by its share of the whole. */
export function boxed(left: number, top: number, width: number, height: number): string {
  const [l, t, w, h] = [left, top, width, height].map((share) => `${share * 100}%`);
  return `left: ${l}; top: ${t}; width: ${w}; height: ${h}`;
}
