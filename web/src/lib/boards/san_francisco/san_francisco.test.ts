import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { DISTRICTS, isBorder, stepFrom, STREETS, touchedBy, type Spot } from './city';
import City from './City.svelte';
import { foresee } from './foresight';
import { frontOf } from './fronts';
import Odds from './Odds.svelte';
import { view } from './testing';
import { askedKinds, chooser, nearest, type Happening, type Plan, type View } from './view';

const SAID = { rule: '', sentence: '' };
const plan = (moves: string[], ...happenings: Happening[]): Plan => ({ moves, happenings, told: '' });

function city(lit: string[], onpick = vi.fn(), onlook = vi.fn()) {
  const props = {
    view,
    lit: new Set(lit),
    asksBorder: false,
    asked: new Set<never>(),
    foreseen: foresee([]),
    advised: null,
    onpick,
    onlook,
  };
  return render(City, { ...props, nameOf: (spot: Spot) => spot.key });
}

test('the city has 35 districts and 82 streets, 24 of them along the border', () => {
  expect([DISTRICTS.length, STREETS.length]).toEqual([35, 82]);
  expect(STREETS.filter((street) => isBorder(street.key))).toHaveLength(24);
});

test('a street touches the districts on both its sides', () => {
  expect(touchedBy('h 2 3')).toEqual(['1 3', '2 3']);
  expect(touchedBy('v 2 3')).toEqual(['2 2', '2 3']);
  expect(touchedBy('v 5 8')).toEqual(['5 7']);
});

test('an arrow key leads over a street to the next district, along streets over corners, and stops at the edge', () => {
  expect(stepFrom('2 2', 'ArrowRight')?.key).toBe('v 2 3');
  expect(stepFrom('v 2 3', 'ArrowRight')?.key).toBe('2 3');
  expect(stepFrom('h 2 2', 'ArrowRight')?.key).toBe('h 2 3');
  expect(stepFrom('h 1 1', 'ArrowUp')).toBeNull();
});

test('only lit streets can be picked', () => {
  const onpick = vi.fn();
  city(['h 3 2'], onpick);
  for (const name of ['h 3 2', 'v 2 3', '2 2']) screen.getByRole('button', { name }).click();
  expect(onpick.mock.calls.map(([street]) => street as string)).toEqual(['h 3 2']);
});

test('Tab leads to a lit street, arrow keys walk on from there, over what is not lit', async () => {
  city(['h 3 2']);
  await tick();
  const street = screen.getByRole('button', { name: 'h 3 2' });
  expect(street.tabIndex).toBe(0);
  street.focus();
  for (const passed of ['2 2', 'h 2 2', '1 2']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    await tick();
    expect(document.activeElement?.getAttribute('data-key')).toBe(passed);
  }
  (document.activeElement as HTMLElement).blur();
  await tick();
  expect(street.tabIndex).toBe(0);
});

test('a district that is pointed at shows what each seat needs, and so do both beside a street', async () => {
  const { container } = city([]);
  const needs = () => [...container.querySelectorAll('.need text')].map((text) => text.textContent);
  screen.getByRole('button', { name: '2 2' }).focus();
  await tick();
  expect(needs()).toEqual(['1', '–', '–']);
  screen.getByRole('button', { name: 'v 2 3' }).focus();
  await tick();
  expect(needs()).toEqual(['1', '–', '–', '3', '3', '3']);
});

test('a district shows who needs but one more stick', () => {
  expect(nearest(view, '2 2')).toBe(0);
  expect(nearest(view, '2 3')).toBeNull();
});

test('one plan shows the sticks as they would lie and what would be rebuilt', () => {
  const swapped: Happening = {
    ...SAID,
    event: 'swapped',
    seat: 0,
    street: 'h 2 2',
    owner: 0,
    other: 'h 6 1',
    rival: 1,
  };
  const rebuilt: Happening = {
    ...SAID,
    event: 'rebuilt',
    seat: 1,
    kind: 'industry',
    district: '2 2',
    prestige: 6,
  };
  const foreseen = foresee([plan(['h 2 2', 'h 6 1'], swapped, rebuilt)]);
  expect([...foreseen.sticks]).toEqual([
    ['h 2 2', 1],
    ['h 6 1', 0],
  ]);
  expect([...foreseen.rebuilt]).toEqual([['2 2', { seat: 1, prestige: 6 }]]);
});

test('several plans show only where they lead', () => {
  const foreseen = foresee([plan(['h 2 2', 'h 3 2']), plan(['h 2 2', 'h 4 2'])]);
  expect([...foreseen.targets]).toEqual(['h 3 2', 'h 4 2']);
  expect(foreseen.sticks.size).toBe(0);
});

test('a card that somebody else has played lies face down, mine shows its value', () => {
  const playing: View = { ...view, phase: 'play', played: [7, '?', null] };
  expect(frontOf(playing, 0)?.text).toBe('7');
  expect(frontOf(playing, 1)?.isFaceDown).toBe(true);
  expect(frontOf(playing, 2)).toBeNull();
});

test('while sticks are laid the investors are shown in their order', () => {
  expect([0, 1, 2].map((seat) => frontOf(view, seat)?.text)).toEqual(['1.', undefined, '2.']);
});

test('the kinds of the card are marked, or of the option tile pointed at; an action marks none', () => {
  expect([...askedKinds(view, [])]).toEqual(['industry']);
  expect([...askedKinds({ ...view, card: 'option', phase: 'option' }, [plan(['option trade'])])]).toEqual([
    'market',
    'leisure',
  ]);
  expect([...askedKinds({ ...view, action: 'grant' }, [])]).toEqual([]);
});

test('a finger confirms what a plan tells, and nothing where it tells nothing', () => {
  const choose = vi.fn();
  const laid: Happening = { ...SAID, event: 'laid', seat: 0, street: 'h 3 2' };
  const chosen = chooser([plan(['h 3 2'], laid), plan(['play 3'])], choose);
  chosen(['h 3 2'], 'touch');
  chosen(['play 3'], 'touch');
  expect(choose.mock.calls).toEqual([
    [['h 3 2'], 'touch'],
    [['play 3'], undefined],
  ]);
});

test('a draw strikes out the cheques that would go over the limit', () => {
  const next = [
    { cheque: 10, chance: 0.25, over: false },
    { cheque: 20, chance: 0, over: false },
    { cheque: 70, chance: 0.75, over: true },
  ];
  const { container } = render(Odds, {
    view: { ...view, phase: 'draw', drawn: [60], limit: 100, chances: { over: 0.75, next } },
  });
  expect([...container.querySelectorAll('g.over text')].map((text) => text.textContent)).toEqual(['70']);
});
