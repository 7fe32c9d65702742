"""Standing orders: what a seat wants done for it. They are kept with the seat and shown to nobody else."""

from __future__ import annotations

from typing import Any

from quartier.engine.listing import legal_moves
from quartier.engine.primitives.dice import scrambled
from quartier.engine.schema import copy_of
from quartier.play.table import Table
from quartier.server.refusals import Refusal
from quartier.server.wire.positions import StandingOrder, StandingOrders

IMAGINED = 20
"""Deals imagined for every other seat, to find out whether a forced move would tell it something."""


def kept(wanted: dict[str, Any], table: Table, seat: int) -> dict[str, Any] | None:
    """The orders as they are kept: with the phase in which those for a phase were left; None if there are none."""
    for order in wanted["moves"]:
        if order["move"] not in table.game.modules.numbers:
            raise Refusal(422, "unknown-order", move=order["move"][:60])
    if not wanted["forced"] and not wanted["moves"]:
        return None
    phase = table.view(seat)["phase"]
    return {"forced": wanted["forced"], "moves": [{**order, "phase": phase} for order in wanted["moves"]]}


def standing(orders: dict[str, Any] | None) -> StandingOrders:
    """The orders of a seat, as it is shown them."""
    if orders is None:
        return {"forced": False, "moves": []}
    moves: list[StandingOrder] = [{"move": order["move"], "until": order["until"]} for order in orders["moves"]]
    return {"forced": orders["forced"], "moves": moves}


def still_valid(orders: dict[str, Any], table: Table, seat: int) -> dict[str, Any] | None:
    """The orders that have not lapsed: those for a phase end with it."""
    phase = table.view(seat)["phase"]
    moves = [order for order in orders["moves"] if order["until"] == "game" or order["phase"] == phase]
    return {"forced": orders["forced"], "moves": moves} if orders["forced"] or moves else None


def ordered_move(orders: dict[str, Any], table: Table) -> str | None:
    """The move that the deciding seat's orders ask for now."""
    legal = table.moves()
    for order in orders["moves"]:
        if order["move"] in legal:
            return str(order["move"])
    if orders["forced"] and len(legal) == 1 and tells_nothing(table, legal[0]):
        return legal[0]
    return None


def tells_nothing(table: Table, move: str) -> bool:
    """Whether nobody learns anything by a forced move being played at once.

    So it is if nobody hears of the move, if it ends a chain in which there was a choice (nobody knows when that was
    made), or if everybody knows that there is no other move.
    """
    trial = table.copy()
    trial.play(move)
    if trial.quiet[-1]:
        return True
    if table.can_undo:
        return _had_a_choice(table)
    others = [other for other in range(table.game.players) if other != table.turn]
    return all(_must_think_it_forced(table, move, other, dice) for other in others for dice in range(IMAGINED))


def _had_a_choice(table: Table) -> bool:
    """Whether the half-made chain held a decision between several moves."""
    begins = len(table.history)
    while begins and table.quiet[begins - 1]:
        begins -= 1
    return any(len(table.at(number).move_numbers()) > 1 for number in range(begins, len(table.history)))


def _must_think_it_forced(table: Table, move: str, other: int, dice: int) -> bool:
    """Whether this is the only move in a deal that another seat must think possible.

    What that seat holds is imagined first, with dice of its own: else the answer would tell the deciding seat something
    about it.
    """
    imagined = copy_of(table.state)
    table.game.modules.sight.redeal(imagined, table.turn, dice)
    table.game.modules.sight.redeal(imagined, other, scrambled(dice + 1))
    legal = legal_moves(table.game.modules.rules.legal, imagined, table.game.alphabet)
    return [table.game.alphabet[number] for number in legal] == [move]
