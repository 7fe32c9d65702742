/** Property's view, as its `sight` gives it, and how its things are drawn and named. */
import type * as api from '../../api/types';
import { inkOfSeat, type Ink } from '../../design/inks';
import type { CardFace, Emblem } from '../../pieces/cards';
import type { Lot } from '../../pieces/lots';
import { wordsOf } from '../../words/words.svelte';

export const say = wordsOf('property');

export type View = api.View<'property'>;
export type Happening = api.Happening<'property'>;
export type Plan = api.Plan<'property'>;

export type CourtKind = keyof View['given'];
export const COURT: readonly CourtKind[] = ['k', 'q', 'j', 'joker'];

export const LINES = 8;
const SUITS: Record<string, Emblem> = { d: 'diamonds', h: 'hearts', c: 'clubs', s: 'spades' };
const WILD = new Set(['9', '10']);

export const isRed = (card: string): boolean => 'dh'.includes(card.at(-1) ?? '');

export function faceOf(card: string): CardFace {
  const rank = card.slice(0, -1);
  const emblem = SUITS[card.at(-1) ?? ''] as Emblem;
  const label = say('card-of', { rank: rank === 'a' ? say('rank-ace') : rank, suit: say(`suit-${emblem}`) });
  return {
    rank: rank === 'a' ? 'A' : rank,
    emblem,
    tone: isRed(card) ? 'red' : 'black',
    label: WILD.has(rank) ? say('card-wild', { card: label }) : label,
    isWild: WILD.has(rank),
  };
}

const COURT_NAMES: Record<CourtKind, string> = { k: 'king', q: 'queen', j: 'jack', joker: 'joker' };

/** A court card in one letter; a joker is a star. */
export function courtLetter(kind: CourtKind): string {
  return kind === 'joker' ? '★' : say(COURT_NAMES[kind]).charAt(0).toUpperCase();
}

export function courtFace(kind: CourtKind): CardFace {
  return { rank: courtLetter(kind), emblem: 'crown', tone: 'black', label: say(`court-${kind}`) };
}

// Squares

export const inkAt = (letter: string): Ink | null =>
  letter === '.' ? null : inkOfSeat('abcdef'.indexOf(letter.toLowerCase()));

/** The square that a plan names, such as "3,5". */
export function squareOf(plan: api.Plan): string | null {
  return plan.happenings.find((happening) => happening.event === 'named')?.square ?? null;
}

/** All squares as lots, row 8 on top. A group's size stands on its first square. */
export function lotsOf(view: View, names: string[]): Lot[][] {
  const numbered = new Set<string>();
  return view.board.map((row, y) =>
    Array.from(row, (letter, x) => {
      const size = view.groups[y]?.[x] ?? 0;
      const key = `${x + 1},${LINES - y}`;
      const isFirst = size > 1 && !numbered.has(key);
      if (isFirst) for (const other of groupAt(view.board, y, x)) numbered.add(other);
      return {
        key,
        ink: inkAt(letter),
        label: labelOf(key, letter, size, names),
        crossed: isMortgaged(letter),
        figure: isFirst ? size : null,
      };
    }),
  );
}

const isMortgaged = (letter: string): boolean => letter !== '.' && letter === letter.toUpperCase();

function labelOf(square: string, letter: string, size: number, names: string[]): string {
  if (letter === '.') return say('square-empty', { square });
  const owner = names['abcdef'.indexOf(letter.toLowerCase())] ?? '';
  return say(isMortgaged(letter) ? 'square-mortgaged' : 'square-owned', { square, owner, size });
}

function groupAt(board: string[], y: number, x: number, found = new Set<string>()): Set<string> {
  const key = `${x + 1},${LINES - y}`;
  const owner = board[y]?.[x]?.toLowerCase();
  if (found.has(key)) return found;
  found.add(key);
  for (const [ny, nx] of [
    [y - 1, x],
    [y + 1, x],
    [y, x - 1],
    [y, x + 1],
  ] as const) {
    if (board[ny]?.[nx]?.toLowerCase() === owner) groupAt(board, ny, nx, found);
  }
  return found;
}
