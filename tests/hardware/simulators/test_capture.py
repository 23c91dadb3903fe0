"""What a device said once is read again, whichever way it was kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.raw_log import record_text
from hardware.simulators.capture import CaptureError, Piece, connections

FIRST = 1_795_239_250_123_456


def test_a_list_of_lines_is_cut_at_its_long_pauses() -> None:
    records = ["0.5\t*X", "1.0\t 7", "61.0\tc", "121.5\td"]
    assert list(connections(records, 60.0)) == [
        [Piece(0.5, b"*X\r\n"), Piece(1.0, b" 7\r\n"), Piece(61.0, b"c\r\n")],
        [Piece(121.5, b"d\r\n")],
    ]
    assert list(connections([], 60.0)) == []


def test_a_raw_log_is_cut_where_a_connection_ended_too() -> None:
    records = [
        f"{FIRST}\t*X;2\\r\n",
        f"{FIRST + 500_000}\t\\n\\x00\\xff\\t\\\\\n",
        f"{FIRST + 600_000}\t\n",
        f"\x00\x00{FIRST + 700_000}\tb\n",
        f"{FIRST + 800_000}\t\n",
        f"{FIRST + 900_000}\t\n",
    ]
    at = FIRST / 1e6
    assert list(connections(records, 60.0)) == [
        [Piece(at, b"*X;2\r"), Piece((FIRST + 500_000) / 1e6, b"\n\x00\xff\t\\")],
        [Piece((FIRST + 700_000) / 1e6, b"b")],
    ]


@given(st.lists(st.tuples(st.integers(0, 10**9), st.binary(min_size=1)), min_size=1, max_size=20))
def test_whatever_was_heard_is_read_again(heard: list[tuple[int, bytes]]) -> None:
    records = [record_text(FIRST + at, data).decode("ascii") for at, data in heard]
    read = [piece for pieces in connections(records, float("inf")) for piece in pieces]
    assert read == [Piece((FIRST + at) / 1e6, data) for at, data in heard]


@pytest.mark.parametrize(
    "record", ["nonsense", "x\t*X", "5.0", "", f"{FIRST}", f"{FIRST}\t\\x4", f"{FIRST}\tà"]
)
def test_a_line_that_is_no_record_is_named(record: str) -> None:
    with pytest.raises(CaptureError, match="Line 2 "):
        list(connections(["0.0\t*X", record], 60.0))


def test_a_capture_is_read_as_the_files_are(tmp_path: Path) -> None:
    file = tmp_path / "wheel.1.log"
    file.write_bytes(record_text(FIRST, b"*X\r\n") + record_text(FIRST, b""))
    with file.open(encoding="latin-1", newline="\n") as records:
        assert list(connections(records, 60.0)) == [[Piece(FIRST / 1e6, b"*X\r\n")]]
