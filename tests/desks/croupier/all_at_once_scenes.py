"""Scenes of all that is left being marked at once: asked, and greyed with its reason."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.rules.money import Cents
from app.rules.payment_laying import Wish
from tests.desks.croupier.scene import Scene, entered
from tests.desks.hands import Hands


def all_asked(hands: Hands) -> None:
    """All at once was touched: it asks what it comes to."""
    entered(hands)
    hands.touch(hands.panel.buttons[Act.PAID_ALL])


def all_unowned(hands: Hands) -> None:
    """Of two of them nobody has said whose they are."""
    entered(hands)
    hands.value(2000, 0)
    hands.place("straight-8", "split-8-11")
    hands.touch(hands.panel.buttons[Act.PAID_ALL])


def all_wished(hands: Hands) -> None:
    """One is wanted in other chips: not all are marked at once, and the button says why."""
    entered(hands)
    hands.window.dealing.wish(3, Wish((Cents(5000),)))


ALL_AT_ONCE: Final[tuple[Scene, ...]] = (
    Scene("payments-all-asked", all_asked),
    Scene("payments-all-unowned", all_unowned),
    Scene("payments-all-wished", all_wished),
)
