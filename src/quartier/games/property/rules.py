"""The rules of Property, in the order of the book: setup, the turn, the end.

Board and cards (P1-P6) are printed in `pieces.py`; what the score pad says (P32-P34) is in `scoring.py`.
"""

from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.dice import below, seed_dice, shuffle
from quartier.engine.primitives.grid import group, square_at
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.property.pieces import (
    BLACK,
    BUNDLES,
    CARDS,
    COURT,
    DOLLARS,
    FACTOR,
    MOST_SEATS,
    RED,
    UNITS,
    Court,
    is_wild,
    line_of,
    suit_of,
)
from quartier.games.property.table import NOTHING, Event, Payment, Phase, Table

# Moves: a card's number plays it; then come the lines, the question of buying, and the court cards.
COLUMN = 40
ROW = 48
BUY = 56
DECLINE = 57
GIVE = 58

ANY_COLUMN = 0xFF << COLUMN
ANY_ROW = 0xFF << ROW
BUY_OR_DECLINE = 1 << BUY | 1 << DECLINE


# Setup


def deal(table: Table, seed: int) -> None:
    """Court cards, money, the first player, the hands; all chance comes from the seed (P36)."""
    seed_dice(table, seed)
    clear(table)
    share_court_cards(table)
    for seat in range(table.players):
        table.cash[seat] = DOLLARS[table.players - 2]
    choose_first_player(table)
    deal_hands(table)
    table.phase = Phase.RED
    note(table, Event.DEALT, table.turn)


def clear(table: Table) -> None:
    """The board and the discard pile start empty, the turn count at 0 (P10b)."""
    table.mortgaged = 0
    table.turns = 0
    table.bankrupts = 0
    for seat in range(MOST_SEATS):
        table.owned[seat] = 0
        table.hands[seat] = 0
        table.cash[seat] = 0
        table.bankrupt[seat] = 0
    clear_turn(table)


def clear_turn(table: Table) -> None:
    """Nothing is played, named or given yet."""
    table.red = NOTHING
    table.black = NOTHING
    table.column = NOTHING
    table.row = NOTHING
    for kind in range(COURT):
        table.given[kind] = 0


def share_court_cards(table: Table) -> None:
    """The bundles of this number of players are shuffled, one for each seat (P7)."""
    for seat in range(MOST_SEATS):
        for kind in range(COURT):
            table.court[seat][kind] = BUNDLES[table.players - 2][seat][kind]
    for seat in range(table.players - 1, 0, -1):
        swap_court_cards(table, seat, below(table, seat + 1))


def swap_court_cards(table: Table, seat: int, other: int) -> None:
    """Two seats exchange their bundles."""
    for kind in range(COURT):
        table.court[seat][kind], table.court[other][kind] = table.court[other][kind], table.court[seat][kind]


def choose_first_player(table: Table) -> None:
    """Each seat begins with equal chance (P9)."""
    table.turn = below(table, table.players)


def deal_hands(table: Table) -> None:
    """If the stock runs out before every seat holds both colours, all cards are taken back and dealt anew (P10a)."""
    gather_all_cards(table)
    while not fill_all_hands(table):
        gather_all_cards(table)


def fill_all_hands(table: Table) -> bool:
    """From the first player on, each seat draws until it holds both colours; whether the stock sufficed (P10)."""
    seat = table.turn
    for _ in range(table.players):
        while lacks_a_colour(table, seat):
            if table.deck_size == 0:
                return False
            take_top_card(table, seat)
        seat = clockwise(table.players, seat, 1)
    return True


def gather_all_cards(table: Table) -> None:
    """All forty cards, shuffled, are the stock."""
    for seat in range(table.players):
        table.hands[seat] = 0
    for card in range(CARDS):
        table.deck[card] = card
        table.discard[card] = 0
    table.deck_size = CARDS
    table.discard_size = 0
    shuffle(table, table.deck, CARDS)


# The turn


def legal(table: Table, moves: list[int]) -> int:
    """What the phase asks for, and nothing else: whatever is not marked here is not allowed (P35)."""
    allowed = 0
    if table.phase == Phase.RED:
        allowed = table.hands[table.turn] & RED
    elif table.phase == Phase.BLACK:
        allowed = table.hands[table.turn] & BLACK
    elif table.phase == Phase.COLUMN:
        allowed = ANY_COLUMN
    elif table.phase == Phase.ROW:
        allowed = ANY_ROW
    elif table.phase == Phase.BUY:
        allowed = BUY_OR_DECLINE
    elif table.phase == Phase.GIVE:
        allowed = payable_cards(table)
    moves[0] = allowed
    return count(allowed)


def play(table: Table, move: int) -> None:
    """The active seat's choice takes effect."""
    if table.phase == Phase.RED:
        play_red(table, move)
    elif table.phase == Phase.BLACK:
        play_black(table, move)
    elif table.phase == Phase.COLUMN:
        table.column = move - COLUMN
        name_row(table)
    elif table.phase == Phase.ROW:
        table.row = move - ROW
        settle(table)
    elif move == BUY:
        table.phase = Phase.GIVE
    elif move == DECLINE:
        end_turn(table)
    else:
        give(table, move - GIVE)


def play_red(table: Table, card: int) -> None:
    """One red card from the hand, free choice (P13)."""
    table.hands[table.turn] ^= one(card)
    table.red = card
    table.phase = Phase.BLACK


def play_black(table: Table, card: int) -> None:
    """Then one black card, free choice; no pair is ever forbidden (P14)."""
    table.hands[table.turn] ^= one(card)
    table.black = card
    name_column(table)


def name_column(table: Table) -> None:
    """The red card names the column; if it is wild the player chooses, before the row is settled (P15, P15a)."""
    if is_wild(table.red):
        table.phase = Phase.COLUMN
    else:
        table.column = line_of(table.red)
        name_row(table)


def name_row(table: Table) -> None:
    """The black card names the row; if it is wild the player chooses (P15, P15b)."""
    if is_wild(table.black):
        table.phase = Phase.ROW
    else:
        table.row = line_of(table.black)
        settle(table)


def settle(table: Table) -> None:
    """Exactly one of three cases applies, and it is compulsory (P16)."""
    square = named_square(table)
    owner = owner_of(table, square)
    note(table, Event.NAMED, table.turn, table.red, table.black, square)
    if owner == NOBODY:
        claim(table, square)
    elif owner == table.turn:
        visit_own(table, square)
    else:
        visit_rival(table, square, owner)


def named_square(table: Table) -> int:
    """The square where the named column and row cross (P1, P15)."""
    return square_at(table.column, table.row)


def owner_of(table: Table, square: int) -> int:
    """A square is empty or owned by exactly one seat (P2)."""
    for seat in range(table.players):
        if has(table.owned[seat], square):
            return seat
    return NOBODY


def group_size(table: Table, square: int, owner: int) -> int:
    """How many squares of the owner hang together with this one, mortgaged ones included (P3)."""
    return count(group(one(square), table.owned[owner]))


def claim(table: Table, square: int) -> None:
    """An empty square becomes the active seat's, plain, for nothing (P17)."""
    table.owned[table.turn] |= one(square)
    if is_heard():
        note(table, Event.CLAIMED, table.turn, square, group_size(table, square, table.turn))
    end_turn(table)


# A rival's square


def visit_rival(table: Table, square: int, owner: int) -> None:
    """Rent is due; who cannot pay it in full is bankrupt, who can pays it at once (P19)."""
    size = group_size(table, square, owner)
    dollars = rent(table, size)
    if dollars > table.cash[table.turn]:
        go_bankrupt(table, owner, dollars)
        return
    note(table, Event.RENT, table.turn, owner, dollars, size)
    pay(table, owner, dollars)
    if can_buy(table, size):
        table.phase = Phase.BUY
    else:
        end_turn(table)


def rent(table: Table, size: int) -> int:
    """A dollar for each square of the group, times the factors of both suits, wild cards' too (P18, P18a, P18b)."""
    return size * FACTOR[suit_of(table.red)] * FACTOR[suit_of(table.black)]


def pay(table: Table, owner: int, dollars: int) -> None:
    """Dollars go from the active seat to the owner; none ever enter or leave the game (P8)."""
    table.cash[table.turn] -= dollars
    table.cash[owner] += dollars


def can_buy(table: Table, units: int) -> bool:
    """The question is put only if the court cards can pay the price; the owner is not asked (P20)."""
    if table.payment == Payment.EXACT:
        return can_make(table, units, 1, NOTHING)
    return units_held(table) >= units


def price(table: Table) -> int:
    """In units the size of the named square's group, whatever the suits (P21)."""
    square = named_square(table)
    return group_size(table, square, owner_of(table, square))


def units_held(table: Table) -> int:
    """What the active seat's court cards are worth (P6)."""
    units = 0
    for kind in range(COURT):
        units += table.court[table.turn][kind] * UNITS[kind]
    return units


def units_given(table: Table) -> int:
    """What the court cards laid down so far are worth."""
    units = 0
    for kind in range(COURT):
        units += table.given[kind] * UNITS[kind]
    return units


def smallest_given(table: Table) -> int:
    """The units of the least valuable card laid down."""
    smallest = UNITS[Court.KING]
    for kind in range(COURT):
        if table.given[kind] > 0:
            smallest = UNITS[kind]
    return smallest


def payable_cards(table: Table) -> int:
    """The moves that give a court card which may be given."""
    missing = price(table) - units_given(table)
    allowed = 0
    for kind in range(COURT):
        if table.court[table.turn][kind] > 0 and can_give(table, kind, missing):
            allowed |= one(GIVE + kind)
    return allowed


def can_give(table: Table, kind: int, missing: int) -> bool:
    """Whether a payment that lacks so many units may go on with this card (P22, P23)."""
    missing -= UNITS[kind]
    if table.payment == Payment.EXACT:
        return missing >= 0 and can_make(table, missing, 1, kind)
    smallest = min(smallest_given(table), UNITS[kind])
    if missing <= 0:
        return is_needed(missing, smallest)
    return can_complete(table, missing, smallest, kind)


def is_needed(missing: int, smallest: int) -> bool:
    """Without its smallest card a complete set must fall short of the price (P22a)."""
    return missing + smallest > 0


def can_complete(table: Table, missing: int, smallest: int, given: int) -> bool:
    """Whether cards still held can complete the set so that each of its cards is needed (P22b).

    If the smallest card of the whole set is worth `least`, the set may exceed the price by less than that.
    """
    least = 1
    while least <= smallest:
        enough = (missing + least - 1) // least * least
        if can_make(table, enough, least, given):
            return True
        least *= 2
    return False


def can_make(table: Table, units: int, least: int, given: int) -> bool:
    """Whether held cards worth `least` or more, without one of the kind just given, make exactly so many units (P23).

    Each kind is worth a multiple of the next, so taking the largest first finds a way if there is one.
    """
    for kind in range(COURT):
        if UNITS[kind] >= least:
            held = table.court[table.turn][kind] - (kind == given)
            units -= min(held, units // UNITS[kind]) * UNITS[kind]
    return units == 0


def give(table: Table, kind: int) -> None:
    """One card for each move; at the price the payment is complete, and it cannot be broken off (P22, P24a)."""
    lay_down(table, kind)
    if units_given(table) >= price(table):
        sell(table)


def lay_down(table: Table, kind: int) -> None:
    """A court card leaves its holder and belongs to nobody until the payment is complete (P24b)."""
    table.court[table.turn][kind] -= 1
    table.given[kind] += 1


def sell(table: Table) -> None:
    """The given cards go to the seller, the square with its mark to the buyer (P24)."""
    square = named_square(table)
    owner = owner_of(table, square)
    for kind in range(COURT):
        table.court[owner][kind] += table.given[kind]
    table.owned[owner] ^= one(square)
    table.owned[table.turn] |= one(square)
    if is_heard():
        note(table, Event.BOUGHT, table.turn, owner, square, units_given(table), group_size(table, square, table.turn))
    end_turn(table)


# One's own square


def visit_own(table: Table, square: int) -> None:
    """A plain square becomes mortgaged, a mortgaged one is lost and empty; no mortgage is ever lifted (P25, P26)."""
    if has(table.mortgaged, square):
        table.owned[table.turn] ^= one(square)
        table.mortgaged ^= one(square)
        note(table, Event.LOST, table.turn, square)
    else:
        table.mortgaged |= one(square)
        note(table, Event.MORTGAGED, table.turn, square)
    end_turn(table)


# Bankruptcy


def go_bankrupt(table: Table, creditor: int, dollars: int) -> None:
    """All dollars go to the creditor; squares become empty, court cards leave the game, the hand is discarded (P27)."""
    seat = table.turn
    note(table, Event.BANKRUPT, seat, creditor, table.cash[seat], dollars)
    pay(table, creditor, table.cash[seat])
    table.bankrupt[table.bankrupts] = seat
    table.bankrupts += 1
    table.mortgaged ^= table.mortgaged & table.owned[seat]
    table.owned[seat] = 0
    for kind in range(COURT):
        table.court[seat][kind] = 0
    discard_played_cards(table)
    discard_hand(table, seat)
    count_turn(table)


def discard_hand(table: Table, seat: int) -> None:
    """The remaining hand goes on the discard pile in card order (P27)."""
    for card in range(CARDS):
        if has(table.hands[seat], card):
            put_on_discard(table, card)
    table.hands[seat] = 0


def is_bankrupt(table: Table, seat: int) -> bool:
    """A bankrupt seat takes no further turn (P27)."""
    for place in range(table.bankrupts):
        if table.bankrupt[place] == seat:
            return True
    return False


# Discard and draw


def end_turn(table: Table) -> None:
    """The played cards are discarded, the hand is filled up, the turn counted (P28, P29)."""
    discard_played_cards(table)
    fill_hand(table, table.turn)
    count_turn(table)


def discard_played_cards(table: Table) -> None:
    """Red first, then black (P28)."""
    put_on_discard(table, table.red)
    put_on_discard(table, table.black)


def put_on_discard(table: Table, card: int) -> None:
    """A card on top of the discard pile, face up."""
    table.discard[table.discard_size] = card
    table.discard_size += 1


def fill_hand(table: Table, seat: int) -> None:
    """One card at a time until the hand holds both colours (P28)."""
    cards = 0
    while lacks_a_colour(table, seat):
        if table.deck_size == 0:
            reshuffle(table)
        take_top_card(table, seat)
        cards += 1
    if cards > 0:
        note(table, Event.DREW, seat, cards)


def lacks_a_colour(table: Table, seat: int) -> bool:
    """Whether the hand has no red or no black card (P28c)."""
    return table.hands[seat] & RED == 0 or table.hands[seat] & BLACK == 0


def take_top_card(table: Table, seat: int) -> None:
    """The top card of the stock goes to the hand."""
    table.deck_size -= 1
    table.hands[seat] |= one(table.deck[table.deck_size])


def reshuffle(table: Table) -> None:
    """When a card is needed and the stock is empty, the whole discard pile becomes the stock (P28a)."""
    note(table, Event.RESHUFFLED, table.discard_size)
    for place in range(table.discard_size):
        table.deck[place] = table.discard[place]
    table.deck_size = table.discard_size
    table.discard_size = 0
    shuffle(table, table.deck, table.deck_size)


# The end


def count_turn(table: Table) -> None:
    """The turn is counted, also one that ended in bankruptcy; then the end is tested (P29)."""
    table.turns += 1
    clear_turn(table)
    if is_over(table):
        table.phase = Phase.OVER
        table.turn = NOBODY
        note(table, Event.OVER, table.turns)
    else:
        table.phase = Phase.RED
        table.turn = next_seat(table, table.turn)


def is_over(table: Table) -> bool:
    """Enough bankrupt seats, or the turn limit, end the game at once (P30, P31)."""
    return table.bankrupts >= table.bankruptcies or 0 < table.turn_limit <= table.turns


def next_seat(table: Table, seat: int) -> int:
    """Clockwise, bankrupt seats are skipped (P12)."""
    seat = clockwise(table.players, seat, 1)
    while is_bankrupt(table, seat):
        seat = clockwise(table.players, seat, 1)
    return seat
