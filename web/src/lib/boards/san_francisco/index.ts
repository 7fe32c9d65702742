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

const fact = (happening: Happening, name: string): string => String(happening[name]);
const fromPurse = (to: string, text: string) => (happening: Happening): Flight => ({ from: purseOf(happening['seat']), to, text: text + fact(happening, 'total') });

/** What visibly travels: cards to the auction, cheques to the bank or before a seat, prestige and influence to their owners. */
const FLIGHTS: Record<string, (happening: Happening) => Flight> = {
  played: (happening) => ({ from: purseOf(happening['seat']), to: 'auction', text: fact(happening, 'value') }),
  bid: (happening) => ({ from: purseOf(happening['seat']), to: `front-${fact(happening, 'seat')}`, text: fact(happening, 'total') }),
  showed: fromPurse('auction', ''),
  paid_cheques: (happening) => ({ from: `front-${fact(happening, 'seat')}`, to: 'bank', text: fact(happening, 'total') }),
  won_tile: (happening) => ({ from: `front-${fact(happening, 'seat')}`, to: 'bank', text: fact(happening, 'total') }),
  offered: (happening) => ({ from: purseOf(happening['seat']), to: `front-${fact(happening, 'receiver')}`, text: fact(happening, 'total') }),
  rebuilt: (happening) => ({ from: fact(happening, 'district'), to: purseOf(happening['seat']), text: `★ ${fact(happening, 'prestige')}` }),
  gained: (happening) => ({ from: 'auction', to: purseOf(happening['seat']), text: `+${fact(happening, 'influence')}` }),
  kept_cheques: (happening) => ({ from: 'bank', to: purseOf(happening['seat']), text: fact(happening, 'total') }),
};

const sanFrancisco: Board<View> = {
  Board: SanFranciscoBoard,
  Hand,
  inks: (_view, seat) => [inkOfSeat(seat)],
  holdings,
  hard: new Set(['waived']),
  silent: new Set(['reshuffled', 'unfit', 'turned_up', 'drew']),
  flight: (happening) => FLIGHTS[happening.event]?.(happening) ?? null,
};
export default sanFrancisco;
