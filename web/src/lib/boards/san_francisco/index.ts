import type { Happening } from '../../api/types';
import { inkOfSeat } from '../../design/inks';
import { purseOf, type Board, type Flight, type Holding } from '../board';
import SanFranciscoBoard from './Board.svelte';
import Hand from './Hand.svelte';
import { say, type View } from './view';

function holdings(view: View, seat: number): Holding[] {
  const [prestige, influence, sticks] = [view.prestige[seat] ?? 0, view.influence[seat] ?? 0, view.supply[seat] ?? 0];
  const cheques = view.hands[seat]?.length ?? 0;
  return [
    { icon: 'star', amount: prestige, label: say('prestige', { count: prestige }), isPurse: true },
    { icon: 'rosette', amount: influence, label: say('influence', { count: influence }) },
    { icon: 'cheque', amount: cheques, label: say('cheques', { count: cheques }) },
    { icon: 'stick', amount: sticks, label: say('sticks', { count: sticks }) },
  ];
}

const textOf = (happening: Happening, fact: string): string => String(happening[fact]);
const purse = (happening: Happening): string => purseOf(happening['seat']);
const front = (happening: Happening, whose = 'seat'): string => `front-${textOf(happening, whose)}`;

/** What visibly travels: cards to the auction, cheques to a seat or the bank, prestige and influence to owners. */
const FLIGHTS: Record<string, (it: Happening) => Flight> = {
  played: (it) => ({ from: purse(it), to: 'auction', text: textOf(it, 'value') }),
  bid: (it) => ({ from: purse(it), to: front(it), text: textOf(it, 'total') }),
  paid_cheques: (it) => ({ from: front(it), to: 'bank', text: textOf(it, 'total') }),
  showed: (it) => ({ from: purse(it), to: 'auction', text: textOf(it, 'total') }),
  won_tile: (it) => ({ from: front(it), to: 'bank', text: textOf(it, 'total') }),
  offered: (it) => ({ from: purse(it), to: front(it, 'receiver'), text: textOf(it, 'total') }),
  rebuilt: (it) => ({ from: textOf(it, 'district'), to: purse(it), text: `★ ${textOf(it, 'prestige')}` }),
  gained: (it) => ({ from: 'auction', to: purse(it), text: `+${textOf(it, 'influence')}` }),
  kept_cheques: (it) => ({ from: 'bank', to: purse(it), text: textOf(it, 'total') }),
};

const sanFrancisco: Board<View> = {
  Board: SanFranciscoBoard,
  Hand,
  inks: (_view, seat) => [inkOfSeat(seat)],
  holdings,
  hard: new Set(['waived']),
  flight: (happening) => FLIGHTS[happening.event]?.(happening) ?? null,
};
export default sanFrancisco;
