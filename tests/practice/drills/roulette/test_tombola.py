"""The Tombola's extra bets, its zero rules, its drum and its edge (rules 10)."""

from dataclasses import replace

import pytest

from app.practice.drills.roulette.tombola import tombola
from app.practice.exercise import Task
from app.practice.line import Line
from app.practice.marking import mark
from app.practice.saying import Sum, Term
from app.rules.roulette.layout import DOUBLES, Position
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.rules.roulette.wheel import Turning
from tests.houses import house_from
from tests.schooling import exercise


def tasks(level: int, variant: str) -> list[Task]:
    return [exercise(Line("tombola", level, variant, seed)).task for seed in range(80)]


def stakes(task: Task) -> list[tuple[Position, int]]:
    asked = task.ask.values
    found: list[tuple[Position, int]] = []
    for place in range(1, 4):
        where, stake = asked.get(f"where{place}"), asked.get(f"stake{place}")
        if isinstance(where, Position) and isinstance(stake, Sum):
            found.append((where, stake.cents))
    return found


def euros(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02d}"


@pytest.mark.parametrize("variant", ["double-column", "double-dozen"])
def test_a_double_is_paid_three_for_two(variant: str) -> None:
    for task in tasks(1, variant):
        ((_, stake),) = stakes(task)
        assert mark(task, (euros(stake // 2),)).right
        assert mark(task, (euros(stake),)).slip == "as-even-money"
        assert mark(task, (euros(3 * stake // 2),)).slip == "as-three-for-two"


def test_a_double_without_the_number_loses() -> None:
    for task in tasks(1, "double-lost"):
        assert mark(task, ("0",)).right


def test_each_bet_pays_by_itself() -> None:
    for task in tasks(2, "doubles-and-singles"):
        number = task.ask.values["number"]
        assert isinstance(number, int)
        paid = 0
        for where, stake in stakes(task):
            odds = {24: 0.5, 12: 2, 18: 1}[len(where.numbers)]
            paid += int(stake * odds) if number in where.numbers else 0
        assert mark(task, (euros(paid),)).right


def test_rule_b_i_half_of_the_even_money_chances_goes_back() -> None:
    for task in tasks(3, "half-back"):
        back = sum(stake // 2 for where, stake in stakes(task) if len(where.numbers) == 18)
        staked = sum(stake for _, stake in stakes(task))
        assert mark(task, (euros(back), euros(staked - back))).right
        assert mark(task, ("0", euros(staked))).slip == "other-rule"


def test_rule_b_ii_all_of_it_is_lost() -> None:
    for task in tasks(3, "all-lost"):
        assert mark(task, ("0", euros(sum(stake for _, stake in stakes(task))))).right


def test_a_draw_whose_record_does_not_show_both_ways_is_void() -> None:
    for variant in ("draw-counts", "draw-void"):
        for task in tasks(4, variant):
            ways = {value.name for value in task.ask.values.values() if isinstance(value, Term)}
            if ways == {*Turning}:
                assert mark(task, ("a", "a")).right
            else:
                assert mark(task, ("b" if Turning.CLOCKWISE not in ways else "c", "b")).right
                assert mark(task, ("a", "a")).slip == "void-missed"


@pytest.mark.parametrize(("variant", "simple"), [("edge-half-back", "b"), ("edge-all-lost", "c")])
def test_the_printed_edge(variant: str, simple: str) -> None:
    """The source prints 1.35 % for even chances with b i, 2.7 % for the layout."""
    for task in tasks(5, variant):
        where, stake = task.ask.values["where"], task.ask.values["stake"]
        assert isinstance(where, Position)
        assert isinstance(stake, Sum)
        halved = where.even_money and variant == "edge-half-back"
        keeps = stake.cents // 2 if halved else stake.cents
        assert mark(task, (euros(keeps), simple if where.even_money else "c")).right


def test_the_extra_bets_are_dealt_within_the_house_s_limits() -> None:
    house = house_from("venezia")
    extra = tombola(house, ZeroRule.ALL_LOST)
    assert replace(extra, game_rules=house.game_rules) == house
    own, dealt = spin_rules(house), spin_rules(extra)
    assert replace(dealt, zero=own.zero, doubles=own.doubles, announces=own.announces) == own
    assert all(extra.maxima[kind] for kind in DOUBLES)
    assert not dealt.has_prison
