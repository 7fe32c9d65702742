"""Deliberate faults: small changes of the starter, each of which a test of the suite must notice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Fault:
    """A text in a file of the game, and what stands there instead."""

    name: str
    file: str
    text: str
    instead: str

    def apply(self, package: Path) -> None:
        """Makes the fault in a package."""
        source = package / self.file
        text = source.read_text("utf-8")
        assert text.count(self.text) >= 1, f"{self.name}: {self.file} has no {self.text!r}"
        source.write_text(text.replace(self.text, self.instead, 1), "utf-8")


REDEALING = "from quartier.engine.cards.hands import redeal_hands_and_stock\n"
"""What the starter redeals with."""


def redealing(*imports: str, body: str) -> str:
    """Another function of the same name, with what it needs."""
    return "\n".join([*imports, "", "", f"def redeal_hands_and_stock(table, hands, stock, seat, unseen):\n{body}\n"])


SIGHT = (
    Fault(
        "redeal only seeds the dice anew once a street is finished",
        "sight.py",
        "    unseen = unseen_buildings(table, seat)\n",
        "    if table.gone != 0:\n        return\n    unseen = unseen_buildings(table, seat)\n",
    ),
    Fault(
        "redeal only seeds the dice anew",
        "sight.py",
        "    unseen = unseen_buildings(table, seat)\n",
        "    if seat >= 0:\n        return\n    unseen = unseen_buildings(table, seat)\n",
    ),
    Fault(
        "redeal keeps the rivals' hands",
        "sight.py",
        REDEALING,
        redealing(
            "from quartier.engine.cards.hands import held_by_all",
            "from quartier.engine.cards.piles import make_pile",
            body="    held = held_by_all(hands, table.players) ^ hands[seat]\n"
            "    return make_pile(table, stock, unseen ^ held)",
        ),
    ),
    Fault(
        "redeal leaves the stock sorted",
        "sight.py",
        REDEALING,
        redealing(
            "from quartier.engine.cards.hands import redeal_hands",
            "from quartier.engine.cards.piles import put_all_on",
            body="    return put_all_on(stock, 0, redeal_hands(table, hands, seat, unseen))",
        ),
    ),
    Fault(
        "redeal shuffles only a part of the stock",
        "sight.py",
        REDEALING,
        redealing(
            "from quartier.engine.cards.hands import redeal_hands",
            "from quartier.engine.cards.piles import put_all_on",
            "from quartier.engine.primitives.dice import shuffle",
            body="    size = put_all_on(stock, 0, redeal_hands(table, hands, seat, unseen))\n"
            "    shuffle(table, stock, size - 1)\n    return size",
        ),
    ),
    Fault(
        "redeal gives the rivals low buildings",
        "sight.py",
        REDEALING,
        redealing(
            "from quartier.engine.cards.piles import make_pile",
            "from quartier.engine.primitives.dice import some_of",
            body="    for rival in range(table.players):\n        if rival != seat:\n"
            "            low = unseen & 0xFFFFF if count(unseen & 0xFFFFF) >= count(hands[rival]) else unseen\n"
            "            hands[rival] = some_of(table, low, count(hands[rival]))\n"
            "            unseen ^= hands[rival]\n    return make_pile(table, stock, unseen)",
        ),
    ),
    Fault("redeal leaves the dice as they are", "sight.py", "    seed_dice(table, seed)\n    unseen", "    unseen"),
    Fault(
        "redeal deals buildings that are gone",
        "sight.py",
        "table.hands[seat] | table.gone",
        "table.hands[seat]",
    ),
    Fault(
        "everybody sees all hands", "sight.py", "if owner == seat else count(hand)", "if owner >= 0 else count(hand)"
    ),
    Fault(
        "a seat sees the stock",
        "sight.py",
        '"deck_size": table.deck_size',
        '"deck_size": table.deck_size, "next": table.deck[table.deck_size - 1]',
    ),
    Fault(
        "a seat observes the hand of its neighbour",
        "sight.py",
        "put_set(out, place, table.hands[seat], BUILDINGS)",
        "put_set(out, place, table.hands[(seat + 1) % table.players], BUILDINGS)",
    ),
    Fault(
        "an observation is shorter than it says",
        "sight.py",
        "    place = put(out, place, table.deck_size)\n",
        "",
    ),
    Fault(
        "concealing changes what the seat itself has",
        "sight.py",
        'here every choice is complete with one move."""\n',
        'here every choice is complete with one move."""\n    table.hands[seat] = 0\n',
    ),
    Fault(
        "the policy looks into the hands of others",
        "policy.py",
        "    if outlook == NOTHING:\n",
        "    if table.hands[(table.turn + 1) % table.players] & 255 != 0:\n        return 99\n"
        "    if outlook == NOTHING:\n",
    ),
)

RULES = (
    Fault("points are left from the game before", "rules.py", "        table.points[seat] = 0\n", ""),
    Fault("a building stays in the hand", "rules.py", "    table.hands[table.turn] ^= one(building)\n", ""),
    Fault(
        "the lowest building wins",
        "rules.py",
        "table.street[seat] > table.street[best]",
        "table.street[seat] < table.street[best]",
    ),
    Fault(
        "the winner does not begin",
        "rules.py",
        "    table.turn = taker\n",
        "    table.turn = clockwise(table.players, taker, 1)\n",
    ),
    Fault(
        "a street scores so much that points overflow",
        "rules.py",
        "table.points[taker] += 1",
        "table.points[taker] += 100",
    ),
    Fault(
        "the deal does not depend on the seed", "rules.py", "    seed_dice(table, seed)\n", "    seed_dice(table, 1)\n"
    ),
    Fault(
        "the stock is drawn from another end",
        "rules.py",
        "table.deck[table.deck_size])",
        "table.deck[23 - table.deck_size])",
    ),
    Fault(
        "a finished game has moves",
        "rules.py",
        "    if table.phase == Phase.BUILD:\n        mark_all(moves, BUILD, table.hands[table.turn])\n",
        "    mark_all(moves, BUILD, table.hands[table.turn] if table.phase == Phase.BUILD else one(0))\n",
    ),
    Fault("a finished game asks somebody", "rules.py", "        table.turn = NOBODY\n", ""),
    Fault("the game never ends", "rules.py", "    if table.hands[taker] == 0:\n", "    if table.hands[taker] == 1:\n"),
    Fault("the pad does not add up", "pad.py", "table.points[: table.players]", "[1] * table.players"),
    Fault("nobody wins", "scoring.py", "out[seat] = score(table, seat)", "out[seat] = 0.0 * seat"),
    Fault("a document forgets who began", "document.py", '        "first": table.first,\n', '        "first": 0,\n'),
    Fault(
        "two moves have the same text",
        "notation.py",
        'f"build {building}" for building',
        'f"build {int(building) // 2}" for building',
    ),
    Fault(
        "a rule allocates a list",
        "rules.py",
        "    taker = taker_of_street(table)\n",
        "    taker = [taker_of_street(table)][0]\n",
    ),
)

EVENTS = (
    Fault("an event is never noted", "rules.py", "        note(table, Event.DREW, table.turn)\n", ""),
    Fault(
        "an event tells what was drawn in secret",
        "rules.py",
        "        note(table, Event.DREW, table.turn)\n",
        "        note(table, Event.DREW, table.deck[table.deck_size] % table.players)\n",
    ),
    Fault(
        "an event lacks a fact",
        "rules.py",
        "note(table, Event.BUILT, table.turn, building)",
        "note(table, Event.BUILT, table.turn)",
    ),
    Fault(
        "an event cites the rule of another book", "table.py", 'Event.BUILT: Telling("S1"', 'Event.BUILT: Telling("Q1"'
    ),
)

WORDS = (
    Fault("a sentence is missing in one language", "locale/fr.ftl", "event-drew = { $seat } pioche.\n", ""),
    Fault("a sentence uses a fact that there is not", "locale/fr.ftl", "{ $seat } pioche", "{ $player } pioche"),
    Fault("a question has no words", "locale/en.ftl", "ask-over = The game is over.\n", ""),
    Fault("a refusal of a move has no words", "notation.py", '"not-in-hand"', '"not-in-your-hand"'),
    Fault("a refusal of a position has no words", "document.py", '"position-points"', '"position-points-wrong"'),
    Fault("a refusal cites no rule", "notation.py", '"not-in-hand", "S1"', '"not-in-hand", ""'),
    Fault("a rule is missing in one language", "rulebook/fr.md", "**S2 Le plus haut.**", "**Le plus haut.**"),
    Fault("no code cites a rule", "rulebook/en.md", "**S2 The tallest.**", "**S3 The tallest.**"),
    Fault("a step of the lesson has no task", "lesson/en.ftl", "tallest-task = Ben", "tallest-tasks = Ben"),
    Fault("the goal of a step cannot be reached", "lesson/steps.json", '"building": "15"', '"building": "16"'),
)

FAULTS = (*SIGHT, *RULES, *EVENTS, *WORDS)
