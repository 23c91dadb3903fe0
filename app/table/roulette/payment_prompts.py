"""What the dealer is to do while a number is paid, step by step (rules 3) [3, 4.3].

Clearing; the winning stacks opened; asking whose chips are; the marker on what was pushed over, and what
comes next repeated; and when everything is paid, misplaced chips put right, and winning stakes of announces
brought from the race track to where they won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.rules.money import Cents
from app.rules.roulette.settled import Payment, Settlement
from app.table.differences import is_all_paid
from app.table.given import AnyPayment
from app.table.prompts import Prompt, Task
from app.table.roulette.outcomes import MISPLACED, misplaced_parts
from app.table.roulette.procedure import Phase
from app.table.roulette.settling import last_marked
from app.table.roulette.spin_prompt import SpinTask
from app.table.roulette.spin_state import SpinState


def payment_prompts(spin: SpinState, settled: Settlement | None, unit: Cents) -> tuple[Prompt, ...]:
    """Say what there is to do for a spin that is being paid, the most pressing first.

    Args:
        spin: with its marks.
        settled: its settlement, recorded or as the dealer is entering it; None before there is one.
        unit: the smallest amount that the house's chips pay, cents.
    """
    return tuple(_due(spin, settled, unit))


def _due(spin: SpinState, settled: Settlement | None, unit: Cents) -> Iterator[Prompt]:
    if spin.phase is Phase.FALLEN:
        yield Prompt(SpinTask.CLEAR)
    for order in sorted(spin.payable.disputed):
        yield Prompt(Task.RULING, order=order)
    if settled is None:
        return
    payments = settled.payments
    if uneven := _uneven(spin, payments, unit):
        yield Prompt(SpinTask.UNEVEN, positions=uneven)
    if not spin.payable.given and (several := _several(payments)):
        yield Prompt(SpinTask.OPEN_STACKS, positions=several)
    owed = (*payments, *spin.payable.beside.payments)
    yield from _at_the_payment(spin, owed, last_marked(spin, settled))
    if is_all_paid(spin.payable):
        yield from _when_all_is_paid(spin)


def _when_all_is_paid(spin: SpinState) -> Iterator[Prompt]:
    done = Counter(part for listed, part in spin.done if listed == MISPLACED)
    for chip, part in zip(spin.misplaced, misplaced_parts(spin), strict=True):
        done[part] -= 1
        if done[part] >= 0:  # it lies where it was meant
            continue
        yield Prompt(SpinTask.PUT_RIGHT, positions=(chip.lies, chip.meant))
    if won := _won_on_the_track(spin):
        yield Prompt(SpinTask.FROM_TRACK, positions=won)


def _won_on_the_track(spin: SpinState) -> tuple[str, ...]:
    """Name where announces won that lay on the race track and do not go on: their stakes play on there."""
    gone = {gone.of for gone in spin.gone_on}
    held = (said for said in spin.announces if said.held and said.seq not in gone)
    won = (stack.position for said in held for stack in said.bets)
    return tuple(dict.fromkeys(position.name for position in won if position.wins(spin.number or 0)))


def _uneven(spin: SpinState, payments: tuple[Payment, ...], unit: Cents) -> tuple[str, ...]:
    """Name the double chances of which a payment that is still due has half a unit in it (rules 10)."""
    return tuple(
        item.position.name
        for order, payment in enumerate(payments, start=1)
        if order not in spin.payable.given and payment.amount % unit
        for item in payment.winning[:1]
        if item.odds.every > 1
    )


def _several(payments: tuple[Payment, ...]) -> tuple[str, ...]:
    """Name the winning positions on which more than one stake lies, in the order in which they are paid."""
    stakes = Counter(item.position.name for payment in payments for item in payment.winning)
    return tuple(name for name, count in stakes.items() if count > 1)


def _at_the_payment(
    spin: SpinState, payments: tuple[AnyPayment, ...], last_paid: int | None
) -> Iterator[Prompt]:
    orders = range(1, len(payments) + 1)
    current = next(
        (n for n in orders if n not in spin.payable.given and n not in spin.payable.disputed), None
    )
    if current is None:
        return
    payment = payments[current - 1]
    if payment.unowned:
        where = tuple(item.position.name for item in payment.winning)
        yield Prompt(Task.WHOSE, order=current, positions=where)
    if last_paid is not None:
        yield Prompt(Task.MARKER, order=last_paid)
    yield Prompt(Task.REPEAT, order=current)
