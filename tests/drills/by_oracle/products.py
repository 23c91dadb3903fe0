"""Pieces by the table of odds that the oracle has (rules, table of terms)."""

from app.practice.exercise import Exercise
from app.practice.roulette.values import Terms
from tests.oracle.layout import PAYS


def answers(exercise: Exercise) -> tuple[str, ...]:
    bets = exercise.task.ask.values["bets"]
    assert isinstance(bets, Terms)
    return (str(sum(pieces * PAYS[kind.value] for kind, pieces in bets.pieces)),)
