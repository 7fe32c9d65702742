"""What a game must offer: the page to read first.

A game is a folder of `quartier/games`. Its `__init__` states the game's `Facts`; the other modules hold the functions
of `Rules` below, plain typed Python over the dataclass of `table.py`:

    pieces      everything printed: cards, board, costs, as rows of data; `names` says how they are written and said
    table       the dataclass `Table`, `Phase`, `Event` and how each event is told
    moves       the numbers of the moves, in families that follow one another, and MOVE_COUNT
    rules       deal, legal, play; in chapters, of which one is `setup` and one `ending`
    scoring     score, outcome
    sight       view, and `View`, its type; in `conceal`, `redeal`, `observation` (observe, and OBSERVATION, the named
                parts of the tensor) and `derived`, which works out what a view tells beyond the document
    policy      outlook, weigh, is_settled, evaluate, STYLE; in `values` what things are worth
    laws        broken, and `Law`, the names of what is always true; if it has `likelihood`, see `Rules.redeal`
    notation    MOVES, the text of every move; target, spoken, why_not: the thing on the table that a move belongs
                to, the move as people say it, the reason for refusing it
    document    write, read: the position document; `shape` has its type, `reading` and `consistency` what may be wrong
    terminal    draw: the table for a terminal, from a view
    pad         pad: the lines of the score pad, from the opening, all that happened, and the end

Each is a module, or a package once it grows long; then the names after it are modules of the package. Beside them lie
the folders `locale`, `rulebook` and `lesson`, in a game of another package perhaps `board`, the built files of a board
for the web client, and nothing else.

Every table has the fields `rng`, `players`, `turn` (the seat that decides) and `phase`, and a field for every option,
by the option's name; an option called `teams` makes partners of the seats opposite each other. Moves are numbers from 0
to len(MOVES) - 1; a set of moves is a list of 64-bit words.

What always holds: the game, its options, a seed and the moves determine every byte of the table, plain and compiled;
all chance comes from `table.rng`; only moves that can be completed to a legal whole are legal; what a seat has chosen
by half shows in no other seat's view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from quartier.engine.errors import IllegalMove, OptionError, PositionError
from quartier.engine.schema import TableT, blank

Value = bool | int | str
Options = dict[str, Value]

MOST_SEATS = 6


class Rules(Protocol):
    """The functions of one game that run plain and compiled. Generic algorithms are bound to one game's."""

    MOVES: Sequence[str]
    OBSERVATION_SIZE: int

    def deal(self, table: Any, seed: int) -> None:
        """From the options in the table to the first decision. Whatever else the table held is forgotten."""

    def legal(self, table: Any, moves: list[int]) -> int:
        """Sets `moves` to the legal moves and returns how many they are; 0 means that the game is over.

        The only judge of legality. The order of the words' bits is the order in which moves are listed.
        """

    def play(self, table: Any, move: int) -> None:
        """Applies a legal move and runs on to the next decision; payments, draws and scoring happen inside."""

    def score(self, table: Any, seat: int) -> int:
        """The points of a seat, if the game ended now."""

    def outcome(self, table: Any, out: list[float]) -> None:
        """Each seat's result of a finished game: 1 for a win, -1 for none, in between for a shared one."""

    def conceal(self, table: Any, seat: int) -> None:
        """Takes back what this seat (NOBODY for a spectator) may not see of unfinished choices; for use on a copy.

        `view`, `redeal` and the observation of a waiting seat begin with it. A choice that is made but still secret
        is hidden here as well. Done twice it changes nothing more.
        """

    def redeal(self, table: Any, seat: int, seed: int) -> None:
        """Draws anew all that this seat cannot know, evenly among all that it must think possible.

        What the seat knows stays, and so do its view, its legal moves and its observation. What `conceal` hides is
        taken back. The dice are seeded anew, for nobody knows the coming chance either. Nothing else stays: two tables
        that the seat cannot tell apart are the same afterwards, so cards are shuffled from an order of their own.

        Possible is what breaks no law; each deal of the hidden cards is as likely as any other. Where a seat can
        conclude more from the rules, such as how a hand was filled up, `laws.likelihood(table, seat)` says how likely
        a table is beside others that look the same, 0 if it cannot be.
        """

    def observe(self, table: Any, seat: int, out: list[int]) -> None:
        """Writes what the seat knows, as whole numbers of at most 16 bits; see the game's OBSERVATION."""

    def outlook(self, table: Any) -> int:
        """What the weights of all legal moves have in common, worked out once for each decision."""

    def weigh(self, table: Any, move: int, outlook: int) -> int:
        """How much a decent player likes a legal move, by what its seat knows; only the order matters."""

    def is_settled(self, table: Any) -> bool:
        """Whether what was played for is decided and chance comes next: a search plays on no further."""

    def evaluate(self, table: Any, seat: int) -> int:
        """The seat's prospects, in thousandths of an outcome."""

    def broken(self, table: Any) -> int:
        """The number of the first law that does not hold, 0 if all do."""


HOME_OF = {
    **dict.fromkeys(("deal", "legal", "play"), "rules"),
    **dict.fromkeys(("score", "outcome"), "scoring"),
    **dict.fromkeys(("conceal", "redeal", "observe", "OBSERVATION_SIZE"), "sight"),
    **dict.fromkeys(("outlook", "weigh", "is_settled", "evaluate"), "policy"),
    "broken": "laws",
    "MOVES": "notation",
    **dict.fromkeys(("Table", "Phase", "Event", "TELLINGS", "UNCERTAIN"), "table"),
    "MOVE_COUNT": "moves",
    **dict.fromkeys(("view", "OBSERVATION"), "sight"),
    "STYLE": "policy",
    "Law": "laws",
    **dict.fromkeys(("target", "spoken", "why_not"), "notation"),
    **dict.fromkeys(("write", "read"), "document"),
    "draw": "terminal",
    "pad": "pad",
}
"""The module that has each of them, and each of the names that people and programs outside need."""


class _Unbound:
    def __getattr__(self, name: str) -> Any:
        raise LookupError(f"rules.{name}: this algorithm is not bound to a game yet, see engine/compiling/binding.py")


unbound = cast("Rules", _Unbound())
"""What a generic algorithm imports as `rules`; binding or compiling it puts one game's rules in this place."""


@dataclass(frozen=True, slots=True)
class Part:
    """A named stretch of an observation."""

    name: str
    size: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game. A text value stands in the table as its place among the values."""

    name: str
    values: Sequence[Value]
    default: Value | Callable[[int], Value]
    tried: Sequence[Value] = ()
    """The values that tests go through, where they cannot go through all."""

    def default_for(self, players: int) -> Value:
        """The value when nothing is said."""
        return self.default(players) if callable(self.default) else self.default

    def read(self, value: object, game: str) -> Value:
        """An allowed value as it is, or as a text such as `true` or `2`; anything else is refused."""
        for allowed in self._near(value):
            if (type(value) is type(allowed) and value == allowed) or value == str(allowed).lower():
                return allowed
        raise OptionError("bad-option-value", option=self.name, value=str(value), allowed=self.allowed(), name=game)

    def _near(self, value: object) -> Sequence[Value]:
        if not isinstance(self.values, range):
            return self.values
        digits = str(value).removeprefix("-")
        number = int(str(value)) if digits.isascii() and digits.isdigit() and len(digits) < 19 else None
        return [number] if number is not None and number in self.values else []

    def allowed(self) -> str:
        """The allowed values in words."""
        if isinstance(self.values, range):
            return f"{self.values[0]} - {self.values[-1]}"
        return ", ".join(str(value).lower() for value in self.values)

    def code(self, value: Value) -> int:
        """The value as it stands in the table."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def value_of(self, code: int) -> Value:
        """The value that stands in the table as this number."""
        if isinstance(self.values[0], bool):
            return bool(code)
        return self.values[code] if isinstance(self.values[0], str) else int(code)


def anything_goes(players: int, options: Options) -> Options:
    """No combination of options is refused."""
    return options


@dataclass(frozen=True, slots=True)
class Facts:
    """What is printed on the box."""

    name: str
    title: str
    designers: tuple[str, ...]
    year: int | None
    players: range
    usual_players: int
    rules_version: int
    rule_letter: str
    options: tuple[Option, ...] = ()
    settle: Callable[[int, Options], Options] = anything_goes
    """Refuses a combination of options, or writes one in its proper form."""
    explained: tuple[tuple[int, Options], ...] = ()
    """What the book recommends or explains beyond the usual game: these players and options, the others as usual."""
    minutes: int | None = None
    """How long a game takes against bots, about."""
    weight: int | None = None
    """How much there is to think about, from 1 (light) to 5 (heavy)."""

    def check(self, players: object, given: Mapping[str, object]) -> tuple[int, Options]:
        """The players and all options, defaults filled in; OptionError says which is wrong and what is allowed."""
        seats = self._check_players(players)
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                allowed = ", ".join(("players", *known))
                raise OptionError("unknown-option", option=str(name), allowed=allowed, name=self.title)
        options = {
            name: option.read(given[name], self.title) if name in given else option.default_for(seats)
            for name, option in known.items()
        }
        return seats, self.settle(seats, options)

    def lay_out(self, table_class: type[TableT], players: int, options: Options) -> TableT:
        """An empty table with its players and options set, ready for the deal."""
        table: Any = blank(table_class)
        table.players = players
        for option in self.options:
            setattr(table, option.name, option.code(options[option.name]))
        return cast("TableT", table)

    def options_of(self, table: object) -> Options:
        """The options as they stand in a table."""
        return {option.name: option.value_of(getattr(table, option.name)) for option in self.options}

    def illegal_move(self, code: str, rule: str, **facts: Any) -> IllegalMove:
        """Why a move is refused: the message of the game's catalogue, and the rule behind it."""
        return IllegalMove(code, game=self.name, rule=rule, **facts)

    def bad_position(self, code: str, rule: str, **facts: Any) -> PositionError:
        """Why a position document is refused: the message of the game's catalogue, and the rule behind it."""
        return PositionError(code, game=self.name, rule=rule, **facts)

    def check_document(self, position: Mapping[str, Any], rule: str) -> tuple[int, Options]:
        """The players and all options of a position document; PositionError says which is not allowed."""
        try:
            return self.check(position["players"], position.get("options", {}))
        except OptionError as error:
            raise self.bad_position(error.code, error.rule or rule, **error.facts) from None

    def options_part(self) -> Part:
        """The part of an observation that tells the number of players and every option, as they stand in the table."""
        names = ("players", *(option.name for option in self.options))
        return Part("options", len(names), ", ".join(names))

    def _check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            allowed = f"{self.players[0]} - {self.players[-1]}"
            raise OptionError("bad-players", value=str(players), allowed=allowed, name=self.title)
        return players
