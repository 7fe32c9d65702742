/** Positions are shown one after the other, each long enough to be understood; the longer the queue, the faster. */
import type { LogEntry, Position } from '../api/types';

/** Milliseconds for which a move of somebody else stays on the screen before the next one. */
const STAY = 700;
/** For what is worth a longer look, such as a trick that is taken, also if I brought it about myself. */
export const STAY_TELLING = 1600;
const STAY_HURRIED = 60;
/** So many may wait at the usual pace; with four times as many everything goes twice as fast. */
const UNHURRIED = 3;
/** A show that needs more milliseconds than this to catch up may be left out. */
const LATE = 3000;

export interface Show {
  /** Shows a position; what it tells was not seen before, unless it was jumped to. */
  draw: (position: Position, seen: LogEntry[]) => void;
  /** Whether there are pauses at all. */
  isHurried: () => boolean;
  /** Whether an entry of the log deserves a longer look. */
  isTelling: (entry: LogEntry) => boolean;
  /** Whether an entry may pass at once, as there was nothing to decide and nothing changed. */
  isIdle: (entry: LogEntry) => boolean;
  /** Told whenever the show falls behind or has caught up. */
  fell: (isLate: boolean) => void;
}

/** Whether somebody else's move is told. */
const isTold = (position: Position): boolean => position.log.some((entry) => entry.seat !== position.seat);

export class PositionQueue {
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: Show;

  constructor(show: Pick<Show, 'draw'> & Partial<Show>) {
    const never = (): boolean => false;
    this.#show = { isHurried: never, isTelling: never, isIdle: never, fell: never, ...show };
  }

  /** Shows a position at once and forgets what was waiting. */
  showNow(position: Position): void {
    this.stop();
    this.#show.draw(position, []);
  }

  /** Shows a position after those that wait. What I did myself is shown at once, even right after another's move. */
  add(position: Position): void {
    this.#waiting.push(position);
    const isAnswer = this.#waiting.length === 1 && !isTold(position);
    if (isAnswer || this.#timer === undefined) this.next();
    else this.#show.fell(this.#isLate);
  }

  /** Goes on to the next position without waiting any longer. */
  next(): void {
    const position = this.#waiting.shift();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#show.fell(this.#isLate);
    if (!position) return;
    this.#show.draw(position, position.log);
    this.#timer = setTimeout(() => this.next(), this.#pace(this.#stay(position)));
  }

  /** Leaves out the show of everything that waits; the log still tells it. */
  jump(): void {
    const waiting = this.#waiting;
    const last = waiting.at(-1);
    this.stop();
    if (last) this.#show.draw({ ...last, log: waiting.flatMap((position) => position.log) }, []);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#show.fell(false);
  }

  get last(): Position | undefined {
    return this.#waiting.at(-1);
  }

  get #isLate(): boolean {
    const needed = this.#waiting.reduce((sum, position) => sum + this.#stay(position), 0);
    return this.#pace(needed) > LATE;
  }

  #pace(stay: number): number {
    return stay / Math.max(1, Math.sqrt(this.#waiting.length / UNHURRIED));
  }

  #stay(position: Position): number {
    const { isHurried, isTelling, isIdle } = this.#show;
    if (isHurried() || position.log.every(isIdle)) return STAY_HURRIED;
    if (position.log.some(isTelling)) return STAY_TELLING;
    return isTold(position) ? STAY : STAY_HURRIED;
  }
}
