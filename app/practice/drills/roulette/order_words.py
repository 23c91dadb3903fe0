"""What a payment is called before it is paid, and why it comes where it comes [4.3]."""

from __future__ import annotations

from collections.abc import Sequence

from app.practice.answers import letter
from app.practice.exercise import Step
from app.practice.roulette.on_the_cloth import whose
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Placings
from app.practice.saying import Say, Sum, Symbols, Term, Value
from app.rules import italian
from app.rules.chips import Piece
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Kind, Position
from app.rules.roulette.settled import Payment


def described(scene: OnLayout, payment: Payment) -> Say:
    """Call a payment by whose it is and what lies where, without saying when it is paid."""
    where = payment.winning[0].position
    bets = Placings(tuple((won.position, won.pieces or 0) for won in payment.winning))
    chip = payment.chip
    if chip is not None and chip.colour is not None:
        return Say("order.colour", {"colour": Term(chip.colour), "bets": bets})
    key, values = whose(payment.owner)
    if chip is None or is_notes(scene, payment):
        kind = "notes" if is_notes(scene, payment) else "amount"
        values |= {"amount": Sum(payment.winning[0].amount), "where": where}
        return Say(f"order.{kind}.{key}", values)
    return Say(f"order.value.{key}", values | {"value": Symbols(italian.euro(chip.value)), "bets": bets})


def is_notes(scene: OnLayout, payment: Payment) -> bool:
    """Whether what is paid are notes: whoever has them on a chance has nothing else there."""
    where = payment.winning[0].position
    lying = [entry for stack in scene.bets if stack.position is where for entry in stack.entries]
    return any(entry.kind is Piece.NOTES and entry.owner == payment.owner for entry in lying)


def worked(scene: OnLayout, payments: Sequence[Payment], mixed: Sequence[Payment]) -> tuple[Step, ...]:
    """Say why each payment comes next; what is paid is gone from the picture of the next one."""
    left, before = scene, None
    steps: list[Step] = []
    for payment in payments:
        where = payment.winning[0].position
        key = _inside_reason(payment, before) if where.inside else _chance_reason(left, payment)
        values: dict[str, Value] = {"payment": Symbols(letter(mixed.index(payment))), "where": where}
        steps.append(Step(Say(f"order.step.{key}", values | _chip_said(payment)), "4.3", left))
        left, before = _without(left, payment), payment
    return tuple(steps)


def _chip_said(payment: Payment) -> dict[str, Value]:
    chip = payment.chip
    if chip is None:
        return {}
    if chip.colour is not None:
        return {"colour": Term(chip.colour)}
    return {"value": Symbols(italian.euro(chip.value))}


def _inside_reason(payment: Payment, before: Payment | None) -> str:
    chip = payment.chip
    if chip is not None and chip.colour is not None:
        return "colour"
    same = before is not None and before.section == payment.section and before.chip == chip
    return "same-value" if same else "value"


def _chance_reason(left: OnLayout, payment: Payment) -> str:
    chip = payment.chip
    if chip is not None and chip.colour is not None:
        return "chance-colour"
    if is_notes(left, payment):
        return "chance-notes"
    return "column" if payment.winning[0].position.kind is Kind.COLUMN else "chance"


def _without(scene: OnLayout, payment: Payment) -> OnLayout:
    """Take off the picture what has been paid."""
    paid = {won.position for won in payment.winning}
    is_note = is_notes(scene, payment)
    bets = []
    for stack in scene.bets:
        left = tuple(
            entry
            for entry in stack.entries
            if stack.position not in paid or not _pays(payment, stack.position, entry, notes=is_note)
        )
        if left:
            bets.append(stack._replace(entries=left))
    return scene._replace(bets=tuple(bets))


def _pays(payment: Payment, where: Position, entry: Entry, *, notes: bool) -> bool:
    """Whether an entry on a paid position belongs to the payment."""
    chip = payment.chip
    if chip is not None and chip.colour is not None:
        return entry.colour == chip.colour
    if entry.colour is not None or entry.owner != payment.owner or (entry.kind is Piece.NOTES) != notes:
        return False
    return not where.inside or chip is None or entry.value == chip.value
