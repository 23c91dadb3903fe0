"""The journal: one table, and the triggers that let it only grow.

`body` is the hashed text and the only thing that is stored of an event; what can be asked for (kind, spin,
time) is computed from it, and is nothing where the text is damaged. PostgreSQL has the same table with other
functions in the computed columns; the triggers are SQLite's.

A trigger against deleting is not enough. INSERT OR REPLACE from a connection with SQLite's default settings
deletes the old row without firing it, so the third trigger refuses every row but the next one of its table,
and one that brings the row number of another; that leaves no row whose key exists already, and nothing for
REPLACE or an upsert to act upon. Where no row number is brought, SQLite shows the trigger -1.

All of it is text, and not asked of a library, which only hands it on: the form of the file is known to the
letter, and whatever library writes it, it is the same.

The table keeps SQLite's row numbers. Without them each row would be a key in a tree made for short keys, and
the file, measured with events of 200 to 1,600 bytes, four fifths larger. The hash is not unique: two tables
in one file begin with the same 32 zero bytes, and may open with the same words at the same microsecond.
"""

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLE = """
CREATE TABLE journal (
    "table" TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    hash BLOB NOT NULL,
    kind TEXT GENERATED ALWAYS AS
        (CASE WHEN json_valid(body) THEN json_extract(body, '$.kind') END) VIRTUAL,
    spin INTEGER GENERATED ALWAYS AS
        (CASE WHEN json_valid(body) THEN json_extract(body, '$.spin') END) VIRTUAL,
    at TEXT GENERATED ALWAYS AS
        (CASE WHEN json_valid(body) THEN json_extract(body, '$.at') END) VIRTUAL,
    PRIMARY KEY ("table", seq),
    CONSTRAINT hash_is_sha256 CHECK (length(hash) = 32)
)
"""
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


def upgrade() -> None:
    for text in (TABLE, *TRIGGERS):
        op.get_bind().exec_driver_sql(text)
