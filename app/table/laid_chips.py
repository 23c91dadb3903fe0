"""In which chips the payments of a round were laid, and are to be laid: what is shown is what is recorded.

A payment that is marked leaves the bank in the chips that the dealer was shown for it (rules 7, 9).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import UNSET, UnsetType

from app.rules.chips import Chip
from app.rules.inventory import Bundle, Certainty, Inventory, counted
from app.rules.laid_payment import LaidPayment
from app.rules.money import parse_money
from app.rules.payment_laying import AS_PLAYED, Wish, lay_payment
from app.rules.round_bank import before_payment, between_payments, lay_in_turn
from app.table.chip_form import held_chip_form
from app.table.differences import as_given, difference, marks_of
from app.table.event_record import Form
from app.table.given import AnyPayment, chips_given
from app.table.payable import Payable
from app.table.state import TableState

FormsOrUnset: TypeAlias = list[Form] | UnsetType


def laid_from(state: TableState, payable: Payable, order: int) -> Inventory:
    """Say from which chips of the bank a payment is laid; one that was made, from those it was made in.

    Of one that differs from what was made all are shown, as if there were no end of any.

    Args:
        state: the table.
        payable: of the round being paid, as it was recorded or as the dealer is entering it.
        order: the payment's place in it, from 1.
    """
    laid, house = all_laid(payable), state.house
    others = any(pieces < 0 for _, pieces in laid.get(order, ()))  # than were given were taken back
    if others or difference(payable, order) is not None:
        return Inventory({}, Certainty.ESTIMATED)
    return before_payment(state.bank, payable.payments or (), payable.brought, order, house, laid=laid)


def all_laid(payable: Payable) -> Mapping[int, Bundle]:
    """Give the chips that lie for payments, by their places, also for those that are owed no more."""
    if not payable.gone:
        return payable.laid
    behind = payable.owed + 1
    found = ((order, chips_given(gone)) for order, gone in enumerate(payable.gone, behind))
    return {**payable.laid, **{order: chips for order, chips in found if chips is not None}}


def lay_difference(state: TableState, payable: Payable, order: int, due: AnyPayment) -> LaidPayment:
    """Lay what is still to be given for a payment that was made, or what is taken back of it.

    Args:
        state: the table.
        payable: of the round being paid, with its marks.
        order: the payment's place, from 1.
        due: the difference.
    """
    return lay_payment(state.house, as_given(due), difference_from(state, payable, order, due))


def difference_from(state: TableState, payable: Payable, order: int, due: AnyPayment) -> Inventory | None:
    """Say from which chips a difference is laid: given is what the bank has now.

    Taken back are the chips that were laid for the payment, where they make it up; None where they do not.
    """
    if due.amount > 0:
        return between_payments(state.bank, payable.brought, laid=all_laid(payable))
    lies = counted({chip: count for chip, count in chips_given(marks_of(payable, order)) or () if count > 0})
    return None if lay_payment(state.house, as_given(due), lies).unpaid else lies


def difference_forms(due: AnyPayment, laid: LaidPayment) -> tuple[FormsOrUnset, FormsOrUnset]:
    """Write the chips of a difference: what is laid for the player, and what is taken back from him."""
    chips = laid_chips_form(laid.chips)
    return (chips, UNSET) if due.amount > 0 else (UNSET, chips)


def chips_to_lay(
    state: TableState, payable: Payable, due: Collection[int], wish: Wish = AS_PLAYED
) -> Iterator[tuple[int, Bundle]]:
    """Lay payments that are about to be marked, one after the other, each as `laid_from` shows it.

    Args:
        state: the table.
        payable: of the round being paid.
        due: their places, from 1; none of them is marked.
        wish: the chips that the player asked for.

    Returns:
        Each place with its chips, in their order; nothing where the bank was not counted.
    """
    if payable.payments is None or not state.bank.open:
        return iter(())
    laid = all_laid(payable)
    return lay_in_turn(state.bank, payable.payments, payable.brought, state.house, due, laid=laid, wish=wish)


def laid_chips_form(chips: Bundle) -> list[Form]:
    """Write chips as movements of the bank have them, in laying order."""
    return [{**held_chip_form(chip), "pieces": pieces} for chip, pieces in chips]


def read_laid_chips(forms: Sequence[Form]) -> Bundle:
    """Read chips that were laid.

    Raises:
        ValueError: fewer than 1 piece of one, or an amount that is none.
        KeyError: a field is not there.
    """
    return tuple(map(_read_item, forms))


def _read_item(form: Form) -> tuple[Chip, int]:
    colour, pieces = form.get("colour"), form["pieces"]
    if type(pieces) is not int or pieces < 1 or not isinstance(colour, str | None):
        raise ValueError(f"no chips that were laid: {form}")
    return Chip(parse_money(form["value"]), colour), pieces
