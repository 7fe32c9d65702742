"""What a phase demands of the other fields of a position document, in the order of the book (section 6)."""

from __future__ import annotations

from quartier.engine.listing import words_for
from quartier.engine.primitives.seats import clockwise
from quartier.engine.primitives.tally import total_of
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.document.shape import Document
from quartier.games.san_francisco.moves import MOVE_COUNT
from quartier.games.san_francisco.pieces import (
    ACTION_CURRENCY,
    ACTION_DEED,
    CARD_CURRENCY,
    HIDDEN_MAX,
    STICKS,
    VALUES,
    Currency,
    Deed,
)
from quartier.games.san_francisco.pieces.names import ACTION_TEXTS, CARD_TEXTS
from quartier.games.san_francisco.rules import legal
from quartier.games.san_francisco.rules.actions import is_occupied
from quartier.games.san_francisco.rules.cheques import bid_of, can_raise, highest_rival_bid
from quartier.games.san_francisco.rules.grants import drawing_limit, drawn_total, is_buyback
from quartier.games.san_francisco.rules.influence import most_investors
from quartier.games.san_francisco.rules.negotiation import later_receivers
from quartier.games.san_francisco.rules.streets import owner_of, sticks_on_board, supply
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
        raise FACTS.bad_position("position-not-first-player", "S24", first=table.first)
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
            raise FACTS.bad_position("position-chosen-so-far", rule, field=field, seat=seat, turn=table.turn)


def _check_played(table: Table) -> None:
    """No card above its player's influence (S29)."""
    _check_chosen_so_far(table, "played", table.played, "S28")
    for seat in range(table.players):
        if table.played[seat] > table.influence[seat]:
            raise FACTS.bad_position("position-above-influence", "S29", seat=seat, value=table.played[seat])


def _check_bidder(table: Table) -> None:
    """A bidder has not passed and does not lead; who has passed has nothing on the table (S33-S35)."""
    if table.passed[table.turn]:
        raise FACTS.bad_position("position-bidder-passed", "S35", seat=table.turn)
    for seat in range(table.players):
        if table.passed[seat] and table.laid[seat] != 0:
            raise FACTS.bad_position("position-passed-with-cheques", "S35", seat=seat)
    if table.phase == Phase.BID and bid_of(table, table.turn) > highest_rival_bid(table):
        raise FACTS.bad_position("position-leader-bids", "S33", seat=table.turn)
    if table.phase == Phase.RAISE and table.laid[table.turn] == 0:
        raise FACTS.bad_position("position-raise-without-cheque", "S34", seat=table.turn)


def _check_investor(table: Table) -> None:
    """The first of the investors uses his right; there are no more of them than the card admits (S31, S46)."""
    if table.rights == 0 or table.turn != table.investors[0]:
        raise FACTS.bad_position("position-not-first-investor", "S46", seat=table.turn)
    if table.rights > most_investors(table):
        raise FACTS.bad_position("position-too-many-investors", "S31", most=most_investors(table))


# The pickers of a tile


def _check_pickers(table: Table) -> None:
    """A tile is being settled: a sole picker pays, several deal or hide cheques, the active seat is one (S39-S45)."""
    if table.tile == NOTHING:
        raise FACTS.bad_position("position-no-tile", "S39", phase=phase_name(table))
    pickers = _pickers(table)
    if table.turn not in pickers or (len(pickers) == 1) != (table.phase == Phase.PAY):
        raise FACTS.bad_position("position-pickers", "S39", phase=phase_name(table), seat=table.turn)
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
        raise FACTS.bad_position("position-proposer", "S45")
    if table.phase == Phase.OFFER and (table.turn != table.buyer or table.receiver not in others):
        raise FACTS.bad_position("position-buyer", "S45")
    if table.phase == Phase.ANSWER and table.turn == table.buyer:
        raise FACTS.bad_position("position-buyer-answers", "S45")
    served = others if table.phase == Phase.ANSWER else others[: others.index(table.receiver)]
    unserved = [seat for seat in range(table.players) if seat not in served and seat != table.receiver]
    if not all(table.laid[seat] for seat in served) or any(table.laid[seat] for seat in unserved):
        raise FACTS.bad_position("position-offers", "S45")


def _check_hidden(table: Table) -> None:
    """At most five cheques, hidden by pickers up to the active seat (S42)."""
    hiders = [seat for seat in _pickers(table) if seat in (*before_turn(table), table.turn)]
    for seat in range(table.players):
        if table.laid[seat] != 0 and seat not in hiders:
            raise FACTS.bad_position("position-hidden", "S42", seat=seat)
        if total_of(table.laid[seat], VALUES) > HIDDEN_MAX:
            raise FACTS.bad_position("position-too-many-hidden", "S42", seat=seat, most=HIDDEN_MAX)


# Grants and buybacks


def _check_takers(table: Table) -> None:
    """Who comes later has neither removed sticks nor chosen; the active seat has what its phase needs (S72-S75)."""
    before = before_turn(table)
    for seat in range(table.players):
        if table.removed[seat] + sticks_on_board(table, seat) > STICKS:
            raise FACTS.bad_position("position-too-many-sticks", "S7", seat=seat, most=STICKS)
        if table.phase != Phase.DRAW and seat not in before and table.takes[seat] != NOTHING:
            raise FACTS.bad_position("position-takes", "S74", seat=seat)
        if table.phase != Phase.DRAW and seat not in (*before, table.turn) and table.removed[seat] > 0:
            raise FACTS.bad_position("position-sold", "S73", seat=seat)
    if table.phase == Phase.DRAW:
        _check_drawer(table)
    elif table.phase == Phase.REMOVE and sticks_on_board(table, table.turn) == 0:
        raise FACTS.bad_position("position-nothing-to-remove", "S73", seat=table.turn)
    elif table.phase == Phase.CHOOSE and is_buyback(table) and table.removed[table.turn] == 0:
        raise FACTS.bad_position("position-nothing-sold", "S73", seat=table.turn)


def _check_drawer(table: Table) -> None:
    """He chose cheques, the bank is not empty, and he has not reached his limit (S75)."""
    if table.takes[table.turn] != Take.CHEQUES:
        raise FACTS.bad_position("position-drawer", "S75", seat=table.turn)
    limit = drawing_limit(table, table.turn)
    if table.bank_size == 0 or drawn_total(table) >= limit:
        raise FACTS.bad_position("position-drawing-over", "S75", seat=table.turn, limit=limit)


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
        raise FACTS.bad_position("position-negotiate-off", "S44", phase=phase_name(table))
    if not _card_fits_phase(table):
        card = CARD_TEXTS[table.card] if table.action == NOTHING else ACTION_TEXTS[table.action]
        raise FACTS.bad_position("position-card-phase", "S23", phase=phase_name(table), card=card)


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
        raise FACTS.bad_position("position-lifted", "S50", seat=table.turn)
    if table.phase == Phase.LIFT and supply(table, table.turn) > 0:
        raise FACTS.bad_position("position-has-sticks", "S50", seat=table.turn)
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
        raise FACTS.bad_position("position-picked", "S67", phase=phase_name(table))


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
        raise FACTS.bad_position("position-investor-tiles", "S39")


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


def check_leftovers(table: Table, position: Document) -> None:
    """Fields that belong to another phase are empty; without an action none is due before the investing (S59)."""
    for field, value in position.items():
        if field in USED_IN and table.phase not in USED_IN[field] and _says_something(value):
            raise FACTS.bad_position("position-leftover", "", field=field, phase=phase_name(table))
    if table.phase in AUCTION and table.action == NOTHING and table.action_due:
        raise FACTS.bad_position("position-leftover", "S59", field="action_due", phase=phase_name(table))
    if any(table.removed) and not (table.phase in TAKING and is_buyback(table)):
        raise FACTS.bad_position("position-leftover", "S73", field="removed", phase=phase_name(table))


def _says_something(value: object) -> bool:
    if isinstance(value, list):
        return any(_says_something(entry) for entry in value)
    return value is not None and value is not False


# Chains


def check_chain(table: Table) -> None:
    """A chain of moves can be completed, and there is a legal move (S34, S45)."""
    if table.phase == Phase.RAISE and not can_raise(table):
        raise FACTS.bad_position("position-cannot-raise", "S34", seat=table.turn)
    if table.phase == Phase.OFFER and total_of(table.hands[table.turn], VALUES) < _still_needed(table):
        raise FACTS.bad_position("position-cannot-serve", "S45", seat=table.turn)
    if table.phase != Phase.OVER and not legal(table, [0] * words_for(MOVE_COUNT)):
        raise FACTS.bad_position("position-no-move", "", phase=phase_name(table))


def _still_needed(table: Table) -> int:
    """The cheques that a buyer must still have in hand."""
    return later_receivers(table) + (1 if table.added == 0 else 0)
