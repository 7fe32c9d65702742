/** The four actions of a turn (F10): always the same four, with the reason why one cannot be chosen now. */
import type { Move } from '../../api/types';
import type { IconName } from '../../pieces/icons';
import type { BoardProps } from '../board';
import { say, type View } from './view';

export type ActionName = 'buildings' | 'shop' | 'commission' | 'score';

export interface Action {
  name: ActionName;
  icon: IconName;
  /** The moves it stands for: a shop of each kind, each district that can be scored. */
  moves: Move[];
  /** What it brings, in a sign or two. */
  gain: string;
  /** Why it cannot be chosen; empty if it can. */
  why: string;
  /** Whether it is the action under way. */
  isChosen: boolean;
}

const ICONS: Record<ActionName, IconName> = { buildings: 'house', shop: 'tiles', commission: 'cards', score: 'star' };
const NAMES = Object.keys(ICONS) as ActionName[];
/** The action that a phase belongs to, where it tells. */
const UNDER_WAY: Partial<Record<string, ActionName>> = { shop_plot: 'shop', extra_move: 'commission' };

/** Three buildings at a time, or what is left (F11). */
const MOST_TAKEN = 3;

export function actionsOf({
  view,
  seat,
  moves,
}: Pick<BoardProps<'fifth_avenue'>, 'view' | 'seat' | 'moves'>): Action[] {
  return NAMES.map((name) => {
    const own = moves.filter(({ text }) => view.phase === 'action' && text.split(' ')[0] === name);
    return {
      name,
      icon: ICONS[name],
      moves: own,
      gain: gainOf(view, seat, name, own),
      why: own.length ? '' : whyNot(view, seat, name),
      isChosen: view.turn === seat && UNDER_WAY[view.phase] === name,
    };
  });
}

function gainOf(view: View, seat: number | null, name: ActionName, moves: Move[]): string {
  if (seat === null || !moves.length) return '';
  if (name === 'buildings') return `+${Math.min(MOST_TAKEN, view.supply[seat] ?? 0)}`;
  if (name === 'score') return `+${Math.max(...moves.map(({ target }) => pointsAt(view, seat, target['district'])))}`;
  return name === 'commission' ? '+1' : '';
}

const pointsAt = (view: View, seat: number, district: string | number | undefined): number =>
  view.points[String(district)]?.[seat] ?? 0;

function whyNot(view: View, seat: number | null, name: ActionName): string {
  if (view.turn !== seat) return say('why-not-your-turn');
  if (view.phase.startsWith('setup')) return say('why-before-turn');
  return say(view.phase === 'action' ? `why-no-${name}` : 'why-one-action');
}
