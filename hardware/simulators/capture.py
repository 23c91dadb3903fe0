r"""What a device said once, with its times: a raw log, or a list of lines.

A raw log has one record for whatever came at once: microseconds since 1970, a tab, the bytes with all but
printable ASCII escaped; a record without bytes is the end of a connection. A list of lines has one record for
each of them: seconds, a tab, the line without its end; a long pause in it is taken for a hang-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from hardware.raw_log import RecordError, read_record

_RAW_STAMP: Final = 13
"""Digits of a time in microseconds since 1970 at least; seconds from the beginning have fewer."""


class CaptureError(ValueError):
    """A line of a capture that is no record."""

    def __init__(self, number: int, line: str) -> None:
        super().__init__(
            f"Line {number} is neither seconds, a tab and the wheel's line nor a record of a raw log: "
            f"{line[:60]!r}."
        )


class Piece(NamedTuple):
    """Bytes that came at once; `at` in seconds."""

    at: float
    data: bytes


def connections(records: Iterable[str], pause: float) -> Iterator[list[Piece]]:
    """What came between two hang-ups.

    Args:
        records: the capture's lines.
        pause: seconds; a longer pause is a hang-up.

    Raises:
        CaptureError: a line is no record.
    """
    pieces: list[Piece] = []
    for number, record in enumerate(records, start=1):
        try:
            piece = _piece(record)
        except ValueError:
            raise CaptureError(number, record) from None
        if pieces and (not piece.data or piece.at - pieces[-1].at > pause):
            yield pieces
            pieces = []
        if piece.data:
            pieces.append(piece)
    if pieces:
        yield pieces


def _piece(record: str) -> Piece:
    """Read one record of either kind.

    Raises:
        ValueError: it is none.
    """
    stamp, tab, line = record.strip("\x00").rstrip("\r\n").partition("\t")
    if not tab:
        raise RecordError(record)
    if stamp.isdecimal() and len(stamp) >= _RAW_STAMP:
        at, data = read_record(record)
        return Piece(at / 1e6, data)
    return Piece(float(stamp), f"{line}\r\n".encode("latin-1"))
