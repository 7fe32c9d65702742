/** What the log tells of a round: blocks turned up, the trick taken last, and what the round before was worth. */
import type { Happening, LogEntry } from '../../api/types';
import type { SetName, View } from './view';

export interface Played {
  seat: number;
  block: string;
}

export interface Taken {
  plays: Played[];
  /** Who took what, in words. */
  sentence: string;
}

/** A line of the score pad: what a side has laid in a round, and what it got for it. */
export interface Line {
  seat: number;
  lot: SetName;
  blocks: string[];
  points: number;
  outcome: 'built' | 'finished' | 'beaten';
}

const OUTCOMES: readonly string[] = ['built', 'finished', 'beaten'] satisfies Line['outcome'][];

const played = ({ seat, block }: Happening): Played => ({ seat: seat as number, block: block as string });

const isEvent =
  (event: string) =>
  (happening: Happening): boolean =>
    happening.event === event;

/** Everything that was told, and where the last trick was taken in it; -1 if none was. */
function toldOf(log: LogEntry[]): { told: Happening[]; taken: number } {
  const told = log.flatMap((entry) => entry.happenings);
  return { told, taken: told.findLastIndex(isEvent('took')) };
}

/** The trick that was taken last; empty if the log does not go back so far. */
export function lastTrick(log: LogEntry[], players: number): Taken {
  const { told, taken } = toldOf(log);
  const plays = told.slice(0, Math.max(taken, 0)).filter(isEvent('played')).slice(-players).map(played);
  return { plays, sentence: told[taken]?.sentence ?? '' };
}

/** What the sides have built since the last trick: a block laid then was played in the round before. */
export function lastCount(log: LogEntry[], view: View): Line[] {
  const { told, taken } = toldOf(log);
  const dealt = told.slice(0, Math.max(taken, 0)).findLastIndex(isEvent('dealt'));
  const inRound = new Set(
    told
      .slice(dealt + 1, taken + 1)
      .filter(isEvent('played'))
      .map((happening) => played(happening).block),
  );
  return told
    .slice(taken + 1)
    .filter(({ event }) => OUTCOMES.includes(event))
    .map(({ event, seat, lot, points }) => {
      const outcome = event as Line['outcome'];
      const blocks = outcome === 'beaten' ? [] : view.lots[lot as SetName].filter((block) => inRound.has(block));
      return {
        seat: seat as number,
        lot: lot as SetName,
        blocks,
        points: (points as number | undefined) ?? 0,
        outcome,
      };
    });
}

/** The block that each seat turned up last for the first speaker. */
export function turnedUp(log: LogEntry[]): Played[] {
  const { told } = toldOf(log);
  const turned = told.filter(isEvent('turned_up')).map(played);
  return [...new Map(turned.map((one) => [one.seat, one])).values()];
}
