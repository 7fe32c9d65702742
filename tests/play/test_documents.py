"""What is no position document at all is refused in words."""

import pytest

import quartier


@pytest.mark.parametrize("text", ["", "{"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(quartier.PositionError, match="JSON"):
        quartier.load(text)


@pytest.mark.parametrize("nonsense", [None, 3, "[]", "null", [], {}, {"game": []}, {"game": "chess"}])
def test_what_is_no_document_is_refused_with_the_games_there_are(nonsense: object) -> None:
    with pytest.raises(quartier.PositionError, match=", ".join(quartier.games())):
        quartier.load(nonsense)
