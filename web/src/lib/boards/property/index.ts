import { inkOfSeat } from '../../design/inks';
import { words } from '../../words/words.svelte';
import { purseOf, type Board, type Flight, type Holding } from '../board';
import PropertyBoard from './Board.svelte';
import { ask, laid, moment, placesOf, way, would } from './decisions';
import Hand from './Hand.svelte';
import { COURT, courtLetter, say, type CourtKind, type Happening, type View } from './view';

function holdings(view: View, seat: number): Holding[] {
  const hand = view.hands[seat] ?? 0;
  const cards = typeof hand === 'number' ? hand : hand.length;
  const letter = 'abcdef'.charAt(seat);
  const squares = view.board.join('').toLowerCase().split(letter).length - 1;
  const dollars = view.cash[seat] ?? 0;
  return [
    { icon: 'coin', amount: words.number(dollars), label: say('dollars', { count: dollars }), isPurse: true },
    { icon: 'house', amount: squares, label: say('squares', { count: squares }) },
    { icon: 'cards', amount: cards, label: say('cards', { count: cards }) },
    { icon: 'crown', amount: courtInShort(view, seat), label: courtInWords(view, seat) },
  ];
}

const held = (view: View, seat: number): [CourtKind, number][] =>
  COURT.map((kind): [CourtKind, number] => [kind, view.court[seat]?.[kind] ?? 0]).filter(([, count]) => count > 0);

const courtInShort = (view: View, seat: number): string =>
  held(view, seat)
    .map(([kind, count]) => courtLetter(kind).repeat(count))
    .join('') || '–';

const courtInWords = (view: View, seat: number): string =>
  `${say('court-cards')}: ${
    held(view, seat)
      .map(([kind, count]) => `${count} × ${say(`court-${kind}`)}`)
      .join(', ') || '–'
  }`;

function flight(happening: Happening): Flight | null {
  if (happening.event !== 'rent' && happening.event !== 'bankrupt') return null;
  return { from: purseOf(happening.seat), to: purseOf(happening.owner), text: `${happening.dollars} $` };
}

const property: Board<'property'> = {
  Board: PropertyBoard,
  Hand,
  ask,
  would,
  way,
  laid,
  placesOf,
  moment,
  inks: (_view, seat) => [inkOfSeat(seat)],
  holdings,
  standing: (view, seat) => (view.bankrupt.includes(seat) ? say('word-bankrupt') : null),
  hard: new Set(['bankrupt', 'lost']),
  flight,
};
export default property;
