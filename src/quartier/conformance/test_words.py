"""Every word exists in every language, and every event, question, option and move can be said."""

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

import quartier
from quartier.conformance import proofs
from quartier.conformance.marks import every_game, every_variant
from quartier.conformance.variants import Variant, finished, played, variants_of
from quartier.engine import shelf
from quartier.engine.packages import text_in
from quartier.engine.primitives.notes import Note, listening
from quartier.engine.words.catalogue import knows, say
from quartier.engine.words.languages import LANGUAGES

QUOTED = re.compile(r"[\"“«]\s*(.+?)\s*[\"”»]")
"""What stands between quotation marks."""


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the facts it uses."""
    resource = FluentResource(text_in(package, "locale", f"{language}.ftl"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    return {entry.id.name: facts_in(entry) for entry in resource.body if isinstance(entry, fluent.Message)}


def facts_in(entry: fluent.Message) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        if isinstance(node, fluent.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    look(part)

    look(entry)
    return found


@every_game
def test_all_languages_say_the_same_things(name: str) -> None:
    package = shelf.take(name).package
    for language in LANGUAGES:
        assert messages(package, language) == messages(package, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_game_its_options_and_its_questions_have_words(name: str, language: str) -> None:
    modules = shelf.take(name)
    wanted = ["title", "pitch", *(f"ask-{phase.name.lower()}" for phase in modules.table.Phase)]
    for option in modules.facts.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{value}" for value in option.values if isinstance(value, str)]
    assert [message for message in wanted if not knows(language, message, name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_help_names_the_values_of_an_option_by_their_words(name: str, language: str) -> None:
    for option in shelf.take(name).facts.options:
        named = set(QUOTED.findall(say(language, f"option-{option.name}-help", name)))
        values = [value for value in option.values if isinstance(value, str)]
        assert named <= {say(language, f"option-{option.name}-{value}", name) for value in values}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_move_can_be_said(name: str, language: str) -> None:
    notation = shelf.take(name).notation
    spoken = [notation.spoken(move, language) for move in range(len(notation.MOVES))]
    assert all(spoken)


@every_variant
def test_every_event_can_be_said_and_cites_a_rule(variant: Variant) -> None:
    table = variant.game.deal(3)
    for later in played(variant, 3, 150):
        if later.history:
            for happening in table.play(table.game.alphabet[later.history[-1]]):
                assert happening.rule.startswith(table.game.modules.facts.rule_letter)
                assert all(happening.sentence(language, table.seats) for language in LANGUAGES)
                assert happening.json()["event"] == happening.event


@every_game
def test_every_event_has_words_for_its_facts(name: str) -> None:
    modules = shelf.take(name)
    assert set(modules.table.TELLINGS) == set(modules.table.Event)
    for language in LANGUAGES:
        known = messages(modules.package, language)
        for event, telling in modules.table.TELLINGS.items():
            assert known[f"event-{event.name.lower()}"] <= set(telling.facts), event


@every_game
def test_every_event_happens_in_a_golden_game_or_a_random_one(name: str) -> None:
    recorded = [quartier.read(record.read_text("utf-8")) for record in proofs.golden_games(name)]
    heard = set()
    for table in [*recorded, *map(finished, variants_of(name))]:
        heard |= {told.event for told in happened(table)}
    assert [event.name for event in shelf.take(name).table.Event if event not in heard] == []


def happened(table: quartier.Table) -> list[Note]:
    """All that was noted in a game, from the deal on."""
    with listening() as heard:
        walked = table.game.restart(table.seed, table.start)
        for move in table.history:
            table.game.modules.rules.play(walked.state, move)
    return heard
