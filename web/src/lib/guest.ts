/** Who plays in this browser: a name and a mark, asked for once; and which games have been played here. */
import { api } from './api/client';
import type { Guest, Mark } from './api/types';
import { MARKS } from './pieces/faces';
import { keepSettings, settings } from './settings.svelte';
import { say } from './words/words.svelte';

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** What is put forward to whoever has not chosen: the mark and its name, such as "Kite". */
export function proposed(): Guest {
  const mark = any(Object.keys(MARKS) as Mark[]);
  return settings.guest ?? { name: say(`mark-${mark}`), mark };
}

export const hasChosen = (): boolean => settings.guest !== null;

/** Keeps the choice, here and on the server. */
export async function introduce(guest: Guest): Promise<void> {
  await api.rename(guest.name, guest.mark);
  settings.guest = guest;
  keepSettings();
}

/** Tells a server that does not know us who we are. */
export async function greet(): Promise<void> {
  if (settings.guest && !(await api.me()).guest?.mark) await introduce(settings.guest);
}

export const hasPlayed = (game: string): boolean => settings.played.includes(game);

export function remember(game: string): void {
  if (hasPlayed(game)) return;
  settings.played = [...settings.played, game];
  keepSettings();
}

/** The table at which remarks are made, as at a first game. */
export function guide(table: string | null): void {
  settings.guided = table;
  keepSettings();
}
