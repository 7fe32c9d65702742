"""Fifth Avenue, by Wilko Manz (2004): buildings earn by the shops next door, and only auctions let you build."""

from quartier.engine.contract import Facts, Option

FACTS = Facts(
    name="fifth_avenue",
    title="Fifth Avenue",
    designers=("Wilko Manz",),
    year=2004,
    players=range(2, 5),
    usual_players=4,
    rules_version=1,
    rule_letter="F",
    minutes=45,
    weight=5,
    options=(
        Option("board", values=("five_plots", "six_plots"), default="five_plots"),
        Option("initial_shops", values=("random", "chosen"), default="random"),
    ),
    explained=((4, {"board": "six_plots"}),),
)
