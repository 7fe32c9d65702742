"""Whether the fields of a position fit together: refusals 6 to 12 of section 6."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.engine.listing import legal_moves
from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.engine.words.happenings import Kind
from quartier.games.new_york import FACTS
from quartier.games.new_york.notation import MOVES
from quartier.games.new_york.pieces import (
    BAULOWES,
    BLUE,
    BOARD,
    CLEARINGS,
    COLOURS,
    EVENT_CARDS,
    FEW_EMPTY,
    JOKERS,
    LINES,
    RED,
    SIMPLE_EVENTS,
    SPEKULATIONS,
    STATIKS,
    STREETS_AND_JOKERS,
)
from quartier.games.new_york.pieces.names import CARD, COLOUR, LINE, SQUARE
from quartier.games.new_york.rules import legal
from quartier.games.new_york.rules.board import can_mark, empty_squares, has_two_colours, squares_of
from quartier.games.new_york.rules.events import (
    crowded_colours,
    leading_colours,
    nameable_lines,
    refillable_squares,
    target_colours,
)
from quartier.games.new_york.rules.piles import hand_size, held, played_cards
from quartier.games.new_york.rules.preliminary import is_all_placed, is_preliminary, placeable_squares
from quartier.games.new_york.rules.teams import partner_of
from quartier.games.new_york.rules.turn import line_of, pair_squares
from quartier.games.new_york.table import NOTHING, Phase, Table


def check_fit(table: Table) -> None:
    """Raises the first refusal that applies; that there is a legal move is asked last."""
    check_phase(table)
    check_played(table)
    check_seats(table)
    check_choices(table)
    if is_preliminary(table):
        check_preliminary_round(table)
    else:
        check_stop_cards(table)
    if table.phase != Phase.OVER and not legal_moves(legal, table, MOVES):
        raise FACTS.bad_position("position-no-move", "N25", phase=phase_name(table))


def phase_name(table: Table) -> str:
    """The phase as documents write it."""
    return Phase(table.phase).name.lower()


# The phase and the cards played


def check_phase(table: Table) -> None:
    """The options allow the phase (refusal 6)."""
    phase = phase_name(table)
    if table.phase == Phase.PICK_COLOUR and not table.own_colour:
        raise FACTS.bad_position("position-phase-option", "N12", phase=phase, option="own_colour")
    if table.phase == Phase.MARK and not has_two_colours(table):
        raise FACTS.bad_position("position-mark-for-two", "N49")
    if table.phase == Phase.EXCHANGE and not table.teams:
        raise FACTS.bad_position("position-phase-option", "N56", phase=phase, option="teams")
    if table.phase == Phase.EXCHANGE and table.swap_done:
        raise FACTS.bad_position("position-exchange-done", "N57")
    if table.phase in (Phase.LINE, Phase.TARGET, Phase.LOSE, Phase.REFILL) and not table.events:
        raise FACTS.bad_position("position-phase-option", "N37", phase=phase, option="events")


def check_played(table: Table) -> None:
    """The cards played are those that lead to the phase (refusal 7)."""
    cards = played_cards(table)
    number = count(table.played[RED]) + count(table.played[BLUE])
    alone = cards if number == 1 else 0
    pair = cards if is_pair(table) else 0
    fits = {
        Phase.SECOND: alone & SIMPLE_EVENTS == 0 and count(table.played[RED]) == number == 1,
        Phase.SQUARE: pair & BAULOWES != 0 or (pair & JOKERS != 0 and pair & EVENT_CARDS == 0),
        Phase.LINE: pair & STATIKS != 0 and pair & JOKERS != 0,
        Phase.TARGET: alone & SPEKULATIONS != 0 or pair & STATIKS != 0,
        Phase.LOSE: alone & SPEKULATIONS != 0 or pair & STATIKS != 0,
        Phase.REFILL: alone & CLEARINGS != 0,
        Phase.MARK: number == 0 or alone & SIMPLE_EVENTS != 0 or pair != 0,
    }
    if not fits.get(Phase(table.phase), number == 0):
        raise FACTS.bad_position("position-played", "N20", phase=phase_name(table))


def is_pair(table: Table) -> bool:
    """Whether a red and a blue card are played, at most one of them an event, and none a simple event (N20, N39)."""
    events = played_cards(table) & EVENT_CARDS
    both = count(table.played[RED]) == 1 and count(table.played[BLUE]) == 1
    return both and count(events) <= 1 and events & SIMPLE_EVENTS == 0


# The seats


def check_seats(table: Table) -> None:
    """The seat that decides is the one that the phase asks (refusal 8)."""
    if is_preliminary(table) != is_before_main_round(table):
        raise FACTS.bad_position("position-active", "N17", phase=phase_name(table))
    if table.phase in (Phase.CARD, Phase.SECOND, Phase.SQUARE, Phase.LINE, Phase.TARGET) or is_last_choice(table):
        if table.turn != table.active:
            raise FACTS.bad_position("position-not-active", "N19", turn=table.turn, active=table.active)
    elif table.phase == Phase.LOSE and table.target != NOTHING and table.turn != table.owner[table.target]:
        raise FACTS.bad_position("position-not-owner", "N43", turn=table.turn, colour=COLOUR.write(table.target))
    elif table.phase == Phase.EXCHANGE and table.turn != partner_of(table, table.active):
        raise FACTS.bad_position("position-not-partner", "N54", turn=table.turn, active=table.active)
    elif table.phase == Phase.REFILL and not can_mark(table, table.turn):
        raise FACTS.bad_position("position-cannot-mark", "N42", turn=table.turn)


def is_before_main_round(table: Table) -> bool:
    """Whether the phase belongs to the preliminary round; only there a colour is chosen with no card played."""
    return table.phase <= Phase.PLACE or (table.phase == Phase.MARK and played_cards(table) == 0)


def is_last_choice(table: Table) -> bool:
    """Whether the active seat chooses the colour of the pawn that ends its turn."""
    return table.phase == Phase.MARK and played_cards(table) & ~CLEARINGS != 0


def follows_turn(counts: Sequence[int], turn: int) -> bool:
    """Whether the seats that are one ahead of the others form a clockwise run that ends just before `turn`."""
    fewest = min(counts)
    ahead = {seat for seat, number in enumerate(counts) if number > fewest}
    run = {(turn - step) % len(counts) for step in range(1, len(ahead) + 1)}
    return max(counts) <= fewest + 1 and ahead == run


# What is chosen so far


def check_choices(table: Table) -> None:
    """What the phase needs is there and allowed, and nothing else is (refusal 9)."""
    check_choice("square", "N49", table.square, SQUARE, markable_squares(table))
    check_choice("line", "N45", table.line, LINE, hittable_lines(table))
    check_choice("target", "N43", table.target, COLOUR, hittable_colours(table))
    check_choice("offered", "N56", table.offered, CARD, offerable_cards(table))


def check_choice(field: str, rule: str, chosen: int, kind: Kind, allowed: int | None) -> None:
    """One of the things allowed must be chosen; None where nothing is to be chosen yet."""
    if allowed is None and chosen != NOTHING:
        raise FACTS.bad_position("position-choice-early", rule, field=field, found=kind.write(chosen))
    if allowed is not None and chosen == NOTHING:
        raise FACTS.bad_position("position-field-missing", rule, field=field)
    if allowed is not None and not has(allowed, chosen):
        raise FACTS.bad_position("position-choice-not-allowed", rule, field=field, found=kind.write(chosen))


def markable_squares(table: Table) -> int | None:
    """The squares that can wait for the colour of their pawn (N49)."""
    cards = played_cards(table)
    if table.phase != Phase.MARK:
        return None
    if cards == 0:
        return placeable_squares(table)
    if cards & CLEARINGS != 0:
        return refillable_squares(table)
    if cards & SPEKULATIONS != 0:
        crowded = crowded_colours(table)
        return sum(table.pawns[colour] for colour in range(COLOURS) if has(crowded, colour))
    return pair_squares(table) & ~squares_of(table, table.active)


def hittable_lines(table: Table) -> int | None:
    """The lines that Statik can have named (N45)."""
    statik = played_cards(table) & STATIKS != 0
    if table.phase not in (Phase.TARGET, Phase.LOSE) or not statik:
        return None
    companion = lowest(played_cards(table) & STREETS_AND_JOKERS)
    lines = nameable_lines(table)
    if not has(JOKERS, companion):
        lines &= one(line_of(companion))
    fewest = 2 if table.phase == Phase.TARGET else 1
    return sum(one(line) for line in range(2 * LINES) if has(lines, line) and leaders(table, line) >= fewest)


def leaders(table: Table, line: int) -> int:
    """How many colours Statik could hit on a line."""
    return count(leading_colours(table, line))


def hittable_colours(table: Table) -> int | None:
    """The colours that can have been hit (N43, N45)."""
    return target_colours(table) if table.phase == Phase.LOSE else None


def offerable_cards(table: Table) -> int | None:
    """The cards that can have been offered; both partners must hold some (N56, N57)."""
    if table.phase != Phase.EXCHANGE:
        return None
    return held(table, table.active) if hand_size(table, table.turn) > 0 else 0


# The course of the game


def check_preliminary_round(table: Table) -> None:
    """No card has left the draw pile, and the pawns placed fit the seat that decides (refusal 11)."""
    hands = any(hand_size(table, seat) for seat in range(table.players))
    if hands or any(table.discard) or table.stop_phase or table.turns_played:
        raise FACTS.bad_position("position-preliminary-cards", "N18")
    placed = [count(squares_of(table, seat)) for seat in range(table.players)]
    if table.phase == Phase.PICK_COLOUR:
        fits = empty_squares(table) == BOARD
    else:
        fits = follows_turn(placed, table.turn) and not is_all_placed(table)
    if not fits:
        raise FACTS.bad_position("position-preliminary-pawns", "N13", turn=table.turn)


def check_stop_cards(table: Table) -> None:
    """With four or fewer empty squares the Stop cards are in play, unless a refill is under way (refusal 12)."""
    empty = count(empty_squares(table))
    refilling = table.phase != Phase.OVER and played_cards(table) & CLEARINGS != 0
    if empty <= FEW_EMPTY and not table.stop_phase and not refilling:
        raise FACTS.bad_position("position-stop-phase", "N32", empty=empty, few=FEW_EMPTY)
