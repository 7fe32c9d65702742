"""The rules of Lotissements, in the order of the book: the deal, the offers, the tricks.

The blocks (L2-L5) are printed in `pieces.py`; who plays with whom (L1) is in `sides.py`; contests, building and the
end of the game (L19-L25) are in `building.py`, the points (L22, L23, L26) in `scoring.py`.
"""

from quartier.engine.primitives.bits import clear, count, count_marked, has, lowest, mark, moved_down, moved_up, one
from quartier.engine.primitives.dice import seed_dice, shuffle
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise, places_between
from quartier.games.lotissements.building import build, ending, gather
from quartier.games.lotissements.pieces import (
    BLOCKS,
    BUILDINGS,
    BUILDINGS_OF,
    DECORATIONS_OF,
    HAND,
    MOST_SEATS,
    OF_SET,
    RANKS,
    SETS,
    category_of,
    is_decoration,
    rank_of,
)
from quartier.games.lotissements.sides import partner_of, side_of, sides
from quartier.games.lotissements.table import NOTHING, Ending, Event, Phase, Table

# Moves: a block's number plays it; then come the offers.
OFFER = 75
CONTRE = 79
BUILD = 83
IN_FIRST_WORD = 64 - BUILDINGS
"""So many decorations have their moves in the first word of a set of moves."""

EVERYBODY = 0b1111
"""The set of all seats."""


# Setup and deal


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
    table.built = 0
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
    table.returned = 0
    table.shown_buildings = 0
    table.shown_decorations = 0
    for seat in range(MOST_SEATS):
        table.offers[seat] = NOTHING
        table.pile_buildings[seat] = 0
        table.pile_decorations[seat] = 0
        table.voids[seat] = 0


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
    blocks = 0
    for block in range(BLOCKS):
        if is_in_reserve(table, block):
            table.stirred[blocks] = block
            blocks += 1
    shuffle(table, table.stirred, blocks)


def put_stirred_away(table: Table) -> None:
    """The order of stirring means nothing after the deal."""
    for place in range(BLOCKS):
        table.stirred[place] = 0


def is_in_reserve(table: Table, block: int) -> bool:
    """Whether a block lies face down."""
    if is_decoration(block):
        return has(table.reserve_decorations, rank_of(block))
    return has(table.reserve_buildings, block)


def reserve_size(table: Table) -> int:
    """How many blocks lie face down."""
    return count(table.reserve_buildings) + count(table.reserve_decorations)


def share(table: Table) -> int:
    """The blocks for each seat: a full hand, or an equal part of all that are off the lots (L9)."""
    return min(HAND[table.players - 2], reserve_size(table) // table.players)


def deal_hands(table: Table) -> None:
    """Every seat gets its share; what is left stays in the Reserve and is not used in this round (L9, L9a)."""
    table.dealt = share(table)
    for seat in range(table.players):
        buildings, decorations = blocks_among(table.stirred, seat * table.dealt, table.dealt)
        table.hand_buildings[seat] = buildings
        table.hand_decorations[seat] = decorations
        table.reserve_buildings ^= buildings
        table.reserve_decorations ^= decorations
    note(table, Event.DEALT, table.round, table.dealt)


def blocks_among(row: list[int], first: int, number: int) -> tuple[int, int]:
    """The buildings, and the decorations, among so many blocks of a row."""
    buildings, decorations = 0, 0
    for place in range(first, first + number):
        block = row[place]
        buildings |= 0 if is_decoration(block) else one(block)
        decorations |= one(rank_of(block)) if is_decoration(block) else 0
    return buildings, decorations


def choose_first_speaker(table: Table) -> None:
    """In round 1 whoever turns up the highest block; later the next seat, whoever won the last trick (L7, L8)."""
    if table.round == 1:
        table.first = highest_turned_up(table)
        note(table, Event.TURNED_UP_HIGHEST, table.first)
    else:
        table.first = clockwise(table.players, table.first, 1)
        note(table, Event.SPEAKS_FIRST, table.first)


def highest_turned_up(table: Table) -> int:
    """Whoever turns up the highest block; seats that tie turn up another each, while there are enough (L7, L7a)."""
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
            if standing(block) > best:
                best = standing(block)
                tied = 0
            if standing(block) == best:
                tied |= one(seat)
    return tied


def standing(block: int) -> int:
    """Any decoration ranks above any building; otherwise the number decides (L7)."""
    return rank_of(block) + (RANKS if is_decoration(block) else 0)


def show(table: Table, seat: int, block: int) -> None:
    """A turned-up block goes back into the Reserve, where all know it to be (L7b)."""
    if is_decoration(block):
        table.shown_decorations |= one(rank_of(block))
    else:
        table.shown_buildings |= one(block)
    note(table, Event.TURNED_UP, seat, block)


# What may be done


def legal(table: Table, moves: list[int]) -> int:
    """A block, a set to name, or `build`: as the phase says (section 5)."""
    if table.phase == Phase.PLAY:
        return mark_blocks(table, moves)
    clear(moves)
    if table.phase != Phase.OVER:
        mark_offers(table, moves)
    return count_marked(moves)


def play(table: Table, move: int) -> None:
    """The choice of the seat that decides takes effect."""
    if move < OFFER:
        play_block(table, move)
    elif move == BUILD:
        leave_to_partner(table)
    elif move >= CONTRE:
        note(table, Event.CONTRED, table.turn, move - CONTRE)
        name_set(table, move - CONTRE)
    else:
        note(table, Event.OFFERED, table.turn, move - OFFER)
        name_set(table, move - OFFER)


# Offers


def mark_offers(table: Table, moves: list[int]) -> None:
    """A set not yet named, or by `contre` a named one; in teams the speaker may also say `build` (L10-L13)."""
    for lot in range(SETS):
        if not is_named(table, lot):
            mark(moves, OFFER + lot)
        elif table.contre:
            mark(moves, CONTRE + lot)
    if can_build(table):
        mark(moves, BUILD)


def is_named(table: Table, lot: int) -> bool:
    """Whether a side has named this set in this round (L10)."""
    for side in range(sides(table)):
        if table.offers[side] == lot:
            return True
    return False


def can_build(table: Table) -> bool:
    """Only in teams, and the partner cannot hand the choice back (L11b, L12)."""
    return table.teams and table.phase == Phase.OFFER


def leave_to_partner(table: Table) -> None:
    """The speaker says that his partner shall choose (L11a)."""
    partner = partner_of(table, table.turn)
    note(table, Event.LEFT_TO_PARTNER, table.turn, partner)
    table.phase = Phase.PARTNER_OFFER
    table.turn = partner


def name_set(table: Table, lot: int) -> None:
    """A named set binds the whole side; then the next side speaks, or whoever named the first set leads (L10, L14)."""
    table.offers[side_of(table, table.turn)] = lot
    if table.leader == NOBODY:
        table.leader = table.turn
    if offers_made(table) < sides(table):
        table.phase = Phase.OFFER
        table.turn = next_speaker(table)
    else:
        table.phase = Phase.PLAY
        table.turn = table.leader


def offers_made(table: Table) -> int:
    """How many sides have named a set."""
    made = 0
    for side in range(sides(table)):
        if table.offers[side] != NOTHING:
            made += 1
    return made


def next_speaker(table: Table) -> int:
    """Clockwise from the first speaker; for the second team the seat next to him (L11c, L12)."""
    return clockwise(table.players, table.first, offers_made(table))


# Tricks


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
    table.pile_buildings[side] |= kept
    table.pile_decorations[side] |= decorations
    table.returned |= buildings ^ kept
    note(table, Event.TOOK, winner, count(kept) + count(decorations), count(buildings ^ kept))


def hand_size(table: Table, seat: int) -> int:
    """How many blocks a seat holds."""
    return count(table.hand_buildings[seat]) + count(table.hand_decorations[seat])


def has_played(table: Table, seat: int) -> bool:
    """Whether a seat's block lies in the current trick: the leader's first, then clockwise (L15)."""
    return places_between(table.players, table.leader, seat) < table.trick_size


# The end of a round


def end_round(table: Table) -> None:
    """The sides build; then the game is over, or another round begins (L18, L25)."""
    build(table)
    clear_round(table)
    table.ended = ending(table)
    if table.ended == Ending.NOT_YET:
        table.round += 1
        begin_round(table)
    else:
        end_game(table)


def end_game(table: Table) -> None:
    """Nobody decides any more (L25)."""
    table.dealt = 0
    table.phase = Phase.OVER
    table.turn = NOBODY
    note(table, Event.OVER, table.round, table.ended)
