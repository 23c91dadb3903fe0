"""Pieces and their worth by settling what lies there (rules 3.6)."""

from app.practice.exercise import Exercise
from app.practice.roulette.scenes import OnLayout
from tests.drills.by_oracle.spins import items, settled


def answers(exercise: Exercise) -> tuple[str, ...]:
    scene = exercise.task.scene
    assert isinstance(scene, OnLayout)
    assert scene.number is not None
    (payment,) = items(settled(scene, scene.number)[0], "payments")
    pieces = str(payment["pieces"])
    return (pieces, str(payment["amount"])) if len(exercise.task.fields) == 2 else (pieces,)
