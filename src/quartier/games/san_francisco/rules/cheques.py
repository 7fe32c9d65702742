"""The cheque auction: open, rising, without change; one winner (S33-S36). And the bank (S11)."""

from quartier.engine.primitives.bits import mark, mark_all
from quartier.engine.primitives.dice import below
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.engine.primitives.tally import kinds_in, number_of, one_of
from quartier.games.san_francisco.moves import ADD, COMMIT, PASS
from quartier.games.san_francisco.pieces import VALUES, dollars_in
from quartier.games.san_francisco.table import Event, Phase, Step, Table

# The bank


def pay_into_bank(table: Table, cheques: int) -> None:
    """Cheques enter one at a time, each at a random place, so that every draw is a random one (S11)."""
    for value in range(VALUES):
        for _ in range(number_of(cheques, value)):
            insert_into_bank(table, value)


def insert_into_bank(table: Table, value: int) -> None:
    """One cheque, at a random place of the heap (S11)."""
    place = below(table, table.bank_size + 1)
    for above in range(table.bank_size, place, -1):
        table.bank[above] = table.bank[above - 1]
    table.bank[place] = value
    table.bank_size += 1


# Laying cheques down


def add_cheque(table: Table, value: int) -> None:
    """A cheque from the hand is laid down; until it is committed it is nobody else's business (S34, S42, S45)."""
    table.hands[table.turn] -= one_of(value)
    table.added += one_of(value)


def lay_in_the_open(table: Table, before: int) -> None:
    """The cheques laid down are committed in front of a seat, for all to see (S18)."""
    table.ledger[table.turn] -= table.added
    table.laid[before] += table.added
    table.added = 0


def laid_in_secret(table: Table, seat: int) -> int:
    """The cheques of a seat that lie on the table unseen: those not committed yet, and hidden ones (S19, S34)."""
    cheques = table.added if seat == table.turn else 0
    return cheques + table.laid[seat] if table.phase == Phase.HIDE else cheques


def laid_before(table: Table, seat: int) -> int:
    """The cheques that lie before a seat, those that the active one is adding there included (S18)."""
    adding = table.receiver if table.phase == Phase.OFFER else table.turn
    return table.laid[seat] + table.added if seat == adding else table.laid[seat]


def give_to(table: Table, seat: int, cheques: int) -> None:
    """Cheques that everybody has seen go into a hand, and into the ledger (S21a)."""
    table.hands[seat] += cheques
    table.ledger[seat] += cheques


# The auction


def open_cheque_auction(table: Table) -> None:
    """Bidding starts with the first player (S33)."""
    table.turn = table.first
    table.phase = Phase.BID


def mark_bids(table: Table, moves: list[int]) -> None:
    """At his turn a player passes, or raises if all his cheques together suffice (S33, S34)."""
    mark(moves, PASS)
    if can_raise(table):
        mark_all(moves, ADD, kinds_in(table.hands[table.turn], VALUES))


def mark_raise(table: Table, moves: list[int]) -> None:
    """Any cheque may be added; with enough on the table the raise can be committed (S34)."""
    mark_all(moves, ADD, kinds_in(table.hands[table.turn], VALUES))
    if bid_of(table, table.turn) > highest_rival_bid(table):
        mark(moves, COMMIT)


def can_raise(table: Table) -> bool:
    """Whether the cheques on the table and all those in hand exceed the highest rival bid (S34)."""
    return bid_of(table, table.turn) + dollars_in(table.hands[table.turn]) > highest_rival_bid(table)


def bid_of(table: Table, seat: int) -> int:
    """What lies in front of a bidder, cheques not yet committed included (S34)."""
    cheques = table.laid[seat]
    if seat == table.turn:
        cheques += table.added
    return dollars_in(cheques) if cheques != 0 else 0


def highest_rival_bid(table: Table) -> int:
    """The highest total of any rival of the active seat, 0 if none has bid (S34)."""
    highest = 0
    for seat in range(table.players):
        if seat != table.turn:
            highest = max(highest, bid_of(table, seat))
    return highest


def bid(table: Table, move: int) -> None:
    """A player passes, or begins to raise; then passing is no longer possible (S34)."""
    if move == PASS:
        pass_auction(table)
    else:
        add_cheque(table, move - ADD)
        table.phase = Phase.RAISE


def raise_bid(table: Table, move: int) -> None:
    """One cheque at a time, then the raise is committed; nothing is taken back (S34)."""
    if move != COMMIT:
        add_cheque(table, move - ADD)
        return
    raised = table.added
    lay_in_the_open(table, table.turn)
    if is_heard():
        note(table, Event.BID, table.turn, raised, bid_of(table, table.turn))
    ask_next_bidder(table)


def pass_auction(table: Table) -> None:
    """A passing player takes all his cheques back and is out of this auction (S35)."""
    note(table, Event.PASSED, table.turn)
    table.passed[table.turn] = True
    give_to(table, table.turn, table.laid[table.turn])
    table.laid[table.turn] = 0
    ask_next_bidder(table)


def ask_next_bidder(table: Table) -> None:
    """Clockwise among those who have not passed; the last one wins, or is still asked if he has not bid (S33, S36)."""
    bidder = next_bidder(table)
    if bidder == NOBODY:
        note(table, Event.NO_BID)
        end_cheque_auction(table)
    elif table.laid[bidder] != 0 and is_alone(table, bidder):
        win_cheque_auction(table, bidder)
    else:
        table.turn = bidder
        table.phase = Phase.BID


def next_bidder(table: Table) -> int:
    """The first one clockwise after the active seat who has not passed; maybe that seat itself (S33)."""
    for away in range(1, table.players + 1):
        seat = clockwise(table.players, table.turn, away)
        if not table.passed[seat]:
            return seat
    return NOBODY


def is_alone(table: Table, bidder: int) -> bool:
    """Whether all others have passed (S35)."""
    for seat in range(table.players):
        if seat != bidder and not table.passed[seat]:
            return False
    return True


def win_cheque_auction(table: Table, bidder: int) -> None:
    """His cheques on the table go to the bank and he becomes the only investor (S35)."""
    if is_heard():
        note(table, Event.PAID_CHEQUES, bidder, dollars_in(table.laid[bidder]))
    pay_into_bank(table, table.laid[bidder])
    table.investors[0] = bidder
    table.rights = 1
    end_cheque_auction(table)


def end_cheque_auction(table: Table) -> None:
    """Nothing is left on the table; without a bid there is no investor and nobody pays (S36)."""
    for seat in range(table.players):
        table.laid[seat] = 0
        table.passed[seat] = False
    table.phase = Step.INVEST
