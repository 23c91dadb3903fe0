"""Payments that nobody had marked when their spin was closed, as the desk names them."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.payments.left import paid_title
from app.rules.money import Cents
from app.table.differences import as_given
from app.table.game import game_of
from app.table.state import TableState
from app.table.unmarked import unanswered
from app.table.unmarked_payment import Unmarked


class Left(NamedTuple):
    """One of them.

    Attributes:
        number: of its spin.
        order: its place in the order of the house, from 1.
        title: whose it is.
        why: what won.
        pieces: None where several denominations are paid together.
        amount: cents.
        paid: what somebody said of it since; None while nobody has said anything.
        disputed: somebody objected to it: what is said of it is the capo tavolo's ruling.
        differs: it is what a payment that was made differed by; `back` where that was to be taken back.
    """

    spin: int
    number: int
    order: int
    title: str
    why: str
    pieces: int | None
    amount: Cents
    paid: bool | None = None
    differs: bool = False
    back: bool = False
    disputed: bool = False


def left_of(state: TableState, each: Unmarked) -> Left:
    """Name a payment that bore no mark."""
    payment = as_given(each.payment)
    return Left(
        each.spin,
        each.number,
        each.order,
        paid_title(state.house, payment),
        game_of(state).why_paid(state.house, payment),
        payment.pieces,
        payment.amount,
        each.paid,
        differs=each.made is not None,
        back=each.payment.amount < 0,
        disputed=each.disputed,
    )


def open_left(state: TableState) -> tuple[Left, ...]:
    """Name the payments of which nobody said yet whether they were made, the oldest first."""
    return tuple(left_of(state, each) for each in unanswered(state))


def not_paid(state: TableState) -> tuple[Left, ...]:
    """Name those that nobody said were made: unanswered, then not paid; of each the newest spin first."""
    spins = sorted(state.unmarked, reverse=True)
    left = [left_of(state, each) for spin in spins for each in state.unmarked[spin] if not each.paid]
    return tuple(sorted(left, key=lambda each: each.paid is not None))
