"""Five regulars announce again what they announced at the last spin, at the window, with the wheel and the journal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.book import Book
from tests.end_to_end.dealer import Dealer
from tests.end_to_end.running import verify
from tests.end_to_end.story import Story, first_difference, journal_of, told
from tests.touches import touches_of

REGULARS: Final = (
    ("vicini", "v da 10 p 5", 5, 1000, True),
    ("laterali-8", "n 8 da 20 p 6", 6, 2000, True),
    ("serie", "s da 5 p 7", 7, 500, True),
    ("finale-4", "f 4 da 10 p 7", 7, 1000, False),
    ("laterali-17", "n 17 da 5 p 8", 8, 500, True),
)
LOST: Final = 9
"""No announce of theirs plays it."""
CORNER: Final = 28
"""Of the vicini's corner 25/29, on which two pieces lie; nobody else plays it."""


def fall(table: AtTheWindow, book: Book, number: int) -> None:
    """Let a number fall, as the wheel says it."""
    table.wheel.throw(number)
    book.thrown("wheel")
    book.no_more_bets("wheel")
    book.fell(number, "wheel")
    spin = book.now.spin
    table.until(lambda: table.screen.number == number, f"the number {number}")
    table.until(lambda: table.screen.heading.spin == spin, f"spin {spin}")
    table.until(lambda: table.entering, "the neighbourhood")


def until_in_play(table: AtTheWindow, count: int) -> None:
    """Wait until the desk says that so many announces are in play."""
    words, key = f"{count} in gioco", table.window.strip.own
    table.until(lambda: words in key.accessibleName(), words)


def test_five_regulars_announce_again_in_six_touches(qtbot: QtBot, tmp_path: Path) -> None:
    """And the vicini da 10 on 25/29 are 16 pieces of ten, as the journal says."""
    rng, story = random.Random(3), Story(tmp_path / "story.jsonl")
    with AtTheWindow(tmp_path, rng) as table:
        dealer = Dealer(table, rng, story.tell, table.breathe)
        book = dealer.book
        dealer.at_table.open()
        table.touch(table.window.strip.own)
        page = table.page(SpinAct.ANNOUNCE, AnnouncePage)
        for place, (name, line, seat, value, held) in enumerate(REGULARS, 1):
            table.type(line)
            table.touch(page.accept)
            until_in_play(table, place)
            assert book.announce(name, f"posto {seat}", value, held=held, moment="rest")
        table.touch(page.back)
        fall(table, book, LOST)
        table.touch(table.panel.buttons[Act.NEXT])
        table.until(lambda: table.screen.passing.asked, "the question whether nothing was there")
        table.touch(table.panel.buttons[Act.NEXT])
        book.next_spin(over_silence=True)
        table.until(lambda: table.screen.number is None, "the next spin")

        before = table.touches
        table.touch(table.window.strip.own)
        table.touch(page.same)
        assert page.accept.accessibleName() == "Accettare tutti 5 · € 285"
        table.touch(page.accept)
        again = table.touches - before
        assert again == touches_of("five regulars' announces again, the page counted")
        until_in_play(table, len(REGULARS))
        for name, _line, seat, value, held in REGULARS:
            assert book.announce(name, f"posto {seat}", value, held=held, moment="rest")
        table.touch(page.back)
        fall(table, book, CORNER)
        dealer.pays.settled()
        assert table.screen.payments.large is not None
        assert table.screen.payments.large.pieces == 16
        dealer.pays.pay()
        dealer.pays.settled()
    assert first_difference(story.lines(), told(journal_of(table.database))) == ""
    settled = [event for event in journal_of(table.database) if event["kind"] == "spin.settled"]
    (vicini,) = (p for p in settled[-1]["payments"] if p["owner"] == "posto 5")
    assert (vicini["chip"], vicini["pieces"], vicini["amount"]) == ({"value": "10.00"}, 16, "160.00")
    assert verify(table.database)[0] == 0
    story.close()
