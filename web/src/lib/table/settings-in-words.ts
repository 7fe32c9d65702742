/** What a table is set up with, in words. */
import type { Clock, Value } from '../api/types';
import { say, words } from '../words/words.svelte';

export function clockName(clock: Clock): string {
  if (clock.kind === 'none') return say('clock-none');
  return clock.kind === 'live'
    ? say('clock-live', { minutes: clock.minutes, increment: clock.increment })
    : say('clock-day', { days: clock.days });
}

/** A value of an option of a game. */
export function valueName(game: string, option: string, value: Value): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return words.number(value);
  return words.sayIn(game, `option-${option}-${value}`);
}
