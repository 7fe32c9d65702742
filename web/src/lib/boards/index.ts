/** The boards that exist, found by their folders and loaded when needed. */
import type { Component } from 'svelte';
import type { Board } from './board';

const boards = import.meta.glob<{ default: Board }>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/index.ts`]?.())?.default ?? null;
}

/** The board as a small living picture. */
export async function pictureOf(game: string): Promise<Component> {
  const load = pictures[`./${game}/Picture.svelte`] ?? pictures['./generic/Picture.svelte'];
  return (await (load as () => Promise<{ default: Component }>)()).default;
}
