"""What card games share: how cards are written and said, piles, hands, what is dealt anew, and cards in documents.

Every card exists once and is known by its number, which is its place among the texts of the pack. A hand, or any other
set of up to 64 cards, is a word (`primitives/bits.py`). A pile is a list of cards, the top card last, with its size
beside it. The functions of `piles` and `hands` run compiled; a game passes them its own lists and sizes.
"""
