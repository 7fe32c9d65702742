"""The commands and what they take. Each hands over to a module of its own.

Helps are written here as messages of the catalogue; `run` puts the words of the language in their place. What needs the
compiler is imported by the commands that use it: the others start sooner.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown

import quartier
from quartier.bots.registry import names, plain_names
from quartier.cli import listing, serving
from quartier.cli.playing import play_in_terminal
from quartier.cli.replaying import replay_in_terminal
from quartier.engine.errors import OptionError
from quartier.engine.words.catalogue import knows, say
from quartier.engine.words.languages import LANGUAGES
from quartier.play.game import MOST_SEED


@dataclass(frozen=True)
class Screen:
    """Where a command writes, and in what language."""

    console: Console
    language: str


app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(help="cli-help-game", metavar="GAME")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="cli-help-option", metavar="NAME=VALUE")]
Seed = Annotated[str | None, typer.Option(help="cli-help-seed", metavar="NUMBER")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Threads = Annotated[int, typer.Option(help="cli-help-threads", min=1)]
Iterations = Annotated[int, typer.Option(help="cli-help-iterations", min=1)]
Picture = Annotated[Path | None, typer.Option(help="cli-help-picture", metavar="FILE.svg")]


def run(arguments: list[str], language: str) -> None:
    """Runs the command line in a language."""
    command = typer.main.get_command(app)
    _translate(command, language, {"bots": ", ".join(names()), "languages": ", ".join(LANGUAGES)})
    command(args=arguments, prog_name="quartier", obj=Screen(Console(highlight=False), language))


def _translate(command: Any, language: str, facts: dict[str, str]) -> None:
    for helped in (command, *command.params):
        if knows(language, getattr(helped, "help", None) or ""):
            helped.help = say(language, helped.help, **facts)
    for part in getattr(command, "commands", {}).values():
        _translate(part, language, facts)


@app.callback(help="cli-help")
def quartier_command() -> None:
    """The command as a whole."""


@app.command(help="cli-help-games")
def games(context: typer.Context) -> None:
    """Lists the games."""
    context.obj.console.print(listing.games_table(context.obj.language))


@app.command(help="cli-help-rules")
def rules(context: typer.Context, game: GameName) -> None:
    """Prints a rulebook."""
    context.obj.console.print(Markdown(listing.rulebook(game, context.obj.language)))


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="cli-help-game", metavar="[GAME]")] = None,
    seats: Annotated[str | None, typer.Option(help="cli-help-seats", metavar="WHO,WHO,...")] = None,
    against: Annotated[str, typer.Option(help="cli-help-against", metavar="BOT")] = "greedy",
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(help="cli-help-resume", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-help-save", metavar="FILE")] = None,
) -> None:
    """Plays in the terminal."""
    screen = context.obj
    play_in_terminal(screen.console, screen.language, game, seats, against, _chosen(option), _seed(seed), resume, save)


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    at: Annotated[int | None, typer.Option(help="cli-help-at", metavar="MOVES")] = None,
    seat: Annotated[int | None, typer.Option(help="cli-help-seat", metavar="SEAT")] = None,
) -> None:
    """Goes through a recorded game."""
    replay_in_terminal(context.obj.console, context.obj.language, file, at, seat)


@app.command(help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: GameName,
    players: Annotated[int | None, typer.Option(help="cli-help-players")] = None,
    games: Annotated[int, typer.Option(help="cli-help-number", min=1)] = 100_000,
    threads: Threads = 1,
    by: Annotated[str, typer.Option(help="cli-help-by", metavar="|".join(plain_names()))] = "random",
    option: Options = None,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Plays very many games."""
    from quartier.cli import reports

    playing = quartier.game(game, players, **_chosen(option))
    console, language = context.obj.console, context.obj.language
    report = reports.simulated(language, playing, games, threads, _seed(seed) or 0, by, quiet=as_json)
    if as_json:
        console.print_json(json.dumps(reports.as_json(report)))
    else:
        reports.show(console, language, report)


@app.command(help="cli-help-arena")
def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(help="cli-help-bots", metavar="BOT,BOT,...")],
    players: Annotated[int | None, typer.Option(help="cli-help-players")] = None,
    games: Annotated[int, typer.Option(help="cli-help-number", min=1)] = 400,
    threads: Threads = 2,
    option: Options = None,
    seed: Seed = None,
    results: Annotated[Path | None, typer.Option(help="cli-help-results", metavar="FILE")] = None,
    picture: Picture = None,
    as_json: Json = False,
) -> None:
    """Measures bots against each other."""
    from quartier.cli import judging

    playing = quartier.game(game, players, **_chosen(option))
    console, language = context.obj.console, context.obj.language
    league = judging.run_league(
        language, playing, bots.split(","), games, threads, _seed(seed) or 0, results, quiet=as_json
    )
    standings = league.standings()
    if as_json:
        console.print_json(json.dumps(judging.league_json(league, standings)))
    else:
        judging.show_league(console, language, standings)
    if picture is not None:
        picture.write_text(judging.league_picture(league, standings), "utf-8")


@app.command(help="cli-help-selfplay")
def selfplay(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(help="cli-help-bots", metavar="BOT,BOT,...")],
    out: Annotated[Path, typer.Option(help="cli-help-out", metavar="FILE.parquet")],
    players: Annotated[int | None, typer.Option(help="cli-help-players")] = None,
    games: Annotated[int, typer.Option(help="cli-help-number", min=1)] = 1000,
    threads: Threads = 2,
    option: Options = None,
    seed: Seed = None,
) -> None:
    """Writes down games between bots, to learn from."""
    from quartier.cli import collecting

    playing = quartier.game(game, players, **_chosen(option))
    console, language = context.obj.console, context.obj.language
    collecting.collect(console, language, playing, bots.split(","), games, threads, _seed(seed) or 0, out)


@app.command(help="cli-help-analyse")
def analyse(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    iterations: Iterations = 500,
    threads: Threads = 2,
    picture: Picture = None,
    as_json: Json = False,
) -> None:
    """Judges a recorded game."""
    from quartier.cli import judging

    console, language = context.obj.console, context.obj.language
    table = quartier.read(file.read_text("utf-8"))
    analysis = judging.analyse_record(language, table, iterations, threads, quiet=as_json)
    if as_json:
        console.print_json(json.dumps(analysis.json()))
    else:
        judging.show_analysis(console, language, table, analysis)
    if picture is not None:
        picture.write_text(judging.analysis_picture(table, analysis), "utf-8")


@app.command(help="cli-help-hint")
def hint(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-help-document", metavar="FILE")],
    iterations: Iterations = 2000,
    threads: Threads = 2,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Advises in a position."""
    from quartier.cli import judging

    thought = judging.hint(file, iterations, threads, _seed(seed) or 0)
    if as_json:
        context.obj.console.print_json(json.dumps(judging.hint_json(thought)))
    else:
        judging.show_hint(context.obj.console, context.obj.language, thought)


@app.command(help="cli-help-bench")
def bench(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(help="cli-help-game", metavar="[GAME]...")] = None,
    seconds: Annotated[float, typer.Option(help="cli-help-seconds", min=0.1)] = 5.0,
    threads: Threads = 2,
    search: Annotated[bool, typer.Option("--search", help="cli-help-search")] = False,
    as_json: Json = False,
) -> None:
    """Measures speeds."""
    from quartier.cli import reports
    from quartier.lab import bench as speeds

    console, language = context.obj.console, context.obj.language
    measure, show = (speeds.bench_search, reports.show_search) if search else (speeds.bench, reports.show_bench)
    figures = reports.benched(language, game or list(quartier.games()), measure, seconds, threads, quiet=as_json)
    if as_json:
        console.print_json(json.dumps(figures))
    else:
        show(console, language, figures)


@app.command(help="cli-help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-help-port", min=1, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help="cli-help-workers", min=1, max=64)] = 1,
    open_page: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="cli-help-openapi")] = False,
    settings: Annotated[bool, typer.Option("--settings", help="cli-help-settings")] = False,
) -> None:
    """Serves live tables."""
    console, language = context.obj.console, context.obj.language
    if openapi:
        print(serving.openapi())
    elif settings:
        console.print(serving.settings_table(language))
    else:
        serving.serve(console, language, host, port, workers, open_page=open_page)


@app.command(help="cli-help-verify")
def verify(context: typer.Context, file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")]) -> None:
    """Checks the deal of a game."""
    if not serving.verify(context.obj.console, context.obj.language, file):
        raise typer.Exit(1)


def _chosen(options: list[str] | None) -> dict[str, Any]:
    """Options given as `name=value`."""
    given = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise OptionError("cli-option-without-value", option=option)
        given[name.strip()] = value.strip()
    return given


def _seed(text: str | None) -> int | None:
    """A seed given as text, so that it may be as large as seeds are."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise OptionError("bad-seed", value=text, most=str(MOST_SEED))
    return int(text)
