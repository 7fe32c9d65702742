/** What the log tells of a round: blocks turned up, the trick taken last, and what the round before was worth. */
import { SETS, type Happening, type LogEntry, type View } from './view';

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
  lot: string;
  blocks: string[];
  points: number;
  outcome: 'built' | 'finished' | 'beaten';
}

const played = ({ seat, block }: Played): Played => ({ seat, block });

const isEvent =
  <Event extends Happening['event']>(event: Event) =>
  (happening: Happening): happening is Extract<Happening, { event: Event }> =>
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
      .map(({ block }) => block),
  );
  return told.slice(taken + 1).flatMap((happening) => lineOf(happening, view, inRound));
}

function lineOf(happening: Happening, view: View, inRound: ReadonlySet<string>): Line[] {
  switch (happening.event) {
    case 'built':
    case 'finished': {
      const { event: outcome, seat, lot, points } = happening;
      const blocks = laidOn(view, lot).filter((block) => inRound.has(block));
      return [{ seat, lot, blocks, points, outcome }];
    }
    case 'beaten':
      return [{ seat: happening.seat, lot: happening.lot, blocks: [], points: 0, outcome: 'beaten' }];
    default:
      return [];
  }
}

/** What each side has scored in a round, as far back as the log goes. */
export interface RoundPoints {
  round: number;
  points: number[];
}

export function roundsIn(log: LogEntry[], view: View): RoundPoints[] {
  const rounds = new Map<number, number[]>();
  let round = 0;
  for (const happening of toldOf(log).told) {
    if (happening.event === 'dealt') round = happening.round;
    if (!round || (happening.event !== 'built' && happening.event !== 'finished')) continue;
    const points = rounds.get(round) ?? view.points.map(() => 0);
    points[view.sides[happening.seat] ?? 0] = happening.points;
    rounds.set(round, points);
  }
  return [...rounds].map(([number, points]) => ({ round: number, points }));
}

const laidOn = (view: View, lot: string): string[] => SETS.flatMap((set) => (set === lot ? view.lots[set] : []));

/** The block that each seat turned up last for the first speaker. */
export function turnedUp(log: LogEntry[]): Played[] {
  const { told } = toldOf(log);
  const turned = told.filter(isEvent('turned_up')).map(played);
  return [...new Map(turned.map((one) => [one.seat, one])).values()];
}
