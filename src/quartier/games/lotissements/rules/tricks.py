"""The tricks: playing a block, who wins, and what is captured (L3, L15-L18)."""

from quartier.engine.primitives.bits import count, moved_down, moved_up, one
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise, places_between
from quartier.games.lotissements.moves import IN_FIRST_WORD
from quartier.games.lotissements.pieces import (
    BUILDINGS,
    BUILDINGS_OF,
    DECORATIONS_OF,
    OF_SET,
    RANKS,
    blocks_among,
    category_of,
    is_decoration,
    rank_of,
)
from quartier.games.lotissements.rules.ending import end_round
from quartier.games.lotissements.rules.sides import side_of
from quartier.games.lotissements.table import NOTHING, Event, Table


def mark_blocks(table: Table, moves: list[int]) -> int:
    """The leader plays any block; the others follow if they can, else they play any block (L15)."""
    buildings = table.hand_buildings[table.turn]
    decorations = table.hand_decorations[table.turn]
    if table.trick_size > 0 and can_follow(table, table.turn):
        buildings &= BUILDINGS_OF[led(table)]
        decorations &= DECORATIONS_OF[led(table)]
    moves[0] = buildings | moved_up(decorations, BUILDINGS)
    moves[1] = moved_down(decorations, IN_FIRST_WORD)
    return count(buildings) + count(decorations)


def led(table: Table) -> int:
    """The category that the current trick began with."""
    return category_of(table.trick[0])


def can_follow(table: Table, seat: int) -> bool:
    """Whether a seat holds a block of the category led: of that set, or any decoration (L15a, L15b)."""
    return holds(table, seat, led(table))


def holds(table: Table, seat: int, category: int) -> bool:
    """Whether a seat has a block of a category in its hand."""
    buildings = table.hand_buildings[seat] & BUILDINGS_OF[category]
    return buildings | table.hand_decorations[seat] & DECORATIONS_OF[category] != 0


def play_block(table: Table, block: int) -> None:
    """A block goes from the hand into the trick; who does not follow shows that he cannot (L15, L27a)."""
    if is_decoration(block):
        table.hand_decorations[table.turn] ^= one(rank_of(block))
    else:
        table.hand_buildings[table.turn] ^= one(block)
    table.trick[table.trick_size] = block
    table.trick_size += 1
    if category_of(block) != led(table):
        table.voids[table.turn] |= one(led(table))
    note(table, Event.PLAYED, table.turn, block)
    if table.trick_size == table.players:
        end_trick(table)
    else:
        table.turn = clockwise(table.players, table.turn, 1)


def end_trick(table: Table) -> None:
    """The winner captures and leads the next trick; when all hands are empty the round ends (L17, L18)."""
    winner = clockwise(table.players, table.leader, winning_place(table))
    capture(table, winner)
    table.trick_size = 0
    table.leader = winner
    table.turn = winner
    if hand_size(table, winner) == 0:
        end_round(table)


def winning_place(table: Table) -> int:
    """The place in the trick of its strongest block so far (L16)."""
    best, most = 0, NOTHING
    for place in range(table.trick_size):
        power = strength(table.trick[place], led(table))
        if power > most:
            best, most = place, power
    return best


def strength(block: int, first: int) -> int:
    """Any decoration beats the category led first, that beats any other; within one the number decides (L3, L16)."""
    follows = RANKS if category_of(block) == first else 0
    return rank_of(block) + (2 * RANKS if is_decoration(block) else follows)


def capture(table: Table, winner: int) -> None:
    """The winner's side keeps the blocks of its set and all decorations; the rest goes back at once (L17)."""
    side = side_of(table, winner)
    buildings, decorations = blocks_among(table.trick, 0, table.trick_size)
    kept = buildings & OF_SET[table.offers[side]]
    table.captured_buildings[side] |= kept
    table.captured_decorations[side] |= decorations
    table.discard |= buildings ^ kept
    note(table, Event.TOOK, winner, count(kept) + count(decorations), count(buildings ^ kept))


def hand_size(table: Table, seat: int) -> int:
    """How many blocks a seat holds."""
    return count(table.hand_buildings[seat]) + count(table.hand_decorations[seat])


def has_played(table: Table, seat: int) -> bool:
    """Whether a seat's block lies in the current trick: the leader's first, then clockwise (L15)."""
    return places_between(table.players, table.leader, seat) < table.trick_size
