"""Why a payment of roulette is what it is: its stakes by name, and its place in the order [4.2–4.4]."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from app.rules import explanation, italian
from app.rules.explanation import NO_STAKE, explained
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.laid_payment import CountedIn, LaidPayment
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish, lay_payment
from app.rules.payment_words import payment_words
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import words_of_positions
from app.rules.roulette.settled import Payment, Settlement, Winning
from app.rules.tongue import Phrase, Speech, tongue

if TYPE_CHECKING:
    Explanation = explanation.Explanation[Position]
else:
    Explanation = explanation.Explanation

_AMOUNT_ON: Final = Phrase("{amount} su {place}", "{amount} sur {place}")
_CHANCES: Final = "4.3, chance"
_INSIDE_VALUE: Final = "4.3, valuta: combinazione, posizione, valore"
_INSIDE_COLOUR: Final = "4.3, colore: combinazione, posizione, collocazione"
_TO_BOITE: Final = Phrase("alla boîte", "à la boîte")


def explain(
    house: House,
    settlement: Settlement,
    order: int,
    bank: Inventory | None = None,
    wish: Wish = AS_PLAYED,
) -> Explanation:
    """Explain one payment of a settlement.

    Args:
        house: the profile that it was settled under.
        settlement: the spin's settlement.
        order: the payment's place, from 1.
        bank: the chips from which it is laid; None where there is no end of any chip.
        wish: the chips that the player asked for.

    Raises:
        IndexError: there is no such payment.
    """
    many = len(settlement.payments)
    if not 1 <= order <= many:
        raise IndexError(f"no payment {order} of {many}")
    return explain_payment(house, settlement.payments[order - 1], (order, many), bank, wish)


def explain_payment(
    house: House,
    payment: Payment,
    place: tuple[int, int],
    bank: Inventory | None,
    wish: Wish,
    stake: Cents = NO_STAKE,
) -> Explanation:
    """Explain a payment as `explain` does, by its place, from 1, and how many there are.

    With it `stake` cents of the winning stake are handed over.
    """
    laid = lay_payment(house, payment, bank, wish)
    said, why = _paid_words(house.speech, payment, laid), payment_why(house, payment)
    return explained(house, payment, place, laid, why=why, said=said, rule=_rule(payment), stake=stake)


def payment_why(house: House, payment: Payment) -> str:
    """Say what won, as its house does: "2 cavalli 8/11 + 1 pieno 8"; and that it goes to the boîte."""
    won = " + ".join(_why(house.speech, item) for item in payment.winning)
    return f"{won}, {_TO_BOITE.said(house.speech)}" if payment.employees else won


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


def _paid_words(speech: Speech, payment: Payment, laid: LaidPayment) -> str:
    """Say what lies there; on a chance the amount of chips of value alone, whatever they are: "Cento"."""
    of_value = laid.piece is not None and laid.piece.colour is None
    if payment.section != "inside" and laid.counted_in is CountedIn.PIECES and of_value:
        return tongue(speech).money_words(laid.total)
    return payment_words(laid, speech)
