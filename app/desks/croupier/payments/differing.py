"""A payment that was made and is another now: what is still to be given of it, or taken back (rules 3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.looks import look_of
from app.rules.chips import Chip
from app.rules.house import House, colour_label
from app.rules.laid_payment import LaidPayment
from app.rules.money import Cents
from app.rules.payment_words import payment_words, uncapitalised
from app.rules.tongue import Phrase, Speech
from app.table.differences import as_given, difference, marks_of, owed_payments
from app.table.given import AnyPayment, given_for
from app.table.payable import Payable
from app.table.state import TableState

_MORE: Final = Phrase("Ancora {said}", "Encore {said}")
_TAKEN_BACK: Final = Phrase("Si riprende: {said}", "On reprend : {said}")


class Differing(NamedTuple):
    """What is still to be given of a payment that was made, or taken back; amounts in cents.

    Attributes:
        pieces: above zero; None where it is no whole number of one chip.
        amount: above zero.
        back: it is taken back.
        given: what was given so far.
        owed: what the payment comes to; nothing where nothing won any more.
    """

    pieces: int | None
    amount: int
    back: bool
    given: int
    owed: int

    @property
    def more(self) -> int:
        """What the player has more by it, cents; below zero less."""
        return -self.amount if self.back else self.amount


def differing_of(payable: Payable, order: int) -> Differing | None:
    """Say what a payment differs by, by its place from 1; None where it is not made, or what is owed."""
    due = difference(payable, order)
    if due is None:
        return None
    given, amount = given_for(marks_of(payable, order)), as_given(due)
    return Differing(amount.pieces, amount.amount, due.amount < 0, given, given + due.amount)


def shown_payments(payable: Payable) -> tuple[AnyPayment, ...]:
    """Give the payments of a round by their places; one that is owed no more stands there with nothing."""
    owed, gone = payable.payments or (), owed_payments(payable)[payable.owed :]
    nothing = (each._replace(pieces=None if each.pieces is None else 0, amount=Cents(0)) for each in gone)
    return (*owed, *nothing)


def difference_said(speech: Speech, spoken: str, laid: LaidPayment, differs: Differing | None) -> str:
    """Say what is still given of a payment that was made, or taken back; of any other what is said anyway.

    Args:
        speech: the language of the house.
        spoken: how so much is said where it is all that is paid.
        laid: its chips.
        differs: what it is of; None where it is no difference.
    """
    if differs is None:
        return spoken
    if differs.back:
        return _TAKEN_BACK.said(speech, said=uncapitalised(payment_words(laid, speech)))
    return _MORE.said(speech, said=uncapitalised(spoken))


class Lack(NamedTuple):
    """What the bank has too little of for a payment; all empty where nothing is wanting.

    Attributes:
        short: the chips of which it has too few, or that are marked as finished: a fill is due.
        unpaid: cents that its chips do not make up.
    """

    short: tuple[str, ...] = ()
    unpaid: int = 0


def lack_of(house: House, laid: LaidPayment) -> Lack:
    """Tell what a laid payment wants.

    Args:
        house: has the names of the colours.
        laid: the payment.
    """
    short = tuple(
        look_of(house, chip.value, None).face if chip.colour is None else colour_label(house, chip.colour)
        for chip in laid.short
    )
    return Lack(short, laid.unpaid)


def markable(state: TableState, chip: Chip | None) -> Chip | None:
    """A chip that the table's bank has: of the house's value, or a colour in play."""
    if chip is None:
        return None
    held = chip.value in state.house.chips if chip.colour is None else chip.colour in state.colours
    return chip if held else None


def marked_chip(state: TableState, chip: Chip | None) -> Chip | None:
    """Find the mark that says that a chip is finished; a colour's, whatever its pieces are worth now."""
    if chip is None or chip.colour is None:
        return chip if chip in state.bank.inventory.missing else None
    return next((held for held in state.bank.inventory.missing if held.colour == chip.colour), None)
