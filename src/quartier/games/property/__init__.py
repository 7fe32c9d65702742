"""Property, by Sid Sackson (1969): two cards name a square; claim it, pay for it, or lose it."""

from quartier.engine.contract import Facts, Option, Options
from quartier.engine.errors import OptionError


def somebody_survives(players: int, options: Options) -> Options:
    """The game cannot wait for more bankruptcies than leave one player."""
    if int(options["bankruptcies"]) > players - 1:
        raise OptionError("too-many-bankruptcies", game="property", value=options["bankruptcies"], most=players - 1)
    return options


FACTS = Facts(
    name="property",
    title="Property",
    designers=("Sid Sackson",),
    year=1969,
    players=range(2, 7),
    usual_players=4,
    rules_version=1,
    rule_letter="P",
    minutes=10,
    weight=1,
    options=(
        Option("bankruptcies", values=(1, 2, 3), default=1),
        Option("count_squares", values=(False, True), default=False),
        Option("payment", values=("no_change", "exact"), default="no_change"),
        Option("turn_limit", values=range(100_001), default=1000, tried=(1000, 40)),
    ),
    settle=somebody_survives,
    explained=((5, {"bankruptcies": 2}), (6, {"bankruptcies": 3})),
)
