/** What a board is: a folder with an `index.ts` that exports one of these. Games without one get `generic`. */
import type { Component } from 'svelte';
import type { GameName, Happening, LogEntry, Move, Plan, View } from '../api/types';
import type { Ink } from '../design/inks';
import type { CardFace } from '../pieces/cards';
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
  /** The places, by their keys, that others have changed since my last move. */
  fresh?: ReadonlySet<string>;
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

/** Something worth a stage of its own for a second, such as a bankruptcy or an auction won. */
export interface Moment {
  /** In two or three words. */
  title: string;
  /** What it means, in one sentence. */
  text: string;
  /** Whose moment it is. */
  inks?: Ink[];
  cards?: CardFace[];
}

export interface Board<Game extends GameName = GameName> {
  Board: Component<BoardProps<Game>>;
  Hand: Component<BoardProps<Game>>;
  /** What is only looked at, such as the cards of others and what is still to come: a panel of the table. */
  Beside?: Component<BoardProps<Game>>;
  /** Whether it is a text: it scrolls, and tells the hands of all who are seen. */
  isText?: boolean;
  /** What is asked, with the numbers of the decision, in the second person; null where the game's question says it all. */
  ask?: (shown: BoardProps<Game>) => string | null;
  /** What a plan would do, in a few words to whoever decides; empty where nothing can be told. */
  would?: (plan: Plan<Game>, shown: BoardProps<Game>) => string;
  /** A plan as a button beside others that lead to the same place, such as "9♦ 10♣ → 5,7"; what it would do unless told. */
  way?: (plan: Plan<Game>, shown: BoardProps<Game>) => string;
  inks: (view: View<Game>, seat: number) => Ink[];
  holdings: (view: View<Game>, seat: number) => Holding[];
  /** The cards that a seat has played or bid and that still lie before it, until the turn or round ends. */
  laid?: (shown: BoardProps<Game>, seat: number) => CardFace[];
  /** The keys of the places that a happening changed. */
  placesOf?: (happening: Happening<Game>) => string[];
  moment?: (happening: Happening<Game>, shown: BoardProps<Game>) => Moment | null;
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
