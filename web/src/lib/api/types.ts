/** What the server says, by the names of docs/api.md: the shapes come from its contract (`make types`). */
import type { components } from './schema';

type Shapes = components['schemas'];

export type Value = boolean | number | string;

export type Option = Shapes['OptionShown'];
export type Game = Shapes['GameShown'];
export type Seat = Shapes['SeatShown'];
export type TableCard = Shapes['TableCard'];
export type Table = Shapes['TableShown'];
export type Me = Shapes['Me'];
export type Lobby = Shapes['Lobby'];
export type Advice = Shapes['Hint'];
export type Orders = Shapes['Orders'];
export type Message = Shapes['ChatLine'];
export type Trouble = Shapes['Wrong'];
export type Clock = Table['clock'];

/** The thing on the table that a move belongs to: one key, such as `card`, and which one. */
export type Target = Record<string, string | number>;
export type Move = Omit<Shapes['MoveShown'], 'target'> & { target: Target };

/** Something that happened, or would: its facts lie beside `event` under the game's own names. */
export interface Happening {
  event: string;
  rule: string;
  sentence: string;
  [fact: string]: unknown;
}

export type LogEntry = Omit<Shapes['LogLine'], 'happenings'> & { happenings: Happening[] };
export type Position = Omit<Shapes['Position'], 'moves' | 'log'> & { moves: Move[]; log: LogEntry[] };
/** `told` says what a plan would do, without what goes without saying. */
export type Plan = Omit<Shapes['Plan'], 'happenings'> & { happenings: Happening[]; told: string };
export type Plans = Omit<Shapes['Plans'], 'plans'> & { plans: Plan[] };

/** A table to be made: only the game is needed. */
export type TableWish = Pick<Shapes['NewTable'], 'game'> & Partial<Shapes['NewTable']>;
export type SeatWish = Shapes['SeatWished'];

// The socket's messages

export type FromServer =
  | { type: 'state'; table: Table; position: Position | null; chat: Message[] | null }
  | { type: 'moved'; position: Position }
  | { type: 'table'; table: Table }
  | { type: 'chat'; message: Message }
  | { type: 'done'; id: string; number: number }
  | { type: 'error'; id: string | null; error: Trouble }
  | { type: 'pong'; id: string | null }
  | { type: 'closing'; seconds: number };

export type ToServer =
  | { type: 'play'; number: number; moves: string[] }
  | { type: 'undo'; number: number }
  | { type: 'answer'; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'resume'; number?: number }
  | { type: 'language'; language: string }
  | { type: 'ping' };

// After the end, and lessons

export type Pad = Shapes['Pad'];
export type Fork = Shapes['Forking'];
export type Moment = Omit<Shapes['Moment'], 'moves'> & { moves: Move[] };
export type MovePlayed = Omit<Shapes['MoveReplayed'], 'happenings'> & { happenings: Happening[] };
export interface Replay {
  opening: Happening[];
  moves: MovePlayed[];
}

/** What the analysis says of one decision: chances are every seat's chance to win. */
export interface Decision {
  number: number;
  seat: number;
  move_spoken: string;
  best_spoken: string;
  chances: number[];
  after: number[];
  cost: number;
  luck: number[];
}
export interface Analysis {
  seats: { cost: number; luck: number }[];
  /** For each seat its chance to win before every decision, and at the end. */
  chances: number[][];
  decisions: Decision[];
}
export type AnalysisState = Omit<Shapes['AnalysisShown'], 'analysis'> & { analysis: Analysis | null };

export type Lesson = Shapes['Lesson'];
export type LessonPosition = Omit<Shapes['LessonPosition'], 'moves' | 'plans' | 'happenings'> & {
  moves: Move[];
  plans: Plan[];
  happenings: Happening[];
};
