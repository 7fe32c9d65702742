"""Every position of every game can be drawn in a terminal, in every language, and fits."""

from io import StringIO

from rich.console import Console

from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, played
from quartier.engine.words.languages import LANGUAGES


@every_variant
def test_every_position_can_be_drawn(variant: Variant) -> None:
    seen = set()
    for number, table in enumerate(played(variant, 47, 400)):
        if table.phase in seen and number % 50:
            continue
        seen.add(table.phase)
        for seat in (table.turn, None):
            for language in LANGUAGES:
                console = Console(width=100, force_terminal=True, record=True, file=StringIO())
                console.print(table.game.modules.terminal.draw(table.view(seat), language, table.seats))
                lines = console.export_text().splitlines()
                assert lines
                assert all(len(line.rstrip()) <= 100 for line in lines)
