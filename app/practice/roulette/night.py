"""Makes a spin that was really played ready to be practised."""

from __future__ import annotations

from collections.abc import Sequence

from app.practice.attempts import Skill
from app.practice.drills.roulette.night import NIGHT, askable
from app.practice.night import PlayedRound
from app.practice.roulette.anonymous import NotAnonymousError, anonymous
from app.practice.roulette.on_the_cloth import settled
from app.practice.roulette.scenes import OnLayout
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Spin
from app.rules.roulette.layout import offers
from app.rules.roulette.notation import UnwritableError
from app.rules.roulette.notation_writing import write_spin
from app.rules.roulette.settled import Payment


def played_spin(house: House, spin: Spin, paid: Sequence[Payment]) -> PlayedRound | None:
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
    if not all(offers(house, stack.position) for stack in told.bets):
        return None
    payments = settled(house, OnLayout(told.bets, told.number, told.side), last_spin=told.last_spin).payments
    if list(map(_what, payments)) != list(map(_what, paid)):
        return None
    skills = tuple(Skill(NIGHT.name, level, variant) for level, variant in askable(house, told))
    amount = Cents(sum(payment.amount for payment in payments))
    return PlayedRound(str(told.number), line, len(payments), amount, skills) if skills else None


def _what(payment: Payment) -> tuple[object, ...]:
    """What is paid for what, whoever has it."""
    return payment.section, payment.amount, payment.pieces, payment.winning
