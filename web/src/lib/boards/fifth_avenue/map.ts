/** Where everything lies on the map, upright as on a street plan or on its side, and how arrow keys walk over it. */
import { ARROWS } from '../../pieces/spots';

export const PLACES = ['start', '34w', '34e', '42w', 'ts', '42e', '52w', '52e', 'park'] as const;
export type Place = (typeof PLACES)[number];
export type District = Exclude<Place, 'start' | 'park'>;
export const DISTRICTS = PLACES.slice(1, -1) as District[];

/** The place of this name; a pawn that is nowhere else is at the start. */
export const placeOf = (name: string | number | undefined): Place => PLACES.find((place) => place === name) ?? 'start';

export type Point = readonly [x: number, y: number];

/** A ring of plots around the square where pawns stand. */
export const RING = { outer: 59, inner: 20.5, content: 39.5 };
export const HUB = 20;

export interface Sheet {
  width: number;
  height: number;
  at: Record<Place, Point>;
  /** Central Park: its left and upper edge, width and height. */
  park: readonly [number, number, number, number];
  /** What lies in the park: the tiles under it and its buildings. */
  tiles: Point;
  towers: Point;
}

/** North is up: the park above, the start below. For rooms that are higher than wide. */
export const UPRIGHT: Sheet = {
  width: 374,
  height: 506,
  at: {
    start: [187, 464],
    '34w': [125, 400],
    '34e': [249, 400],
    '42w': [63, 268],
    ts: [187, 268],
    '42e': [311, 268],
    '52w': [125, 136],
    '52e': [249, 136],
    park: [112, 44],
  },
  park: [62, 4, 250, 66],
  tiles: [187, 44],
  towers: [262, 44],
};

/** North is to the right. */
export const LYING: Sheet = {
  width: 474,
  height: 408,
  at: {
    start: [23, 196],
    '34w': [94, 128],
    '34e': [94, 264],
    '42w': [214, 60],
    ts: [214, 196],
    '42e': [214, 332],
    '52w': [334, 128],
    '52e': [334, 264],
    park: [435, 126],
  },
  park: [400, 82, 70, 228],
  tiles: [435, 196],
  towers: [435, 268],
};

/** The sheet that is drawn larger in a room of this size. */
export function fittest(width: number, height: number): Sheet {
  const scaleOf = (sheet: Sheet): number => Math.min(width / sheet.width, height / sheet.height);
  return scaleOf(LYING) > scaleOf(UPRIGHT) ? LYING : UPRIGHT;
}

/** The arrows printed on the map. Where a pawn may really go is said by its moves. */
export const WAYS: readonly (readonly [Place, Place])[] = [
  ['start', '34w'],
  ['start', '34e'],
  ['34w', '42w'],
  ['34w', 'ts'],
  ['34e', 'ts'],
  ['34e', '42e'],
  ['42w', '52w'],
  ['ts', '52w'],
  ['ts', '52e'],
  ['42e', '52e'],
  ['52w', 'park'],
  ['52e', 'park'],
];

const TURN = 2 * Math.PI;

/** The direction of a plot, the first one upwards, the others clockwise. */
const angleOf = (at: number, plots: number): number => (at / plots) * TURN - TURN / 4;

const polar = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];
const written = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The middle of a plot, seen from the middle of its district. */
export const middleOf = (at: number, plots: number): Point => polar(RING.content, angleOf(at, plots));

/** The outline of a plot: a piece of the ring, a little smaller than its share by `inset`. */
export function outlineOf(at: number, plots: number, inset = 0): string {
  const [before, after] = [angleOf(at - 0.5, plots), angleOf(at + 0.5, plots)];
  const [outer, inner] = [RING.outer - inset, RING.inner + inset];
  const corner = (radius: number, angle: number, side: number): string =>
    written(polar(radius, angle + side * (inset / radius)));
  return (
    `M${corner(outer, before, 1)}A${outer} ${outer} 0 0 1 ${corner(outer, after, -1)}` +
    `L${corner(inner, after, -1)}A${inner} ${inner} 0 0 0 ${corner(inner, before, 1)}Z`
  );
}

/** A button's place: the box around it, and the shape within the box that answers to a pointer. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  clip: string;
}

const STEPS = 6;

export function boxOfPlot([x, y]: Point, at: number, plots: number): Box {
  const angles = Array.from({ length: STEPS + 1 }, (_, step) => angleOf(at - 0.5 + step / STEPS, plots));
  const edge = [
    ...angles.map((angle) => polar(RING.outer, angle)),
    ...angles.toReversed().map((angle) => polar(RING.inner, angle)),
  ];
  const [xs, ys] = [edge.map((point) => point[0]), edge.map((point) => point[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const clip = edge.map(
    (point) => `${(((point[0] - left) / width) * 100).toFixed(1)}% ${(((point[1] - top) / height) * 100).toFixed(1)}%`,
  );
  return { left: x + left, top: y + top, width, height, clip: `polygon(${clip.join()})` };
}

export const boxOfHub = ([x, y]: Point): Box => ({
  left: x - HUB,
  top: y - HUB,
  width: 2 * HUB,
  height: 2 * HUB,
  clip: 'circle()',
});

/** The nearest place in the direction of an arrow key: what lies aside counts as twice as far. */
export function nextTo(points: readonly Point[], from: number, key: string): number | null {
  const way = ARROWS[key];
  const here = points[from];
  if (!way || !here) return null;
  let [nearest, least] = [null as number | null, Infinity];
  for (const [at, point] of points.entries()) {
    const [dx, dy] = [point[0] - here[0], point[1] - here[1]];
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])];
    if (ahead > 1 && ahead + 2 * aside < least) [nearest, least] = [at, ahead + 2 * aside];
  }
  return nearest;
}
