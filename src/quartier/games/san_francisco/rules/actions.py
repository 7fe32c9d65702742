"""Action cards: when they come, who may use them, and what each does (S59-S71)."""

from quartier.engine.primitives.bits import mark
from quartier.engine.primitives.notes import note
from quartier.games.san_francisco.moves import PASS, STREET
from quartier.games.san_francisco.pieces import (
    ACTION_DEED,
    DIRECTIONS,
    NEXT_STREET,
    NOWHERE,
    STREETS,
    TOUCHED,
    WAYS,
    YEARS,
    Deed,
)
from quartier.games.san_francisco.rules.ending import end_game, end_round, is_last_year_filled
from quartier.games.san_francisco.rules.grants import begin_buyback, begin_grant
from quartier.games.san_francisco.rules.investing import (
    ask_for_street,
    has_rival_stick,
    lose_right,
    use_up_right,
    waive_right,
)
from quartier.games.san_francisco.rules.majority import check_majorities
from quartier.games.san_francisco.rules.streets import (
    is_empty,
    mark_streets,
    owner_of,
    put_stick,
    sticks_on_board,
    supply,
    take_stick,
)
from quartier.games.san_francisco.table import NOTHING, Event, Phase, Step, Table

# When a card comes


def follow_up(table: Table) -> None:
    """A step that rebuilt something brings an action card, else the round ends; 1918 ends the game (S59, S61, S76)."""
    if table.action != NOTHING:
        put_on_year_track(table)
    if is_last_year_filled(table):
        end_game(table)
    elif table.action_due:
        draw_action_card(table)
    else:
        end_round(table)


def actions_turned(table: Table) -> int:
    """How many action cards have been turned up: those on the year track, and the one being carried out (S60)."""
    return table.years if table.action == NOTHING else table.years + 1


def put_on_year_track(table: Table) -> None:
    """The card goes on the next year field; a homes card lies open there, but has no effect on 1918 (S60, S66)."""
    if ACTION_DEED[table.action] == Deed.HOMES and table.years < YEARS - 1:
        note(table, Event.HOMES_OPENED, table.years)
        table.open_homes += 1
    table.years += 1
    table.action = NOTHING


def draw_action_card(table: Table) -> None:
    """The card is turned up and carried out (S60)."""
    table.action_due = False
    table.action = table.actions[table.years]
    note(table, Event.ACTION, table.action, table.years)
    deed = ACTION_DEED[table.action]
    if deed == Deed.HOMES:
        table.phase = Step.ACTION
    elif deed == Deed.GRANT:
        begin_grant(table)
    elif deed == Deed.BUYBACK:
        begin_buyback(table)
    elif is_usable(table, deed):
        table.phase = Step.AUCTION
    else:
        note(table, Event.USELESS, table.action)
        table.phase = Step.ACTION


def is_usable(table: Table, deed: int) -> bool:
    """If nobody at all could use the card no auction is held (S63)."""
    if deed == Deed.MOVE:
        return can_any_stick_move(table)
    if deed == Deed.SWAP:
        return owners_on_board(table) >= 2
    if deed == Deed.REPLACE:
        return owners_on_board(table) >= 1
    return table.empty[0] != 0 or table.empty[1] != 0


def owners_on_board(table: Table) -> int:
    """How many players have a stick on the board."""
    owners = 0
    for seat in range(table.players):
        if sticks_on_board(table, seat) > 0:
            owners += 1
    return owners


# Who uses it


def ask_action_investor(table: Table) -> None:
    """The auction's investor uses the card; without one it has no effect (S62, S64)."""
    if table.rights == 0:
        table.phase = Step.ACTION
        return
    table.turn = table.investors[0]
    deed = ACTION_DEED[table.action]
    if deed == Deed.MOVE:
        table.phase = Phase.MOVE_FROM
    elif deed == Deed.SWAP:
        table.phase = Phase.SWAP_FIRST
    elif deed != Deed.REPLACE:
        ask_for_street(table)
    elif has_rival_stick(table):
        table.phase = Phase.REPLACE if supply(table, table.turn) > 0 else Phase.LIFT
    else:
        lose_right(table)


# Replace


def mark_replacements(table: Table, moves: list[int]) -> None:
    """Each street with a rival's stick; the right may be waived unless a stick was lifted (S65, S71)."""
    for seat in range(table.players):
        if seat != table.turn:
            mark_sticks_of(table, moves, seat)
    if table.lifted == NOTHING:
        mark(moves, PASS)


def mark_sticks_of(table: Table, moves: list[int], seat: int) -> None:
    """Each street with a stick of a player."""
    for way in range(WAYS):
        mark_streets(moves, way, table.sticks[seat][way])


def replace(table: Table, move: int) -> None:
    """The rival's stick returns to his supply, the investor's takes its place (S71)."""
    if move == PASS:
        waive_right(table)
        return
    street = move - STREET
    owner = owner_of(table, street)
    take_stick(table, owner, street)
    put_stick(table, table.turn, street)
    note(table, Event.REPLACED, table.turn, owner, street)
    check_majorities(table, TOUCHED[street])
    use_up_right(table)


# Move


def mark_movable(table: Table, moves: list[int]) -> None:
    """Sticks of any player that have somewhere to go; or the right is waived (S65, S68)."""
    mark(moves, PASS)
    for street in range(STREETS):
        if can_stick_move(table, street):
            mark(moves, STREET + street)


def can_any_stick_move(table: Table) -> bool:
    """Whether any stick on the board could move (S63)."""
    for street in range(STREETS):
        if can_stick_move(table, street):
            return True
    return False


def can_stick_move(table: Table, street: int) -> bool:
    """A stick can move if the street next to it in some direction is empty (S68)."""
    for direction in range(DIRECTIONS):
        beside = NEXT_STREET[street][direction]
        if beside != NOWHERE and is_empty(table, beside):
            return is_occupied(table, street)
    return False


def is_occupied(table: Table, street: int) -> bool:
    """Whether a player's stick lies on a street; white ones are nobody's (S5, S7)."""
    return owner_of(table, street) >= 0


def pick_moving_stick(table: Table, move: int) -> None:
    """After picking a stick he must move it (S68)."""
    if move == PASS:
        waive_right(table)
        return
    table.picked = move - STREET
    table.phase = Phase.MOVE_TO


def mark_targets(table: Table, moves: list[int]) -> None:
    """One or two cells in one direction, over empty streets only (S68)."""
    for direction in range(DIRECTIONS):
        near = NEXT_STREET[table.picked][direction]
        if near != NOWHERE and is_empty(table, near):
            mark(moves, STREET + near)
            far = NEXT_STREET[near][direction]
            if far != NOWHERE and is_empty(table, far):
                mark(moves, STREET + far)


def move_stick(table: Table, move: int) -> None:
    """The stick keeps its owner and its orientation (S68)."""
    street = move - STREET
    owner = owner_of(table, table.picked)
    take_stick(table, owner, table.picked)
    put_stick(table, owner, street)
    note(table, Event.MOVED, table.turn, owner, table.picked, street)
    check_majorities(table, TOUCHED[street])
    use_up_right(table)


# Swap


def mark_first_swaps(table: Table, moves: list[int]) -> None:
    """Any player's stick, if there is another owner's to swap it with; or the right is waived (S65, S69)."""
    mark(moves, PASS)
    if owners_on_board(table) >= 2:
        for seat in range(table.players):
            mark_sticks_of(table, moves, seat)


def pick_first_swap(table: Table, move: int) -> None:
    """Then comes a stick of another owner (S69)."""
    if move == PASS:
        waive_right(table)
        return
    table.picked = move - STREET
    table.phase = Phase.SWAP_SECOND


def mark_second_swaps(table: Table, moves: list[int]) -> None:
    """Any stick of another owner than the first (S69)."""
    owner = owner_of(table, table.picked)
    for seat in range(table.players):
        if seat != owner:
            mark_sticks_of(table, moves, seat)


def swap_sticks(table: Table, move: int) -> None:
    """Two sticks of two owners exchange places (S69)."""
    first, second = table.picked, move - STREET
    owner, rival = owner_of(table, first), owner_of(table, second)
    take_stick(table, owner, first)
    take_stick(table, rival, second)
    put_stick(table, owner, second)
    put_stick(table, rival, first)
    note(table, Event.SWAPPED, table.turn, first, owner, second, rival)
    check_majorities(table, TOUCHED[first] | TOUCHED[second])
    use_up_right(table)
