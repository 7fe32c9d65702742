/**
 * The boards that exist, found by their folders and loaded when needed. A game without one gets the board that its
 * package brings, or the generic one.
 */
import type { Component } from 'svelte';
import type { Board } from './board';
import { loadBrought } from './brought';
import GenericPicture from './generic/Picture.svelte';

/** Each takes the views of the game that its folder is named after; the generic one takes any. */
const boards = import.meta.glob<Board>('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });

/** The board of a game by its name; a game that was unknown when this client was built may bring one. */
export const boardOf = (game: string): Promise<Board> => boards[`./${game}/index.ts`]?.() ?? loadBrought(game);

/** The board as a small living picture. */
export const pictureOf = async (game: string): Promise<Component> =>
  (await pictures[`./${game}/Picture.svelte`]?.()) ?? GenericPicture;
