import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../api/client';
import Ending from './Ending.svelte';

vi.spyOn(api, 'pad').mockRejectedValue(new Error());
vi.spyOn(api, 'analysis').mockRejectedValue(new Error());
Element.prototype.scrollIntoView = vi.fn();

const props = {
  table: 'k7w2',
  game: 'property',
  names: ['Anna', 'Ben'],
  inks: [],
  winners: [0],
  mySeat: 0,
  next: null,
  onrematch: vi.fn(),
};

test('whoever stayed has won', () => {
  render(Ending, props);
  expect(screen.getByText('You win!')).toBeTruthy();
});

test('whoever has left has not won, whatever the bot did', () => {
  render(Ending, { ...props, hasLeft: true });
  expect(screen.queryByText('You win!')).toBeNull();
  expect(screen.getByText('The bot that took your seat wins.')).toBeTruthy();
  expect(screen.getByText('You have left this game.')).toBeTruthy();
});
