"""Scenes of a closing count after the minimum has changed, and of leaving the program in the midst of one."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed
from app.rules.money import Cents
from tests.desks.croupier.bank_hands import bank_page, close_count, count_of, counted
from tests.desks.croupier.bank_scenes import opening
from tests.desks.croupier.scene import Scene
from tests.desks.hands import Hands


def new_minimum(hands: Hands) -> None:
    """Counted at 2.50; then the minimum is 5, and red keeps a value of its own."""
    counted(hands)
    station = hands.station
    station.send({"do": "colour", "colour": "red", "value": "10.00", "owner": "posto 3", "by": "Conti"})
    station.send({"do": "minimum", "minimum": "5.00", "by": "Conti", "out": ["blue"]})
    station.fall(8)
    station.say("next")
    assert station.state.minimum == Cents(500)


def counting(hands: Hands) -> None:
    new_minimum(hands)
    count_of(hands, Deed.CLOSE)


def compared(hands: Hands) -> None:
    new_minimum(hands)
    close_count(hands)


def recorded(hands: Hands) -> None:
    compared(hands)
    check = bank_page(hands)
    hands.touch(check.does)


def on_the_felt(hands: Hands) -> None:
    """The bank is counted for closing, and the dealer looks at the layout again."""
    recorded(hands)
    hands.window.pages.leave()


def quit_half_counted(hands: Hands) -> None:
    """Whoever leaves the program now counts again."""
    opening(hands)
    hands.window.leave()
    hands.window.do(Act.QUIT)


CLOSING: Final[tuple[Scene, ...]] = (
    Scene("closing-count-new-minimum", counting),
    Scene("closing-check-new-minimum", compared),
    Scene("closing-entry-new-minimum", recorded),
    Scene("quit-half-counted", quit_half_counted),
    Scene("closing-counted", on_the_felt),
)
