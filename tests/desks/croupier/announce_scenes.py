"""Scenes of announces: asked, priced, refused, late, won."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.announces import draft as draft_of
from app.desks.croupier.roulette.announces.going_on import going_on_command, winners
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.roulette.announce_wins import Again
from tests.desks.croupier.announce_keys import accepts, backs, those, turns, ways
from tests.desks.croupier.scene import (
    Scene,
    an_hour,
    entered,
    said,
)
from tests.desks.hands import Hands


def announce(hands: Hands) -> AnnouncePage:
    hands.window.do(SpinAct.ANNOUNCE)
    return hands.page(SpinAct.ANNOUNCE, AnnouncePage)


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
    hands.touch(those(page, draft_of.play_colour)[0])
    hands.touch(those(page, draft_of.choose_pieces)[2])
    hands.touch(those(page, draft_of.choose_colour)[1])


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
    hands.touch(those(page, draft_of.toggle_gifts)[0])


def announce_late(hands: Hands) -> None:
    an_hour(hands)
    hands.station.say("throw", "no_more_bets")
    announce(hands)
    hands.type("s da 20 p2 m120")


def announce_late_asked(hands: Hands) -> None:
    """The first Enter records nothing, and accepts nothing; the second would record the refusal."""
    announce_late(hands)
    hands.key(Qt.Key.Key_Return)


def announce_taken(hands: Hands) -> None:
    """Two lie there: their rows and a key lead to where they are taken back."""
    an_hour(hands)
    said(hands, "serie", "posto 4")
    said(hands, "laterali-17", "posto 6")
    announce(hands)


def announce_lower(hands: Hands) -> None:
    """Orfanelli da 100 go on da 60: the straight carries no more."""
    an_hour(hands)
    said(hands, "orfanelli", "posto 3", "100.00")
    said(hands, "serie", "posto 4")
    hands.fall(17)
    hands.station.say("cleared")
    page = announce(hands)
    hands.touch(ways(page)[0][0])


def next_asked(hands: Hands) -> None:
    """What was paid too much is not taken back, and an announce could go on: it is asked once."""
    again_after_paid(hands)
    hands.window.pages.leave()
    hands.window.do(Act.NEXT)


def announce_refused(hands: Hands) -> None:
    """It is recorded, and the page is free for the next; why it was refused can still be read."""
    an_hour(hands)
    page = announce(hands)
    hands.type("v da 20 p4 m100")
    hands.touch(page.accept)


def announce_change(hands: Hands) -> None:
    """Two were taken with more money than they cost: the change stands there until it is given."""
    an_hour(hands)
    for line in ("v da 20 p4 m200", "s da 20 p2 m150"):
        page = announce(hands)
        hands.type(line)
        hands.touch(page.accept)


def announce_back(hands: Hands) -> None:
    """One of two was taken back: what goes to its player stands there."""
    an_hour(hands)
    said(hands, "serie", "posto 4")
    said(hands, "laterali-17", "posto 6")
    page = announce(hands)
    hands.touch(page.asks_won)
    hands.touch(backs(page)[1])


def announce_back_after_paid(hands: Hands) -> None:
    """The serie goes on and is paid; taken back, what was kept is given, and the stake comes back."""
    announce_goes_on(hands)
    hands.touch(hands.page(SpinAct.ANNOUNCE, AnnouncePage).accept)
    hands.window.dealing.act(Act.PAID_ALL)
    hands.window.dealing.act(Act.PAID_ALL)
    announce(hands)


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
    hands.touch(ways(hands.page(SpinAct.ANNOUNCE, AnnouncePage))[0][1])


def announce_again(hands: Hands) -> None:
    """The stake of the laterali goes back, all five pieces are kept."""
    announce_won(hands)
    hands.touch(ways(hands.page(SpinAct.ANNOUNCE, AnnouncePage))[1][0])


def payment_again(hands: Hands) -> None:
    """The laterali's payment: five pieces stay in play, thirty and the stake are handed over."""
    announce_again(hands)
    hands.touch(hands.page(SpinAct.ANNOUNCE, AnnouncePage).accept)
    hands.window.dealing.look_at(2)


def payment_completed(hands: Hands) -> None:
    """The serie's payment: five pieces stay beside the stake, twelve are handed over."""
    announce_goes_on(hands)
    hands.touch(hands.page(SpinAct.ANNOUNCE, AnnouncePage).accept)


def again_after_paid(hands: Hands) -> None:
    """The laterali were paid whole before they went on a rifare: 100 come back, and the stake goes."""
    announce_won(hands)
    hands.window.pages.leave()
    hands.window.dealing.act(Act.PAID_ALL)
    hands.window.dealing.act(Act.PAID_ALL)
    page = announce(hands)
    hands.touch(ways(page)[1][0])
    hands.touch(page.accept)


def again_after_one(hands: Hands) -> None:
    """The serie was paid before it went on a completare; the laterali are still to be paid."""
    announce_won(hands)
    hands.window.pages.leave()
    hands.window.dealing.act(Act.PAID)
    page = announce(hands)
    hands.touch(ways(page)[0][1])
    hands.touch(page.accept)


def announce_going(hands: Hands) -> None:
    """The serie goes on already; the laterali can go on still."""
    announce_goes_on(hands)
    hands.touch(hands.page(SpinAct.ANNOUNCE, AnnouncePage).accept)
    announce(hands)


def announce_many(hands: Hands) -> None:
    """Six lie there: any of them can be taken back."""
    an_hour(hands)
    for seat in range(1, 5):
        said(hands, "serie", f"posto {seat}")
    said(hands, "vicini", "posto 6")
    said(hands, "laterali-17", "posto 2")
    page = announce(hands)
    hands.touch(page.asks_won)
    hands.touch(turns(page)[1])


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


def serie_held(hands: Hands) -> None:
    """Serie of many values, side by side on the race track; its name can still be read."""
    an_hour(hands)
    for seat, value in enumerate(("5.00", "20.00", "100.00", "120.00"), 1):
        form = {"do": "announce", "name": "serie", "owner": f"posto {seat}", "value": value, "held": True}
        hands.station.send(form)


def announce_held_won(hands: Hands) -> None:
    announces_held(hands)
    hands.fall(8)


def announce_over_maximum(hands: Hands) -> None:
    """Orfanelli da 100: the straight counts up to the maximum, and the rest of it comes back."""
    an_hour(hands)
    announce(hands)
    hands.type("o da 100 p3 m500")


def announce_allowed_over(hands: Hands) -> None:
    """Held voisins da 100 exceed the maximum on the trio by right."""
    an_hour(hands)
    announce(hands)
    hands.type("v da 100 p4")


def payment_held_over(hands: Hands) -> None:
    """Held voisins da 100: 200 on the trio are paid in full."""
    an_hour(hands)
    said(hands, "vicini", "posto 4", "100.00")
    hands.fall(2)
    hands.station.say("cleared")


def payment_parted_in_change(hands: Hands) -> None:
    """Held voisins da 100, per il tutto: 1320 and 880 are not made of the payment's chips of 200."""
    an_hour(hands)
    said(hands, "vicini", "posto 4", "100.00")
    hands.fall(2)
    hands.station.say("cleared")
    hands.station.send(going_on_command(winners(hands.station.state)[0].said, Again.TUTTO))


def announce_cut_off(hands: Hands) -> None:
    """The number fell before it was accepted: it is kept, and offered for the next spin."""
    hands.window.dealing.clock = lambda: datetime(2026, 11, 21, 20, 41, tzinfo=UTC)
    an_hour(hands)
    announce(hands)
    hands.type("v da 20 p4 m200")
    hands.fall(8)


def announce_while_paying(hands: Hands) -> None:
    """A finale for the next spin while payments are open: it is placed, and warned of."""
    entered(hands)
    announce(hands)
    hands.type("f 4 da 20 p2")


def regulars(hands: Hands) -> None:
    """Five announced for the spin before, one of them in colour; nothing of it won."""
    an_hour(hands)
    hands.station.send({"do": "colour", "colour": "green", "owner": "posto 7"})
    for name, seat in (("vicini", 1), ("laterali-8", 2), ("laterali-17", 4)):
        said(hands, name, f"posto {seat}")
    finale = {"do": "announce", "name": "finale-4", "owner": "posto 4", "value": "10.00"}
    serie = {"do": "announce", "name": "serie", "owner": "posto 7", "colour_pieces": 2, "held": True}
    for form in (finale, serie):
        hands.station.send(form)
    hands.fall(1)
    hands.station.say("next")


def regulars_asked(hands: Hands) -> None:
    """The key leads to what was announced for the spin before."""
    regulars(hands)
    announce(hands)


def announce_same(hands: Hands) -> None:
    regulars(hands)
    page = announce(hands)
    hands.touch(page.same)


def announce_same_some(hands: Hands) -> None:
    """One was accepted by itself; after the throw the finale waits for the capo tavolo."""
    announce_same(hands)
    page = hands.page(SpinAct.ANNOUNCE, AnnouncePage)
    hands.touch(accepts(page)[0])
    hands.station.say("throw")
    hands.touch(turns(page)[1])


def announce_same_all(hands: Hands) -> None:
    """All of them were accepted: the page waits for the next player."""
    announce_same(hands)
    hands.touch(hands.page(SpinAct.ANNOUNCE, AnnouncePage).accept)


ANNOUNCES: Final[tuple[Scene, ...]] = (
    Scene("payment-parted-in-change", payment_parted_in_change),
    Scene("payment-held-over", payment_held_over),
    Scene("announce-cut-off", announce_cut_off, shows=Notice.CUT_OFF),
    Scene("announce-while-paying", announce_while_paying, shows=SpinAct.ANNOUNCE),
    Scene("announce-over-maximum", announce_over_maximum),
    Scene("announce-allowed-over", announce_allowed_over),
    Scene("announce-empty", announce_empty),
    Scene("announce-sector", announce_sector),
    Scene("announce-number", announce_number),
    Scene("announce-colour", announce_colour),
    Scene("announce-short", announce_short),
    Scene("announce-gifts", announce_gifts),
    Scene("announce-all-gifts", announce_all_gifts),
    Scene("announce-unread", announce_unread),
    Scene("announce-refused", announce_refused),
    Scene("announce-change", announce_change, shows=Notice.CHANGE),
    Scene("announce-back", announce_back),
    Scene("announce-back-after-paid", announce_back_after_paid),
    Scene("announce-late", announce_late),
    Scene("announce-late-asked", announce_late_asked),
    Scene("announce-taken", announce_taken),
    Scene("announce-lower", announce_lower),
    Scene("announce-won", announce_won),
    Scene("announce-goes-on", announce_goes_on),
    Scene("announce-again", announce_again),
    Scene("announce-going", announce_going),
    Scene("announce-many", announce_many),
    Scene("announce-same-asked", regulars_asked),
    Scene("announce-same", announce_same),
    Scene("announce-same-some", announce_same_some),
    Scene("announce-same-all", announce_same_all),
    Scene("announces-held", announces_held),
    Scene("announce-serie-held", serie_held),
    Scene("announce-held-won", announce_held_won),
    Scene("payment-rifare", payment_again),
    Scene("payment-completare", payment_completed),
    Scene("paid-then-rifare", again_after_paid),
    Scene("paid-then-completare", again_after_one),
    Scene("next-asked", next_asked),
)
