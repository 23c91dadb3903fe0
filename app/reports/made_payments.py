"""The payments of a day that were made, or that nobody had marked, and what was said of them since.

A payment belongs to the night in which it was made, or its spin was closed; so does what is put right of it.
The chips move where that is said: at the table that plays then, and once a bank is counted at no table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.reports.bank_lines import PAYMENT, BankLine, BankLines
from app.reports.left_unmarked import LeftUnmarked, answered, more_paid, unmarked_after
from app.reports.night import Night
from app.reports.stamp import Stamp
from app.rules.inventory import worth
from app.rules.money import parse_money
from app.table.corrected_payments import read_put_right
from app.table.event_record import Event, Form
from app.table.events import EntryCorrected, PaymentAnswered
from app.table.state import TableState
from app.table.unmarked import counted_since


class _Made(NamedTuple):
    """A payment that was made, in which night, and whether it went to the boîte."""

    stamp: Stamp
    night: Night
    for_employees: bool


class MadePayments:
    """Keeps the payments of a day; events are entered in their order.

    Attributes:
        unmarked: those that nobody had marked when their spin was closed, answered or not.
    """

    def __init__(self, nights: Sequence[Night], bank: BankLines) -> None:
        """Nothing was paid yet.

        Args:
            nights: of the day, the last one being played; they grow.
            bank: takes the lines of what was paid otherwise.
        """
        self._nights, self._bank = nights, bank
        self.unmarked: list[LeftUnmarked] = []
        self._made: dict[int, _Made] = {}

    def make(self, stamp: Stamp, *, for_employees: bool) -> None:
        """Enter a payment that was marked, and whether it went to the boîte."""
        self._made[stamp.seq] = _Made(stamp, self._nights[-1], for_employees)

    def leave(self, stamp: Stamp, event: Event, state: TableState) -> None:
        """Enter what a spin's closing leaves unmarked, or its reopening does not; `state` is after it."""
        self.unmarked = unmarked_after(self.unmarked, stamp, event, state)

    def answer(self, stamp: Stamp, event: PaymentAnswered, state: TableState, *, later: bool = False) -> None:
        """Enter whether a payment was made that nobody had marked; a `later` day may say so too.

        Where the bank was counted since, no chip of its night moves by it. `state` is the table after it.
        """
        for place, each in enumerate(self.unmarked):
            if (each.of.spin, each.of.order) == (event.spin, event.order):
                night = next(night for night in reversed(self._nights) if night.opened.seq < each.stamp.seq)
                more, theirs = more_paid(each, event), each.of.payment.employees
                night.paid += more
                over = later or night is not self._nights[-1]
                if over or counted_since(state, each.of):
                    night.unmoved += more
                if over and theirs:  # tonight's boîte is the bank's own figure
                    night.tips += more
                self._made[stamp.seq] = _Made(stamp, night, theirs)
                self.unmarked[place] = answered(each, stamp, event)

    def is_of_day(self, seq: int) -> bool:
        """Whether a payment was made, or said to be, at a place of the journal that this day tells of."""
        return seq in self._made

    def correct(self, stamp: Stamp, event: EntryCorrected, payment: Form, *, later: bool = False) -> None:
        """Enter a payment that is put right; the first time it stands there as it was made, too.

        One of an earlier day was paid on that day: here stands what was said of it, and what changed hands.
        What is put right on a `later` day moves its chips there.

        Raises:
            ValueError, LookupError, TypeError: it is no such thing.
        """
        now, was = read_put_right(event.instead), parse_money(payment["was"])
        what = (payment["spin"], payment["order"])
        moved, tonight = 0 if later else worth(now.chips or ()), self._nights[-1]
        if (made := self._made.get(event.of)) is not None:
            at, night, theirs = made
            night.paid += now.amount - was
            night.unmoved += now.amount - was + (moved if night is tonight else 0)
            if theirs and (later or night is not tonight):  # tonight's boîte is the bank's own figure
                night.tips += now.amount - was
            if not self._bank.tell_of(event.of):
                self._bank.found.append(BankLine(at, PAYMENT, was, None, None, (), payment=what))
        if made is None or made.night is not tonight:
            tonight.earlier += moved
        line = BankLine(stamp, PAYMENT, now.amount, None, None, (), payment=what)
        self._bank.put_instead(line._replace(more=now.amount - was, moved=now.chips or ()), event)
