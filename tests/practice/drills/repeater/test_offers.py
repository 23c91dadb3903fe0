"""The offers of a board (B1, the trainee, 5): which wagers, for how much, and the sentence."""

import pytest

from app.practice.drills.repeater.offers import OFFERS
from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.repeater.dealt import Named
from app.practice.repeater.scenes import OnBoard
from app.rules.repeater.round import Round
from tests.drills.checking import check, oracle_of
from tests.oracle.repeater_wagers import T1, T2, WAGERS, money
from tests.schooling import exercise, sentence

SEEDS = range(10)
ALL = [(level, variant) for level, variants in enumerate(OFFERS.levels, 1) for variant in variants]
T3 = {
    "2-1": 6, "3-2": 12, "4-2": 7, "4-3": 21, "5-3": 12, "5-4": 30, "6-3": 8, "6-4": 18, "6-5": 40,
    "7-4": 12, "7-5": 24, "7-6": 48,
}  # fmt: skip


def _asked(level: int, variant: str, seed: int, dealt: str = "repeater-bets") -> tuple[Exercise, Round]:
    found = exercise(Line("repeater-offers", level, variant, seed, dealt))
    assert isinstance(found.task.scene, OnBoard)
    return found, found.task.scene.round


@pytest.mark.parametrize("dealt", ["repeater-bets", "repeater-bets-plain"])
@pytest.mark.parametrize(("level", "variant"), ALL)
def test_the_second_program_offers_the_same_on_random_boards(level: int, variant: str, dealt: str) -> None:
    for seed in SEEDS:
        check(_asked(level, variant, seed, dealt)[0], oracle_of("repeater-offers"))


@pytest.mark.parametrize("line", T3)
def test_each_line_of_t3_is_a_case_and_its_amount_is_the_printed_one(line: str) -> None:
    need, tally = map(int, line.split("-"))
    for seed in SEEDS:
        found, round_ = _asked(2, f"much-{line}", seed)
        asked = {field.values["wager"]: field.right[0] for field in found.task.fields}
        (meant,) = [
            stake
            for stake in round_.standing
            if WAGERS[stake.wager].times == need
            and sum(round_.tallies.get(name, 0) for name in WAGERS[stake.wager].names) == tally
            and stake.wager in {wager.code for wager in T1}
        ][:1]
        assert asked[Named(meant.wager)] == money(T3[line] * meant.amount)
    assert {*OFFERS.levels[0]} == {*T3}


def test_no_group_is_ever_offered_and_what_is_too_early_is_said() -> None:
    groups = {wager.code for wager in T2}
    found, _ = next(
        asked
        for seed in range(100)
        for asked in [_asked(2, "much-6-3", seed)]
        if groups & {stake.wager for stake in asked[1].standing}
    )
    zero = [field.values["wager"] for field in found.task.fields if field.right == ("0.00",)]
    assert groups & {named.wager for named in zero if isinstance(named, Named)}
    assert any(step.say.key == "repeater-offers.groups" for step in found.task.steps)
    early, round_ = next(
        asked for seed in range(100) if (asked := _asked(1, "2-1", seed))[1].tallies.get(6) == 1
    )
    said = [sentence(step.say) for step in early.task.steps]
    assert "repeater 6 è a 1: si offre da 3." in said
    assert "I" not in early.task.fields[0].right[0], "the place of repeater 6 in the row"
    assert round_.tallies[6] == 1


def test_what_is_asked_aloud_is_worked_out() -> None:
    """B1: "Posto 3, 4 a tre: 105 o avanti?", with its sum."""
    found, round_ = _asked(2, "much-4-3", 3)
    stake = next(stake for stake in round_.standing if stake.wager in {"repeat-4", "repeat-10"})
    value, euros = stake.wager.removeprefix("repeat-"), stake.amount * 21 / 100
    spoken = f"{euros:.2f}".replace(".", ",").removesuffix(",00")
    aloud = f"«Posto {stake.owner[-1]}, {value} a tre: {spoken} o avanti?» (21 ×"
    assert any(sentence(step.say).startswith(aloud) for step in found.task.steps)


def test_an_offer_that_is_forgotten_is_named() -> None:
    found, _ = _asked(1, "6-4", 2)
    right = found.task.fields[0].right[0]
    slips = {slip.answers[0]: slip.name for slip in found.task.slips}
    assert all(slips[right.replace(each, "")] == "forgotten" for each in right if len(right) > 1)
    assert slips["T"] == "some-offered"


def test_where_nobody_may_surrender_nothing_is_offered() -> None:
    for seed in SEEDS:
        found, _ = _asked(2, "much-2-1", seed, "repeater-bets-plain")
        assert {field.right for field in found.task.fields} == {("0.00",)}
        assert _asked(1, "2-1", seed, "repeater-bets-plain")[0].task.fields[0].right == ("L",)
