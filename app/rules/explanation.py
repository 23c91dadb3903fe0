"""Why a payment is what it is: the one object that every desk and every sheet draws [4.2–4.4]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.rules import italian
from app.rules.house import House
from app.rules.laying_out import Group, lay_out
from app.rules.layout import Kind
from app.rules.settled import Payment, Settlement, Winning

_CHANCES: Final = "4.3, chance"
_INSIDE_VALUE: Final = "4.3, valuta: combinazione, posizione, valore"
_INSIDE_COLOUR: Final = "4.3, colore: combinazione, posizione, collocazione"
_UNKNOWN_OWNER: Final = "Di chi è?"


class Explanation(NamedTuple):
    """One payment with all that explains it.

    Attributes:
        order: its place among the payments, from 1.
        of: how many payments there are.
        payment: what is paid.
        terms: pieces and how many times each is paid: ((2, 17), (1, 35)); empty where it is an amount.
        laid_out: how the chips are cut and laid; empty where several denominations are paid together.
        rule: the section of the procedure that puts it at this place.
        title: whose it is.
        why: what won, in the dealer's words.
        spoken: the sentence with which it is pushed over.
    """

    order: int
    of: int
    payment: Payment
    terms: tuple[tuple[int, int], ...]
    laid_out: tuple[Group, ...]
    rule: str
    title: str
    why: str
    spoken: str


def explain(house: House, settlement: Settlement, order: int) -> Explanation:
    """Explain one payment of a settlement.

    Args:
        house: the profile that it was settled under.
        settlement: the spin's settlement.
        order: the payment's place, from 1.

    Raises:
        IndexError: there is no such payment.
    """
    if not 1 <= order <= len(settlement.payments):
        raise IndexError(f"no payment {order} of {len(settlement.payments)}")
    payment = settlement.payments[order - 1]
    return Explanation(
        order=order,
        of=len(settlement.payments),
        payment=payment,
        terms=_terms(payment),
        laid_out=_laid_out(house, payment),
        rule=_rule(payment),
        title=_title(house, payment),
        why=" + ".join(_why(item) for item in payment.winning),
        spoken=_spoken(house, payment),
    )


def _terms(payment: Payment) -> tuple[tuple[int, int], ...]:
    """Add up the pieces that are paid the same odds, the lowest odds first as they were met."""
    terms: dict[int, int] = {}
    for item in payment.winning:
        if item.pieces is None:
            return ()
        terms[item.odds.times] = terms.get(item.odds.times, 0) + item.pieces
    return tuple((pieces, times) for times, pieces in terms.items())


def _laid_out(house: House, payment: Payment) -> tuple[Group, ...]:
    if payment.pieces is None or payment.chip is None:
        return ()
    splits = [item for item in payment.winning if item.position.kind is Kind.SPLIT]
    return lay_out(
        payment.pieces,
        colour=payment.chip.colour is not None,
        positions=len(payment.winning),
        two_splits=len(splits) == len(payment.winning),
        french=house.french_spread,
    )


def _rule(payment: Payment) -> str:
    if payment.section != "inside":
        return _CHANCES
    return _INSIDE_COLOUR if payment.chip is not None and payment.chip.colour else _INSIDE_VALUE


def _colour_label(house: House, name: str) -> str:
    return next((chip.label for chip in house.colours if chip.name == name), name)


def _title(house: House, payment: Payment) -> str:
    if payment.chip is not None and payment.chip.colour is not None:
        return _colour_label(house, payment.chip.colour).capitalize()
    owner = _UNKNOWN_OWNER if payment.owner is None else payment.owner
    return owner[:1].upper() + owner[1:]


def _why(item: Winning) -> str:
    if item.pieces is None:
        return f"{italian.euro(item.amount)} su {italian.position_name(item.position)}"
    return italian.stake_words(item.pieces, item.position)


def _spoken(house: House, payment: Payment) -> str:
    """Say what is paid and to whom: colours in pieces, value in pieces and in money."""
    if payment.chip is not None and payment.chip.colour is not None and payment.pieces is not None:
        pieces = italian.pieces_words(payment.pieces)
        return f"{pieces.capitalize()} {_to(_colour_label(house, payment.chip.colour))}"
    total = italian.money_words(payment.amount)
    said = total if payment.pieces is None else f"{italian.pieces_words(payment.pieces)}, {total}"
    return said.capitalize() if payment.owner is None else f"{said.capitalize()}, {payment.owner}"


def _to(colour: str) -> str:
    """To a colour: "al rosso", "all'arancio", "allo zaffiro"."""
    if colour[0] in "aeiou":
        return f"all'{colour}"
    return f"allo {colour}" if colour.startswith(("z", "sc", "sp", "st", "gn", "ps")) else f"al {colour}"
