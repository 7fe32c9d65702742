/** What a card looks like, and its emblems, drawn on a field of 24. */

export const EMBLEMS = {
  diamonds: 'M12 2L20 12L12 22L4 12Z',
  hearts: 'M12 21.5C4 14.5 2 11.5 2 8A5.2 5.2 0 0 1 12 6.4A5.2 5.2 0 0 1 22 8C22 11.5 20 14.5 12 21.5Z',
  clubs:
    'M12 2A4.6 4.6 0 0 1 15.6 9.6A4.6 4.6 0 1 1 13.2 16.6L14.6 22H9.4L10.8 16.6A4.6 4.6 0 1 1 8.4 9.6A4.6 4.6 0 0 1 12 2Z',
  spades:
    'M12 2C15 6.5 21.5 9.5 21.5 14.3A4.4 4.4 0 0 1 13.3 16.6L14.6 22H9.4L10.7 16.6A4.4 4.4 0 0 1 2.5 14.3C2.5 9.5 9 6.5 12 2Z',
  wild: 'M12 2L14.4 9.6L22 12L14.4 14.4L12 22L9.6 14.4L2 12L9.6 9.6Z',
  house: 'M2 22V11.5L12 3L22 11.5V22ZM9.5 15V22H14.5V15Z',
  pavilion: 'M0 13L5.5 6H18.5L24 13H22V22H2V13ZM5 15.5V19H8V15.5ZM10.5 15.5V22H13.5V15.5ZM16 15.5V19H19V15.5Z',
  hlm: 'M0 22V7H24V22ZM2.5 9.5V12.5H5.5V9.5ZM7.8 9.5V12.5H10.8V9.5ZM13.2 9.5V12.5H16.2V9.5ZM18.5 9.5V12.5H21.5V9.5ZM2.5 15.5V18.5H5.5V15.5ZM7.8 15.5V18.5H10.8V15.5ZM13.2 15.5V18.5H16.2V15.5ZM18.5 15.5V18.5H21.5V15.5Z',
  highrise:
    'M7 24V3H11.3V0H12.7V3H17V24ZM9 5.5V8H11.3V5.5ZM12.7 5.5V8H15V5.5ZM9 10.5V13H11.3V10.5ZM12.7 10.5V13H15V10.5ZM9 15.5V18H11.3V15.5ZM12.7 15.5V18H15V15.5Z',
  lawn: 'M1.5 21H22.5M5 21C5 17 4 14.5 2.5 12.5M7 21C7 15.5 8 11.5 10 8.5M12 21C12 16 11.5 13 10.8 11.5M14 21C14 14.5 15.5 10 18 7M17 21C17 17.5 18.5 15 21 13.5',
  pool: 'M2 7H22V22H2ZM5 12.5C6.8 10.7 8.2 10.7 10 12.5S13.4 14.3 15.2 12.5S18 11 19 12M5 17.5C6.8 15.7 8.2 15.7 10 17.5S13.4 19.3 15.2 17.5S18 16 19 17M14 7V3.5M18 7V3.5M14 5H18',
  tree: 'M12 22.5V11M12 16L8.5 13M12 14L15 11.5M12 1.5A5 5 0 0 1 16.8 5.5A4.6 4.6 0 0 1 17 14.6A5.5 5.5 0 0 1 7 14.6A4.6 4.6 0 0 1 7.2 5.5A5 5 0 0 1 12 1.5',
  street: 'M8 2V22M16 2V22M12 4V8M12 10.5V13.5M12 16V20',
  avenue: 'M2 8H22M2 16H22M4 12H8M10.5 12H13.5M16 12H20',
  renovation: 'M4 21V11L12 4L20 11V21ZM9 21V14H15V21',
  ruin: 'M4 21V11L8 8M12 4L20 11V21H13L11 17.5L13.5 15L10 12M4 21H8',
  speculation: 'M3 20L9 13L13 16L21 5M21 5H15.5M21 5V10.5',
  builder: 'M4 21H20M6 21V9H14V21M14 21V4H19M6 9L10 5L14 9',
  statics: 'M12 3V19M5 19H19M4 8H20M4 8L1.5 14H6.5ZM20 8L17.5 14H22.5Z',
  rosette:
    'M12 3A5.5 5.5 0 1 0 12 14A5.5 5.5 0 1 0 12 3M8.5 13L7 21L12 18L17 21L15.5 13M12 6.5A2 2 0 1 0 12 10.5A2 2 0 1 0 12 6.5',
  crown: 'M4 19H20L21.5 8L16.5 12.5L12 4.5L7.5 12.5L2.5 8Z',
  flower:
    'M12 1.8A4 4 0 0 1 13.4 9.5L12 11L10.6 9.5A4 4 0 0 1 12 1.8ZM21.7 8.9A4 4 0 0 1 14.8 12.5L13 11.7L14 9.9A4 4 0 0 1 21.7 8.9ZM18 20.3A4 4 0 0 1 12.5 14.8L12.6 12.9L14.5 13.3A4 4 0 0 1 18 20.3ZM6 20.3A4 4 0 0 1 9.5 13.3L11.4 12.9L11.5 14.8A4 4 0 0 1 6 20.3ZM2.3 8.9A4 4 0 0 1 10 9.9L11 11.7L9.2 12.5A4 4 0 0 1 2.3 8.9Z',
  leaf: 'M3 21L5 18C2 9 9 2.5 21.5 2.5C21.5 15 15 21.5 6.6 19L14 10.5Z',
  cloud: 'M6.8 19.5A5 5 0 0 1 6 9.6A6.2 6.2 0 0 1 17.9 8.8A5.4 5.4 0 0 1 17.6 19.5Z',
  acorn:
    'M3.5 10.5C3.5 6 7 4.3 11 4V1.8H13V4C17 4.3 20.5 6 20.5 10.5ZM5.8 12H18.2C18.2 17.5 15 20 12 22.5C9 20 5.8 17.5 5.8 12Z',
  fruit: 'M12 8A7.2 7.2 0 1 1 11.9 8ZM12.6 6.8C12.4 3.8 15 1.8 19.2 2C19.2 5.2 16.6 7 12.6 6.8Z',
  tower: 'M5 22.5V12H7.8V6.5H10.6V0.5H13.4V6.5H16.2V12H19V22.5Z',
};
/** Emblems that are lines rather than shapes. */
export const OUTLINED: ReadonlySet<string> = new Set([
  'street',
  'avenue',
  'renovation',
  'ruin',
  'speculation',
  'builder',
  'statics',
  'rosette',
  'lawn',
  'pool',
  'tree',
]);
export type Emblem = keyof typeof EMBLEMS;

export interface CardFace {
  rank: string;
  /** Whether its emblem is a picture, drawn large. */
  isPicture?: boolean;
  /** Whether number and picture stand at the left edge, where the next card of a fan leaves them in sight. */
  isFanned?: boolean;
  /** Whether it lies on shaded paper, as trumps do. */
  isShaded?: boolean;
  emblem: Emblem;
  tone: 'red' | 'black' | 'blue' | 'violet' | 'green' | 'grey' | 'brown' | 'orange';
  /** The card in words. */
  label: string;
  /** Whether it may stand for any line: marked by a star. */
  isWild?: boolean;
  /** How many buildings are printed along its foot. */
  towers?: number;
}
