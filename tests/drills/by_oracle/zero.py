"""The oracle lets the numbers fall one after the other; what the last of them did is the answer."""

from app.practice import forms
from app.practice.exercise import Exercise, Task
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Numbers
from tests.drills.by_oracle.spins import Json, items, settled, total


def answers(exercise: Exercise) -> tuple[str, ...]:
    task = exercise.task
    scene, numbers = task.scene, task.ask.values["numbers"]
    assert isinstance(scene, OnLayout)
    assert isinstance(numbers, Numbers)
    last = task.ask.key == "zero.ask.last"
    told = settled(scene, *numbers.numbers, house=exercise.line.house, last=last)[-1]
    return answered(task, scene, told)


def answered(task: Task, scene: OnLayout, told: Json) -> tuple[str, ...]:
    """What a settlement says of each field."""
    worth = scene.bets[0].entries[0].value
    amounts = {
        "bank": total(told, "lost", "partage"),
        "paid": total(told, "payments"),
        "shut": total(told, "enferme"),
        "returned": total(told, "returned"),
        "left": _left(told, scene),
    }
    return tuple(
        str(amounts[field.name] // worth)
        if field.form is forms.COUNT
        else f"{amounts[field.name] // 100}.{amounts[field.name] % 100:02d}"
        for field in task.fields
    )


def _left(told: Json, scene: OnLayout) -> int:
    """What stands and is no prisoner; a colour's pieces are worth what they were laid at."""
    worth = {entry.colour: entry.value for stack in scene.bets for entry in stack.entries}
    left = 0
    for stack in items(told, "standing"):
        for entry in items(stack, "stack"):
            if not entry.get("enferme"):
                if "value" in entry:
                    value = int(str(entry["value"]).replace(".", ""))
                else:
                    value = worth[str(entry["colour"])]
                left += int(str(entry["pieces"])) * value
    return left
