/** Positions are shown one after the other, each long enough to be understood. */
import type { Position } from '../api/types';

/** Milliseconds for which a move of somebody else stays on the screen before the next one. */
const STAY = 700;
/** For what is worth a longer look, such as a trick that is taken, also if I brought it about myself. */
const STAY_TELLING = 1600;
const STAY_HURRIED = 60;

/** Whether somebody else's move is told. */
const isTold = (position: Position): boolean => position.log.some((entry) => entry.seat !== position.seat);

export class PositionQueue {
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly draw: (position: Position) => void,
    private readonly isHurried: () => boolean,
    private readonly isTelling: (event: string) => boolean = () => false,
  ) {}

  /** Shows a position at once and forgets what was waiting. */
  showNow(position: Position): void {
    this.stop();
    this.draw(position);
  }

  /** Shows a position after those that wait. What I did myself is shown at once, even right after another's move. */
  add(position: Position): void {
    this.#waiting.push(position);
    const isAnswer = this.#waiting.length === 1 && !isTold(position);
    if (isAnswer || this.#timer === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  get last(): Position | undefined {
    return this.#waiting.at(-1);
  }

  #next(): void {
    const position = this.#waiting.shift();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!position) return;
    this.draw(position);
    this.#timer = setTimeout(() => this.#next(), this.#stay(position));
  }

  #stay(position: Position): number {
    if (this.isHurried()) return STAY_HURRIED;
    const happenings = position.log.flatMap((entry) => entry.happenings);
    if (happenings.some(({ event }) => this.isTelling(event))) return STAY_TELLING;
    return isTold(position) ? STAY : STAY_HURRIED;
  }
}
