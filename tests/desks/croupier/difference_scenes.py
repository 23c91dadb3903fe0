"""Scenes of payments that were made and are others now: what is still to be given, or taken back."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.table.roulette.hearing import StepHeard, WheelSays
from tests.desks.croupier.payment_scenes import colour_payment
from tests.desks.croupier.scene import Scene, entered
from tests.desks.hands import Hands


def paid(hands: Hands, count: int) -> None:
    entered(hands)
    for _ in range(count):
        hands.window.dealing.act(Act.PAID)


def more(hands: Hands) -> None:
    """Red is paid, and one piece more of it is found on the split."""
    paid(hands, 4)
    hands.colour("red")
    hands.place("split-8-11")


def less(hands: Hands) -> None:
    """One piece too many was paid: it is taken back."""
    more(hands)
    hands.window.dealing.act(Act.PAID)
    hands.touch(hands.entry.take)
    hands.place("split-8-11", "split-8-11")


def gone(hands: Hands) -> None:
    """Nothing of red lay there, and it was paid; blue is still due."""
    paid(hands, 3)
    for _ in range(3):
        hands.window.do(Act.UNDO)


def of_value(hands: Hands) -> None:
    """Chips of value on a chance that was paid: the difference is an amount, in the chips that make it up."""
    colour_payment(hands)
    hands.value(2000, 2)
    hands.place("black")


def looked_at(hands: Hands) -> None:
    """A payment that was made is looked at: its mark is what Non pagato takes back."""
    paid(hands, 3)
    for _ in range(2):
        hands.window.dealing.act(Act.BEFORE)


def left(hands: Hands) -> None:
    """The ball fell before the difference was marked: it stays named."""
    less(hands)
    hands.station.table.hear(StepHeard(WheelSays.THROW, "Cammegh SS2"))
    hands.station.publish()


DIFFERENCES: Final[tuple[Scene, ...]] = (
    Scene("difference-more", more),
    Scene("difference-less", less),
    Scene("difference-gone", gone),
    Scene("difference-of-value", of_value),
    Scene("difference-looked-at", looked_at),
    Scene("difference-left", left),
)
