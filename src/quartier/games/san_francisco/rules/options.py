"""The option auction: secret tiles, then tile by tile a payment, a deal, or hidden cheques (S37-S43)."""

from quartier.engine.primitives.bits import mark, mark_all
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.engine.primitives.tally import kinds_in, one_of, total_of
from quartier.games.san_francisco.moves import ADD, COMMIT, OPTION, PAY
from quartier.games.san_francisco.pieces import HIDDEN_MAX, TILES, VALUES, dollars_in
from quartier.games.san_francisco.rules.cheques import add_cheque, pay_into_bank
from quartier.games.san_francisco.table import NOTHING, Event, Phase, Step, Table

ALL_TILES = (1 << TILES) - 1


def open_option_auction(table: Table) -> None:
    """Every player, from the first player clockwise, secretly picks a tile (S37)."""
    table.turn = table.first
    table.phase = Phase.OPTION


def mark_options(table: Table, moves: list[int]) -> None:
    """Any of the three tiles (S37)."""
    mark_all(moves, OPTION, ALL_TILES)


def pick_tile(table: Table, tile: int) -> None:
    """Nobody sees the tile before the last player has picked (S19, S37)."""
    table.picks[table.turn] = tile
    table.turn = clockwise(table.players, table.turn, 1)
    if table.turn == table.first:
        reveal_tiles(table)


def reveal_tiles(table: Table) -> None:
    """All tiles are shown, then settled one after the other (S37, S39)."""
    for away in range(table.players):
        seat = clockwise(table.players, table.first, away)
        note(table, Event.PICKED, seat, table.picks[seat])
    table.tile = NOTHING
    table.phase = Step.TILE


# Tile by tile


def settle_next_tile(table: Table) -> None:
    """Work, trade, home; a tile nobody picked is skipped, and after the third investing begins (S39)."""
    table.tile += 1
    if table.tile == TILES:
        return_tiles(table)
        return
    pickers = number_of_pickers(table)
    if pickers == 1:
        ask_for_payment(table)
    elif pickers > 1:
        table.turn = first_picker(table)
        table.phase = Phase.DEAL if table.negotiate else Phase.HIDE


def return_tiles(table: Table) -> None:
    """Tiles return to their owners after the auction (S37)."""
    table.tile = NOTHING
    for seat in range(table.players):
        table.picks[seat] = NOTHING
    table.phase = Step.INVEST


def number_of_pickers(table: Table) -> int:
    """How many players have picked the tile being settled."""
    pickers = 0
    for seat in range(table.players):
        if table.picks[seat] == table.tile:
            pickers += 1
    return pickers


def first_picker(table: Table) -> int:
    """The first of the pickers, clockwise from the first player."""
    if table.picks[table.first] == table.tile:
        return table.first
    return next_picker(table, table.first)


def next_picker(table: Table, seat: int) -> int:
    """The next picker clockwise before it is the first player's turn again, or NOBODY (S42, S45)."""
    after = clockwise(table.players, seat, 1)
    while after != table.first:
        if table.picks[after] == table.tile:
            return after
        after = clockwise(table.players, after, 1)
    return NOBODY


def award_tile(table: Table, seat: int) -> None:
    """At most one right for each tile (S38)."""
    table.investors[table.rights] = seat
    table.investor_tiles[table.rights] = table.tile
    table.rights += 1
    table.phase = Step.TILE


# A sole picker


def ask_for_payment(table: Table) -> None:
    """A sole picker must pay a cheque; without cheques he wins the right for nothing (S40, S41)."""
    table.turn = first_picker(table)
    if table.hands[table.turn] != 0:
        table.phase = Phase.PAY
    else:
        note(table, Event.FREE_RIGHT, table.turn, table.tile)
        award_tile(table, table.turn)


def mark_payments(table: Table, moves: list[int]) -> None:
    """Any cheque in hand (S40)."""
    mark_all(moves, PAY, kinds_in(table.hands[table.turn], VALUES))


def pay_in_secret(table: Table, value: int) -> None:
    """The cheque goes face down to the bank: the hand changes, the ledger does not (S21a, S40)."""
    note(table, Event.PAID_IN_SECRET, table.turn, table.tile)
    table.hands[table.turn] -= one_of(value)
    pay_into_bank(table, one_of(value))
    award_tile(table, table.turn)


# Several pickers


def mark_hidden_cheques(table: Table, moves: list[int]) -> None:
    """Up to five cheques are hidden, one at a time; none is enough (S42)."""
    mark(moves, COMMIT)
    if total_of(table.added, VALUES) < HIDDEN_MAX:
        mark_all(moves, ADD, kinds_in(table.hands[table.turn], VALUES))


def hide_cheque(table: Table, move: int) -> None:
    """Cheques added cannot be taken back; when the last picker has committed all are shown (S42)."""
    if move != COMMIT:
        add_cheque(table, move - ADD)
        return
    table.laid[table.turn] = table.added
    table.added = 0
    picker = next_picker(table, table.turn)
    if picker != NOBODY:
        table.turn = picker
    else:
        show_hidden_cheques(table)


def show_hidden_cheques(table: Table) -> None:
    """The winner's cheques go to the bank, the others take theirs back (S42, S43)."""
    winner = highest_lone_sum(table)
    for away in range(table.players):
        seat = clockwise(table.players, table.first, away)
        if table.picks[seat] == table.tile and is_heard():
            note(table, Event.SHOWED, seat, table.laid[seat], dollars_in(table.laid[seat]))
    if winner == NOBODY:
        note(table, Event.NO_RIGHT, table.tile)
        table.phase = Step.TILE
    else:
        pay_hidden_cheques(table, winner)
    take_hidden_cheques_back(table)


def highest_lone_sum(table: Table) -> int:
    """Equal sums are removed at any rank; whose sum is the highest of the rest, or NOBODY (S42)."""
    winner = NOBODY
    highest = -1
    for seat in range(table.players):
        if table.picks[seat] == table.tile and has_lone_sum(table, seat) and dollars_in(table.laid[seat]) > highest:
            winner = seat
            highest = dollars_in(table.laid[seat])
    return winner


def has_lone_sum(table: Table, seat: int) -> bool:
    """Whether no other picker of the tile has hidden the same sum; a sum of 0 counts like any other (S42)."""
    for other in range(table.players):
        rival = other != seat and table.picks[other] == table.tile
        if rival and dollars_in(table.laid[other]) == dollars_in(table.laid[seat]):
            return False
    return True


def pay_hidden_cheques(table: Table, winner: int) -> None:
    """What the winner has hidden is now known and goes to the bank (S43)."""
    if is_heard():
        note(table, Event.WON_TILE, winner, table.tile, dollars_in(table.laid[winner]))
    pay_into_bank(table, table.laid[winner])
    table.ledger[winner] -= table.laid[winner]
    table.laid[winner] = 0
    award_tile(table, winner)


def take_hidden_cheques_back(table: Table) -> None:
    """Who has not won takes his cheques back (S43)."""
    for seat in range(table.players):
        table.hands[seat] += table.laid[seat]
        table.laid[seat] = 0


def has_committed(table: Table, seat: int) -> bool:
    """Whether a picker of the tile has hidden his cheques and waits for the others (S42)."""
    if table.picks[seat] != table.tile:
        return False
    for away in range(table.players):
        earlier = clockwise(table.players, table.first, away)
        if earlier == table.turn:
            return False
        if earlier == seat:
            return True
    return False
