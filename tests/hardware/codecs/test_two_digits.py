"""Two digits are never more than a candidate; repetitions are one, differences the dealer's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.codecs.two_digits import LineEnd, TwoDigitOptions, TwoDigits
from hardware.readings import Candidate, Conflict, Reading, WarningKind, WheelWarning

from .hearing import Ear

ENDS: dict[LineEnd, bytes] = {"cr": b"\r", "lf": b"\n", "crlf": b"\r\n"}


def head(**options: object) -> Ear:
    return Ear(TwoDigits(TwoDigitOptions(**options)), opened=b"\r\n")  # type: ignore[arg-type]


def candidates(said: list[Reading]) -> list[int]:
    return [reading.number for reading in said if isinstance(reading, Candidate)]


def conflicts(said: list[Reading]) -> list[tuple[int, ...]]:
    return [reading.numbers for reading in said if isinstance(reading, Conflict)]


@pytest.mark.parametrize("number", range(37))
@pytest.mark.parametrize("printed", ["{:2d}", "{:02d}"])
def test_every_number_is_a_candidate_of_no_game(number: int, printed: str) -> None:
    shown = printed.format(number)
    said = head().hear(shown.encode() + b"\r\n")
    assert [(type(r), getattr(r, "reason", "")) for r in said] == [(Candidate, "no_game")]
    assert candidates(said) == [number]
    assert said[0].raw == (shown,)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "wrong", [b"7", b"7 ", b"37", b"99", b"017", b" 17", b"1 7", b"1a", b"  ", b"\xb1\xb7"]
)
def test_what_is_not_two_digits_of_a_wheel_is_damage(wrong: bytes) -> None:
    said = head().hear(wrong + b"\r\n")
    assert [r.kind for r in said if isinstance(r, WheelWarning)] == [WarningKind.BAD_FRAME]
    assert candidates(said) == []


def test_the_count_of_damaged_lines_waits_for_no_other_damage() -> None:
    ear = head()
    said = ear.hear(b"ab\r\n", b"cd\r\n", b"ef\r\n") + ear.hear(b"17\r\n", after=20)
    assert [reading.count for reading in said if isinstance(reading, WheelWarning)] == [1, 2]


def test_within_the_hold_off_the_same_number_is_a_repetition_and_another_a_conflict() -> None:
    ear = head()
    assert candidates(ear.hear(b"17\r\n")) == [17]
    assert ear.hear(b"17\r\n", b"17\r\n", after=5.9) == []
    assert candidates(ear.hear(b"17\r\n", after=0.2)) == [17]
    said = ear.hear(b"23\r\n", b"23\r\n", b"17\r\n", after=3)
    assert (candidates(said), conflicts(said)) == ([], [(17, 23)])
    assert candidates(ear.hear(b"23\r\n", after=3)) == [23]


@given(st.floats(1, 120), st.floats(0, 240))
def test_the_hold_off_is_as_the_house_sets_it(hold_off: float, after: float) -> None:
    ear = head(hold_off=hold_off)
    ear.hear(b"17\r\n")
    again = candidates(ear.hear(b"17\r\n", after=after))
    assert again == ([17] if round(after * 1e6) >= round(hold_off * 1e6) else [])


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("sent", ENDS)
def test_a_line_ends_as_the_house_says(end: LineEnd, sent: LineEnd) -> None:
    ear = Ear(TwoDigits(TwoDigitOptions(line_end=end)), opened=ENDS[end])
    said = ear.hear(b"17" + ENDS[sent], b"", b"17" + ENDS[sent])
    first_of_crlf = (end, sent) == ("cr", "crlf")  # the first such line is whole, the next begins with LF
    assert candidates(said) == ([17] if end == sent or first_of_crlf else [])
    assert candidates(head().hear(b"17" + ENDS[sent])) == [17]


def test_a_reconnection_does_not_make_a_repetition_a_number() -> None:
    ear = head()
    ear.hear(b"17\r\n")
    ear.codec.connected()
    assert candidates(ear.hear(b"\n17\r\n", after=3)) == []


def test_the_first_line_after_an_opening_is_not_believed_but_said() -> None:
    said = Ear(TwoDigits()).hear(b"10\r\n")
    assert candidates(said) == []
    assert ["type" in r.detail for r in said if isinstance(r, WheelWarning)] == [True]
    assert Ear(TwoDigits()).hear(b"0\r\n") == []


def test_among_lines_of_another_device_nothing_is_believed() -> None:
    ear = head()
    strange = b"*X;4;011;23;0;165;1\r\n"
    assert candidates(ear.hear(strange, strange, strange, b"25\r\n", strange, after=0.5)) == []
    assert candidates(ear.hear(b"25\r\n", after=13)) == [25]


def test_too_long_a_line_is_no_number_wherever_it_is_cut() -> None:
    for end, stop in ENDS.items():
        ear = Ear(TwoDigits(TwoDigitOptions(line_end=end)), opened=stop)
        pieces = [b"x" * 100, b"17" + stop[:1], stop[1:], b"17" + stop]
        assert candidates(ear.hear(*pieces)) == [17]
