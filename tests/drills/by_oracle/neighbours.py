"""Who lies beside whom, by the oracle's wheel."""

from app.practice.exercise import Exercise
from app.practice.roulette.values import Numbers
from app.practice.saying import Say
from tests.oracle.wheel import between_clockwise, neighbours, step

EACH = {"one": 1, "two": 2, "three": 3}


def answers(exercise: Exercise) -> tuple[str, ...]:
    return (" ".join(map(str, _numbers(exercise.task.ask))),)


def _numbers(ask: Say) -> list[int]:
    asked = ask.key.removeprefix("neighbours.ask.")
    if asked in EACH:
        return neighbours(_whole(ask, "number"), EACH[asked])
    if asked.startswith("between"):
        return between_clockwise(_whole(ask, "left"), _whole(ask, "right"))
    if asked.startswith("second"):
        return [step(_whole(ask, "number"), -2 if asked == "second-left" else 2)]
    if asked == "covering":
        fallen = _whole(ask, "number")
        return [number for number in range(37) if fallen in neighbours(number)]
    shown = ask.values["numbers"]
    assert isinstance(shown, Numbers)
    if asked == "of-five":
        return [number for number in range(37) if {*neighbours(number)} == {*shown.numbers}]
    return sorted({*neighbours(_whole(ask, "number"))} - {*shown.numbers})


def _whole(ask: Say, name: str) -> int:
    value = ask.values[name]
    assert isinstance(value, int)
    return value
