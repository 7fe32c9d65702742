/** What the others have done since I moved: in one line, and where. */
import type { LogEntry } from '../api/types';
import type { Board } from '../boards/board';
import { say } from '../words/words.svelte';
import { concerns, told } from './told';

/** From the end of my last move on; a move that was played for me does not count as one. */
export function entriesSince(log: LogEntry[], me: number | null, forced: ReadonlySet<number>): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.number > 0 && entry.seat === me && !forced.has(entry.number));
  return me === null ? log.slice(-1) : log.slice(last + 1);
}

export const placesIn = (board: Board, entries: LogEntry[]): string[] =>
  entries.flatMap((entry) => entry.happenings).flatMap((happening) => board.placesOf?.(happening) ?? []);

/** Whether nothing came of a move that could be seen on the board. */
export const isIdle = (board: Board, entry: LogEntry): boolean =>
  board.placesOf !== undefined && !placesIn(board, [entry]).length;

/** What the others have done in one line, and whether my own moves were played for me. */
export function lineOf(
  board: Board,
  game: string,
  entries: LogEntry[],
  names: readonly string[],
  me: number | null,
  forced: ReadonlySet<number>,
): string {
  if (forced.size && entries.every((entry) => isIdle(board, entry)))
    return say('since-skipped', { rounds: forced.size });
  const events = eventsIn(game, entries, names, me);
  const isStart = entries[0]?.number === 0;
  const line = events && me !== null ? say(isStart ? 'since-start' : 'since', { events }) : events;
  return forced.size ? `${say('since-forced')} ${line}` : line;
}

/** The happenings of others in a few words each, those about me first; what a board has no words for is left out. */
export function eventsIn(game: string, entries: LogEntry[], names: readonly string[], me: number | null): string {
  const events = entries
    .filter((entry) => entry.seat !== me)
    .flatMap((entry) => entry.happenings)
    .map((happening) => ({ text: told(game, 'since', happening, names, me), isMine: concerns(happening, me) }))
    .filter(({ text }) => text);
  const [mine, others] = [events.filter(({ isMine }) => isMine), events.filter(({ isMine }) => !isMine)];
  return [...mine, ...others].map(({ text }) => text).join(', ');
}
