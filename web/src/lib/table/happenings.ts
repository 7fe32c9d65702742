import type { Happening } from '../api/types';

/** Everything that happened, or would, in one text. */
export const sentencesOf = (happenings: readonly Happening[]): string =>
  happenings.map((happening) => happening.sentence).join(' ');
