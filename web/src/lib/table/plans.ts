/** Questions about plans: whole chains of moves, each with what it would do. */
import type { Happening, Plan } from '../api/types';

export const beginningWith = (plans: readonly Plan[], move: string): Plan[] =>
  plans.filter((plan) => plan.moves[0] === move);

/** The plans that lead to a thing: one of whose happenings names it, such as `square` "3,5". */
export function leadingTo(plans: readonly Plan[], fact: string, thing: unknown): Plan[] {
  return plans.filter((plan) => plan.happenings.some((happening) => happening[fact] === thing));
}

/** The plan that this chain of moves completes, if it does; otherwise the chain can still be taken back. */
export function completedBy(plans: readonly Plan[], chain: readonly string[]): Plan | null {
  return (
    plans.find((plan) => plan.moves.length === chain.length && plan.moves.every((move, at) => move === chain[at])) ??
    null
  );
}

/** Whether something in the plan is hard on its seat: one of these events, with that seat as its subject. */
export function hurts(plan: Plan, seat: number | null, hard: ReadonlySet<string>): Happening | null {
  return plan.happenings.find((happening) => hard.has(happening.event) && happening['seat'] === seat) ?? null;
}
