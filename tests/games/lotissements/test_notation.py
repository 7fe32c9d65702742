"""Moves in words: the alphabet of section 5, what each move belongs to, and how people say it."""

import pytest

import quartier
from quartier.games.lotissements import notation
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS


def test_the_alphabet_has_84_moves() -> None:
    sets = ("house", "pavilion", "hlm", "tower")
    assert len(notation.MOVES) == 84
    assert notation.MOVES[:75] == BLOCK_TEXTS
    assert notation.MOVES[75:79] == tuple(f"offer {name}" for name in sets)
    assert notation.MOVES[79:83] == tuple(f"contre {name}" for name in sets)
    assert notation.MOVES[83] == "build"


@pytest.mark.parametrize(
    ("move", "target", "english", "french"),
    [
        ("house 12", {"block": "house 12"}, "house 12", "maison 12"),
        ("tree 15", {"block": "tree 15"}, "tree 15", "arbre 15"),
        ("offer hlm", {"lot": "hlm"}, "choose the HLM", "choisir les HLM"),
        ("contre tower", {"lot": "tower"}, "contre: the towers as well", "contrer : les tours aussi"),
        ("build", {"button": "build"}, "I build! (my partner chooses)", "je bâtis ! (mon partenaire choisit)"),
    ],
)
def test_a_move_belongs_to_a_thing_and_can_be_said(
    move: str, target: dict[str, str], english: str, french: str
) -> None:
    number = notation.MOVES.index(move)
    assert notation.target(number) == target
    assert notation.spoken(number, "en") == english
    assert notation.spoken(number, "fr") == french


def test_the_view_lists_the_moves_with_their_things_for_the_deciding_seat_only() -> None:
    table = quartier.game("lotissements", 4).deal(1)
    assert table.turn is not None
    assert table.view(table.turn)["moves"][-1] == {"text": "build", "target": {"button": "build"}}
    assert table.view((table.turn + 1) % 4)["moves"] == []
