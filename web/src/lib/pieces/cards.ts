/** What a card looks like, and its emblems, drawn on a field of 24. */

export const EMBLEMS = {
  diamonds: 'M12 2L20 12L12 22L4 12Z',
  hearts: 'M12 21.5C4 14.5 2 11.5 2 8A5.2 5.2 0 0 1 12 6.4A5.2 5.2 0 0 1 22 8C22 11.5 20 14.5 12 21.5Z',
  clubs: 'M12 2A4.6 4.6 0 0 1 15.6 9.6A4.6 4.6 0 1 1 13.2 16.6L14.6 22H9.4L10.8 16.6A4.6 4.6 0 1 1 8.4 9.6A4.6 4.6 0 0 1 12 2Z',
  spades: 'M12 2C15 6.5 21.5 9.5 21.5 14.3A4.4 4.4 0 0 1 13.3 16.6L14.6 22H9.4L10.7 16.6A4.4 4.4 0 0 1 2.5 14.3C2.5 9.5 9 6.5 12 2Z',
  wild: 'M12 2L14.4 9.6L22 12L14.4 14.4L12 22L9.6 14.4L2 12L9.6 9.6Z',
  street: 'M8 2V22M16 2V22M12 4V8M12 10.5V13.5M12 16V20',
  avenue: 'M2 8H22M2 16H22M4 12H8M10.5 12H13.5M16 12H20',
  renovation: 'M4 21V11L12 4L20 11V21ZM9 21V14H15V21',
  ruin: 'M4 21V11L8 8M12 4L20 11V21H13L11 17.5L13.5 15L10 12M4 21H8',
  speculation: 'M3 20L9 13L13 16L21 5M21 5H15.5M21 5V10.5',
  builder: 'M4 21H20M6 21V9H14V21M14 21V4H19M6 9L10 5L14 9',
  statics: 'M12 3V19M5 19H19M4 8H20M4 8L1.5 14H6.5ZM20 8L17.5 14H22.5Z',
  rosette: 'M12 3A5.5 5.5 0 1 0 12 14A5.5 5.5 0 1 0 12 3M8.5 13L7 21L12 18L17 21L15.5 13M12 6.5A2 2 0 1 0 12 10.5A2 2 0 1 0 12 6.5',
  crown: 'M4 19H20L21.5 8L16.5 12.5L12 4.5L7.5 12.5L2.5 8Z',
};
/** Emblems that are lines rather than shapes. */
export const OUTLINED: ReadonlySet<string> = new Set(['street', 'avenue', 'renovation', 'ruin', 'speculation', 'builder', 'statics', 'rosette']);
export type Emblem = keyof typeof EMBLEMS;

export interface CardFace {
  rank: string;
  emblem: Emblem;
  tone: 'red' | 'black' | 'blue';
  /** The card in words. */
  label: string;
  /** Whether it may stand for any line: marked by a star. */
  isWild?: boolean;
}
