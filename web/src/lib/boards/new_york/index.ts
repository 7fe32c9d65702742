import { words } from '../../words/words.svelte';
import { purseOf, type Board, type Flight, type Holding } from '../board';
import Beside from './Beside.svelte';
import NewYorkBoard from './Board.svelte';
import { ask, laid, moment, placesOf, way, would } from './decisions';
import Hand from './Hand.svelte';
import { COLOURS, inkOf, say, type Happening, type View } from './view';

function holdings(view: View, seat: number): Holding[] {
  const hand = view.hands[seat] ?? 0;
  const cards = typeof hand === 'number' ? hand : hand.length;
  const [coins, points] = [view.money[seat] ?? 0, view.scores[seat] ?? 0];
  return [
    { icon: 'coin', amount: words.number(coins), label: say('coins', { count: coins }), isPurse: true },
    ...pawnsOf(view, seat),
    { icon: 'cards', amount: cards, label: say('cards', { count: cards }) },
    { icon: 'star', amount: points, label: say('points', { count: points }) },
  ];
}

function pawnsOf(view: View, seat: number): Holding[] {
  const { reserves } = view;
  if (!reserves) return [];
  const left = (view.colours[seat] ?? []).map((colour) => reserves[COLOURS.indexOf(colour)] ?? 0);
  return [{ icon: 'pawn', amount: left.join('+'), label: left.map((count) => say('pawns', { count })).join(', ') }];
}

/** With teams the partner sits opposite (N54). */
function standing(view: View, seat: number): string | null {
  const isPartner = view.options.teams && view.seat !== null && (view.seat + 2) % 4 === seat;
  return isPartner ? say('partner') : null;
}

function flight(happening: Happening): Flight | null {
  if (happening.event !== 'bought') return null;
  return { from: purseOf(happening.seat), to: purseOf(happening.owner), text: `${happening.price} ¢` };
}

const newYork: Board<'new_york'> = {
  Board: NewYorkBoard,
  Hand,
  Beside,
  ask,
  would,
  way,
  laid,
  placesOf,
  moment,
  inks: (view, seat) => (view.colours[seat] ?? []).map(inkOf),
  holdings,
  standing,
  comesUp: (view, move) => move !== 'decline' || view.options.teams === true,
  hard: new Set(['lost']),
  flight,
};
export default newYork;
