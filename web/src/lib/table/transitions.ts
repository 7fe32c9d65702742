/** Cards that travel: a drawn one comes from the pile, a played one goes where it lies next. Used as transitions. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { placeOf } from './flights';

const DURATION = 380;
const STILL: TransitionConfig = { duration: 0 };

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** From a place to where the card now lies. */
export function arrive(card: Element, from: string): TransitionConfig {
  const start = placeOf(from)?.getBoundingClientRect();
  if (!start || isStill()) return STILL;
  const end = card.getBoundingClientRect();
  const [dx, dy] = [start.left - end.left, start.top - end.top];
  return {
    duration: DURATION,
    easing: cubicOut,
    css: (there, away) =>
      `transform: translate(${dx * away}px, ${dy * away}px) scale(${1 - away / 2}); opacity: ${there}`,
  };
}

/** From where the card lay to the first of these places that exists. It leaves its row at once. */
export function depart(card: Element, to: readonly string[]): () => TransitionConfig {
  const start = card.getBoundingClientRect();
  return () => {
    const end = to
      .map(placeOf)
      .find((place) => place !== null)
      ?.getBoundingClientRect();
    if (!end || isStill()) return STILL;
    const [dx, dy] = [end.left - start.left, end.top - start.top];
    const lifted = `position: fixed; z-index: 5; left: ${start.left}px; top: ${start.top}px; width: ${start.width}px;`;
    return {
      duration: DURATION,
      easing: cubicOut,
      css: (here, away) => `${lifted} transform: translate(${dx * away}px, ${dy * away}px); opacity: ${here}`,
    };
  };
}
