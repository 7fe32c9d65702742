/** What a board is given at a table where nothing can be done, for component tests. */
import { vi } from 'vitest';
import type { GameName, View } from '../api/types';
import type { BoardProps } from './board';

export const propsWith = <Game extends GameName>(view: View<Game>, changes: Partial<BoardProps<Game>> = {}) => ({
  view,
  seat: 0,
  names: ['Anna', 'Ben'],
  moves: [],
  plans: [],
  considered: [],
  advised: null,
  choose: vi.fn(),
  chooseAmong: vi.fn(),
  consider: vi.fn(),
  remark: vi.fn(),
  read: vi.fn(),
  ...changes,
});

const NO_COURT = { k: 0, q: 0, j: 0, joker: 0 };

/** An empty town, for tests in which any game will do. */
export const ANY_VIEW: View<'property'> = {
  game: 'property',
  players: 2,
  options: {},
  phase: 'red',
  turn: 0,
  turns: 0,
  seat: 0,
  scores: [3, 5],
  board: [],
  groups: [],
  cash: [100, 100],
  court: [NO_COURT, NO_COURT],
  given: NO_COURT,
  hands: [[], 0],
  bankrupt: [],
  red: null,
  black: null,
  column: null,
  row: null,
  discard: [],
  deck_size: 44,
};
