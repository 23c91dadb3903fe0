"""In every language each page of the window can be read, whatever the words are: nothing is cut, nothing too small."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language
from app.desks.common.lettering import LEFT, ink, write
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.felt import ROULETTE
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.live import JournalNow, ReaderHealth, ReaderNow, Refusal
from tests.desks.croupier.page_opening import enter, opened
from tests.desks.croupier.proofreading import faults, faulty, misnamed, read, switch
from tests.desks.croupier.strange_words import strange
from tests.desks.overlapping import overlapping
from tests.desks.played import Played
from tests.said import said

PANELS = ((1280, 800), (1920, 1080))
LANGUAGES = list(Language)


@pytest.fixture(params=LANGUAGES, ids=lambda language: language.value)
def spoken(request: pytest.FixtureRequest, qtbot: QtBot) -> Played:
    """A desk that is drawn only where it is read."""
    played = Played(qtbot, drawn=False)
    switch(request.param)
    return played


def test_what_is_misnamed_would_be_found() -> None:
    assert misnamed("“Layout cleared», «Next spin”", Language.ENGLISH)
    assert misnamed("«\u202fTapis ramassé», «Coup suivant\u202f»", Language.FRENCH)
    assert misnamed("P2 ?", Language.ENGLISH)
    assert not misnamed("“Layout cleared”, “Next spin”: S2", Language.ENGLISH)
    assert not misnamed("P2 ?", Language.ITALIAN)


@pytest.mark.parametrize("act", ROULETTE.pages)
def test_every_page_can_be_read(spoken: Played, act: AnyAct) -> None:
    """Screens: Italian, English or French; buttons say all they have to say, at 14 px of the reference at least."""
    opened(spoken, act)
    found, pairs = read(spoken)
    assert faulty(spoken, found) == []
    assert pairs == []


def test_the_desk_can_be_read_at_every_step(spoken: Played) -> None:
    """From the closed table to all paid, beside every page."""
    for command in ("close", "open", "throw", "no_more_bets"):
        spoken.station.say(command)
        assert faults(spoken) == [], command
    spoken.window.dealing.number(8)
    spoken.station.say("confirm")
    spoken.qtbot.waitUntil(spoken.entry.isVisible, timeout=60_000)
    assert faults(spoken) == []
    for act in (Act.PAID_ALL, Act.PAID_ALL, Act.NEXT):
        spoken.window.do(act)
        assert faults(spoken) == [], act


def test_a_payment_can_be_read(spoken: Played) -> None:
    enter(spoken)
    assert faults(spoken) == []
    spoken.window.do(Act.PAID)
    spoken.window.do(SpinAct.WHOLE)
    assert faults(spoken) == []


def test_what_is_rare_can_be_read(spoken: Played) -> None:
    """Zero with what is halved and shut in, a chip that is finished, a dispute, practice."""
    spoken.fall(0)
    for place in ("black", "straight-0"):
        spoken.value(50_00, 4)
        spoken.place(place)
        assert faults(spoken) == [], place
    spoken.window.do(Act.FINISHED)
    assert faults(spoken) == []
    spoken.window.dealing.ask(said({"do": "dispute", "order": 1, "reason": "di chi è"}))
    assert faults(spoken) == []
    spoken.station.publish(practice=True)
    assert faults(spoken) == []


@pytest.mark.parametrize(
    "trouble",
    [
        {"refusal": Refusal("spin 1 is still being paid: mark its payments, or say next", 1)},
        {"refusal": Refusal("winnings on a combination are handed over at once", 1)},
        {
            "reader": ReaderNow(
                ReaderHealth.SILENT, "wheel", None, None, "wheel: nothing heard for 5 seconds."
            )
        },
        {
            "reader": ReaderNow(
                ReaderHealth.LOST,
                "wheel",
                None,
                None,
                "wheel: there is no port /dev/serial/by-id/usb-FTDI. Plug the cable in.",
            )
        },
        {"journal": JournalNow("", 12, "The disk is full: room for about 40 more spins. Make room on it.")},
    ],
    ids=["refused", "kept", "silent", "lost", "paper"],
)
def test_every_banner_can_be_read(spoken: Played, trouble: dict[str, object]) -> None:
    spoken.station.publish(**trouble)
    assert faults(spoken) == []


def test_a_text_that_does_not_fit_would_be_found(played: Played) -> None:
    """A proof that finds nothing would hold for ever."""
    played.window.strip.more.say("W" * 200)
    assert [written.text for written in faults(played)] == ["W" * 200]


@pytest.mark.parametrize(
    ("spoke", "text", "found"),
    [
        (Language.ITALIAN, "toccare “Fine”", True),
        (Language.ENGLISH, "69 pcs. at 2,50", True),
        (Language.ENGLISH, "Personal colour: blu", True),
        (Language.ENGLISH, "“Da 2,50, vicini, 22,50”", False),
        (Language.ENGLISH, "2,50", False),
        (Language.ITALIAN, "Non pagato il 1", True),
        (Language.ITALIAN, "si guarda l'1", False),
        (Language.ITALIAN, "alle 21:45, il 18", False),
        (Language.ITALIAN, "dal 8", True),
        (Language.ITALIAN, "Blu a 10 di posto 3", True),
        (Language.ITALIAN, "1 pezzi", True),
        (Language.ITALIAN, "21 pezzi", False),
        (Language.ITALIAN, "−1: mancano", True),
        (Language.ENGLISH, "1 pieces", True),
        (Language.ENGLISH, "Disco pieno. Write on paper.", True),
        (Language.FRENCH, "Nessun dato da 40 secondi.", True),
        (Language.FRENCH, "Le disque est plein : il faut de la place", False),
        (Language.FRENCH, "0 de mise restent", True),
        (Language.FRENCH, "10 de mise restent", False),
        (Language.FRENCH, "0 pièces", True),
        (Language.FRENCH, "minimum 5; puis 10", True),
        (Language.FRENCH, "minimum 5 ; puis 10", False),
        (Language.FRENCH, "à place 4", True),
        (Language.FRENCH, "Pourboire: 5", True),
        (Language.FRENCH, "Pourboire : 5", False),
    ],
)
def test_a_text_that_is_written_as_another_language_does_would_be_found(
    spoke: Language, text: str, *, found: bool
) -> None:
    assert bool(strange([text], spoke)) is found


class OnEachOther(QWidget):
    """Two names, the second so far to the right of the first."""

    apart = 60

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for x, text in ((0, "Annuncio"), (self.apart, "Tavolo")):
            write(painter, QRectF(x, 0, 200, 40), text, 19, paint=ink("#ffffff"), align=LEFT)
        painter.end()


@pytest.mark.parametrize(("apart", "found"), [(60, [("Annuncio", "Tavolo")]), (110, [])])
def test_a_text_that_stands_on_another_would_be_found(
    qtbot: QtBot, apart: int, found: list[tuple[str, str]]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 60)
    page = OnEachOther(window)
    page.apart = apart
    page.setGeometry(window.rect())
    window.show()
    assert overlapping(window) == found
