import { words } from '../../words/words.svelte';
import { purseOf, type Board, type Flight, type Holding } from '../board';
import Beside from './Beside.svelte';
import LotissementsBoard from './Board.svelte';
import { ask, moment, placesOf, would } from './decisions';
import Hand from './Hand.svelte';
import { inkOf, isDecoration, say, sizeOf, type Happening, type View } from './view';

function holdings(view: View, seat: number): Holding[] {
  const side = view.sides[seat] ?? 0;
  const points = view.scores[seat] ?? 0;
  const cards = sizeOf(view.hands[seat]);
  const pile = view.captured[side] ?? [];
  const decorations = pile.filter(isDecoration).length;
  const buildings = pile.length - decorations;
  return [
    { icon: 'star', amount: words.number(points), label: say('points', { count: points }), isPurse: true },
    { icon: 'cards', amount: cards, label: say('held', { count: cards }) },
    { icon: 'house', amount: buildings, label: say('caught-buildings', { count: buildings }) },
    { icon: 'tree', amount: decorations, label: say('caught-decorations', { count: decorations }) },
  ];
}

/** Partners sit opposite each other (L1b). */
function standing(view: View, seat: number): string | null {
  const isPartner = view.seat !== null && view.seat !== seat && view.sides[view.seat] === view.sides[seat];
  return isPartner ? say('partner') : null;
}

function flight(happening: Happening): Flight | null {
  if (happening.event !== 'built' && happening.event !== 'finished') return null;
  return { from: `lot-${happening.lot}`, to: purseOf(happening.seat), text: `+${happening.points}` };
}

const lotissements: Board<'lotissements'> = {
  Board: LotissementsBoard,
  Hand,
  Beside,
  ask,
  would,
  placesOf,
  moment,
  inks: (view, seat) => [inkOf(view, seat)],
  holdings,
  standing,
  comesUp: (view, move) => move !== 'build' || view.options.teams === true,
  hard: new Set(),
  telling: new Set(['took']),
  flight,
};
export default lotissements;
