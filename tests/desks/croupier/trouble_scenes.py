"""Scenes of trouble, of practice, and of a table whose cylinder is on the right."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt

from app.desks.common.language import tr
from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.journal.errors import DiskFull, JournalGone
from app.rules.side import Side
from app.table.live import ReaderHealth, ReaderNow, Refusal, alarmed
from app.table.roulette.hearing import StepHeard, WheelSays
from tests.desks.croupier.announce_scenes import announce_sector
from tests.desks.croupier.payment_scenes import colour_payment, draft, full
from tests.desks.croupier.scene import (
    WRITTEN,
    Play,
    Scene,
    crowded,
    fallen,
    next_number,
    opened_page,
    running,
)
from tests.desks.croupier.throw_scenes import prisoners
from tests.desks.hands import Hands

DISK_FULL: Final = str(DiskFull(Path("/var/lib/capotavolo/T4.sqlite"), 12))
NO_PORT: Final = "wheel: there is no port /dev/ttyUSB0. Plug the cable in."
SILENT: Final = "wheel: nothing heard for 40 seconds."
CLOCK: Final = "the machine's clock was set 3600 seconds back"
"""As journal and devices say it: each desk has it in its own language."""


def reader(health: ReaderHealth, reason: str) -> Play:
    def play(hands: Hands) -> None:
        running(hands)
        hands.station.publish(reader=ReaderNow(health, "Cammegh SS2", reason=reason))

    return play


def lamp(now: ReaderNow) -> Play:
    """The reader is alive, and the lamp has more to say than that."""

    def play(hands: Hands) -> None:
        running(hands)
        hands.station.publish(reader=now)

    return play


def minutes_ago(minutes: int) -> str:
    return (datetime.now(UTC) - timedelta(minutes=minutes, seconds=5)).isoformat()


def on_paper(hands: Hands) -> None:
    colour_payment(hands)
    hands.station.publish(journal=replace(WRITTEN, on_paper=12, reason=DISK_FULL))


def new_journal(hands: Hands) -> None:
    hands.window.setup.new_journal = lambda _name: None
    on_paper(hands)
    hands.window.do(Act.NEW_JOURNAL)


def moved_away(hands: Hands) -> None:
    colour_payment(hands)
    reason = str(JournalGone(Path("/var/lib/capotavolo/T4.sqlite"), "the journal lies there no more", 12))
    hands.station.publish(journal=replace(WRITTEN, on_paper=12, reason=reason))


def stopped(hands: Hands) -> None:
    colour_payment(hands)
    hands.station.publish(journal=WRITTEN, stopped=True)


def journal(hands: Hands) -> None:
    colour_payment(hands)
    reason = "The disk is full: room for about 400 more spins. Make room on it."
    hands.station.publish(journal=replace(WRITTEN, reason=reason))


def refused(hands: Hands) -> None:
    colour_payment(hands)
    hands.station.say("throw", "no_more_bets")


def entry_refused(hands: Hands) -> None:
    """The disk is slow, and what was touched meanwhile is not taken."""
    draft(hands)
    hands.station.publish(
        refusal=Refusal("that would change a payment that is made: take the payment back first", 1, "winners")
    )


def payment_made(hands: Hands) -> None:
    """What was left lying was paid: that it had been taken up is said after the mark is taken back."""
    fallen(hands)
    hands.colour("red")
    hands.place("black")
    hands.window.dealing.leave_lying()
    next_number(hands, 17)
    hands.window.dealing.act(SpinAct.RESTS)
    hands.colour("red")
    hands.touch(hands.entry.take)
    hands.place("black")


def not_taken(hands: Hands) -> None:
    """Minus finds nothing on a chance that the chosen chip could take off."""
    colour_payment(hands)
    hands.touch(hands.entry.take)
    hands.place("low")


def not_closing(hands: Hands) -> None:
    """The key that closes the table, while a number is being paid."""
    colour_payment(hands)
    hands.key(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


def alarm(hands: Hands) -> None:
    crowded(hands)
    hands.station.publish(alarms=alarmed((), CLOCK))


def three_at_once(hands: Hands) -> None:
    on_paper(hands)
    lost = ReaderNow(ReaderHealth.LOST, "Cammegh SS2", reason=NO_PORT)
    hands.station.publish(reader=lost, alarms=alarmed((), CLOCK))


def practice(play: Play) -> Play:
    def practised(hands: Hands) -> None:
        hands.station.publish(practice=True)
        play(hands)

    return practised


def voiceless(hands: Hands) -> None:
    crowded(hands)
    hands.window.dealing.voiceless(tr("Su questa macchina non c'è una voce francese"))


def unmarked(hands: Hands) -> None:
    """The next ball was thrown while two payments were not marked."""
    colour_payment(hands)
    hands.station.table.hear(StepHeard(WheelSays.THROW, "Cammegh SS2"))
    hands.station.publish()


TROUBLE: Final[tuple[Scene, ...]] = (
    Scene("banner-reader-lost", reader(ReaderHealth.LOST, NO_PORT)),
    Scene(
        "banner-reader-silent",
        reader(ReaderHealth.SILENT, SILENT),
        shows=Notice.READER_SILENT,
    ),
    Scene("lamp-damaged", lamp(ReaderNow(ReaderHealth.LIVE, "wheel", 171, turning=False, damaged=128))),
    Scene("lamp-numbers-alone", lamp(ReaderNow(ReaderHealth.LIVE, "wheel", number_at=minutes_ago(3)))),
    Scene(
        "lamp-numbers-damaged",
        lamp(ReaderNow(ReaderHealth.LIVE, "wheel", damaged=128, number_at=minutes_ago(43))),
    ),
    Scene(
        "lamp-silent-damaged",
        lamp(ReaderNow(ReaderHealth.SILENT, "wheel", reason=SILENT, damaged=1200)),
    ),
    Scene("banner-on-paper", on_paper, shows=Notice.ON_PAPER),
    Scene("new-journal", new_journal, shows=Act.NEW_JOURNAL),
    Scene("banner-stopped", stopped, shows=Notice.STOPPED),
    Scene("banner-moved-away", moved_away),
    Scene("banner-journal", journal, shows=Notice.JOURNAL),
    Scene("banner-refused", refused),
    Scene("banner-entry-refused", entry_refused, shows=Notice.ENTRY_REFUSED),
    Scene("banner-payment-made", payment_made, shows=Notice.PAYMENT_MADE),
    Scene("banner-not-taken", not_taken),
    Scene("banner-not-closing", not_closing),
    Scene("banner-alarm", alarm, shows=Notice.ALARM),
    Scene("banner-voiceless", voiceless, shows=Notice.VOICELESS),
    Scene("banner-unmarked", unmarked),
    Scene("banner-three-at-once", three_at_once),
    Scene("practice", practice(crowded)),
    Scene("practice-paying", practice(colour_payment)),
    Scene("right-bets-open", prisoners, side=Side.RIGHT),
    Scene("right-entry", full, side=Side.RIGHT),
    Scene("right-payments", colour_payment, side=Side.RIGHT),
    Scene("right-announce", announce_sector, side=Side.RIGHT),
    Scene("right-page", opened_page(Act.TABLE), side=Side.RIGHT, shows=Act.TABLE),
)
