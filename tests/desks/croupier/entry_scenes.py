"""Scenes of what is entered: whose it is, and what is asked about it."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from tests.desks.croupier.scene import Scene, fallen, next_number
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


def prisoners_freed(hands: Hands) -> None:
    """After a zero: two prisoners on rouge are freed, what was left may be there, and more was laid."""
    fallen(hands)
    next_number(hands, 0)
    for cents, seat, pieces in ((500, 3, 3), (250, 4, 1)):
        hands.touch(hands.entry.keys.counts[pieces - 1])
        hands.value(cents, seat)
        hands.place("red")
    hands.touch(hands.entry.keys.counts[2])
    hands.colour("blue")
    hands.place("red")
    for act in (Act.SEEN_TO_ALL, Act.PAID, Act.NEXT):
        hands.window.dealing.act(act)
    hands.fall(12)


def chances_many(hands: Hands) -> None:
    """Five players on one chance: what all of it comes to stands beside its name."""
    prisoners_freed(hands)
    for cents, seat in ((2000, 1), (5000, 2), (250, 5)):
        hands.value(cents, seat)
        hands.place("red", "dozen-1")
    for ghost in hands.entry.row.ghosts[:1]:
        hands.touch(ghost)


def chances_zero(hands: Hands) -> None:
    """At zero six chances share the row."""
    fallen(hands)
    next_number(hands, 0)
    for cents, seat in ((2000, 3), (1000, 3), (250, 3)):
        hands.value(cents, seat)
        hands.place("red", "odd")
    hands.colour("blue")
    hands.place("red", "low")


def prisoners_on_the_cloth(hands: Hands) -> None:
    """Two prisoners on one chance, between the throws."""
    fallen(hands)
    next_number(hands, 0)
    hands.value(250, 3)
    hands.place("red")
    hands.colour("blue")
    hands.place("red")
    for act in (Act.SEEN_TO_ALL, Act.PAID, Act.NEXT):
        hands.window.dealing.act(act)


ENTRY: Final[tuple[Scene, ...]] = (
    Scene("entry-whose", whose),
    Scene("entry-notes-offered", notes_offered),
    Scene("entry-notes-up-to", notes_up_to),
    Scene("entry-colour-worth", colour_in_hand),
    Scene("over-returned", over_returned),
    Scene("entry-prisoners-freed", prisoners_freed),
    Scene("entry-chances-many", chances_many),
    Scene("entry-chances-zero", chances_zero),
    Scene("entry-prisoners-cloth", prisoners_on_the_cloth),
)
