"""Grant and buyback, and the choice between influence and cheques drawn from the bank (S72-S75)."""

from quartier.engine.primitives.bits import has, mark, one
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import clockwise, places_between
from quartier.engine.primitives.tally import one_of
from quartier.games.san_francisco.moves import DRAW, STOP, STREET, TAKE_CHEQUES, TAKE_INFLUENCE
from quartier.games.san_francisco.pieces import (
    ACTION_DEED,
    BUYBACK_INFLUENCE,
    BUYBACK_LIMIT,
    GRANT_INFLUENCE,
    GRANT_LIMIT,
    INFLUENCE_MAX,
    STREETS,
    WAYS,
    Deed,
    dollars,
    place_of,
    way_of,
)
from quartier.games.san_francisco.rules.cheques import give_to, insert_into_bank
from quartier.games.san_francisco.rules.streets import mark_streets, sticks_on_board, take_stick
from quartier.games.san_francisco.table import NOTHING, Event, Phase, Step, Table, Take


def is_buyback(table: Table) -> bool:
    """Whether the action under way is a buyback (S73)."""
    return table.action != NOTHING and ACTION_DEED[table.action] == Deed.BUYBACK


def begin_grant(table: Table) -> None:
    """Every player chooses, from the first player clockwise (S72, S74)."""
    table.turn = table.first
    table.phase = Phase.CHOOSE


# Buyback


def begin_buyback(table: Table) -> None:
    """From the first player clockwise every player with sticks on the board is asked (S73)."""
    ask_seller_from(table, 0)


def ask_seller_from(table: Table, place: int) -> None:
    """The next player with sticks, from this place after the first on; after the last the drawing begins (S73)."""
    for away in range(place, table.players):
        seat = clockwise(table.players, table.first, away)
        if sticks_on_board(table, seat) > 0:
            table.turn = seat
            table.phase = Phase.REMOVE
            return
    ask_drawer_from(table, 0)


def place_after(table: Table) -> int:
    """How many places after the first player the next seat sits."""
    return places_between(table.players, table.first, table.turn) + 1


def mark_removals(table: Table, moves: list[int]) -> None:
    """Any of one's own sticks; or one stops (S73)."""
    mark(moves, STOP)
    for way in range(WAYS):
        mark_streets(moves, way, table.sticks[table.turn][way])


def remove(table: Table, move: int) -> None:
    """One stick at a time returns to the supply; removing the last one stops by itself (S73)."""
    if move != STOP:
        street = move - STREET
        take_stick(table, table.turn, street)
        table.removing[way_of(street)] |= one(place_of(street))
        table.removed[table.turn] += 1
    if move == STOP or sticks_on_board(table, table.turn) == 0:
        stop_removing(table)


def stop_removing(table: Table) -> None:
    """Who has removed sticks chooses at once what he gets for them (S73)."""
    tell_removed(table)
    for way in range(WAYS):
        table.removing[way] = 0
    if table.removed[table.turn] > 0:
        table.phase = Phase.CHOOSE
    else:
        ask_seller_from(table, place_after(table))


def tell_removed(table: Table) -> None:
    """Everybody learns which sticks are gone."""
    if is_heard():
        for street in range(STREETS):
            if has(table.removing[way_of(street)], place_of(street)):
                note(table, Event.REMOVED, table.turn, street)


# Influence or cheques


def mark_choices(table: Table, moves: list[int]) -> None:
    """Cheques are offered only if the bank is not empty at that moment (S74)."""
    mark(moves, TAKE_INFLUENCE)
    if table.bank_size > 0:
        mark(moves, TAKE_CHEQUES)


def choose(table: Table, move: int) -> None:
    """All of it in one form, openly (S74)."""
    if move == TAKE_INFLUENCE:
        table.takes[table.turn] = Take.INFLUENCE
        gain_influence(table)
    else:
        table.takes[table.turn] = Take.CHEQUES
        note(table, Event.WANTS_CHEQUES, table.turn, drawing_limit(table, table.turn))
    ask_next_chooser(table)


def ask_next_chooser(table: Table) -> None:
    """The next player in turn; when all have chosen the cheques are drawn (S73-S75)."""
    after = place_after(table)
    if is_buyback(table):
        ask_seller_from(table, after)
    elif after < table.players:
        table.turn = clockwise(table.players, table.turn, 1)
    else:
        ask_drawer_from(table, 0)


def gain_influence(table: Table) -> None:
    """Influence is added at once; beyond 44 it is lost (S14, S74)."""
    before = table.influence[table.turn]
    table.influence[table.turn] = min(before + influence_offered(table, table.turn), INFLUENCE_MAX)
    note(table, Event.GAINED, table.turn, table.influence[table.turn] - before)


def influence_offered(table: Table, seat: int) -> int:
    """Four for a grant (S72), two for each stick removed in a buyback (S73)."""
    return BUYBACK_INFLUENCE * table.removed[seat] if is_buyback(table) else GRANT_INFLUENCE


def drawing_limit(table: Table, seat: int) -> int:
    """A hundred for a grant (S72), fifty for each stick removed in a buyback (S73)."""
    return BUYBACK_LIMIT * table.removed[seat] if is_buyback(table) else GRANT_LIMIT


# Drawing cheques


def ask_drawer_from(table: Table, place: int) -> None:
    """The next who chose cheques, from this place after the first on; an empty bank gives nothing (S75, S75e)."""
    for away in range(place, table.players):
        seat = clockwise(table.players, table.first, away)
        if table.takes[seat] == Take.CHEQUES:
            if table.bank_size > 0:
                table.turn = seat
                table.phase = Phase.DRAW
                return
            note(table, Event.BANK_EMPTY, seat)
    end_drawing(table)


def end_drawing(table: Table) -> None:
    """After the last taker the action is finished (S75)."""
    for seat in range(table.players):
        table.removed[seat] = 0
        table.takes[seat] = NOTHING
    table.phase = Step.ACTION


def mark_draws(table: Table, moves: list[int]) -> None:
    """He must draw at least once; after each draw he may stop (S75a)."""
    mark(moves, DRAW)
    if table.drawn_size > 0:
        mark(moves, STOP)


def draw(table: Table, move: int) -> None:
    """A draw ends above the limit, at it, or with the last cheque of the bank (S75b-S75d)."""
    if move == STOP:
        keep_drawn(table)
        return
    draw_cheque(table)
    limit = drawing_limit(table, table.turn)
    if drawn_total(table) > limit:
        put_drawn_back(table, limit)
    elif drawn_total(table) == limit or table.bank_size == 0:
        keep_drawn(table)


def draw_cheque(table: Table) -> None:
    """The top cheque of the bank, open to all (S75a)."""
    table.bank_size -= 1
    value = table.bank[table.bank_size]
    table.drawn[table.drawn_size] = value
    table.drawn_size += 1
    note(table, Event.DREW, table.turn, value)


def drawn_total(table: Table) -> int:
    """What has been drawn this time, in thousands of dollars."""
    drawn = 0
    for place in range(table.drawn_size):
        drawn += dollars(table.drawn[place])
    return drawn


def put_drawn_back(table: Table, limit: int) -> None:
    """Above the limit all cheques drawn this time go back into the bank (S75b)."""
    note(table, Event.WENT_OVER, table.turn, drawn_total(table), limit)
    for place in range(table.drawn_size):
        insert_into_bank(table, table.drawn[place])
    table.drawn_size = 0
    ask_drawer_from(table, place_after(table))


def keep_drawn(table: Table) -> None:
    """Kept cheques go into the hand, usable at once (S75f)."""
    if is_heard():
        note(table, Event.KEPT_CHEQUES, table.turn, drawn_total(table))
    for place in range(table.drawn_size):
        give_to(table, table.turn, one_of(table.drawn[place]))
    table.drawn_size = 0
    ask_drawer_from(table, place_after(table))
