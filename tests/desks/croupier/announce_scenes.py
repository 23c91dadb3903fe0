"""Scenes of announces: asked, priced, refused, late, won."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.announces.page import AnnouncePage
from tests.desks.croupier.scene import (
    Scene,
    an_hour,
    said,
)
from tests.desks.hands import Hands


def announce(hands: Hands) -> AnnouncePage:
    hands.window.do(Act.ANNOUNCE)
    return hands.page(Act.ANNOUNCE, AnnouncePage)


def announce_empty(hands: Hands) -> None:
    an_hour(hands)
    announce(hands)


def announce_sector(hands: Hands) -> None:
    an_hour(hands)
    page = announce(hands)
    hands.touch(page.track.sectors["vicini"])
    hands.type("da 20 p4 m200")


def announce_number(hands: Hands) -> None:
    """Others lie there already."""
    an_hour(hands)
    said(hands, "serie", "posto 2")
    said(hands, "laterali-17", "posto 6")
    page = announce(hands)
    hands.touch(page.track.pockets[17])


def announce_short(hands: Hands) -> None:
    an_hour(hands)
    announce(hands)
    hands.type("v da 20 p4 m100")


def announce_colour(hands: Hands) -> None:
    an_hour(hands)
    page = announce(hands)
    hands.touch(page.track.sectors["orfanelli"])
    hands.touch(page.how.in_colour)
    hands.touch(page.how.pieces[2])
    hands.touch(page.how.colours[1])


def announce_gifts(hands: Hands) -> None:
    """Five complimentary chips and the rest in others: not so while it is held."""
    an_hour(hands)
    page = announce(hands)
    hands.touch(page.track.sectors["vicini"])
    hands.type("da 20 p4 om 20 5")


def announce_all_gifts(hands: Hands) -> None:
    an_hour(hands)
    page = announce(hands)
    hands.touch(page.track.sectors["vicini"])
    hands.type("da 20 p4")
    hands.touch(page.how.gifts)


def announce_late(hands: Hands) -> None:
    an_hour(hands)
    hands.station.say("throw", "no_more_bets")
    announce(hands)
    hands.type("s da 20 p2 m120")


def announce_unread(hands: Hands) -> None:
    an_hour(hands)
    announce(hands)
    hands.type("v p4 q")


def announce_won(hands: Hands) -> None:
    an_hour(hands)
    said(hands, "serie", "posto 4")
    said(hands, "laterali-8", "posto 2")
    hands.fall(8)
    hands.station.say("cleared")
    announce(hands)


def announce_goes_on(hands: Hands) -> None:
    announce_won(hands)
    hands.touch(hands.page(Act.ANNOUNCE, AnnouncePage).won.ways[0][1])


def announce_again(hands: Hands) -> None:
    """The stake of the laterali goes back, all five pieces are kept."""
    announce_won(hands)
    hands.touch(hands.page(Act.ANNOUNCE, AnnouncePage).won.ways[1][0])


def payment_again(hands: Hands) -> None:
    """The laterali's payment: five pieces stay in play, thirty and the stake are handed over."""
    announce_again(hands)
    hands.touch(hands.page(Act.ANNOUNCE, AnnouncePage).accept)
    hands.window.dealing.look_at(2)


def payment_completed(hands: Hands) -> None:
    """The serie's payment: five pieces stay beside the stake, twelve are handed over."""
    announce_goes_on(hands)
    hands.touch(hands.page(Act.ANNOUNCE, AnnouncePage).accept)


def announce_going(hands: Hands) -> None:
    """The serie goes on already; the laterali can go on still."""
    announce_goes_on(hands)
    hands.touch(hands.page(Act.ANNOUNCE, AnnouncePage).accept)
    announce(hands)


def announce_many(hands: Hands) -> None:
    """Six lie there: any of them can be taken back."""
    an_hour(hands)
    for seat in range(1, 5):
        said(hands, "serie", f"posto {seat}")
    said(hands, "vicini", "posto 6")
    said(hands, "laterali-17", "posto 2")
    page = announce(hands)
    hands.touch(page.which.won)
    hands.touch(page.won.later)


def announces_held(hands: Hands) -> None:
    """What is held lies on the race track, what was placed on the cloth."""
    an_hour(hands)
    for name, owner in (
        ("vicini", "posto 6"),
        ("serie", "posto 4"),
        ("serie", "posto 1"),
        ("laterali-17", "posto 2"),
    ):
        said(hands, name, owner)
    hands.station.send({"do": "announce", "name": "orfanelli", "owner": "posto 3", "value": "50.00"})
    colour = {"do": "announce", "name": "orfanelli", "owner": "blue", "colour_pieces": 2, "held": True}
    hands.station.send(colour)


def announce_held_won(hands: Hands) -> None:
    announces_held(hands)
    hands.fall(8)


ANNOUNCES: Final[tuple[Scene, ...]] = (
    Scene("announce-empty", announce_empty),
    Scene("announce-sector", announce_sector),
    Scene("announce-number", announce_number),
    Scene("announce-colour", announce_colour),
    Scene("announce-short", announce_short),
    Scene("announce-gifts", announce_gifts),
    Scene("announce-all-gifts", announce_all_gifts),
    Scene("announce-unread", announce_unread),
    Scene("announce-late", announce_late),
    Scene("announce-won", announce_won),
    Scene("announce-goes-on", announce_goes_on),
    Scene("announce-again", announce_again),
    Scene("announce-going", announce_going),
    Scene("announce-many", announce_many),
    Scene("announces-held", announces_held),
    Scene("announce-held-won", announce_held_won),
    Scene("payment-rifare", payment_again),
    Scene("payment-completare", payment_completed),
)
