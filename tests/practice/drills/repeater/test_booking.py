"""A wager may be booked while no value that it names has a mark: as the rules book it, or refuse."""

import re

import pytest

from app.practice.drills.repeater.booking import BOOKING
from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.repeater.dealt import Named, rules_dealt
from app.practice.saying import Symbols
from app.rules.repeater.booking import book
from app.rules.repeater.refusing import Reason, RefusedError
from app.rules.repeater.round import Round, may_be_made
from app.rules.repeater.wagers import BY_CODE, Wager
from tests.drills.checking import check, oracle_of
from tests.houses import house
from tests.schooling import exercise, sentence

SEEDS = range(12)
NEEDS = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 6, 9: 5, 10: 4, 11: 3, 12: 2}
ALL = [(level, variant) for level, variants in enumerate(BOOKING.levels, 1) for variant in variants]


def _asked(level: int, variant: str, seed: int) -> tuple[Exercise, Wager, dict[int, int]]:
    found = exercise(Line("repeater-booking", level, variant, seed, "repeater-bets"))
    wager, board = found.task.ask.values["wager"], found.task.ask.values["board"]
    assert isinstance(wager, Named)
    assert isinstance(board, Symbols)
    marks = {int(value): int(times) for value, times in re.findall(r"(\d+) ×(\d+)", board.text)}
    return found, BY_CODE[wager.wager], marks


@pytest.mark.parametrize(("level", "variant"), ALL)
def test_what_blocks_a_wager_is_what_the_rules_refuse_it_for(level: int, variant: str) -> None:
    rules, free = rules_dealt(house("repeater-bets")), 0
    for seed in SEEDS:
        found, wager, marks = _asked(level, variant, seed)
        (field,), round_ = found.task.fields, Round(tallies=marks)
        if field.right == ("0",):
            free += 1
            assert wager in may_be_made(rules, round_)
            assert book(rules, round_, wager, "seat 3", rules.minimum).stake.amount == rules.minimum
            continue
        with pytest.raises(RefusedError) as refused:
            book(rules, round_, wager, "seat 3", rules.minimum)
        assert refused.value.reason is Reason.MARKED
        assert refused.value.facts["marked"] == tuple(map(int, field.right))
    assert 0 < free < len(SEEDS)


@pytest.mark.parametrize(("level", "variant"), ALL)
def test_a_house_of_the_eleven_asks_of_them_alone(level: int, variant: str) -> None:
    for seed in SEEDS:
        found = exercise(Line("repeater-booking", level, variant, seed, "repeater-bets-plain"))
        check(found, oracle_of("repeater-booking"))
        wager = found.task.ask.values["wager"]
        assert isinstance(wager, Named)
        assert wager.wager.startswith("repeat-")


def test_no_mark_is_beyond_what_must_come_but_where_all_is_complete() -> None:
    """R32: what is complete stays marked until the seven, and the count goes on."""
    for level, variant in ALL:
        for seed in SEEDS:
            _, _, marks = _asked(level, variant, seed)
            spread = {times - NEEDS[value] for value, times in marks.items()}
            assert spread <= ({0, 1} if variant == "complete" else {*range(-5, 1)})


def test_citywide_is_blocked_by_any_value_and_worked_out() -> None:
    """R29: Citywide by any value."""
    found, _, marks = next(
        asked for seed in range(200) if len((asked := _asked(2, "citywide", seed))[2]) == 1
    )
    (blocking,) = marks
    assert found.task.fields[0].right == (str(blocking),)
    assert [sentence(step.say) for step in found.task.steps] == [
        "Citywide nomina: 2, 3, 4, 5, 6, 8, 9, 10, 11, 12.",
        f"Segnati tra questi: {blocking}. Non si accetta.",
    ]
    slips = {slip.answers[0]: slip.name for slip in found.task.slips}
    assert slips["0"] == "overlooked"
    assert slips["7"] == "seven"


def test_the_7x_is_blocked_by_one_11() -> None:
    """R30: the 7x by one 11, whatever else is marked."""
    found, _, marks = next(
        asked for seed in range(400) if {2, 3, 11, 12} & {*(asked := _asked(1, "together", seed))[2]} == {11}
    )
    assert found.task.fields[0].right == ("11",)
    slips = {slip.answers[0]: slip.name for slip in found.task.slips}
    assert slips["2"] == "not-marked"
    assert {slips[str(value)] for value in marks if value != 11} == {"not-named"}
