"""A number corrected afterwards: what is to be paid, reclaimed, returned, and what stands from then on."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.money import Cents
from app.rules.repeater.correcting import Corrected, Deed, Doing, corrected, story
from app.rules.repeater.round import Round
from app.rules.repeater.wagers import BY_CODE, WAGERS
from tests.rules.repeater.tables import PLUS


def booked(code: str, owner: str = "seat 3", cents: int = 500) -> Deed:
    return Deed(Doing.BOOKED, code, owner, Cents(cents))


def taken_back(code: str) -> Deed:
    return Deed(Doing.TAKEN_BACK, code, "seat 3", Cents(500))


def given_up(code: str) -> Deed:
    return Deed(Doing.SURRENDERED, code, "seat 3")


def spun(*values: int | None) -> list[Deed]:
    return [Deed(Doing.SPUN, value=value) for value in values]


def with_value(deeds: Sequence[Deed], spin: int, value: int | None) -> list[Deed]:
    """The same deeds with another value at one of the spins, counted from 0."""
    place = [at for at, deed in enumerate(deeds) if deed.doing is Doing.SPUN][spin]
    return [*deeds[:place], Deed(Doing.SPUN, value=value), *deeds[place + 1 :]]


def correction(deeds: Sequence[Deed], spin: int, value: int | None) -> Corrected:
    return corrected(PLUS, Round(), deeds, with_value(deeds, spin, value))


def test_what_should_have_won_is_to_be_paid_with_its_envy_and_stands_no_more() -> None:
    found = correction([booked("repeat-2"), *spun(2, 3)], 1, 2)
    assert found.to_pay == (("repeat-2", "seat 3", 20_000),)
    assert (found.to_reclaim, found.envy, found.round) == ((), 1_000, Round(tallies={2: 2}))


def test_what_was_paid_wrongly_is_to_be_reclaimed_and_stands_again() -> None:
    found = correction([booked("repeat-2"), *spun(2, 2)], 1, 3)
    assert found.to_reclaim == (("repeat-2", "seat 3", -20_000),)
    assert (found.to_pay, found.envy) == ((), -1_000)
    assert [(each.wager, each.amount) for each in found.round.standing] == [("repeat-2", 500)]


def test_what_a_false_seven_took_stands_again_and_wins_what_came_since() -> None:
    deeds = [booked("repeat-2"), booked("repeat-5"), *spun(2, 7, 2)]
    found = correction(deeds, 1, 8)
    assert found.round.number == 1
    assert found.to_pay == (("repeat-2", "seat 3", 20_000),)
    assert [each.wager for each in found.round.standing] == ["repeat-5"]


def test_a_seven_that_was_not_seen_takes_what_stood_and_what_was_paid_after_it() -> None:
    deeds = [booked("horn"), booked("repeat-5"), *spun(2, 3, 2)]
    found = correction(deeds, 1, 7)
    assert found.to_reclaim == (("horn", "seat 3", -6_000),)
    assert found.round == Round(2, {2: 1})


def test_what_was_booked_meanwhile_on_a_value_that_is_marked_now_is_returned() -> None:
    found = correction([*spun(3), booked("repeat-2"), booked("repeat-5")], 0, 2)
    assert [(each.wager, each.amount) for each in found.returned] == [("repeat-2", 500)]
    assert found.to_pay == (("repeat-2", "seat 3", 500),)
    assert [each.wager for each in found.round.standing] == ["repeat-5"]


def test_what_was_paid_on_such_a_wager_is_reclaimed_but_for_the_wager() -> None:
    found = correction([*spun(3), booked("repeat-2"), *spun(2, 2)], 0, 12)
    assert (found.to_pay, found.to_reclaim) == ((), ())
    found = correction([*spun(3), booked("repeat-2"), *spun(2, 2)], 0, 2)
    assert found.to_reclaim == (("repeat-2", "seat 3", -19_500),)


def test_a_surrender_is_paid_by_the_tally_that_should_have_been() -> None:
    deeds = [booked("repeat-4"), *spun(4, 4, 4), given_up("repeat-4")]
    assert correction(deeds, 0, 9).to_reclaim == (("repeat-4", "seat 3", 3_500 - 10_500),)
    deeds = [booked("repeat-4"), *spun(4, 9, 4), given_up("repeat-4")]
    assert correction(deeds, 1, 4).to_pay == (("repeat-4", "seat 3", 10_500 - 3_500),)


def test_a_surrender_that_nothing_is_printed_for_was_none_and_the_wager_stands() -> None:
    found = correction([booked("repeat-4"), *spun(4, 4), given_up("repeat-4")], 0, 9)
    assert found.to_reclaim == (("repeat-4", "seat 3", -3_500),)
    assert [each.wager for each in found.round.standing] == ["repeat-4"]


def test_a_surrender_of_what_had_won_by_then_was_none_and_the_payment_is_due() -> None:
    found = correction([booked("repeat-2"), *spun(2, 3), given_up("repeat-2")], 1, 2)
    assert found.to_pay == (("repeat-2", "seat 3", 20_000 - 3_000),)


def test_what_was_taken_back_is_taken_back_whatever_fell_before() -> None:
    deeds = [*spun(3), booked("repeat-2"), taken_back("repeat-2")]
    found = correction(deeds, 0, 2)
    assert (found.to_pay, found.to_reclaim, found.round.standing) == ((), (), ())


def test_an_abandoned_round_is_abandoned_again() -> None:
    deeds = [booked("repeat-2"), booked("horn"), *spun(3), Deed(Doing.ABANDONED)]
    found = correction(deeds, 0, 2)
    assert found.to_pay == (("repeat-2", "seat 3", 3_000 - 500),)
    assert found.round == Round(2)


def test_two_owners_stand_in_the_order_of_the_wagers() -> None:
    deeds = [booked("horn", "seat 5"), booked("horn", "seat 1"), booked("repeat-12"), *spun(12, 3)]
    assert [each[:2] for each in correction(deeds, 1, 12).to_pay] == [
        ("repeat-12", "seat 3"),
        ("horn", "seat 1"),
        ("horn", "seat 5"),
    ]


def test_deeds_are_plain_values_and_read_again_as_they_were() -> None:
    deeds = (booked("repeat-4"), *spun(4, None), given_up("repeat-4"), Deed(Doing.ABANDONED))
    assert msgspec.json.decode(msgspec.json.encode(deeds), type=tuple[Deed, ...]) == deeds


codes = st.sampled_from([wager.code for wager in WAGERS])
values = st.sampled_from([None, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12])
some_deeds = st.lists(
    st.one_of(
        st.builds(booked, codes, st.sampled_from(["seat 1", "seat 3"])),
        st.builds(lambda value: spun(value)[0], values),
        st.builds(lambda value: spun(value)[0], values),
        st.builds(taken_back, codes),
        st.builds(given_up, codes),
        st.just(Deed(Doing.ABANDONED)),
    ),
    max_size=30,
)


@given(some_deeds)
def test_the_same_deeds_differ_in_nothing(deeds: list[Deed]) -> None:
    found = corrected(PLUS, Round(), deeds, deeds)
    assert (found.to_pay, found.to_reclaim, found.envy) == ((), (), 0)
    assert found.round == story(PLUS, Round(), deeds).round


@given(some_deeds, values, st.data())
def test_after_a_correction_each_has_what_he_would_have_had(
    deeds: list[Deed], value: int | None, data: st.DataObject
) -> None:
    """What was handed, with what is to be paid and reclaimed, is what the right number would have brought."""
    spins = sum(deed.doing is Doing.SPUN for deed in deeds)
    if not spins:
        return
    right = with_value(deeds, data.draw(st.integers(0, spins - 1)), value)
    found = corrected(PLUS, Round(), deeds, right)
    handed = dict(story(PLUS, Round(), deeds).handed)
    for each in (*found.to_pay, *found.to_reclaim):
        handed[each.wager, each.owner] = handed.get((each.wager, each.owner), 0) + each.amount
    assert {whose: amount for whose, amount in handed.items() if amount} == dict(
        story(PLUS, Round(), right).handed
    )


@pytest.mark.parametrize("code", BY_CODE)
def test_a_corrected_zero_and_back_again_is_as_before(code: str) -> None:
    deeds = [booked(code), *spun(8, None, 9)]
    there = with_value(deeds, 1, 2)
    first, second = corrected(PLUS, Round(), deeds, there), corrected(PLUS, Round(), there, deeds)
    assert second.round == story(PLUS, Round(), deeds).round
    assert [each.amount for each in first.to_pay] == [-each.amount for each in second.to_reclaim]
