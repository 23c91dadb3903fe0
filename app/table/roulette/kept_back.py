"""How much of each payment goes on with an announce, so that the dealer pushes over the rest (rules 6) [5.2].

The pieces that are kept come out of the payments of the same chip; what these do not have comes out of the
owner's other payments for what the announce won, in their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.settled import Payment
from app.table.roulette.spin_state import Announced, GoneOn, SpinState


def kept_back(spin: SpinState) -> Mapping[int, Cents]:
    """Say how much of each payment of a spin is kept for announces that go on.

    Returns:
        Cents by the payment's place in the order, from 1; payments of which nothing is kept are left out.
    """
    kept: Counter[int] = Counter()
    for each in kept_by_each(spin):
        kept.update(each)
    return {order: Cents(amount) for order, amount in sorted(kept.items()) if amount}


def kept_by_each(spin: SpinState) -> tuple[Counter[int], ...]:
    """Say of each announce that goes on how much of each payment is kept for it.

    Returns:
        In the order of `gone_on`, cents by the payment's place in the order, from 1.
    """
    if spin.settlement is None or spin.number is None:
        return ()
    announces = {said.seq: said for said in spin.announces}
    left = {order: payment.amount for order, payment in enumerate(spin.settlement.payments, 1)}
    found: list[Counter[int]] = []
    for gone in spin.gone_on:
        payments = payments_for(announces[gone.of], spin.number, spin.settlement.payments)
        wanted, chips = gone.kept, _pieces_kept(gone, spin.number)
        kept: Counter[int] = Counter()
        for order, most in (
            *((order, chips[payment.chip]) for order, payment in payments.items() if payment.chip),
            *((order, gone.kept) for order in payments),
        ):
            part = min(left[order], most, wanted)
            kept[order] += part
            left[order], wanted = Cents(left[order] - part), Cents(wanted - part)
        found.append(kept)
    return tuple(found)


class GoingOn(Struct, frozen=True):
    """What of one payment, and of the stakes that it pays, is for announces that go on; amounts in cents.

    Attributes:
        kept: of the winnings, in play again.
        plays_on: of the winning stakes, in play again where they lie.
        stake_back: of the winning stakes, handed over with what is paid.
    """

    kept: Cents
    plays_on: Cents
    stake_back: Cents


def going_on(spin: SpinState) -> Mapping[int, GoingOn]:
    """Say what of each payment goes on, and what of its stakes does; the stakes beside the first payment.

    Returns:
        By the payment's place in the order, from 1; payments of no announce that goes on are left out.
    """
    if spin.settlement is None or spin.number is None:
        return {}
    announces = {said.seq: said for said in spin.announces}
    plays_on: Counter[int] = Counter()
    stake_back: Counter[int] = Counter()
    for gone in spin.gone_on:
        payments = payments_for(announces[gone.of], spin.number, spin.settlement.payments)
        first = min(payments)
        plays_on[first] += gone.plays_on
        stake_back[first] += gone.stake_back
    kept = kept_back(spin)
    return {
        order: GoingOn(kept.get(order, Cents(0)), Cents(plays_on[order]), Cents(stake_back[order]))
        for order in sorted({*kept, *plays_on})
    }


def payments_for(said: Announced, number: int, payments: tuple[Payment, ...]) -> dict[int, Payment]:
    """Find the owner's payments for the positions on which an announce won.

    Args:
        said: the announce.
        number: that fell.
        payments: of that number, in their order.

    Returns:
        By the payment's place in the order, from 1.
    """
    won = {stack.position for stack in said.bets if stack.position.wins(number)}
    return {
        order: payment
        for order, payment in enumerate(payments, 1)
        if payment.owner == said.owner
        and not payment.employees
        and any(item.position in won for item in payment.winning)
    }


def _pieces_kept(gone: GoneOn, number: int) -> Counter[Chip]:
    """Add up in cents, by their chip, the pieces that are laid anew; a winning stake that plays on is not."""
    from app.rules.roulette.announce_wins import Again  # noqa: PLC0415 - when an announce first goes on

    chips: Counter[Chip] = Counter()
    for stack in gone.bets:
        if gone.after == Again.RIFARE or not stack.position.wins(number):
            for entry in stack.entries:
                chips[Chip(entry.value, entry.colour)] += entry.amount
    return chips
