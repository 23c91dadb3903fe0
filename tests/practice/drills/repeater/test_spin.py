"""What a spin resolves (B1, the trainee, 3): all nineteen wagers may stand, some win, or all are lost."""

import pytest

from app.practice.answers import letter
from app.practice.drills.repeater.spin import SPIN
from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.repeater.dealt import Named
from app.practice.repeater.scenes import OnBoard
from app.rules.repeater.round import Round
from tests.drills.checking import check, oracle_of
from tests.houses import house
from tests.oracle.repeater_wagers import NUMBERS, T1, WAGERS
from tests.schooling import exercise, sentence

SEEDS = range(12)
ALL = [(level, variant) for level, variants in enumerate(SPIN.levels, 1) for variant in variants]
HOUSES = ("repeater-bets", "repeater-bets-plain")


def _asked(level: int, variant: str, seed: int, dealt: str = HOUSES[0]) -> tuple[Exercise, Round]:
    found = exercise(Line("repeater-spin", level, variant, seed, dealt))
    assert isinstance(found.task.scene, OnBoard)
    return found, found.task.scene.round


def _chosen(found: Exercise) -> list[str]:
    """What is right: codes of wagers, or the key of what else can be chosen."""
    (field,) = found.task.fields
    said = {letter(at): choice for at, choice in enumerate(field.choices)}
    picked = [(said[each].key, said[each].values.get("wager")) for each in field.right[0]]
    return [wager.wager if isinstance(wager, Named) else key for key, wager in picked]


@pytest.mark.parametrize("dealt", HOUSES)
@pytest.mark.parametrize(("level", "variant"), ALL)
def test_the_second_program_finds_the_same_on_random_boards(level: int, variant: str, dealt: str) -> None:
    for seed in SEEDS:
        check(_asked(level, variant, seed, dealt)[0], oracle_of("repeater-spin"))


def test_every_value_and_zero_is_a_case_and_a_number_of_it_falls() -> None:
    for level, variant in ALL:
        case = variant.removeprefix("all-")
        for seed in SEEDS:
            number = _asked(level, variant, seed)[0].task.ask.values["number"]
            assert number in (NUMBERS[int(case)] if case != "zero" else (0,))
    assert [len(variants) for variants in SPIN.levels] == [12, 12]


def test_all_nineteen_wagers_may_stand_and_the_eleven_alone_are_asked_first() -> None:
    stood = {
        level: {stake.wager for seed in range(60) for stake in _asked(level, variant, seed)[1].standing}
        for level, variant in ((1, "9"), (2, "all-9"))
    }
    assert stood == {1: {wager.code for wager in T1}, 2: {*WAGERS}}
    assert any(len(_asked(2, "all-7", seed)[1].standing) == len(WAGERS) for seed in range(300))


def test_the_seven_takes_all_that_stand_and_zero_leaves_them() -> None:
    for seed in SEEDS:
        assert _chosen(_asked(2, "all-7", seed)[0]) == ["repeater-spin.taken"]
        assert _chosen(_asked(2, "all-zero", seed)[0]) == ["repeater-spin.nothing"]


def test_what_wins_is_worked_out_and_what_lacks_still_too() -> None:
    """R05: 8 at its sixth time lets Uptown, Citywide and Even win besides, once each."""
    found, _ = next(
        asked
        for seed in range(200)
        if (asked := _asked(2, "all-8", seed))[1].tallies.get(8) == 5
        and len(asked[1].standing) == len(WAGERS)
    )
    assert _chosen(found) == ["repeat-8", "uptown", "citywide", "repeater-even"]
    assert [sentence(step.say) for step in found.task.steps][:3] == [
        f"{found.task.ask.values['number']}: «Valore 8, 6ª volta».",
        "repeater 8 vince: 6 volte, come deve.",
        "Uptown vince: il repeater dell'8 è completo.",
    ]
    slips = {slip.answers[0]: slip.name for slip in found.task.slips}
    right = found.task.fields[0].right[0]
    assert slips[right[0]] == "groups-forgotten"
    assert slips[right[1:]] == "forgotten"
    assert slips["".join(sorted(right + "A"))] == "other-value"
    lacking, _ = next(
        asked for seed in range(200) if (asked := _asked(1, "8", seed))[1].tallies.get(8, 0) in {1, 2, 3}
    )
    assert _chosen(lacking) == ["repeater-spin.nothing"]
    assert "resta: ne mancano ancora" in sentence(lacking.task.steps[1].say)


def test_a_wager_that_won_before_stands_no_more_and_wins_no_second_time() -> None:
    """R12: paid once, spent; the count goes on."""
    found, round_ = next(
        asked for seed in range(300) if (asked := _asked(2, "all-2", seed))[1].tallies.get(2) == 2
    )
    assert not {"repeat-2", "downtown", "citywide", "horn"} & {stake.wager for stake in round_.standing}
    names = [slip.name for slip in found.task.slips]
    assert "gone" in names


def test_the_row_of_choices_is_the_same_whatever_stands() -> None:
    rows = [_asked(level, variant, 3)[0].task.fields[0].choices for level, variant in ALL]
    assert all(row == rows[0] for row in rows)
    assert len(rows[0]) == 21
    assert len(_asked(1, "8", 1, HOUSES[1])[0].task.fields[0].choices) == 13
    assert house(HOUSES[1]).name == HOUSES[1]
