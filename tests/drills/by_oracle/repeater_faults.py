"""Which payment is wrong, and why, by the second program: it pays the spin from the board, and compares."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.practice.answers import letter
from app.practice.exercise import Exercise
from app.practice.repeater.dealt import Named
from app.practice.saying import Say, Sum
from app.practice.seats import seat
from tests.drills.by_oracle.repeater_board import opening
from tests.oracle.reading import items, mapping
from tests.oracle.repeater import answer
from tests.oracle.repeater_wagers import HOUSES, WAGERS, in_cents


class Handed(NamedTuple):
    """A payment as the question says it."""

    wager: str
    owner: str
    bet: int
    amount: int
    envy: int
    tally: int


def answers(exercise: Exercise) -> tuple[str, ...]:
    first, second = exercise.task.fields
    handed = [_handed(choice) for choice in first.choices[:-1]]
    told = answer([opening(exercise)], {"do": "spin", "number": exercise.task.ask.values["number"]})
    due = [mapping(each, "") for each in items(told["payments"], "")]
    place, why = _found(handed, due, gives=HOUSES[exercise.line.house][0])
    keys = [choice.key.rpartition(".")[2] for choice in second.choices]
    return letter(place), letter(keys.index(why))


def _handed(choice: Say) -> Handed:
    said = choice.values
    wager, place, tally = said["wager"], said["seat"], said["tally"]
    bet, amount, envy = said["bet"], said["amount"], said["envy"]
    assert isinstance(wager, Named)
    assert isinstance(place, int)
    assert isinstance(tally, int)
    assert isinstance(bet, Sum)
    assert isinstance(amount, Sum)
    assert isinstance(envy, Sum)
    return Handed(wager.wager, seat(place), bet.cents, amount.cents, envy.cents, tally)


def _found(handed: Sequence[Handed], due: Sequence[Mapping[str, object]], *, gives: bool) -> tuple[int, str]:
    owed = {(each["wager"], each["owner"]): each for each in due}
    assert gives or not any(each.tally for each in handed)
    for place, each in enumerate(handed):
        paid = owed.get((each.wager, each.owner))
        if paid is None and not each.tally:
            return place, "not-won"
        amount = (
            each.bet * WAGERS[each.wager].surrender[each.tally] if paid is None else _cents(paid, "payment")
        )
        envy = 0 if paid is None else _cents(paid, "envy")
        if each.envy != envy:
            return place, "envy"
        if each.amount != amount:
            short = {each.bet: "to-one", -each.bet: "wager-off", -envy: "envy"}
            return place, short.get(each.amount - amount, "factor")
    won = [(each.wager, each.owner) for each in handed if not each.tally]
    if won == [*owed]:
        return len(handed), "nothing"
    first = next(at for at, (one, other) in enumerate(zip(won, owed, strict=True)) if one != other)
    return first + len(handed) - len(won), "order"


def _cents(told: Mapping[str, object], name: str) -> int:
    return in_cents(told[name])
