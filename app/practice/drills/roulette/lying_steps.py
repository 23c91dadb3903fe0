"""How a limit is worked out, and how winnings that lie grow until they are taken off [2]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.practice.exercise import Step
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Say, Sum, Symbols, Term, Value
from app.practice.seats import seat_of
from app.rules import italian
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.layout import Position
from app.rules.roulette.odds import ODDS
from app.rules.roulette.settled import Part, Payment, Settlement


def limit_steps(told: Settlement, where: Position, maximum: Cents) -> tuple[Step, ...]:
    """Say how much one player may have there, what of it counts, and what goes back."""
    says = [Say("lying.step.maximum", {"where": where, "maximum": Sum(maximum)})]
    says += map(_returned, told.returned)
    says += map(_paid, told.payments)
    if told.lost:
        says.append(Say("lying.step.lost", {"amount": Sum(_sum(told.lost))}))
    last = Step(says.pop(), "2", OnLayout(told.standing, told.number))
    return (*(Step(say, "2") for say in says), last)


def _returned(part: Part) -> Say:
    if part.kind is Piece.COMPLIMENTARY:
        return Say("lying.step.returned-free", {"amount": Sum(part.amount)})
    return Say(f"lying.step.returned.{_kind(part.owner)}", _whose(part.owner) | {"amount": Sum(part.amount)})


def _paid(payment: Payment) -> Say:
    counts = sum(won.amount for won in payment.winning)
    times = payment.winning[0].odds.times
    total = Symbols(f"{italian.euro(counts)} × {times} = {italian.euro(payment.amount)}")
    return Say(f"lying.step.counts.{_kind(payment.owner)}", _whose(payment.owner) | {"sum": total})


def _kind(owner: str | None) -> str:
    return "seat" if owner is not None and owner[-1].isdecimal() else "colour"


def _whose(owner: str | None) -> dict[str, Value]:
    """Name a player by his seat, or by his colour."""
    if owner is None:
        return {}
    return {"seat": seat_of(owner)} if _kind(owner) == "seat" else {"colour": Term(owner)}


def kept_steps(told: Sequence[Settlement], where: Position, maximum: Cents) -> tuple[Step, ...]:
    """Say number by number what is paid and lies on, and why it is taken off in the end."""
    steps = [Step(Say("lying.step.kept", {"where": where, "maximum": Sum(maximum)}), "2")]
    for settled in told:
        steps += (Step(say, "2") for say in _kept(settled, where))
        steps.append(Step(_end(settled, maximum), "2", OnLayout(settled.standing, settled.number)))
    return tuple(steps)


def _kept(told: Settlement, where: Position) -> Iterator[Say]:
    if told.number == 0:
        yield Say("lying.step.zero", {"amount": Sum(told.bank.taken)})
    elif told.payments:
        stake = told.bank.paid // ODDS[where.kind].times
        total = Symbols(
            f"{italian.euro(stake)} + {italian.euro(told.bank.paid)} = {italian.euro(stake + told.bank.paid)}"
        )
        yield Say("lying.step.won", {"number": told.number, "sum": total})


def _end(told: Settlement, maximum: Cents) -> Say:
    """Say whether it plays on; the third spin is named where the maximum alone would not be the reason."""
    off = Cents(_sum(told.withdrawn))
    if off:
        return Say(f"lying.step.{'over' if off > maximum else 'third'}", {"amount": Sum(off)})
    left = sum(entry.amount for stack in told.standing for entry in stack.entries if not entry.enferme)
    return Say("lying.step.stands", {"amount": Sum(Cents(left))})


def _sum(parts: Sequence[Part]) -> Cents:
    return Cents(sum(part.amount for part in parts))
