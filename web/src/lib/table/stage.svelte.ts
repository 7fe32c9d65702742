/** The moments that are staged, one after the other, each for a while or until it is skipped. */
import type { Moment } from '../boards/board';
import { STAY_TELLING } from './queue';

export class Stage {
  now = $state.raw<Moment | null>(null);
  #waiting: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** These come next, instead of whatever was waiting. */
  show(moments: Moment[]): void {
    this.#waiting = moments;
    this.#next();
  }

  skip(): void {
    this.#next();
  }

  clear(): void {
    this.show([]);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.now = this.#waiting.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#next(), STAY_TELLING);
  }
}
