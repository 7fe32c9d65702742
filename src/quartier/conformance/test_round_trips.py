"""Proof 5: moves, documents and records can be written and read back; nonsense is refused with a sentence."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import quartier
from quartier.conformance.marks import every_game, every_variant
from quartier.conformance.variants import Variant, advanced, all_variants_of, finished, length, played, variants_of


@every_game
def test_every_move_has_a_text_of_its_own(name: str) -> None:
    alphabet = quartier.game(name).alphabet
    assert len(set(alphabet)) == len(alphabet)
    assert all(text == " ".join(text.split()) and text.isascii() for text in alphabet)


@every_variant
def test_a_document_read_back_is_the_same_position_with_the_same_moves(variant: Variant) -> None:
    for number, table in enumerate(played(variant, 23)):
        if number % 7 and not table.over:
            continue
        document = table.document()
        if table.over and getattr(table.game.modules.document, "REFUSES_FINISHED_GAMES", False):
            with pytest.raises(quartier.PositionError):
                quartier.load(document)
            continue
        again = quartier.load(json.loads(json.dumps(document)))
        assert again.document() == document
        assert again.moves() == table.moves()
        assert again.turn == table.turn
        assert again.scores == table.scores
        assert again.winners == table.winners
        if number > 300:
            return


@every_variant
def test_a_record_read_back_is_the_same_game(variant: Variant) -> None:
    for table in (advanced(variant, 29, 0), unfinished(variant, 37, 40), finished(variant)):
        again = quartier.read(table.record())
        assert again.state == table.state
        assert again.history == table.history
        assert again.record() == table.record()


def unfinished(variant: Variant, seed: int, moves: int) -> quartier.Table:
    *_, table = played(variant, seed, moves)
    return table


@every_variant
def test_a_game_taken_up_from_a_document_has_a_record_too(variant: Variant) -> None:
    table = quartier.load(unfinished(variant, 41, 30).document(), seed=5)
    dice = random.Random(3)
    for _ in range(25):
        if not table.over:
            table.play(dice.choice(table.moves()))
    again = quartier.read(table.record())
    assert again.state == table.state
    assert again.record() == table.record()


# Nonsense

NONSENSE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([10**12, -(10**12), 1 << 63, 0.5, float("inf")]),
    st.text(max_size=4),
    st.lists(st.one_of(st.integers(-1, 9), st.text(max_size=3)), max_size=4),
    st.dictionaries(st.text(max_size=3), st.integers(-1, 3), max_size=2),
)


def all_places(document: Any) -> list[list[Any]]:
    """The way to everything inside a document."""
    places = []
    listed = dict(enumerate(document)) if isinstance(document, list) else document
    for key, value in listed.items() if isinstance(listed, dict) else ():
        places.append([key])
        places.extend([key, *rest] for rest in all_places(value))
    return places


@every_game
@settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_damaged_document_is_refused_with_a_sentence_or_is_a_position(name: str, data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(all_variants_of(name)))
    document = advanced(
        variant, data.draw(st.integers(0, 50)), data.draw(st.integers(0, min(120, length(variant))))
    ).document()
    for _ in range(data.draw(st.integers(1, 2))):
        damage(document, data)
    try:
        table = quartier.load(document)
    except quartier.QuartierError as error:
        assert error.sentence("en")
        assert error.sentence("fr")
    else:
        assert table.over or table.moves()
        assert quartier.load(table.document()).document() == table.document()
        for _ in range(20):
            if not table.over:
                table.play(table.moves()[-1])


def damage(document: dict[str, Any], data: st.DataObject) -> None:
    places = all_places(document)
    if not places:
        return
    *way, last = places[data.draw(st.integers(0, len(places) - 1))]
    inside: Any = document
    for step in way:
        inside = inside[step]
    kind = data.draw(st.sampled_from(["replace", "remove", "repeat", "swap"]))
    if kind == "remove":
        del inside[last]
    elif kind == "repeat" and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[last]))
    elif kind == "swap" and isinstance(inside, list):
        inside[last], inside[0] = inside[0], inside[last]
    else:
        inside[last] = data.draw(NONSENSE)


@every_game
@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_damaged_record_is_refused_with_a_sentence_or_is_a_game(name: str, data: st.DataObject) -> None:
    text = unfinished(variants_of(name)[0], 43, 40).record()
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 40)))
    damaged = text[:start] + data.draw(st.text(max_size=5)) + text[end:]
    try:
        table = quartier.read(damaged)
    except quartier.QuartierError as error:
        assert error.sentence("en")
        assert error.sentence("fr")
    else:
        assert quartier.read(table.record()).state == table.state
