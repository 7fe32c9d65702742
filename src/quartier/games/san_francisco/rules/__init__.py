"""The rules of San Francisco, a chapter a module, as in the book; here is how they make a round.

The chapters are `setup`, `streets`, `reveal`, `influence`, `cheques`, `options`, `negotiation`, `investing`,
`majority`, `actions`, `grants` and `ending`. What is hidden (S18-S22) is decided in `sight`.
"""

from quartier.engine.primitives.bits import clear as clear_moves
from quartier.engine.primitives.bits import count_marked
from quartier.games.san_francisco.moves import OPTION, PAY, PLAY
from quartier.games.san_francisco.pieces import ACTION_CURRENCY, CARD_CURRENCY, Currency
from quartier.games.san_francisco.rules.actions import (
    ask_action_investor,
    follow_up,
    mark_first_swaps,
    mark_movable,
    mark_replacements,
    mark_second_swaps,
    mark_targets,
    move_stick,
    pick_first_swap,
    pick_moving_stick,
    replace,
    swap_sticks,
)
from quartier.games.san_francisco.rules.cheques import bid, mark_bids, mark_raise, open_cheque_auction, raise_bid
from quartier.games.san_francisco.rules.grants import choose, draw, mark_choices, mark_draws, mark_removals, remove
from quartier.games.san_francisco.rules.influence import (
    mark_influence_cards,
    open_influence_auction,
    play_influence_card,
)
from quartier.games.san_francisco.rules.investing import ask_next_investor, lift, mark_lifts, mark_places, place
from quartier.games.san_francisco.rules.negotiation import answer, mark_answers, mark_deals, mark_offers, offer, propose
from quartier.games.san_francisco.rules.options import (
    hide_cheque,
    mark_hidden_cheques,
    mark_options,
    mark_payments,
    open_option_auction,
    pay_in_secret,
    pick_tile,
    settle_next_tile,
)
from quartier.games.san_francisco.rules.reveal import begin_round, judge_card, mark_reveal
from quartier.games.san_francisco.rules.setup import deal
from quartier.games.san_francisco.table import NOTHING, Phase, Step, Table

__all__ = ["deal", "legal", "play"]


def legal(table: Table, moves: list[int]) -> int:
    """As the phase says (section 5)."""
    clear_moves(moves)
    if table.phase == Phase.REVEAL:
        mark_reveal(table, moves)
    elif table.phase == Phase.PLAY:
        mark_influence_cards(table, moves)
    elif table.phase == Phase.BID:
        mark_bids(table, moves)
    elif table.phase == Phase.RAISE:
        mark_raise(table, moves)
    elif table.phase == Phase.OPTION:
        mark_options(table, moves)
    elif table.phase == Phase.PAY:
        mark_payments(table, moves)
    elif table.phase == Phase.DEAL:
        mark_deals(table, moves)
    elif table.phase == Phase.OFFER:
        mark_offers(table, moves)
    elif table.phase == Phase.ANSWER:
        mark_answers(table, moves)
    elif table.phase == Phase.HIDE:
        mark_hidden_cheques(table, moves)
    elif table.phase != Phase.OVER:
        mark_sticks_and_grants(table, moves)
    return count_marked(moves)


def mark_sticks_and_grants(table: Table, moves: list[int]) -> None:
    """The phases after the auction."""
    if table.phase == Phase.LIFT:
        mark_lifts(table, moves)
    elif table.phase == Phase.PLACE:
        mark_places(table, moves)
    elif table.phase == Phase.REPLACE:
        mark_replacements(table, moves)
    elif table.phase == Phase.MOVE_FROM:
        mark_movable(table, moves)
    elif table.phase == Phase.MOVE_TO:
        mark_targets(table, moves)
    elif table.phase == Phase.SWAP_FIRST:
        mark_first_swaps(table, moves)
    elif table.phase == Phase.SWAP_SECOND:
        mark_second_swaps(table, moves)
    elif table.phase == Phase.REMOVE:
        mark_removals(table, moves)
    elif table.phase == Phase.CHOOSE:
        mark_choices(table, moves)
    else:
        mark_draws(table, moves)


def play(table: Table, move: int) -> None:
    """The active seat's choice takes effect, then the round runs on to the next decision."""
    if table.phase <= Phase.HIDE:
        play_in_auction(table, move)
    else:
        play_after_auction(table, move)
    run_on(table)


def play_in_auction(table: Table, move: int) -> None:
    """Reveal and auctions (S24-S45)."""
    if table.phase == Phase.REVEAL:
        judge_card(table, move)
    elif table.phase == Phase.PLAY:
        play_influence_card(table, move - PLAY)
    elif table.phase == Phase.BID:
        bid(table, move)
    elif table.phase == Phase.RAISE:
        raise_bid(table, move)
    elif table.phase == Phase.OPTION:
        pick_tile(table, move - OPTION)
    elif table.phase == Phase.PAY:
        pay_in_secret(table, move - PAY)
    elif table.phase == Phase.DEAL:
        propose(table, move)
    elif table.phase == Phase.OFFER:
        offer(table, move)
    elif table.phase == Phase.ANSWER:
        answer(table, move)
    else:
        hide_cheque(table, move)


def play_after_auction(table: Table, move: int) -> None:
    """Investing and action cards (S46-S75)."""
    if table.phase == Phase.LIFT:
        lift(table, move)
    elif table.phase == Phase.PLACE:
        place(table, move)
    elif table.phase == Phase.REPLACE:
        replace(table, move)
    elif table.phase == Phase.MOVE_FROM:
        pick_moving_stick(table, move)
    elif table.phase == Phase.MOVE_TO:
        move_stick(table, move)
    elif table.phase == Phase.SWAP_FIRST:
        pick_first_swap(table, move)
    elif table.phase == Phase.SWAP_SECOND:
        swap_sticks(table, move)
    elif table.phase == Phase.REMOVE:
        remove(table, move)
    elif table.phase == Phase.CHOOSE:
        choose(table, move)
    else:
        draw(table, move)


def run_on(table: Table) -> None:
    """Reveal, auction, investing, action cards if due, the next round: until somebody is asked (S23)."""
    while table.phase > Phase.OVER:
        if table.phase == Step.ROUND:
            begin_round(table)
        elif table.phase == Step.AUCTION:
            open_auction(table)
        elif table.phase == Step.TILE:
            settle_next_tile(table)
        elif table.phase == Step.ACTION:
            follow_up(table)
        elif table.action == NOTHING:
            ask_next_investor(table)
        else:
            ask_action_investor(table)


def open_auction(table: Table) -> None:
    """The currency of the action card if one is being carried out, else of the auction card (S23, S62)."""
    currency = CARD_CURRENCY[table.card] if table.action == NOTHING else ACTION_CURRENCY[table.action]
    if currency == Currency.INFLUENCE:
        open_influence_auction(table)
    elif currency == Currency.CHEQUES:
        open_cheque_auction(table)
    else:
        open_option_auction(table)
