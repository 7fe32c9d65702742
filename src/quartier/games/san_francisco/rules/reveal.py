"""The round and its auction card (S23-S27)."""

from quartier.engine.primitives.bits import mark
from quartier.engine.primitives.dice import shuffle
from quartier.engine.primitives.notes import note
from quartier.games.san_francisco.moves import KEEP, REJECT
from quartier.games.san_francisco.pieces import AUCTION_DECK, BORDER_STREETS, BY_TILE, CARD_WHERE, WAYS
from quartier.games.san_francisco.rules.ending import end_game
from quartier.games.san_francisco.rules.streets import streets_at
from quartier.games.san_francisco.table import Event, Phase, Step, Table


def begin_round(table: Table) -> None:
    """The first player is shown a card and asked, unless nothing fits any more (S24, S27)."""
    if not does_anything_fit(table):
        end_game(table)
        return
    turn_up_card(table)
    table.turn = table.first
    table.phase = Phase.REVEAL


# Which cards fit


def does_anything_fit(table: Table) -> bool:
    """Whether any of the 36 cards would fit (S27)."""
    return is_open(table, BORDER_STREETS) or is_open(table, BY_TILE)


def is_open(table: Table, where: int) -> bool:
    """A card fits if at least one empty street is allowed by it (S24)."""
    for way in range(WAYS):
        if table.empty[way] & streets_at(table, where, way) != 0:
            return True
    return False


# Turning up


def turn_up_card(table: Table) -> None:
    """Cards that do not fit are discarded at once, unasked (S24); something must fit."""
    take_top_card(table)
    while not is_open(table, CARD_WHERE[table.card]):
        note(table, Event.UNFIT, table.card)
        take_top_card(table)
    note(table, Event.TURNED_UP, table.round, table.first, table.card)


def take_top_card(table: Table) -> None:
    """The card before it is discarded; from an empty deck all discards are shuffled and become the deck (S26)."""
    if table.turned == AUCTION_DECK:
        note(table, Event.RESHUFFLED, AUCTION_DECK)
        shuffle(table, table.cards, AUCTION_DECK)
        table.turned = 0
    table.card = table.cards[table.turned]
    table.turned += 1


# Keeping and rejecting


def mark_reveal(table: Table, moves: list[int]) -> None:
    """The first player keeps the card or rejects it (S25)."""
    mark(moves, KEEP)
    mark(moves, REJECT)


def judge_card(table: Table, move: int) -> None:
    """A rejected card is discarded, and the next one that fits is compulsory (S25)."""
    table.phase = Step.AUCTION
    if move == KEEP:
        note(table, Event.KEPT, table.turn, table.card)
        return
    note(table, Event.REJECTED, table.turn, table.card)
    if does_anything_fit(table):
        turn_up_card(table)
    else:
        end_game(table)
