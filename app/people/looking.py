"""Somebody looked at what is recorded, had it printed or written out: what, of which journal, and who.

It stands in the register's chain, so that nobody takes it away again: what left the house, or was looked up
the evening before, is found by whoever asks later.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

import msgspec

LONGEST: Final = 400
"""Letters of a file's or a table's name, or of what was looked for, that are kept."""


class How(StrEnum):
    """What became of it."""

    LOOKED_AT = "looked_at"
    PRINTED = "printed"
    """sent to a printer, or written as the page that is printed"""
    EXPORTED = "exported"
    """written out for other programs"""


class What(StrEnum):
    """What it was."""

    LIST = "list"
    """spins that somebody looked for"""
    SPIN = "spin"
    DAY = "day"
    PAPER = "paper"
    """of a fill or a credit"""
    TABLES = "tables"
    """how the tables stand"""
    HEALTH = "wheel"
    """what its results tell of a wheel"""
    PEOPLE = "people"
    JOURNAL = "journal"
    """its events, or what they come to"""
    DOSSIER = "dossier"


class Sight(NamedTuple):
    """Something recorded that somebody sees.

    Attributes:
        which: of several: the spin's number, the day, what was looked for; empty for all of it.
        journal: the file in which it is recorded; empty where it is no journal's.
        table: whose it is; empty for all.
    """

    how: How
    what: What
    which: str = ""
    journal: str = ""
    table: str = ""


class EvidenceSeen(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="evidence.seen"):
    """Somebody who gave his code sees it: recorded before he does.

    Attributes:
        name: who.
        desk: where: the pit boss's desk, or a command.
    """

    name: str
    desk: str
    how: How
    what: What
    which: str
    journal: str
    table: str


def evidence_seen(name: str, desk: str, sight: Sight) -> EvidenceSeen:
    """Write down who sees something; whatever bytes a file's name has can be recorded."""
    return EvidenceSeen(
        name=name,
        desk=desk,
        how=sight.how,
        what=sight.what,
        which=_kept(sight.which),
        journal=_kept(sight.journal),
        table=_kept(sight.table),
    )


def _kept(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()[:LONGEST]
