"""Reading a position document: the phase, who decides, an auction under way, and the result of a finished game."""

from __future__ import annotations

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.seats import NOBODY
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.document.consistency import check_bid, check_bid_under_way, check_decider, check_setup
from quartier.games.fifth_avenue.document.shape import Auction, Document
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    COLOUR_TEXTS,
    GEDEONS_MOST,
    KIND_TEXTS,
    PARK,
    PAWN_TEXTS,
    PLACE_TEXTS,
    ROW,
    SHOWN_TILES,
    STOP_SIGNS,
    TURN_LIMIT,
    colour_of,
    value_of,
)
from quartier.games.fifth_avenue.pieces.names import CARD_TEXTS
from quartier.games.fifth_avenue.rules.bids import bid_colour, has_bid, has_passed, permitted_colours
from quartier.games.fifth_avenue.rules.board import closed_districts
from quartier.games.fifth_avenue.rules.shops import active_kinds
from quartier.games.fifth_avenue.scoring import is_winner
from quartier.games.fifth_avenue.table import GEDEON, NOTHING, Phase, Reason, Resume, Table


def read_turn(table: Table, position: Document) -> None:
    """The fields of a turn fit its phase, and the right seat decides (F4, F8, F10, F12, F15)."""
    _read_seats(table, position)
    _read_counts(table, position)
    _check_fields(table, position)
    _read_chosen_shop(table, position)
    taken = position.get("taken")
    table.taken = NOTHING if taken is None else COLOUR_TEXTS.index(taken)
    if table.phase in (Phase.SETUP_SHOP, Phase.SETUP_BUILDING):
        check_setup(table)


def _read_counts(table: Table, position: Document) -> None:
    """Points, and fewer turns than the limit while the game runs (F26, F56)."""
    table.scores[: table.players] = position.get("scores", [0] * table.players)
    table.turns = position.get("turns", 0)
    if table.turns > TURN_LIMIT or (table.turns == TURN_LIMIT and table.phase != Phase.OVER):
        raise FACTS.bad_position("position-turns", "F56", found=table.turns, most=TURN_LIMIT)


def _check_fields(table: Table, position: Document) -> None:
    in_auction = table.phase in (Phase.BID, Phase.BUILD)
    _check_fits("auction", position.get("auction") is not None, in_auction, needed=in_auction)
    _check_fits("taken", position.get("taken") is not None, table.phase == Phase.CARDS)
    _check_fits("result", position.get("result") is not None, table.phase == Phase.OVER)
    for field in ("tile", "shop_stack"):
        _check_fits(field, bool(position.get(field)), table.phase == Phase.SETUP_SHOP)


def _check_fits(field: str, is_given: bool, allowed: bool, *, needed: bool = False) -> None:
    if is_given and not allowed:
        raise FACTS.bad_position("position-field-out-of-place", "F10", field=field)
    if needed and not is_given:
        raise FACTS.bad_position("position-field-missing", "F10", field=field)


def _read_seats(table: Table, position: Document) -> None:
    """Outside auctions the active seat decides itself; nobody does when the game is over (F10)."""
    turn = position["turn"]
    if (turn is None) != (table.phase == Phase.OVER) or (turn is not None and turn >= table.players):
        raise FACTS.bad_position("position-turn", "F10", seat=str(turn))
    table.turn = NOBODY if turn is None else turn
    active = position.get("active", turn)
    table.active = 0 if active is None else active
    in_auction = table.phase in (Phase.BID, Phase.BUILD, Phase.OVER)
    if table.active >= table.players or (table.active != table.turn and not in_auction):
        raise FACTS.bad_position("position-active", "F10", seat=table.active)


def _read_chosen_shop(table: Table, position: Document) -> None:
    chosen = position.get("chosen_shop")
    wanted = table.phase == Phase.SHOP_PLOT
    _check_fits("chosen_shop", chosen is not None, wanted, needed=wanted)
    if chosen is not None:
        table.chosen_shop = KIND_TEXTS.index(chosen)
        if not has(active_kinds(table), table.chosen_shop):
            raise FACTS.bad_position("position-chosen-shop", "F21", shop=chosen)


# The auction


def read_auction(table: Table, position: Document) -> None:
    """Bids of one permitted colour, none of a seat that has passed, no two alike (F32-F35)."""
    auction = position.get("auction")
    if auction is None:
        return
    table.pawn = PAWN_TEXTS.index(auction["pawn"])
    table.site = PLACE_TEXTS.index(auction["site"])
    table.resume = Resume[auction["resume"].upper()]
    for seat, passed in enumerate(auction["passed"]):
        table.passed |= int(passed) << seat
    if table.phase == Phase.BUILD:
        _read_winner(table, auction)
    else:
        _read_bids(table, auction)


def _read_winner(table: Table, auction: Auction) -> None:
    """The winner has paid: nothing is laid, everybody else has passed (F37, F39)."""
    everybody_else = [seat != table.turn for seat in range(table.players)]
    if any(auction["bids"]) or auction["added"] or auction["gedeon"] is not None:
        raise FACTS.bad_position("position-build-cards", "F37")
    if [has_passed(table, seat) for seat in range(table.players)] != everybody_else:
        raise FACTS.bad_position("position-build-passed", "F36", seat=table.turn)
    limit, colour = auction["limit"], auction["colour"]
    if limit is None or colour is None:
        raise FACTS.bad_position(
            "position-field-missing", "F39", field="auction.limit" if limit is None else "auction.colour"
        )
    table.limit = limit
    table.colour = COLOUR_TEXTS.index(colour)
    if not has(permitted_colours(table, table.turn), table.colour):
        raise FACTS.bad_position("position-bid-colour", "F33", seat=table.turn)


def _read_bids(table: Table, auction: Auction) -> None:
    table.added = auction["added"]
    for seat, cards in enumerate(auction["bids"]):
        _read_bid(table, seat, [CARD_TEXTS.index(card) for card in cards])
    _read_park_colour(table, auction)
    for seat in range(table.players):
        check_bid(table, seat)
    check_decider(table)
    _read_gedeon(table, auction)
    if auction["limit"] is not None:
        raise FACTS.bad_position("position-field-out-of-place", "F39", field="auction.limit")
    check_bid_under_way(table, table.turn)


def _read_bid(table: Table, seat: int, cards: list[int]) -> None:
    """A bid begins with a colour and goes on with this colour and black (F32)."""
    colours = [colour_of(card) for card in cards]
    if colours and (colours[0] == BLACK or not set(colours) <= {colours[0], BLACK}):
        raise FACTS.bad_position("position-bid-mixed", "F32", seat=seat)
    table.bids[seat][: len(cards)] = cards
    table.bid_sizes[seat] = len(cards)
    table.bid_values[seat] = sum(map(value_of, cards))


def _read_gedeon(table: Table, auction: Auction) -> None:
    """Gedeon bids only against two players, until one of his cards comes a second time (F47, F49)."""
    cards = auction["gedeon"]
    if cards is None:
        return
    if table.players != GEDEON:
        raise FACTS.bad_position("position-no-gedeon", "F47")
    if len(cards) > GEDEONS_MOST or len(set(cards[:-1])) < len(cards[:-1]):
        raise FACTS.bad_position("position-gedeon-cards", "F49")
    table.gedeon[: len(cards)] = [CARD_TEXTS.index(card) for card in cards]
    table.gedeon_size = len(cards)


def _read_park_colour(table: Table, auction: Auction) -> None:
    """Only at the park one colour holds for all; a bid that is still being laid does not fix it yet (F45)."""
    colour = auction["colour"]
    if colour is not None and table.site != PARK:
        raise FACTS.bad_position("position-field-out-of-place", "F45", field="auction.colour")
    committed = [seat for seat in range(table.players) if table.bid_sizes[seat] > _half_made(table, seat)]
    if table.site == PARK and committed:
        table.colour = bid_colour(table, committed[0])
    elif colour is not None and not has_bid(table, table.turn):
        table.colour = COLOUR_TEXTS.index(colour)
    fixed = _named_colour(table)
    if colour is not None and COLOUR_TEXTS.index(colour) != fixed:
        raise FACTS.bad_position("position-bid-colour", "F45", seat=table.turn)


def _half_made(table: Table, seat: int) -> int:
    return table.added if seat == table.turn else 0


def _named_colour(table: Table) -> int:
    if table.colour == NOTHING and has_bid(table, table.turn):
        return bid_colour(table, table.turn)
    return table.colour


# The result


def read_result(table: Table, position: Document) -> None:
    """Why the game ended, which tiles were shown, and who has won (F54-F59)."""
    if table.phase != Phase.OVER:
        return
    result = position.get("result")
    table.reason = _likely_reason(table) if result is None else Reason[result["reason"].upper()]
    if result is None:
        return
    for kind, text in enumerate(KIND_TEXTS):
        table.park_revealed[kind] = result["park_revealed"].count(text)
    lacking = any(shown > under for shown, under in zip(table.park_revealed, table.park_shops, strict=True))
    if lacking or sum(table.park_revealed) > SHOWN_TILES:
        raise FACTS.bad_position("position-revealed", "F58")
    winners = [seat for seat in range(table.players) if is_winner(table, seat)]
    if sorted(result["winners"]) != winners:
        raise FACTS.bad_position("position-winners", "F59", winners=", ".join(map(str, winners)))


def _likely_reason(table: Table) -> int:
    if closed_districts(table) == STOP_SIGNS:
        return Reason.CLOSURES
    return Reason.SHOPS if table.gone == ROW else Reason.TURN_LIMIT
