"""Only whole lines are read; whatever else comes is counted, and never a number."""

from __future__ import annotations

import tracemalloc

import pytest

from hardware.codecs.cammegh_frames import LONGEST, Basic, Frame, Shown, Wire, WireLine
from hardware.codecs.cammegh_variants import M360, SS2, Variant
from hardware.codecs.damage import Damaged
from hardware.readings import Turning, WheelPhase

WHOLE = b"*X;4;011; 4;A;165;0"


def read(data: bytes, variant: Variant = SS2) -> list[WireLine]:
    wire = Wire(variant)
    wire.feed(b"\n")
    return wire.feed(data)


def test_a_status_line_has_its_fields() -> None:
    frame = Frame(WheelPhase.NO_MORE_BETS, 11, 4, 10, 165, Turning.CLOCKWISE, WHOLE.decode())
    assert read(WHOLE + b"\r\n") == [frame]


@pytest.mark.parametrize(
    "more", [b";0000;1F;0;?????;??", b";00A4;02;1;0F3C1;17", b";0000;00;?;00000; 7", b";0000;00; ;00000; 7"]
)
def test_the_extended_line_is_the_same_line(more: bytes) -> None:
    assert [type(found) for found in read(WHOLE + more + b"\r\n")] == [Frame]


@pytest.mark.parametrize(
    "known",
    [b"*u OK", b"*P OK", b"*o BUSY", b"*F 4", b"*W", b"*W 7", b"*Y;1;2;3", b"*Y:anything"],
)
def test_answers_and_bonus_lines_are_known_and_ignored(known: bytes) -> None:
    assert read(known + b"\r\n" + WHOLE + b"\r\n")[0] == read(WHOLE + b"\r\n")[0]


@pytest.mark.parametrize(("bare", "number"), [(b"25", 25), (b" 6", 6), (b" 0", 0), (b"36", 36)])
@pytest.mark.parametrize("end", [b"\r\n", b"\n\r", b"\r", b"\n"])
def test_the_bare_number_is_two_characters_and_any_line_end(bare: bytes, number: int, end: bytes) -> None:
    assert read(bare + end) == [Shown(number, bare.decode())]


@pytest.mark.parametrize("wrong", [b"6", b"6 ", b"06", b"37", b"99", b" 25", b"025", b"  ", b"40", b"2a"])
def test_what_is_no_number_of_two_characters_is_damage(wrong: bytes) -> None:
    assert [type(found) for found in read(wrong + b"\r\n")] == [Damaged]


def test_double_zero_is_zero_on_a_mercury_alone() -> None:
    assert read(b"00\r\n", M360) == [Shown(0, "00")]
    assert [type(found) for found in read(b"*X;5;011;00;0;165;1\r\n", M360)] == [Frame]
    assert [type(found) for found in read(b"*X;5;011;38;0;165;1\r\n", M360)] == [Damaged]


@pytest.mark.parametrize("zero", [b"00", b"38", b"39"])
def test_the_other_zeros_of_an_ss2_are_whole_lines_and_no_number_of_a_table(zero: bytes) -> None:
    found = read(zero + b"\r\n*X;5;011;" + zero + b";0;165;1\r\n")
    assert [type(each) for each in found] == [Shown, Frame]
    assert all(isinstance(each, Shown | Frame) and each.number not in range(37) for each in found)


def test_basic_mode_has_a_word_for_each_step() -> None:
    phases = [WheelPhase.START, WheelPhase.NO_MORE_BETS, WheelPhase.WINNING_NUMBER, WheelPhase.WINNING_NUMBER]
    found = [each for each in read(b"*S\r\n*N\r\n*W 17\r\n*W  6\r\n") if isinstance(each, Basic)]
    assert [each.phase for each in found] == phases
    assert [each.number for each in found] == [None, None, 17, 6]
    assert [type(each) for each in read(b"*W 37\r\n")] == [Damaged]


@pytest.mark.parametrize("turning", list(Turning))
def test_which_way_a_1_turns_can_be_set(turning: Turning) -> None:
    wire = Wire(SS2, turning)
    wire.feed(b"\n")
    frames = wire.feed(WHOLE + b"\r\n" + WHOLE[:-1] + b"1\r\n")
    found = [each.turning for each in frames if isinstance(each, Frame)]
    assert found[1] is turning
    assert found[0] is not turning


@pytest.mark.parametrize("data", [b"*Y" + b"y" * 80 + b"\x01\r\n", b"*Y" + b"y" * 80 + b"\r\n"])
def test_a_line_longer_than_any_that_is_known_is_damage_wherever_it_is_cut(data: bytes) -> None:
    wire = Wire(SS2)
    wire.feed(b"\n")
    pieces = [found for place in range(len(data)) for found in wire.feed(data[place : place + 1])]
    assert pieces == read(data)
    assert [type(each) for each in pieces] == [Damaged]


@pytest.mark.parametrize(
    "wrong",
    [
        b"*X;4;14",
        b"*X;4;011; 4;A;165;",
        b"*X;4;011; 4;A;165;01",
        b"*X;0;011; 4;A;165;0",
        b"*X;4;000; 4;A;165;0",
        b"*X;4;257; 4;A;165;0",
        b"*X;4;011;37;A;165;0",
        b"*X;4;011;4 ;A;165;0",
        b"*X;4;011; 4;G;165;0",
        b" *X;4;011; 4;A;165",
        b"*X;2 WARNING detected! Sending error signal...",
        b"*X",
        b"*",
        b"*u OK\x00",
    ],
)
def test_a_line_that_is_not_whole_is_damage(wrong: bytes) -> None:
    assert all(isinstance(found, Damaged) for found in read(wrong + b"\r\n"))
    assert read(wrong + b"\r\n")


def test_a_star_always_starts_a_new_frame() -> None:
    found = read(b"*X;4;14*X;" + WHOLE + b"\r\n")
    assert [type(each) for each in found] == [Damaged, Frame]
    assert found[0] == Damaged("'*X;4;14'", 2)
    assert [type(each) for each in read(b"25" + WHOLE + b"\r\n")] == [Damaged, Frame]


def test_a_whole_frame_without_its_line_end_is_not_believed() -> None:
    assert [type(each) for each in read(WHOLE + WHOLE + b"\r\n")] == [Damaged, Frame]


def test_the_tail_of_a_frame_after_an_opening_is_no_number() -> None:
    wire = Wire(SS2)
    assert wire.feed(b"1") == []
    assert wire.feed(b"7\r\n" + WHOLE + b"\r\n") == read(WHOLE + b"\r\n")
    wire.feed(b"2")
    wire.connected()
    assert wire.feed(b"5\r\n") == []


@pytest.mark.parametrize("filler", [b"x", b"*", b"\x00", b"*X;4;011;"])
def test_a_line_of_a_megabyte_is_not_kept(filler: bytes) -> None:
    wire = Wire(SS2)
    wire.feed(b"\n")
    found: list[WireLine] = []
    tracemalloc.start()
    for _ in range(250):
        found += wire.feed(filler * (4096 // len(filler)))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    found += wire.feed(b"\r\n" + WHOLE + b"\r\n")
    assert isinstance(found[-1], Frame)
    assert all(isinstance(each, Damaged) for each in found[:-1])
    assert all(len(each.line) < 10 * LONGEST for each in found)
    assert most < 500_000
