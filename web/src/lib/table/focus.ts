/** Where the keyboard and the eye go on. */

/** What can be chosen; a card that is on its way out cannot. */
const LIT = '[data-lit]:not([inert] *)';

/** To the first thing that can be chosen: among ways on offer, else in the hand, else on the board. */
export function focusLit(): void {
  const places = [`[data-mine] ${LIT}`, `.mine ${LIT}`, LIT];
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find((thing) => thing !== null);
  found?.focus();
}

/** Brings the thing that is advised into sight. */
export function showAdvised(): void {
  document.querySelector('.advised, .framed')?.scrollIntoView({ block: 'nearest' });
}
