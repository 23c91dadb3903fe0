"""The oracle settles number by number; what the last of them did is the answer."""

from app.practice.exercise import Exercise
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Numbers
from tests.drills.by_oracle.spins import Json, cents, items, settled, total


def answers(exercise: Exercise) -> tuple[str, ...]:
    scene, numbers = exercise.task.scene, exercise.task.ask.values["numbers"]
    assert isinstance(scene, OnLayout)
    assert isinstance(numbers, Numbers)
    told = settled(scene, *numbers.numbers, house=exercise.line.house)[-1]
    amounts = {
        "counts": _counted(told) + total(told, "lost"),
        "paid": total(told, "payments"),
        "returned": total(told, "returned"),
        "off": total(told, "withdrawn"),
        "stands": _standing(told),
    }
    return tuple(f"{amounts[field.name] / 100:.2f}" for field in exercise.task.fields)


def _counted(told: Json) -> int:
    """What was staked and is paid; a payment counted in pieces says how many of what it pays."""
    counted = 0
    for payment in items(told, "payments"):
        stakes = items(payment, "winning")
        if all("amount" in stake for stake in stakes):
            counted += sum(map(cents, stakes))
        else:
            counted += sum(cents(payment) // int(str(stake["pays"])) for stake in stakes)
    return counted


def _standing(told: Json) -> int:
    """What plays on; only value is left lying."""
    return sum(
        int(str(entry["value"]).replace(".", "")) * int(str(entry["pieces"]))
        for stack in items(told, "standing")
        for entry in items(stack, "stack")
        if not entry.get("enferme") and "value" in entry
    )
