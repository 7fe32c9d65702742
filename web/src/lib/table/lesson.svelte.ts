/** An attempt at a step of a lesson: what was played so far, and where that led. */
import { api } from '../api/client';
import type { LessonPosition, Plan } from '../api/types';

export class LessonAttempt {
  position = $state.raw<LessonPosition | null>(null);
  moves = $state.raw<readonly string[]>([]);
  considered = $state.raw<Plan[]>([]);
  offered = $state.raw<Plan[]>([]);
  remark = $state('');
  /** The first move of the way that is shown on request. */
  advised = $state<string | null>(null);
  trouble = $state('');
  #asked = 0;

  constructor(readonly game: string) {}

  /** Goes to a step, from its beginning. */
  async begin(step: number): Promise<void> {
    await this.#try(step, []);
  }

  async choose(step: number, chain: readonly string[]): Promise<void> {
    if (this.position?.state === 'open') await this.#try(step, [...this.moves, ...chain]);
  }

  async takeBack(step: number): Promise<void> {
    await this.#try(step, this.moves.slice(0, -1));
  }

  /** The same position in the language now spoken. */
  async again(step: number): Promise<void> {
    await this.#try(step, this.moves);
  }

  forget(): void {
    this.considered = [];
    this.offered = [];
    this.remark = '';
    this.advised = null;
  }

  showWay(): void {
    const [first = null] = this.position?.solution ?? [];
    this.advised = first;
    this.considered = this.position?.plans.filter((plan) => plan.moves.join() === this.position?.solution.join()) ?? [];
  }

  async #try(step: number, moves: readonly string[]): Promise<void> {
    const asked = ++this.#asked;
    this.forget();
    try {
      const found = await api.tryStep(this.game, step, [...moves]);
      if (asked !== this.#asked) return;
      this.position = found;
      this.moves = moves;
      this.trouble = '';
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
