/** What lies on the square between the lots: the trick, or what there is to see between two tricks. */
import { lastCount, lastTrick, turnedUp, type Line, type Played } from './log';
import { say, tricksTaken, type LogEntry, type View } from './view';

export interface Scene {
  title: string;
  /** Said below, where something has just happened. */
  caption: string;
  plays: Played[];
  /** Whose block is the strongest of them. */
  winning: number | null;
  /** Blocks that have gone back to the Reserve. */
  gone: ReadonlySet<string>;
  /** The trick before, once the next has begun; its winner leads. */
  before: Played[];
  /** The score of the last round; as long as it is counted out there are no plays. */
  lines: Line[];
}

const EMPTY: Scene = { title: '', caption: '', plays: [], winning: null, gone: new Set(), before: [], lines: [] };

export function sceneOf(view: View, log: LogEntry[]): Scene {
  if (view.trick.length) return running(view, log);
  return tricksTaken(view) ? taken(view, log) : between(view, log);
}

function running(view: View, log: LogEntry[]): Scene {
  const plays = view.trick.map((block, at) => ({ block, seat: ((view.leader ?? 0) + at) % view.players }));
  const { plays: before, sentence } = tricksTaken(view) ? lastTrick(log, view.players) : { plays: [], sentence: '' };
  return {
    ...EMPTY,
    title: trickTitle(view, tricksTaken(view) + 1),
    caption: sentence,
    plays,
    winning: view.winning,
    before,
  };
}

/** The trick taken last lies there until the next one begins. */
function taken(view: View, log: LogEntry[]): Scene {
  const { plays, sentence } = lastTrick(log, view.players);
  return {
    ...EMPTY,
    title: trickTitle(view, tricksTaken(view)),
    caption: sentence,
    plays,
    winning: view.leader,
    gone: new Set(view.discard),
  };
}

/** Before the first trick: the score of the round before, or in round 1 the blocks turned up until all sets are named. */
function between(view: View, log: LogEntry[]): Scene {
  const lines = lastCount(log, view);
  const isOver = view.phase === 'over';
  if (lines.length) {
    const title = say('count-title', { round: isOver ? view.round : view.round - 1 });
    return { ...EMPTY, title, caption: isOver ? say(`ending-${view.ended}`) : '', lines };
  }
  if (view.phase === 'play') return { ...EMPTY, title: trickTitle(view, 1) };
  const title = say('word-round', { round: view.round });
  const plays = view.round === 1 ? turnedUp(log) : [];
  return plays.length
    ? { ...EMPTY, title, caption: say('turned-up'), plays, winning: view.first }
    : { ...EMPTY, title };
}

function trickTitle(view: View, trick: number): string {
  return `${say('word-round', { round: view.round })} · ${say('trick-of', { trick, tricks: view.dealt })}`;
}
