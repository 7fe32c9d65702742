"""Measuring bots against each other: leagues of many games, ratings with their uncertainty."""
