import { inkOfSeat } from '../../design/inks';
import { purseOf, type Board, type Flight, type Holding } from '../board';
import Beside from './Beside.svelte';
import SanFranciscoBoard from './Board.svelte';
import { ask, laid, moment, placesOf, would } from './decisions';
import Hand from './Hand.svelte';
import { say, type Happening, type View } from './view';

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

const frontOf = (seat: number): string => `front-${seat}`;

/** What visibly travels: cards to the auction, cheques to a seat or the bank, prestige and influence to owners. */
function flight(happening: Happening): Flight | null {
  switch (happening.event) {
    case 'played':
      return { from: purseOf(happening.seat), to: 'auction', text: String(happening.value) };
    case 'bid':
      return { from: purseOf(happening.seat), to: frontOf(happening.seat), text: String(happening.total) };
    case 'paid_cheques':
    case 'won_tile':
      return { from: frontOf(happening.seat), to: 'bank', text: String(happening.total) };
    case 'showed':
      return { from: purseOf(happening.seat), to: 'auction', text: String(happening.total) };
    case 'offered':
      return { from: purseOf(happening.seat), to: frontOf(happening.receiver), text: String(happening.total) };
    case 'rebuilt':
      return { from: happening.district, to: purseOf(happening.seat), text: `★ ${happening.prestige}` };
    case 'gained':
      return { from: 'auction', to: purseOf(happening.seat), text: `+${happening.influence}` };
    case 'kept_cheques':
      return { from: 'bank', to: purseOf(happening.seat), text: String(happening.total) };
    default:
      return null;
  }
}

const sanFrancisco: Board<'san_francisco'> = {
  Board: SanFranciscoBoard,
  Hand,
  Beside,
  ask,
  would,
  laid,
  placesOf,
  moment,
  inks: (_view, seat) => [inkOfSeat(seat)],
  holdings,
  comesUp: (view, move) => (move !== 'accept' && move !== 'refuse') || view.options.negotiate === true,
  hard: new Set(['waived']),
  flight,
};
export default sanFrancisco;
