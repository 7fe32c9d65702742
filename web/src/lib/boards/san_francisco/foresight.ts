/** What the city would look like if a plan were carried out, as far as its happenings tell. */
import type { Happening, Plan } from './view';

export interface Foresight {
  /** Streets that would change: whose stick would lie there, or nobody's. */
  sticks: Map<string, number | null>;
  /** Districts that would be rebuilt. */
  rebuilt: Map<string, { seat: number; prestige: number }>;
  /** Streets to which several plans lead. */
  targets: Set<string>;
}

/** How a happening changes the streets. */
function changesBy(happening: Happening): [street: string, owner: number | null][] {
  switch (happening.event) {
    case 'laid':
    case 'replaced':
      return [[happening.street, happening.seat]];
    case 'relaid':
      return [
        [happening.origin, null],
        [happening.street, happening.seat],
      ];
    case 'moved':
      return [
        [happening.origin, null],
        [happening.street, happening.owner],
      ];
    case 'swapped':
      return [
        [happening.street, happening.rival],
        [happening.other, happening.owner],
      ];
    case 'removed':
      return [[happening.street, null]];
    default:
      return [];
  }
}

/** One plan shows what it would do, several only where they lead. */
export function foresee(plans: readonly Plan[]): Foresight {
  const foreseen: Foresight = { sticks: new Map(), rebuilt: new Map(), targets: new Set() };
  const [only] = plans;
  if (!only || plans.length > 1) {
    for (const plan of plans) foreseen.targets.add(plan.moves.at(-1) ?? '');
    return foreseen;
  }
  for (const happening of only.happenings) {
    for (const [street, owner] of changesBy(happening)) foreseen.sticks.set(street, owner);
    if (happening.event !== 'rebuilt') continue;
    const { district, seat, prestige } = happening;
    foreseen.rebuilt.set(district, { seat, prestige });
  }
  return foreseen;
}
