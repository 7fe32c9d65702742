"""The score pad explains every point."""

from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, finished
from quartier.engine.words.catalogue import knows
from quartier.engine.words.languages import LANGUAGES


@every_variant
def test_the_lines_of_the_pad_add_up_to_the_scores(variant: Variant) -> None:
    table = finished(variant)
    pad = table.pad()
    sums = [sum(line.points[seat] for line in pad if line.counts) for seat in range(variant.players)]
    assert sums == table.scores
    for line in pad:
        assert line.rule.startswith(variant.game.modules.facts.rule_letter)
        assert all(knows(language, f"pad-{line.name}", variant.name) for language in LANGUAGES)
