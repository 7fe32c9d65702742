"""The commands and what they take. Each hands over to a module of its own.

Helps are written here as messages of the catalogue; `run` puts the words of the language in their place. What needs the
compiler is imported by the commands that use it: the others start sooner.
"""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import quartier
from quartier.bots.registry import names, plain_names
from quartier.cli import serve as serving
from quartier.cli.games import show_games, show_rules
from quartier.cli.new_game import write_new_game
from quartier.cli.play import play_in_terminal
from quartier.cli.replay import replay_in_terminal
from quartier.cli.screen import Screen
from quartier.engine.errors import OptionError
from quartier.engine.words.catalogue import knows, say
from quartier.engine.words.languages import LANGUAGES
from quartier.play.game import MOST_SEED

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(help="cli-help-game", metavar="GAME")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="cli-help-option", metavar="NAME=VALUE")]
Seed = Annotated[str | None, typer.Option(help="cli-help-seed", metavar="NUMBER")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Players = Annotated[int | None, typer.Option(help="cli-help-players")]
Games = Annotated[int, typer.Option(help="cli-help-number", min=1)]
Bots = Annotated[str, typer.Option(help="cli-help-bots", metavar="BOT,BOT,...")]
Record = Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")]
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
    show_games(context.obj)


@app.command(help="cli-help-rules")
def rules(context: typer.Context, game: GameName) -> None:
    """Prints a rulebook."""
    show_rules(context.obj, game)


@app.command("new-game", help="cli-help-new-game")
def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="cli-help-new-name", metavar="NAME")],
    out: Annotated[Path, typer.Option(help="cli-help-new-folder", metavar="FOLDER")],
) -> None:
    """Writes the package of a small game."""
    write_new_game(context.obj, name, out)


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="cli-help-game", metavar="GAME")] = None,
    seats: Annotated[str | None, typer.Option(help="cli-help-seats", metavar="WHO,WHO,...")] = None,
    against: Annotated[str, typer.Option(help="cli-help-against", metavar="BOT")] = "greedy",
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(help="cli-help-resume", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-help-save", metavar="FILE")] = None,
) -> None:
    """Plays in the terminal."""
    play_in_terminal(
        context.obj,
        game,
        seats=seats,
        against=against,
        options={**_chosen(option), **({} if players is None else {"players": players})},
        seed=_seed(seed),
        resume=resume,
        save=save,
    )


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: Record,
    at: Annotated[int | None, typer.Option(help="cli-help-at", metavar="MOVES")] = None,
    seat: Annotated[int | None, typer.Option(help="cli-help-seat", metavar="SEAT")] = None,
) -> None:
    """Goes through a recorded game."""
    replay_in_terminal(context.obj, file, at=at, seat=seat)


@app.command(help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    games: Games = 100_000,
    threads: Threads = 1,
    by: Annotated[str, typer.Option(help="cli-help-by", metavar="|".join(plain_names()))] = "random",
    option: Options = None,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Plays very many games."""
    from quartier.cli.simulate import run_simulation

    playing = quartier.game(game, players, **_chosen(option))
    run_simulation(context.obj, playing, games=games, threads=threads, seed=_seed(seed) or 0, by=by, as_json=as_json)


@app.command(help="cli-help-arena")
def arena(
    context: typer.Context,
    game: GameName,
    bots: Bots,
    players: Players = None,
    games: Games = 400,
    threads: Threads = 2,
    option: Options = None,
    seed: Seed = None,
    results: Annotated[Path | None, typer.Option(help="cli-help-results", metavar="FILE")] = None,
    picture: Picture = None,
    as_json: Json = False,
) -> None:
    """Measures bots against each other."""
    from quartier.cli.arena import run_league

    run_league(
        context.obj,
        quartier.game(game, players, **_chosen(option)),
        bots.split(","),
        games=games,
        threads=threads,
        seed=_seed(seed) or 0,
        results=results,
        picture=picture,
        as_json=as_json,
    )


@app.command(help="cli-help-selfplay")
def selfplay(
    context: typer.Context,
    game: GameName,
    bots: Bots,
    out: Annotated[Path, typer.Option(help="cli-help-out", metavar="FILE.parquet")],
    players: Players = None,
    games: Games = 1000,
    threads: Threads = 2,
    option: Options = None,
    seed: Seed = None,
) -> None:
    """Writes down games between bots, to learn from."""
    from quartier.cli.selfplay import write_decisions

    playing = quartier.game(game, players, **_chosen(option))
    write_decisions(context.obj, playing, bots.split(","), games=games, threads=threads, seed=_seed(seed) or 0, out=out)


@app.command(help="cli-help-analyse")
def analyse(
    context: typer.Context,
    file: Record,
    iterations: Iterations = 500,
    threads: Threads = 2,
    picture: Picture = None,
    as_json: Json = False,
) -> None:
    """Judges a recorded game."""
    from quartier.cli.analyse import analyse_record

    analyse_record(context.obj, file, iterations=iterations, threads=threads, picture=picture, as_json=as_json)


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
    from quartier.cli.hint import advise

    advise(context.obj, file, iterations=iterations, threads=threads, seed=_seed(seed) or 0, as_json=as_json)


@app.command(help="cli-help-bench")
def bench(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(help="cli-help-game", metavar="GAME")] = None,
    seconds: Annotated[float, typer.Option(help="cli-help-seconds", min=0.1)] = 5.0,
    threads: Threads = 2,
    search: Annotated[bool, typer.Option("--search", help="cli-help-search")] = False,
    as_json: Json = False,
) -> None:
    """Measures speeds."""
    from quartier.cli.bench import run_benchmark

    names = game or list(quartier.games())
    run_benchmark(context.obj, names, seconds=seconds, threads=threads, search=search, as_json=as_json)


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
    if openapi:
        serving.print_openapi()
    elif settings:
        serving.show_settings(context.obj)
    else:
        serving.serve(context.obj, host=host, port=port, workers=workers, open_page=open_page)


@app.command(help="cli-help-verify")
def verify(context: typer.Context, file: Record) -> None:
    """Checks the deal of a game."""
    if not serving.verify(context.obj, file):
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
