"""What a phase demands of the other fields of a position document, in the order of the book (section 6)."""

from __future__ import annotations

from quartier.engine.listing import words_for
from quartier.engine.primitives.seats import clockwise
from quartier.games.san_francisco import purse
from quartier.games.san_francisco.actions import is_occupied
from quartier.games.san_francisco.cheques import bid_of, can_raise, highest_rival_bid
from quartier.games.san_francisco.grants import drawing_limit, drawn_total, is_buyback
from quartier.games.san_francisco.influence import most_investors
from quartier.games.san_francisco.investing import owner_of, sticks_on_board, supply
from quartier.games.san_francisco.moves import MOVES
from quartier.games.san_francisco.names import ACTION_TEXTS, CARD_TEXTS
from quartier.games.san_francisco.negotiation import later_receivers
from quartier.games.san_francisco.pieces import (
    ACTION_CURRENCY,
    ACTION_DEED,
    CARD_CURRENCY,
    HIDDEN_MAX,
    STICKS,
    Currency,
    Deed,
)
from quartier.games.san_francisco.position import Position, refuse
from quartier.games.san_francisco.rules import legal
from quartier.games.san_francisco.table import NOTHING, Phase, Table, Take

OPTION_PHASES = (Phase.OPTION, Phase.PAY, Phase.DEAL, Phase.OFFER, Phase.ANSWER, Phase.HIDE)
TILE_PHASES = OPTION_PHASES[1:]
NEGOTIATION = (Phase.DEAL, Phase.OFFER, Phase.ANSWER)
AUCTION = (Phase.PLAY, Phase.BID, Phase.RAISE)
MOVING = (Phase.MOVE_FROM, Phase.MOVE_TO, Phase.SWAP_FIRST, Phase.SWAP_SECOND)
LAYING = (Phase.LIFT, Phase.PLACE, Phase.REPLACE, *MOVING)
TAKING = (Phase.REMOVE, Phase.CHOOSE, Phase.DRAW)


def phase_name(table: Table) -> str:
    """The phase as documents write it."""
    return Phase(table.phase).name.lower()


def in_order(table: Table) -> list[int]:
    """The seats clockwise from the first player."""
    return [clockwise(table.players, table.first, away) for away in range(table.players)]


def before_turn(table: Table) -> list[int]:
    """The seats that have acted before the one that decides."""
    seats = in_order(table)
    return seats[: seats.index(table.turn)]


# The turn


def check_turn(table: Table) -> None:
    """The seat that decides is one that the phase can ask."""
    if table.phase == Phase.REVEAL and table.turn != table.first:
        raise refuse("S24", "position-not-first-player", first=table.first)
    if table.phase == Phase.PLAY:
        _check_played(table)
    elif table.phase == Phase.OPTION:
        _check_chosen_so_far(table, "picks", table.picks, "S37")
    elif table.phase in (Phase.BID, Phase.RAISE):
        _check_bidder(table)
    elif table.phase in TILE_PHASES:
        _check_pickers(table)
    elif table.phase in LAYING:
        _check_investor(table)
    elif table.phase in TAKING:
        _check_takers(table)


def _check_chosen_so_far(table: Table, field: str, choices: list[int], rule: str) -> None:
    """Exactly the seats before the one that decides have chosen (S19)."""
    before = before_turn(table)
    for seat in range(table.players):
        if (choices[seat] != NOTHING) != (seat in before):
            raise refuse(rule, "position-chosen-so-far", field=field, seat=seat, turn=table.turn)


def _check_played(table: Table) -> None:
    """No card above its player's influence (S29)."""
    _check_chosen_so_far(table, "played", table.played, "S28")
    for seat in range(table.players):
        if table.played[seat] > table.influence[seat]:
            raise refuse("S29", "position-above-influence", seat=seat, value=table.played[seat])


def _check_bidder(table: Table) -> None:
    """A bidder has not passed and does not lead; who has passed has nothing on the table (S33-S35)."""
    if table.passed[table.turn]:
        raise refuse("S35", "position-bidder-passed", seat=table.turn)
    for seat in range(table.players):
        if table.passed[seat] and table.laid[seat] != 0:
            raise refuse("S35", "position-passed-with-cheques", seat=seat)
    if table.phase == Phase.BID and bid_of(table, table.turn) > highest_rival_bid(table):
        raise refuse("S33", "position-leader-bids", seat=table.turn)
    if table.phase == Phase.RAISE and table.laid[table.turn] == 0:
        raise refuse("S34", "position-raise-without-cheque", seat=table.turn)


def _check_investor(table: Table) -> None:
    """The first of the investors uses his right; there are no more of them than the card admits (S31, S46)."""
    if table.rights == 0 or table.turn != table.investors[0]:
        raise refuse("S46", "position-not-first-investor", seat=table.turn)
    if table.rights > most_investors(table):
        raise refuse("S31", "position-too-many-investors", most=most_investors(table))


# The pickers of a tile


def _check_pickers(table: Table) -> None:
    """A tile is being settled: a sole picker pays, several deal or hide cheques, the active seat is one (S39-S45)."""
    if table.tile == NOTHING:
        raise refuse("S39", "position-no-tile", phase=phase_name(table))
    pickers = _pickers(table)
    if table.turn not in pickers or (len(pickers) == 1) != (table.phase == Phase.PAY):
        raise refuse("S39", "position-pickers", phase=phase_name(table), seat=table.turn)
    if table.phase in (Phase.OFFER, Phase.ANSWER):
        _check_negotiation(table)
    elif table.phase == Phase.HIDE:
        _check_hidden(table)


def _pickers(table: Table) -> list[int]:
    return [seat for seat in in_order(table) if table.picks[seat] == table.tile]


def _check_negotiation(table: Table) -> None:
    """A proposer, a buyer who makes the offers, and others who are served and answer in turn (S45)."""
    tied = _pickers(table)
    others = [seat for seat in tied if seat != table.buyer]
    if table.proposer not in tied or table.buyer not in tied:
        raise refuse("S45", "position-proposer")
    if table.phase == Phase.OFFER and (table.turn != table.buyer or table.receiver not in others):
        raise refuse("S45", "position-buyer")
    if table.phase == Phase.ANSWER and table.turn == table.buyer:
        raise refuse("S45", "position-buyer-answers")
    served = others if table.phase == Phase.ANSWER else others[: others.index(table.receiver)]
    unserved = [seat for seat in range(table.players) if seat not in served and seat != table.receiver]
    if not all(table.laid[seat] for seat in served) or any(table.laid[seat] for seat in unserved):
        raise refuse("S45", "position-offers")


def _check_hidden(table: Table) -> None:
    """At most five cheques, hidden by pickers up to the active seat (S42)."""
    hiders = [seat for seat in _pickers(table) if seat in (*before_turn(table), table.turn)]
    for seat in range(table.players):
        if table.laid[seat] != 0 and seat not in hiders:
            raise refuse("S42", "position-hidden", seat=seat)
        if purse.size(table.laid[seat]) > HIDDEN_MAX:
            raise refuse("S42", "position-too-many-hidden", seat=seat, most=HIDDEN_MAX)


# Grants and buybacks


def _check_takers(table: Table) -> None:
    """Who comes later has neither removed sticks nor chosen; the active seat has what its phase needs (S72-S75)."""
    before = before_turn(table)
    for seat in range(table.players):
        if table.sold[seat] + sticks_on_board(table, seat) > STICKS:
            raise refuse("S7", "position-too-many-sticks", seat=seat, most=STICKS)
        if table.phase != Phase.DRAW and seat not in before and table.takes[seat] != NOTHING:
            raise refuse("S74", "position-takes", seat=seat)
        if table.phase != Phase.DRAW and seat not in (*before, table.turn) and table.sold[seat] > 0:
            raise refuse("S73", "position-sold", seat=seat)
    if table.phase == Phase.DRAW:
        _check_drawer(table)
    elif table.phase == Phase.REMOVE and sticks_on_board(table, table.turn) == 0:
        raise refuse("S73", "position-nothing-to-remove", seat=table.turn)
    elif table.phase == Phase.CHOOSE and is_buyback(table) and table.sold[table.turn] == 0:
        raise refuse("S73", "position-nothing-sold", seat=table.turn)


def _check_drawer(table: Table) -> None:
    """He chose cheques, the bank is not empty, and he has not reached his limit (S75)."""
    if table.takes[table.turn] != Take.CHEQUES:
        raise refuse("S75", "position-drawer", seat=table.turn)
    limit = drawing_limit(table, table.turn)
    if table.bank_size == 0 or drawn_total(table) >= limit:
        raise refuse("S75", "position-drawing-over", seat=table.turn, limit=limit)


# Phase and card

DEEDS_IN = {
    Phase.LIFT: (Deed.DOUBLE, Deed.FREE, Deed.REPLACE),
    Phase.PLACE: (Deed.DOUBLE, Deed.FREE),
    Phase.REPLACE: (Deed.REPLACE,),
    Phase.MOVE_FROM: (Deed.MOVE,),
    Phase.MOVE_TO: (Deed.MOVE,),
    Phase.SWAP_FIRST: (Deed.SWAP,),
    Phase.SWAP_SECOND: (Deed.SWAP,),
    Phase.REMOVE: (Deed.BUYBACK,),
    Phase.CHOOSE: (Deed.GRANT, Deed.BUYBACK),
    Phase.DRAW: (Deed.GRANT, Deed.BUYBACK),
}
"""The action cards that a phase after the auction can belong to."""
CURRENCY_IN = {
    Phase.PLAY: Currency.INFLUENCE,
    Phase.BID: Currency.CHEQUES,
    Phase.RAISE: Currency.CHEQUES,
    **dict.fromkeys(OPTION_PHASES, Currency.OPTIONS),
}


def check_cards(table: Table) -> None:
    """The phase goes with the auction card and the action card (S23, S62-S73)."""
    if table.phase in NEGOTIATION and not table.negotiate:
        raise refuse("S44", "position-negotiate-off", phase=phase_name(table))
    if not _card_fits_phase(table):
        card = CARD_TEXTS[table.card] if table.action == NOTHING else ACTION_TEXTS[table.action]
        raise refuse("S23", "position-card-phase", phase=phase_name(table), card=card)


def _card_fits_phase(table: Table) -> bool:
    if table.phase in (Phase.REVEAL, Phase.OVER):
        return table.action == NOTHING
    if table.phase in CURRENCY_IN:
        currency = CARD_CURRENCY[table.card] if table.action == NOTHING else ACTION_CURRENCY[table.action]
        return currency == CURRENCY_IN[Phase(table.phase)]
    if table.action == NOTHING:
        return table.phase in (Phase.LIFT, Phase.PLACE)
    return ACTION_DEED[table.action] in DEEDS_IN[Phase(table.phase)]


# Sticks and investors


def check_sticks(table: Table) -> None:
    """A stick is lifted if and only if none is left; what was picked lies there (S50, S67-S69)."""
    in_hand = table.lifted != NOTHING
    if table.phase in (Phase.PLACE, Phase.REPLACE) and (supply(table, table.turn) > 0) == in_hand:
        raise refuse("S50", "position-lifted", seat=table.turn)
    if table.phase == Phase.LIFT and supply(table, table.turn) > 0:
        raise refuse("S50", "position-has-sticks", seat=table.turn)
    _check_picked(table)
    _check_investor_tiles(table)


def _check_picked(table: Table) -> None:
    if table.phase in (Phase.MOVE_TO, Phase.SWAP_SECOND):
        fits = table.picked != NOTHING and is_occupied(table, table.picked)
    elif table.picked != NOTHING:
        doubling = table.action != NOTHING and ACTION_DEED[table.action] == Deed.DOUBLE
        fits = doubling and owner_of(table, table.picked) == table.turn
    else:
        fits = True
    if not fits:
        raise refuse("S67", "position-picked", phase=phase_name(table))


def _check_investor_tiles(table: Table) -> None:
    """In an option auction each investor has the tile that he picked, in the order of the tiles (S38, S39)."""
    tiles = table.investor_tiles[: table.rights]
    if not _is_by_tile(table):
        fits = all(tile == NOTHING for tile in tiles)
    else:
        fits = NOTHING not in tiles and tiles == sorted(set(tiles))
        if table.phase in TILE_PHASES:
            won = [table.picks[seat] for seat in table.investors[: table.rights]]
            fits = fits and won == tiles and all(tile < table.tile for tile in tiles)
    if not fits:
        raise refuse("S39", "position-investor-tiles")


def _is_by_tile(table: Table) -> bool:
    return table.action == NOTHING and table.card != NOTHING and CARD_CURRENCY[table.card] == Currency.OPTIONS


# Leftovers

USED_IN = {
    "action_due": (*AUCTION, *LAYING, *TAKING),
    "investors": (*TILE_PHASES, *LAYING),
    "investor_tiles": (*TILE_PHASES, Phase.LIFT, Phase.PLACE),
    "played": (Phase.PLAY,),
    "picks": OPTION_PHASES,
    "bids": (Phase.BID, Phase.RAISE),
    "passed": (Phase.BID, Phase.RAISE),
    "tile": TILE_PHASES,
    "hidden": (Phase.HIDE,),
    "proposer": (Phase.OFFER, Phase.ANSWER),
    "buyer": (Phase.OFFER, Phase.ANSWER),
    "receiver": (Phase.OFFER,),
    "offers": (Phase.OFFER, Phase.ANSWER),
    "lifted": (Phase.PLACE, Phase.REPLACE),
    "picked": (Phase.LIFT, Phase.PLACE, Phase.MOVE_TO, Phase.SWAP_SECOND),
    "takes": TAKING,
    "drawn": (Phase.DRAW,),
}
"""The phases in which a field says something."""


def check_leftovers(table: Table, position: Position) -> None:
    """Fields that belong to another phase are empty; without an action none is due before the investing (S59)."""
    for field, value in position.items():
        if field in USED_IN and table.phase not in USED_IN[field] and _says_something(value):
            raise refuse("", "position-leftover", field=field, phase=phase_name(table))
    if table.phase in AUCTION and table.action == NOTHING and table.action_due:
        raise refuse("S59", "position-leftover", field="action_due", phase=phase_name(table))
    if any(table.sold) and not (table.phase in TAKING and is_buyback(table)):
        raise refuse("S73", "position-leftover", field="removed", phase=phase_name(table))


def _says_something(value: object) -> bool:
    if isinstance(value, list):
        return any(_says_something(entry) for entry in value)
    return value is not None and value is not False


# Chains


def check_chain(table: Table) -> None:
    """A chain of moves can be completed, and there is a legal move (S34, S45)."""
    if table.phase == Phase.RAISE and not can_raise(table):
        raise refuse("S34", "position-cannot-raise", seat=table.turn)
    if table.phase == Phase.OFFER and purse.size(table.hands[table.turn]) < _still_needed(table):
        raise refuse("S45", "position-cannot-serve", seat=table.turn)
    if table.phase != Phase.OVER and not legal(table, [0] * words_for(MOVES)):
        raise refuse("", "position-no-move", phase=phase_name(table))


def _still_needed(table: Table) -> int:
    """The cheques that a buyer must still have in hand."""
    return later_receivers(table) + (1 if table.added == 0 else 0)
