"""Moves and their words: the text of each, what on the table it belongs to, and why one is not legal now."""

from __future__ import annotations

from collections.abc import Callable

from quartier.engine.errors import IllegalMove
from quartier.engine.primitives.bits import has
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.primitives.tally import number_of
from quartier.engine.views import Target
from quartier.engine.words.catalogue import say
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.moves import ADD, COMMIT, DEAL, OPTION, PASS, PAY, PLAY, STOP, STREET, TAKE_CHEQUES
from quartier.games.san_francisco.pieces import HIDDEN_MAX, INFLUENCE_CARDS, MOST_SEATS, place_of, way_of
from quartier.games.san_francisco.pieces.names import CHEQUE_TEXTS, STREET_TEXTS, TILE_TEXTS, street_said, tile_said
from quartier.games.san_francisco.rules.actions import can_stick_move
from quartier.games.san_francisco.rules.cheques import highest_rival_bid
from quartier.games.san_francisco.rules.negotiation import later_receivers
from quartier.games.san_francisco.rules.streets import is_empty, owner_of
from quartier.games.san_francisco.table import NOTHING, Phase, Table

BUTTONS = ("keep", "reject", "pass", "commit", "accept", "refuse", "influence", "cheques", "draw", "stop")
MOVES = (
    *BUTTONS,
    *(f"play {value}" for value in range(INFLUENCE_CARDS)),
    *(f"add {cheque}" for cheque in CHEQUE_TEXTS),
    *(f"pay {cheque}" for cheque in CHEQUE_TEXTS),
    *(f"option {tile}" for tile in TILE_TEXTS),
    *(f"deal {seat}" for seat in range(MOST_SEATS)),
    *STREET_TEXTS,
)
"""The text of every move, by its number (section 5)."""


def target(move: int) -> Target:
    """The thing on the table that a move belongs to: a button, a card, a cheque, a tile, a seat or a street."""
    if move < PLAY:
        return {"button": BUTTONS[move]}
    if move < ADD:
        return {"influence": move - PLAY}
    if move < OPTION:
        return {"cheque": int(CHEQUE_TEXTS[(move - ADD) % len(CHEQUE_TEXTS)])}
    if move < DEAL:
        return {"tile": TILE_TEXTS[move - OPTION]}
    if move < STREET:
        return {"seat": move - DEAL}
    return {"street": STREET_TEXTS[move - STREET]}


def spoken(move: int, language: str) -> str:
    """A move as people say it."""
    if move < PLAY:
        return say(language, f"move-{BUTTONS[move]}", FACTS.name)
    if move < ADD:
        return say(language, "move-play", FACTS.name, value=move - PLAY)
    if move < OPTION:
        verb = "move-add" if move < PAY else "move-pay"
        return say(language, verb, FACTS.name, cheque=target(move)["cheque"])
    if move < DEAL:
        return tile_said(language, TILE_TEXTS[move - OPTION])
    if move < STREET:
        return say(language, "move-deal", FACTS.name, seat=move - DEAL)
    return say(language, "move-street", FACTS.name, street=street_said(language, STREET_TEXTS[move - STREET]))


# Why a move is not legal now

ASKED = {
    Phase.REVEAL: ("keep-or-reject", "S25"),
    Phase.PLAY: ("play-a-card", "S28"),
    Phase.BID: ("bid-or-pass", "S33"),
    Phase.RAISE: ("raise-begun", "S34"),
    Phase.OPTION: ("pick-a-tile", "S37"),
    Phase.PAY: ("pay-a-cheque", "S40"),
    Phase.DEAL: ("name-a-buyer", "S45"),
    Phase.OFFER: ("make-an-offer", "S45"),
    Phase.ANSWER: ("accept-or-refuse", "S45"),
    Phase.HIDE: ("hide-cheques", "S42"),
    Phase.LIFT: ("lift-a-stick", "S50"),
    Phase.PLACE: ("lay-a-stick", "S47"),
    Phase.REPLACE: ("replace-a-stick", "S71"),
    Phase.MOVE_FROM: ("pick-a-stick-to-move", "S68"),
    Phase.MOVE_TO: ("move-the-stick", "S68"),
    Phase.SWAP_FIRST: ("pick-a-stick-to-swap", "S69"),
    Phase.SWAP_SECOND: ("pick-another-owners-stick", "S69"),
    Phase.REMOVE: ("remove-sticks", "S73"),
    Phase.CHOOSE: ("influence-or-cheques", "S74"),
    Phase.DRAW: ("draw-or-stop", "S75"),
    Phase.OVER: ("game-over", "S77"),
}
"""For each phase the refusal of a move that belongs to another one."""


def why_not(table: Table, move: int) -> IllegalMove:
    """Why a move is not legal now, with the rule that says so."""
    phase = Phase(table.phase)
    if move >= STREET:
        found = WHY_NOT_STREET[phase](table, move - STREET) if phase in WHY_NOT_STREET else None
    elif ADD <= move < PAY and phase in (Phase.BID, Phase.RAISE, Phase.OFFER, Phase.HIDE):
        found = _why_not_add(table, move - ADD)
    else:
        found = _why_not(table, phase, move)
    return found or FACTS.illegal_move(*ASKED[phase])


def _why_not(table: Table, phase: Phase, move: int) -> IllegalMove | None:
    if phase == Phase.PLAY and PLAY <= move < ADD:
        return FACTS.illegal_move("above-influence", "S29", value=move - PLAY, influence=table.influence[table.turn])
    if phase == Phase.RAISE and move == COMMIT:
        return FACTS.illegal_move("bid-too-low", "S34", highest=highest_rival_bid(table))
    if phase == Phase.PAY and PAY <= move < OPTION:
        return FACTS.illegal_move("cheque-not-in-hand", "S40", cheque=CHEQUE_TEXTS[move - PAY])
    if phase == Phase.DEAL and DEAL <= move < STREET:
        return FACTS.illegal_move("not-a-buyer", "S45", seat=move - DEAL)
    if phase == Phase.OFFER and move == PASS:
        return FACTS.illegal_move("offer-begun", "S45")
    if phase in (Phase.PLACE, Phase.REPLACE) and move == PASS:
        return FACTS.illegal_move("lifted-must-be-laid", "S50")
    if phase == Phase.CHOOSE and move == TAKE_CHEQUES:
        return FACTS.illegal_move("bank-is-empty", "S74")
    if phase == Phase.DRAW and move == STOP:
        return FACTS.illegal_move("draw-first", "S75")
    return None


def _why_not_add(table: Table, value: int) -> IllegalMove:
    cheque = CHEQUE_TEXTS[value]
    rule = ASKED[Phase(table.phase)][1]
    if number_of(table.hands[table.turn], value) == 0:
        return FACTS.illegal_move("cheque-not-in-hand", rule, cheque=cheque)
    if table.phase == Phase.HIDE:
        return FACTS.illegal_move("enough-hidden", "S42", most=HIDDEN_MAX)
    if table.phase == Phase.OFFER:
        return FACTS.illegal_move("keep-a-cheque", "S45", later=later_receivers(table))
    return FACTS.illegal_move("cannot-outbid", "S34", highest=highest_rival_bid(table))


# Streets


def _why_not_lift(table: Table, street: int) -> IllegalMove | None:
    if street == table.picked:
        return FACTS.illegal_move("first-of-double", "S67", street=STREET_TEXTS[street])
    return (
        FACTS.illegal_move("not-your-stick", "S50", street=STREET_TEXTS[street])
        if _is_anothers(table, street)
        else None
    )


def _why_not_place(table: Table, street: int) -> IllegalMove:
    text = STREET_TEXTS[street]
    if street == table.lifted:
        return FACTS.illegal_move("lifted-from-here", "S50", street=text)
    if not is_empty(table, street):
        return FACTS.illegal_move(
            "white-street" if owner_of(table, street) == NOBODY else "street-taken", "S47", street=text
        )
    if table.action == NOTHING:
        return FACTS.illegal_move("street-not-on-card", "S47", street=text)
    return FACTS.illegal_move("not-beside-the-first", "S67", street=text, first=STREET_TEXTS[table.picked])


def _why_not_replace(table: Table, street: int) -> IllegalMove:
    return FACTS.illegal_move("no-rivals-stick", "S71", street=STREET_TEXTS[street])


def _why_not_move(table: Table, street: int) -> IllegalMove:
    stuck = owner_of(table, street) != NOBODY and not can_stick_move(table, street)
    return FACTS.illegal_move("stick-cannot-move" if stuck else "no-stick", "S68", street=STREET_TEXTS[street])


def _why_not_move_to(table: Table, street: int) -> IllegalMove:
    return FACTS.illegal_move("out-of-reach", "S68", street=STREET_TEXTS[street], origin=STREET_TEXTS[table.picked])


def _why_not_swap(table: Table, street: int) -> IllegalMove:
    return FACTS.illegal_move("no-stick", "S69", street=STREET_TEXTS[street])


def _why_not_second_swap(table: Table, street: int) -> IllegalMove:
    same = owner_of(table, street) == owner_of(table, table.picked)
    return FACTS.illegal_move("same-owner" if same else "no-stick", "S69", street=STREET_TEXTS[street])


def _why_not_remove(table: Table, street: int) -> IllegalMove:
    return FACTS.illegal_move("not-your-stick", "S73", street=STREET_TEXTS[street])


def _is_anothers(table: Table, street: int) -> bool:
    return not has(table.sticks[table.turn][way_of(street)], place_of(street))


WHY_NOT_STREET: dict[Phase, Callable[[Table, int], IllegalMove | None]] = {
    Phase.LIFT: _why_not_lift,
    Phase.PLACE: _why_not_place,
    Phase.REPLACE: _why_not_replace,
    Phase.MOVE_FROM: _why_not_move,
    Phase.MOVE_TO: _why_not_move_to,
    Phase.SWAP_FIRST: _why_not_swap,
    Phase.SWAP_SECOND: _why_not_second_swap,
    Phase.REMOVE: _why_not_remove,
}
"""For each phase that names streets, why this one cannot be named."""
