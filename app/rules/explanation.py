"""Why a payment is what it is, in whatever game: the one object that desks and sheets draw [4.2–4.4]."""

from __future__ import annotations

from typing import Final, Generic, NamedTuple

from app.rules.house import House, colour_label
from app.rules.inventory import Inventory
from app.rules.laid_payment import LaidPayment
from app.rules.money import Cents
from app.rules.payment import B_co, Bet, Payment
from app.rules.payment_laying import AS_PLAYED, Wish, lay_payment
from app.rules.payment_words import amount_words, payment_title, payment_words
from app.rules.tongue import Phrase, tongue

_STAKE: Final = Phrase("la puntata, {amount}", "la mise, {amount}")
_AND_STAKE: Final = Phrase("più la puntata, {amount}", "plus la mise, {amount}")
_LEFT: Final = Phrase("restano {amount}", "il reste {amount}")
NO_STAKE: Final = Cents(0)


class Explanation(NamedTuple, Generic[B_co]):
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
    payment: Payment[B_co]
    terms: tuple[tuple[int, int], ...]
    laid: LaidPayment
    rule: str
    title: str
    why: str
    spoken: str


def explained(
    house: House,
    payment: Payment[B_co],
    place: tuple[int, int],
    laid: LaidPayment,
    *,
    why: str,
    said: str,
    rule: str = "",
    stake: Cents = NO_STAKE,
) -> Explanation[B_co]:
    """Explain a payment that is laid.

    Args:
        house: the profile that it was settled under.
        payment: what is paid.
        place: its place among the payments, from 1, and how many there are.
        laid: the chips that lie there.
        why: what won.
        said: what lies there, as it is said.
        rule: the section of the procedure that puts it at this place.
        stake: cents of the winning stake that are handed over with it.
    """
    title, spoken = payment_title(house, payment), _spoken(house, payment, laid, said, stake)
    return Explanation(*place, payment, _terms(payment), laid, rule, title, why, spoken)


def explained_simply(
    house: House,
    payment: Payment[B_co],
    place: tuple[int, int],
    bank: Inventory | None,
    wish: Wish = AS_PLAYED,
    *,
    why: str = "",
) -> Explanation[B_co]:
    """Lay a payment and explain it, where nothing is said of it but its chips and what won.

    Args:
        house: the profile that it was settled under.
        payment: what is paid.
        place: its place among the payments, from 1, and how many there are.
        bank: the chips from which it is laid; None where they are not counted.
        wish: the chips that its player asked for.
        why: what won; by the names of the bets where it is empty.
    """
    laid = lay_payment(house, payment, bank, wish)
    why = why or ", ".join(won.position.name for won in payment.winning)
    return explained(house, payment, place, laid, why=why, said=payment_words(laid, house.speech))


def _terms(payment: Payment[Bet]) -> tuple[tuple[int, int], ...]:
    """Add up the pieces that are paid the same odds, the lowest odds first as they were met."""
    terms: dict[int, int] = {}
    for item in payment.winning:
        if item.pieces is None:
            return ()
        terms[item.odds.times] = terms.get(item.odds.times, 0) + item.pieces
    return tuple((pieces, times) for times, pieces in terms.items())


def _spoken(house: House, payment: Payment[Bet], laid: LaidPayment, said: str, stake: Cents) -> str:
    """Say what lies there, what no chip of the bank makes up, the stake beside it, and to whom it goes."""
    speech = house.speech
    parts = [said] if laid.groups else []
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
