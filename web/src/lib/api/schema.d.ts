/* Written by `make types` from the server's contract. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Advice
         * @description What a bot thinks of a move: its share of the thinking, the chance to win, the score it expects.
         */
        Advice: {
            /** Chance */
            chance: number;
            /** Score */
            score: number;
            /** Share */
            share: number;
            /** Spoken */
            spoken: string;
            /** Text */
            text: string;
        };
        /**
         * AnalysisShown
         * @description How far the analysis of a game is, and what it found.
         */
        AnalysisShown: {
            /** Analysis */
            analysis: {
                [key: string]: unknown;
            } | null;
            /** Decisions */
            decisions: number;
            /** Done */
            done: number;
            /**
             * State
             * @enum {string}
             */
            state: "none" | "waiting" | "done";
        };
        /**
         * Answering
         * @description Whether somebody may take a move back.
         * @example {
         *       "agree": true
         *     }
         */
        Answering: {
            /** Agree */
            agree: boolean;
        };
        /**
         * Bot
         * @description A bot that can be seated, with its rating in this game where it is known.
         */
        Bot: {
            /** Name */
            name: string;
            /** Rating */
            rating: number | null;
            /** Title */
            title: string;
        };
        /**
         * ChatLine
         * @description Something said at the table; spectators have no seat.
         */
        ChatLine: {
            /** At */
            at: string;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /**
         * Clocks
         * @description Milliseconds left to every seat at the moment of sending, and whose clock runs.
         */
        Clocks: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "live" | "days";
            /** Left */
            left: number[];
            /** Running */
            running: number | null;
        };
        /**
         * DaysClock
         * @description Days for every move.
         */
        DaysClock: {
            /** Days */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
        };
        /**
         * Fair
         * @description The proof of the deal; secret and seed are shown when the game is over.
         */
        Fair: {
            /** Commitment */
            commitment: string;
            /** Luck */
            luck: string[];
            /** Secret */
            secret: string | null;
            /** Seed */
            seed: string | null;
        };
        /**
         * FairChecked
         * @description The check of a finished game's deal.
         */
        FairChecked: {
            /** Commitment */
            commitment: string;
            /** Holds */
            holds: boolean;
            /** Luck */
            luck: string[];
            /** Secret */
            secret: string;
            /** Seed */
            seed: string;
            /** Table */
            table: string;
        };
        /**
         * Forking
         * @description Where to play on from, on which seat, against which bots, with which hidden cards.
         *
         *     A finished game is forked after so many moves, a game under way at a number of its own seat's; or else now.
         * @example {
         *       "bots": "hard",
         *       "deal": "new",
         *       "move": 40,
         *       "seat": 0
         *     }
         */
        Forking: {
            /**
             * Bots
             * @default medium
             */
            bots: string;
            /**
             * Deal
             * @default new
             * @enum {string}
             */
            deal: "new" | "same";
            /** Move */
            move?: number | null;
            /** Number */
            number?: number | null;
            /**
             * Seat
             * @default 0
             */
            seat: number;
        };
        /**
         * GameShown
         * @description A game, as it stands on the shelf.
         */
        GameShown: {
            /** Bots */
            bots: components["schemas"]["Bot"][];
            /** Designers */
            designers: string[];
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionShown"][];
            /** Orders */
            orders: components["schemas"]["Words"][];
            /** Pitch */
            pitch: string;
            /** Players */
            players: number[];
            /** Rule Letter */
            rule_letter: string;
            /** Rules Version */
            rules_version: number;
            /** Title */
            title: string;
            /** Usual Players */
            usual_players: number;
            /** Year */
            year: number | null;
        };
        /**
         * Guest
         * @description Somebody who plays here.
         */
        Guest: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * Health
         * @description Whether all is well.
         */
        Health: {
            /**
             * State
             * @enum {string}
             */
            state: "ok" | "trouble" | "closing";
        };
        /**
         * Hint
         * @description A bot's advice, the best move first, and the moves it expects.
         */
        Hint: {
            /** Line */
            line: string[];
            /** Moves */
            moves: components["schemas"]["Advice"][];
            /** Number */
            number: number;
        };
        /**
         * Joining
         * @description Which seat to take, and one's luck for the deal.
         * @example {
         *       "luck": "0b51c2",
         *       "seat": 1
         *     }
         */
        Joining: {
            /**
             * Luck
             * @default
             */
            luck: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * Lesson
         * @description The lesson of a game.
         */
        Lesson: {
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonPosition
         * @description Where a pupil stands in a step, with the plans from there, and what came of the moves so far.
         */
        LessonPosition: {
            /** Happenings */
            happenings: {
                [key: string]: unknown;
            }[];
            /** Moves */
            moves: components["schemas"]["MoveShown"][];
            /** Names */
            names: string[];
            /** Phase */
            phase: string;
            /** Plans */
            plans: components["schemas"]["Plan"][];
            /** Question */
            question: string;
            /** Seat */
            seat: number;
            /** Solution */
            solution: string[];
            /**
             * State
             * @enum {string}
             */
            state: "open" | "done" | "missed";
            /** Told */
            told: string;
            /** Turn */
            turn: number | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Words */
            words: string;
        };
        /**
         * LessonStep
         * @description A step of a lesson: what it is about, and what to do.
         */
        LessonStep: {
            /** Task */
            task: string;
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * LiveClock
         * @description Minutes for the whole game, and seconds gained with every turn.
         */
        LiveClock: {
            /**
             * Increment
             * @default 0
             */
            increment: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            /** Minutes */
            minutes: number;
        };
        /**
         * Lobby
         * @description Listed tables.
         */
        Lobby: {
            /** Finished */
            finished: components["schemas"]["TableCard"][];
            /** Gathering */
            gathering: components["schemas"]["TableCard"][];
            /** Playing */
            playing: components["schemas"]["TableCard"][];
        };
        /**
         * Log
         * @description The whole log of a table.
         */
        Log: {
            /** Log */
            log: components["schemas"]["LogLine"][];
        };
        /**
         * LogLine
         * @description Something that everybody heard: the viewer's number for it, whose deed it was, when, and what happened.
         */
        LogLine: {
            /** At */
            at: string;
            /** Happenings */
            happenings: {
                [key: string]: unknown;
            }[];
            /** Number */
            number: number;
            /** Seat */
            seat: number;
        };
        /**
         * Me
         * @description Who one is, and one's tables: first those that wait for one's move.
         */
        Me: {
            guest: components["schemas"]["Guest"] | null;
            /** Tables */
            tables: components["schemas"]["TableCard"][];
        };
        /**
         * Moment
         * @description A position of a finished game, with somebody's eyes.
         */
        Moment: {
            /** Move */
            move: number;
            /** Moves */
            moves: components["schemas"]["MoveShown"][];
            /** Phase */
            phase: string;
            /** Question */
            question: string;
            /** Scores */
            scores: number[];
            /** Turn */
            turn: number | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * MoveReplayed
         * @description A move of a finished game.
         */
        MoveReplayed: {
            /** Happenings */
            happenings: {
                [key: string]: unknown;
            }[];
            /** Seat */
            seat: number;
            /** Spoken */
            spoken: string;
            /** Text */
            text: string;
        };
        /**
         * MoveShown
         * @description A legal move: its text, the thing on the table it belongs to, and how it is said.
         */
        MoveShown: {
            /** Spoken */
            spoken: string;
            /** Target */
            target: {
                [key: string]: unknown;
            };
            /** Text */
            text: string;
        };
        /**
         * NewTable
         * @description A table to be made. Only the game is needed.
         * @example {
         *       "clock": {
         *         "increment": 15,
         *         "kind": "live",
         *         "minutes": 10
         *       },
         *       "game": "property",
         *       "listed": false,
         *       "luck": "7f3a99",
         *       "options": {
         *         "bankruptcies": 1
         *       },
         *       "rated": false,
         *       "seats": [
         *         {
         *           "kind": "me"
         *         },
         *         {
         *           "kind": "open"
         *         },
         *         {
         *           "bot": "medium",
         *           "kind": "bot"
         *         }
         *       ],
         *       "stand_in": "medium",
         *       "start": false
         *     }
         */
        NewTable: {
            /**
             * Clock
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /** Game */
            game: string;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /**
             * Luck
             * @default
             */
            luck: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: boolean | number | string;
            };
            /**
             * Rated
             * @default false
             */
            rated: boolean;
            /** Seats */
            seats?: components["schemas"]["SeatWished"][] | null;
            /**
             * Stand In
             * @default medium
             */
            stand_in: string;
            /**
             * Start
             * @default false
             */
            start: boolean;
        };
        /**
         * NoClock
         * @description No clock.
         */
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /**
         * OptionShown
         * @description An option of a game, in words.
         */
        OptionShown: {
            /** Allowed */
            allowed: {
                [key: string]: (boolean | number | string)[];
            } | null;
            /** Defaults */
            defaults: {
                [key: string]: boolean | number | string;
            };
            /** Help */
            help: string;
            /** Least */
            least: number | null;
            /** Most */
            most: number | null;
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Values */
            values: (boolean | number | string)[] | null;
        };
        /**
         * Order
         * @description A move to be played whenever it is legal, until the phase or the game ends.
         */
        Order: {
            /** Move */
            move: string;
            /**
             * Until
             * @default phase
             * @enum {string}
             */
            until: "phase" | "game";
        };
        /**
         * Orders
         * @description What a seat wants done for it. `phase` says which phase the orders for one were left in.
         * @example {
         *       "forced": true,
         *       "moves": [
         *         {
         *           "move": "decline",
         *           "until": "game"
         *         }
         *       ]
         *     }
         */
        Orders: {
            /**
             * Forced
             * @default false
             */
            forced: boolean;
            /**
             * Moves
             * @default []
             */
            moves: components["schemas"]["Order"][];
        };
        /**
         * Origin
         * @description Where a table comes from: a position of another one, or a rematch of it.
         */
        Origin: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "fork" | "rematch";
            /** Move */
            move: number | null;
            /** Table */
            table: string;
        };
        /**
         * Pad
         * @description How the points of a finished game came together.
         */
        Pad: {
            /** Lines */
            lines: components["schemas"]["PadLine"][];
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
        };
        /**
         * PadLine
         * @description A line of the score pad; one that only breaks ties does not count.
         */
        PadLine: {
            /** Counts */
            counts: boolean;
            /** Name */
            name: string;
            /** Points */
            points: number[];
            /** Rule */
            rule: string;
            /** Title */
            title: string;
        };
        /**
         * Plan
         * @description A whole chain and what it would do.
         */
        Plan: {
            /** Happenings */
            happenings: {
                [key: string]: unknown;
            }[];
            /** Moves */
            moves: string[];
        };
        /**
         * Plans
         * @description The plans of the deciding seat; `complete` unless there were more than asked for.
         */
        Plans: {
            /** Complete */
            complete: boolean;
            /** Number */
            number: number;
            /** Plans */
            plans: components["schemas"]["Plan"][];
        };
        /**
         * Playing
         * @description A move or a whole chain, and the number of the position it was chosen in.
         * @example {
         *       "moves": [
         *         "red 6d",
         *         "black as"
         *       ],
         *       "number": 17
         *     }
         */
        Playing: {
            /** Moves */
            moves: string[];
            /** Number */
            number: number;
        };
        /**
         * Position
         * @description What one viewer sees of a game, and may do.
         */
        Position: {
            /** Can Undo */
            can_undo: boolean;
            clocks: components["schemas"]["Clocks"] | null;
            /** Log */
            log: components["schemas"]["LogLine"][];
            /** Moves */
            moves: components["schemas"]["MoveShown"][];
            /** Number */
            number: number;
            /** Phase */
            phase: string;
            /** Question */
            question: string;
            /** Seat */
            seat: number | null;
            /** Turn */
            turn: number | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Problem
         * @description The one shape of every refusal.
         */
        Problem: {
            error: components["schemas"]["Wrong"];
        };
        /**
         * Rated
         * @description A person or a bot in the list of the best.
         */
        Rated: {
            /** Games */
            games: number;
            /** Is Bot */
            is_bot: boolean;
            /** Name */
            name: string;
            /** Rating */
            rating: number;
        };
        /**
         * Renaming
         * @description A guest's display name.
         * @example {
         *       "name": "Anna"
         *     }
         */
        Renaming: {
            /** Name */
            name: string;
        };
        /**
         * Replay
         * @description All moves of a finished game.
         */
        Replay: {
            /** Moves */
            moves: components["schemas"]["MoveReplayed"][];
            /** Opening */
            opening: {
                [key: string]: unknown;
            }[];
        };
        /**
         * Saying
         * @description Something to say at the table.
         * @example {
         *       "text": "Well played!"
         *     }
         */
        Saying: {
            /** Text */
            text: string;
        };
        /**
         * SeatChange
         * @description What the host makes of a seat that nobody sits on.
         * @example {
         *       "bot": "hard",
         *       "kind": "bot"
         *     }
         */
        SeatChange: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "bot";
        };
        /**
         * SeatLink
         * @description A secret that moves a seat to another device.
         */
        SeatLink: {
            /** Token */
            token: string;
        };
        /**
         * SeatShown
         * @description A seat, as everybody sees it.
         */
        SeatShown: {
            /** Bot */
            bot: string | null;
            /** Connected */
            connected: boolean;
            /** Gone */
            gone: ("resigned" | "out-of-time") | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "open" | "bot";
            /** Name */
            name: string;
            /** Played By */
            played_by: ("person" | "bot") | null;
            /** Rating */
            rating: number | null;
            /** Seat */
            seat: number;
        };
        /**
         * SeatWished
         * @description A seat of a new table: oneself, open, or a bot.
         */
        SeatWished: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "open" | "bot";
        };
        /**
         * Starting
         * @description The bot that fills open seats, if any shall, and the host's luck for the deal; else what came with the table.
         * @example {
         *       "fill": "medium",
         *       "luck": "c41d08"
         *     }
         */
        Starting: {
            /** Fill */
            fill?: string | null;
            /** Luck */
            luck?: string | null;
        };
        /**
         * TableCard
         * @description A table in a list.
         */
        TableCard: {
            /** Clock */
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /** Created */
            created: string;
            /** Ended */
            ended: string | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Listed */
            listed: boolean;
            /** Players */
            players: number;
            /** Rated */
            rated: boolean;
            /** Scores */
            scores: number[] | null;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Started */
            started: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "gathering" | "playing" | "finished" | "closed";
            /** Turn */
            turn: number | null;
            /** Winners */
            winners: number[] | null;
            /** You Host */
            you_host: boolean;
            /** Your Seat */
            your_seat: number | null;
        };
        /**
         * TableShown
         * @description A table, as this guest sees it.
         */
        TableShown: {
            /** Clock */
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /** Created */
            created: string;
            /** Ended */
            ended: string | null;
            fair: components["schemas"]["Fair"];
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Listed */
            listed: boolean;
            /** Options */
            options: {
                [key: string]: boolean | number | string;
            };
            origin: components["schemas"]["Origin"] | null;
            /** Players */
            players: number;
            /** Rated */
            rated: boolean;
            /** Rematch */
            rematch: string | null;
            /** Rules Version */
            rules_version: number;
            /** Scores */
            scores: number[] | null;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Spectators */
            spectators: number;
            /** Stand In */
            stand_in: string;
            /** Started */
            started: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "gathering" | "playing" | "finished" | "closed";
            /** Turn */
            turn: number | null;
            undo: components["schemas"]["UndoAsked"] | null;
            /** Winners */
            winners: number[] | null;
            /** You Host */
            you_host: boolean;
            /** Your Seat */
            your_seat: number | null;
        };
        /**
         * Trying
         * @description What a pupil has played so far in a step.
         * @example {
         *       "moves": [
         *         "red 3d",
         *         "black 5c"
         *       ]
         *     }
         */
        Trying: {
            /**
             * Moves
             * @default []
             */
            moves: string[];
        };
        /**
         * UndoAsked
         * @description A seat asks to take its last move back.
         */
        UndoAsked: {
            /** Agreed */
            agreed: number[];
            /** Awaited */
            awaited: number[];
            /** Seat */
            seat: number;
        };
        /**
         * Undoing
         * @description The number of the position in which one wants to take the last move back.
         * @example {
         *       "number": 18
         *     }
         */
        Undoing: {
            /** Number */
            number: number;
        };
        /**
         * Words
         * @description A move and how it is said.
         */
        Words: {
            /** Spoken */
            spoken: string;
            /** Text */
            text: string;
        };
        /**
         * Wrong
         * @description What was wrong: a stable code, a sentence, the rule that was broken, and the facts of the matter.
         */
        Wrong: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Rule */
            rule: string;
            /** Sentence */
            sentence: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
