/* Written by `make types` from the server's contract. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The server: its version, and the languages it speaks. */
        About: {
            languages: components["schemas"]["Language"][];
            version: string;
        };
        /** @description What a bot thinks of a move: its share of the thinking, the chance to win, the score it expects. */
        Advice: {
            chance: number;
            score: number;
            share: number;
            spoken: string;
            text: string;
        };
        /** @description A whole game judged; `chances` has for each seat its chance to win before every decision, and at the end. */
        Analysis: {
            chances: number[][];
            decisions: components["schemas"]["Decision"][];
            seats: components["schemas"]["SeatJudged"][];
        };
        /** @description How far the analysis of a game is, and what it found. */
        AnalysisShown: {
            analysis: components["schemas"]["Analysis"] | null;
            decisions: number;
            done: number;
            /** @enum {string} */
            state: "none" | "waiting" | "done";
        };
        /**
         * @description Whether somebody may take a move back.
         * @example {
         *       "agree": true
         *     }
         */
        Answering: {
            agree: boolean;
        };
        /**
         * @description Answers somebody's wish to undo.
         * @example {
         *       "agree": true
         *     }
         */
        AnswerMessage: {
            agree: boolean;
            /** @default null */
            id?: string | null;
            /** @constant */
            type: "answer";
        };
        /** @description A bot that can be seated, with its rating in this game where it is known. */
        Bot: {
            name: string;
            rating: number | null;
            title: string;
        };
        /** @description Something said at the table; spectators have no seat. */
        ChatLine: {
            at: string;
            name: string;
            number: number;
            seat: number | null;
            text: string;
        };
        /**
         * @description Says something.
         * @example {
         *       "text": "Well played!"
         *     }
         */
        ChatMessage: {
            /** @default null */
            id?: string | null;
            text: string;
            /** @constant */
            type: "chat";
        };
        ClientMessage: components["schemas"]["PlayMessage"] | components["schemas"]["UndoMessage"] | components["schemas"]["AnswerMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["ResumeMessage"] | components["schemas"]["LanguageMessage"] | components["schemas"]["PingMessage"];
        /** @description Milliseconds left to every seat at the moment of sending, and whose clock runs. */
        Clocks: {
            /** @enum {string} */
            kind: "live" | "days";
            left: number[];
            running: number | null;
        };
        /** @description The server restarts; connect again after this many seconds. */
        ClosingMessage: {
            seconds: number;
            /** @constant */
            type: "closing";
        };
        /** @description Days for every move. */
        DaysClock: {
            days: number;
            /** @constant */
            kind: "days";
        };
        /** @description Days for every move. */
        DaysClockWished: {
            days: number;
            /** @constant */
            kind: "days";
        };
        /** @description What the analysis says of one decision, its moves also as people say them. */
        Decision: {
            after: number[];
            best: string;
            best_spoken: string;
            chances: number[];
            cost: number;
            luck: number[];
            move: string;
            move_spoken: string;
            number: number;
            phase: string;
            seat: number;
        };
        Document: components["schemas"]["FifthAvenueDocument"] | components["schemas"]["LotissementsDocument"] | components["schemas"]["NewYorkDocument"] | components["schemas"]["PropertyDocument"] | components["schemas"]["SanFranciscoDocument"];
        /** @description What was sent under this id is done and stored. */
        DoneMessage: {
            id: string | null;
            number: number;
            /** @constant */
            type: "done";
        };
        /** @description What was sent under this id was refused; nothing has changed. */
        ErrorMessage: {
            error: components["schemas"]["Wrong"];
            id: string | null;
            /** @constant */
            type: "error";
        };
        /** @description The proof of the deal; secret and seed are shown when the game is over. */
        Fair: {
            commitment: string;
            luck: string[];
            secret: string | null;
            seed: string | null;
        };
        /** @description The check of a finished game's deal. */
        FairChecked: {
            commitment: string;
            holds: boolean;
            luck: string[];
            secret: string;
            seed: string;
            table: string;
        };
        /** @description An auction under way. */
        FifthAvenueAuction: {
            added: number;
            bids: string[][];
            colour: string | null;
            gedeon: string[] | null;
            limit: number | null;
            passed: boolean[];
            pawn: string;
            /** @enum {string} */
            resume: "cards" | "end";
            site: string;
        };
        FifthAvenueAuctionHappening: {
            /** @constant */
            event: "auction";
            rule: string;
            sentence: string;
            site: string;
        };
        /** @description What a seat that may still bid has to beat, and how high it can go in each colour. */
        FifthAvenueBidding: {
            beat: number;
            reach: {
                [key: string]: number;
            };
        };
        FifthAvenueBidHappening: {
            colour: string;
            /** @constant */
            event: "bid";
            rule: string;
            seat: number;
            sentence: string;
            value: number;
        };
        /** @description After which block a presence in how many districts pays how many points. */
        FifthAvenueBonus: {
            block: number;
            districts: number;
            points: number;
        };
        FifthAvenueBonusHappening: {
            districts: number;
            /** @constant */
            event: "bonus";
            points: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description A plot with buildings; with two players seat 2 is Gedeon. */
        FifthAvenueBuildings: {
            count: number;
            owner: number;
        };
        FifthAvenueBuildingsHappening: {
            /** @constant */
            event: "buildings";
            number: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueBuiltHappening: {
            /** @constant */
            event: "built";
            number: number;
            plot: string;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueBuiltInParkHappening: {
            /** @constant */
            event: "built_in_park";
            number: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueClosedHappening: {
            district: string;
            /** @constant */
            event: "closed";
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueClosingPointsHappening: {
            /** @constant */
            event: "closing_points";
            points: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueCommissionHappening: {
            cards: number;
            /** @constant */
            event: "commission";
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueDealtHappening: {
            /** @constant */
            event: "dealt";
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description A whole position, hidden things included. */
        FifthAvenueDocument: {
            active: number;
            auction: components["schemas"]["FifthAvenueAuction"] | null;
            blocks: string[][];
            board: {
                [key: string]: {
                    [key: string]: components["schemas"]["FifthAvenueShops"] | components["schemas"]["FifthAvenueBuildings"] | null;
                } | null;
            };
            chosen_shop: string | null;
            closed: string[];
            deck: string[];
            discard: string[];
            /** @constant */
            game: "fifth_avenue";
            gedeon_supply?: number | null;
            hands: string[][];
            memory: components["schemas"]["FifthAvenueMemory"];
            options: {
                [key: string]: boolean | number | string;
            };
            park: number[];
            park_shops: string[];
            pawns: {
                [key: string]: string;
            };
            phase: string;
            piles: {
                [key: string]: string[];
            };
            players: number;
            reserves: number[];
            result: components["schemas"]["FifthAvenueResult"] | null;
            scores: number[];
            shop_stack?: string[];
            supply: number[];
            taken: string | null;
            tile?: string | null;
            tokens: {
                [key: string]: string[];
            };
            turn: number | null;
            turns: number;
        };
        FifthAvenueDrewHappening: {
            cards: number;
            /** @constant */
            event: "drew";
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueFinalPointsHappening: {
            /** @constant */
            event: "final_points";
            points: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueFirstBuildingHappening: {
            /** @constant */
            event: "first_building";
            plot: string;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueFirstShopHappening: {
            /** @constant */
            event: "first_shop";
            plot: string;
            rule: string;
            seat: number;
            sentence: string;
            shop: string;
        };
        FifthAvenueGedeonBidHappening: {
            /** @constant */
            event: "gedeon_bid";
            rule: string;
            sentence: string;
            value: number;
        };
        FifthAvenueGedeonBuiltHappening: {
            /** @constant */
            event: "gedeon_built";
            plot: string;
            rule: string;
            sentence: string;
        };
        FifthAvenueGedeonClosedHappening: {
            district: string;
            /** @constant */
            event: "gedeon_closed";
            rule: string;
            sentence: string;
        };
        FifthAvenueHappening: components["schemas"]["FifthAvenueFirstShopHappening"] | components["schemas"]["FifthAvenueDealtHappening"] | components["schemas"]["FifthAvenueFirstBuildingHappening"] | components["schemas"]["FifthAvenueBuildingsHappening"] | components["schemas"]["FifthAvenueShopHappening"] | components["schemas"]["FifthAvenueUnderParkHappening"] | components["schemas"]["FifthAvenueBonusHappening"] | components["schemas"]["FifthAvenueCommissionHappening"] | components["schemas"]["FifthAvenueScoredHappening"] | components["schemas"]["FifthAvenuePointsHappening"] | components["schemas"]["FifthAvenueDrewHappening"] | components["schemas"]["FifthAvenueReshuffledHappening"] | components["schemas"]["FifthAvenueTookHappening"] | components["schemas"]["FifthAvenueMovedHappening"] | components["schemas"]["FifthAvenueAuctionHappening"] | components["schemas"]["FifthAvenueBidHappening"] | components["schemas"]["FifthAvenuePassedHappening"] | components["schemas"]["FifthAvenueGedeonBidHappening"] | components["schemas"]["FifthAvenueWonHappening"] | components["schemas"]["FifthAvenueNoSaleHappening"] | components["schemas"]["FifthAvenueBuiltHappening"] | components["schemas"]["FifthAvenueBuiltInParkHappening"] | components["schemas"]["FifthAvenueGedeonBuiltHappening"] | components["schemas"]["FifthAvenueClosedHappening"] | components["schemas"]["FifthAvenueGedeonClosedHappening"] | components["schemas"]["FifthAvenueClosingPointsHappening"] | components["schemas"]["FifthAvenueLastShopHappening"] | components["schemas"]["FifthAvenueSecondStopHappening"] | components["schemas"]["FifthAvenueLastTurnHappening"] | components["schemas"]["FifthAvenueFinalPointsHappening"] | components["schemas"]["FifthAvenueShownHappening"] | components["schemas"]["FifthAvenueParkPointsHappening"];
        FifthAvenueLastShopHappening: {
            /** @constant */
            event: "last_shop";
            rule: string;
            sentence: string;
        };
        FifthAvenueLastTurnHappening: {
            /** @constant */
            event: "last_turn";
            rule: string;
            sentence: string;
            turns: number;
        };
        /** @description What everybody remembers (F60d). */
        FifthAvenueMemory: {
            deck: number;
            hands: string[][];
            piles: {
                [key: string]: number;
            };
        };
        FifthAvenueMovedHappening: {
            /** @constant */
            event: "moved";
            pawn: string;
            place: string;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueNoSaleHappening: {
            /** @constant */
            event: "no_sale";
            rule: string;
            sentence: string;
            site: string;
        };
        FifthAvenueParkPointsHappening: {
            /** @constant */
            event: "park_points";
            points: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenuePassedHappening: {
            /** @constant */
            event: "passed";
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenuePointsHappening: {
            /** @constant */
            event: "points";
            points: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueReshuffledHappening: {
            cards: number;
            /** @constant */
            event: "reshuffled";
            rule: string;
            sentence: string;
        };
        /** @description How the game ended. */
        FifthAvenueResult: {
            park_revealed: string[];
            /** @enum {string} */
            reason: "shops" | "closures" | "turn_limit";
            winners: number[];
        };
        FifthAvenueScoredHappening: {
            district: string;
            /** @constant */
            event: "scored";
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueSecondStopHappening: {
            /** @constant */
            event: "second_stop";
            rule: string;
            sentence: string;
        };
        FifthAvenueShopHappening: {
            /** @constant */
            event: "shop";
            plot: string;
            rule: string;
            seat: number;
            sentence: string;
            shop: string;
        };
        /** @description A plot with one or two shops. */
        FifthAvenueShops: {
            shops: string[];
        };
        FifthAvenueShownHappening: {
            /** @constant */
            event: "shown";
            kinds: number;
            rule: string;
            sentence: string;
        };
        FifthAvenueTookHappening: {
            card: string;
            /** @constant */
            event: "took";
            rule: string;
            seat: number;
            sentence: string;
        };
        FifthAvenueUnderParkHappening: {
            /** @constant */
            event: "under_park";
            rule: string;
            sentence: string;
            shop: string;
        };
        /** @description The whole view of a seat. */
        FifthAvenueView: {
            active: number;
            auction: components["schemas"]["FifthAvenueAuction"] | null;
            beside_shops: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
            };
            bid_limits: number[];
            bid_values: number[];
            bidding: components["schemas"]["FifthAvenueBidding"] | null;
            block_sizes: number[];
            blocks: string[][];
            board: {
                [key: string]: {
                    [key: string]: components["schemas"]["FifthAvenueShops"] | components["schemas"]["FifthAvenueBuildings"] | null;
                } | null;
            };
            bonuses: components["schemas"]["FifthAvenueBonus"][];
            chosen_shop: string | null;
            closed: string[];
            deck: string[];
            discard: string[];
            full: string[];
            /** @constant */
            game: "fifth_avenue";
            gedeon_supply?: number | null;
            gedeon_value: number;
            hands: string[][];
            memory: components["schemas"]["FifthAvenueMemory"];
            options: {
                [key: string]: boolean | number | string;
            };
            park: number[];
            park_shops: string[];
            park_value: number;
            pawns: {
                [key: string]: string;
            };
            phase: string;
            piles: {
                [key: string]: string[];
            };
            players: number;
            points: {
                [key: string]: number[];
            };
            presence: number[];
            reserves: number[];
            result: components["schemas"]["FifthAvenueResult"] | null;
            rings: {
                [key: string]: string[];
            };
            scores: number[];
            seat: number | null;
            shop_stack?: string[];
            shops_left: number;
            sites_to_come: string[];
            supply: number[];
            taken: string | null;
            tile?: string | null;
            tokens: {
                [key: string]: string[];
            };
            turn: number | null;
            turns: number;
            values: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        FifthAvenueWonHappening: {
            /** @constant */
            event: "won";
            limit: number;
            rule: string;
            seat: number;
            sentence: string;
            site: string;
            value: number;
        };
        /**
         * @description Where to play on from, on which seat, against which bots, with which hidden cards.
         *
         *     A finished game is forked after a `move`, a game under way at a `number` of its own seat's; or else now.
         * @example {
         *       "bots": "hard",
         *       "deal": "new",
         *       "move": 40,
         *       "seat": 0
         *     }
         */
        Forking: {
            /** @default medium */
            bots?: string;
            /**
             * @default new
             * @enum {string}
             */
            deal?: "new" | "same";
            move?: number | null;
            number?: number | null;
            /** @default 0 */
            seat?: number;
        };
        /** @description A game, as it stands on the shelf. */
        GameShown: {
            board: string | null;
            bots: components["schemas"]["Bot"][];
            designers: string[];
            minutes: number | null;
            name: string;
            options: components["schemas"]["OptionShown"][];
            orders: components["schemas"]["Words"][];
            pitch: string;
            players: number[];
            rule_letter: string;
            rules_version: number;
            title: string;
            usual_players: number;
            weight: number | null;
            year: number | null;
        };
        /** @description Somebody who plays here. */
        Guest: {
            id: string;
            mark: ("kite" | "key" | "leaf" | "lamp" | "boat" | "bell" | "cat" | "bird" | "bridge" | "tree" | "moon" | "cup") | null;
            name: string;
        };
        Happening: components["schemas"]["FifthAvenueHappening"] | components["schemas"]["LotissementsHappening"] | components["schemas"]["NewYorkHappening"] | components["schemas"]["PropertyHappening"] | components["schemas"]["SanFranciscoHappening"] | components["schemas"]["TableHappening"];
        /** @description Whether all is well. */
        Health: {
            /** @enum {string} */
            state: "ok" | "trouble" | "closing";
        };
        /** @description A bot's advice, the best move first, and the moves it expects. */
        Hint: {
            line: string[];
            moves: components["schemas"]["Advice"][];
            number: number;
        };
        /**
         * @description Which seat to take, and one's luck for the deal.
         * @example {
         *       "luck": "0b51c2",
         *       "seat": 1
         *     }
         */
        Joining: {
            /** @default  */
            luck?: string;
            seat?: number | null;
        };
        /** @enum {string} */
        Language: "en" | "fr";
        /** @description Speaks another language from now on. */
        LanguageMessage: {
            /** @default null */
            id?: string | null;
            language: components["schemas"]["Language"];
            /** @constant */
            type: "language";
        };
        /** @description The lesson of a game. */
        Lesson: {
            steps: components["schemas"]["LessonStep"][];
        };
        /** @description Where a pupil stands in a step, with the plans from there, and what came of the moves so far. */
        LessonPosition: {
            happenings: components["schemas"]["Happening"][];
            moves: components["schemas"]["MoveShown"][];
            names: string[];
            phase: string;
            plans: components["schemas"]["Plan"][];
            question: string;
            seat: number;
            solution: string[];
            /** @enum {string} */
            state: "open" | "done" | "missed";
            told: string;
            turn: number | null;
            view: components["schemas"]["View"];
            words: string;
        };
        /** @description A step of a lesson: what it is about, and what to do. */
        LessonStep: {
            task: string;
            text: string;
            title: string;
        };
        /** @description Minutes for the whole game, and seconds gained with every turn. */
        LiveClock: {
            increment: number;
            /** @constant */
            kind: "live";
            minutes: number;
        };
        /** @description Minutes for the whole game, and seconds gained with every turn. */
        LiveClockWished: {
            /** @default 0 */
            increment?: number;
            /** @constant */
            kind: "live";
            minutes: number;
        };
        /** @description Listed tables. */
        Lobby: {
            finished: components["schemas"]["TableCard"][];
            gathering: components["schemas"]["TableCard"][];
            playing: components["schemas"]["TableCard"][];
        };
        /** @description The whole log of a table. */
        Log: {
            log: components["schemas"]["LogLine"][];
        };
        /** @description Something that everybody heard, with the viewer's number for it. */
        LogLine: {
            at: string;
            happenings: components["schemas"]["Happening"][];
            number: number;
            seat: number;
        };
        LotissementsBeatenHappening: {
            blocks: number;
            /** @constant */
            event: "beaten";
            lot: string;
            partner: number;
            players: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsBuiltHappening: {
            blocks: number;
            /** @constant */
            event: "built";
            lot: string;
            partner: number;
            players: number;
            points: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsContredHappening: {
            /** @constant */
            event: "contred";
            lot: string;
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsDealtHappening: {
            blocks: number;
            /** @constant */
            event: "dealt";
            round: number;
            rule: string;
            sentence: string;
        };
        /** @description How many decorations of each kind. */
        LotissementsDecorations: {
            lawn: number;
            pool: number;
            tree: number;
        };
        /** @description A whole position, hidden things included. */
        LotissementsDocument: {
            captured: string[][];
            dealt: number;
            deck: string[];
            discard: string[];
            ended: string | null;
            first: number;
            /** @constant */
            game: "lotissements";
            hands: string[][];
            leader: number | null;
            lots: components["schemas"]["LotissementsLots"];
            offers: (string | null)[];
            options: {
                [key: string]: boolean | number | string;
            };
            phase: string;
            players: number;
            points: number[];
            round: number;
            shown: string[];
            trick: string[];
            turn: number | null;
            voids: string[][];
        };
        LotissementsFinishedHappening: {
            blocks: number;
            /** @constant */
            event: "finished";
            lot: string;
            partner: number;
            players: number;
            points: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsHappening: components["schemas"]["LotissementsDealtHappening"] | components["schemas"]["LotissementsTurnedUpHappening"] | components["schemas"]["LotissementsTurnedUpHighestHappening"] | components["schemas"]["LotissementsSpeaksFirstHappening"] | components["schemas"]["LotissementsOfferedHappening"] | components["schemas"]["LotissementsLeftToPartnerHappening"] | components["schemas"]["LotissementsContredHappening"] | components["schemas"]["LotissementsPlayedHappening"] | components["schemas"]["LotissementsTookHappening"] | components["schemas"]["LotissementsBeatenHappening"] | components["schemas"]["LotissementsBuiltHappening"] | components["schemas"]["LotissementsFinishedHappening"] | components["schemas"]["LotissementsOverHappening"];
        /** @description What the contract of a lot still asks for. */
        LotissementsLacking: {
            building: number;
            lawn: number;
            pool: number;
            tree: number;
        };
        /** @description The same for each lot. */
        LotissementsLackingOnLots: {
            hlm: components["schemas"]["LotissementsLacking"];
            house: components["schemas"]["LotissementsLacking"];
            pavilion: components["schemas"]["LotissementsLacking"];
            tower: components["schemas"]["LotissementsLacking"];
        };
        LotissementsLeftToPartnerHappening: {
            /** @constant */
            event: "left_to_partner";
            partner: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description The blocks on each lot, decorations included. */
        LotissementsLots: {
            hlm: string[];
            house: string[];
            pavilion: string[];
            tower: string[];
        };
        LotissementsOfferedHappening: {
            /** @constant */
            event: "offered";
            lot: string;
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsOverHappening: {
            /** @constant */
            event: "over";
            reason: string;
            rounds: number;
            rule: string;
            sentence: string;
        };
        LotissementsPlayedHappening: {
            block: string;
            /** @constant */
            event: "played";
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description What a side would lay and score if the round ended now. */
        LotissementsProspect: {
            lays: string[];
            points: number;
        };
        LotissementsSpeaksFirstHappening: {
            /** @constant */
            event: "speaks_first";
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsTookHappening: {
            /** @constant */
            event: "took";
            kept: number;
            returned: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsTurnedUpHappening: {
            block: string;
            /** @constant */
            event: "turned_up";
            rule: string;
            seat: number;
            sentence: string;
        };
        LotissementsTurnedUpHighestHappening: {
            /** @constant */
            event: "turned_up_highest";
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description The whole view of a seat. */
        LotissementsView: {
            captured: string[][];
            dealt: number;
            deck_size: number;
            discard: string[];
            ended: string | null;
            first: number;
            /** @constant */
            game: "lotissements";
            hands: (string[] | number)[];
            lacking: components["schemas"]["LotissementsLackingOnLots"];
            leader: number | null;
            left: components["schemas"]["LotissementsDecorations"];
            lots: components["schemas"]["LotissementsLots"];
            offers: (string | null)[];
            open_lots: ("house" | "pavilion" | "hlm" | "tower")[];
            options: {
                [key: string]: boolean | number | string;
            };
            phase: string;
            players: number;
            points: number[];
            prospects: components["schemas"]["LotissementsProspect"][];
            round: number;
            scores: number[];
            seat: number | null;
            shown: string[];
            sides: number[];
            stronger: string[];
            trick: string[];
            turn: number | null;
            voids: string[][];
            winning: number | null;
        };
        /** @description Who one is, and one's tables: first those that wait for one's move. */
        Me: {
            guest: components["schemas"]["Guest"] | null;
            tables: components["schemas"]["TableCard"][];
        };
        /** @description A position of a finished game, as a viewer sees it. */
        Moment: {
            move: number;
            moves: components["schemas"]["MoveShown"][];
            phase: string;
            question: string;
            scores: number[];
            turn: number | null;
            view: components["schemas"]["View"];
        };
        /** @description The position has changed for this viewer: its number is one more than before. */
        MovedMessage: {
            position: components["schemas"]["Position"];
            /** @constant */
            type: "moved";
        };
        /** @description A move of a finished game. */
        MoveReplayed: {
            happenings: components["schemas"]["Happening"][];
            seat: number;
            spoken: string;
            text: string;
        };
        /** @description A legal move: its text, the thing on the table it belongs to, and how it is said. */
        MoveShown: {
            spoken: string;
            target: {
                [key: string]: string | number;
            };
            text: string;
        };
        /**
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
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClockWished"] | components["schemas"]["LiveClockWished"] | components["schemas"]["DaysClockWished"];
            game: string;
            /** @default false */
            listed?: boolean;
            /** @default  */
            luck?: string;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** @default false */
            rated?: boolean;
            seats?: components["schemas"]["SeatWished"][] | null;
            /** @default medium */
            stand_in?: string;
            /** @default false */
            start?: boolean;
        };
        NewYorkBegunHappening: {
            /** @constant */
            event: "begun";
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkBoughtHappening: {
            colour: string;
            /** @constant */
            event: "bought";
            owner: number;
            price: number;
            rule: string;
            seat: number;
            sentence: string;
            size: number;
            square: string;
        };
        NewYorkCededHappening: {
            /** @constant */
            event: "ceded";
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        NewYorkClaimedHappening: {
            colour: string;
            /** @constant */
            event: "claimed";
            rule: string;
            seat: number;
            sentence: string;
            size: number;
            square: string;
        };
        NewYorkDealtHappening: {
            /** @constant */
            event: "dealt";
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkDeclinedHappening: {
            /** @constant */
            event: "declined";
            partner: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description A whole position, hidden things included. */
        NewYorkDocument: {
            active: number | null;
            board: string[];
            colour_deck: string[] | null;
            colours: string[][];
            deck: string[];
            discard: string[];
            first_seat: number | null;
            /** @constant */
            game: "new_york";
            hands: string[][];
            line: string | null;
            money: number[];
            offered: string | null;
            options: {
                [key: string]: boolean | number | string;
            };
            phase: string;
            played: string[];
            players: number;
            square: string | null;
            stop_phase: boolean;
            swap_done: boolean;
            target: string | null;
            turn: number | null;
            turns_played: number;
        };
        NewYorkDrewHappening: {
            cards: number;
            /** @constant */
            event: "drew";
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkExchangedHappening: {
            /** @constant */
            event: "exchanged";
            partner: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkGainedHappening: {
            colour: string;
            /** @constant */
            event: "gained";
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
            size: number;
            square: string;
        };
        NewYorkHappening: components["schemas"]["NewYorkBegunHappening"] | components["schemas"]["NewYorkPickedHappening"] | components["schemas"]["NewYorkPlacedHappening"] | components["schemas"]["NewYorkLotHappening"] | components["schemas"]["NewYorkDealtHappening"] | components["schemas"]["NewYorkNamedHappening"] | components["schemas"]["NewYorkClaimedHappening"] | components["schemas"]["NewYorkBoughtHappening"] | components["schemas"]["NewYorkLostHappening"] | components["schemas"]["NewYorkRedrewHappening"] | components["schemas"]["NewYorkRenovatedHappening"] | components["schemas"]["NewYorkRuinedHappening"] | components["schemas"]["NewYorkRefilledHappening"] | components["schemas"]["NewYorkSpeculatedHappening"] | components["schemas"]["NewYorkShakenHappening"] | components["schemas"]["NewYorkCededHappening"] | components["schemas"]["NewYorkYieldedHappening"] | components["schemas"]["NewYorkGainedHappening"] | components["schemas"]["NewYorkTakenHappening"] | components["schemas"]["NewYorkSeizedHappening"] | components["schemas"]["NewYorkOfferedHappening"] | components["schemas"]["NewYorkExchangedHappening"] | components["schemas"]["NewYorkDeclinedHappening"] | components["schemas"]["NewYorkStopCardsHappening"] | components["schemas"]["NewYorkReshuffledHappening"] | components["schemas"]["NewYorkDrewHappening"] | components["schemas"]["NewYorkStoppedHappening"] | components["schemas"]["NewYorkLimitHappening"];
        NewYorkLimitHappening: {
            /** @constant */
            event: "limit";
            rule: string;
            sentence: string;
            turns: number;
        };
        NewYorkLostHappening: {
            /** @constant */
            event: "lost";
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        NewYorkLotHappening: {
            colour: string;
            /** @constant */
            event: "lot";
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkNamedHappening: {
            blue: string;
            /** @constant */
            event: "named";
            red: string;
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        NewYorkOfferedHappening: {
            /** @constant */
            event: "offered";
            partner: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkPickedHappening: {
            colour: string;
            /** @constant */
            event: "picked";
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkPlacedHappening: {
            colour: string;
            /** @constant */
            event: "placed";
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        NewYorkRedrewHappening: {
            blues: string[];
            /** @constant */
            event: "redrew";
            reds: string[];
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkRefilledHappening: {
            colour: string;
            /** @constant */
            event: "refilled";
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        NewYorkRenovatedHappening: {
            card: string;
            /** @constant */
            event: "renovated";
            pawns: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkReshuffledHappening: {
            cards: number;
            /** @constant */
            event: "reshuffled";
            rule: string;
            sentence: string;
        };
        NewYorkRuinedHappening: {
            card: string;
            /** @constant */
            event: "ruined";
            pawns: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkSeizedHappening: {
            colour: string;
            /** @constant */
            event: "seized";
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
            size: number;
            square: string;
        };
        NewYorkShakenHappening: {
            blue: string;
            colour: string;
            /** @constant */
            event: "shaken";
            line: string;
            owner: number;
            red: string;
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkSpeculatedHappening: {
            card: string;
            colour: string;
            /** @constant */
            event: "speculated";
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkStopCardsHappening: {
            empty: number;
            /** @constant */
            event: "stop_cards";
            rule: string;
            sentence: string;
        };
        NewYorkStoppedHappening: {
            /** @constant */
            event: "stopped";
            rule: string;
            seat: number;
            sentence: string;
        };
        NewYorkTakenHappening: {
            colour: string;
            /** @constant */
            event: "taken";
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
            size: number;
            square: string;
        };
        /** @description The whole view of a seat. */
        NewYorkView: {
            active: number | null;
            board: string[];
            colours: string[][];
            deck_size: number;
            discard: string[];
            /** @constant */
            game: "new_york";
            groups: number[][];
            hands: (string[] | number)[];
            line: string | null;
            money: number[];
            offered: string | null;
            options: {
                [key: string]: boolean | number | string;
            };
            phase: string;
            played: string[];
            players: number;
            prices: number[][];
            reserves: number[] | null;
            scores: number[];
            seat: number | null;
            square: string | null;
            stop_phase: boolean;
            swap_done: boolean;
            target: string | null;
            turn: number | null;
            turns_played: number;
        };
        NewYorkYieldedHappening: {
            /** @constant */
            event: "yielded";
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        /** @description No clock. */
        NoClock: {
            /** @constant */
            kind: "none";
        };
        /** @description No clock. */
        NoClockWished: {
            /**
             * @default none
             * @constant
             */
            kind?: "none";
        };
        /** @description An option of a game, in words; what depends on the number of players is by that number. */
        OptionShown: {
            allowed: {
                [key: string]: (boolean | number | string)[];
            } | null;
            defaults: {
                [key: string]: boolean | number | string;
            };
            help: string;
            least: number | null;
            most: number | null;
            name: string;
            title: string;
            values: (boolean | number | string)[] | null;
        };
        /** @description A move to be played whenever it is legal, until the phase or the game ends. */
        Order: {
            move: string;
            /**
             * @default phase
             * @enum {string}
             */
            until?: "phase" | "game";
        };
        /**
         * @description What a seat wants done for it.
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
            /** @default false */
            forced?: boolean;
            /** @default [] */
            moves?: components["schemas"]["Order"][];
        };
        /** @description Where a table comes from: a position of another one, or a rematch of it. */
        Origin: {
            /** @enum {string} */
            kind: "fork" | "rematch";
            move: number | null;
            table: string;
        };
        /** @description How the points of a finished game came together. */
        Pad: {
            lines: components["schemas"]["PadLine"][];
            scores: number[];
            winners: number[];
        };
        /** @description A line of the score pad; one that only breaks ties does not count. */
        PadLine: {
            counts: boolean;
            name: string;
            points: number[];
            rule: string;
            title: string;
        };
        /** @description Is anybody there? */
        PingMessage: {
            /** @default null */
            id?: string | null;
            /** @constant */
            type: "ping";
        };
        /** @description A whole chain and what it would do, also told in one text that leaves out what goes without saying. */
        Plan: {
            happenings: components["schemas"]["Happening"][];
            moves: string[];
            told: string;
        };
        /** @description The plans of the deciding seat; `complete` unless there were more than asked for. */
        Plans: {
            complete: boolean;
            number: number;
            plans: components["schemas"]["Plan"][];
        };
        /**
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
            moves: string[];
            number: number;
        };
        /**
         * @description Plays a move or a chain.
         * @example {
         *       "moves": [
         *         "red 6d",
         *         "black as"
         *       ],
         *       "number": 17
         *     }
         */
        PlayMessage: {
            /** @default null */
            id?: string | null;
            moves: string[];
            number: number;
            /** @constant */
            type: "play";
        };
        /** @description The answer to a ping. */
        PongMessage: {
            id: string | null;
            /** @constant */
            type: "pong";
        };
        /** @description What one viewer sees of a game under way, and may do. */
        Position: {
            can_undo: boolean;
            clocks: components["schemas"]["Clocks"] | null;
            has_moved: boolean;
            log: components["schemas"]["LogLine"][];
            moves: components["schemas"]["MoveShown"][];
            number: number;
            phase: string;
            question: string;
            seat: number | null;
            turn: number | null;
            view: components["schemas"]["View"];
        };
        /** @description The one shape of every refusal. */
        Problem: {
            error: components["schemas"]["Wrong"];
        };
        PropertyBankruptHappening: {
            dollars: number;
            /** @constant */
            event: "bankrupt";
            owner: number;
            rent: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        PropertyBoughtHappening: {
            /** @constant */
            event: "bought";
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
            size: number;
            square: string;
            units: number;
        };
        PropertyClaimedHappening: {
            /** @constant */
            event: "claimed";
            rule: string;
            seat: number;
            sentence: string;
            size: number;
            square: string;
        };
        /** @description How many court cards of each kind. */
        PropertyCourtCards: {
            j: number;
            joker: number;
            k: number;
            q: number;
        };
        PropertyDealtHappening: {
            /** @constant */
            event: "dealt";
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description A whole position, hidden things included. */
        PropertyDocument: {
            bankrupt: number[];
            black: string | null;
            board: string[];
            cash: number[];
            column: number | null;
            court: components["schemas"]["PropertyCourtCards"][];
            deck: string[];
            discard: string[];
            /** @constant */
            game: "property";
            given: components["schemas"]["PropertyCourtCards"];
            hands: string[][];
            options: {
                [key: string]: boolean | number | string;
            };
            phase: string;
            players: number;
            red: string | null;
            row: number | null;
            turn: number | null;
            turns: number;
        };
        PropertyDrewHappening: {
            cards: number;
            /** @constant */
            event: "drew";
            rule: string;
            seat: number;
            sentence: string;
        };
        PropertyHappening: components["schemas"]["PropertyDealtHappening"] | components["schemas"]["PropertyNamedHappening"] | components["schemas"]["PropertyClaimedHappening"] | components["schemas"]["PropertyRentHappening"] | components["schemas"]["PropertyBoughtHappening"] | components["schemas"]["PropertyMortgagedHappening"] | components["schemas"]["PropertyLostHappening"] | components["schemas"]["PropertyBankruptHappening"] | components["schemas"]["PropertyReshuffledHappening"] | components["schemas"]["PropertyDrewHappening"] | components["schemas"]["PropertyOverHappening"];
        PropertyLostHappening: {
            /** @constant */
            event: "lost";
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        PropertyMortgagedHappening: {
            /** @constant */
            event: "mortgaged";
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        PropertyNamedHappening: {
            black: string;
            /** @constant */
            event: "named";
            red: string;
            rule: string;
            seat: number;
            sentence: string;
            square: string;
        };
        PropertyOverHappening: {
            /** @constant */
            event: "over";
            rule: string;
            sentence: string;
            turns: number;
        };
        PropertyRentHappening: {
            dollars: number;
            /** @constant */
            event: "rent";
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
            size: number;
        };
        PropertyReshuffledHappening: {
            cards: number;
            /** @constant */
            event: "reshuffled";
            rule: string;
            sentence: string;
        };
        /** @description The whole view of a seat. */
        PropertyView: {
            bankrupt: number[];
            black: string | null;
            board: string[];
            cash: number[];
            column: number | null;
            court: components["schemas"]["PropertyCourtCards"][];
            deck_size: number;
            discard: string[];
            /** @constant */
            game: "property";
            given: components["schemas"]["PropertyCourtCards"];
            groups: number[][];
            hands: (string[] | number)[];
            options: {
                [key: string]: boolean | number | string;
            };
            phase: string;
            players: number;
            red: string | null;
            row: number | null;
            scores: number[];
            seat: number | null;
            turn: number | null;
            turns: number;
        };
        /** @description A person or a bot in the list of the best. */
        Rated: {
            games: number;
            is_bot: boolean;
            name: string;
            rating: number;
        };
        /**
         * @description A guest's display name, and mark; without one the mark stays as it is.
         * @example {
         *       "mark": "kite",
         *       "name": "Anna"
         *     }
         */
        Renaming: {
            mark?: ("kite" | "key" | "leaf" | "lamp" | "boat" | "bell" | "cat" | "bird" | "bridge" | "tree" | "moon" | "cup") | null;
            name: string;
        };
        /** @description All moves of a finished game. */
        Replay: {
            moves: components["schemas"]["MoveReplayed"][];
            opening: components["schemas"]["Happening"][];
        };
        /** @description Asks for the whole state, with the log from a number on. */
        ResumeMessage: {
            /** @default null */
            id?: string | null;
            /** @default null */
            number?: number | null;
            /** @constant */
            type: "resume";
        };
        /** @description Somebody spoke. */
        SaidMessage: {
            message: components["schemas"]["ChatLine"];
            /** @constant */
            type: "chat";
        };
        SanFranciscoAcceptedHappening: {
            /** @constant */
            event: "accepted";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoActionHappening: {
            card: string;
            /** @constant */
            event: "action";
            rule: string;
            sentence: string;
            year: number;
        };
        SanFranciscoAgreedHappening: {
            /** @constant */
            event: "agreed";
            rule: string;
            seat: number;
            sentence: string;
            tile: string;
        };
        SanFranciscoBankEmptyHappening: {
            /** @constant */
            event: "bank_empty";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoBidHappening: {
            cheques: number[];
            /** @constant */
            event: "bid";
            rule: string;
            seat: number;
            sentence: string;
            total: number;
        };
        /** @description How likely the next cheque goes over the limit, and is each value. */
        SanFranciscoChances: {
            next: components["schemas"]["SanFranciscoNextCheque"][];
            over: number;
        };
        SanFranciscoDealtHappening: {
            /** @constant */
            event: "dealt";
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description A whole position, hidden things included. */
        SanFranciscoDocument: {
            action: string | null;
            action_deck: string[];
            action_due: boolean;
            bank: number[];
            bids: number[][];
            buyer: number | null;
            card: string | null;
            deck: string[];
            discard: string[];
            drawn: number[];
            first: number;
            /** @constant */
            game: "san_francisco";
            hands: number[][];
            hidden: number[][];
            influence: number[];
            investor_tiles: string[];
            investors: number[];
            ledger: number[][];
            lifted: string | null;
            offers: number[][];
            open_homes: number;
            options: {
                [key: string]: boolean | number | string;
            };
            passed: boolean[];
            phase: string;
            picked: string | null;
            picks: (string | null)[];
            played: (number | null)[];
            players: number;
            prestige: number[];
            proposer: number | null;
            rebuilt: {
                [key: string]: number;
            };
            receiver: number | null;
            removed: number[];
            round: number;
            sticks: {
                [key: string]: number;
            };
            takes: (string | null)[];
            tile: string | null;
            tiles: string[];
            turn: number | null;
            years: string[];
        };
        SanFranciscoDrewHappening: {
            cheque: number;
            /** @constant */
            event: "drew";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoFreeRightHappening: {
            /** @constant */
            event: "free_right";
            rule: string;
            seat: number;
            sentence: string;
            tile: string;
        };
        SanFranciscoGainedHappening: {
            /** @constant */
            event: "gained";
            influence: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoHappening: components["schemas"]["SanFranciscoDealtHappening"] | components["schemas"]["SanFranciscoReshuffledHappening"] | components["schemas"]["SanFranciscoUnfitHappening"] | components["schemas"]["SanFranciscoTurnedUpHappening"] | components["schemas"]["SanFranciscoKeptHappening"] | components["schemas"]["SanFranciscoRejectedHappening"] | components["schemas"]["SanFranciscoPlayedHappening"] | components["schemas"]["SanFranciscoPaidInfluenceHappening"] | components["schemas"]["SanFranciscoNoInvestorHappening"] | components["schemas"]["SanFranciscoBidHappening"] | components["schemas"]["SanFranciscoPassedHappening"] | components["schemas"]["SanFranciscoPaidChequesHappening"] | components["schemas"]["SanFranciscoNoBidHappening"] | components["schemas"]["SanFranciscoPickedHappening"] | components["schemas"]["SanFranciscoPaidInSecretHappening"] | components["schemas"]["SanFranciscoFreeRightHappening"] | components["schemas"]["SanFranciscoProposedHappening"] | components["schemas"]["SanFranciscoNoProposalHappening"] | components["schemas"]["SanFranciscoOfferedHappening"] | components["schemas"]["SanFranciscoNoOfferHappening"] | components["schemas"]["SanFranciscoAcceptedHappening"] | components["schemas"]["SanFranciscoRefusedHappening"] | components["schemas"]["SanFranciscoAgreedHappening"] | components["schemas"]["SanFranciscoShowedHappening"] | components["schemas"]["SanFranciscoWonTileHappening"] | components["schemas"]["SanFranciscoNoRightHappening"] | components["schemas"]["SanFranciscoLostRightHappening"] | components["schemas"]["SanFranciscoWaivedHappening"] | components["schemas"]["SanFranciscoLaidHappening"] | components["schemas"]["SanFranciscoRelaidHappening"] | components["schemas"]["SanFranciscoRebuiltHappening"] | components["schemas"]["SanFranciscoHomesPaidHappening"] | components["schemas"]["SanFranciscoActionHappening"] | components["schemas"]["SanFranciscoUselessHappening"] | components["schemas"]["SanFranciscoHomesOpenedHappening"] | components["schemas"]["SanFranciscoMovedHappening"] | components["schemas"]["SanFranciscoSwappedHappening"] | components["schemas"]["SanFranciscoReplacedHappening"] | components["schemas"]["SanFranciscoRemovedHappening"] | components["schemas"]["SanFranciscoGainedHappening"] | components["schemas"]["SanFranciscoWantsChequesHappening"] | components["schemas"]["SanFranciscoDrewHappening"] | components["schemas"]["SanFranciscoWentOverHappening"] | components["schemas"]["SanFranciscoKeptChequesHappening"] | components["schemas"]["SanFranciscoBankEmptyHappening"] | components["schemas"]["SanFranciscoOverHappening"];
        SanFranciscoHomesOpenedHappening: {
            /** @constant */
            event: "homes_opened";
            rule: string;
            sentence: string;
            year: number;
        };
        SanFranciscoHomesPaidHappening: {
            /** @constant */
            event: "homes_paid";
            prestige: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoKeptChequesHappening: {
            /** @constant */
            event: "kept_cheques";
            rule: string;
            seat: number;
            sentence: string;
            total: number;
        };
        SanFranciscoKeptHappening: {
            card: string;
            /** @constant */
            event: "kept";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoLaidHappening: {
            /** @constant */
            event: "laid";
            rule: string;
            seat: number;
            sentence: string;
            street: string;
        };
        SanFranciscoLostRightHappening: {
            /** @constant */
            event: "lost_right";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoMovedHappening: {
            /** @constant */
            event: "moved";
            origin: string;
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
            street: string;
        };
        /** @description A value that the next cheque may have. */
        SanFranciscoNextCheque: {
            chance: number;
            cheque: number;
            over: boolean;
        };
        SanFranciscoNoBidHappening: {
            /** @constant */
            event: "no_bid";
            rule: string;
            sentence: string;
        };
        SanFranciscoNoInvestorHappening: {
            /** @constant */
            event: "no_investor";
            rule: string;
            sentence: string;
        };
        SanFranciscoNoOfferHappening: {
            /** @constant */
            event: "no_offer";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoNoProposalHappening: {
            /** @constant */
            event: "no_proposal";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoNoRightHappening: {
            /** @constant */
            event: "no_right";
            rule: string;
            sentence: string;
            tile: string;
        };
        SanFranciscoOfferedHappening: {
            cheques: number[];
            /** @constant */
            event: "offered";
            receiver: number;
            rule: string;
            seat: number;
            sentence: string;
            total: number;
        };
        SanFranciscoOverHappening: {
            /** @constant */
            event: "over";
            rounds: number;
            rule: string;
            sentence: string;
        };
        SanFranciscoPaidChequesHappening: {
            /** @constant */
            event: "paid_cheques";
            rule: string;
            seat: number;
            sentence: string;
            total: number;
        };
        SanFranciscoPaidInfluenceHappening: {
            /** @constant */
            event: "paid_influence";
            rule: string;
            seat: number;
            sentence: string;
            value: number;
        };
        SanFranciscoPaidInSecretHappening: {
            /** @constant */
            event: "paid_in_secret";
            rule: string;
            seat: number;
            sentence: string;
            tile: string;
        };
        SanFranciscoPassedHappening: {
            /** @constant */
            event: "passed";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoPickedHappening: {
            /** @constant */
            event: "picked";
            rule: string;
            seat: number;
            sentence: string;
            tile: string;
        };
        SanFranciscoPlayedHappening: {
            /** @constant */
            event: "played";
            rule: string;
            seat: number;
            sentence: string;
            value: number;
        };
        SanFranciscoProposedHappening: {
            buyer: number;
            /** @constant */
            event: "proposed";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoRebuiltHappening: {
            district: string;
            /** @constant */
            event: "rebuilt";
            kind: string;
            prestige: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoRefusedHappening: {
            /** @constant */
            event: "refused";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoRejectedHappening: {
            card: string;
            /** @constant */
            event: "rejected";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoRelaidHappening: {
            /** @constant */
            event: "relaid";
            origin: string;
            rule: string;
            seat: number;
            sentence: string;
            street: string;
        };
        SanFranciscoRemovedHappening: {
            /** @constant */
            event: "removed";
            rule: string;
            seat: number;
            sentence: string;
            street: string;
        };
        SanFranciscoReplacedHappening: {
            /** @constant */
            event: "replaced";
            owner: number;
            rule: string;
            seat: number;
            sentence: string;
            street: string;
        };
        SanFranciscoReshuffledHappening: {
            cards: number;
            /** @constant */
            event: "reshuffled";
            rule: string;
            sentence: string;
        };
        SanFranciscoShowedHappening: {
            cheques: number[];
            /** @constant */
            event: "showed";
            rule: string;
            seat: number;
            sentence: string;
            total: number;
        };
        /** @description What a district would bring, and how many more sticks each seat needs; None if it cannot be rebuilt by it. */
        SanFranciscoStanding: {
            needs: (number | null)[];
            prestige: number;
        };
        SanFranciscoSwappedHappening: {
            /** @constant */
            event: "swapped";
            other: string;
            owner: number;
            rival: number;
            rule: string;
            seat: number;
            sentence: string;
            street: string;
        };
        SanFranciscoTurnedUpHappening: {
            card: string;
            /** @constant */
            event: "turned_up";
            round: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoUnfitHappening: {
            card: string;
            /** @constant */
            event: "unfit";
            rule: string;
            sentence: string;
        };
        SanFranciscoUselessHappening: {
            card: string;
            /** @constant */
            event: "useless";
            rule: string;
            sentence: string;
        };
        /** @description The whole view of a seat. */
        SanFranciscoView: {
            action: string | null;
            action_deck: "?"[];
            action_due: boolean;
            bank: "?"[];
            bids: number[][];
            buyer: number | null;
            card: string | null;
            chances: components["schemas"]["SanFranciscoChances"] | null;
            deck: "?"[];
            discard: string[];
            drawn: number[];
            first: number;
            /** @constant */
            game: "san_francisco";
            hands: (number[] | "?"[])[];
            hidden: number[][];
            influence: number[];
            investor_tiles: string[];
            investors: number[];
            ledger: number[][];
            lifted: string | null;
            limit: number | null;
            offers: number[][];
            open_homes: number;
            options: {
                [key: string]: boolean | number | string;
            };
            passed: boolean[];
            phase: string;
            picked: string | null;
            picks: (string | "?" | null)[];
            played: (number | "?" | null)[];
            players: number;
            prestige: number[];
            proposer: number | null;
            rebuilt: {
                [key: string]: number;
            };
            receiver: number | null;
            removed: number[];
            round: number;
            scores: number[];
            seat: number | null;
            standings: {
                [key: string]: components["schemas"]["SanFranciscoStanding"];
            };
            sticks: {
                [key: string]: number;
            };
            supply: number[];
            takes: (string | null)[];
            tile: string | null;
            tiles: string[];
            turn: number | null;
            white: string[];
            years: string[];
        };
        SanFranciscoWaivedHappening: {
            /** @constant */
            event: "waived";
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoWantsChequesHappening: {
            /** @constant */
            event: "wants_cheques";
            limit: number;
            rule: string;
            seat: number;
            sentence: string;
        };
        SanFranciscoWentOverHappening: {
            /** @constant */
            event: "went_over";
            limit: number;
            rule: string;
            seat: number;
            sentence: string;
            total: number;
        };
        SanFranciscoWonTileHappening: {
            /** @constant */
            event: "won_tile";
            rule: string;
            seat: number;
            sentence: string;
            tile: string;
            total: number;
        };
        /**
         * @description Something to say at the table.
         * @example {
         *       "text": "Well played!"
         *     }
         */
        Saying: {
            text: string;
        };
        /**
         * @description What the host makes of a seat that nobody sits on.
         * @example {
         *       "bot": "hard",
         *       "kind": "bot"
         *     }
         */
        SeatChange: {
            bot?: string | null;
            /** @enum {string} */
            kind: "open" | "bot";
        };
        /** @description What a seat's choices cost it in all, and what luck gave or took. */
        SeatJudged: {
            cost: number;
            luck: number;
        };
        /** @description A secret that moves a seat to another device. */
        SeatLink: {
            token: string;
        };
        /** @description A seat, as everybody sees it. */
        SeatShown: {
            bot: string | null;
            connected: boolean;
            face: ("ada" | "blaise" | "clara" | "dante" | "edith" | "felix" | "greta" | "hugo") | ("kite" | "key" | "leaf" | "lamp" | "boat" | "bell" | "cat" | "bird" | "bridge" | "tree" | "moon" | "cup") | null;
            gone: ("resigned" | "out-of-time") | null;
            /** @enum {string} */
            kind: "person" | "open" | "bot";
            name: string;
            played_by: ("person" | "bot") | null;
            rating: number | null;
            seat: number;
        };
        /** @description A seat of a new table: oneself, open, or a bot. */
        SeatWished: {
            bot?: string | null;
            /** @enum {string} */
            kind: "me" | "open" | "bot";
        };
        ServerMessage: components["schemas"]["StateMessage"] | components["schemas"]["MovedMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["SaidMessage"] | components["schemas"]["DoneMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"] | components["schemas"]["ClosingMessage"];
        /** @description A move that is played whenever it is legal, until the phase or the game ends. */
        StandingOrder: {
            move: string;
            /** @enum {string} */
            until: "phase" | "game";
        };
        /** @description What a seat wants done for it. */
        StandingOrders: {
            forced: boolean;
            moves: components["schemas"]["StandingOrder"][];
        };
        /**
         * @description The bot that fills open seats, if any shall, and the host's luck for the deal; else what came with the table.
         * @example {
         *       "fill": "medium",
         *       "luck": "c41d08"
         *     }
         */
        Starting: {
            fill?: string | null;
            luck?: string | null;
        };
        /** @description Everything there is to know. `position` is null before the start; `chat` is null where it has not changed. */
        StateMessage: {
            chat: components["schemas"]["ChatLine"][] | null;
            position: components["schemas"]["Position"] | null;
            table: components["schemas"]["TableShown"];
            /** @constant */
            type: "state";
        };
        /** @description A table in a list. */
        TableCard: {
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            created: string;
            ended: string | null;
            game: string;
            id: string;
            listed: boolean;
            players: number;
            rated: boolean;
            scores: number[] | null;
            seats: components["schemas"]["SeatShown"][];
            started: string | null;
            /** @enum {string} */
            state: "gathering" | "playing" | "finished" | "closed";
            turn: number | null;
            winners: number[] | null;
            you_host: boolean;
            your_seat: number | null;
        };
        /** @description What happened to a seat of a table rather than in its game. */
        TableHappening: {
            /** @enum {string} */
            event: "table-resigned" | "table-out-of-time" | "table-returned" | "table-undone";
            rule: string;
            seat: number;
            sentence: string;
        };
        /** @description Something else about the table has changed. */
        TableMessage: {
            table: components["schemas"]["TableShown"];
            /** @constant */
            type: "table";
        };
        /** @description A table, as this guest sees it. */
        TableShown: {
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            created: string;
            ended: string | null;
            fair: components["schemas"]["Fair"];
            game: string;
            id: string;
            listed: boolean;
            options: {
                [key: string]: boolean | number | string;
            };
            origin: components["schemas"]["Origin"] | null;
            players: number;
            rated: boolean;
            rematch: string | null;
            rules_version: number;
            scores: number[] | null;
            seats: components["schemas"]["SeatShown"][];
            spectators: number;
            stand_in: string;
            started: string | null;
            /** @enum {string} */
            state: "gathering" | "playing" | "finished" | "closed";
            turn: number | null;
            undo: components["schemas"]["UndoAsked"] | null;
            winners: number[] | null;
            you_host: boolean;
            your_seat: number | null;
        };
        /**
         * @description What a pupil has played so far in a step.
         * @example {
         *       "moves": [
         *         "red 3d",
         *         "black 5c"
         *       ]
         *     }
         */
        Trying: {
            /** @default [] */
            moves?: string[];
        };
        /** @description A seat asks to take its last move back. */
        UndoAsked: {
            agreed: number[];
            awaited: number[];
            seat: number;
        };
        /**
         * @description The number of the position in which one wants to take the last move back.
         * @example {
         *       "number": 18
         *     }
         */
        Undoing: {
            number: number;
        };
        /**
         * @description Takes the last move back, or asks the others to allow it.
         * @example {
         *       "number": 18
         *     }
         */
        UndoMessage: {
            /** @default null */
            id?: string | null;
            number: number;
            /** @constant */
            type: "undo";
        };
        View: components["schemas"]["FifthAvenueView"] | components["schemas"]["LotissementsView"] | components["schemas"]["NewYorkView"] | components["schemas"]["PropertyView"] | components["schemas"]["SanFranciscoView"];
        /** @description A position of a finished game for everybody's eyes, hidden things included. */
        WholeMoment: {
            move: number;
            moves: components["schemas"]["MoveShown"][];
            phase: string;
            question: string;
            scores: number[];
            turn: number | null;
            view: components["schemas"]["Document"];
        };
        /** @description A move and how it is said. */
        Words: {
            spoken: string;
            text: string;
        };
        /** @description What was wrong: a stable code, a sentence, the rule that was broken, and the facts of the matter. */
        Wrong: {
            code: string;
            facts: {
                [key: string]: boolean | number | string | null;
            };
            rule: string;
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
