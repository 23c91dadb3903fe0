"""Picture bets: what lies round one number, and how many pieces it is paid together [4.2]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.practice import forms
from app.practice.drills.roulette.round_a_number import KNOWN, PLACES, Pieces, figure, known, uneven
from app.practice.exercise import Drill, Field, Sitting, Step, Task, slips_of
from app.practice.pace import Pace
from app.practice.roulette.on_the_cloth import settled, staked
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Placings, Terms
from app.practice.saying import Say, Sum, Symbols, Value
from app.rules.chips import Chip
from app.rules.money import Cents, money_text
from app.rules.roulette.layout import Kind, Position, inside_winning
from app.rules.roulette.odds import ODDS
from app.rules.roulette.settled import Payment
from app.rules.side import Side

_ODDS: Final = sorted({ODDS[position.kind].times for position in inside_winning(8)})
_WORTH: Final = {f"worth-{name}": Cents(cents) for name, cents in
                 (("2-50", 250), ("5", 500), ("10", 1000), ("20", 2000), ("50", 5000))}  # fmt: skip
_FIGURES: Final = ("splits", "corners", "straight-splits", "straight-corners")
_MOST_EACH: Final = 4
_MOST_OF_VALUE: Final = 3
_AT_VALUE: Final = 5

_LEVELS: Final = (
    ("straight", *(f"{name}-{place}" for name in _FIGURES for place in ("middle", "outer"))),
    tuple(f"total-{total}" for total in KNOWN),
    tuple(f"complete-{place}" for place in PLACES),
    tuple(f"uneven-{place}" for place in PLACES),
    tuple(_WORTH),
)


def _task(sitting: Sitting) -> Task:
    chip = _chip(sitting)
    number, pieces = _laid(sitting, chip)
    scene = staked(pieces, chip, number, sitting.chance.choice(list(Side)))
    (payment,) = settled(sitting.house, scene).payments
    at_value = sitting.level == _AT_VALUE
    fields = _fields(payment, at_value=at_value)
    ask = Say("pictures.ask", {"number": number})
    if at_value:
        ask = Say("pictures.ask-worth", {"number": number, "value": Sum(chip.value)})
    mistakes = _worth_mistakes(payment, chip, sitting.house.chips) if at_value else _count_mistakes(payment)
    return Task(ask, fields, tuple(_worked(sitting, scene, payment)), slips_of(fields, mistakes), scene)


def _chip(sitting: Sitting) -> Chip:
    """A colour at the table's minimum; where it is worth asking, chips of value too."""
    value = _WORTH.get(sitting.variant, sitting.house.minimum)
    colour = sitting.chance.choice(sitting.house.colours).name
    of_value = sitting.variant in _WORTH and value in sitting.house.chips and value > sitting.house.minimum
    return Chip(value) if of_value and sitting.chance.random() < 0.5 else Chip(value, colour)


def _laid(sitting: Sitting, chip: Chip) -> tuple[int, Pieces]:
    chance = sitting.chance
    name, _, place = sitting.variant.rpartition("-")
    match sitting.level:
        case 1 if sitting.variant == "straight":
            number = chance.randrange(37)
            return number, {next(p for p in inside_winning(number) if p.kind is Kind.STRAIGHT): _few(sitting)}
        case 1:
            number = chance.choice(PLACES[place])
            return number, figure(name, number, 1)
        case 2:
            return known(int(place), chance)
        case 3:
            number = chance.choice(PLACES[place])
            return number, figure(name, number, chance.randint(1, 3))
        case 4:
            number = chance.choice(PLACES[place])
            return number, uneven(number, chance.randint(3, 7), _room(sitting, number, chip), chance)
        case _:
            number = chance.randrange(37)
            return number, uneven(number, chance.randint(2, 5), _room(sitting, number, chip), chance)


def _few(sitting: Sitting) -> int:
    return sitting.chance.randint(2, 5)


def _room(sitting: Sitting, number: int, chip: Chip) -> Mapping[Position, int]:
    """How many pieces a player may have on each place: never over the maximum, and never very many."""
    most = _MOST_OF_VALUE if sitting.level == _AT_VALUE else _MOST_EACH
    return {
        position: min(most, sitting.house.maximum(position) // chip.value)
        for position in inside_winning(number)
    }


def _fields(payment: Payment, *, at_value: bool) -> tuple[Field, ...]:
    pieces = Field("pieces", forms.COUNT, (str(payment.pieces),))
    return (pieces, Field("worth", forms.MONEY, (money_text(payment.amount),))) if at_value else (pieces,)


def _worked(sitting: Sitting, scene: OnLayout, payment: Payment) -> Iterator[Step]:
    """Kind by kind, as it is counted: each with the picture of what it counts."""
    kinds = list(dict.fromkeys(stack.position.kind for stack in scene.bets))
    products = []
    for kind in reversed(kinds):
        bets = tuple(stack for stack in scene.bets if stack.position.kind is kind)
        pieces = sum(stack.entries[0].pieces for stack in bets)
        products.append(pieces * ODDS[kind].times)
        what = (
            Placings(((bets[0].position, pieces),)) if kind is Kind.FIRST_FOUR else Terms(((kind, pieces),))
        )
        arithmetic = Symbols(f"{pieces} × {ODDS[kind].times} = {products[-1]}")
        yield Step(Say("pictures.term", {"bets": what, "sum": arithmetic}), "4.2", scene._replace(bets=bets))
    if len(products) > 1:
        total = Symbols(f"{' + '.join(map(str, products))} = {payment.pieces}")
        yield Step(Say("pictures.total", {"sum": total}), "4.2", scene)
    if sitting.variant.startswith("total-"):
        yield Step(Say("pictures.known", {"pieces": payment.pieces or 0}), "4.2")
    if sitting.level == _AT_VALUE:
        values: dict[str, Value] = {
            "pieces": payment.pieces or 0,
            "value": Sum(_value(payment)),
            "worth": Sum(payment.amount),
        }
        yield Step(Say("pictures.worth", values), "4.4")


def _value(payment: Payment) -> Cents:
    return Cents(payment.amount // (payment.pieces or 1))


def _miscounts(payment: Payment) -> Iterator[tuple[str, int]]:
    """What is counted by who counts the stake, forgets a place, takes other odds, or adds up wrongly."""
    right = payment.pieces or 0
    laid = [(item.pieces or 0, item.odds.times) for item in payment.winning]
    yield "stake-counted", right + sum(pieces for pieces, _ in laid)
    for pieces, times in laid:
        if len(laid) > 1:
            yield "place-forgotten", right - pieces * times
        yield "piece-too-many", right + times
        if pieces > 1:
            yield "piece-too-few", right - times
        for other in _ODDS:
            yield "wrong-odds", right + pieces * (other - times)
    for by in (1, -1, 10, -10, 2, -2):
        yield "miscounted", right + by


def _count_mistakes(payment: Payment) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, pieces in _miscounts(payment):
        if pieces > 0:
            yield name, (str(pieces),)


def _worth_mistakes(
    payment: Payment, chip: Chip, chips: tuple[Cents, ...]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The pieces are right and their worth is not, or the pieces are wrong and so is what they are worth."""
    right, value = payment.pieces or 0, chip.value
    for other in chips:
        yield "other-value", (str(right), money_text(right * other))
    for by in (1, -1):
        yield "one-piece-off", (str(right), money_text((right + by) * value))
    yield "point-misplaced", (str(right), money_text(payment.amount * 10))
    for name, pieces in _miscounts(payment):
        if pieces > 0:
            yield name, (str(pieces), money_text(pieces * value))


PICTURES: Final = Drill("pictures", _LEVELS, _task, pace=Pace(10))
