"""How strong the bots are: plays every contest of `docs/bots.md`, and writes its tables.

    python benchmarks/strength.py play FOLDER [--only GAME ...] [--games 400] [--threads 2]
    python benchmarks/strength.py tell FOLDER

A contest is one run of `quartier arena`; its games are kept in the folder, so that `play` goes on where it stopped.
Rows of contests that are not in the folder stay as they are: play those anew whose bots have changed.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import quartier
from quartier.arena.league import ANCHOR, League
from quartier.arena.ratings import Rating, Result, rate
from quartier.bots.levels import LEVELS
from quartier.engine.errors import OptionError

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
MARK = "<!-- written by benchmarks/strength.py -->"
RATINGS = "Ratings, of the games with the fewest players:\n"
LADDER = ("random", *(level.name for level in LEVELS))
CLOSE = {
    ("lotissements", 2, "easy"): 3.0,
    ("property", 3, "search:1000"): 2.0,
    ("property", 4, "search:1000"): 2.0,
    ("property", 4, "search:10000"): 2.0,
}
"""Bots so close to the one below, or to what is wanted, that it takes more games to tell."""
MISSED = {
    "property": ((3, "search:10000", "greedy"), (4, "search:10000", "greedy")),
    "lotissements": ((2, "search:10000", "greedy"), (2, "search:10000", "random"), (2, "master", "random")),
}
"""Where figures are missed: what far more thinking gains, with fewer games."""
MISSED_SHARE = 0.375


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots that meet at one game; of two, one sits against all others where there are more seats."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    share: float = 1.0
    """Of the games that all contests have, how many this one has."""

    @property
    def file(self) -> str:
        """Where its games are kept."""
        return f"{self.game}-{self.players}-{'-'.join(dict.fromkeys(self.bots)).replace(':', '')}.jsonl"

    def command(self, games: int) -> str:
        """The command that plays it."""
        options = [part for name, value in self.options.items() for part in ("-o", f"{name}={str(value).lower()}")]
        words = ["quartier", "arena", self.game, "--players", str(self.players), "--bots", ",".join(self.bots)]
        return shlex.join([*words, "--games", str(games), *options])

    def league(self, folder: Path) -> League:
        """The contest as an arena plays it."""
        game = quartier.game(self.game, self.players, **self.options)
        return League(game, self.bots, file=folder / self.file)


def contests(name: str) -> Iterator[Contest]:
    """Policy against chance, search against policies, each level against the one below, more thinking.

    A level against the policy joins the ladder to the searches, which else had only the weakest bot in common.
    """
    counts = [players for players in (2, 3, 4) if is_for(name, players)]
    for one, others in (("greedy", "random"), ("search:1000", "greedy")):
        for players in counts:
            yield one_against(others, one, name, players)
    for lower, higher in pairwise(LADDER):
        yield one_against(lower, higher, name, counts[0])
    yield one_against("greedy", "expert", name, counts[0])
    for players, one, others in MISSED.get(name, ()):
        yield one_against(others, one, name, players, share=MISSED_SHARE)


def one_against(others: str, one: str, name: str, players: int, share: float = 1.0) -> Contest:
    """A bot alone against others that are all the same."""
    share *= CLOSE.get((name, players, one), 1.0)
    return Contest(name, players, (one, *[others] * (players - 1)), each_alone(name, players), share)


def is_for(name: str, players: int) -> bool:
    """Whether this many can play a game, without an option that must allow it."""
    try:
        quartier.game(name, players)
    except OptionError:
        return False
    return True


def each_alone(name: str, players: int) -> dict[str, Any]:
    """Options that make each seat play for itself."""
    return {"teams": False} if quartier.game(name, players).sides < players else {}


# Playing


def play(folder: Path, names: Sequence[str], games: int, threads: int) -> None:
    """Plays what has not been played yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        for contest in contests(name):
            wanted = round(games * contest.share)
            print(contest.command(wanted), flush=True)
            contest.league(folder).play(wanted, threads)


# Telling


def tell(folder: Path, names: Sequence[str]) -> None:
    """Writes the tables below the mark. What is not in the folder stays as it is written there."""
    prose, written = PAGE.read_text("utf-8").split(MARK)
    tables = [section for name in names for section in sections(folder, name, written)]
    PAGE.write_text(prose + MARK + "\n\n" + "\n\n".join(tables) + "\n", "utf-8")


def sections(folder: Path, name: str, written: str) -> Iterator[str]:
    """The tables of a game: how often bots won, and their ratings."""
    title = f"## {quartier.game(name).modules.facts.title}\n"
    before = written.partition(title)[2].partition("\n## ")[0]
    played = [(contest, contest.league(folder)) for contest in contests(name) if (folder / contest.file).exists()]
    yield "\n".join([title, *shares(folder, name, before)])
    fewest = min((contest.players for contest in contests(name)), default=0)
    ladder = rated([(contest, league) for contest, league in played if contest.players == fewest])
    yield "\n".join(ladder_lines(ladder)) if ladder else RATINGS + before.partition(RATINGS)[2].rstrip()


def shares(folder: Path, name: str, before: str) -> Iterator[str]:
    """How often the first bot of each contest won."""
    yield "| bot | against | players | games | first places | by chance | command |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for contest in contests(name):
        who = f"| {contest.bots[0]} | {contest.bots[1]} | {contest.players} |"
        if (folder / contest.file).exists():
            yield f"{who} {figures(contest, contest.league(folder))} |"
        else:
            yield from (row for row in before.splitlines() if row.startswith(who))


def figures(contest: Contest, league: League) -> str:
    """What a row says of a contest that was played."""
    won = [share for result in league.results.values() for share in shares_of_first(result, contest)]
    interval = 1.96 * stdev(won) / len(won) ** 0.5
    row = [len(won), f"{mean(won):.1%} ± {interval:.1%}", f"{1 / contest.players:.0%}"]
    return " | ".join(map(str, [*row, f"`{contest.command(len(won))}`"]))


def shares_of_first(result: Result, contest: Contest) -> list[float]:
    """What the contest's first bot won in a game, on each of its seats."""
    own = [share for bot, share in zip(result.lineup, result.shares, strict=True) if bot == 0]
    return own if contest.bots.count(contest.bots[0]) == 1 else []


def rated(played: list[tuple[Contest, League]]) -> dict[str, Rating]:
    """The ratings of all bots that met, from all their games together."""
    names = list(dict.fromkeys(bot for contest, _ in played for bot in contest.bots))
    results = []
    for number, (contest, league) in enumerate(played):
        for result in league.results.values():
            lineup = tuple(names.index(contest.bots[bot]) for bot in result.lineup)
            results.append(Result(result.deal * len(played) + number, lineup, result.shares, result.points))
    if not set(LADDER) <= set(names):
        return {}
    found = rate(results, len(names), names.index(ANCHOR))
    return dict(sorted(zip(names, found, strict=True), key=lambda entry: entry[1].rating))


def ladder_lines(ladder: dict[str, Rating]) -> Iterator[str]:
    """The ladder as a table."""
    yield RATINGS
    yield "| rung | rating | 95 % |"
    yield "| --- | --- | --- |"
    for bot, rating in ladder.items():
        yield f"| {bot} | {rating.rating:.0f} | {rating.low:.0f} to {rating.high:.0f} |"


def main() -> None:
    """Plays or tells."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "tell"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=quartier.games(), choices=quartier.games(), metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--threads", type=int, default=2)
    wishes = parser.parse_args()
    if wishes.what == "play":
        play(wishes.folder, wishes.only, wishes.games, wishes.threads)
    else:
        tell(wishes.folder, quartier.games())


if __name__ == "__main__":
    main()
