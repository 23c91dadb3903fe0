"""Frames are found in bytes without line ends, and what lies between them is counted, not kept."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from hardware.codecs.scanning import LONGEST, Junk, Scanner

FRAME = re.compile(rb"<(\d\d)>")
PIECES = st.lists(
    st.sampled_from([b"<17>", b"<4", b">", b"\r\n", b"x", b"<<<", b"y" * 50, b"<99>"]), max_size=30
)


def fed(pieces: list[bytes]) -> tuple[list[bytes], list[Junk]]:
    scanner = Scanner(FRAME, 4)
    found = [each for piece in pieces for each in scanner.feed(piece)]
    junk = [each for each in found if isinstance(each, Junk)]
    return [each[1] for each in found if not isinstance(each, Junk)], junk


@given(PIECES, st.data())
def test_it_does_not_matter_where_the_bytes_are_cut(pieces: list[bytes], data: st.DataObject) -> None:
    stream = b"".join(pieces)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=20)))
    cut = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    frames, junk = fed([stream])
    cut_frames, cut_junk = fed(cut)
    assert frames == cut_frames == FRAME.findall(stream)
    assert sum(each.count for each in junk) == sum(each.count for each in cut_junk)
    assert [each.shown for each in junk][:1] == [each.shown for each in cut_junk][:1]


def test_the_tail_with_which_a_connection_begins_is_no_damage() -> None:
    assert fed([b"17><23>"]) == ([b"23"], [])
    assert fed([b"a long way in<23>"]) == ([b"23"], [Junk("'a long way in'")])
    assert fed([b"<23>17><24>"]) == ([b"23", b"24"], [Junk("'17>'")])


def test_line_ends_between_frames_are_no_damage() -> None:
    assert fed([b"<23>\r\n<24>\n\r<25>"]) == ([b"23", b"24", b"25"], [])


def test_a_connection_forgets_half_a_frame() -> None:
    scanner = Scanner(FRAME, 4)
    scanner.feed(b"<1")
    scanner.connected()
    assert scanner.feed(b"7>") == []


def test_a_megabyte_of_anything_is_counted_and_not_kept() -> None:
    scanner = Scanner(FRAME, 4)
    found = scanner.feed(b"z" * 1_000_000)
    assert sum(each.count for each in found if isinstance(each, Junk)) == (1_000_000 - 3) // LONGEST
    assert all(len(str(value)) < 200 for value in vars(scanner).values() if isinstance(value, bytes))
    assert len(scanner.feed(b"<17>")) == 2
