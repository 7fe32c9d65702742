"""What the numbers of observations mean: `python -m tests.envs.observations > docs/observations.md`."""

from __future__ import annotations

from collections.abc import Iterator

from quartier.engine import shelf
from quartier.engine.packages import GAMES


def page() -> Iterator[str]:
    """The lines of docs/observations.md."""
    yield "# What observations hold"
    yield ""
    yield "A seat's observation is a row of whole numbers, part after part as listed here. `envs.parts(game)` gives"
    yield "the place of each. Seats are always counted from the seat itself clockwise; what it cannot know is nowhere."
    for modules in filter(is_ours, map(shelf.take, shelf.names())):
        players = modules.facts.players
        size = f"{len(modules.notation.MOVES)} moves, {modules.sight.OBSERVATION_SIZE} numbers"
        yield from (
            "",
            f"## {modules.facts.title}",
            "",
            f"`{modules.name}`, {players[0]} - {players[-1]} players, {size}.",
            "",
        )
        yield "| part | numbers | meaning |"
        yield "| --- | ---: | --- |"
        yield from (f"| `{part.name}` | {part.size} | {part.meaning} |" for part in modules.sight.OBSERVATION)


def is_ours(modules: shelf.GameModules) -> bool:
    """Whether a game is one of Quartier's own: the page leaves out those of other packages that are installed here."""
    return modules.package.startswith(f"{GAMES}.")


if __name__ == "__main__":
    print("\n".join(page()))
