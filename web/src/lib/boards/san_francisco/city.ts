/** The geometry of the city: 5 rows of 7 districts, with streets along all their sides. */
import { ARROWS } from '../../pieces/spots';

export const ROWS = 5;
export const COLUMNS = 7;
export const LOT = 100;
export const STREET = 26;
export const STEP = LOT + STREET;
/** Room for numbers, and for fingers that point at the border. */
export const MARGIN = 41;
/** How far to either side of its middle line a street is pointed at. */
export const REACH = 54;
export const WIDTH = COLUMNS * STEP + STREET;
export const HEIGHT = ROWS * STEP + STREET;

/** A district or a street, at its place in a grid of half steps: districts at odd places, corners left out. */
export interface Spot {
  key: string;
  kind: 'district' | 'across' | 'upright';
  /** Half steps from the corner of the city. */
  column: number;
  row: number;
  x: number;
  y: number;
}

export const SPOTS: readonly Spot[] = Array.from({ length: 2 * ROWS + 1 }, (_, row) => row).flatMap((row) =>
  Array.from({ length: 2 * COLUMNS + 1 }, (_, column) => column)
    .filter((column) => row % 2 || column % 2)
    .map((column) => spotAt(row, column)),
);

function spotAt(row: number, column: number): Spot {
  const kind = row % 2 === 0 ? 'across' : column % 2 === 0 ? 'upright' : 'district';
  const place = `${Math.floor(row / 2) + 1} ${Math.floor(column / 2) + 1}`;
  const key = kind === 'district' ? place : `${kind === 'across' ? 'h' : 'v'} ${place}`;
  return { key, kind, column, row, x: STREET / 2 + (column * STEP) / 2, y: STREET / 2 + (row * STEP) / 2 };
}

export const DISTRICTS = SPOTS.filter((spot) => spot.kind === 'district');
export const STREETS = SPOTS.filter((spot) => spot.kind !== 'district');
const BY_KEY = new Map(SPOTS.map((spot) => [spot.key, spot]));
const BY_PLACE = new Map(SPOTS.map((spot) => [`${spot.row},${spot.column}`, spot]));

export const spotOf = (key: string): Spot => BY_KEY.get(key) as Spot;

/** The next spot in an arrow key's direction, over a corner if need be; null beyond the edge and for other keys. */
export function stepFrom(key: string, arrow: string): Spot | null {
  const way = ARROWS[arrow];
  if (!way) return null;
  const { row, column } = spotOf(key);
  const next = (steps: number): Spot | undefined => BY_PLACE.get(`${row + way[1] * steps},${column + way[0] * steps}`);
  return next(1) ?? next(2) ?? null;
}

/** The one or two districts that a street touches, in reading order. */
export function touchedBy(street: string): string[] {
  const { row, column, kind } = spotOf(street);
  const places =
    kind === 'across'
      ? [
          [row - 1, column],
          [row + 1, column],
        ]
      : [
          [row, column - 1],
          [row, column + 1],
        ];
  return places.flatMap((place) => BY_PLACE.get(place.join())?.key ?? []);
}

export const isBorder = (street: string): boolean => touchedBy(street).length === 1;

/** On which side of its only district a street of the border lies. */
export function borderSide(street: string): 'above' | 'below' | 'left' | 'right' {
  const { row, column, kind } = spotOf(street);
  if (kind === 'across') return row === 0 ? 'above' : 'below';
  return column === 0 ? 'left' : 'right';
}
