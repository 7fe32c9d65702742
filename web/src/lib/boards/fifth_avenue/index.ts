import { purseOf, type Board, type Flight, type Holding } from '../board';
import Beside from './Beside.svelte';
import FifthAvenueBoard from './Board.svelte';
import { ask, laid, moment, placesOf, way, would } from './decisions';
import Hand from './Hand.svelte';
import { faceOf, inkOf, MARKET, say, type Happening, type View } from './view';

function holdings(view: View, seat: number): Holding[] {
  const [points, reserve, supply] = [view.scores[seat] ?? 0, view.reserves[seat] ?? 0, view.supply[seat] ?? 0];
  const [cards, districts] = [view.hands[seat]?.length ?? 0, view.presence[seat] ?? 0];
  return [
    { icon: 'star', amount: points, label: say('points', { count: points }), isPurse: true },
    { icon: 'house', amount: `${reserve}+${supply}`, label: say('buildings-left', { reserve, supply }) },
    { icon: 'cards', amount: cards, label: say('cards', { count: cards }) },
    { icon: 'flag', amount: districts, label: say('present-in', { count: districts }) },
  ];
}

const standing = (view: View, seat: number): string | null =>
  view.auction?.passed[seat] && view.phase === 'bid' ? say('word-passed') : null;

/** Points go to whoever earns them, a shop from the row, buildings and cards from and to their owner. */
function flight(happening: Happening): Flight | null {
  switch (happening.event) {
    case 'points':
    case 'bonus':
    case 'closing_points':
    case 'final_points':
    case 'park_points':
      return counted(happening.points, 'spot-ts', purseOf(happening.seat));
    case 'shop':
      return { from: MARKET, to: `spot-${happening.plot}`, text: say(`kind-${happening.shop}`) };
    case 'under_park':
      return { from: MARKET, to: 'spot-park', text: say(`kind-${happening.shop}`) };
    case 'built':
      return counted(happening.number, purseOf(happening.seat), `spot-${happening.plot}`);
    case 'built_in_park':
      return counted(happening.number, purseOf(happening.seat), 'spot-park');
    case 'took':
      return {
        from: MARKET,
        to: purseOf(happening.seat),
        text: faceOf(happening.card).label,
      };
    case 'drew':
      return counted(happening.cards, MARKET, purseOf(happening.seat), say('cards', { count: happening.cards }));
    default:
      return null;
  }
}

/** What is worth nothing does not fly. */
const counted = (amount: number, from: string, to: string, text = `+${amount}`): Flight | null =>
  amount === 0 ? null : { from, to, text };

const fifthAvenue: Board<'fifth_avenue'> = {
  Board: FifthAvenueBoard,
  Hand,
  Beside,
  ask,
  would,
  way,
  laid,
  placesOf,
  moment,
  inks: (view, seat) => [inkOf(view, seat)],
  holdings,
  standing,
  hard: new Set(['closed']),
  flight,
};
export default fifthAvenue;
