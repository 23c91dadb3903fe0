"""In which chips the payments of a spin were laid, and are to be laid: what is shown is what is recorded.

A payment that is marked leaves the bank in the chips that the dealer was shown for it (rules 7, 9).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeVar

from app.rules.inventory import Bundle, Inventory
from app.rules.money import parse_money
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.settled import Chip, Settlement
from app.rules.spin_bank import LaidChips, before_payment, lay_in_turn
from app.table import events as happened
from app.table.settlement_form import held_chip_form
from app.table.settling import places_kept
from app.table.state import SpinState, TableState

T = TypeVar("T")


def laid_from(state: TableState, spin: SpinState, settlement: Settlement, order: int) -> Inventory:
    """Say from which chips of the bank a payment is laid; one that was made, from those it was made in.

    Args:
        state: the table.
        spin: the spin being paid, with its marks.
        settlement: of the spin, recorded or as the dealer is entering it.
        order: the payment's place in it, from 1.
    """
    laid = _at_home(spin, settlement)
    return before_payment(state.bank, settlement, order, state.house, complete=state.all_entered, laid=laid)


def chips_to_lay(
    state: TableState, spin: SpinState, due: Collection[int], wish: Wish = AS_PLAYED
) -> Iterator[tuple[int, Bundle]]:
    """Lay payments that are about to be marked, one after the other, each as `laid_from` shows it.

    Args:
        state: the table.
        spin: the spin being paid.
        due: their places, from 1; none of them is marked.
        wish: the chips that the player asked for.

    Returns:
        Each place with its chips, in their order; nothing where the bank was not counted.
    """
    if spin.settlement is None or not state.bank.open:
        return iter(())
    return lay_in_turn(
        state.bank, spin.settlement, state.house, due, complete=state.all_entered, laid=spin.laid, wish=wish
    )


def laid_chips_form(chips: Bundle) -> list[happened.Form]:
    """Write chips as movements of the bank have them, in laying order."""
    return [{**held_chip_form(chip), "pieces": pieces} for chip, pieces in chips]


def read_laid_chips(forms: Sequence[happened.Form]) -> Bundle:
    """Read chips that were laid.

    Raises:
        ValueError: fewer than 1 piece of one, or an amount that is none.
        KeyError: a field is not there.
    """
    return tuple(map(_read_item, forms))


def _read_item(form: happened.Form) -> tuple[Chip, int]:
    colour, pieces = form.get("colour"), form["pieces"]
    if type(pieces) is not int or pieces < 1 or not isinstance(colour, str | None):
        raise ValueError(f"no chips that were laid: {form}")
    return Chip(parse_money(form["value"]), colour), pieces


def laid_after(spin: SpinState, event: happened.PaymentMade | happened.PaymentUnmade) -> Mapping[int, Bundle]:
    """Say what lies for each payment after a mark was set, or taken back: then its chips come back too."""
    if isinstance(event, happened.PaymentUnmade):
        return {order: chips for order, chips in spin.laid.items() if order != event.order}
    if not isinstance(event.chips, list):
        return spin.laid
    return {**spin.laid, event.order: read_laid_chips(event.chips)}


def at_places(of: Mapping[int, T], places: Mapping[int, int]) -> Mapping[int, T]:
    """Let what is known of each payment follow it to its place in a new settlement."""
    return {places[order]: known for order, known in of.items()}


def _at_home(spin: SpinState, settlement: Settlement) -> LaidChips:
    """Find what was laid at its places in a settlement, be it a later one than it was laid for."""
    before = spin.settlement
    if not spin.laid or before is None or settlement is before:
        return spin.laid
    places = places_kept(before, spin.paid, settlement)
    return {} if places is None else at_places(spin.laid, places)
