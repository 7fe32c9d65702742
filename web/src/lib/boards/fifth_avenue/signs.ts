/** The signs of the game: what shops sell, towers, pawns and the tokens they leave. Drawn on a field of 24. */
import type { Emblem } from '../../pieces/cards';

export const SHOPS: Record<string, string> = {
  fashion: 'M9 3L12 6.5L15 3M9 3L8.2 10L4 21H20L15.8 10L15 3M8.2 10H15.8',
  gallery: 'M3.5 5H20.5V19H3.5ZM6.5 16L10.5 10.5L13.5 14L15.3 12L17.5 16ZM15.5 8.5h.01',
  jeweller: 'M7 4.5H17L21.5 10L12 20.5L2.5 10ZM2.5 10H21.5M12 20.5L8.5 10L12 4.5L15.5 10Z',
  perfume: 'M6.5 11.5H17.5V20.5H6.5ZM10 11.5V8H14V11.5M9 8H15M12 8V4.5M16.5 4h.01M19 3h.01M19 6h.01',
};

/** Each colour is told by a thing that has it: a violet, a leaf, a cloud, an acorn, an orange. Black serves for all. */
const EMBLEM_OF: Record<string, Emblem> = {
  violet: 'flower',
  green: 'leaf',
  grey: 'cloud',
  brown: 'acorn',
  orange: 'fruit',
};
export const emblemOf = (colour: string): Emblem => EMBLEM_OF[colour] ?? 'wild';

export const PAWN =
  'M12 2.5A4.2 4.2 0 0 1 14.6 10L17 10.5V12.5H15L17 21.5H7L9 12.5H7V10.5L9.4 10A4.2 4.2 0 0 1 12 2.5Z';
export const TOKEN = 'M12 5L19 12L12 19L5 12Z';
/** The beige pawn and its tokens bear stripes, so that nobody needs their colour. */
export const STRIPES = { pawn: 'M8.6 15H15.4M8.1 18H15.9', token: 'M8 12H16M10 9.5H14M10 14.5H14' };
