"""What is handed over, as the tables T1 to T4 print it and as the rules pay it."""

import pytest

from app.practice.drills.repeater.amounts import AMOUNTS
from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.repeater.dealt import Named, rules_dealt
from app.practice.saying import Sum
from app.rules.money import Cents, parse_money
from app.rules.repeater.booking import book, surrender
from app.rules.repeater.round import Round
from app.rules.repeater.spinning import spun
from app.rules.repeater.wagers import BY_CODE
from tests.drills.checking import check, oracle_of
from tests.houses import house
from tests.schooling import exercise, sentence

SEEDS = range(6)
T1 = {"2": 40, "12": 40, "3": 50, "11": 50, "4": 65, "10": 65, "5": 80, "9": 80, "6": 90, "8": 90}
T2 = {
    "uptown": 15, "downtown": 15, "citywide": 9, "repeater-even": 12, "repeater-odd": 18, "horn": 12,
    "before-7-2-12": 3, "before-7-3-11": 2,
}  # fmt: skip
PAYS = {f"repeat-{value}": pays for value, pays in T1.items()} | {"repeat-2-3-11-12": 100} | T2
T3 = {
    "2-1": 6, "3-2": 12, "4-2": 7, "4-3": 21, "5-3": 12, "5-4": 30, "6-3": 8, "6-4": 18, "6-5": 40,
    "7-4": 12, "7-5": 24, "7-6": 48,
}  # fmt: skip
"""How often the value must come, and how often it has: what giving it up pays for 1."""


def _asked(level: int, variant: str, seed: int, dealt: str = "repeater-bets") -> tuple[Exercise, str, Cents]:
    found = exercise(Line("repeater-amounts", level, variant, seed, dealt))
    wager, bet = found.task.ask.values["wager"], found.task.ask.values["bet"]
    assert isinstance(wager, Named)
    assert isinstance(bet, Sum)
    return found, wager.wager, bet.cents


def _right(found: Exercise) -> list[int]:
    return [parse_money(field.right[0]) for field in found.task.fields]


@pytest.mark.parametrize("level", [1, 2])
def test_what_is_printed_for_1_is_all_that_is_handed_over(level: int) -> None:
    for variant in AMOUNTS.levels[level - 1]:
        for seed in SEEDS:
            found, wager, bet = _asked(level, variant, seed)
            assert _right(found) == [PAYS[wager] * bet]
            assert found.task.slips[0].name == "to-one"
            assert found.task.slips[0].answers == (f"{(PAYS[wager] + 1) * bet / 100:.2f}",)


def test_the_twelve_surrenders_are_those_of_t3_and_of_the_rules() -> None:
    variants = AMOUNTS.levels[2]
    assert {variant.removeprefix("surrender-") for variant in variants} == {*T3}
    rules = rules_dealt(house("repeater-bets"))
    for variant in variants:
        for seed in SEEDS:
            found, code, bet = _asked(3, variant, seed)
            wager, tally = BY_CODE[code], int(variant[-1])
            booked = book(rules, Round(), wager, "seat 3", bet).round
            for _ in range(tally):
                booked = spun(rules, booked, wager.values[0]).round
            assert _right(found) == [T3[variant.removeprefix("surrender-")] * bet]
            assert _right(found) == [surrender(rules, booked, wager, "seat 3").offer.payment]


def test_envy_is_the_need_times_the_wager_beside_a_payment_that_it_does_not_touch() -> None:
    rules = rules_dealt(house("repeater-bets"))
    for need, variant in enumerate(AMOUNTS.levels[3], 2):
        for seed in SEEDS:
            found, code, bet = _asked(4, variant, seed)
            wager = BY_CODE[code]
            round_ = book(rules, Round(), wager, "seat 3", bet).round
            for _ in range(need - 1):
                round_ = spun(rules, round_, wager.values[0]).round
            (won,) = spun(rules, round_, wager.values[0]).payments
            assert _right(found) == [PAYS[code] * bet, need * bet] == [won.payment, won.envy]


def test_a_payment_of_40_to_1_is_named() -> None:
    """R02: 5 on the 12 are 200, not 205; 10 go to the dealers' box."""
    found = next(
        found
        for seed in range(400)
        for found, wager, bet in [_asked(4, "envy-2", seed)]
        if (wager, bet) == ("repeat-12", 5_00)
    )
    assert [field.right for field in found.task.fields] == [("200.00",), ("10.00",)]
    slips = {slip.answers: slip.name for slip in found.task.slips}
    assert slips["205.00", "10.00"] == "to-one"
    assert slips["190.00", "10.00"] == "envy-taken-off"
    assert slips["200.00", "0.00"] == "envy-missing"
    assert [step.cited for step in found.task.steps] == ["[Repeater T1]", "", "[Repeater T4]", ""]
    assert sentence(found.task.steps[0].say) == "repeater 12 paga 40 per 1: la puntata è già compresa."


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_house_of_the_eleven_without_surrender_and_envy_is_asked_by_its_own_rules(level: int) -> None:
    for variant in AMOUNTS.levels[level - 1]:
        for seed in SEEDS:
            found, wager, _ = _asked(level, variant, seed, "repeater-bets-plain")
            check(found, oracle_of("repeater-amounts"))
            assert wager.startswith("repeat-")
            assert _right(found)[-1] == 0 or level < 3
