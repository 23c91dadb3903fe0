"""What a number takes and leaves, by the second program; and the order of the page (A1, "On a spin, in order")."""

from app.practice.answers import letter
from app.practice.exercise import Exercise
from tests.drills.by_oracle.repeater_board import opening
from tests.oracle.reading import mapping
from tests.oracle.repeater import answer, table
from tests.oracle.repeater_wagers import TOGETHER

ORDER = (
    "number", "value", "mark", "clear", "sweep", "unmark", "pay-game", "pay", "envy", "all-paid",
)  # fmt: skip


def answers(exercise: Exercise) -> tuple[str, ...]:
    board, event = opening(exercise), {"do": "spin", "number": exercise.task.ask.values["number"]}
    told = answer([board], event)
    if exercise.task.fields[0].name == "order":
        return (_order(exercise),)
    tallies = {value: count for value, count in mapping(told["tallies"], "").items() if value != TOGETHER}
    marks = sum(count for count in tallies.values() if isinstance(count, int))
    return str(mapping(told["bank"], "")["taken"]), str(marks), str(table([board, event]).round)


def _order(exercise: Exercise) -> str:
    keys = [choice.key.rpartition(".")[2] for choice in exercise.task.fields[0].choices]
    return "".join(letter(keys.index(deed)) for deed in ORDER if deed in keys)
