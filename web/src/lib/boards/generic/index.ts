/** What the table shows of a game that has no board of its own. */
import { inkOfSeat } from '../../design/inks';
import { say } from '../../words/words.svelte';
import type { Board, Holding } from '../board';

interface AnyView {
  scores?: number[];
}

function holdings(view: AnyView, seat: number): Holding[] {
  const points = view.scores?.[seat];
  return points === undefined ? [] : [{ icon: 'star', amount: points, label: say('points', { count: points }) }];
}

const generic: Omit<Board<AnyView>, 'Board' | 'Hand'> = {
  inks: (_view, seat) => [inkOfSeat(seat)],
  holdings,
  hard: new Set(),
  silent: new Set(['drew', 'reshuffled']),
};
export default generic;
