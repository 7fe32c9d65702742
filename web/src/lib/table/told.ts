/**
 * Happenings in a few words, from a board's catalogue: `would-<event>` says to whoever decides what a plan would do,
 * `since-<event>` tells a player what happened while the others moved. Seats are told by name; `$me` is the fact that
 * is the player, such as `owner`, or `nobody`. A code such as the place `ts` is told by the message `told-place-ts`, if
 * there is one.
 */
import type { Happening, Plan } from '../api/types';
import { words, type Facts } from '../words/words.svelte';

/** The facts of happenings that are seats. */
const SEATS = new Set(['seat', 'owner', 'rival', 'other', 'buyer', 'receiver', 'giver', 'winner', 'partner']);

/** What every happening has; no facts of it. */
const OF_ALL = new Set(['event', 'rule', 'sentence']);

type Telling = 'would' | 'since';

/** Whether a seat has a part in what happened. */
export const concerns = (happening: Happening, seat: number | null): boolean =>
  Object.entries(happening).some(([fact, value]) => SEATS.has(fact) && value === seat);

/** Null where the catalogue has no such message; empty where it says that nothing is worth telling. */
export function told(
  game: string,
  how: Telling,
  happening: Happening,
  names: readonly string[],
  me: number | null,
): string | null {
  const facts: Facts = { me: 'nobody' };
  for (const [fact, value] of Object.entries(happening)) {
    if (OF_ALL.has(fact)) continue;
    const isSeat = SEATS.has(fact) && typeof value === 'number';
    if (isSeat && value === me) facts['me'] = fact;
    if (isSeat) facts[fact] = names[value] ?? '';
    else if (typeof value === 'string') facts[fact] = inWords(game, fact, value);
    else if (typeof value === 'number') facts[fact] = value;
  }
  return words.findIn(game, `${how}-${happening.event}`, facts)?.trim() ?? null;
}

const inWords = (game: string, fact: string, code: string): string =>
  code
    .split(' ')
    .map((part) => words.findIn(game, `told-${fact}-${part}`) ?? part)
    .join(' ');

/** What a plan would do; the game's own sentence for whatever the board has no short words for. */
export function wouldOf(game: string, plan: Plan, names: readonly string[], me: number | null): string {
  return plan.happenings
    .map((happening) => told(game, 'would', happening, names, me) ?? happening.sentence)
    .filter(Boolean)
    .join(', ');
}
