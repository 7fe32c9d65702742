/** The geometry of a town: lots in a grid, streets between them, and the footprint of what stands on touching lots. */

export const LOT = 100;
export const STREET = 12;
export const STEP = LOT + STREET;

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Footprint<Owner> {
  owner: Owner;
  /** The lots it covers as [row, column], in reading order. */
  lots: [number, number][];
  /** The lots, and the strips of street between touching lots, as one path. */
  path: string;
}

/** Touching lots of one owner stand under one roof. `owners` is row by row; null is an empty lot. */
export function footprints<Owner>(owners: readonly (readonly (Owner | null)[])[]): Footprint<Owner>[] {
  const seen = new Set<string>();
  const found: Footprint<Owner>[] = [];
  owners.forEach((row, y) =>
    row.forEach((owner, x) => {
      if (owner === null || seen.has(`${y},${x}`)) return;
      const lots = connected(owners, owner, [y, x], seen);
      found.push({ owner, lots, path: pathOf(lots) });
    }),
  );
  return found;
}

function connected<Owner>(
  owners: readonly (readonly (Owner | null)[])[],
  owner: Owner,
  start: [number, number],
  seen: Set<string>,
): [number, number][] {
  const lots: [number, number][] = [];
  const open = [start];
  seen.add(start.join());
  for (let lot = open.pop(); lot; lot = open.pop()) {
    lots.push(lot);
    const [y, x] = lot;
    for (const next of [
      [y - 1, x],
      [y + 1, x],
      [y, x - 1],
      [y, x + 1],
    ] as [number, number][]) {
      if (owners[next[0]]?.[next[1]] !== owner || seen.has(next.join())) continue;
      seen.add(next.join());
      open.push(next);
    }
  }
  return lots.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function pathOf(lots: [number, number][]): string {
  return partsOf(lots)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');
}

function partsOf(lots: [number, number][]): Rect[] {
  const covered = new Set(lots.map((lot) => lot.join()));
  const has = (y: number, x: number): boolean => covered.has(`${y},${x}`);
  return lots.flatMap(([y, x]) => {
    const right = has(y, x + 1);
    const below = has(y + 1, x);
    const left = x * STEP;
    const top = y * STEP;
    const parts = [{ x: left, y: top, width: right ? STEP : LOT, height: LOT }];
    if (below) parts.push({ x: left, y: top + LOT, width: LOT, height: STREET });
    if (right && below && has(y + 1, x + 1)) parts.push({ x: left + LOT, y: top + LOT, width: STREET, height: STREET });
    return parts;
  });
}
