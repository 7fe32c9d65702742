/** Which blocks have been seen in this round: all that lie open are known to everybody (L27). */
import { KINDS, NUMBERS, SETS, type Kind, type Motif, type View } from './view';

export interface BlockRow {
  name: string;
  /** How the row is drawn. */
  motif: Motif;
  blocks: { number: number; where: 'mine' | 'gone' | 'out' }[];
}

/** A number tells the kind of a decoration: every third one is a lawn, a pool or a tree. */
const kindOf = (number: number): Kind => KINDS[(number - 1) % KINDS.length] ?? 'lawn';

export function blockRows(view: View): BlockRow[] {
  const hand = view.seat === null ? undefined : view.hands[view.seat];
  const mine = new Set(Array.isArray(hand) ? hand : []);
  const gone = new Set([...Object.values(view.lots), ...view.captured, view.discard, view.trick].flat());
  const whereIs = (block: string) => (mine.has(block) ? 'mine' : gone.has(block) ? 'gone' : 'out');
  const row = (name: string, motif: Motif, motifAt: (number: number) => Motif): BlockRow => ({
    name,
    motif,
    blocks: Array.from({ length: NUMBERS }, (_, at) => at + 1).map((number) => ({
      number,
      where: whereIs(`${motifAt(number)} ${number}`),
    })),
  });
  return [...SETS.map((set) => row(set, set, () => set)), row('decoration', 'tree', kindOf)];
}
