"""The influence auction: secret cards, equal ones cancel, only investors pay (S28-S32)."""

from quartier.engine.primitives.bits import mark_all
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.san_francisco.moves import PLAY
from quartier.games.san_francisco.pieces import CARD_INVESTORS, INFLUENCE_CARDS
from quartier.games.san_francisco.table import NOTHING, Event, Phase, Step, Table

UP_TO = tuple((2 << value) - 1 for value in range(INFLUENCE_CARDS))
"""For each value the set of cards from 0 to it."""


def open_influence_auction(table: Table) -> None:
    """Every player, from the first player clockwise, secretly plays one card (S28)."""
    table.turn = table.first
    table.phase = Phase.PLAY


def mark_influence_cards(table: Table, moves: list[int]) -> None:
    """No card above one's influence; the 0 is always legal (S29)."""
    mark_all(moves, PLAY, UP_TO[min(table.influence[table.turn], INFLUENCE_CARDS - 1)])


def play_influence_card(table: Table, value: int) -> None:
    """Nobody sees the card before the last player has chosen (S19, S28)."""
    table.played[table.turn] = value
    table.turn = clockwise(table.players, table.turn, 1)
    if table.turn == table.first:
        reveal_influence_cards(table)


def reveal_influence_cards(table: Table) -> None:
    """All cards are shown, the investors pay, and the cards return to their owners (S28)."""
    for away in range(table.players):
        seat = clockwise(table.players, table.first, away)
        note(table, Event.PLAYED, seat, table.played[seat])
    rank_investors(table)
    for seat in range(table.players):
        table.played[seat] = NOTHING
    table.phase = Step.INVEST


def rank_investors(table: Table) -> None:
    """By falling value, those who alone played theirs become investors, as many as are admitted (S30, S31)."""
    for value in range(INFLUENCE_CARDS - 1, -1, -1):
        seat = lone_player_of(table, value)
        if seat != NOBODY and table.rights < most_investors(table):
            table.investors[table.rights] = seat
            table.rights += 1
            pay_influence(table, seat, value)
    if table.rights == 0:
        note(table, Event.NO_INVESTOR)


def lone_player_of(table: Table, value: int) -> int:
    """Who alone played this value; equal cards remove each other, at any rank (S30)."""
    found = NOBODY
    for seat in range(table.players):
        if table.played[seat] == value:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


def most_investors(table: Table) -> int:
    """The number on the auction card; one for an action card (S31)."""
    return 1 if table.action != NOTHING else CARD_INVESTORS[table.card]


def pay_influence(table: Table, seat: int, value: int) -> None:
    """An investor's influence drops by his card's value, at once (S32)."""
    table.influence[seat] -= value
    note(table, Event.PAID_INFLUENCE, seat, value)
