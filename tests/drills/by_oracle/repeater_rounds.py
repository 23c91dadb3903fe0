"""A moment of a round by the second program: it goes on from the board that is shown."""

from collections.abc import Mapping

from app.practice.answers import letter
from app.practice.exercise import Exercise, Field
from app.practice.repeater.dealt import Named
from app.practice.seats import seat
from tests.drills.by_oracle.repeater_board import opening
from tests.oracle.reading import items, mapping
from tests.oracle.repeater import answer, table
from tests.oracle.repeater_wagers import MARKED, VALUES, money

Whose = tuple[object, object]


def answers(exercise: Exercise) -> tuple[str, ...]:
    key = exercise.task.ask.key.rpartition(".")[2]
    board, number = opening(exercise), exercise.task.ask.values.get("number")
    fields = exercise.task.fields
    if key == "offer":
        offered = _by_owner(answer([], board)["offers"])
        return tuple(offered.get(_whose(field), money(0)) for field in fields)
    marks = table([board]).marks
    if key == "void":
        assert isinstance(number, int)
        return str(marks[VALUES[number]]), str(sum(marks.values()))
    event = {"do": "spin", "number": number}
    told, after = answer([board], event), table([board, event])
    match key:
        case "value":
            value = told["value"]
            return str(value or 0), str(
                after.marks[value] if isinstance(value, int) and value in MARKED else 0
            )
        case "win":
            return (_won(fields[0], _by_owner(told["payments"])),)
        case "pay":
            paid = _by_owner(told["payments"])
            return *(paid[_whose(field)] for field in fields[:-1]), str(mapping(told["bank"], "")["envy"])
        case "seven":
            taken = str(mapping(told["bank"], "")["taken"])
            return taken, str(sum(after.marks.values())), str(after.round)
        case _:
            raise AssertionError(key)


def _by_owner(listed: object) -> Mapping[Whose, str]:
    told = [mapping(each, "") for each in items(listed, "")]
    return {(each["owner"], each["wager"]): str(each["payment"]) for each in told}


def _whose(field: Field) -> Whose:
    place, named = field.values["seat"], field.values["wager"]
    assert isinstance(place, int)
    assert isinstance(named, Named)
    return seat(place), named.wager


def _won(field: Field, paid: Mapping[Whose, str]) -> str:
    said = [choice.values.get("wager") for choice in field.choices]
    codes = {wager for _, wager in paid}
    won = [letter(at) for at, each in enumerate(said) if isinstance(each, Named) and each.wager in codes]
    return "".join(won) or letter(len(said) - 1)
