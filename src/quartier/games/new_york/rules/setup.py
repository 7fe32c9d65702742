"""Before the first pawn: purses, the pack, the starter, and what is drawn by lot beforehand (N8 to N12)."""

from quartier.engine.primitives.dice import below, seed_dice, shuffle
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY
from quartier.games.new_york.pieces import BLUE, COLOURS, MONEY, MOST_SEATS, PACK, RED, Edition
from quartier.games.new_york.rules.board import colours_in_play
from quartier.games.new_york.rules.closing import clear_turn
from quartier.games.new_york.rules.piles import clear_deck, clear_discard, put_on_deck
from quartier.games.new_york.table import Event, Phase, Table


def deal(table: Table, seed: int) -> None:
    """The chance of the beginning in its order: the starter, the pack, the lottery, the first player (N8)."""
    seed_dice(table, seed)
    clear(table)
    choose_starter(table)
    shuffle_pack(table)
    draw_lots(table)
    if table.own_colour:
        table.phase = Phase.PICK_COLOUR
    else:
        share_colours(table)
        table.phase = Phase.PLACE
    note(table, Event.BEGUN, table.turn)


def clear(table: Table) -> None:
    """The board and the discard pile are empty, the Stop cards lie aside, every purse is full (N9, N10, N48)."""
    table.turns_played = 0
    table.playable = 0
    table.stop_phase = False
    table.active = NOBODY
    table.first_seat = NOBODY
    for colour in range(COLOURS):
        table.pawns[colour] = 0
        table.owner[colour] = NOBODY
        table.colour_deck[colour] = 0
    clear_discard(table)
    table.played[RED] = 0
    table.played[BLUE] = 0
    for seat in range(MOST_SEATS):
        table.money[seat] = MONEY[table.players - 2] if seat < table.players else 0
        table.hands[seat][RED] = 0
        table.hands[seat][BLUE] = 0
    clear_turn(table)


def choose_starter(table: Table) -> None:
    """The starter of the preliminary round is a random seat (N11)."""
    table.turn = below(table, table.players)


def shuffle_pack(table: Table) -> None:
    """All cards are shuffled into the draw pile, events with them; the Stop cards lie aside (N10, N37)."""
    clear_deck(table)
    put_on_deck(table, PACK[table.edition][table.events][RED], RED)
    put_on_deck(table, PACK[table.edition][table.events][BLUE], BLUE)
    shuffle(table, table.deck, table.deck_size)


def draw_lots(table: Table) -> None:
    """The order of the lottery is drawn beforehand, and the first player where a draw decides (N8, N16, N17)."""
    if not table.own_colour:
        for colour in range(colours_in_play(table)):
            table.colour_deck[colour] = colour
        shuffle(table, table.colour_deck, colours_in_play(table))
    if table.edition == Edition.PLAYING_CARDS:
        table.first_seat = below(table, table.players)


def share_colours(table: Table) -> None:
    """Without the option each seat takes the colour of its number; two players twice round in the box (N12)."""
    for colour in range(colours_in_play(table)):
        table.owner[colour] = colour % table.players
