"""A chip that lies wrong, from where it lies to the name of whoever rules: scenes of the croupier's desk."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.pages.misplaced_page import MisplacedPage
from app.rules.money import Cents
from tests.desks.croupier.payment_scenes import three_owners
from tests.desks.croupier.scene import Scene, entered
from tests.desks.hands import Hands


def misplaced_chip(hands: Hands) -> None:
    """Five colours are known to lie where it lies: each is offered."""
    three_owners(hands)
    hands.window.do(Act.MISPLACED)
    page = hands.page(Act.MISPLACED, MisplacedPage)
    hands.touch(page.places.bet("split-8-11"))
    hands.touch(page.chips.values[Cents(2000)])


def misplaced(hands: Hands) -> None:
    """Red lies on 9 and was meant for the split of 8 and 11."""
    entered(hands)
    hands.window.do(Act.MISPLACED)
    page = hands.page(Act.MISPLACED, MisplacedPage)
    hands.touch(page.places.numbers[9])
    hands.touch(page.places.bet("straight-9"))
    hands.touch(page.chips.colours["red"])
    hands.touch(page.places.bet("split-8-11"))


def misplaced_left(hands: Hands) -> None:
    """It was said to be plain, and all is paid: the row that reminds of it is what is left to do."""
    misplaced(hands)
    hands.touch(hands.page(Act.MISPLACED, MisplacedPage).plays)
    for _ in range(2):
        hands.window.do(Act.PAID_ALL)


def misplaced_ruling(hands: Hands) -> None:
    misplaced(hands)
    hands.touch(hands.page(Act.MISPLACED, MisplacedPage).doubts)
    hands.window.do(Act.MISPLACED)


def misplaced_naming(hands: Hands) -> None:
    """Nobody has named the capo tavolo this evening: his name is typed, letter by letter."""
    misplaced_ruling(hands)
    page = hands.page(Act.MISPLACED, MisplacedPage)
    hands.touch(page.rulings["capo tavolo"][0])
    for letter in "DAL MASO":
        page.take_key(Qt.Key(ord(letter)))


MISPLACED: Final = (
    Scene("misplaced-chip", misplaced_chip, shows=Act.MISPLACED),
    Scene("misplaced", misplaced),
    Scene("misplaced-left", misplaced_left),
    Scene("misplaced-ruling", misplaced_ruling),
    Scene("misplaced-naming", misplaced_naming),
)
