import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { ANY_VIEW, propsWith } from '../testing';
import generic from '.';
import { boardOf } from '..';

test('a game that nobody has drawn gets the generic board', async () => {
  expect(await boardOf('no_such_game')).toBe(generic);
});

test('the position is read in words, once until it is another', async () => {
  const read = vi.fn(() => Promise.resolve('Nothing is built yet.'));
  const { rerender } = render(generic.Board, propsWith(ANY_VIEW, { read }));
  await screen.findByText('Nothing is built yet.');
  await rerender({ considered: [{ moves: ['build'], happenings: [], told: '' }] });
  expect(read).toHaveBeenCalledOnce();
  await rerender({ read: () => Promise.resolve('A house stands.') });
  await screen.findByText('A house stands.');
});

test('a move is chosen from a list', () => {
  const choose = vi.fn();
  render(
    generic.Hand,
    propsWith(ANY_VIEW, { moves: [{ text: 'build', spoken: 'build a house', target: {} }], choose }),
  );
  screen.getByRole('button', { name: 'build a house' }).click();
  expect(choose).toHaveBeenCalledWith(['build']);
});

test('a seat shows its score', () => {
  expect(generic.holdings(ANY_VIEW, 1)).toMatchObject([{ amount: 5, label: '5 points' }]);
});
