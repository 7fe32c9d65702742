/** The analysis of a finished game: made by the server on request, in its own time. */
import { api } from '../api/client';
import type { Analysis, AnalysisState } from '../api/types';

const LOOK_AGAIN = 1500;

export class GameAnalysis {
  state = $state.raw<AnalysisState | null>(null);
  trouble = $state('');
  readonly result: Analysis | null = $derived(this.state?.analysis ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  look = (): Promise<void> => this.#take(api.analysis(this.table));
  ask = (): Promise<void> => this.#take(api.askAnalysis(this.table));

  close(): void {
    clearTimeout(this.#timer);
  }

  async #take(answer: Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.state = await answer;
      this.trouble = '';
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    if (this.state?.state === 'waiting') this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }
}
