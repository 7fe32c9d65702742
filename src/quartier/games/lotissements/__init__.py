"""Lotissements, from a French box of unknown origin: trick-taking that builds a town."""

from quartier.engine.contract import Facts, Option, Options


def only_four_make_teams(players: int, options: Options) -> Options:
    """With two or three players everybody plays for himself, whatever is said about teams."""
    return options if players == 4 else {**options, "teams": False}


FACTS = Facts(
    name="lotissements",
    title="Lotissements",
    designers=(),
    year=None,
    players=range(2, 5),
    usual_players=4,
    rules_version=1,
    rule_letter="L",
    minutes=25,
    weight=3,
    options=(
        Option("teams", values=(False, True), default=lambda players: players == 4),
        Option("contre", values=(False, True), default=False),
    ),
    settle=only_four_make_teams,
    explained=((4, {"teams": False}),),
)
