import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { CATALOGUES } from '../words/catalogues';
import { words } from '../words/words.svelte';
import Header from './Header.svelte';

test('a language that has a catalogue is offered in its own words, and can be chosen', async () => {
  CATALOGUES['eo'] = () => Promise.resolve('in-this-language = En Esperanto\nsettings = Agordoj');
  render(Header);
  const offer = await screen.findByRole('button', { name: 'En Esperanto' });
  expect(offer.lang).toBe('eo');
  offer.focus();
  offer.click();
  await screen.findByRole('navigation', { name: 'Agordoj' });
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(screen.queryByRole('button', { name: 'En Esperanto' })).toBeNull();
  await screen.findByRole('button', { name: 'In English' });
  await words.learn('en');
});
