"""Colour to value and back: what pieces are worth, how many an amount is, in which chips it goes [2, 4.4]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.practice import forms
from app.practice.answers import chips_text
from app.practice.drills.chip_mistakes import chip_mistakes
from app.practice.exercise import NO_SECTION, Drill, Field, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.saying import Chips, Say, Sum, Symbols, Value
from app.practice.scene import Heap, Laid
from app.rules.chips import Chip
from app.rules.house import House, colour_letters
from app.rules.inventory import Bundle, bundle
from app.rules.money import Cents, fewest_chips, money_text
from app.rules.pieces_payment import pay_colour

_VALUES: Final = {"2-50": Cents(2_50), "5": Cents(5_00), "10": Cents(10_00), "20": Cents(20_00)}
_LARGE: Final = _VALUES | {"50": Cents(50_00)}
_PIECES: Final = {"euro": (5, 99), "large": (100, 400), "left": (11, 140), "paid": (17, 250)}
_ROUND: Final = (20_00, 40_00, 50_00, 60_00, 80_00, 100_00, 120_00, 150_00, 200_00, 250_00, 300_00, 500_00)
"""What people put down when they ask for colour."""
_MOST: Final = 6_000_00
"""No colour is worth more than that at once, cents."""

_LEVELS: Final = (
    tuple(f"euro-{name}" for name in _VALUES),
    tuple(f"pieces-{name}" for name in _VALUES),
    tuple(f"large-{name}" for name in _LARGE),
    tuple(f"left-{name}" for name in _VALUES),
    tuple(f"paid-{name}" for name in _VALUES),
)


def _task(sitting: Sitting) -> Task:
    what, _, name = sitting.variant.partition("-")
    value = _LARGE[name]
    match what:
        case "pieces":
            return _to_pieces(sitting, value)
        case "left":
            return _left(sitting, value)
        case "paid":
            return _paid(sitting, value)
        case _:
            return _to_money(sitting, value, what)


def _count(sitting: Sitting, value: Cents, what: str) -> int:
    least, most = _PIECES[what]
    return sitting.chance.randint(least, max(least + 9, min(most, _MOST // value)))


def _to_money(sitting: Sitting, value: Cents, what: str) -> Task:
    pieces = _count(sitting, value, what)
    right = Cents(pieces * value)
    fields = one_field("worth", forms.MONEY, money_text(right))
    steps = (
        *_in_parts(pieces, value),
        Step(
            Say("conversion.worth", {"pieces": pieces, "value": Sum(value), "worth": Sum(right)}), NO_SECTION
        ),
    )
    mistakes = ((name, (money_text(amount),)) for name, amount in _money_slips(sitting.house, pieces, value))
    ask = Say(f"conversion.ask.{what}", {"pieces": pieces, "value": Sum(value)})
    return Task(ask, fields, steps, slips_of(fields, mistakes))


def _in_parts(pieces: int, value: Cents) -> Iterator[Step]:
    """Stacks first: a stack of a colour at 2.50 is 50."""
    stacks, rest = divmod(pieces, 20)
    if stacks:
        said: dict[str, Value] = {"stacks": stacks, "each": Sum(Cents(20 * value))}
        yield Step(Say("conversion.stacks", said | {"worth": Sum(Cents(stacks * 20 * value))}), NO_SECTION)
    if rest:
        yield Step(Say("conversion.rest", {"rest": rest, "worth": Sum(Cents(rest * value))}), NO_SECTION)


def _money_slips(house: House, pieces: int, value: Cents) -> Iterator[tuple[str, int]]:
    for other in house.chips[:6]:
        yield "other-value", pieces * other
    for by in (1, -1, 2, -2, 10, -10):
        if pieces + by > 0:
            yield "piece-off", (pieces + by) * value
    yield "tenfold", pieces * value * 10
    yield "stack-off", (pieces + 20) * value


def _to_pieces(sitting: Sitting, value: Cents) -> Task:
    chance = sitting.chance
    amount = Cents(chance.choice([money for money in _ROUND if not money % value and money >= 5 * value]))
    if chance.random() < 0.5:
        amount = Cents(chance.randint(5, 120) * value)
    right = amount // value
    fields = one_field("pieces", forms.COUNT, str(right))
    steps = (
        Step(Say("conversion.stack-worth", {"each": Sum(Cents(20 * value))}), NO_SECTION),
        Step(
            Say("conversion.pieces", {"worth": Sum(amount), "value": Sum(value), "pieces": right}), NO_SECTION
        ),
    )
    mistakes = ((name, (str(count),)) for name, count in _count_slips(sitting.house, amount, value))
    ask = Say("conversion.ask.pieces", {"worth": Sum(amount), "value": Sum(value)})
    return Task(ask, fields, steps, slips_of(fields, mistakes))


def _count_slips(house: House, amount: Cents, value: Cents) -> Iterator[tuple[str, int]]:
    right = amount // value
    for other in house.chips[:6]:
        if not amount % other:
            yield "other-value", amount // other
    for by in (1, -1, 2, -2, 3, 4, 5, 10, -10):
        if right + by > 0:
            yield "piece-off", right + by
    yield "tenfold", right * 10
    yield "stack-off", right + 20


def _left(sitting: Sitting, value: Cents) -> Task:
    """A player leaves: his colour is changed into value."""
    pieces = _count(sitting, value, "left")
    amount = Cents(pieces * value)
    right = _fewest(sitting.house, amount)
    fields = _chips_field(sitting.house, right)
    colour = Chip(value, sitting.chance.choice(sitting.house.colours).name)
    said: dict[str, Value] = {"pieces": pieces, "value": Sum(value), "worth": Sum(amount)}
    steps = (
        Step(Say("conversion.worth", said), NO_SECTION),
        Step(Say("conversion.fewest", {"chips": Chips(right)}), "3.1", Heap(right)),
    )
    ask = Say("conversion.ask.left", {"pieces": pieces, "value": Sum(value)})
    slips = slips_of(fields, _chips_slips(sitting.house, right, pieces, value))
    return Task(ask, fields, steps, slips, Heap(bundle({colour: pieces})))


def _paid(sitting: Sitting, value: Cents) -> Task:
    """A colour is paid in value: each hundred pieces by itself, in the highest chips."""
    pieces, house = _count(sitting, value, "paid"), sitting.house
    colour = Chip(value, sitting.chance.choice(house.colours).name)
    wanted = [chip for chip in house.chips if not chip % value]
    payment = pay_colour(pieces, colour, house.chips, wanted=wanted)
    fields = _chips_field(house, payment.chips)
    hundreds = Symbols(" + ".join(str(group.pieces) for group in payment.groups))
    said: dict[str, Value] = {"pieces": pieces, "value": Sum(value), "worth": Sum(payment.total)}
    steps = (
        Step(Say("conversion.worth", said), NO_SECTION),
        Step(Say("conversion.hundreds", {"sum": hundreds}), "4.4"),
        Step(Say("conversion.chips", {"chips": Chips(payment.chips)}), "4.4", Laid(payment)),
    )
    ask = Say("conversion.ask.paid", {"pieces": pieces, "value": Sum(value)})
    together = chips_text(_fewest(house, payment.total), colour_letters(house))
    mistakes = (("hundreds-together", (together,)), *_chips_slips(house, payment.chips, pieces, value))
    return Task(ask, fields, steps, slips_of(fields, mistakes))


def _fewest(house: House, amount: Cents) -> Bundle:
    return bundle({Chip(chip): pieces for chip, pieces in fewest_chips(amount, house.chips)})


def _chips_field(house: House, right: Bundle) -> tuple[Field, ...]:
    return one_field("chips", forms.CHIPS, chips_text(right, colour_letters(house)))


def _chips_slips(
    house: House, right: Bundle, pieces: int, value: Cents
) -> Iterator[tuple[str, tuple[str, ...]]]:
    letters = colour_letters(house)
    for other in (chip for chip in house.chips[:5] if chip != value):
        yield "other-value", (chips_text(_fewest(house, Cents(pieces * other)), letters),)
    for by in (1, -1):
        yield "piece-off", (chips_text(_fewest(house, Cents((pieces + by) * value)), letters),)
    for name, wrong in chip_mistakes(right, house.chips):
        yield name, (chips_text(wrong, letters),)


CONVERSION: Final = Drill("conversion", _LEVELS, _task, pace=Pace(8))
