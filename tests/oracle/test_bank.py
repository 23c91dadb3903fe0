"""`bank` against rules 9 and sections 3.1 to 3.6."""

import pytest

from .bank import (
    SAID,
    NoteGroup,
    adds_up,
    boite_change,
    change,
    changed_now,
    colour_groups,
    couvette,
    credited,
    estimate,
    filled,
    laid,
    mass,
    missing,
    most_on_top,
    note_groups,
    result,
    round_sum,
    signed,
    straight_in,
)


def test_rules_9_the_result_of_a_day() -> None:
    assert result(1_000_000, 700_000, fills=200_000, credits_=50_000, drop=650_000) == 200_000
    assert result(1_000_000, 1_000_000) == 0
    # A fill and a credit of the same amount are nothing; notes that are changed are nothing either.
    assert result(500, 500, fills=70, credits_=70) == 0
    assert result(10_000, 10_000 - 2_000, drop=2_000) == 0


def test_rules_7_an_estimate() -> None:
    assert estimate(500_000, payments=120_000, fills=100_000) == 480_000


def test_section_3_1_a_change_of_chips() -> None:
    bank = {500: 40, 2_000: 20}
    assert change(bank, {10_000: 1}, {500: 20}) == {500: 20, 2_000: 20, 10_000: 1}
    assert adds_up({10_000: 1}, {2_000: 4, 500: 4})
    assert missing({10_000: 1}, {2_000: 4}) == 2_000
    with pytest.raises(ValueError, match="add up"):
        change(bank, {10_000: 1}, {500: 19})
    with pytest.raises(ValueError, match="has not so many"):
        change(bank, {50_000: 1}, {2_000: 25})
    with pytest.raises(ValueError, match="not of this house"):
        change(bank, {2_500: 4}, {500: 20})


def test_section_3_2_notes_go_into_the_box_and_not_into_the_bank() -> None:
    assert change({2_000: 20}, {10_000: 2}, {2_000: 10}, notes=True) == {2_000: 10}
    with pytest.raises(ValueError, match="not of this house"):
        change({2_000: 20}, {250: 8}, {2_000: 1}, notes=True)


def test_section_3_2_how_notes_are_counted() -> None:
    assert note_groups({2_000: 3, 5_000: 23, 10_000: 7}) == [
        NoteGroup(10_000, 7, (5, 1, 1), None),
        NoteGroup(5_000, 20, (5, 5, 5, 5), 100_000),
        NoteGroup(5_000, 3, (1, 1, 1), None),
        NoteGroup(2_000, 3, (1, 1, 1), None),
    ]
    assert sum(group.worth * group.notes for group in note_groups({5_000: 23, 500: 41})) == 135_500
    with pytest.raises(ValueError, match="no note"):
        note_groups({100_000: 1})


def test_section_3_1_stacks_and_what_lies_on_them() -> None:
    assert (most_on_top(1), most_on_top(2), most_on_top(7)) == (5, 12, 12)
    assert mass(52) == (2, 12)
    with pytest.raises(ValueError, match="no stack"):
        most_on_top(0)


def test_section_3_6_changes_upwards_payments_downwards() -> None:
    chips = {2_000: 5, 50_000: 1, 500: 10, 100: 0}
    for what in ("chips", "mass", "bank-change", "fill", "credit"):
        assert laid(chips, what) == [(500, 10), (2_000, 5), (50_000, 1)]
    assert laid(chips, "payment") == [(50_000, 1), (2_000, 5), (500, 10)]
    with pytest.raises(ValueError, match="note_groups"):
        laid({500: 1}, "notes")


def test_section_3_5_fill_and_credit() -> None:
    assert filled({500: 1}, {500: 20, 2_000: 20}) == {500: 21, 2_000: 20}
    assert credited({500: 21, 2_000: 20}, {2_000: 20}) == {500: 21}
    with pytest.raises(ValueError, match="has not so many"):
        credited({500: 21}, {500: 22})
    people = {"capo tavolo": "Anna", "municipal inspector": "Bruno", "house inspector": "Carla"}
    assert signed(people)
    assert not signed({**people, "house inspector": "Bruno"})
    assert not signed({"capo tavolo": "Anna", "house inspector": "Carla"})


def test_rules_8_the_words() -> None:
    assert SAID["mass"][-1] == "La massa è cambiata"
    assert SAID["bank-change"][-1] == "Vuoti"
    assert SAID["notes"][0] == "Biglietti al cambio"


def test_section_3_6_what_waits_on_the_couvette() -> None:
    assert [straight_in(chip) for chip in (250, 1_000, 2_000, 5_000)] == [False, False, True, True]
    assert [couvette(n) for n in (3, 5, 7, 10, 13, 20)] == [[3], [5], [5, 2], [10], [10, 3], [10, 10]]
    assert [changed_now(n) for n in (10, 19, 20)] == [False, False, True]


def test_section_3_6_the_change_of_the_boite() -> None:
    assert colour_groups(10, 250) == [4, 4, 2]
    assert colour_groups(10, 500) == colour_groups(10, 1_000) == [5, 5]
    assert round_sum(1_000, 5)
    assert round_sum(500, 5)
    assert round_sum(250, 10)
    assert not round_sum(1_000, 3)
    assert boite_change({500: 5, 1_000: 5}, 8, 250) == (["value", "colour"], 9_500)
    assert boite_change({}, 4, 250) == (["colour"], 1_000)
    with pytest.raises(ValueError, match="already"):
        boite_change({2_000: 1}, 0, 250)
