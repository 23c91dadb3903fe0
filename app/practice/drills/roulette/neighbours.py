"""The wheel's neighbours: a number and those beside it, who lies between, whose laterali they are [1.1, 5.5].

Variants go by the wheel's three sectors, so that the sector in which somebody is weak comes back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.roulette.forms import NUMBER_SET, NUMBERS, number_set_text, numbers_text
from app.practice.roulette.scenes import OnWheel
from app.practice.roulette.values import Numbers
from app.practice.saying import Say, Value
from app.rules.roulette.announces import ANNOUNCES, Family
from app.rules.roulette.wheel import POCKETS, is_number, neighbours

_SECTORS: Final[Mapping[str, tuple[int, ...]]] = {
    announce.family.value: tuple(sorted({number for bet in announce.bets for number in bet.position.numbers}))
    for announce in ANNOUNCES
    if announce.family in {Family.VICINI, Family.SERIE, Family.ORFANELLI}
}
"""The numbers that each of the three great sectors covers [5.2]."""

_EACH_SIDE: Final = {"one": 1, "two": 2, "three": 3}
_LEVELS: Final = (
    *(tuple(f"{many}-{sector}" for sector in _SECTORS) for many in _EACH_SIDE),
    ("between-one", "between-two", "second-left", "second-right"),
    ("of-five", "missing", "covering"),
)
_AROUND: Final = 8
"""How far away somebody looks who takes a wrong number."""

Mistakes = Iterator[tuple[str, tuple[int, ...]]]


def _task(sitting: Sitting) -> Task:
    kind, _, rest = sitting.variant.partition("-")
    if kind in _EACH_SIDE:
        return _beside(sitting.chance.choice(_SECTORS[rest]), kind)
    number = sitting.chance.choice(POCKETS)
    if sitting.variant == "of-five":
        return _of_five(sitting, number)
    if sitting.variant == "missing":
        return _missing(sitting, number)
    if sitting.variant == "covering":
        return _covering(number)
    return _one_place(number, sitting.variant)


def _beside(number: int, many: str) -> Task:
    """A number and so many on each side, clockwise."""
    each = _EACH_SIDE[many]
    right = neighbours(number, each)
    fields = one_field("numbers", NUMBERS, numbers_text(right))
    steps = [
        Step(
            Say(f"neighbours.step.{'beside' if out == 1 else 'beyond'}", _ends(number, out)),
            "5.5",
            OnWheel(neighbours(number, out)),
        )
        for out in range(1, each + 1)
    ]
    steps.append(_order(right))
    wrong = _wrong_rows(number, each)
    return Task(
        Say(f"neighbours.ask.{many}", {"number": number}),
        fields,
        tuple(steps),
        slips_of(fields, ((name, (numbers_text(row),)) for name, row in wrong)),
    )


def _ends(number: int, out: int) -> dict[str, int]:
    row = neighbours(number, out)
    return {"number": number, "left": row[0], "right": row[-1]}


def _order(row: tuple[int, ...]) -> Step:
    return Step(Say("neighbours.step.order", {"numbers": Numbers(row)}), "1.1", OnWheel(row))


def _wrong_rows(number: int, each: int) -> Mistakes:
    """What is answered by who goes the other way, slips a pocket, or looks at the layout."""
    right, wide = neighbours(number, each), neighbours(number, each + 1)
    yield "other-way", right[::-1]
    yield "shifted", wide[: len(right)]
    yield "shifted", wide[2:]
    yield "neighbours-neighbour", (wide[0], *right[1:])
    yield "neighbours-neighbour", (*right[:-1], wide[-1])
    yield "neighbours-neighbour", neighbours(number, 2 * each)[::2]
    yield "layout", tuple(filter(is_number, range(number - each, number + each + 1)))
    yield "one-missing", right[1:]
    yield "one-missing", right[:-1]
    yield "number-missing", (*right[:each], *right[each + 1 :])
    yield "one-too-many", wide
    for place in range(len(right) - 1):
        yield "swapped", (*right[:place], right[place + 1], right[place], *right[place + 2 :])


def _one_place(number: int, variant: str) -> Task:
    """One or two numbers that lie between two others, or at a distance from one."""
    if variant.startswith("second"):
        row = neighbours(number, 2)
        right: tuple[int, ...] = (row[0] if variant == "second-left" else row[-1],)
        ask = Say(f"neighbours.ask.{variant}", {"number": number})
    else:
        inner = {"between-one": 3, "between-two": 4}[variant]
        row = neighbours(number, 2)[:inner]
        right = row[1:-1]
        ask = Say(f"neighbours.ask.{variant}", {"left": row[0], "right": row[-1]})
    fields = one_field("numbers", NUMBERS, numbers_text(right))
    wrong = _wrong_places(right)
    return Task(
        ask, fields, (_order(row),), slips_of(fields, ((name, (numbers_text(row),)) for name, row in wrong))
    )


def _wrong_places(right: tuple[int, ...]) -> Mistakes:
    """What lies a pocket or more away, or beside it on the layout."""
    yield "other-way", right[::-1]
    for away in range(1, _AROUND + 1):
        rows = [neighbours(number, away) for number in right]
        yield ("next-pocket" if away == 1 else "far-pocket"), tuple(row[0] for row in rows)
        yield ("next-pocket" if away == 1 else "far-pocket"), tuple(row[-1] for row in rows)
    for step in (1, -1):
        beside = tuple(number + step for number in right)
        if all(map(is_number, beside)):
            yield "layout", beside


def _of_five(sitting: Sitting, number: int) -> Task:
    """Five numbers in no order: whose laterali they are."""
    five = neighbours(number, 2)
    shown = tuple(sitting.chance.sample(five, 5))
    fields = one_field("number", NUMBERS, str(number))
    wide = neighbours(number, _AROUND)
    wrong = [("not-the-middle" if other in five else "far-pocket", (str(other),)) for other in wide]
    return Task(
        Say("neighbours.ask.of-five", {"numbers": Numbers(shown)}),
        fields,
        (_order(five), Step(Say("neighbours.step.middle", {"number": number}), "5.5")),
        slips_of(fields, wrong),
    )


def _missing(sitting: Sitting, number: int) -> Task:
    """Laterali of which one is not there."""
    five = neighbours(number, 2)
    place = sitting.chance.choice((0, 1, 3, 4))
    shown = (*five[:place], *five[place + 1 :])
    right = (five[place],)
    fields = one_field("number", NUMBERS, numbers_text(right))
    wrong = [(name, (numbers_text(row),)) for name, row in _wrong_places(right) if row[0] not in shown]
    values: dict[str, Value] = {"number": number, "numbers": Numbers(tuple(sitting.chance.sample(shown, 4)))}
    return Task(Say("neighbours.ask.missing", values), fields, (_order(five),), slips_of(fields, wrong))


def _covering(number: int) -> Task:
    """The numbers whose laterali win when one falls: itself and two on each side."""
    right = neighbours(number, 2)
    fields = one_field("covering", NUMBER_SET, number_set_text(right))
    wrong = [("shifted", neighbours(other, 2)) for other in neighbours(number, 2) if other != number]
    wrong += [("one-side-short", neighbours(number, 1)), ("one-too-many", neighbours(number, 3))]
    wrong += [("one-missing", (*right[:place], *right[place + 1 :])) for place in range(5)]
    return Task(
        Say("neighbours.ask.covering", {"number": number}),
        fields,
        (Step(Say("neighbours.step.covering", {"number": number}), "5.5"), _order(right)),
        slips_of(fields, ((name, (number_set_text(row),)) for name, row in wrong)),
    )


NEIGHBOURS: Final = Drill("neighbours", _LEVELS, _task, pace=Pace(8))
