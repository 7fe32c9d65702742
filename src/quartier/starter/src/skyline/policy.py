"""What a decent player weighs, by what its seat knows: bots of every level play by it."""

from quartier.engine.primitives.chances import odds, outcome_against
from quartier.engine.style import Style
from skyline.moves import BUILD
from skyline.pieces import BUILDINGS
from skyline.rules import taker_of_street
from skyline.table import NOTHING, Table

STYLE = Style(horizon=40, greed=100)
"""How a search plays this game best; `benchmarks/loss.py` of Quartier tells styles apart."""
STREET = 600
"""What a street ahead is worth, in thousandths of log-odds."""


def outlook(table: Table) -> int:
    """The tallest building of the street so far, NOTHING in an empty one."""
    return table.street[taker_of_street(table)]


def weigh(table: Table, move: int, outlook: int) -> int:
    """The lowest building that is the tallest so far; if none is, the lowest of all. The first keeps the tallest."""
    building = move - BUILD
    if outlook == NOTHING:
        return building
    return 2 * BUILDINGS - building if building > outlook else -building


def is_settled(table: Table) -> bool:
    """There is always something in the balance."""
    return False


def evaluate(table: Table, seat: int) -> int:
    """The outcome to be expected, by the points so far."""
    all_odds = 0
    for rival in range(table.players):
        all_odds += odds((table.points[rival] - table.points[seat]) * STREET)
    return outcome_against(all_odds)
