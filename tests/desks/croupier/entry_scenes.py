"""Scenes of what is entered: whose it is, and what is asked about it."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from tests.desks.croupier.scene import Scene, fallen
from tests.desks.hands import Hands


def whose(hands: Hands) -> None:
    """The twenty on black are nobody's yet, and red is in hand: a seat says whose they are."""
    fallen(hands)
    hands.touch(hands.entry.chips.values[3])
    hands.place("black", "split-8-11")
    hands.colour("red")
    hands.place("straight-8")


def notes_offered(hands: Hands) -> None:
    fallen(hands)
    hands.touch(hands.entry.chips.kind)


def notes_up_to(hands: Hands) -> None:
    notes_offered(hands)
    hands.touch(hands.entry.chips.kind)


def colour_in_hand(hands: Hands) -> None:
    fallen(hands)
    hands.colour("red")
    hands.place("split-8-11")


def over_returned(hands: Hands) -> None:
    """A hundred on the straight counts for sixty: forty go back once it is paid."""
    fallen(hands)
    hands.value(10000, 4)
    hands.place("straight-8")
    hands.window.dealing.act(Act.PAID)


ENTRY: Final[tuple[Scene, ...]] = (
    Scene("entry-whose", whose),
    Scene("entry-notes-offered", notes_offered),
    Scene("entry-notes-up-to", notes_up_to),
    Scene("entry-colour-worth", colour_in_hand),
    Scene("over-returned", over_returned),
)
