"""What a spin resolves, by the second program: it goes on from the board that is shown."""

from app.practice.answers import letter
from app.practice.exercise import Exercise
from app.practice.repeater.dealt import Named
from tests.drills.by_oracle.repeater_board import opening
from tests.oracle.reading import items, mapping
from tests.oracle.repeater import answer


def answers(exercise: Exercise) -> tuple[str, ...]:
    number = exercise.task.ask.values["number"]
    told = answer([opening(exercise)], {"do": "spin", "number": number})
    won = [Named(str(mapping(each, "")["wager"])) for each in items(told["payments"], "")]
    (field,) = exercise.task.fields
    if told["lost"]:
        return (_choice(exercise, "repeater-spin.taken"),)
    said = [choice.values.get("wager") for choice in field.choices]
    return (
        "".join(sorted(letter(said.index(each)) for each in won))
        or _choice(exercise, "repeater-spin.nothing"),
    )


def _choice(exercise: Exercise, key: str) -> str:
    return letter([choice.key for choice in exercise.task.fields[0].choices].index(key))
