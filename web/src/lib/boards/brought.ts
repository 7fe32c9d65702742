/**
 * Boards that games of other packages bring: a module of JavaScript that knows neither this client nor its framework.
 * Its default export is a `BroughtBoard`; docs/add-a-game.md tells how to write one.
 */
import { api } from '../api/client';
import type { Board, BoardProps } from './board';
import Brought from './Brought.svelte';
import generic from './generic';

export interface BroughtBoard {
  /** Draws the table in an element that is empty so far. */
  mount: (element: HTMLElement, props: BoardProps) => BroughtDrawing;
}

export interface BroughtDrawing {
  /** Draws what has changed. */
  update: (props: BoardProps) => void;
  /** Lets go of everything; the element is removed afterwards. */
  unmount: () => void;
}

const found = new Map<string, BroughtBoard>();

/** The board that a game brings, once it is loaded. */
export const broughtFor = (game: string): BroughtBoard | undefined => found.get(game);

/** The generic board with the drawing that a game brings; without one, or if it does not load, the generic board. */
export async function loadBrought(game: string): Promise<Board> {
  try {
    const { board } = await api.game(game);
    if (!board) return generic;
    const module = (await import(/* @vite-ignore */ board)) as { default: BroughtBoard };
    found.set(game, module.default);
    return { ...generic, Board: Brought, isText: false };
  } catch {
    return generic;
  }
}
