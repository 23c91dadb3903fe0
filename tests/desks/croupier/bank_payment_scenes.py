"""A payment of the night put right at the bank, from the list to the code: scenes of the croupier's desk."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.bank_touches import Touch
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.croupier.bank_hands import counted, fields, opened
from tests.desks.croupier.bank_keys import lines, offered
from tests.desks.croupier.made_up_people import MARCO
from tests.desks.croupier.scene import Scene, entered
from tests.desks.croupier.signing_scenes import touch_name, with_people
from tests.desks.hands import Hands


def paid_night(hands: Hands) -> None:
    """The bank is counted, and eight is paid as the drawing shows it: four payments, of a spin that is closed."""
    counted(hands)
    entered(hands)
    for act in (Act.PAID_ALL, Act.PAID_ALL, Act.NEXT):
        hands.window.dealing.act(act)


def payments_list(hands: Hands) -> FormPage:
    """Three touches: the table's page, the bank, what was paid."""
    hands.touch(opened(hands).key(View.PAYMENTS))
    return fields(hands, View.PAYMENTS)


def payment(hands: Hands, place: int) -> FormPage:
    """One of the list is opened."""
    hands.touch(lines(payments_list(hands))[place])
    return fields(hands, View.PAYMENT)


def type_amount(hands: Hands, view: FormPage, signs: str) -> None:
    for sign in signs:
        hands.touch(view.key(Press(sign)))


def paid_list(hands: Hands) -> None:
    """The second page of two; one payment was put right."""
    paid_night(hands)
    for number in (17, 22, 35, 0, 9):
        hands.fall(number)
        hands.colour("green")
        hands.place(f"straight-{number}")
        hands.value(2000, 3)
        hands.place(f"straight-{number}")
        hands.value(500, 1)
        hands.place(f"straight-{number}")
        for act in (Act.PAID_ALL, Act.PAID_ALL, Act.NEXT):
            hands.window.dealing.act(act)
    made = next(iter(hands.station.state.payments.values()))[-1]
    instead = {"amount": "127.50", "chips": [{"colour": "blue", "value": "2.50", "pieces": 1}]}
    why = {"reason": "Calcolato male", "by": "Rossi", "witness": "Carla Dal Maso"}
    hands.station.send({"do": "correct", "of": made.seq, **why, "instead": instead})
    hands.touch(payments_list(hands).key("Più vecchi"))


def paid_opened(hands: Hands) -> None:
    """Red was paid too little: the right amount is typed, and its pieces are proposed."""
    paid_night(hands)
    type_amount(hands, payment(hands, 2), "247,5")


def paid_chips(hands: Hands) -> None:
    """The player gives a fifty back, and is given three pieces."""
    paid_night(hands)
    view = payment(hands, 2)
    type_amount(hands, view, "130")
    hands.touch(view.key(Touch.CHIPS))


def paid_why(hands: Hands) -> None:
    paid_opened(hands)
    view = fields(hands, View.PAYMENT)
    hands.touch(view.does)


def paid_righted(hands: Hands) -> None:
    """It was put right, and stands so: the first struck through."""
    paid_why(hands)
    why = fields(hands, View.PAID_WHY)
    hands.touch(offered(why)[0])
    hands.touch(why.does)


def paid_code(hands: Hands) -> None:
    """Who confirms it sees what was paid, what it is instead, and in which chips."""
    with_people(hands)
    paid_righted(hands)
    touch_name(hands, MARCO)


BANK_PAYMENTS: Final = (
    Scene("bank-payments", paid_list),
    Scene("bank-payment", paid_opened),
    Scene("bank-payment-chips", paid_chips),
    Scene("bank-payment-why", paid_why),
    Scene("bank-payment-righted", paid_righted),
    Scene("bank-payment-code", paid_code),
)
