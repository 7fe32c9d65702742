/** What the server says, by the names that the client has for it; the shapes are its contract's (`make types`). */
import type { components } from './schema';

type Shapes = components['schemas'];

// Games and tables

export type Game = Shapes['GameShown'];
export type Option = Shapes['OptionShown'];
export type Value = Option['defaults'][string];
export type Seat = Shapes['SeatShown'];
export type TableCard = Shapes['TableCard'];
export type Table = Shapes['TableShown'];
export type Clock = Table['clock'];
export type TableWish = Shapes['NewTable'];
export type SeatWish = Shapes['SeatWished'];
export type Face = NonNullable<Seat['face']>;
export type Mark = NonNullable<Shapes['Guest']['mark']>;
/** Who plays in this browser. */
export interface Guest {
  name: string;
  mark: Mark;
}
export type Me = Shapes['Me'];
export type Lobby = Shapes['Lobby'];
export type Language = Shapes['Language'];
export type Trouble = Shapes['Wrong'];

// What is seen, and what happens: of any game, or of one by its name

export type View<Name extends GameName = GameName> = Extract<Shapes['View'], { game: Name }>;
/** A game of which the contract knows what is seen. */
export type GameName = Shapes['View']['game'];

/** `new_york` as it is written in the names of types: `NewYork`. */
type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Capitalize<Word>}${CamelCase<Rest>}`
  : Capitalize<Name>;

export type Happening<Name extends GameName = GameName> = Extract<
  Shapes['Happening'],
  Shapes[`${CamelCase<Name>}Happening`] | Shapes['TableHappening']
>;

type AnyPlan = Shapes['Plan'];
export interface Plan<Name extends GameName = GameName> extends AnyPlan {
  happenings: Happening<Name>[];
}

type AnyLogEntry = Shapes['LogLine'];
export interface LogEntry<Name extends GameName = GameName> extends AnyLogEntry {
  happenings: Happening<Name>[];
}

// A game under way

export type Position = Shapes['Position'];
export type Move = Shapes['MoveShown'];
export type Plans = Shapes['Plans'];
export type Advice = Shapes['Hint'];
export type Orders = Shapes['StandingOrders'];
export type Message = Shapes['ChatLine'];
export type FromServer = Shapes['ServerMessage'];
export type ToServer = Shapes['ClientMessage'];

// After the end, and lessons

export type Pad = Shapes['Pad'];
export type Fork = Shapes['Forking'];
export type Replay = Shapes['Replay'];
export type MovePlayed = Shapes['MoveReplayed'];
export type Moment = Shapes['Moment'];
export type Analysis = Shapes['Analysis'];
export type AnalysisState = Shapes['AnalysisShown'];
export type Decision = Shapes['Decision'];
export type Lesson = Shapes['Lesson'];
export type LessonPosition = Shapes['LessonPosition'];
