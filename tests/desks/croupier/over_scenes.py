"""Scenes of pages whose ball is over: the next one was thrown, or has fallen, while they asked."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.forms.places import Number
from app.table.roulette.hearing import NumberHeard, StepHeard, WheelSays
from tests.desks.croupier.made_up_people import CODES, MARCO
from tests.desks.croupier.misplaced_scenes import misplaced
from tests.desks.croupier.scene import Scene, entered, fallen
from tests.desks.croupier.signing_scenes import touch_code, touch_name, with_people
from tests.desks.hands import Hands

WHEEL: Final = "Cammegh SS2"
AT: Final = "2026-11-21T20:41:07Z"


def throws(hands: Hands) -> None:
    """The wheel throws; until "Rien ne va plus" the spin before can be opened again."""
    hands.station.hear(StepHeard(WheelSays.READY, WHEEL, 7))
    hands.station.hear(StepHeard(WheelSays.THROW, WHEEL, 7))


def falls(hands: Hands, number: int = 14) -> None:
    """The wheel throws, says that nothing goes any more, and tells the next number."""
    throws(hands)
    hands.station.hear(StepHeard(WheelSays.NO_MORE_BETS, WHEEL, 7))
    hands.station.hear(NumberHeard(number, "wheel", WHEEL, AT, 7, (str(number),)))


def payment_over(hands: Hands) -> None:
    entered(hands)
    hands.window.do(Act.PAYMENT)
    falls(hands)


def payment_thrown(hands: Hands) -> None:
    entered(hands)
    hands.window.do(Act.PAYMENT)
    throws(hands)


def misplaced_over(hands: Hands) -> None:
    misplaced(hands)
    falls(hands)


def lines_over(hands: Hands) -> None:
    entered(hands)
    hands.window.do(Act.LINES)
    throws(hands)


def other_number_signed_late(hands: Hands) -> None:
    """Half of the code is typed that contradicts the number, and the next one falls."""
    fallen(hands)
    with_people(hands)
    hands.window.do(Act.OTHER_NUMBER)
    page = hands.form(Act.OTHER_NUMBER)
    page.tell(Number(9))
    hands.touch(page.does)
    touch_name(hands, MARCO)
    touch_code(hands, CODES[MARCO][:3])
    falls(hands)


def other_number_of_a_void_throw(hands: Hands) -> None:
    """The number that is contradicted is void by now, and the same spin has fallen on it once more."""
    fallen(hands)
    with_people(hands)
    hands.window.do(Act.OTHER_NUMBER)
    page = hands.form(Act.OTHER_NUMBER)
    page.tell(Number(9))
    hands.touch(page.does)
    touch_name(hands, MARCO)
    touch_code(hands, CODES[MARCO])
    hands.station._do({"do": "void", "reason": ""})
    falls(hands, 8)


OVER: Final = (
    Scene("payment-over", payment_over, shows=Notice.UNMARKED),
    Scene("payment-thrown", payment_thrown),
    Scene("misplaced-over", misplaced_over),
    Scene("lines-over", lines_over),
    Scene("code-over", other_number_signed_late),
    Scene("code-of-a-void-throw", other_number_of_a_void_throw),
)
