"""Payments of nights that are over, put right later (rules 9).

A table keeps what was paid this night alone. Whoever drives it looks an earlier payment up in what it
recorded; that it was so, nobody can say who plays the later night alone: its own night is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from app.rules.bank import BankBook
from app.rules.money import Cents, parse_money
from app.rules.round_bank import after_payment_corrected
from app.table import events as happened
from app.table.corrected_payments import PutRight, put_right_form, read_put_right
from app.table.put_right import MadePayment
from app.table.state import S, TableState


class Earlier(NamedTuple):
    """A payment of a night that is over.

    Attributes:
        spin: its spin's running number.
        order: its place in the order of the house, from 1.
        amount: what was paid, as it stands corrected, cents.
        ruled: who ruled on payments of its spin.
    """

    spin: int
    order: int
    amount: Cents
    ruled: tuple[str, ...] = ()


FindEarlier: TypeAlias = Callable[[int], Earlier | None]
"""Looks up a payment by its mark's place in the table's record; None where there is none."""


def nothing_earlier(_of: int) -> Earlier | None:
    """Find nothing: of a table that has no record."""
    return None


class Later(Struct, frozen=True):
    """What a later night says that a payment was, and is instead.

    Attributes:
        seq: the place of the correction.
        of: the place of the payment's mark.
        was: the payment as it stood before.
        amount: what was paid instead, cents.
    """

    seq: int
    of: int
    was: Earlier
    amount: Cents


def is_earlier(state: TableState, of: int) -> bool:
    """Whether something was recorded before this night."""
    return of < state.night


def book_put_right_later(state: TableState, was: Earlier, now: PutRight) -> BankBook:
    """The bank's book after an earlier night's payment is corrected: only chips that are said move.

    What was paid too much or too little lay in that night's count; what changes hands does so tonight, or
    not at this table.
    """
    return after_payment_corrected(
        state.bank, state.house, more=now.amount - was.amount, chips=now.chips or ()
    )


def with_earlier_put_right(state: S, event: happened.EntryCorrected) -> S:
    """The state after an earlier night's payment is corrected; the bank has what changes hands.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing.
    """
    now = read_put_right(event.instead)
    return replace(state, bank=book_put_right_later(state, read_earlier(event), now))


def chips_off_later(was: Earlier, now: PutRight) -> int:
    """Say by how much the chips that changed hands are not the difference, in cents; none are none."""
    if not now.chips:
        return 0
    return sum(chip.value * pieces for chip, pieces in now.chips) - (was.amount - now.amount)


def why_not_earlier(event: happened.EntryCorrected) -> str | None:
    """Why a correction of an earlier night's payment cannot be true, whatever was paid then.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing.
    """
    was, now = read_earlier(event), read_put_right(event.instead)
    if (event.instead, event.payment) != put_right_form(was.spin, was.order, was.amount, now):
        return f"the correction of {event.of} says otherwise by how much it differs"
    if chips_off_later(was, now):
        return f"the correction of {event.of} is made in chips that are not its difference"
    return None


def read_earlier(event: happened.EntryCorrected) -> Earlier:
    """Which payment was corrected, and what it was before.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing.
    """
    if not isinstance(event.payment, dict):
        raise TypeError(f"{event.of} is put right, and not as a payment")
    spin, order = event.payment["spin"], event.payment["order"]
    if type(spin) is not int or type(order) is not int:
        raise TypeError(f"no payment: {event.payment}")
    return Earlier(spin, order, parse_money(event.payment["was"]))


def read_later(seq: int, event: happened.EntryCorrected) -> Later:
    """Read a correction of an earlier night's payment, from its place and what it says.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing.
    """
    return Later(seq, event.of, read_earlier(event), read_put_right(event.instead).amount)


def as_it_stands(made: MadePayment, said: Sequence[Later]) -> Earlier:
    """A payment after its later corrections.

    Args:
        made: as it stood when its night was over.
        said: what was put right of it later, in the order in which it was said.
    """
    return Earlier(made.spin, made.order, said[-1].amount if said else made.amount)


def why_not_later(made: MadePayment | None, said: Sequence[Later]) -> tuple[int, str] | None:
    """Say which of the later corrections of a payment is not true, and why.

    Args:
        made: as it stood when its night was over; None where there is no such payment.
        said: what was put right of it later, in the order in which it was said.

    Returns:
        The correction's place and what is wrong; None where all of them are true.
    """
    for number, each in enumerate(said):
        if made is None:
            return each.seq, f"{each.of} is no payment that was made, and is put right as one"
        if each.was != as_it_stands(made, said[:number]):
            return each.seq, f"the correction of {each.of} says otherwise what was paid at first"
    return None
