"""Scenes of what is rare at a table: minimum, colours, relief, suspension, closing."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.devices_form import Do, Port, Reader
from app.desks.croupier.forms.relief_form import Field
from app.desks.croupier.forms.typed import Letter
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.forms.chips_form import Owner
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.settings.setup import Bundled, Heard, Said
from app.journal.errors import NoRoomFor
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.table.heard import ClockHeard, WarningHeard
from app.table.live import ReaderHealth, ReaderNow
from app.table.pace import Played
from app.table.table_commands import AnnounceRelief
from tests.desks.croupier.bank_hands import with_papers
from tests.desks.croupier.made_up import OTHER, WHEEL, MadeUp, MadeUpSupport
from tests.desks.croupier.scene import Scene, an_hour, chip, crowd, crowded, lie, minimum, opened_page, said
from tests.desks.desk import at
from tests.desks.hands import Hands


def minimum_page(hands: Hands) -> None:
    """Some colours lie there, of one more the dealer says that it is out."""
    crowded(hands)
    hands.window.do(Act.MINIMUM)
    page = hands.form(Act.MINIMUM)
    hands.touch(page.key(Amount(Cents(500))))
    hands.touch(page.key("red"))


def other_values(hands: Hands) -> None:
    """The minimum went to 5: two colours kept their 2.50, one has 10 of its own."""
    an_hour(hands)
    hands.station.send(commands.colour("orange", Cents(1000), "posto 3"))
    hands.station.send(commands.minimum(Cents(500), commands.CAPO, ["red", "blue"]))
    hands.station.fall(9)
    hands.station.say("next")
    hands.fall(8)
    hands.colour("green")
    hands.place("split-8-11")
    hands.colour("orange")
    hands.place("split-8-11", "black", "corner-7-11")
    hands.colour("red")
    hands.place("straight-8", "split-8-11", "split-8-11")


def colour_page(hands: Hands) -> None:
    opened_page(Act.COLOUR)(hands)
    page = hands.form(Act.COLOUR)
    hands.touch(page.key("blue"))
    hands.touch(page.key(Amount(Cents(1000))))
    hands.touch(page.key(Owner("posto 3")))


def hand_page(hands: Hands) -> None:
    """Seat 4's winnings lay too long; of a straight that won nobody knows whose it is."""
    an_hour(hands)
    hands.fall(8)
    hands.touch(hands.entry.keys.counts[5])
    hands.value(10000, 4)
    hands.place("black")
    hands.value(2000, 0)
    hands.place("straight-8")
    hands.station.send({"do": "leave", "order": 1})
    hands.station.say("paid_all", "next")
    hands.window.do(SpinAct.HAND)
    hands.touch(hands.form(SpinAct.HAND).keys[0])


def answer_page(hands: Hands) -> None:
    """The reader warned, the dealer contradicted it once, and the clock was set: nobody has answered yet."""
    an_hour(hands)
    hands.station.hear(
        WarningHeard(
            "wheel",
            "bad_frame",
            "Damaged lines from wheel, such as NN0?: check cable, plug and line speed.",
            3,
        )
    )
    hands.station.hear(ClockHeard(-3_600_000_000))
    hands.fall(8)
    hands.station.send({"do": "number", "number": 11, "by": "Carla", "reason": "la pallina è nell'11"})
    hands.window.do(Act.ANSWER)
    for letter in "CARLA":
        hands.touch(hands.form(Act.ANSWER).key(Letter(letter)))


def last_spin(hands: Hands) -> None:
    crowded(hands)
    hands.station.say("last")


def corner(hands: Hands) -> None:
    """Thirty-two numbers fell in fifty minutes, and the relief is expected in twelve."""
    an_hour(hands)
    now = datetime.now(UTC)
    fallen = tuple((spin, (now - timedelta(minutes=49 - spin)).isoformat()) for spin in range(1, 33))
    due = now + timedelta(minutes=12)
    hands.station.send(AnnounceRelief(due=due.strftime("%Y-%m-%dT%H:%M:%SZ")))
    hands.station.publish(played=Played((now - timedelta(minutes=50)).isoformat(), fallen))


def relief_asked(hands: Hands) -> None:
    """When the relief comes is touched where the letters were."""
    corner(hands)
    hands.window.do(Act.HAND_OVER)
    hands.touch(hands.form(Act.HAND_OVER).key(Field.WHEN))


def relief(hands: Hands) -> None:
    an_hour(hands)
    hands.station.say("relief")


def relief_due(hands: Hands) -> None:
    """The promised spin is over: the balls pass, and there is much to tell."""
    an_hour(hands)
    for place, name in enumerate(("red", "blue", "green", "yellow"), 1):
        hands.station.send(commands.colour(name, Cents(1000), f"posto {place}"))
    said(hands, "vicini", "posto 5")
    hands.station.say("relief")
    hands.station.fall(1)
    hands.station.say("next")


def relief_announced(hands: Hands) -> None:
    """One more throw was announced: its page takes it back, and the next letter replaces the name."""
    hands.window.do(Act.HAND_OVER)
    hands.type("MARCO")
    hands.touch(hands.form(Act.HAND_OVER).key(Act.RELIEF))
    hands.window.do(Act.HAND_OVER)


def hand_over(hands: Hands) -> None:
    minimum(hands)
    hands.station.send(commands.colour("red", Cents(1000), "posto 3"))
    said(hands, "vicini", "posto 4")
    hands.window.do(Act.HAND_OVER)
    page = hands.form(Act.HAND_OVER)
    hands.type("BIANCHI")
    hands.touch(page.key(Field.NOTES))
    hands.type("POSTO 3 ALZA LA VOCE")


def handed_over(hands: Hands) -> None:
    hand_over(hands)
    hands.touch(hands.form(Act.HAND_OVER).does)


def long_notes(hands: Hands) -> None:
    """Notes longer than any panel has room for: the numbers stay seen, and no button is covered."""
    minimum(hands)
    told = "Il posto 3 alza la voce, il posto 6 cambia i biglietti e chiede il resto in pezzi da cinque. "
    hands.station.send({"do": "dealer", "name": "Bianchi", "notes": told * 4})


def suspension_page(hands: Hands) -> None:
    opened_page(Act.SUSPEND)(hands)
    hands.touch(hands.form(Act.SUSPEND).keys[0])


def recognised(hands: Hands) -> None:
    """Two kinds understand what comes on the second reader's port; one touch takes one."""
    opened_page(Act.DEVICES)(hands)
    page = hands.form(Act.DEVICES)
    devices = hands.window.setup.devices
    assert isinstance(devices, MadeUp)
    hands.touch(page.key(Port(WHEEL.url)))
    hands.touch(page.key(Reader("second")))
    hands.touch(page.key(Port(OTHER.url)))
    hands.touch(page.key(Do.RECOGNISE))
    devices.told(Heard(Said.TRIED, "9600 8N1"))
    for speed in (171, 170, 172, 169):
        devices.told(Heard(Said.BYTES, f"*X;2;012;17;0;{speed};0"))
    for kind in ("cammegh-ss2", "cammegh-m360"):
        devices.told(Heard(Said.GUESSED, kind))
    devices.told(Heard(Said.OVER))


def own_line(hands: Hands) -> None:
    """The table's own port: a reader that says numbers alone, on a cable that is not what it should be."""
    opened_page(Act.DEVICES)(hands)
    page = hands.form(Act.DEVICES)
    devices = hands.window.setup.devices
    assert isinstance(devices, MadeUp)
    devices.in_use = WHEEL.url
    hands.touch(page.key(Port(WHEEL.url)))
    at = (datetime.now(UTC) - timedelta(minutes=3, seconds=5)).isoformat()
    hands.station.publish(reader=ReaderNow(ReaderHealth.LIVE, "wheel", damaged=12, number_at=at))


def bundling(hands: Hands, came: Bundled) -> None:
    """The support bundle was asked for on the desktop."""
    opened_page(Act.SUPPORT)(hands)
    support = hands.window.setup.support
    assert isinstance(support, MadeUpSupport)
    hands.say(Act.SUPPORT, support.found[1].path)
    hands.touch(hands.form(Act.SUPPORT).does)
    support.told(came)


def bundled(hands: Hands) -> None:
    bundling(hands, Bundled("/users/anna/Desktop/capotavolo-4-20261122T060000Z.zip"))


def not_bundled(hands: Hands) -> None:
    bundling(hands, Bundled(trouble=str(NoRoomFor(Path("/users/anna/Desktop/capotavolo.zip")))))


def suspended(hands: Hands) -> None:
    crowded(hands)
    hands.station.send(commands.suspend("Controllo del cilindro", over=False))


def closing(hands: Hands) -> None:
    """Of what is still to be handed over, some is nobody's whom one knows."""
    hand_page(hands)
    hands.window.leave()
    lie(hands, *crowd())
    hands.window.do(Act.CLOSE)


def closing_named(hands: Hands) -> None:
    """The first touch has named the sum that stays; the second closes."""
    closing(hands)
    hands.touch(hands.form(Act.CLOSE).does)


def colour_back(hands: Hands) -> None:
    """Of the colours that are asked in, one came back."""
    closing(hands)
    hands.touch(hands.form(Act.CLOSE).keys[0])


def opened_again(hands: Hands) -> None:
    """A colour of its own value is still out of the night before."""
    an_hour(hands)
    hands.station.send(commands.colour("green", Cents(1000), "posto 3"))
    hands.station.send({"do": "place", "position": "black", "entry": {"colour": "green", "pieces": 5}})
    hands.station.say("close")
    hands.window.do(Act.OPEN)


def last_paying(hands: Hands) -> None:
    """The last spin is paid: nothing can rest, and nothing is announced any more."""
    an_hour(hands)
    hands.station.say("last")
    hands.fall(8)
    hands.value(5000, 2)
    hands.place("black")
    hands.colour("red")
    hands.place("split-8-11", "straight-8")
    hands.window.dealing.act(Act.PAID)


def last_payment_page(hands: Hands) -> None:
    """Why the winnings cannot rest stands on the button."""
    an_hour(hands)
    hands.station.say("last")
    hands.fall(8)
    hands.value(5000, 2)
    hands.place("black")
    hands.window.do(Act.PAYMENT)


def last_zero(hands: Hands) -> None:
    """Zero on the last spin: the halves go home."""
    an_hour(hands)
    hands.station.say("last")
    hands.fall(0)
    hands.value(5000, 2)
    hands.place("black")
    hands.colour("red")
    hands.place("even")
    hands.window.dealing.act(Act.PAID)
    hands.window.dealing.act(Act.PAID)


def last_hand(hands: Hands) -> None:
    """After the last spin what was taken off goes to its players, one after the other."""
    an_hour(hands)
    lie(hands, *crowd())
    hands.station.say("last")
    hands.fall(8)
    kept = [chip(2, 50, f"posto {seat}")._replace(kept=2) for seat in (2, 5)]
    hands.station.send(entry_commands.winners((Stack(at("black"), tuple(kept)),)))
    hands.station.say("paid_all", "next")
    hands.window.do(SpinAct.HAND)
    hands.touch(hands.form(SpinAct.HAND).keys[0])


def last_closing(hands: Hands) -> None:
    last_hand(hands)
    hands.window.leave()
    hands.window.do(Act.CLOSE)


def minimum_withdrawn(hands: Hands) -> None:
    """5 was announced by Bianchi; the minimum that holds withdraws it."""
    an_hour(hands)
    hands.station.send(commands.minimum(Cents(500), "Bianchi"))
    hands.window.do(Act.MINIMUM)
    hands.touch(hands.form(Act.MINIMUM).key(Amount(Cents(250))))


def closed_again(hands: Hands) -> None:
    hand_page(hands)
    hands.window.leave()
    hands.station.say("close")


def evening(hands: Hands) -> None:
    """The page of the evening was written by one touch."""
    with_papers(hands)
    an_hour(hands)
    hands.station.say("close")
    hands.touch(hands.window.night)


TABLE: Final[tuple[Scene, ...]] = (
    Scene("table-page", opened_page(Act.TABLE)),
    Scene("minimum-page", minimum_page),
    Scene("minimum-announced", minimum),
    Scene("colours-of-other-values", other_values),
    Scene("colour-page", colour_page, shows=Act.COLOUR),
    Scene("hand-page", hand_page, shows=SpinAct.HAND),
    Scene("answer-page", answer_page, shows=Act.ANSWER),
    Scene("corner", corner),
    Scene("relief-asked", relief_asked, shows=Act.HAND_OVER),
    Scene("relief", relief),
    Scene("relief-due", relief_due, reader=False),
    Scene("relief-due-reader", relief_due),
    Scene("relief-announced", relief_announced),
    Scene("hand-over", hand_over),
    Scene("handed-over", handed_over, shows=Notice.HANDED_OVER),
    Scene("handed-over-long-notes", long_notes),
    Scene("suspension-page", suspension_page, shows=Act.SUSPEND),
    Scene("suspended", suspended, shows=Notice.SUSPENDED),
    Scene("help", opened_page(Act.HELP), shows=Act.HELP),
    Scene("keys", opened_page(Act.KEYS), shows=Act.KEYS),
    Scene("quit-page", opened_page(Act.QUIT), shows=Act.QUIT),
    Scene("settings", opened_page(Act.SETTINGS), shows=Act.SETTINGS),
    Scene("station", opened_page(Act.STATION), shows=Act.STATION),
    Scene("devices", opened_page(Act.DEVICES), shows=Act.DEVICES),
    Scene("support", opened_page(Act.SUPPORT), shows=Act.SUPPORT),
    Scene("support-made", bundled),
    Scene("support-failed", not_bundled),
    Scene("devices-recognised", recognised),
    Scene("devices-own-line", own_line),
    Scene("last-spin", last_spin),
    Scene("minimum-withdrawn", minimum_withdrawn),
    Scene("last-spin-paying", last_paying),
    Scene("last-spin-payment-page", last_payment_page),
    Scene("last-spin-zero", last_zero),
    Scene("last-spin-hand", last_hand),
    Scene("last-spin-closing", last_closing, shows=Act.CLOSE),
    Scene("closing", closing),
    Scene("closing-named", closing_named),
    Scene("closing-colour-back", colour_back),
    Scene("opening-colour-out", opened_again),
    Scene("closed-again", closed_again),
    Scene("evening", evening),
)
