"""Zero through several spins: what the bank takes, what is shut in, and what comes of it then [4.1].

Every exercise lays chips on simple chances, lets one number fall after the other, and asks what the last of
them did. A colour is counted in pieces, value in money; where a house divides to the cent, all is money.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple

from app.practice.drills.roulette.zero_steps import Units, worked
from app.practice.exercise import Drill, Field, Sitting, Task, slips_of
from app.practice.pace import Pace
from app.practice.roulette.on_the_cloth import colour, fallen, notes, stacked, value
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Numbers
from app.practice.saying import Say, Value
from app.practice.seats import seat
from app.rules.house import House
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import POSITIONS, Position
from app.rules.roulette.settled import Settlement
from app.rules.roulette.spin_rules import ZeroRule, spin_rules

_LEVELS: Final = (
    ("colour-even", "colour-odd", "colour-one"),
    ("value-even", "value-odd", "value-notes"),
    ("then-wins", "then-loses", "then-zero", "value-then-zero"),
    ("last-colour", "last-value", "last-prisoner"),
    ("two-owners", "colour-and-value", "two-chances", "three-numbers"),
)
_SIMPLE: Final = tuple(position for position in POSITIONS if position.even_money)
_MINIMA: Final = (250, 500, 1000)
_CHIPS: Final = (250, 500, 1000, 2000, 5000, 10000)
_NOTES: Final = (2000, 5000, 10000)
_MOST_SLIPS: Final = 26

Lying = dict[Position, list[Entry]]


class Case(NamedTuple):
    """What lies there and what falls.

    Attributes:
        piece: what a colour's piece is worth where pieces are asked for; None where money is.
    """

    bets: tuple[Stack, ...]
    numbers: tuple[int, ...]
    piece: int | None = None


def _task(sitting: Sitting) -> Task:
    house, variant = sitting.house, sitting.variant
    return zero_task(house, _WAYS[variant](sitting.chance, house), last_spin=variant.startswith("last"))


def zero_task(house: House, case: Case, *, last_spin: bool) -> Task:
    """Ask what the last number of a case does.

    Args:
        house: by whose rules.
        case: what lies there and what falls; all of it on simple chances.
        last_spin: it was announced as the last one.
    """
    units = Units(case.piece if spin_rules(house).zero is ZeroRule.PRISON else None)
    told = _fallen(house, case, last_spin=last_spin)
    asked = _asked(house, last_spin=last_spin, paid=len(case.numbers) > 1)
    right = tuple(_AMOUNTS[name](told[-1]) for name in asked)
    fields = tuple(
        Field(name, units.form, (units.text(amount),)) for name, amount in zip(asked, right, strict=True)
    )
    wrong = (
        (name, tuple(map(units.text, amounts)))
        for name, amounts in _mistakes(asked, right, told, units.one)
        if min(amounts) >= 0
    )
    values: dict[str, Value] = {"numbers": Numbers(case.numbers), "number": case.numbers[-1]}
    return Task(
        Say(f"zero.ask.{'last' if last_spin else len(case.numbers)}", values),
        fields,
        worked(told, units, last_spin=last_spin),
        slips_of(fields, wrong, _MOST_SLIPS),
        OnLayout(case.bets, 0),
    )


def _fallen(house: House, case: Case, *, last_spin: bool) -> list[Settlement]:
    """Let one number fall after the other; what stands after one is bet on the next."""
    told: list[Settlement] = []
    bets = case.bets
    for number in case.numbers:
        told.append(fallen(house, bets, number, last_spin=last_spin))
        bets = told[-1].standing
    return told


def _asked(house: House, *, last_spin: bool, paid: bool) -> tuple[str, ...]:
    shut = "shut" if spin_rules(house).zero is ZeroRule.PRISON and not last_spin else "returned"
    return ("bank", "paid", shut, "left") if paid else ("bank", shut, "left")


def _free(told: Settlement) -> int:
    """What stands in the middle of its chance."""
    return sum(entry.amount for stack in told.standing for entry in stack.entries if not entry.enferme)


_AMOUNTS: Final[dict[str, Callable[[Settlement], int]]] = {
    "bank": lambda told: told.bank.taken,
    "paid": lambda told: told.bank.paid,
    "shut": lambda told: sum(part.amount for part in told.enferme),
    "returned": lambda told: sum(part.amount for part in told.returned),
    "left": _free,
}

_Amounts = tuple[int, ...]


def _mistakes(
    asked: tuple[str, ...], right: _Amounts, told: list[Settlement], one: int
) -> Iterator[tuple[str, _Amounts]]:
    """What is answered by who gives the odd piece to somebody, pays a prisoner, or halves wrongly."""
    found = dict(zip(asked, right, strict=True))
    odd = "shut" if "shut" in found else "returned"

    def moved(amount: int, source: str, target: str) -> _Amounts:
        changed = found | {source: found[source] - amount}
        changed[target] += amount
        return tuple(changed[name] for name in asked)

    yield "odd-to-bank", moved(found[odd], odd, "bank")
    yield "odd-to-player", moved(found[odd], odd, "left")
    yield "all-lost", moved(found["left"], "left", "bank")
    yield "half-shut", moved(found["left"], "left", odd)
    if "paid" in found:
        yield "prisoner-paid", tuple(found[name] + one * (name == "paid") for name in asked)
        yield "not-freed", moved(one, "left", odd)
        yield "prisoner-kept", moved(one, "bank", odd)
        yield "first-number", tuple(_AMOUNTS[name](told[0]) for name in asked)
    yield "uneven", moved(one, "left", "bank")
    yield "uneven", moved(one, "bank", "left")
    for steps in sorted(
        product((0, one, -one, 2 * one), repeat=len(right)), key=lambda steps: steps.count(0), reverse=True
    ):
        yield "one-off", tuple(amount + step for amount, step in zip(right, steps, strict=True))


def _chance(chance: random.Random) -> Position:
    return chance.choice(_SIMPLE)


def _pieces(chance: random.Random, house: House, pieces: int) -> tuple[Entry, int]:
    worth = chance.choice(_MINIMA)
    return colour(pieces, worth, chance.choice(house.colours).name), worth


def _of_colour(chance: random.Random, house: House, pieces: int, numbers: tuple[int, ...]) -> Case:
    entry, worth = _pieces(chance, house, pieces)
    return Case(stacked({_chance(chance): [entry]}), numbers, worth)


def _odd(chance: random.Random) -> int:
    return chance.randrange(5, 26, 2)


def _value_chips(chance: random.Random, house: House, player: str | None, *, odd: bool) -> list[Entry]:
    """Lay chips of one player whose sum is an even or an odd number of units."""
    while True:
        worths = chance.sample(_CHIPS, chance.randint(1, 3))
        lying = [value(chance.randint(1, 4), worth, player) for worth in worths]
        if sum(entry.amount for entry in lying) // house.unit % 2 == odd:
            return lying


def _seats(chance: random.Random) -> list[str]:
    return [seat(place) for place in chance.sample(range(1, 8), 3)]


def _value_odd(chance: random.Random, house: House, *, odd: bool = True) -> Case:
    player = _seats(chance)[0]
    return Case(stacked({_chance(chance): _value_chips(chance, house, player, odd=odd)}), (0,))


def _value_notes(chance: random.Random, house: House) -> Case:
    """Chips and notes of one player are one sum."""
    player = _seats(chance)[0]
    lying = _value_chips(chance, house, player, odd=chance.random() < 0.7)
    lying.append(notes(chance.randint(1, 3), chance.choice(_NOTES), player))
    return Case(stacked({_chance(chance): lying}), (0,))


def _then(chance: random.Random, house: House, *, wins: bool | None) -> Case:
    """Zero on an odd number of pieces, and then a number that frees the prisoner, or not."""
    where = _chance(chance)
    numbers = [number for number in range(1, 37) if where.wins(number) == wins]
    entry, worth = _pieces(chance, house, _odd(chance))
    following = 0 if wins is None else chance.choice(numbers)
    return Case(stacked({where: [entry]}), (0, following), worth)


def _value_then_zero(chance: random.Random, house: House) -> Case:
    return _value_odd(chance, house)._replace(numbers=(0, 0))


def _last_prisoner(chance: random.Random, house: House) -> Case:
    """A prisoner from before lies on the outer line when zero is the last number."""
    entry, worth = _pieces(chance, house, _odd(chance))
    prisoner = entry._replace(pieces=1, enferme=True)
    lying = [entry, prisoner] if spin_rules(house).has_prison else [entry]
    return Case(stacked({_chance(chance): lying}), (0,), worth)


def _two_owners(chance: random.Random, house: House) -> Case:
    """Two players on one chance, and sometimes chips of which nobody knows whose they are."""
    one, other, _ = _seats(chance)
    lying = _value_chips(chance, house, one, odd=chance.random() < 0.5)
    lying += _value_chips(chance, house, other, odd=True)
    if chance.random() < 0.5:
        lying.append(value(1, chance.choice((250, 500, 1000)), None))
    return Case(stacked({_chance(chance): lying}), (0,))


def _colour_and_value(chance: random.Random, house: House) -> Case:
    entry, _ = _pieces(chance, house, chance.randint(5, 25))
    lying = [entry, *_value_chips(chance, house, _seats(chance)[0], odd=chance.random() < 0.7)]
    return Case(stacked({_chance(chance): lying}), (0,))


def _two_chances(chance: random.Random, house: House) -> Case:
    """One colour on two chances is divided chance by chance."""
    worth, name = chance.choice(_MINIMA), chance.choice(house.colours).name
    spots = chance.sample(_SIMPLE, 2)
    lying: Lying = {spot: [colour(_odd(chance), worth, name)] for spot in spots}
    return Case(stacked(lying), (0,), worth)


def _three_numbers(chance: random.Random, house: House) -> Case:
    """Zero, zero again, and then a number."""
    case = _of_colour(chance, house, 4 * chance.randint(2, 5) + chance.randint(1, 3), (0, 0))
    return case._replace(numbers=(0, 0, chance.randint(1, 36)))


_Way = Callable[[random.Random, House], Case]

_WAYS: Final[dict[str, _Way]] = {
    "colour-even": lambda chance, house: _of_colour(chance, house, chance.randrange(4, 27, 2), (0,)),
    "colour-odd": lambda chance, house: _of_colour(chance, house, _odd(chance), (0,)),
    "colour-one": lambda chance, house: _of_colour(chance, house, chance.choice((1, 3)), (0,)),
    "value-even": lambda chance, house: _value_odd(chance, house, odd=False),
    "value-odd": _value_odd,
    "value-notes": _value_notes,
    "then-wins": lambda chance, house: _then(chance, house, wins=True),
    "then-loses": lambda chance, house: _then(chance, house, wins=False),
    "then-zero": lambda chance, house: _then(chance, house, wins=None),
    "value-then-zero": _value_then_zero,
    "last-colour": lambda chance, house: _of_colour(chance, house, chance.randint(5, 25), (0,)),
    "last-value": lambda chance, house: _value_odd(chance, house, odd=chance.random() < 0.7),
    "last-prisoner": _last_prisoner,
    "two-owners": _two_owners,
    "colour-and-value": _colour_and_value,
    "two-chances": _two_chances,
    "three-numbers": _three_numbers,
}

ZERO: Final = Drill("zero", _LEVELS, _task, pace=Pace(15))
