"""The characters of bots, and the marks of guests."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes room for faces; whoever came before has none."""
    op.add_column("guests", sa.Column("mark", sa.Text))
    op.add_column("seats", sa.Column("character", sa.Text))
