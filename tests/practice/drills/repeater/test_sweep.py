"""The sweep at the seven (B1, the trainee, 6): what is taken, what stays, and in which order."""

import pytest

from app.practice.drills.repeater.sweep import SWEEP
from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.repeater.scenes import OnBoard
from app.rules.repeater.round import Round
from tests.drills.checking import check, oracle_of
from tests.oracle.repeater_wagers import money
from tests.schooling import exercise, sentence

SEEDS = range(10)
ALL = [(level, variant) for level, variants in enumerate(SWEEP.levels, 1) for variant in variants]


def _asked(level: int, variant: str, seed: int, dealt: str = "repeater-bets") -> tuple[Exercise, Round]:
    found = exercise(Line("repeater-sweep", level, variant, seed, dealt))
    assert isinstance(found.task.scene, OnBoard)
    return found, found.task.scene.round


def _right(found: Exercise) -> list[str]:
    return [field.right[0] for field in found.task.fields]


@pytest.mark.parametrize("dealt", ["repeater-bets", "repeater-bets-plain"])
@pytest.mark.parametrize(("level", "variant"), ALL)
def test_the_second_program_finds_the_same_on_random_boards(level: int, variant: str, dealt: str) -> None:
    for seed in SEEDS:
        check(_asked(level, variant, seed, dealt)[0], oracle_of("repeater-sweep"))


def test_the_seven_takes_every_wager_clears_the_marks_and_opens_the_next_round() -> None:
    for seed in SEEDS:
        for variant in ("seven-few", "seven-many"):
            found, round_ = _asked(1, variant, seed)
            stood = sum(stake.amount for stake in round_.standing)
            assert _right(found) == [money(stood), "0", str(round_.number + 1)]


def test_no_other_number_takes_anything_and_zero_leaves_the_marks() -> None:
    for seed in SEEDS:
        for variant, more in (("zero", 0), ("value", 1), ("win", 1)):
            found, round_ = _asked(1, variant, seed)
            marks = sum(round_.tallies.values()) + more
            assert _right(found) == ["0.00", str(marks), str(round_.number)]


def _in_order(found: Exercise) -> list[str]:
    (field,) = found.task.fields
    return [field.choices["ABCDEFGHIJ".index(each)].key.rpartition(".")[2] for each in field.right[0]]


def test_the_board_is_swept_after_the_last_dozen_and_then_the_marks_go() -> None:
    for seed in SEEDS:
        found, _ = _asked(2, "order-seven", seed)
        assert _in_order(found) == ["number", "value", "clear", "sweep", "unmark", "pay-game", "all-paid"]
    found, _ = _asked(2, "order-seven", 1)
    assert sentence(found.task.steps[0].say).endswith("«Valore 7, il giro è chiuso».")


def test_a_win_is_paid_behind_roulette_and_its_envy_behind_it() -> None:
    found, _ = _asked(2, "order-win", 1)
    done = ["number", "value", "mark", "clear", "pay-game", "pay", "envy", "all-paid"]
    assert _in_order(found) == done
    assert _in_order(_asked(2, "order-value", 1)[0]) == done[:5] + done[-1:]
    plain, _ = _asked(2, "order-win", 1, "repeater-bets-plain")
    assert "envy" not in _in_order(plain)
    assert "pay" in _in_order(plain)


def test_where_a_value_wins_nothing_it_is_no_first_of_a_pair() -> None:
    """Two or 12 before a seven wins at the first of them: such a wager does not stand there."""
    for seed in range(60):
        found, _ = _asked(2, "order-value", seed)
        assert "pay" not in _in_order(found), str(found.line)
