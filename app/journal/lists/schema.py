"""The tables of the lists: a spin a row, a payment a row, and marks that say where to look.

Theory. The lists are a cache in a file of their own beside the journal: deleted, they are made anew. Rows are
small: money in whole cents, times in microseconds since 1970, names by their number in `list_name`.

Which spins have some quality (a number, a dealer, a flag, a payment on a position, in a colour, over an
amount) stands in `list_mark`, one bit string for each quality and each block of 32,768 spins of a table.
A search lays those of all that is asked for over one another: what it costs hangs on how many blocks there
are, and not on how rare each quality is, alone or with any other. Marks say where to look; the rows decide.
Of the payments in a colour, on a position or of a kind `list_amount` says besides what they come to.
"""

from typing import Final

from sqlalchemy import Column, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

FORM: Final = 7
"""The version of these tables and of what is put into them; lists of another are made anew."""

METADATA: Final = MetaData()

ABOUT: Final = Table("list_about", METADATA, Column("form", Integer, primary_key=True, autoincrement=False))

TABLES: Final = Table(
    "list_table",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("seq", Integer, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)
"""How far each table's journal is in the lists: its last event that was read, and that event's hash."""

NAMES: Final = Table(
    "list_name",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
)
"""Dealers, owners, chips, sources and kinds of bets."""

SPINS: Final = Table(
    "list_spin",
    METADATA,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("spin", Integer, primary_key=True, autoincrement=False),
    Column("opened", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("closed", Integer, nullable=False),
    Column("number", Integer),
    Column("source", Integer),
    Column("dealer", Integer, nullable=False),
    Column("paid", Integer),
    Column("taken", Integer),
    Column("largest", Integer, nullable=False),
    Column("payments", Integer, nullable=False),
    Column("flags", Integer, nullable=False),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("opening_seq", Integer, nullable=False),
    Column("rules_seq", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""A spin that is over; `at` is when its number fell, the last four are places in the journal."""

Index("list_spin_at", SPINS.c.table, SPINS.c.at)

PAYMENTS: Final = Table(
    "list_payment",
    METADATA,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("spin", Integer, primary_key=True, autoincrement=False),
    Column("order", Integer, primary_key=True, autoincrement=False),
    Column("owner", Integer),
    Column("chip", Integer),
    Column("winning", Text, nullable=False),
    Column("kinds", Integer, nullable=False),
    Column("pieces", Integer),
    Column("amount", Integer, nullable=False),
    Column("made", Integer),
    Column("flags", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""A payment as it was settled last; `winning` as its game writes it, `made` None where it bears no mark.

Its `amount` is what it came to in the end: one that was put right after its spin was closed stands as it is
instead, and so do `paid` and `largest` of its spin; it is 0 of one without a mark that was not made. Which
event did it `list_correction` says.
"""

CORRECTIONS: Final = Table(
    "list_correction",
    METADATA,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("spin", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Which events put right something that was recorded of a spin."""

BLOCKS: Final = Table(
    "list_block",
    METADATA,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("block", Integer, primary_key=True, autoincrement=False),
    Column("earliest", Integer, nullable=False),
    Column("latest", Integer, nullable=False),
    Column("in_order", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Between which times a block's spins are, and whether none is earlier than the one before it."""

MARKS: Final = Table(
    "list_mark",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("block", Integer, nullable=False),
    Column("layer", Integer, nullable=False),
    Column("bits", LargeBinary, nullable=False),
    UniqueConstraint("table", "word", "block", "layer"),
)

AMOUNTS: Final = Table(
    "list_amount",
    METADATA,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("word", Text, primary_key=True),
    Column("block", Integer, primary_key=True, autoincrement=False),
    Column("amounts", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What payments that bear a mark come to: a block where none comes to what is sought is passed over.

What a payment came to before it was put right stays among it; that leads to a look that finds nothing there.
"""
