"""Towers: what is printed on the box. Name, players and options go here."""

from quartier.engine.contract import Facts, Option

FACTS = Facts(
    name="towers",
    title="Towers",
    designers=(),
    year=None,
    players=range(2, 5),
    usual_players=3,
    rules_version=1,
    rule_letter="T",
    options=(Option("lowest", (False, True), False),),
)
