"""A chip that lies wrong, from where it lies to the name of whoever rules: scenes of the croupier's desk."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.forms.chips_form import ChipColour, ChipValue
from app.desks.croupier.roulette.forms.misplaced_form import Ruling
from app.desks.croupier.roulette.forms.places import Number, Place
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from tests.desks.croupier.payment_scenes import three_owners
from tests.desks.croupier.scene import Scene, entered
from tests.desks.desk import at
from tests.desks.hands import Hands


def misplaced_chip(hands: Hands) -> None:
    """Five colours are known to lie where it lies: each is offered."""
    three_owners(hands)
    hands.window.do(SpinAct.MISPLACED)
    hands.say(SpinAct.MISPLACED, Place(at("split-8-11")), ChipValue(Cents(2000)))


def misplaced(hands: Hands) -> None:
    """Red lies on 9 and was meant for the split of 8 and 11."""
    entered(hands)
    hands.window.do(SpinAct.MISPLACED)
    lies, meant = Place(at("straight-9")), Place(at("split-8-11"))
    hands.say(SpinAct.MISPLACED, Number(9), lies, ChipColour("red"), meant)


def misplaced_left(hands: Hands) -> None:
    """It was said to be plain, and all is paid: the row that reminds of it is what is left to do."""
    misplaced(hands)
    hands.touch(hands.form(SpinAct.MISPLACED).does)
    for _ in range(2):
        hands.window.do(Act.PAID_ALL)


def misplaced_ruling(hands: Hands) -> None:
    misplaced(hands)
    hands.touch(hands.form(SpinAct.MISPLACED).beside)
    hands.window.do(SpinAct.MISPLACED)


def misplaced_naming(hands: Hands) -> None:
    """Nobody has named the capo tavolo this evening: his name is typed, letter by letter."""
    misplaced_ruling(hands)
    page = hands.form(SpinAct.MISPLACED)
    hands.touch(next(key for key in page.keys if isinstance(key.says, Ruling)))
    for letter in "DAL MASO":
        page.take_key(Qt.Key(ord(letter)))


MISPLACED: Final = (
    Scene("misplaced-chip", misplaced_chip, shows=SpinAct.MISPLACED),
    Scene("misplaced", misplaced),
    Scene("misplaced-left", misplaced_left),
    Scene("misplaced-ruling", misplaced_ruling),
    Scene("misplaced-naming", misplaced_naming),
)
