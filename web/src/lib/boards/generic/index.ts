/** Any game without a drawing: the position in words, the moves as a list. It is the text mode of all others. */
import { inkOfSeat } from '../../design/inks';
import { say } from '../../words/words.svelte';
import type { Board, Holding } from '../board';
import GenericBoard from './Board.svelte';
import Hand from './Hand.svelte';

function holdings(view: Record<string, unknown>, seat: number): Holding[] {
  const points = (view['scores'] as number[] | undefined)?.[seat];
  return points === undefined ? [] : [{ icon: 'star', amount: points, label: say('points', { count: points }) }];
}

const generic: Board = {
  Board: GenericBoard,
  Hand,
  isText: true,
  inks: (_view, seat) => [inkOfSeat(seat)],
  holdings,
  hard: new Set(),
};
export default generic;
