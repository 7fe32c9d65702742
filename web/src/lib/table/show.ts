/** Positions are shown one after the other, each long enough to be understood. */
import type { Position } from '../api/types';

/** Milliseconds for which a move of somebody else stays on the screen before the next one. */
const STAY = 700;
const STAY_HURRIED = 60;

export class Show {
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly draw: (position: Position) => void,
    private readonly isHurried: () => boolean,
  ) {}

  /** Shows a position at once and forgets what was waiting. */
  cut(position: Position): void {
    this.stop();
    this.draw(position);
  }

  /** Shows a position after those that wait; what I did myself, and what follows it, begins at once. */
  add(position: Position): void {
    this.#waiting.push(position);
    if (this.#timer === undefined) this.#next();
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
    this.#timer = undefined;
    if (!position) return;
    this.draw(position);
    this.#timer = setTimeout(() => this.#next(), this.#stay(position));
  }

  #stay(position: Position): number {
    const isTold = position.log.some((entry) => entry.seat !== position.seat);
    return isTold && !this.isHurried() ? STAY : STAY_HURRIED;
  }
}
