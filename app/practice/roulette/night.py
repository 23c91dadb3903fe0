"""A night of spins that were really played, as it is practised: anonymous, each with what can be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.practice.attempts import Skill
from app.practice.drills.roulette.night import NIGHT, askable
from app.practice.line import MOST_SEED, Line
from app.practice.roulette.anonymous import NotAnonymousError, anonymous
from app.practice.roulette.on_the_cloth import settled
from app.practice.scene import OnLayout
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Spin
from app.rules.roulette.notation import UnwritableError
from app.rules.roulette.notation_writing import write_spin
from app.rules.roulette.settled import Payment


class PlayedSpin(NamedTuple):
    """One spin.

    Attributes:
        number: that fell.
        spin: what lay and what fell, in one line.
        payments: how many there were.
        paid: all of them together, in cents.
        skills: what can be asked of it.
    """

    number: int
    spin: str
    payments: int
    paid: Cents
    skills: tuple[Skill, ...]


class Night(NamedTuple):
    """One night of one table; neither table nor day is said.

    Attributes:
        house: whose rules, by the name of its profile.
        spins: that can be practised, in the order in which they fell.
        left_out: how many could not be.
        back: how many nights lie after it in its file: 0 for the last.
        nights: how many there are in its file.
    """

    house: str
    spins: tuple[PlayedSpin, ...]
    left_out: int = 0
    back: int = 0
    nights: int = 1


def played_spin(house: House, spin: Spin, paid: Sequence[Payment]) -> PlayedSpin | None:
    """Make a spin ready to be practised; None where nothing can be asked of it.

    Args:
        house: as it is practised.
        spin: as it was settled at the table.
        paid: what was paid then: a spin that these rules would pay otherwise teaches nobody.
    """
    try:
        told = anonymous(house, spin)
        line = write_spin(told, house)
    except (NotAnonymousError, UnwritableError):
        return None
    if not all(house.offers(stack.position) for stack in told.bets):
        return None
    payments = settled(house, OnLayout(told.bets, told.number, told.side), last_spin=told.last_spin).payments
    if list(map(_what, payments)) != list(map(_what, paid)):
        return None
    skills = tuple(Skill(NIGHT.name, level, variant) for level, variant in askable(house, told))
    amount = Cents(sum(payment.amount for payment in payments))
    return PlayedSpin(told.number, line, len(payments), amount, skills) if skills else None


def _what(payment: Payment) -> tuple[object, ...]:
    """What is paid for what, whoever has it."""
    return payment.section, payment.amount, payment.pieces, payment.winning


def lines_of(night: Night, skill: Skill | None, seed: int) -> tuple[Line, ...]:
    """Go through a night: a line for each of its spins of which this can be asked.

    Args:
        night: which.
        skill: what is asked; None for all that can be, spin by spin.
        seed: of the first; each spin has its own.
    """
    return tuple(
        Line(*found, (seed + place) % (MOST_SEED + 1), night.house, played.spin)
        for place, played in enumerate(night.spins)
        for found in played.skills
        if skill in {None, found}
    )
