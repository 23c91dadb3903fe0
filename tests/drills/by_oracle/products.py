"""Pieces by the table of odds that the oracle has (rules, table of terms)."""

from app.practice.catalogue import Exercise
from app.practice.saying import Terms
from tests.oracle.layout import PAYS


def answers(exercise: Exercise) -> tuple[str, ...]:
    bets = exercise.task.ask.values["bets"]
    assert isinstance(bets, Terms)
    return (str(sum(pieces * PAYS[kind.value] for kind, pieces in bets.pieces)),)
