"""Measuring games: simulations of many games, and how fast everything runs."""
