"""Games played through: a game with its options, a table with its history, and the record of it all."""
