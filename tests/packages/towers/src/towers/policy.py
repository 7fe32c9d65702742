"""What a decent player weighs, by what its seat knows: bots of every level play by it."""

from quartier.engine.primitives.bits import count, has, moved_down, moved_up, one
from quartier.engine.primitives.chances import odds, outcome_against
from quartier.engine.style import Style
from towers.moves import BUILD, KEEP
from towers.pieces import BUILDINGS
from towers.rules import strength
from towers.scoring import score
from towers.sight import unseen_buildings
from towers.table import Phase, Table

STYLE = Style(horizon=40, greed=100)
"""How a search plays this game best; `benchmarks/loss.py` of Quartier tells styles apart."""
POINT = 350
"""What a point ahead is worth, in thousandths of log-odds."""


def outlook(table: Table) -> int:
    """The buildings that may still come to the deciding seat."""
    return unseen_buildings(table, table.turn) | table.hands[table.turn]


def weigh(table: Table, move: int, outlook: int) -> int:
    """Building, the middle of the hand; keeping, what has neighbours, or may get them."""
    if table.phase == Phase.KEEP:
        return worth_keeping(table, move - KEEP, outlook)
    return worth_building(table, move - BUILD)


def worth_building(table: Table, building: int) -> int:
    """The second weakest building: against the weakest it takes the street, against the strongest it costs little."""
    weaker = 0
    for other in range(BUILDINGS):
        if has(table.hands[table.turn], other) and strength(table, other) < strength(table, building):
            weaker += 1
    return -abs(weaker - 1)


def worth_keeping(table: Table, building: int, may_come: int) -> int:
    """Neighbours among what the seat has kept count most, then those that may still come."""
    beside = moved_up(one(building), 1) | moved_down(one(building), 1)
    return 10 * count(beside & table.kept[table.turn]) + count(beside & may_come)


def is_settled(table: Table) -> bool:
    """There is always something in the balance."""
    return False


def evaluate(table: Table, seat: int) -> int:
    """The outcome to be expected, by the points so far."""
    all_odds = 0
    for rival in range(table.players):
        all_odds += odds((score(table, rival) - score(table, seat)) * POINT)
    return outcome_against(all_odds)
