"""What may be given up on a board, by the second program: it opens on what is shown."""

from app.practice.answers import letter
from app.practice.exercise import Exercise
from app.practice.repeater.dealt import Named
from app.practice.seats import seat
from tests.drills.by_oracle.repeater_board import opening
from tests.oracle.reading import items, mapping
from tests.oracle.repeater import answer
from tests.oracle.repeater_wagers import money


def answers(exercise: Exercise) -> tuple[str, ...]:
    told = [mapping(each, "") for each in items(answer([], opening(exercise))["offers"], "")]
    fields = exercise.task.fields
    if fields[0].is_row:
        said = [choice.values.get("wager") for choice in fields[0].choices]
        letters = sorted(letter(said.index(Named(str(each["wager"])))) for each in told)
        return ("".join(letters) or letter(len(said) - 1),)
    paid = {(each["owner"], Named(str(each["wager"]))): str(each["payment"]) for each in told}
    asked = [(field.values["seat"], field.values["wager"]) for field in fields]
    return tuple(
        paid.get((seat(place), named), money(0))
        for place, named in asked
        if isinstance(place, int) and isinstance(named, Named)
    )
