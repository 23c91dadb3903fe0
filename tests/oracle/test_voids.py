"""`voids` against rules 8 and 10 and section 3.7."""

from fractions import Fraction

import pytest

from .voids import (
    SAID,
    STANDS,
    Reason,
    Throw,
    after_void,
    draw_reasons,
    is_void,
    reasons,
    thrown_from,
    wheel_turns,
)


def test_section_3_7_a_good_throw() -> None:
    assert reasons(Throw()) == []
    assert reasons(Throw(wheel="counter", ball="clockwise", turns=12)) == []


@pytest.mark.parametrize(
    ("throw", "reason"),
    [
        (Throw(wheel="counter"), "with-the-wheel"),
        (Throw(all_paid=False), "not-all-paid"),
        (Throw(turns=6), "few-turns"),
        (Throw(turns=Fraction(69, 10)), "few-turns"),
        (Throw(wheel_stopped=True), "wheel-stopped"),
        (Throw(in_a_pocket=False), "no-pocket"),
        (Throw(foreign_body=True), "foreign-body"),
        (Throw(capo_tavolo="a chip was moved"), "capo-tavolo"),
    ],
)
def test_section_3_7_the_seven_cases(throw: Throw, reason: Reason) -> None:
    assert is_void(throw)
    assert reasons(throw) == [reason]


def test_section_3_7_several_at_once_as_listed() -> None:
    found = reasons(Throw(ball="clockwise", turns=3, wheel_stopped=True, in_a_pocket=False))
    assert found == ["with-the-wheel", "few-turns", "wheel-stopped", "no-pocket"]


def test_exactly_seven_turns_count() -> None:
    assert not is_void(Throw(turns=7))


def test_rules_10_the_drum_must_have_turned_both_ways() -> None:
    assert draw_reasons(["clockwise", "counter", "clockwise"]) == []
    assert draw_reasons(["counter", "counter"]) == ["one-direction"]
    assert draw_reasons([]) == ["one-direction"]


def test_rules_8_after_a_void_throw() -> None:
    after = after_void(["few-turns"], previous=17, day=4, wheel="clockwise", spin=12)
    assert after.says == SAID == ("Rien va", "Tout va", "Rien ne va plus")
    assert after.stands == STANDS == ("bets", "prisoners", "winnings left lying")
    assert (after.pocket, after.wheel, after.least_turns) == (17, "counter", 1)
    assert after.betting_open
    assert after.recorded
    assert after.spin == 12
    assert not after.inspector_told
    assert after_void(["capo-tavolo"], previous=17, day=4, wheel="counter", spin=12).inspector_told


def test_section_3_7_the_ball_lies_on_the_number_of_the_day_before_the_first_spin() -> None:
    assert thrown_from(None, 23) == 23
    assert thrown_from(0, 23) == 0
    assert after_void(["no-pocket"], previous=None, day=31, wheel="counter", spin=1).pocket == 31


def test_rules_8_the_wheel_is_reversed_each_throw() -> None:
    # It turns clockwise at the opening, so the first throw is the other way.
    assert [wheel_turns(spin) for spin in (1, 2, 3)] == ["counter", "clockwise", "counter"]
    assert wheel_turns(2, voids=1) == "counter"


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="good"):
        after_void([], previous=1, day=1, wheel="counter", spin=1)
    with pytest.raises(ValueError, match="no such day"):
        thrown_from(None, 32)
    with pytest.raises(ValueError, match="from 1"):
        wheel_turns(0)
