"""The bank: counting what is changed, the order in which it is laid, and the boîte [3.1–3.6]."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Final

from app.practice import forms
from app.practice.answers import letter
from app.practice.drills.bank_sums import document, exchange, result
from app.practice.exercise import Drill, Field, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.saying import Chips, Say, Sum, Symbols
from app.practice.scene import Heap
from app.rules.boite import colour_fraction, goes_in_at_once, waiting
from app.rules.chips import Chip
from app.rules.cutting import STACK
from app.rules.inventory import Bundle, bundle, worth
from app.rules.italian import euro
from app.rules.money import Cents, money_text

_LEVELS: Final = (
    ("notes", "mass", "colour"),
    ("order-notes", "order-fill", "order-cage", "order-boite"),
    ("boite-sort", "boite-lay"),
    ("cage-change", "fill-document", "credit-document"),
    ("result-won", "result-lost"),
)
_MINIMA: Final = (Cents(250), Cents(500), Cents(1000), Cents(2000))
_LOW: Final = (Cents(250), Cents(500), Cents(1000))
"""The chips of value that wait on the couvette."""
_OFF: Final = (1, -1, 2, -2)

Wrong = Iterator[tuple[str, tuple[str, ...]]]


def _task(sitting: Sitting) -> Task:
    return _TASKS[sitting.variant](sitting)


def _heap(sitting: Sitting, values: tuple[Cents, ...], kinds: int, most: int) -> Bundle:
    """Draw so many kinds of chips or notes, some of each."""
    chance = sitting.chance
    return bundle({Chip(value): chance.randint(1, most) for value in chance.sample(values, kinds)})


def _summed(heap: Bundle) -> Symbols:
    parts = " + ".join(f"{pieces} × {euro(chip.value)}" for chip, pieces in heap)
    return Symbols(f"{parts} = {euro(worth(heap))}")


# Counting


def _notes(sitting: Sitting) -> Task:
    """Banknotes at the change, the highest first: how much is it [3.2]?"""
    heap = _heap(sitting, sitting.house.notes, sitting.chance.randint(3, 4), 9)[::-1]
    total = worth(heap)
    fields = one_field("total", forms.MONEY, money_text(total))
    return Task(
        Say("bank.ask-notes", {"notes": Chips(heap)}),
        fields,
        (
            Step(Say("bank.notes-laid", {"notes": Chips(heap)}), "3.2"),
            Step(Say("bank.total", {"sum": _summed(heap)}), "3.2"),
        ),
        slips_of(fields, ((name, (money_text(wrong),)) for name, wrong in _wrong_totals(heap) if wrong > 0)),
    )


def _wrong_totals(heap: Bundle) -> Iterator[tuple[str, int]]:
    total = worth(heap)
    for chip, pieces in heap:
        yield "kind-forgotten", total - chip.value * pieces
        yield "one-too-many", total + chip.value
        yield "one-too-few", total - chip.value
    for by in (500, 1000, 1500, 2000, 3000, 5000, 10000):
        yield "miscounted", total + by
        yield "miscounted", total - by


def _mass(sitting: Sitting) -> Task:
    """A player's whole mass of one chip: how many stacks, how many over, how much [3.3]?"""
    chance = sitting.chance
    chip = Chip(chance.choice([value for value in sitting.house.chips if value not in sitting.house.plaques]))
    pieces = chance.randint(STACK + 1, 6 * STACK)
    return _stacked(Say("bank.ask-mass", {"chips": Chips(((chip, pieces),))}), chip.value, pieces, "3.3")


def _colour(sitting: Sitting) -> Task:
    """Money changed into colour: how many stacks, how many over [3.1]?"""
    chance = sitting.chance
    minimum = chance.choice(_MINIMA[:3])
    pieces = chance.randint(STACK + 1, 5 * STACK)
    ask = Say("bank.ask-colour", {"money": Sum(Cents(pieces * minimum)), "minimum": Sum(minimum)})
    return _stacked(ask, minimum, pieces, "3.1")


def _stacked(ask: Say, value: Cents, pieces: int, section: str) -> Task:
    stacks, over = divmod(pieces, STACK)
    total = pieces * value
    fields = (
        Field("stacks", forms.COUNT, (str(stacks),)),
        Field("over", forms.COUNT, (str(over),)),
        Field("total", forms.MONEY, (money_text(total),)),
    )
    split = Symbols(f"{pieces} = {stacks} × {STACK} + {over}")
    product = Symbols(f"{pieces} × {euro(value)} = {euro(total)}")
    return Task(
        ask,
        fields,
        (
            Step(Say("bank.stacks", {"sum": split}), section),
            Step(Say("bank.total", {"sum": product}), section),
        ),
        slips_of(fields, _wrong_stacks(pieces, value)),
    )


def _wrong_stacks(pieces: int, value: Cents) -> Wrong:
    stacks, over = divmod(pieces, STACK)
    for size in (10, 18, 25):
        yield "stack-wrong", (str(pieces // size), str(pieces % size), money_text(pieces * value))
    for off in _OFF:
        if over + off >= 0:
            yield "one-over-wrong", (str(stacks), str(over + off), money_text((pieces + off) * value))
        yield "total-wrong", (str(stacks), str(over), money_text((pieces + 10 * off) * value))
    yield "stacks-miscounted", (str(stacks + 1), str(over), money_text(pieces * value))
    yield "stacks-miscounted", (str(stacks - 1), str(over), money_text((pieces - STACK) * value))
    yield "total-wrong", (str(stacks), str(over), money_text(stacks * STACK * value))


# The order in which it is laid


def _in_order(sitting: Sitting) -> Task:
    """These are laid one after the other: in which order [3.2–3.6]?"""
    what = sitting.variant.removeprefix("order-")
    laid = _ORDERED[what](sitting)
    shown = list(laid)
    sitting.chance.shuffle(shown)
    choices = tuple(map(_shown, shown))
    right = "".join(letter(shown.index(item)) for item in laid)
    fields = one_field("order", forms.ORDER, right, choices=choices)
    orders = ("".join(order) for order in permutations(sorted(right)))
    named = (("reversed" if order == right[::-1] else "out-of-order", (order,)) for order in orders)
    return Task(
        Say(f"bank.ask-order-{what}"),
        fields,
        (Step(Say(f"bank.order-{what}", {"chips": Chips(_of_value(laid))}), _SECTIONS[what]),),
        slips_of(fields, named),
    )


def _shown(item: tuple[Chip, int]) -> Say:
    chip, pieces = item
    if chip.colour is None:
        return Say("bank.pieces", {"chips": Chips((item,))})
    return Say("bank.colour", {"pieces": pieces})


def _of_value(laid: Bundle) -> Bundle:
    return tuple((chip, pieces) for chip, pieces in laid if chip.colour is None)


_SECTIONS: Final = {"notes": "3.2", "fill": "3.5", "cage": "3.4", "boite": "3.6"}


def _ordered_tips(sitting: Sitting) -> Bundle:
    """Lower value and one colour, as they are changed: value first [3.6]."""
    colour = Chip(sitting.house.minimum, sitting.chance.choice(sitting.house.colours).name)
    tips = {Chip(value): sitting.chance.randint(2, 20) for value in _LOW}
    return waiting([*tips.items(), (colour, sitting.chance.randint(5, 40))])


_ORDERED: Final[Mapping[str, Callable[[Sitting], Bundle]]] = {
    "notes": lambda sitting: _heap(sitting, sitting.house.notes, 4, 12)[::-1],
    "fill": lambda sitting: _heap(sitting, sitting.house.chips, 4, 40),
    "cage": lambda sitting: _heap(sitting, sitting.house.chips, 4, 40),
    "boite": _ordered_tips,
}


# The boîte


def _sort_tips(sitting: Sitting) -> Task:
    """Tips of every sort: how much goes straight in, how many pieces wait [3.6]?"""
    chance, house = sitting.chance, sitting.house
    high = tuple(value for value in house.chips if value >= 2000 and value not in house.plaques)
    tips = [(Chip(house.minimum, chance.choice(house.colours).name), chance.randint(1, 12))]
    tips += _heap(sitting, _LOW, 2, 6) + _heap(sitting, high, 2, 3)
    at_once = bundle({chip: pieces for chip, pieces in tips if goes_in_at_once(chip)})
    left = sum(pieces for _, pieces in waiting(tips))
    fields = (
        Field("straight-in", forms.MONEY, (money_text(worth(at_once)),)),
        Field("waiting", forms.COUNT, (str(left),)),
    )
    shown = bundle(dict(tips))
    return Task(
        Say("bank.ask-sort"),
        fields,
        (
            Step(Say("bank.straight-in", {"sum": _summed(at_once)}), "3.6"),
            Step(Say("bank.waiting", {"sum": _counted(waiting(tips))}), "3.6"),
        ),
        slips_of(fields, _wrongly_sorted(at_once, left, tips)),
        Heap(shown),
    )


def _counted(heap: Bundle) -> Symbols:
    counts = [pieces for _, pieces in heap]
    return Symbols(f"{' + '.join(map(str, counts))} = {sum(counts)}")


def _wrongly_sorted(at_once: Bundle, left: int, tips: list[tuple[Chip, int]]) -> Wrong:
    right = worth(at_once)
    for chip, pieces in tips:
        if goes_in_at_once(chip):
            yield "limit-wrong", (money_text(right - chip.value * pieces), str(left + pieces))
        elif chip.colour is None:
            yield "limit-wrong", (money_text(right + chip.value * pieces), str(left - pieces))
        else:
            yield "colour-forgotten", (money_text(right), str(left - pieces))
    for off in _OFF:
        yield "miscounted", (money_text(right), str(left + off))
        yield "miscounted", (money_text(right + off * 1000), str(left))


def _lay_tips(sitting: Sitting) -> Task:
    """Colour from the couvette at the change: how many full fractions, how many over, how much [3.6]?"""
    chance = sitting.chance
    minimum, pieces = chance.choice(_MINIMA), chance.randint(11, 49)
    size = colour_fraction(minimum)
    full, over = divmod(pieces, size)
    fields = (
        Field("fractions", forms.COUNT, (str(full),)),
        Field("over", forms.COUNT, (str(over),)),
        Field("total", forms.MONEY, (money_text(pieces * minimum),)),
    )
    return Task(
        Say("bank.ask-lay", {"pieces": pieces, "minimum": Sum(minimum)}),
        fields,
        (
            Step(Say("bank.fraction", {"minimum": Sum(minimum), "pieces": size}), "3.6"),
            Step(Say("bank.fractions", {"sum": Symbols(f"{pieces} = {full} × {size} + {over}")}), "3.6"),
            Step(
                Say("bank.total", {"sum": Symbols(f"{pieces} × {euro(minimum)} = {euro(pieces * minimum)}")}),
                "3.6",
            ),
        ),
        slips_of(fields, _wrongly_laid(pieces, minimum, size)),
    )


def _wrongly_laid(pieces: int, minimum: Cents, size: int) -> Wrong:
    full, over, total = pieces // size, pieces % size, pieces * minimum
    for other in (4, 5, 8, 10, 20):
        yield "fraction-wrong", (str(pieces // other), str(pieces % other), money_text(total))
    for value in _MINIMA:
        yield "value-wrong", (str(full), str(over), money_text(pieces * value))
    for off in _OFF:
        if over + off >= 0:
            yield "miscounted", (str(full), str(over + off), money_text(total))
        yield "miscounted", (str(full + off), str(over), money_text(total + off * size * minimum))


_TASKS: Final[Mapping[str, Callable[[Sitting], Task]]] = {
    "notes": _notes,
    "mass": _mass,
    "colour": _colour,
    **dict.fromkeys(_LEVELS[1], _in_order),
    "boite-sort": _sort_tips,
    "boite-lay": _lay_tips,
    "cage-change": exchange,
    "fill-document": document,
    "credit-document": document,
    "result-won": result,
    "result-lost": result,
}

BANK: Final = Drill("bank", _LEVELS, _task, pace=Pace(20))
