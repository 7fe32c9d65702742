"""San Francisco, by Andreas Wetter and Thorsten Löpmann (2000): bid for streets, and build a ruined city anew."""

from quartier.engine.contract import Facts, Option, Options
from quartier.engine.errors import OptionError
from quartier.games.san_francisco.pieces import ACTION_COPIES, ACTION_OPTIONS, YEARS

UNNAMED = -1
"""A kind of action card whose number is left to chance (S16)."""
FEWEST = 3
"""Players, unless two are allowed (S17)."""


def settle(players: int, options: Options) -> Options:
    """Two players need `allow_two` (S17); the action deck that is asked for must be possible (S16)."""
    if players < FEWEST and not options["allow_two"]:
        raise OptionError("too-few-players", game="san_francisco", rule="S17", value=players)
    numbers = [int(options[name]) for name in ACTION_OPTIONS]
    named = sum(number for number in numbers if number != UNNAMED)
    spare = sum(copies for number, copies in zip(numbers, ACTION_COPIES, strict=True) if number == UNNAMED)
    if named > YEARS:
        raise OptionError("too-many-action-cards", game="san_francisco", rule="S16", value=named, years=YEARS)
    if named + spare < YEARS:
        raise OptionError("too-few-action-cards", game="san_francisco", rule="S16", value=named + spare, years=YEARS)
    return options


FACTS = Facts(
    name="san_francisco",
    title="San Francisco",
    designers=("Andreas Wetter", "Thorsten Löpmann"),
    year=2000,
    players=range(2, 6),
    usual_players=4,
    rules_version=1,
    rule_letter="S",
    minutes=40,
    weight=4,
    options=(
        Option("allow_two", values=(False, True), default=False),
        Option("negotiate", values=(False, True), default=False),
        Option("cards_homes", values=range(-1, 3), default=UNNAMED, tried=(-1, 2)),
        Option("cards_double", values=range(-1, 3), default=UNNAMED, tried=(-1, 2)),
        Option("cards_move", values=range(-1, 3), default=UNNAMED, tried=(-1, 2)),
        Option("cards_swap", values=range(-1, 3), default=UNNAMED, tried=(-1, 1)),
        Option("cards_free", values=range(-1, 4), default=UNNAMED, tried=(-1, 3)),
        Option("cards_replace", values=range(-1, 3), default=UNNAMED, tried=(-1, 2)),
        Option("cards_grant", values=range(-1, 4), default=UNNAMED, tried=(-1, 0)),
        Option("cards_buyback", values=range(-1, 3), default=UNNAMED, tried=(-1, 2)),
    ),
    settle=settle,
    explained=((2, {"allow_two": True}),),
)
