"""The journal: one table, and the triggers that let it only grow.

`body` is the hashed text and the only thing that is stored of an event; what can be asked for (kind, spin,
time) is computed from it, and is nothing where the text is damaged. PostgreSQL has the same table with other
functions in the computed columns; the triggers are SQLite's.

A trigger against deleting is not enough. INSERT OR REPLACE from a connection with SQLite's default settings
deletes the old row without firing it, so the third trigger refuses every row but the next one of its table,
and one that brings the row number of another; that leaves no row whose key exists already, and nothing for
REPLACE or an upsert to act upon. Where no row number is brought, SQLite shows the trigger -1.

The table keeps SQLite's row numbers. Without them each row would be a key in a tree made for short keys, and
the file, measured with events of 200 to 1,600 bytes, four fifths larger. The hash is not unique: two tables
in one file begin with the same 32 zero bytes, and may open with the same words at the same microsecond.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TRIGGERS = (
    """
    CREATE TRIGGER journal_never_changed BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal only grows: an event is never changed, record a correction'); END
    """,
    """
    CREATE TRIGGER journal_never_deleted BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal only grows: an event is never deleted, record a correction'); END
    """,
    """
    CREATE TRIGGER journal_next_only BEFORE INSERT ON journal
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM journal WHERE "table" = NEW."table")
      OR EXISTS (SELECT 1 FROM journal WHERE rowid = NEW.rowid)
    BEGIN SELECT RAISE(ABORT, 'the journal only grows: only the next event of a table can be added'); END
    """,
)


def _member(name: str) -> sa.Computed:
    return sa.Computed(f"CASE WHEN json_valid(body) THEN json_extract(body, '$.{name}') END", persisted=False)


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("kind", sa.Text, _member("kind")),
        sa.Column("spin", sa.Integer, _member("spin")),
        sa.Column("at", sa.Text, _member("at")),
        sa.CheckConstraint("length(hash) = 32", name="hash_is_sha256"),
    )
    for trigger in TRIGGERS:
        op.execute(trigger)
