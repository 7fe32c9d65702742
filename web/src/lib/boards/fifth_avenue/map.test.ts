import { expect, test } from 'vitest';
import {
  boxOfHub,
  boxOfPlot,
  DISTRICTS,
  LYING,
  middleOf,
  nextTo,
  outlineOf,
  PLACES,
  RING,
  UPRIGHT,
  type Point,
} from './map';

const FINGER = 40;
const SHEETS = { upright: UPRIGHT, lying: LYING };
const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

for (const [name, sheet] of Object.entries(SHEETS)) {
  test(`on the ${name} map no ring touches another, nor leaves the sheet`, () => {
    for (const district of DISTRICTS) {
      const [x, y] = sheet.at[district];
      expect(Math.min(x, y, sheet.width - x, sheet.height - y)).toBeGreaterThanOrEqual(RING.outer);
      for (const other of DISTRICTS)
        if (other !== district) expect(apart(sheet.at[district], sheet.at[other])).toBeGreaterThan(2 * RING.outer);
    }
  });

  test(`on the ${name} map every place and plot is large enough for a finger`, () => {
    const boxes = [
      ...PLACES.map((place) => boxOfHub(sheet.at[place])),
      ...[5, 6].flatMap((plots) => [...Array(plots).keys()].map((at) => boxOfPlot(sheet.at.ts, at, plots))),
    ];
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER - 1e-9);
  });
}

test('a pawn travels north on the upright map and to the right on the lying one', () => {
  expect(UPRIGHT.at.park[1]).toBeLessThan(UPRIGHT.at.ts[1]);
  expect(UPRIGHT.at.ts[1]).toBeLessThan(UPRIGHT.at.start[1]);
  expect(LYING.at.start[0]).toBeLessThan(LYING.at.ts[0]);
  expect(LYING.at.ts[0]).toBeLessThan(LYING.at.park[0]);
});

test('the first plot of a ring lies above its middle, the next ones follow clockwise', () => {
  const [first, second] = [middleOf(0, 5), middleOf(1, 5)];
  expect(first[0]).toBeCloseTo(0);
  expect(first[1]).toBeLessThan(0);
  expect(second[0]).toBeGreaterThan(0);
  expect(outlineOf(0, 5)).toMatch(/^M.*Z$/);
});

test('an arrow key goes to the nearest place in its direction, rather ahead than aside', () => {
  const points: Point[] = [
    [0, 0],
    [10, 1],
    [4, 30],
    [40, 0],
    [-5, 0],
  ];
  expect(nextTo(points, 0, 'ArrowRight')).toBe(1);
  expect(nextTo(points, 0, 'ArrowDown')).toBe(2);
  expect(nextTo(points, 1, 'ArrowRight')).toBe(3);
  expect(nextTo(points, 0, 'ArrowLeft')).toBe(4);
  expect(nextTo(points, 0, 'ArrowUp')).toBeNull();
  expect(nextTo(points, 0, 'Enter')).toBeNull();
});
