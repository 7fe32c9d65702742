/** The boards that exist, found by their folders and loaded when needed; a game without one gets the generic board. */
import type { Component } from 'svelte';
import type { Board } from './board';

/** Each takes the views of the game that its folder is named after; the generic one takes any. */
const boards = import.meta.glob<Board>('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });

/** The board of a game by its name, also of a game that was unknown when this client was built. */
export const boardOf = (game: string): Promise<Board> => load(boards, game, 'index.ts');

/** The board as a small living picture. */
export const pictureOf = (game: string): Promise<Component> => load(pictures, game, 'Picture.svelte');

function load<Part>(parts: Record<string, () => Promise<Part>>, game: string, file: string): Promise<Part> {
  return (parts[`./${game}/${file}`] ?? parts[`./generic/${file}`])?.() as Promise<Part>;
}
