"""How zero is worked out: first the prisoners, then share by share the halves and what is shut in [4.1]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.exercise import Form, Step
from app.practice.roulette.on_the_cloth import whose
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Say, Sum, Term, Value
from app.rules.money import Cents, money_text
from app.rules.roulette.settled import Part, Settlement

_HALF_UNIT: Final = Cents(250)


class Units(NamedTuple):
    """What amounts are asked and answered in.

    Attributes:
        piece: what a colour's piece is worth; None where it is money.
    """

    piece: int | None

    @property
    def form(self) -> Form:
        """How it is answered."""
        return forms.MONEY if self.piece is None else forms.COUNT

    @property
    def one(self) -> int:
        """The least that anybody mistakes, cents: a piece, or a unit."""
        return self.piece or _HALF_UNIT

    def text(self, amount: int) -> str:
        """Write an amount as an answer."""
        return money_text(amount) if self.piece is None else str(amount // self.piece)

    def said(self, amount: int) -> Value:
        """Say an amount in a sentence."""
        return Sum(Cents(amount)) if self.piece is None else amount // self.piece


def worked(told: Sequence[Settlement], units: Units, *, last_spin: bool) -> tuple[Step, ...]:
    """Work it out number by number; each ends with the picture of what stands."""
    return tuple(step for settled in told for step in _number(settled, units, last_spin=last_spin))


def _number(told: Settlement, units: Units, *, last_spin: bool) -> Iterator[Step]:
    for say in _at_zero(told, units, last_spin=last_spin) if told.number == 0 else _after(told, units):
        yield Step(say, "4.1")
    left = sum(entry.amount for stack in told.standing for entry in stack.entries if not entry.enferme)
    yield Step(Say("zero.step.left", {"left": units.said(left)}), "4.1", OnLayout(told.standing, told.number))


def _at_zero(told: Settlement, units: Units, *, last_spin: bool) -> Iterator[Say]:
    if told.lost:
        yield Say("zero.step.prisoners", {"amount": units.said(_sum(told.lost))})
    for part in told.partage:
        yield _of(part, "partage", units)
    for part in told.enferme:
        yield _of(part, "shut", units)
    for part in told.returned:
        yield _of(part, "returned-last" if last_spin else "returned", units)


def _after(told: Settlement, units: Units) -> Iterator[Say]:
    number: dict[str, Value] = {"number": told.number}
    if told.lost:
        yield Say("zero.step.lost", number | {"amount": units.said(_sum(told.lost))})
    if told.payments:
        yield Say("zero.step.paid", number | {"amount": units.said(told.bank.paid)})
    if told.freed:
        yield Say("zero.step.freed", {"amount": units.said(_sum(told.freed))})


def _of(part: Part, what: str, units: Units) -> Say:
    """Say what becomes of one player's part, and whose it is."""
    values: dict[str, Value] = {"where": part.position, "amount": units.said(part.amount)}
    chip = part.chip
    if chip is not None and chip.colour is not None:
        return Say(f"zero.step.{what}.colour", values | {"colour": Term(chip.colour)})
    key, owner = whose(part.owner)
    return Say(f"zero.step.{what}.{key}", values | owner)


def _sum(parts: Sequence[Part]) -> int:
    return sum(part.amount for part in parts)
