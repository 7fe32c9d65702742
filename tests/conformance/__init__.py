"""Proofs that hold for every game, every number of players and every option. A new game is covered by existing."""
