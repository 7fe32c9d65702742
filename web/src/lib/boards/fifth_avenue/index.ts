import type { Happening } from '../../api/types';
import { purseOf, type Board, type Flight, type Holding } from '../board';
import FifthAvenueBoard from './Board.svelte';
import Hand from './Hand.svelte';
import { colourOf, faceOf, inkOf, say, type View } from './view';

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

const pointsOf = (happening: Happening): Flight => ({
  from: 'spot-ts',
  to: purseOf(happening['seat']),
  text: `+${String(happening['points'])}`,
});

const FLIGHTS: Record<string, (happening: Happening) => Flight> = {
  points: pointsOf,
  bonus: pointsOf,
  closing_points: pointsOf,
  final_points: pointsOf,
  park_points: pointsOf,
  shop: ({ shop, plot }) => ({ from: 'row', to: `spot-${String(plot)}`, text: say(`kind-${String(shop)}`) }),
  under_park: ({ shop }) => ({ from: 'row', to: 'spot-park', text: say(`kind-${String(shop)}`) }),
  built: ({ seat, plot, number }) => ({ from: purseOf(seat), to: `spot-${String(plot)}`, text: `+${String(number)}` }),
  built_in_park: ({ seat, number }) => ({ from: purseOf(seat), to: 'spot-park', text: `+${String(number)}` }),
  took: ({ seat, card }) => ({
    from: `pile-${colourOf(String(card))}`,
    to: purseOf(seat),
    text: faceOf(String(card)).label,
  }),
  drew: ({ seat, cards }) => ({ from: 'pile-black', to: purseOf(seat), text: say('cards', { count: Number(cards) }) }),
};
const NOTHING = new Set([0, '0']);

/** What is worth nothing does not fly. */
function flight(happening: Happening): Flight | null {
  const isNothing = [happening['points'], happening['number'], happening['cards']].some((amount) =>
    NOTHING.has(amount as number),
  );
  return isNothing ? null : (FLIGHTS[happening.event]?.(happening) ?? null);
}

const fifthAvenue: Board<View> = {
  Board: FifthAvenueBoard,
  Hand,
  shape: 2,
  inks: (view, seat) => [inkOf(view, seat)],
  holdings,
  standing,
  hard: new Set(['closed']),
  flight,
};
export default fifthAvenue;
