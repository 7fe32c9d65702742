/** What a board is given at a table where nothing can be done, for component tests. */
import { vi } from 'vitest';
import type { BoardProps } from './board';

export const propsWith = <View>(view: View, changes: Partial<BoardProps<View>> = {}) => ({
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
