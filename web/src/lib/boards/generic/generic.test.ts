import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { propsWith } from '../testing';
import generic from '.';
import { boardOf } from '..';

const view = { scores: [3, 5] };

test('a game that nobody has drawn gets the generic board', async () => {
  expect(await boardOf('no_such_game')).toBe(generic);
});

test('the position is read in words, once until it is another', async () => {
  const read = vi.fn(() => Promise.resolve('Nothing is built yet.'));
  const { rerender } = render(generic.Board, propsWith(view, { read }));
  await screen.findByText('Nothing is built yet.');
  await rerender({ considered: [{ moves: ['build'], happenings: [], told: '' }] });
  expect(read).toHaveBeenCalledOnce();
  await rerender({ read: () => Promise.resolve('A house stands.') });
  await screen.findByText('A house stands.');
});

test('a move is chosen from a list', () => {
  const choose = vi.fn();
  render(generic.Hand, propsWith(view, { moves: [{ text: 'build', spoken: 'build a house', target: {} }], choose }));
  screen.getByRole('button', { name: 'build a house' }).click();
  expect(choose).toHaveBeenCalledWith(['build']);
});

test('a seat shows its score, if the game has one', () => {
  expect(generic.holdings(view, 1)).toMatchObject([{ amount: 5, label: '5 points' }]);
  expect(generic.holdings({}, 1)).toEqual([]);
});
