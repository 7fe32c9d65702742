/** A finished game, to be looked at again: which moment is shown, with whose eyes, and whether it runs. */
import { api } from '../api/client';
import type { Moment, MovePlayed, Replay } from '../api/types';

/** A seat's number, '' for a spectator's eyes, 'all' for everybody's. */
export type Eyes = string;
export const ALL: Eyes = 'all';

const PACE = 1100;

/** The moments at which these eyes see something new, in order, each as the number of moves before it. */
export function stopsOf(moves: readonly MovePlayed[], eyes: Eyes): number[] {
  const isSeen = (move: MovePlayed): boolean =>
    eyes === ALL || move.happenings.length > 0 || String(move.seat) === eyes;
  const seen = moves.flatMap((move, at) => (isSeen(move) ? [at + 1] : []));
  return [...new Set([0, ...seen, moves.length])];
}

/** The next stop in a direction; the last one in that direction if there is none further on. */
export function stopAfter(stops: readonly number[], at: number, step: 1 | -1): number {
  const further = step > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return further ?? (step > 0 ? (stops.at(-1) ?? 0) : 0);
}

export class ReplayPlayer {
  history = $state.raw<Replay | null>(null);
  /** After how many moves. */
  at = $state(0);
  eyes = $state<Eyes>('');
  isRunning = $state(false);
  /** What these eyes see now; with everybody's eyes the deciding seat's view first, then the others'. */
  moments = $state.raw<{ seat: number | null; moment: Moment }[]>([]);
  trouble = $state('');

  readonly last = $derived(this.history?.moves.length ?? 0);
  readonly stops = $derived(stopsOf(this.history?.moves ?? [], this.eyes));
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = new Map<string, Promise<Moment>>();

  constructor(
    readonly table: string,
    readonly players: () => number,
  ) {}

  /** Reads the moves, in the language spoken. */
  async open(): Promise<void> {
    this.#kept.clear();
    try {
      this.history = await api.replay(this.table);
      await this.show(Math.min(this.at, this.last));
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async show(at: number, eyes: Eyes = this.eyes): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last));
    this.eyes = eyes;
    const asked = ++this.#asked;
    try {
      const seen = await this.#see(this.at, eyes);
      if (asked === this.#asked) this.moments = seen;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Shows a moment and stays there. */
  jump(move: number): void {
    this.pause();
    void this.show(move);
  }

  step(direction: 1 | -1): void {
    this.jump(stopAfter(this.stops, this.at, direction));
  }

  toggle(): void {
    if (!this.isRunning && this.at >= this.last) void this.show(0);
    this.isRunning = !this.isRunning;
    clearTimeout(this.#timer);
    if (this.isRunning) this.#timer = setTimeout(() => void this.#run(), PACE);
  }

  pause(): void {
    if (this.isRunning) this.toggle();
  }

  async #run(): Promise<void> {
    if (!this.isRunning) return;
    await this.show(stopAfter(this.stops, this.at, 1));
    if (this.at >= this.last) this.isRunning = false;
    else this.#timer = setTimeout(() => void this.#run(), PACE);
  }

  async #see(at: number, eyes: Eyes): Promise<{ seat: number | null; moment: Moment }[]> {
    if (eyes === '') return [{ seat: null, moment: await this.#moment(at, '') }];
    if (eyes !== ALL) return [{ seat: Number(eyes), moment: await this.#moment(at, eyes) }];
    const seats = Array.from({ length: this.players() }, (_, seat) => seat);
    const seen = await Promise.all(seats.map(async (seat) => ({ seat, moment: await this.#moment(at, String(seat)) })));
    const first = seen[0]?.moment.turn ?? 0;
    return [...seen.slice(first), ...seen.slice(0, first)];
  }

  #moment(at: number, eyes: Eyes): Promise<Moment> {
    const key = `${at} ${eyes}`;
    const found = this.#kept.get(key) ?? api.moment(this.table, at, eyes);
    this.#kept.set(key, found);
    return found;
  }
}
