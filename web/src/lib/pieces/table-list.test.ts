import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Seat, TableCard } from '../api/types';
import { personAt } from './seats';
import TableList from './TableList.svelte';

const finished = (winners: number[], ...seats: Seat[]): TableCard =>
  ({ id: 'k7w2', game: 'property', state: 'finished', players: seats.length, seats, winners }) as TableCard;
const show = (table: TableCard) => render(TableList, { title: 'My games', tables: [table], games: [] });

test('a finished table names whoever won', () => {
  show(finished([1], personAt(0, 'Anna'), personAt(1, 'Ben')));
  expect(screen.getByText('Ben won')).toBeTruthy();
});

test('whoever has resigned did not win, even if the bot on that seat did', () => {
  show(finished([0], { ...personAt(0, 'Anna'), gone: 'resigned' }, personAt(1, 'Ben')));
  expect(screen.queryByText('Anna won')).toBeNull();
  expect(screen.getByText('A bot won for Anna')).toBeTruthy();
});
