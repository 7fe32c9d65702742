"""Where tables are kept: SQLite for one process, PostgreSQL for any number of them."""
