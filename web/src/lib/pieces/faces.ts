/** What people and bots are told by: marks in one line, faces from a few parts; all in a square of 24. */
import type { Face, Mark } from '../api/types';

/** Lines. */
export const MARKS: Record<Mark, string> = {
  kite: 'M12 2.5 18 9.5 12 17 6 9.5ZM12 2.5V17M6 9.5h12M12 17c-3 1-1 3-4 4.5',
  key: 'M7.5 12a3.5 3.5 0 1 1 .01 0ZM10 11l10 9M17 17.500l2-2.200M14.5 15l2-2.2',
  leaf: 'M5 19C4 9 10 4 20 4c0 10-5 16-15 15ZM5 19 14 10',
  lamp: 'M12 3v3M6 13a6 6 0 0 1 12 0ZM12 13v7M8 20.500h8',
  boat: 'M3 16h18l-3 4.500H6ZM11 16V3L5 13h6M13 13h6L13 6Z',
  bell: 'M5 17c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7ZM10 20h4M12 2.500V5',
  cat: 'M5 20V5l4 4h6l4-4v15ZM9.5 13v1M14.5 13v1M11 17h2',
  bird: 'M3 14c4 0 5-6 10-6 3 0 4 2 4 4 0 5-4 7-9 7-2 0-3-2-5-5ZM17 11l4 1-4 2M13.5 11v.5M10 19v2.5',
  bridge: 'M2 17h20M6 5v15M18 5v15M2 13c2 0 4-4 4-8 2 8 10 8 12 0 0 4 2 8 4 8M12 11v6',
  tree: 'M12 21v-7M12 14a5.5 5.5 0 1 1 .01 0M12 17l3-2M8 21h8',
  moon: 'M15 3.500a9 9 0 1 0 5.5 13A8 8 0 0 1 15 3.500ZM18 6v3M16.5 7.500h3',
  cup: 'M5 8h11v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4ZM16 10h2a2 2 0 0 1 0 5h-2M8.5 2.500v3M12.5 2.500v3',
};

type Character = Exclude<Face, Mark>;

/** What makes a face: hair is filled, everything else is lines. */
export const CHARACTERS: Record<Character, { hair: string; lines: string }> = {
  ada: {
    hair: 'M4.5 15C3 5 8 2 12 2s9 3 7.5 13c-1-1-1.5-4-2-6-4 0-7-1-8.5-3C8 9 6 10 4.5 15Z',
    lines: 'M9.5 16.500q2.5 2 5 0',
  },
  blaise: {
    hair: 'M5 11C4 4 8 3 12 3s8 1 7 8c-1-3-3-4-7-4s-6 1-7 4Z',
    lines: 'M7 12.500a2 2 0 1 0 4 0 2 2 0 1 0-4 0M13 12.500a2 2 0 1 0 4 0 2 2 0 1 0-4 0M11 12h2M10 17.500h4',
  },
  clara: {
    hair: 'M12 1.500a2.5 2.5 0 1 1-.01 0ZM5 11c0-6 3-7 7-7s7 1 7 7c-2-2-4-4-7-4s-5 2-7 4Z',
    lines: 'M9 16q3 3.5 6 0',
  },
  dante: {
    hair: 'M6 15c1 5 3 6.5 6 6.500s5-1.5 6-6.500c-2 2-3 1.5-6 1.500S8 17 6 15Z',
    lines: 'M10.5 18.500h3M6 8.500q6-5 12 0',
  },
  edith: {
    hair: 'M2 8.500h20L18 7c0-3.5-2-5-6-5S6 3.5 6 7Z',
    lines: 'M10 17q2 1.5 4 0M8 12l2-.7M16 12l-2-.7',
  },
  felix: {
    hair: 'M5 10 4.5 5 8 6l2-4 3 3 4-3 .5 4 3 1-1.5 3c-2-2-4-2.5-7-2.500S7 8 5 10Z',
    lines: 'M9 15.500q3 4 6 0Z',
  },
  greta: {
    hair: 'M5 11C4 4 9 3 12 3s8 1 7 8l2 7-3-1-1-8c-3 0-4-1-5-2-1 1-2 2-5 2l-1 8-3 1Z',
    lines: 'M9.5 16.500q2.5 1.5 5 0M8 14.500h.01M16 14.500h.01',
  },
  hugo: {
    hair: 'M8 15.500c1.5-1.5 3-1.5 4-.5 1-1 2.5-1 4 .5-1.5 1.5-3 1.5-4 .5-1 1-2.5 1-4-.5ZM7 6.500V2h10v4.500Z',
    lines: 'M5 6.800h14M11 18.500h2',
  },
};

export const isCharacter = (face: Face): face is Character => face in CHARACTERS;
