/** What the city would look like if a plan were carried out, as far as its happenings tell. */
import type { Happening, Plan } from '../../api/types';

export interface Foresight {
  /** Streets that would change: whose stick would lie there, or nobody's. */
  sticks: Map<string, number | null>;
  /** Districts that would be rebuilt. */
  rebuilt: Map<string, { seat: number; prestige: number }>;
  /** Streets to which several plans lead. */
  targets: Set<string>;
}

const seatOf = (happening: Happening, fact: string): number => happening[fact] as number;
const placeOf = (happening: Happening, fact: string): string => happening[fact] as string;

/** How each happening changes the streets. */
const CHANGES: Record<string, (happening: Happening) => [string, number | null][]> = {
  laid: (it) => [[placeOf(it, 'street'), seatOf(it, 'seat')]],
  relaid: (it) => [
    [placeOf(it, 'origin'), null],
    [placeOf(it, 'street'), seatOf(it, 'seat')],
  ],
  moved: (it) => [
    [placeOf(it, 'origin'), null],
    [placeOf(it, 'street'), seatOf(it, 'owner')],
  ],
  swapped: (it) => [
    [placeOf(it, 'street'), seatOf(it, 'rival')],
    [placeOf(it, 'other'), seatOf(it, 'owner')],
  ],
  replaced: (it) => [[placeOf(it, 'street'), seatOf(it, 'seat')]],
  removed: (it) => [[placeOf(it, 'street'), null]],
};

/** One plan shows what it would do, several only where they lead. */
export function foresee(plans: readonly Plan[]): Foresight {
  const foreseen: Foresight = { sticks: new Map(), rebuilt: new Map(), targets: new Set() };
  const [only] = plans;
  if (!only || plans.length > 1) {
    for (const plan of plans) foreseen.targets.add(plan.moves.at(-1) ?? '');
    return foreseen;
  }
  for (const happening of only.happenings) {
    for (const [street, seat] of CHANGES[happening.event]?.(happening) ?? []) foreseen.sticks.set(street, seat);
    if (happening.event !== 'rebuilt') continue;
    foreseen.rebuilt.set(placeOf(happening, 'district'), {
      seat: seatOf(happening, 'seat'),
      prestige: seatOf(happening, 'prestige'),
    });
  }
  return foreseen;
}
