/** What the server says, by the names of docs/api.md. */

export type Language = 'en' | 'fr';
export type Value = boolean | number | string;

export interface Option {
  name: string;
  title: string;
  help: string;
  values: Value[] | null;
  least: number | null;
  most: number | null;
  defaults: Record<string, Value>;
  allowed: Record<string, Value[]> | null;
}

export interface BotLevel {
  name: string;
  title: string;
  rating: number | null;
}

export interface Game {
  name: string;
  title: string;
  pitch: string;
  designers: string[];
  year: number | null;
  players: number[];
  usual_players: number;
  rules_version: number;
  rule_letter: string;
  options: Option[];
  orders: { text: string; spoken: string }[];
  bots: BotLevel[];
}

export interface Guest {
  id: string;
  name: string;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  played_by: 'person' | 'bot' | null;
  connected: boolean;
  rating: number | null;
  gone?: 'resigned' | 'out-of-time' | null;
}

export type Clock = { kind: 'none' } | { kind: 'live'; minutes: number; increment: number } | { kind: 'days'; days: number };

export interface TableCard {
  id: string;
  game: string;
  players: number;
  state: 'gathering' | 'playing' | 'finished' | 'closed';
  listed: boolean;
  rated: boolean;
  clock: Clock;
  seats: Seat[];
  your_seat: number | null;
  you_host: boolean;
  created: string;
  turn: number | null;
  scores: number[] | null;
  winners: number[] | null;
}

export interface Table extends TableCard {
  options: Record<string, Value>;
  spectators: number;
  undo: { seat: number; agreed: number[]; awaited: number[] } | null;
  rematch: string | null;
}

export interface Me {
  guest: Guest | null;
  tables: TableCard[];
}

export interface Lobby {
  gathering: TableCard[];
  playing: TableCard[];
  finished: TableCard[];
}

/** The thing on the table that a move belongs to: one key, such as `card`, and which one. */
export type Target = Record<string, string | number>;

export interface Move {
  text: string;
  target: Target;
  spoken: string;
}

/** Something that happened, or would: its facts lie beside `event` under the game's own names. */
export interface Happening {
  event: string;
  rule: string;
  sentence: string;
  [fact: string]: unknown;
}

export interface LogEntry {
  number: number;
  seat: number | null;
  at: string;
  happenings: Happening[];
}

export interface Clocks {
  kind: 'live' | 'days';
  left: number[];
  running: number | null;
}

export interface Position {
  number: number;
  seat: number | null;
  turn: number | null;
  phase: string;
  question: string;
  view: Record<string, unknown>;
  moves: Move[];
  can_undo: boolean;
  clocks: Clocks | null;
  log: LogEntry[];
}

export interface Plan {
  moves: string[];
  happenings: Happening[];
}

export interface Plans {
  number: number;
  plans: Plan[];
  complete: boolean;
}

export interface Advice {
  number: number;
  moves: { text: string; spoken: string; share: number; chance: number; score: number }[];
  line: string[];
}

export interface Orders {
  forced: boolean;
  moves: { move: string; until: 'phase' | 'game' }[];
}

export interface Message {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Trouble {
  code: string;
  sentence: string;
  rule: string;
  facts: Record<string, unknown>;
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface TableWish {
  game: string;
  options?: Record<string, Value>;
  seats?: SeatWish[];
  listed?: boolean;
  rated?: boolean;
  clock?: Clock;
  start?: boolean;
}

export type FromServer =
  | { type: 'state'; table: Table; position: Position | null; chat: Message[] }
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
  | { type: 'language'; language: Language }
  | { type: 'ping' };
