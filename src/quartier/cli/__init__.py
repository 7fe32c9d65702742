"""The command `quartier`, in every language that there are words for."""

from __future__ import annotations

import contextlib
import gc
import locale
import os
import sys
from collections.abc import Iterator

from rich.console import Console

from quartier.engine.errors import QuartierError
from quartier.engine.packages import IncompleteGame
from quartier.engine.words.catalogue import say
from quartier.engine.words.languages import LANGUAGES

WRONG = 2
"""The exit code when something given to the command was wrong, or it was stopped."""
INTERRUPTED = 130
"""The code with which Typer leaves after Ctrl-C."""


class Stopped(Exception):
    """The player left, or the terminal went away; the sentence says what became of the game."""


def main(arguments: list[str] | None = None) -> None:
    """Runs the command; whatever is wrong ends in a sentence and exit code 2, never in a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    complaints = Console(stderr=True, soft_wrap=True, highlight=False)
    language = _language(given, complaints)
    try:
        with importing():
            from quartier.cli.app import run
        run(given, language)
    except QuartierError as error:
        complaints.print(error.sentence(language), markup=False)
    except IncompleteGame as error:
        complaints.print(str(error), markup=False)
    except Stopped as stopped:
        complaints.print(str(stopped), markup=False)
    except KeyboardInterrupt:
        complaints.print(say(language, "cli-stopped"), markup=False)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, UnicodeDecodeError) as error:
        file = str(getattr(error, "filename", None) or "")
        complaints.print(say(language, "cli-file-trouble", file=file, problem=str(error)), markup=False)
    except SystemExit as leaving:
        if leaving.code != INTERRUPTED:
            raise
        complaints.print(say(language, "cli-stopped"), markup=False)
    sys.exit(WRONG)


@contextlib.contextmanager
def importing() -> Iterator[None]:
    """Imports made in the block take a third less time: nothing is searched for garbage, of which there is none."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _language(arguments: list[str], complaints: Console) -> str:
    """Takes `--lang` out of the arguments, wherever it stands; without it the locale decides."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" or argument.startswith("--lang="):
            language = argument.partition("=")[2] or "".join(arguments[place + 1 : place + 2])
            del arguments[place : place + (1 if "=" in argument else 2)]
            if language not in LANGUAGES:
                facts = {"name": language, "allowed": ", ".join(LANGUAGES)}
                complaints.print(say(LANGUAGES[0], "cli-unknown-language", **facts), markup=False)
                sys.exit(WRONG)
            return language
    return language_of_locale()


def language_of_locale() -> str:
    """The language that the environment asks for, if there are words for it; else the first of all."""
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    asked = next((setting for setting in settings if setting), locale.getlocale()[0] or "")
    tag = asked.replace("_", "-").lower()
    return next((language for language in LANGUAGES if tag.startswith(language.lower())), LANGUAGES[0])
