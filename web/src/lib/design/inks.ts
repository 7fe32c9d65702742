/** The six inks of owners. Each is a colour and a hatch, so that nobody needs the colour to tell owners apart. */

export const INKS = ['blue', 'ochre', 'green', 'violet', 'black', 'red'] as const;
export type Ink = (typeof INKS)[number];

/** The ink of a seat, in games whose seats have no colour of their own. */
export function inkOfSeat(seat: number): Ink {
  return INKS[seat % INKS.length] as Ink;
}

export const hatchOf = (ink: Ink): string => `url(#hatch-${ink})`;
export const colourOf = (ink: Ink): string => `var(--ink-${ink})`;
