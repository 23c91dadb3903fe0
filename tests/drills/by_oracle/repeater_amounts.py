"""Payments, surrenders and envy by the tables of the page (T1 to T4), in whole cents."""

from app.practice.exercise import Exercise
from app.practice.repeater.dealt import Named
from app.practice.saying import Sum
from tests.oracle.book import money
from tests.oracle.repeater_wagers import HOUSES, WAGERS


def answers(exercise: Exercise) -> tuple[str, ...]:
    said, given_up = exercise.task.ask.values, exercise.task.ask.key.endswith("given-up")
    named, bet, tally = said["wager"], said["bet"], said.get("tally", 0)
    assert isinstance(named, Named)
    assert isinstance(bet, Sum)
    assert isinstance(tally, int)
    surrenders_and_envies, offered = HOUSES[exercise.line.house]
    wager = WAGERS[named.wager]
    assert wager in offered
    if given_up:
        return (money(bet.cents * wager.surrender.get(tally, 0) if surrenders_and_envies else 0),)
    paid = money(bet.cents * wager.pays)
    if len(exercise.task.fields) == 1:
        return (paid,)
    return (paid, money(bet.cents * wager.envy if surrenders_and_envies else 0))
