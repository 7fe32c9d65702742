"""The tables of the database. Times are milliseconds since 1970; migrations bring an older database to this shape."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, Index, Integer, MetaData, Table, Text

VERSION = "0003"
"""The newest migration."""

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mark", Text),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("seed", Text),
    Column("start", JSON),
    Column("origin", JSON),
    Column("rematch", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("turn", Integer),
    Column("scores", JSON),
    Column("winners", JSON),
    Column("due_at", BigInteger),
    Column("claimed_by", Text),
    Column("claimed_until", BigInteger),
    Index("tables_due", "due_at"),
    Index("tables_listed", "listed", "state", "created_at"),
)
"""`due_at` says when a server has to do something: a bot's move, a clock at zero, the ratings of a finished game.
`claimed_by` and `claimed_until` say which worker has taken that on."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("guest_id", Text),
    Column("bot", Text),
    Column("character", Text),
    Column("luck", Text, nullable=False),
    Column("link_hash", Text),
    Column("orders", JSON),
    Index("seats_guest", "guest_id"),
    Index("seats_link", "link_hash"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What happened at a table, in order. The first to write a number has won the race for it."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("result", JSON),
    Column("asked_at", BigInteger, nullable=False),
    Column("claimed_by", Text),
    Column("claimed_until", BigInteger),
    Index("analyses_state", "state", "asked_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""`who` is a guest's id, or `bot:` and a bot's name."""

rated_tables = Table(
    "rated_tables",
    metadata,
    Column("table_id", Text, primary_key=True),
)
"""Finished games that the ratings have counted."""
