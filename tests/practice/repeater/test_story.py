"""Whole rounds (B1, the trainee, 7): from a round's beginning to its seven, with zeros and a void throw."""

from collections.abc import Mapping

import pytest

from app.practice.exercise import Moment
from app.practice.repeater.scenes import OnBoard
from app.practice.repeater.story import PLANS, story
from app.rules.repeater.round import Round
from tests.houses import house
from tests.oracle.repeater import table
from tests.oracle.repeater_wagers import MARKED, TOGETHER, money

SCRIPTS = range(12)


def _told(level: int, number: int, dealt: str = "repeater-bets") -> list[Moment]:
    return list(story(level, number, house(dealt)))


def _board(moment: Moment) -> Round:
    assert isinstance(moment.task.scene, OnBoard)
    return moment.task.scene.round


def _opened(round_: Round) -> Mapping[str, object]:
    assert not round_.tallies, "a round's beginning"
    tallies = dict.fromkeys((*map(str, MARKED), TOGETHER), 0)
    standing = [{"wager": s.wager, "owner": s.owner, "amount": money(s.amount)} for s in round_.standing]
    return {"do": "open", "round": round_.number, "tallies": tallies, "standing": standing}


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("number", SCRIPTS)
def test_each_kind_is_asked_and_each_round_ends_with_its_seven(level: int, number: int) -> None:
    plan, told = PLANS[level - 1], _told(level, number)
    assert {moment.kind for moment in told} == {*plan.kinds}
    assert [moment.kind for moment in told].count("seven") == plan.rounds
    assert told[-1].kind == "seven"
    assert len(told) < 100, "as many as a seed can name"


@pytest.mark.parametrize("number", SCRIPTS)
def test_the_second_program_has_the_same_board_before_every_spin(number: int) -> None:
    """Its whole stream, from the round's opening: no void throw is a spin, a zero marks nothing."""
    history: list[Mapping[str, object]] = []
    for moment in _told(3, number):
        round_ = _board(moment)
        if moment.kind in {"value", "zero"}:
            if not history or history[0]["round"] != round_.number:
                history = [_opened(round_)]
            seen = table(history)
            assert {value: count for value, count in seen.marks.items() if count} == round_.tallies
            stood = [(stake.wager.code, stake.owner, stake.amount) for stake in seen.standing]
            assert stood == [(stake.wager, stake.owner, stake.amount) for stake in round_.standing]
            history.append({"do": "spin", "number": moment.task.ask.values["number"]})


def test_a_repeater_wins_in_every_round_and_an_offer_is_made_and_one_not_yet() -> None:
    offers = {
        field.right[0] == "0.00"
        for number in SCRIPTS
        for moment in _told(3, number)
        if moment.kind == "offer"
        for field in moment.task.fields
    }
    assert offers == {True, False}
    for number in SCRIPTS:
        envies = [moment.task.fields[-1].right[0] for moment in _told(3, number) if moment.kind == "pay"]
        assert sum(envy != "0.00" for envy in envies) >= 2, "one in each round"


def test_a_house_without_surrender_and_groups_is_asked_by_its_own_rules() -> None:
    told = _told(3, 5, "repeater-bets-plain")
    amounts = [field.right[0] for moment in told if moment.kind == "offer" for field in moment.task.fields]
    assert {*amounts} == {"0.00"}
    assert all(stake.wager.startswith("repeat-") for moment in told for stake in _board(moment).standing)
