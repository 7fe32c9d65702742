"""The record of a game: readable, complete, and exact about mistakes."""

import pytest

import quartier


def short_game() -> quartier.Table:
    table = quartier.game("property", 2, turn_limit=3).deal(7)
    table.seats = ["Anna", "a bot: greedy"]
    while not table.over:
        table.play(table.moves()[0])
    return table


def test_a_record_reads_like_a_game() -> None:
    lines = short_game().record().splitlines()
    assert lines[:8] == [
        "quartier record 1",
        "game: property",
        "rules: 1",
        "players: 2",
        "options: bankruptcies=1 count_squares=false payment=no_change turn_limit=3",
        "seat 0: Anna",
        "seat 1: a bot: greedy",
        "seed: 7",
    ]
    assert lines[9].startswith(("0: red ", "1: red "))
    assert lines[-1].startswith("end: ")
    assert "scores 150 150, winners 0 1" in lines[-1]


def test_names_survive() -> None:
    assert quartier.read(short_game().record()).seats == ["Anna", "a bot: greedy"]


def test_empty_lines_and_comments_mean_nothing() -> None:
    text = short_game().record().replace("seed: 7\n", "seed: 7\n# a fine game\n\n")
    assert quartier.read(text).record() == short_game().record()


def changed(old: str, new: str) -> str:
    text = short_game().record()
    assert old in text
    return text.replace(old, new, 1)


LAST = short_game().record().splitlines()[-1]
FIRST_MOVE = short_game().record().splitlines()[9]


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "record-first-line", "Line 1"),
        ("a letter\n", "record-first-line", "quartier record 1"),
        (changed("game: property", "game: chess"), "record-bad-header", "chess"),
        (changed("game: property\n", ""), "record-header-missing", "game"),
        (changed("rules: 1", "rules: 99"), "record-other-rules", "99"),
        (changed("players: 2", "players: 12"), "record-bad-header", "12"),
        (changed("players: 2", "players: two"), "record-bad-number", "two"),
        (changed("players: 2", "players: ²"), "record-bad-number", "²"),
        (changed("turn_limit=3", "turn_limit=-3"), "record-bad-header", "turn_limit"),
        (changed("seed: 7", "seed: 99999999999999999999"), "record-bad-header", "seed"),
        (changed(LAST, ""), "record-truncated", "end"),
        (changed(LAST, "end: 2 moves, unfinished"), "record-wrong-end", "unfinished"),
        (changed(LAST, LAST + "\n0: red 3h"), "record-after-end", "after the end"),
        (changed(FIRST_MOVE, FIRST_MOVE[0] + ": red 3x"), "record-bad-move", "Line 10"),
        (changed(FIRST_MOVE, str(1 - int(FIRST_MOVE[0])) + FIRST_MOVE[1:]), "record-wrong-seat", "Line 10"),
        (changed(FIRST_MOVE, "nonsense"), "record-unreadable-line", "Line 10"),
        (changed(LAST, "comment: what\n" + LAST), "record-unreadable-line", "comment"),
        (changed("seed: 7", "seed: 7\nstart: {"), "record-bad-header", "wrong"),
        (changed("seed: 7", "seed: 7\nstart: {}"), "record-bad-header", "P42a"),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, code: str, words: str) -> None:
    with pytest.raises(quartier.RecordError) as refused:
        quartier.read(text)
    assert refused.value.code == code
    assert words in str(refused.value)
    assert refused.value.sentence("fr")


def test_a_record_cut_anywhere_is_refused() -> None:
    lines = short_game().record().splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(quartier.RecordError):
            quartier.read("".join(lines[:kept]))


def test_a_game_from_a_position_keeps_its_start() -> None:
    document = quartier.game("property", 2).deal(3).document()
    del document["deck"]
    table = quartier.load(document, seed=11)
    for _ in range(40):
        table.play(table.moves()[0])
    assert "start: {" in table.record()
    assert quartier.read(table.record()).document() == table.document()


def test_the_document_given_may_change_afterwards() -> None:
    document = quartier.game("property", 2).deal(3).document()
    table = quartier.load(document)
    expected = table.document()
    document["cash"] = [0, 0]
    assert table.at(0).document() == expected
