"""Pieces and their worth by settling what lies there (rules 3.6)."""

from app.practice.catalogue import Exercise
from app.practice.scene import OnLayout
from tests.drills.by_oracle.scenes import spin_of
from tests.oracle.settle import settle
from tests.oracle.writing import rows


def answers(exercise: Exercise) -> tuple[str, ...]:
    scene = exercise.task.scene
    assert isinstance(scene, OnLayout)
    (payment,) = rows(settle(spin_of(scene)), "payments")
    pieces = str(payment["pieces"])
    return (pieces, str(payment["amount"])) if len(exercise.task.fields) == 2 else (pieces,)
