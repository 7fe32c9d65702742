"""The start of the game and of a round: the deal, and who speaks first (L6-L9)."""

from quartier.engine.cards.piles import clear_above, put_all_on
from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.engine.primitives.dice import seed_dice, shuffle
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.lotissements.pieces import (
    ALL_BUILDINGS,
    ALL_DECORATIONS,
    BLOCKS,
    BUILDINGS,
    HAND,
    MOST_SEATS,
    RANKS,
    SETS,
    blocks_among,
    is_decoration,
    rank_of,
)
from quartier.games.lotissements.rules.lots import laid_decorations
from quartier.games.lotissements.table import NOTHING, Ending, Event, Phase, Table

EVERYBODY = 0b1111
"""The set of all seats."""


def deal(table: Table, seed: int) -> None:
    """Empty lots, no points, round 1 (L6)."""
    seed_dice(table, seed)
    clear_game(table)
    clear_round(table)
    begin_round(table)


def clear_game(table: Table) -> None:
    """Nothing is built, scored, held or played yet."""
    table.round = 1
    table.ended = Ending.NOT_YET
    table.lot_buildings = 0
    for lot in range(SETS):
        table.lot_decorations[lot] = 0
    for seat in range(MOST_SEATS):
        table.points[seat] = 0
        table.hand_buildings[seat] = 0
        table.hand_decorations[seat] = 0
        table.trick[seat] = 0


def clear_round(table: Table) -> None:
    """Offers and piles are void, all blocks off the lots are in the Reserve and forgotten (L24, L27c)."""
    gather(table)
    table.leader = NOBODY
    table.trick_size = 0
    table.discard = 0
    table.shown_buildings = 0
    table.shown_decorations = 0
    for seat in range(MOST_SEATS):
        table.offers[seat] = NOTHING
        table.captured_buildings[seat] = 0
        table.captured_decorations[seat] = 0
        table.voids[seat] = 0


def gather(table: Table) -> None:
    """All blocks that are not on lots are in the Reserve: returned ones, surplus decorations, lost piles (L24)."""
    table.deck_buildings = ALL_BUILDINGS ^ table.lot_buildings
    table.deck_decorations = ALL_DECORATIONS ^ laid_decorations(table)


# The deal


def begin_round(table: Table) -> None:
    """The blocks are stirred and dealt; the first speaker opens the round."""
    stir(table)
    deal_hands(table)
    choose_first_speaker(table)
    put_stirred_away(table)
    table.phase = Phase.OFFER
    table.turn = table.first


def stir(table: Table) -> None:
    """All blocks off the lots come into random order: the only chance in the game (L9, L28)."""
    blocks = put_all_on(table.stirred, 0, table.deck_buildings)
    blocks = put_all_on(table.stirred, blocks, table.deck_decorations, BUILDINGS)
    shuffle(table, table.stirred, blocks)


def put_stirred_away(table: Table) -> None:
    """The order of stirring means nothing after the deal."""
    clear_above(table.stirred, 0)


def is_in_deck(table: Table, block: int) -> bool:
    """Whether a block lies face down."""
    if is_decoration(block):
        return has(table.deck_decorations, rank_of(block))
    return has(table.deck_buildings, block)


def deck_size(table: Table) -> int:
    """How many blocks lie face down."""
    return count(table.deck_buildings) + count(table.deck_decorations)


def share(table: Table) -> int:
    """The blocks for each seat: a full hand, or an equal part of all that are off the lots (L9)."""
    return min(HAND[table.players - 2], deck_size(table) // table.players)


def deal_hands(table: Table) -> None:
    """Every seat gets its share; what is left stays in the Reserve and is not used in this round (L9, L9a)."""
    table.dealt = share(table)
    for seat in range(table.players):
        buildings, decorations = blocks_among(table.stirred, seat * table.dealt, table.dealt)
        table.hand_buildings[seat] = buildings
        table.hand_decorations[seat] = decorations
        table.deck_buildings ^= buildings
        table.deck_decorations ^= decorations
    note(table, Event.DEALT, table.round, table.dealt)


# The first speaker


def choose_first_speaker(table: Table) -> None:
    """In round 1 the seat that turns up the highest block; later the next one, whoever won the last trick (L7, L8)."""
    if table.round == 1:
        table.first = highest_turned_up(table)
        note(table, Event.TURNED_UP_HIGHEST, table.first)
    else:
        table.first = clockwise(table.players, table.first, 1)
        note(table, Event.SPEAKS_FIRST, table.first)


def highest_turned_up(table: Table) -> int:
    """The seat that turns up the highest block; if several tie, they turn up more, while there are enough (L7, L7a)."""
    turned = table.players * table.dealt
    tied = turn_up(table, EVERYBODY, turned)
    turned += table.players
    while count(tied) > 1 and turned + count(tied) <= BLOCKS:
        tied_before = count(tied)
        tied = turn_up(table, tied, turned)
        turned += tied_before
    return lowest(tied)


def turn_up(table: Table, seats: int, place: int) -> int:
    """Each of these seats turns up a block, from this place of the stirred on; returns those with the highest (L7)."""
    best = NOTHING
    tied = 0
    for seat in range(table.players):
        if has(seats, seat):
            block = table.stirred[place]
            place += 1
            show(table, seat, block)
            if precedence(block) > best:
                best = precedence(block)
                tied = 0
            if precedence(block) == best:
                tied |= one(seat)
    return tied


def precedence(block: int) -> int:
    """Any decoration ranks above any building; otherwise the number decides (L7)."""
    return rank_of(block) + (RANKS if is_decoration(block) else 0)


def show(table: Table, seat: int, block: int) -> None:
    """A turned-up block goes back into the Reserve, where all know it to be (L7b)."""
    if is_decoration(block):
        table.shown_decorations |= one(rank_of(block))
    else:
        table.shown_buildings |= one(block)
    note(table, Event.TURNED_UP, seat, block)
