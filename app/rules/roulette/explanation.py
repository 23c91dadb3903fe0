"""Why a payment is what it is: the one object that every desk and every sheet draws [4.2–4.4]."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from app.rules import italian
from app.rules.house import House, colour_label
from app.rules.inventory import Inventory
from app.rules.laid_payment import CountedIn, LaidPayment
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish, lay_payment
from app.rules.payment_words import amount_words, payment_title, payment_words
from app.rules.roulette.position_words import words_of_positions
from app.rules.roulette.settled import Payment, Settlement, Winning
from app.rules.tongue import Phrase, Speech, tongue

_AMOUNT_ON: Final = Phrase("{amount} su {place}", "{amount} sur {place}")
_STAKE: Final = Phrase("la puntata, {amount}", "la mise, {amount}")
_AND_STAKE: Final = Phrase("più la puntata, {amount}", "plus la mise, {amount}")
_LEFT: Final = Phrase("restano {amount}", "il reste {amount}")

_CHANCES: Final = "4.3, chance"
_INSIDE_VALUE: Final = "4.3, valuta: combinazione, posizione, valore"
_INSIDE_COLOUR: Final = "4.3, colore: combinazione, posizione, collocazione"
NO_STAKE: Final = Cents(0)
_TO_BOITE: Final = Phrase("alla boîte", "à la boîte")


class Explanation(NamedTuple):
    """One payment with all that explains it.

    Attributes:
        order: its place among the payments, from 1.
        of: how many payments there are.
        payment: what is paid.
        terms: pieces and how many times each is paid: ((2, 17), (1, 35)); empty where it is an amount.
        laid: the chips that lie there, group by group, and how each run of them is cut, slid or stacked.
        rule: the section of the procedure that puts it at this place.
        title: whose it is.
        why: what won, in the dealer's words.
        spoken: the sentence with which it is pushed over.
    """

    order: int
    of: int
    payment: Payment
    terms: tuple[tuple[int, int], ...]
    laid: LaidPayment
    rule: str
    title: str
    why: str
    spoken: str


def explain(
    house: House,
    settlement: Settlement,
    order: int,
    bank: Inventory | None = None,
    wish: Wish = AS_PLAYED,
    *,
    stake: Cents = NO_STAKE,
) -> Explanation:
    """Explain one payment of a settlement.

    Args:
        house: the profile that it was settled under.
        settlement: the spin's settlement.
        order: the payment's place, from 1.
        bank: the chips from which it is laid; None where there is no end of any chip.
        wish: the chips that the player asked for.
        stake: cents of the winning stake that are handed over with it.

    Raises:
        IndexError: there is no such payment.
    """
    if not 1 <= order <= len(settlement.payments):
        raise IndexError(f"no payment {order} of {len(settlement.payments)}")
    payment = settlement.payments[order - 1]
    laid = lay_payment(house, payment, bank, wish)
    return Explanation(
        order=order,
        of=len(settlement.payments),
        payment=payment,
        terms=_terms(payment),
        laid=laid,
        rule=_rule(payment),
        title=payment_title(house, payment),
        why=payment_why(house, payment),
        spoken=_spoken(house, payment, laid, stake),
    )


def payment_why(house: House, payment: Payment) -> str:
    """Say what won, as its house does: "2 cavalli 8/11 + 1 pieno 8"; and that it goes to the boîte."""
    won = " + ".join(_why(house.speech, item) for item in payment.winning)
    return f"{won}, {_TO_BOITE.said(house.speech)}" if payment.employees else won


def _terms(payment: Payment) -> tuple[tuple[int, int], ...]:
    """Add up the pieces that are paid the same odds, the lowest odds first as they were met."""
    terms: dict[int, int] = {}
    for item in payment.winning:
        if item.pieces is None:
            return ()
        terms[item.odds.times] = terms.get(item.odds.times, 0) + item.pieces
    return tuple((pieces, times) for times, pieces in terms.items())


def _rule(payment: Payment) -> str:
    if payment.section != "inside":
        return _CHANCES
    return _INSIDE_COLOUR if payment.chip is not None and payment.chip.colour else _INSIDE_VALUE


@lru_cache(maxsize=4096)
def _why(speech: Speech, item: Winning) -> str:
    words = words_of_positions(speech)
    if item.pieces is None:
        place = words.name(item.position)
        return _AMOUNT_ON.said(speech, amount=italian.euro(item.amount), place=place)
    return words.stake(item.pieces, item.position)


def _spoken(house: House, payment: Payment, laid: LaidPayment, stake: Cents) -> str:
    """Say what lies there, what no chip of the bank makes up, the stake beside it, and to whom it goes."""
    speech = house.speech
    parts = [_paid_words(speech, payment, laid)] if laid.groups else []
    if laid.unpaid:
        parts.append(_LEFT.said(speech, amount=amount_words(speech, laid.unpaid)))
    if stake:
        beside = _AND_STAKE if parts else _STAKE
        parts.append(beside.said(speech, amount=amount_words(speech, stake)))
    said = ", ".join(parts)
    said = said[:1].upper() + said[1:]
    if payment.employees:
        return f"{said}, {tongue(speech).to_employees()}"
    if payment.chip is not None and payment.chip.colour is not None:
        return f"{said} {tongue(speech).to_the(colour_label(house, payment.chip.colour))}"
    return said if payment.owner is None else f"{said}, {tongue(speech).player_words(payment.owner)}"


def _paid_words(speech: Speech, payment: Payment, laid: LaidPayment) -> str:
    """Say what lies there; on a chance the amount of chips of value alone, whatever they are: "Cento"."""
    of_value = laid.piece is not None and laid.piece.colour is None
    if payment.section != "inside" and laid.counted_in is CountedIn.PIECES and of_value:
        return tongue(speech).money_words(laid.total)
    return payment_words(laid, speech)
