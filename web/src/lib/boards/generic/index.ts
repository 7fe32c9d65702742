/** Any game without a drawing: the position in words, the moves as a list. It is the text mode of all others. */
import type { View } from '../../api/types';
import { inkOfSeat } from '../../design/inks';
import { say } from '../../words/words.svelte';
import type { Board, Holding } from '../board';
import GenericBoard from './Board.svelte';
import Hand from './Hand.svelte';

function holdings(view: View, seat: number): Holding[] {
  const points = view.scores[seat] ?? 0;
  return [{ icon: 'star', amount: points, label: say('points', { count: points }) }];
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
