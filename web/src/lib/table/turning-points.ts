/** Where a game turned: the choices that gave most away, and the strokes of luck that changed most. */
import type { Analysis, Decision } from '../api/types';

export interface TurningPoint {
  kind: 'choice' | 'luck';
  /** The seat that chose, or that luck changed most for. */
  seat: number;
  /** The chance to win that was given away, or that luck gave or took. */
  swing: number;
  /** After how many moves to look. */
  move: number;
  decision: Decision;
}

const MOST = 6;
const LEAST = 0.03;

export function turningPointsOf(analysis: Analysis, most = MOST): TurningPoint[] {
  return analysis.decisions
    .flatMap((decision) => [choiceIn(decision), luckIn(decision)])
    .filter((point) => Math.abs(point.swing) >= LEAST)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
}

const choiceIn = (decision: Decision): TurningPoint => ({
  kind: 'choice',
  seat: decision.seat,
  swing: -decision.cost,
  move: decision.number,
  decision,
});

function luckIn(decision: Decision): TurningPoint {
  const seat = decision.luck.reduce(
    (most, luck, at) => (Math.abs(luck) > Math.abs(decision.luck[most] ?? 0) ? at : most),
    0,
  );
  return { kind: 'luck', seat, swing: decision.luck[seat] ?? 0, move: decision.number + 1, decision };
}
