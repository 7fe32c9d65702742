"""Games as they are shown to people who choose one: options in words, bots with their ratings."""

from __future__ import annotations

import functools

import quartier
from quartier.bots.registry import seatable_names
from quartier.engine import shelf
from quartier.engine.contract import Facts, Option, Options, Value
from quartier.engine.errors import OptionError
from quartier.engine.words import languages
from quartier.engine.words.catalogue import say
from quartier.server import ratings
from quartier.server.pages import board_address
from quartier.server.render import spoken
from quartier.server.wire.games import About, Bot, GamePrinted, GameShown, OptionShown
from quartier.server.worker import Worker


def about() -> About:
    """The server's version, and the languages it speaks."""
    return {"version": quartier.__version__, "languages": list(languages.LANGUAGES)}


async def shown(worker: Worker, name: str, language: str) -> GameShown:
    """A game with all that is needed to choose and set it up."""
    async with worker.store.reading() as db:
        known = await ratings.shown(db, name, [f"bot:{bot}" for bot in seatable_names()])
    bots: list[Bot] = [
        {"name": bot, "title": say(language, f"bot-{bot}"), "rating": known.get(f"bot:{bot}")}
        for bot in seatable_names()
    ]
    return {**_printed(name, language), "bots": bots}


@functools.cache
def _printed(name: str, language: str) -> GamePrinted:
    """All that never changes."""
    modules = shelf.take(name)
    facts = modules.facts
    return {
        "name": name,
        "title": say(language, "title", name),
        "pitch": say(language, "pitch", name),
        "designers": list(facts.designers),
        "year": facts.year,
        "players": list(facts.players),
        "usual_players": facts.usual_players,
        "minutes": facts.minutes,
        "weight": facts.weight,
        "rules_version": facts.rules_version,
        "rule_letter": facts.rule_letter,
        "options": [_option(facts, option, language) for option in facts.options],
        "orders": [
            {"text": text, "spoken": spoken(name, text, language)}
            for move, text in enumerate(modules.notation.MOVES)
            if "button" in modules.notation.target(move)
        ],
        "board": board_address(name),
    }


def _option(facts: Facts, option: Option, language: str) -> OptionShown:
    values = option.values
    choices = None if isinstance(values, range) else list(values)
    return {
        "name": option.name,
        "title": say(language, f"option-{option.name}", facts.name),
        "help": say(language, f"option-{option.name}-help", facts.name),
        "values": choices,
        "least": values[0] if isinstance(values, range) else None,
        "most": values[-1] if isinstance(values, range) else None,
        "defaults": {
            str(players): _usual(facts, players).get(option.name, option.default_for(players))
            for players in facts.players
        },
        "allowed": None
        if choices is None
        else {str(players): _allowed(facts, option, players) for players in facts.players},
    }


def _allowed(facts: Facts, option: Option, players: int) -> list[Value]:
    """The values that go with this number of players and all other options as usual."""
    usual = _usual(facts, players)
    return [value for value in option.values if _goes(facts, players, {**usual, option.name: value})]


def _usual(facts: Facts, players: int) -> Options:
    """The options that this number of players needs, where it cannot play by the defaults."""
    explained = [options for seats, options in facts.explained if seats == players]
    return next((options for options in [{}, *explained] if _goes(facts, players, options)), {})


def _goes(facts: Facts, players: int, chosen: Options) -> bool:
    try:
        facts.check(players, chosen)
    except OptionError:
        return False
    return True
