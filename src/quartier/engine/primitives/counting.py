"""Counting ways."""


def binomial(things: int, chosen: int) -> int:
    """In how many ways `chosen` of these things can be chosen."""
    ways = 1
    for step in range(chosen):
        ways = ways * (things - step) // (step + 1)
    return ways
