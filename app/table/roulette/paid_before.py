"""What was paid for an announce before its player let it go on: some of it comes back (rules 6) [5.2].

The pieces that are kept for it were pushed over with the payment, and are taken back; the winning stake that
goes back with them is given. A payment that is made after that has the kept pieces in it no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.settled import Part
from app.table.roulette.kept_back import kept_by_each, payments_for
from app.table.roulette.spin_state import Announced, GoneOn, SpinState

PAID_BEFORE: Final = "paid_before"
"""Under which name the dealer ticks that he took it back."""


class PaidBefore(Struct, frozen=True):
    """What changes hands because an announce went on after it was paid.

    Attributes:
        of: the event that took the announce when it won.
        part: what the player was paid too much, where the announce won; its amount may be nothing.
        stake_back: cents of his winning stake that he is given.
    """

    of: int
    part: Part
    stake_back: Cents


def paid_before(spin: SpinState) -> tuple[PaidBefore, ...]:
    """Name what was paid before the announces of a spin went on, in the order in which they did."""
    if spin.settlement is None or spin.number is None:
        return ()
    announces = {said.seq: said for said in spin.announces}
    found: list[PaidBefore] = []
    for gone, kept in zip(spin.gone_on, kept_by_each(spin), strict=True):
        if gone.late:
            said = announces[gone.of]
            first = min(payments_for(said, spin.number, spin.settlement.payments))
            stake = gone.stake_back if first in gone.late else Cents(0)
            amount = Cents(sum(kept[order] for order in gone.late))
            chips = {spin.settlement.payments[order - 1].chip for order in gone.late if kept[order]}
            if amount or stake:
                found.append(PaidBefore(gone.of, _part(said, spin.number, amount, chips), stake))
    return tuple(found)


def _part(said: Announced, number: int, amount: Cents, chips: set[Chip | None]) -> Part:
    """Name what comes back where the announce won: in pieces, where it is of one chip and whole."""
    won = next(stack.position for stack in said.bets if stack.position.wins(number))
    chip = chips.pop() if len(chips) == 1 else None
    if chip is None or amount % chip.value:
        return Part(won, None, said.owner, None, amount)
    return Part(won, chip, said.owner, amount // chip.value, amount)


def late_payments(spin: SpinState, said: Announced) -> frozenset[int]:
    """Name the payments for an announce that are made already, by their places."""
    if spin.settlement is None or spin.number is None:
        return frozenset()
    return frozenset(payments_for(said, spin.number, spin.settlement.payments)) & spin.payable.given.keys()


def unmade(gone_on: Iterable[GoneOn], order: int) -> tuple[GoneOn, ...]:
    """A payment whose mark is taken back was not made before the announce went on: it is made anew."""
    return tuple(replace(gone, late=gone.late - {order}) if order in gone.late else gone for gone in gone_on)


def moved(gone_on: Iterable[GoneOn], places: Mapping[int, int]) -> tuple[GoneOn, ...]:
    """The payments stand elsewhere in a new settlement.

    Args:
        gone_on: the announces that go on.
        places: the new place of each payment that was made and is still owed.
    """
    return tuple(
        replace(gone, late=frozenset(places[order] for order in gone.late & places.keys()))
        if gone.late
        else gone
        for gone in gone_on
    )
