"""What rules are written with: sets, dice, seats, notes and observations, plain Python with compiled twins."""
