/** Questions about plans: whole chains of moves, each with what it would do. */
import type { Happening, Plan } from '../api/types';

export const beginningWith = <AnyPlan extends Plan>(plans: readonly AnyPlan[], move: string): AnyPlan[] =>
  plans.filter((plan) => plan.moves[0] === move);

/** The plan that this chain of moves completes, if it does; otherwise the chain can still be taken back. */
export function completedBy(plans: readonly Plan[], chain: readonly string[]): Plan | null {
  return (
    plans.find((plan) => plan.moves.length === chain.length && plan.moves.every((move, at) => move === chain[at])) ??
    null
  );
}

/** Whether something in the plan is hard on its seat: one of these events, with that seat as its subject. */
export function hurts(plan: Plan, seat: number | null, hard: ReadonlySet<string>): Happening | null {
  return (
    plan.happenings.find((happening) => hard.has(happening.event) && 'seat' in happening && happening.seat === seat) ??
    null
  );
}
