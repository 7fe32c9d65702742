"""What a test is proved for; the plugin runs it once for each."""

import pytest

every_game = pytest.mark.every_game
"""Every game, as `name`."""
every_variant = pytest.mark.every_variant
"""Every variant, as `variant`: those of `variants_of` daily, the others when the long tests run."""
some_variants = pytest.mark.some_variants
"""Every variant as well, but daily only a few of them: for proofs that take long."""
every_example = pytest.mark.every_example
"""Every example of the book, as `example`."""
every_golden_game = pytest.mark.every_golden_game
"""Every golden game, as the `file` of its record."""
every_step = pytest.mark.every_step
"""Every step of a lesson, as `step`."""
