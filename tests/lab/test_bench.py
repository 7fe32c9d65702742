"""The benchmark measures what it says."""

import quartier
from quartier.engine.compiling.records import dtype_of
from quartier.lab.bench import bench


def test_every_figure_is_there() -> None:
    game = quartier.game("property", 4)
    figures = bench(game, seconds=0.3)
    assert set(figures) == {"plain", "compiled", "threads", "cold_s", "cached_s", "bytes"}
    assert figures["compiled"] > figures["plain"] > 0
    assert figures["cold_s"] > figures["cached_s"] > 0
    assert figures["bytes"] == dtype_of(game.modules.table.Table).itemsize <= 320
