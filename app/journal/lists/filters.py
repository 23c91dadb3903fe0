"""What is looked for among the spins; all that is asked for must be so."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from app.journal.lists.entries import PaymentEntry
from app.journal.lists.marks import kinds_in, positions_of
from app.table.listing import Flag

Wins: TypeAlias = Callable[[str, int], bool]
"""Whether a position is paid where a round comes out as a number."""


class Filter(Struct, frozen=True):
    """What is looked for; None is anything. What is said of a payment must all be so of one payment.

    Attributes:
        table: its name.
        since: the spin is of this time or later, microseconds since 1970.
        until: it is of an earlier time than this.
        spin: its own number at its table.
        number: what fell.
        dealer: who dealt then.
        over: a payment is of more than so many cents.
        under: it is of less.
        chip: it is paid in this colour, by its name, or in chips of this value ("50.00").
        position: it pays this position, as the lists write it (`8/11`).
        kind: it pays a bet of this kind.
        flags: what was out of the ordinary; all of these.
    """

    table: str | None = None
    since: int | None = None
    until: int | None = None
    spin: int | None = None
    number: int | None = None
    dealer: str | None = None
    over: int | None = None
    under: int | None = None
    chip: str | None = None
    position: str | None = None
    kind: str | None = None
    flags: Flag = Flag(0)

    @property
    def of_payments(self) -> bool:
        """Whether anything is asked of a payment."""
        return any(
            asked is not None for asked in (self.over, self.under, self.chip, self.position, self.kind)
        )

    def possible(self, wins: Wins) -> bool:
        """Whether anything can be so: no amount is over and under one, no other number pays a position."""
        if self.over is not None and self.under is not None and self.under - self.over < 2:
            return False
        return self.number is None or self.position is None or wins(self.position, self.number)


class ListedSpin(NamedTuple):
    """A spin as it stands in the lists; money in cents, times in microseconds since 1970.

    Attributes:
        opened: when its bets were open.
        at: when its number fell; of a spin without one when it was closed.
        largest: the largest of its payments.
        payments: how many there are.
        first_seq: the place in the journal of its first event; the last one's, that of its night's opening,
            and that of the rules that held when it was over follow.
    """

    table: str
    spin: int
    opened: int
    at: int
    closed: int
    number: int | None
    source: str | None
    dealer: str
    paid: int | None
    taken: int | None
    largest: int
    payments: int
    flags: Flag
    first_seq: int
    last_seq: int
    opening_seq: int
    rules_seq: int

    @property
    def result(self) -> int | None:
        """What it brought the bank, in cents; None where that is not known."""
        return None if self.paid is None or self.taken is None else self.taken - self.paid


def spin_fits(asked: Filter, spin: ListedSpin) -> bool:
    """Whether a spin is what is asked for, as far as it is no payment's."""
    return (
        asked.table in {None, spin.table}
        and asked.spin in {None, spin.spin}
        and asked.number in {None, spin.number}
        and asked.dealer in {None, spin.dealer}
        and (asked.since is None or spin.at >= asked.since)
        and (asked.until is None or spin.at < asked.until)
        and asked.flags & spin.flags == asked.flags
    )


def payment_fits(asked: Filter, payment: PaymentEntry) -> bool:
    """Whether a payment is what is asked for."""
    positions = positions_of(payment.winning)
    return (
        (asked.over is None or payment.amount > asked.over)
        and (asked.under is None or payment.amount < asked.under)
        and asked.chip in {None, payment.chip}
        and (asked.position is None or asked.position in positions)
        and (asked.kind is None or asked.kind in kinds_in(payment.kinds))
    )
