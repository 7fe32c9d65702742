"""The suite that proves a game: what holds for every game, every number of players and every option.

`python -m quartier.conformance NAME` proves one game, wherever it lies; `make test` proves all of ours.
"""
