"""The order of the payments: chances, then the number by combination, position, and value or place [4.3].

Every level is the same question about a fuller table: what lies there is drawn, and settled as it would be at
the table; the payments are mixed and put in order again. For 0 to 3 the source announces an exception whose
figure is lost: they are a case by themselves, paid by the general rule where the house's profile has none.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.drills.roulette.order_words import described, worked
from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.mistaken import letters, misordered
from app.practice.pace import Pace
from app.practice.roulette.on_the_cloth import SIDES, colour, notes, settled, stacked, value
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Say
from app.practice.seats import seat
from app.rules.house import House
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import DOUBLES, Kind, Position
from app.rules.roulette.payment_order import chance_order, inside_order
from app.rules.roulette.settled import Payment
from app.rules.roulette.spin_rules import spin_rules
from app.rules.side import Side

_LEVELS: Final = (
    ("positions-left", "positions-right"),
    ("values-left", "values-right"),
    ("colours-left", "colours-right"),
    ("one-chance", "column", "chances", "chances-and-number"),
    ("owners-left", "owners-right", "unknown-owner", "full-table", "near-zero-left", "near-zero-right"),
)
_FEWEST, _MOST = 4, 6
_NEAR_ZERO: Final = range(4)
_CHIPS: Final = (250, 500, 1000, 2000)
_ON_CHANCES: Final = (500, 1000, 2000, 5000, 10000)
_NOTES: Final = (2000, 5000, 10000)
_MINIMA: Final = (250, 500, 1000)

Lying = dict[Position, list[Entry]]


class _Table(NamedTuple):
    """What is drawn from.

    Attributes:
        inside: the number's combinations, in the order in which they are paid.
        chances: those that the number makes win, likewise.
        colours: names of the house's colours, mixed.
        seats: players, mixed.
    """

    chance: random.Random
    inside: tuple[Position, ...]
    chances: tuple[Position, ...]
    colours: list[str]
    seats: list[str]


def _task(sitting: Sitting) -> Task:
    chance = sitting.chance
    number = chance.choice(_NEAR_ZERO if sitting.variant.startswith("near-zero") else range(4, 37))
    side = SIDES.get(sitting.variant.rpartition("-")[2]) or chance.choice(list(Side))
    scene, payments = _drawn(sitting, number, side)
    return order_task(sitting.house, scene, payments, chance)


def order_task(house: House, scene: OnLayout, payments: Sequence[Payment], chance: random.Random) -> Task:
    """Ask for the order of payments.

    Args:
        house: by whose rules.
        scene: what lies there, with the dolly.
        payments: all that it gives, or the first of them, in their order; no two are called alike.
        chance: mixes them.
    """
    mixed = chance.sample(payments, len(payments))
    fields = one_field(
        "order",
        forms.ORDER,
        letters(mixed, payments),
        choices=tuple(described(scene, payment) for payment in mixed),
    )
    wrong = _mistakes(house, scene, payments)
    steps = worked(scene, payments, mixed)
    if scene.number in _NEAR_ZERO and scene.number not in spin_rules(house).order_exceptions:
        steps = (Step(Say("order.step.near-zero"), "4.3", scene), *steps)
    return Task(
        Say("order.ask", {"number": scene.number or 0}),
        fields,
        steps,
        slips_of(fields, ((name, (letters(mixed, order),)) for name, order in wrong)),
        scene,
    )


def _drawn(sitting: Sitting, number: int, side: Side) -> tuple[OnLayout, tuple[Payment, ...]]:
    """Lay chips until there are as many payments as a trainee can read, none of them over a maximum."""
    lay = _WAYS[sitting.variant.removesuffix("-left").removesuffix("-right")]
    while True:
        scene = OnLayout(stacked(lay(_table(sitting, number, side))), number, side)
        told = settled(sitting.house, scene)
        texts = {str(described(scene, payment)) for payment in told.payments}
        if _FEWEST <= len(told.payments) == len(texts) <= _MOST and not told.returned:
            return scene, told.payments


def _table(sitting: Sitting, number: int, side: Side) -> _Table:
    chance, house = sitting.chance, sitting.house
    return _Table(
        chance,
        inside_order(house, number, side),
        tuple(place for place in chance_order(number) if place.kind not in DOUBLES),
        chance.sample([known.name for known in house.colours], len(house.colours)),
        [seat(place) for place in chance.sample(range(1, 8), 7)],
    )


def _some_positions(table: _Table, least: int, most: int) -> list[Position]:
    return table.chance.sample(table.inside, table.chance.randint(least, min(most, len(table.inside))))


def _positions(table: _Table) -> Lying:
    """One denomination, each position of another player."""
    worth = table.chance.choice(_CHIPS)
    return {
        position: [value(table.chance.randint(1, 3), worth, player)]
        for position, player in zip(_some_positions(table, 4, 6), table.seats, strict=False)
    }


def _values(table: _Table) -> Lying:
    """Several denominations of one player, in stacks."""
    player = table.seats[0]
    lying: Lying = {position: [] for position in _some_positions(table, 3, 5)}
    for worth in table.chance.sample((*_CHIPS, 5000), table.chance.randint(4, 5)):
        for position in _some(table.chance, list(lying)):
            lying[position].append(value(1 if worth > 1000 else table.chance.randint(1, 2), worth, player))
    return _mixed(table, lying)


def _colours(table: _Table) -> Lying:
    """Several colours, in stacks."""
    worth = table.chance.choice(_MINIMA)
    lying: Lying = {position: [] for position in _some_positions(table, 3, 5)}
    for name in table.colours[: table.chance.randint(4, 5)]:
        for position in _some(table.chance, list(lying)):
            lying[position].append(colour(table.chance.randint(1, 3), worth, name))
    return _mixed(table, lying)


def _some(chance: random.Random, spots: list[Position]) -> list[Position]:
    return chance.sample(spots, chance.randint(1, min(3, len(spots))))


def _mixed(table: _Table, lying: Lying) -> Lying:
    return {
        position: table.chance.sample(entries, len(entries)) for position, entries in lying.items() if entries
    }


def _on_chance(table: _Table, *, values: int, colours: int, noted: int) -> list[Entry]:
    """Lay so many stakes on one chance, each of another player, as they come."""
    chance, minimum = table.chance, table.chance.choice(_MINIMA)
    lying = [
        value(chance.randint(1, 4), chance.choice(_ON_CHANCES), table.seats.pop()) for _ in range(values)
    ]
    lying += [colour(chance.randint(4, 12), minimum, table.colours.pop()) for _ in range(colours)]
    lying += [notes(chance.randint(1, 2), chance.choice(_NOTES), table.seats.pop()) for _ in range(noted)]
    return chance.sample(lying, len(lying))


def _one_chance(table: _Table) -> Lying:
    position = table.chance.choice(
        [position for position in table.chances if position.kind is not Kind.COLUMN]
    )
    lying = _on_chance(table, values=2, colours=2, noted=table.chance.randint(0, 1))
    player = next(entry.owner for entry in lying if entry.colour is None)
    return {position: [*lying, value(1, table.chance.choice(_ON_CHANCES), player)]}


def _column(table: _Table) -> Lying:
    return {table.chances[0]: _on_chance(table, values=3, colours=table.chance.randint(1, 2), noted=0)}


def _several_chances(table: _Table) -> Lying:
    spots = table.chance.sample(table.chances, table.chance.randint(3, 4))
    return {
        position: _on_chance(table, values=1, colours=table.chance.randint(0, 1), noted=0)
        for position in spots
    }


def _and_number(table: _Table) -> Lying:
    lying = {
        position: _on_chance(table, values=1, colours=0, noted=0) for position in _two(table, table.chances)
    }
    inside = _two(table, table.inside)
    lying[inside[0]] = [_inside_value(table, table.seats[0])]
    lying[inside[1]] = [colour(table.chance.randint(1, 3), 250, table.colours[0])]
    return lying


def _two(table: _Table, spots: Sequence[Position]) -> list[Position]:
    return table.chance.sample(spots, 2)


def _inside_value(table: _Table, player: str | None) -> Entry:
    return value(1, table.chance.choice(_CHIPS[1:]), player)


def _owners(table: _Table) -> Lying:
    """Two or three players with the same denominations, on the same positions."""
    lying: Lying = {position: [] for position in _some_positions(table, 3, 5)}
    worths = table.chance.sample(_CHIPS[1:], 2)
    for player in table.seats[: table.chance.randint(2, 3)]:
        for worth in worths:
            for position in _some(table.chance, list(lying))[:2]:
                lying[position].append(value(1, worth, player))
    return _mixed(table, lying)


def _unknown(table: _Table) -> Lying:
    """The same, and chips of which nobody knows whose they are."""
    lying = _owners(table)
    for position in table.chance.sample(list(lying), min(2, len(lying))):
        lying[position].append(_inside_value(table, None))
    return _mixed(table, lying)


def _full(table: _Table) -> Lying:
    """A chance, value of two players, and colours."""
    position = table.chance.choice(table.chances)
    chances: Lying = {position: _on_chance(table, values=1, colours=0, noted=table.chance.randint(0, 1))}
    inside: Lying = {place: [] for place in _some_positions(table, 3, 4)}
    for player in table.seats[:2]:
        inside[table.chance.choice(list(inside))].append(_inside_value(table, player))
    for name in table.colours[:2]:
        for place in _some(table.chance, list(inside))[:2]:
            inside[place].append(colour(table.chance.randint(1, 3), 250, name))
    return chances | _mixed(table, inside)


_WAYS: Final = {
    "positions": _positions,
    "values": _values,
    "colours": _colours,
    "one-chance": _one_chance,
    "column": _column,
    "chances": _several_chances,
    "chances-and-number": _and_number,
    "owners": _owners,
    "unknown-owner": _unknown,
    "full-table": _full,
    "near-zero": _positions,
}


_Order = Sequence[Payment]


def _mistakes(house: House, scene: OnLayout, right: _Order) -> Iterator[tuple[str, _Order]]:
    """What is answered by who looks from the wrong side, pays colours first, or mixes two payments up."""
    yield from _whole_mistakes(house, scene, right)
    yield from misordered(right)


def _whole_mistakes(house: House, scene: OnLayout, right: _Order) -> Iterator[tuple[str, _Order]]:
    """The mistakes of who has the rule itself wrong."""
    other_side = settled(house, scene._replace(side=_OTHER[scene.side])).payments
    yield "other-side", _as_in(other_side, right)
    yield "colours-first", sorted(right, key=lambda paid: paid.chip is None or paid.chip.colour is None)
    yield "number-first", sorted(right, key=lambda paid: paid.section != "inside")
    yield "lowest-first", sorted(right, key=lambda paid: paid.amount)
    yield "highest-first", sorted(right, key=lambda paid: -paid.amount)
    turned = tuple(stack._replace(entries=stack.entries[::-1]) for stack in scene.bets)
    yield "stack-turned", _as_in(settled(house, scene._replace(bets=turned)).payments, right)


_OTHER: Final[Mapping[Side, Side]] = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}


def _as_in(other: _Order, right: _Order) -> _Order:
    """Put the payments in another order; the right one where the other has not all of them."""
    told = {_what(payment): payment for payment in right}
    found = tuple(told[_what(payment)] for payment in other if _what(payment) in told)
    return found if len(found) == len(right) == len(told) else right


def _what(payment: Payment) -> object:
    return payment.section, payment.chip, payment.owner, frozenset(payment.winning)


ORDER: Final = Drill("order", _LEVELS, _task, pace=Pace(15))
