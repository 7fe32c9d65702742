/** What a board is: a folder with an `index.ts` that exports one of these. Games without one get `generic`. */
import type { Component } from 'svelte';
import type { GameName, Happening, LogEntry, Move, Plan, View } from '../api/types';
import type { Ink } from '../design/inks';
import type { IconName } from '../pieces/icons';

export interface BoardProps<Game extends GameName = GameName> {
  view: View<Game>;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  names: string[];
  /** What has happened, as far back as this browser was told. */
  log?: LogEntry<Game>[];
  /** What may be done now, each with the thing it belongs to. Empty unless it is this seat's turn. */
  moves: Move[];
  /** Whole chains from here and what they would do; they arrive a moment after the position. */
  plans: Plan<Game>[];
  /** The plans being pointed at. */
  considered: Plan<Game>[];
  /** The text of the move that a hint advises. */
  advised: string | null;
  /** Plays a chain of moves. */
  choose: (chain: readonly string[], pointer?: string) => void;
  /** Plays one of these plans, asking which if there are several. */
  chooseAmong: (plans: Plan[], pointer?: string) => void;
  /** Brings plans to mind, so that their effects are shown. */
  consider: (plans: Plan[]) => void;
  /** Says something about what is pointed at, where no plan does; an empty text says nothing. */
  remark: (text: string) => void;
  /** Asks for the position in words; another function when the position is another. */
  read: () => Promise<string>;
}

/** A possession of a seat: a number with its icon, such as dollars or cards. */
export interface Holding {
  icon: IconName;
  amount: number | string;
  /** The whole in words, such as "12 cards". */
  label: string;
  /** Marks the purse, from which and to which money flies. */
  isPurse?: boolean;
}

/** A thing that visibly travels between two places, such as money from purse to purse. */
export interface Flight {
  from: string;
  to: string;
  text: string;
}

export interface Board<Game extends GameName = GameName> {
  Board: Component<BoardProps<Game>>;
  Hand: Component<BoardProps<Game>>;
  /** Whether it is a text: as wide as there is room, telling the hands of all who are seen. */
  isText?: boolean;
  /** How many times as wide as high the board may become on a desk; 1 unless told. */
  shape?: number;
  inks: (view: View<Game>, seat: number) => Ink[];
  holdings: (view: View<Game>, seat: number) => Holding[];
  /** What should be known of a seat at a glance, such as "bankrupt". */
  standing?: (view: View<Game>, seat: number) => string | null;
  /** Whether a move can come up with the options of this table; any can unless told. */
  comesUp?: (view: View<Game>, move: string) => boolean;
  /** Events that one is asked about before causing them to oneself. */
  hard: ReadonlySet<Happening<Game>['event']>;
  /** Events that stay in sight a little longer before what follows is shown. */
  telling?: ReadonlySet<Happening<Game>['event']>;
  flight?: (happening: Happening<Game>) => Flight | null;
}

export const purseOf = (seat: number): string => `purse-${seat}`;
