"""Find the wrong payment (B1, the trainee, 8): 40 to 1, a wrong factor, envy on a surrender, out of order."""

import pytest

from app.practice.drills.repeater.faults import FAULTS
from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.repeater.dealt import Named
from app.practice.saying import Sum
from tests.drills.checking import check, oracle_of
from tests.oracle.repeater_wagers import T2, WAGERS
from tests.schooling import exercise, sentence

SEEDS = range(15)
ALL = [(level, variant) for level, variants in enumerate(FAULTS.levels, 1) for variant in variants]
WHYS = ("nothing", "to-one", "wager-off", "factor", "envy", "not-won", "order")
MEANT = {
    "to-one": "to-one", "wager-off": "wager-off", "factor": "factor", "right": "nothing", "envy-given": "envy",
    "envy-group": "envy", "envy-short": "envy", "not-won": "not-won", "order": "order", "all-right": "nothing",
}  # fmt: skip


def _asked(level: int, variant: str, seed: int, dealt: str = "repeater-bets") -> Exercise:
    return exercise(Line("repeater-faults", level, variant, seed, dealt))


def _wrong(found: Exercise) -> tuple[str, int, int, int, int]:
    """The wager of the wrong payment, with its bet, what was handed over, the envy, and the tally."""
    values = found.task.fields[0].choices["ABCDEFGH".index(found.task.fields[0].right[0])].values
    wager, tally = values["wager"], values["tally"]
    assert isinstance(wager, Named)
    assert isinstance(tally, int)
    bet, amount, envy = (
        each.cents for name in ("bet", "amount", "envy") if isinstance(each := values[name], Sum)
    )
    return wager.wager, bet, amount, envy, tally


@pytest.mark.parametrize("dealt", ["repeater-bets", "repeater-bets-plain"])
@pytest.mark.parametrize(("level", "variant"), ALL)
def test_the_second_program_finds_the_same_payment_and_reason(level: int, variant: str, dealt: str) -> None:
    for seed in SEEDS:
        found = _asked(level, variant, seed, dealt)
        check(found, oracle_of("repeater-faults"))
        why = WHYS["ABCDEFG".index(found.task.fields[1].right[0])]
        assert why == MEANT[variant] or dealt != "repeater-bets"


def test_40_to_1_returns_the_wager_once_too_often() -> None:
    """R02: 205 for 5 on the 12."""
    for seed in SEEDS:
        wager, bet, amount, _, _ = _wrong(_asked(1, "to-one", seed))
        assert amount == (WAGERS[wager].pays + 1) * bet
    found = _asked(1, "to-one", 3)
    assert "è pagato a 1" in sentence(found.task.steps[-1].say)


def test_a_factor_of_another_line_is_none_of_the_other_faults() -> None:
    for seed in range(60):
        wager, bet, amount, _, _ = _wrong(_asked(1, "factor", seed))
        due = WAGERS[wager].pays * bet
        assert amount not in {due, due + bet, due - bet, due - WAGERS[wager].envy * bet}
        assert amount // bet in {other.pays for other in WAGERS.values()}


def test_envy_is_given_neither_on_a_surrender_nor_on_a_group_and_is_not_the_players() -> None:
    groups = {wager.code for wager in T2}
    for seed in SEEDS:
        wager, bet, amount, envy, tally = _wrong(_asked(2, "envy-given", seed))
        assert (amount, envy) == (WAGERS[wager].surrender[tally] * bet, WAGERS[wager].envy * bet)
        wager, _, _, envy, tally = _wrong(_asked(2, "envy-group", seed))
        assert (wager in groups, envy > 0, tally) == (True, True, 0)
        wager, bet, amount, envy, _ = _wrong(_asked(2, "envy-short", seed))
        assert amount == WAGERS[wager].pays * bet - envy


def test_either_of_two_payments_out_of_order_may_be_named() -> None:
    for seed in SEEDS:
        right = _asked(2, "order", seed).task.fields[0].right
        assert len(right) == 2
        assert ord(right[1]) - ord(right[0]) == 1
        assert right[0] != "A", "what was given up was paid before"


def test_where_all_is_right_that_is_the_answer() -> None:
    for level, variant in ((1, "right"), (2, "all-right")):
        first, second = _asked(level, variant, 4).task.fields
        assert first.right == ("ABCDEFGH"[len(first.choices) - 1],)
        assert second.right == ("A",)
