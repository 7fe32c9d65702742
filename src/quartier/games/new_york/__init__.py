"""New York, by Sid Sackson and Sven Kuebler (1995): two cards name a building; take it, buy it, or lose it."""

from quartier.engine.contract import Facts, Option, Options
from quartier.engine.errors import OptionError

TEAM_PLAYERS = 4


def two_pairs(players: int, options: Options) -> Options:
    """Teams are two pairs: they need four players."""
    if options["teams"] and players != TEAM_PLAYERS:
        raise OptionError("teams-need-four", game="new_york", rule="N54", players=players, allowed=TEAM_PLAYERS)
    return options


FACTS = Facts(
    name="new_york",
    title="New York",
    designers=("Sid Sackson", "Sven Kuebler"),
    year=1995,
    players=range(2, 6),
    usual_players=4,
    rules_version=1,
    rule_letter="N",
    minutes=20,
    weight=2,
    options=(
        Option("edition", values=("boxed", "playing_cards"), default="boxed"),
        Option("events", values=(False, True), default=False),
        Option("own_colour", values=(False, True), default=False),
        Option("teams", values=(False, True), default=False),
        Option("pawn_limit", values=(False, True), default=True),
    ),
    settle=two_pairs,
    explained=((2, {"edition": "playing_cards"}), (4, {"events": True, "teams": True})),
)
