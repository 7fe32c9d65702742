"""The turn: the actions A to D and the cards that follow them (F10-F16)."""

from quartier.engine.primitives.bits import mark, mark_all, one
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise
from quartier.games.fifth_avenue.moves import BUILDINGS, COMMISSION, SCORE, SHOP, TAKE
from quartier.games.fifth_avenue.pieces import COLOURS, DISTRICTS, PAWNS, TAKEN_BUILDINGS, place_of
from quartier.games.fifth_avenue.rules.board import is_open, is_present
from quartier.games.fifth_avenue.rules.cards import draw_to_hand, has_pile, piles_with_cards, take_top
from quartier.games.fifth_avenue.rules.shops import active_kinds, shop_sites
from quartier.games.fifth_avenue.rules.turn import begin_cards
from quartier.games.fifth_avenue.scoring import district_points
from quartier.games.fifth_avenue.table import NOTHING, Event, Phase, Table


def mark_actions(table: Table, moves: list[int]) -> None:
    """Buildings, a shop, a commission or a scoring; a commission is always possible (F10, F13)."""
    if table.supply[table.turn] > 0:
        mark(moves, BUILDINGS)
    if shop_sites(table) != 0:
        mark_all(moves, SHOP, active_kinds(table))
    mark(moves, COMMISSION)
    mark_all(moves, SCORE, scorable_districts(table))


# Action A


def take_buildings(table: Table) -> None:
    """Three buildings go from the supply to the reserve, or all that are left (F11)."""
    number = min(TAKEN_BUILDINGS, table.supply[table.turn])
    table.supply[table.turn] -= number
    table.reserves[table.turn] += number
    note(table, Event.BUILDINGS, table.turn, number)
    begin_cards(table)


# Action C


def commission(table: Table) -> None:
    """A black card is drawn unseen, if there is one; then a pawn is moved (F13)."""
    cards = draw_to_hand(table, table.turn)
    note(table, Event.COMMISSION, table.turn, cards)
    table.phase = Phase.EXTRA_MOVE


# Action D


def scorable_districts(table: Table) -> int:
    """The set of open districts in which a pawn stands; tokens do not count (F14)."""
    districts = 0
    for district in range(DISTRICTS):
        if is_open(table, district) and has_pawn(table, district):
            districts |= one(district)
    return districts


def has_pawn(table: Table, district: int) -> bool:
    """Whether a pawn stands in the district."""
    for pawn in range(PAWNS):
        if table.pawns[pawn] == place_of(district):
            return True
    return False


def score_district(table: Table, district: int) -> None:
    """All owners in the district score; then black cards are drawn and a pawn is moved (F14, F16, F25)."""
    note(table, Event.SCORED, table.turn, district)
    for seat in range(table.players):
        points = district_points(table, seat, district)
        if points > 0:
            table.scores[seat] += points
            note(table, Event.POINTS, seat, points)
    draw_after_scoring(table, district)
    table.phase = Phase.MOVE


def draw_after_scoring(table: Table, district: int) -> None:
    """Two black cards for the active seat, then one for each seat that owns nothing there, itself first (F16)."""
    for away in range(table.players):
        seat = clockwise(table.players, table.active, away)
        owed = (2 if away == 0 else 0) + (0 if is_present(table, seat, district) else 1)
        cards = 0
        for _ in range(owed):
            cards += draw_to_hand(table, seat)
        if cards > 0:
            note(table, Event.DREW, seat, cards)


# Coloured cards


def mark_takes(table: Table, moves: list[int]) -> None:
    """Any coloured pile with cards, but not the same colour twice (F15)."""
    for colour in range(COLOURS):
        if has_pile(table, colour) and colour != table.taken:
            mark(moves, TAKE + colour)


def take_card(table: Table, colour: int) -> None:
    """The top card goes to the hand in sight of all; then one of another colour, if there is any (F15, F60d)."""
    card = take_top(table, colour)
    table.hands[table.turn][card] += 1
    table.known[table.turn][card] += 1
    note(table, Event.TOOK, table.turn, card)
    if table.taken == NOTHING and has_other_pile(table, colour):
        table.taken = colour
    else:
        table.taken = NOTHING
        table.phase = Phase.MOVE


def has_other_pile(table: Table, colour: int) -> bool:
    """Whether a pile of another colour has cards (F15b)."""
    return piles_with_cards(table) > (1 if has_pile(table, colour) else 0)
