"""Negotiation over a tile that several have picked, with the option `negotiate` (S44, S45)."""

from quartier.engine.primitives.bits import mark, mark_all
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.primitives.tally import kinds_in, total_of
from quartier.games.san_francisco.moves import ACCEPT, ADD, COMMIT, DEAL, PASS, REFUSE
from quartier.games.san_francisco.pieces import VALUES, dollars_in
from quartier.games.san_francisco.rules.cheques import add_cheque, give_to, lay_in_the_open
from quartier.games.san_francisco.rules.options import award_tile, first_picker, next_picker, number_of_pickers
from quartier.games.san_francisco.table import Event, Phase, Table

# a. Each tied player in turn may name a buyer


def mark_deals(table: Table, moves: list[int]) -> None:
    """The proposer passes or names a tied player who could give each of the others a cheque (S45a)."""
    mark(moves, PASS)
    for seat in range(table.players):
        if table.picks[seat] == table.tile and total_of(table.hands[seat], VALUES) >= number_of_pickers(table) - 1:
            mark(moves, DEAL + seat)


def propose(table: Table, move: int) -> None:
    """The buyer then serves the other tied players in list order (S45a, S45b)."""
    table.proposer = table.turn
    if move == PASS:
        note(table, Event.NO_PROPOSAL, table.turn)
        ask_next_proposer(table)
        return
    note(table, Event.PROPOSED, table.turn, move - DEAL)
    table.buyer = move - DEAL
    table.receiver = first_receiver(table)
    table.turn = table.buyer
    table.phase = Phase.OFFER


def ask_next_proposer(table: Table) -> None:
    """After the last proposer without a deal the tied players hide cheques (S45e)."""
    proposer = next_picker(table, table.proposer)
    table.proposer = NOBODY
    table.buyer = NOBODY
    table.receiver = NOBODY
    if proposer != NOBODY:
        table.turn = proposer
        table.phase = Phase.DEAL
    else:
        table.turn = first_picker(table)
        table.phase = Phase.HIDE


def first_receiver(table: Table) -> int:
    """The first tied player who is not the buyer (S45b)."""
    seat = first_picker(table)
    return seat if seat != table.buyer else next_picker(table, seat)


def next_receiver(table: Table, seat: int) -> int:
    """The next tied player who is not the buyer, or NOBODY (S45b)."""
    after = next_picker(table, seat)
    return next_picker(table, after) if after != NOBODY and after == table.buyer else after


# b. The buyer makes his offers


def mark_offers(table: Table, moves: list[int]) -> None:
    """He may refuse before his first cheque; he must keep a cheque for each player still to be served (S45b)."""
    if not is_anything_offered(table):
        mark(moves, PASS)
    if total_of(table.hands[table.turn], VALUES) > later_receivers(table):
        mark_all(moves, ADD, kinds_in(table.hands[table.turn], VALUES))
    if table.added != 0:
        mark(moves, COMMIT)


def is_anything_offered(table: Table) -> bool:
    """Whether the buyer has laid down a cheque for anybody."""
    for seat in range(table.players):
        if table.laid[seat] != 0:
            return True
    return table.added != 0


def later_receivers(table: Table) -> int:
    """How many players are to be served after this one (S45b)."""
    later = 0
    seat = next_receiver(table, table.receiver)
    while seat != NOBODY:
        later += 1
        seat = next_receiver(table, seat)
    return later


def offer(table: Table, move: int) -> None:
    """Cheques one at a time, then the offer to this player is committed (S45b)."""
    if move == PASS:
        note(table, Event.NO_OFFER, table.turn)
        ask_next_proposer(table)
    elif move == COMMIT:
        commit_offer(table)
    else:
        add_cheque(table, move - ADD)


def commit_offer(table: Table) -> None:
    """After the last offer the others answer in list order (S45b, S45c)."""
    if is_heard():
        note(table, Event.OFFERED, table.turn, table.receiver, table.added, dollars_in(table.added))
    lay_in_the_open(table, table.receiver)
    table.receiver = next_receiver(table, table.receiver)
    if table.receiver == NOBODY:
        table.turn = first_receiver(table)
        table.phase = Phase.ANSWER


# c, d, e. The others answer


def mark_answers(table: Table, moves: list[int]) -> None:
    """Accept or refuse (S45c)."""
    mark(moves, ACCEPT)
    mark(moves, REFUSE)


def answer(table: Table, move: int) -> None:
    """The first refusal ends the attempt; if all accept the deal is carried out (S45c, S45d)."""
    if move == REFUSE:
        note(table, Event.REFUSED, table.turn)
        take_offers_back(table)
        ask_next_proposer(table)
        return
    note(table, Event.ACCEPTED, table.turn)
    receiver = next_receiver(table, table.turn)
    if receiver != NOBODY:
        table.turn = receiver
    else:
        strike_deal(table)


def take_offers_back(table: Table) -> None:
    """All offered cheques return to the buyer (S45e)."""
    for seat in range(table.players):
        give_to(table, table.buyer, table.laid[seat])
        table.laid[seat] = 0


def strike_deal(table: Table) -> None:
    """The cheques change hands, the buyer gets the right, nothing is paid to the bank (S45d)."""
    for seat in range(table.players):
        give_to(table, seat, table.laid[seat])
        table.laid[seat] = 0
    note(table, Event.AGREED, table.buyer, table.tile)
    award_tile(table, table.buyer)
    table.proposer = NOBODY
    table.buyer = NOBODY
