"""A script: the same whenever it is told, with everything that its level practises."""

import pytest

from app.practice.marking import mark
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.whole_spins.story import PLANS, story
from tests.houses import house
from tests.practice.roulette.whole_spins.a_table import LEVELS, key_of, right_act, scripts

HOUSES = ("france", "sanremo", "tombola-half-back", "tombola-all-lost", "regulations-1970")


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_the_same_whenever_it_is_told(level: int) -> None:
    assert tuple(story(level, 3, house("venezia"))) == scripts(level)[3]
    assert scripts(level)[3] != scripts(level)[4]


@pytest.mark.parametrize("level", LEVELS)
def test_every_script_has_every_kind_of_its_level_and_no_other(level: int) -> None:
    for told in scripts(level):
        assert {one.kind for one in told} == {*PLANS[level - 1].kinds}


@pytest.mark.parametrize("level", LEVELS)
def test_each_spin_has_one_number_and_every_moment_can_be_answered(level: int) -> None:
    for told in scripts(level)[:10]:
        assert sum(key_of(one) == "falls" for one in told) == PLANS[level - 1].spins
        assert len(told) < 100
        for one in told:
            assert mark(one.task, [field.right[0] for field in one.task.fields]).right


def test_an_opening_is_two_sentences_one_asked_after_the_other() -> None:
    """Rules 8: "La banque est ouverte"; "Messieurs et dames, la partie commence, voici la première"."""
    for told in scripts(1):
        first, second, *later = [right_act(one) for one in told if one.kind == "phase"]
        assert first == "La banque est ouverte"
        assert second == "Messieurs et dames, la partie commence, voici la première"
        assert not {first, second} & {*later}


def test_players_lay_one_after_the_other_before_the_first_thing_happens() -> None:
    for told in scripts(1):
        (shown,) = [one.before for one in told if one.before]
        layouts = [picture for picture in shown if isinstance(picture, OnLayout)]
        assert len(layouts) == len(shown)
        lying = [
            sum(entry.pieces for stack in picture.bets for entry in stack.entries) for picture in layouts
        ]
        assert lying == sorted(set(lying))
        (after,) = [one.task.scene for one in told if one.before]
        assert isinstance(after, OnLayout)
        assert lying[-1] < sum(entry.pieces for stack in after.bets for entry in stack.entries)


def test_a_night_ends_with_the_last_spin_or_with_the_balls_passed_on() -> None:
    """Rules 8: both are announced before the throw; the balls pass when the spin is finished."""
    ends = set()
    for told in scripts(5):
        acts = [right_act(one) for one in told if one.kind == "end"]
        ends.add(tuple(acts))
    assert ends == {("Messieurs et dames, à la dernière",), ("Après le coup les boules passent", "hand-over")}


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_house_can_be_practised(level: int, name: str) -> None:
    for number in range(4):
        told = tuple(story(level, number, house(name)))
        assert {one.kind for one in told} <= {*PLANS[level - 1].kinds}
        assert any(one.kind == "pay" for one in told)


def test_no_announce_is_taken_where_none_is_known() -> None:
    acts = {
        right_act(one)
        for number in range(10)
        for one in story(2, number, house("regulations-1970"))
        if one.kind == "announce" and right_act(one)
    }
    assert acts == {"refuse"}
