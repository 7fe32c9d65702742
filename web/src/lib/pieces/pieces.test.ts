import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Plan } from '../api/types';
import Button from './Button.svelte';
import Card from './Card.svelte';
import Choice from './Choice.svelte';
import ClockFace from './ClockFace.svelte';
import Dialog from './Dialog.svelte';
import Log from './Log.svelte';
import LotGrid from './LotGrid.svelte';
import type { Lot } from './lots';
import Prompt from './Prompt.svelte';
import Qr from './Qr.svelte';
import Scale from './Scale.svelte';
import SeatPanel from './SeatPanel.svelte';
import { personAt } from './seats';

const rent = (dollars: number, ...moves: string[]): Plan => ({
  moves,
  happenings: [
    { event: 'named', rule: 'P15', sentence: 'Anna plays.', seat: 0, red: '3h', black: '5c', square: '3,5' },
    { event: 'rent', rule: 'P18', sentence: `Anna pays ${dollars}.`, seat: 0, owner: 1, dollars, size: 6 },
  ],
  told: `Anna pays ${dollars}.`,
});
const row: Lot[] = ['1,1', '2,1', '3,1'].map((key) => ({ key, ink: null, label: key }));
const axis = (...labels: string[]) => ({ labels, tone: 'red' as const });

test('a lit card is a button that tells how it was pointed at', () => {
  const onpick = vi.fn();
  render(Card, { face: { rank: '3', emblem: 'hearts', tone: 'red', label: 'three of hearts' }, lit: true, onpick });
  screen.getByRole('button', { name: 'three of hearts' }).click();
  expect(onpick).toHaveBeenCalledOnce();
});

test('a card that is not lit only lies there, with its name', () => {
  render(Card, { face: { rank: '3', emblem: 'hearts', tone: 'red', label: 'three of hearts' } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'three of hearts' })).toBeTruthy();
});

test('a grid lets only lit lots be picked', () => {
  const onpick = vi.fn();
  render(LotGrid, {
    lots: [row],
    title: 'Board',
    across: axis('1', '2', '3'),
    down: axis('1'),
    lit: new Set(['2,1']),
    onpick,
  });
  screen.getByRole('button', { name: '1,1' }).click();
  screen.getByRole('button', { name: '2,1' }).click();
  expect(onpick.mock.calls.map(([key]) => key as string)).toEqual(['2,1']);
});

test('arrow keys walk over a grid and stop at its edge', async () => {
  render(LotGrid, { lots: [row], title: 'Board', across: axis('1', '2', '3'), down: axis('1') });
  const lots = screen.getAllByRole('button');
  lots[0]?.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await tick();
  }
  expect(document.activeElement).toBe(lots[2]);
});

test('a prompt says what pointing would do, without what goes without saying', () => {
  render(Prompt, { question: 'Choose.', mine: true, considered: [rent(12, 'red 3h')] });
  expect(screen.getByText('Anna pays 12.')).toBeTruthy();
});

test('a prompt says its remark where a plan has nothing to tell', () => {
  render(Prompt, {
    question: 'Choose.',
    mine: true,
    considered: [{ moves: ['play 3'], happenings: [], told: '' }],
    remark: 'In secret.',
  });
  expect(screen.getByText('In secret.')).toBeTruthy();
});

test('a track says in words how far everybody is', () => {
  render(Scale, { title: 'Influence', most: 44, bars: [{ ink: 'blue', amount: 30, name: 'Anna' }] });
  expect(screen.getByText('Anna: 30')).toBeTruthy();
});

test('a prompt offers each way and gives the chosen one', () => {
  const onchoose = vi.fn();
  const dear = rent(24, 'red 3h');
  render(Prompt, { question: 'Choose.', mine: true, offered: [rent(12, 'red 3d'), dear], onchoose });
  screen.getByRole('button', { name: /pays 24/ }).click();
  expect(onchoose).toHaveBeenCalledWith(dear);
});

test('a seat says in words who decides and what is theirs', () => {
  render(SeatPanel, {
    seat: personAt(0, 'Anna'),
    name: 'Anna',
    inks: ['blue'],
    holdings: [{ icon: 'coin', amount: 136, label: '136 dollars' }],
    decides: true,
    isMe: true,
  });
  expect(screen.getByText('136 dollars')).toBeTruthy();
  expect(document.querySelector('[aria-current="true"]')?.textContent).toContain('Anna');
});

test('a clock shows minutes and seconds, and never less than nothing', async () => {
  const { rerender } = render(ClockFace, { left: 245_000 });
  expect(screen.getByText('4:05')).toBeTruthy();
  await rerender({ left: -10 });
  expect(screen.getByText('0:00')).toBeTruthy();
});

test('a clock of a day shows hours and minutes, then days', async () => {
  const { rerender } = render(ClockFace, { left: 86_398_000 });
  expect(screen.getByText('23 h 59 min')).toBeTruthy();
  await rerender({ left: 86_400_000 });
  expect(screen.getByText('1 day')).toBeTruthy();
});

test('the number of a rule in the log opens the rulebook there', () => {
  render(Log, {
    game: 'property',
    log: [{ number: 1, seat: 0, at: '', happenings: rent(12).happenings }],
  });
  expect(screen.getByRole('link', { name: 'rule P18' }).getAttribute('href')).toBe('/rules/property#P18');
});

test('a choice of which nothing was heard leaves no gap in the log', () => {
  render(Log, { game: 'san_francisco', log: [{ number: 1, seat: 0, at: '', happenings: [] }] });
  expect(screen.getByRole('listitem').textContent).toBe('Nothing has happened yet.');
});

test('a value that does not go with the others cannot be chosen', () => {
  render(Choice, {
    legend: 'Bankruptcies',
    name: 'bankruptcies',
    value: 1,
    items: [
      { value: 1, label: '1' },
      { value: 2, label: '2', disabled: true },
    ],
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).disabled).toBe(true);
});

test('a link that leaves its page open says so', () => {
  const children = createRawSnippet(() => ({ render: () => '<span>Rules</span>' }));
  render(Button, { href: '/rules/property', newTab: true, children });
  expect(screen.getByRole('link', { name: 'Rules (in a new tab)' }).getAttribute('target')).toBe('_blank');
});

test('a dialog can be closed', () => {
  const onclose = vi.fn();
  render(Dialog, { title: 'Sure?', onclose, children: createRawSnippet(() => ({ render: () => '<p>It hurts.</p>' })) });
  screen.getByRole('button', { name: 'Close', hidden: true }).click();
  expect(onclose).toHaveBeenCalled();
});

test('an address becomes a QR code', () => {
  render(Qr, { text: 'https://example.org/table/k7w2', label: 'The link' });
  expect(screen.getByRole('img', { name: 'The link' }).querySelector('path')?.getAttribute('d')).toMatch(/^M\d/);
});
