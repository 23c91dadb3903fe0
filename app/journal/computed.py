"""What can be asked for of an event (its kind, its spin, its time) is what its text says.

SQLite computes these columns from the text when they are read, and no hash is taken over them. Each is read
beside its text and compared with what that says: whoever asks by kind finds all of it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

import msgspec

from app.foreign import UNREADABLE

COLUMNS: Final = ("kind", "spin", "at")
"""The computed columns of the journal's table, in every revision so far."""

_NUMBER: Final = "spin"
_ANYTHING: Final = object()
"""For what no event of this program says, and who reads it refuses."""
_LONGEST: Final = 40


class _Said(msgspec.Struct):
    """What a text says of each column; nothing where it says nothing."""

    kind: object = None
    spin: object = None
    at: object = None


_decoder = msgspec.json.Decoder(_Said)
_values = attrgetter(*COLUMNS)


def all_as_said(computed: Sequence[tuple[object, ...]], texts: Sequence[bytes]) -> bool:
    """Look at many events at once; False where one of them must be looked at by itself.

    Args:
        computed: of each event what the columns give, in the order of `COLUMNS`.
        texts: of each what was hashed.
    """
    try:
        said = _decoder.decode_lines(b"\n".join(texts))
    except UNREADABLE:
        return False
    return list(map(_values, said)) == computed


def why_not_as_said(computed: Sequence[object], text: bytes) -> str | None:
    """Say which column of an event gives something else than its text.

    Args:
        computed: what the columns give, in the order of `COLUMNS`.
        text: what was hashed.

    Returns:
        None where all give what the text says, or where the text is no event: that is told by who reads it.
    """
    try:
        said = _decoder.decode(text)
    except UNREADABLE:
        return None
    for name, given in zip(COLUMNS, computed, strict=True):
        due = _as_given(name, getattr(said, name))
        if due is not _ANYTHING and given != due:
            return f"column {name} of table journal gives {_shown(given)}, its text says {_shown(due)}"
    return None


def _as_given(name: str, value: object) -> object:
    """Say what a column gives for a value: SQLite makes texts of numbers, and in one column keeps them."""
    match value:
        case None:
            return None
        case int():  # true and false are 1 and 0
            return int(value) if name == _NUMBER else str(int(value))
        case str() if name != _NUMBER and "\0" not in value:
            return value
        case _:
            return _ANYTHING


def _shown(value: object) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
