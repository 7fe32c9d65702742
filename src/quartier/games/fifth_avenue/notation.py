"""Moves and their words: the text of each, what on the table it belongs to, and why one is not legal now."""

from __future__ import annotations

from quartier.engine.errors import IllegalMove
from quartier.engine.primitives.bits import has
from quartier.engine.views import Target
from quartier.engine.words.catalogue import say
from quartier.games.fifth_avenue import FACTS, moves
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    COLOUR_TEXTS,
    DISTRICT_TEXTS,
    KIND_TEXTS,
    MOST_BUILT,
    PARK,
    PAWN_TEXTS,
    PLACE_TEXTS,
    PLACES,
    PLOTS_IN_DISTRICT,
    SIXTH,
    START,
    colour_of,
    colour_of_plot,
    district_at,
    district_of,
)
from quartier.games.fifth_avenue.pieces.names import (
    CARD_TEXTS,
    PLOT_NAMES,
    say_card,
    say_colour,
    say_kind,
    say_pawn,
    say_place,
    say_plot,
)
from quartier.games.fifth_avenue.rules.bids import bid_colour, has_bid, highest_of_others, permitted_colours
from quartier.games.fifth_avenue.rules.board import built_plots, is_open, is_present, shop_plots
from quartier.games.fifth_avenue.rules.pawns import next_places
from quartier.games.fifth_avenue.rules.shops import active_kinds, shop_sites
from quartier.games.fifth_avenue.rules.stops import must_close
from quartier.games.fifth_avenue.table import Board, Phase, Reason, Table

MOVES = (
    *(f"plot {plot}" for plot in PLOT_NAMES),
    "buildings",
    *(f"shop {kind}" for kind in KIND_TEXTS),
    "commission",
    *(f"score {district}" for district in DISTRICT_TEXTS),
    *(f"move {pawn} {place}" for pawn in PAWN_TEXTS for place in PLACE_TEXTS),
    *(f"take {colour}" for colour in COLOUR_TEXTS),
    *(f"add {card}" for card in CARD_TEXTS),
    "commit",
    "pass",
    *(f"build {number}" for number in range(MOST_BUILT + 1)),
    "close",
)
"""The text of every move, by its number (section 5)."""


def target(move: int) -> Target:
    """The thing on the table that a move belongs to: a plot, tile, district, pawn and place, pile, card or button."""
    text = MOVES[move]
    kind, _, rest = text.partition(" ")
    if kind == "plot":
        district, plot = rest.split(" ")
        return {"district": district, "plot": plot}
    if kind == "shop":
        return {"shop": rest}
    if kind == "score":
        return {"district": rest}
    if kind == "move":
        pawn, place = rest.split(" ")
        return {"pawn": pawn, "place": place}
    if kind == "take":
        return {"pile": rest}
    if kind == "add":
        return {"card": rest}
    return {"button": text}


SAID = {"shop": say_kind, "score": say_place, "take": say_colour, "add": say_card}


def spoken(move: int, language: str) -> str:
    """A move as people say it."""
    kind, _, rest = MOVES[move].partition(" ")
    if kind == "plot":
        return say_plot(language, rest)
    if kind == "build":
        return say(language, "move-build", FACTS.name, number=int(rest))
    if kind == "move":
        pawn, place = rest.split(" ")
        return say(language, "move-move", FACTS.name, pawn=say_pawn(language, pawn), place=say_place(language, place))
    if kind in SAID:
        return say(language, f"move-{kind}", FACTS.name, thing=SAID[kind](language, rest))
    return say(language, f"move-{kind}", FACTS.name)


# Why a move is refused

ASKED = {
    Phase.SETUP_SHOP: ("first-shop-now", "F4"),
    Phase.SETUP_BUILDING: ("first-building-now", "F8"),
    Phase.ACTION: ("action-now", "F10"),
    Phase.SHOP_PLOT: ("shop-plot-now", "F12"),
    Phase.EXTRA_MOVE: ("move-now", "F13"),
    Phase.CARDS: ("cards-now", "F15"),
    Phase.MOVE: ("move-now", "F17"),
    Phase.BID: ("bid-now", "F29"),
    Phase.BUILD: ("build-now", "F38"),
}
"""For each phase the refusal of a move that belongs to another one."""

ENDED = {Reason.SHOPS: "F54", Reason.CLOSURES: "F55", Reason.TURN_LIMIT: "F56"}


def why_not(table: Table, move: int) -> IllegalMove:
    """Why a move is not legal now, with the rule that says so."""
    phase = Phase(table.phase)
    if phase == Phase.OVER:
        return FACTS.illegal_move("game-over", ENDED[Reason(table.reason)])
    if move < moves.BUILDINGS and phase in WHY_NOT_PLOT:
        return _why_not_plot(table, move)
    if moves.BUILDINGS <= move < moves.MOVE and phase == Phase.ACTION:
        return _why_not_action(table, move)
    if moves.MOVE <= move < moves.TAKE and phase in (Phase.EXTRA_MOVE, Phase.MOVE):
        return _why_not_move(table, (move - moves.MOVE) // PLACES, (move - moves.MOVE) % PLACES)
    if moves.TAKE <= move < moves.ADD and phase == Phase.CARDS:
        return _why_not_take(table, move - moves.TAKE)
    if moves.ADD <= move < moves.BUILD and phase == Phase.BID:
        return _why_not_bid(table, move)
    if move >= moves.BUILD and phase == Phase.BUILD:
        return _why_not_build(table, move)
    return FACTS.illegal_move(*ASKED[phase])


def _why_not_plot(table: Table, plot: int) -> IllegalMove:
    if not has(table.land, plot):
        closed = not is_open(table, district_of(plot))
        district = DISTRICT_TEXTS[district_of(plot)]
        return (
            FACTS.illegal_move("district-closed", "F43", district=district)
            if closed
            else FACTS.illegal_move("no-sixth-plot", "F2")
        )
    return WHY_NOT_PLOT[Phase(table.phase)](table, plot)


def _why_not_first_shop(table: Table, plot: int) -> IllegalMove:
    district, colour = PLOT_NAMES[plot].split(" ")
    if shop_plots(table) & PLOTS_IN_DISTRICT[district_of(plot)] != 0:
        return FACTS.illegal_move("district-has-shop", "F4", district=district)
    return FACTS.illegal_move(
        "only-sixth-plot" if table.board == Board.SIX_PLOTS else "colour-used-twice", "F4", colour=colour
    )


def _why_not_first_building(table: Table, plot: int) -> IllegalMove:
    if colour_of_plot(plot) == SIXTH:
        return FACTS.illegal_move("no-building-on-sixth", "F2")
    if is_present(table, table.turn, district_of(plot)):
        return FACTS.illegal_move("already-in-district", "F8", district=DISTRICT_TEXTS[district_of(plot)])
    return FACTS.illegal_move("plot-not-empty", "F8", plot=PLOT_NAMES[plot])


def _why_not_shop(table: Table, plot: int) -> IllegalMove:
    is_built = has(built_plots(table), plot)
    return FACTS.illegal_move("buildings-on-plot" if is_built else "two-shops-on-plot", "F22", plot=PLOT_NAMES[plot])


WHY_NOT_PLOT = {
    Phase.SETUP_SHOP: _why_not_first_shop,
    Phase.SETUP_BUILDING: _why_not_first_building,
    Phase.SHOP_PLOT: _why_not_shop,
}


def _why_not_action(table: Table, move: int) -> IllegalMove:
    if move == moves.BUILDINGS:
        return FACTS.illegal_move("supply-empty", "F11")
    if move < moves.COMMISSION:
        if shop_sites(table) == 0:
            return FACTS.illegal_move("no-room-for-shops", "F12")
        kinds = ", ".join(kind for number, kind in enumerate(KIND_TEXTS) if has(active_kinds(table), number))
        return FACTS.illegal_move("kind-not-in-block", "F21", shop=KIND_TEXTS[move - moves.SHOP], allowed=kinds)
    return FACTS.illegal_move("no-pawn-in-district", "F14", district=DISTRICT_TEXTS[move - moves.SCORE])


def _why_not_move(table: Table, pawn: int, place: int) -> IllegalMove:
    if place not in (START, PARK) and not is_open(table, district_at(place)):
        return FACTS.illegal_move("district-closed", "F20", district=PLACE_TEXTS[place])
    reached = next_places(table, table.pawns[pawn])
    allowed = ", ".join(text for number, text in enumerate(PLACE_TEXTS) if has(reached, number))
    return FACTS.illegal_move("no-such-step", "F18", pawn=PAWN_TEXTS[pawn], place=PLACE_TEXTS[place], allowed=allowed)


def _why_not_take(table: Table, colour: int) -> IllegalMove:
    code = "colour-already-taken" if colour == table.taken else "pile-empty"
    return FACTS.illegal_move(code, "F15", colour=COLOUR_TEXTS[colour])


def _why_not_bid(table: Table, move: int) -> IllegalMove:
    if move == moves.PASS:
        return FACTS.illegal_move("no-way-back", "F34")
    highest = highest_of_others(table, table.turn)
    if move == moves.COMMIT:
        return FACTS.illegal_move("bid-too-low", "F34", value=table.bid_values[table.turn], highest=highest)
    return _why_not_add(table, move - moves.ADD, highest)


def _why_not_add(table: Table, card: int, highest: int) -> IllegalMove:
    seat, colour = table.turn, colour_of(card)
    if has_bid(table, seat):
        if colour not in (bid_colour(table, seat), BLACK):
            return FACTS.illegal_move("bid-colour-fixed", "F32", colour=COLOUR_TEXTS[bid_colour(table, seat)])
    elif colour == BLACK:
        return FACTS.illegal_move("black-not-first", "F32")
    elif not has(permitted_colours(table, seat), colour):
        rule = "F45" if table.site == PARK else "F33"
        return FACTS.illegal_move("colour-not-permitted", rule, colour=COLOUR_TEXTS[colour], allowed=_permitted(table))
    if table.hands[seat][card] == 0:
        return FACTS.illegal_move("card-not-in-hand", "F32", card=CARD_TEXTS[card])
    return FACTS.illegal_move("cannot-exceed", "F34", highest=highest)


def _permitted(table: Table) -> str:
    colours = permitted_colours(table, table.turn)
    return ", ".join(text for number, text in enumerate(COLOUR_TEXTS) if has(colours, number)) or "-"


def _why_not_build(table: Table, move: int) -> IllegalMove:
    if move == moves.CLOSE:
        return FACTS.illegal_move("district-not-full", "F41")
    if table.site != PARK and must_close(table, table.turn, district_at(table.site)):
        return FACTS.illegal_move("must-close", "F41", district=PLACE_TEXTS[table.site])
    if move - moves.BUILD > table.limit:
        return FACTS.illegal_move("over-the-limit", "F39", limit=table.limit)
    return FACTS.illegal_move(
        "reserve-too-small", "F46" if table.site == PARK else "F38", reserve=table.reserves[table.turn]
    )
