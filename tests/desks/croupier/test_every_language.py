"""In every language each page of the window can be read, whatever the words are: nothing is cut, nothing too small."""

import os
import re
from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, language, speak
from app.desks.common.lettering import LEFT, Written, ink, write
from app.desks.common.looks import look_of
from app.desks.common.theme import LEAST_TEXT
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.felt import ROULETTE
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.words.prompt_words import under_parts
from app.table.heard import WarningHeard
from app.table.live import JournalNow, ReaderHealth, ReaderNow, Refusal
from tests.desks.croupier.scene import Scene, set_up, table_of
from tests.desks.croupier.scene import played as set_on_stage
from tests.desks.croupier.scenes import SCENES
from tests.desks.desk import Desk, enter_eight
from tests.desks.hands import Hands
from tests.desks.overlapping import overlapping
from tests.desks.played import Played
from tests.desks.written import texts_on
from tests.said import said

SMALLEST = 14
PANELS = ((1280, 800), (1920, 1080))
LANGUAGES = list(Language)
ASKED_BY_ITSELF = {Act.CONFIRM}
WHILE_PAYING = {Act.PAYMENT, Act.LINES, Act.OTHER_NUMBER, SpinAct.MISPLACED}
AT_ZERO = {SpinAct.ZERO, SpinAct.PRISONERS}
AFTER_RIEN_VA = {Act.WHY_VOID, Act.VALID}
WHILE_CLOSED = {Act.OPEN}
WITH_CHIPS_HELD = {SpinAct.HAND}
AFTER_A_WARNING = {Act.ANSWER}


@pytest.fixture(params=LANGUAGES, ids=lambda language: language.value)
def spoken(request: pytest.FixtureRequest, played: Played) -> Played:
    say(request.param)
    return played


def say(language: Language) -> None:
    """Switch, and let the windows hear of it."""
    speak(language)
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, 52)  # what is to be deleted


Found = list[tuple[Written, bool]]


def read(played: Played) -> tuple[Found, list[tuple[str, str]]]:
    """Draw the whole window.

    Returns:
        Every text of it that anybody could be asked to read, and if in vain small; and what overlaps.
    """
    found: Found = []
    least = played.window.scale.px(LEAST_TEXT)

    def heard(written: Written, painter: QPainter) -> None:
        found.append((written, small_in_vain(written, painter.font(), least)))

    pairs = overlapping(played.window, heard)
    faces = chip_faces(played)
    return [(written, small) for written, small in found if written.text and written.text not in faces], pairs


def small_in_vain(written: Written, face: QFont, least: int) -> bool:
    """Whether one line is smaller than 14 points though its room has place for larger letters."""
    larger = QFont(face)
    larger.setPixelSize(written.pixels + 1)
    wide, high = QFontMetricsF(larger).horizontalAdvance(written.text), (written.pixels + 1) / 0.88
    one_line = not written.flags & int(Qt.TextFlag.TextWordWrap)
    return (
        one_line and written.pixels < least and wide <= written.rect.width() and high <= written.rect.height()
    )


_QUOTES = ("“", "«\u202f", "«\N{NO-BREAK SPACE}", "« ", r"«(?=\w)")
"""How a name can be quoted: English, French thrice, Italian."""


def misnamed(text: str, spoken: Language) -> bool:
    """Whether names are quoted in more than one way, or a seat is not signed as English signs it."""
    ways = sum(re.search(way, text) is not None for way in _QUOTES)
    return ways > 1 or (spoken is Language.ENGLISH and re.search(r"\bP\d\b", text) is not None)


def test_what_is_misnamed_would_be_found() -> None:
    assert misnamed("“Layout cleared», «Next spin”", Language.ENGLISH)
    assert misnamed("«\u202fTapis ramassé», «Coup suivant\u202f»", Language.FRENCH)
    assert misnamed("P2 ?", Language.ENGLISH)
    assert not misnamed("“Layout cleared”, “Next spin”: S2", Language.ENGLISH)
    assert not misnamed("P2 ?", Language.ITALIAN)


def chip_faces(played: Played) -> set[str]:
    """What is printed on chips and beside them in figures is drawn as large as the chip is."""
    house = played.station.state.house
    figures = {str(number) for number in range(1000)} | {f"+{number}" for number in range(10)}
    signs = {f"{letter}{seat}" for letter in "PS" for seat in range(9)}
    faces = {look_of(house, value, None).face for value in house.chips}
    return figures | signs | faces | {chip.letter for chip in house.colours}


def faults(played: Played) -> list[Written]:
    """What is cut, too small, misnamed, or in vain smaller than 14 points; all keys of their sheet have one size."""
    return faulty(played, read(played)[0])


def faulty(played: Played, found: Found) -> list[Written]:
    """Find the faults among what was read."""
    alike = Act.KEYS in played.window.pages.made and played.window.pages.made[Act.KEYS].isVisible()
    return [
        w
        for w, in_vain in found
        if w.cut or (in_vain and not alike) or w.pixels < SMALLEST or misnamed(w.text, language())
    ]


def enter(played: Hands) -> None:
    """Number 8 with its four payments, as the drawing shows it."""
    played.fall(8)
    desk = Desk.__new__(Desk)
    desk.dealing, desk.station = played.window.dealing, played.station
    enter_eight(desk)


def held(played: Played) -> None:
    """A straight won, and nobody knows whose it was."""
    played.fall(8)
    played.value(20_00, 0)
    played.place("straight-8")
    played.station.say("paid_all", "next")


def declared_void(played: Played) -> None:
    """Nobody has said why yet, and it may still be taken back."""
    played.station.say("throw")
    played.window.do(Act.VOID)
    played.window.pages.leave()


def warned(played: Played) -> None:
    """The reader said that something is odd, and nobody has answered for it."""
    played.station.hear(WarningHeard("wheel", "odd", "odd"))


def divided(played: Played) -> None:
    """A colour lies on two chances at zero."""
    played.fall(0)
    played.colour("red")
    for place in ("black", "even"):
        played.place(place)


def not_recorded(played: Played) -> None:
    """The journal takes nothing any more."""
    played.station.publish(journal=JournalNow(on_paper=3, reason="the disk is full"))


BEFORE: dict[AnyAct, Callable[[Played], object]] = {
    **dict.fromkeys(WHILE_PAYING, enter),
    **dict.fromkeys(AT_ZERO, divided),
    **dict.fromkeys(AFTER_RIEN_VA, declared_void),
    **dict.fromkeys(WHILE_CLOSED, lambda played: played.station.say("close")),
    **dict.fromkeys(WITH_CHIPS_HELD, held),
    **dict.fromkeys(AFTER_A_WARNING, warned),
    Act.NEW_JOURNAL: not_recorded,
}
"""What brings the table to where an act's page can be opened."""


def opened(played: Played, act: AnyAct) -> None:
    """Open the page of an act where it can be opened."""
    if act in BEFORE:
        BEFORE[act](played)
    if act is SpinAct.PRISONERS:
        played.station.say("next")
    if act in ASKED_BY_ITSELF:
        played.station.say("throw", "no_more_bets")
        played.window.dealing.number(23)
    else:
        played.window.do(act)
    assert played.window.pages.open is played.window.pages.made[act]


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


ALL_OF_THEM = bool(os.environ.get("CAPOTAVOLO_EVERY_SCENE"))
"""Each scene in every language and size takes minutes; else each is read in one, all of them in turn."""
WAYS = [(spoke, size) for size in PANELS for spoke in LANGUAGES]
READ = [
    pytest.param(scene, spoke, size, id=f"{scene.name}-{spoke.value}-{size[0]}")
    for place, scene in enumerate(SCENES)
    for spoke, size in (WAYS if ALL_OF_THEM else [WAYS[place % len(WAYS)]])
]


SAID_IN_ITALIAN = re.compile(r"^[“«]|\bsu\b|^Ultimo colpo|^[\d.,]+$")
"""What is said aloud is the house's, and what a chip bears is its own, whatever the desk speaks."""
_COLOURS = r"|\b(?:rosso|blu|verde|giallo|lilla|arancio|celeste|nocciola)\b"
_ITALIAN = r"|\b(?:[Dd]ella|[Dd]ello|[Nn]essun[oa]?|che|sono|[Pp]erché|cavo|[Dd]isco|restano|finestra)\b"
"""Words that neither of the other two languages has; a name and a note stay as somebody wrote them."""
_ALONE = r"|(?<![\d.,\u202f])"
"""What follows is a number by itself, and no end of one."""
STRANGE = {
    Language.ITALIAN: re.compile(
        r"[“”]|\b(?:[Ii]l|[DdNn]el|[Dd]al|[Ss]ul|[Aa]l) (?:0|1|11|8\d*)\b(?![.,]\d)|\b(?:di|a|per) posto \d|\baltri 1\b"
        + (
            _ALONE
            + r"1(?: (?:pezzi|pagamenti|colpi|giorni|cifre|righe|codici|stecche|colori|\w+ti)|: mancano)\b"
        )
    ),
    Language.ENGLISH: re.compile(
        r"[«»]|\d,\d{1,2}(?!\d)"
        + (_ALONE + r"1 (?:pieces|pcs\b|payments|spins|days|digits|lines|stacks|colours)")
        + _ITALIAN
        + _COLOURS
    ),
    Language.FRENCH: re.compile(
        r"[“”]|«\S|\S»|[^\s\d]: |\S; |\b(?:à|de|pour) place \d"
        + (_ALONE + r"[01] (?:pièces|paiements|coups|jours|chiffres|lignes|piles|couleurs|\w+[ée]e?s)\b")
        + (_ALONE + r"[01] (?:\w+ )*restent\b")
        + _ITALIAN
        + _COLOURS
    ),
}
"""Quotes, amounts, signs and colours of another language; articles and plurals that do not go with a number."""


def strange(texts: Iterable[str], spoke: Language) -> list[str]:
    """Give the texts that are written as another language does."""
    own = (text for text in texts if not SAID_IN_ITALIAN.search(text))
    return [text for text in own if STRANGE[spoke].search(text)]


@pytest.mark.parametrize(("scene", "spoke", "size"), READ)
def test_every_scene_can_be_read(qtbot: QtBot, scene: Scene, spoke: Language, size: tuple[int, int]) -> None:
    """Screens: whatever stands in whatever place of the desk, on both panels."""
    say(spoke)
    hands = Played(qtbot, scene.side, size, table_of(scene), set_up(), opened=scene.opened, drawn=False)
    set_on_stage(scene, hands, drawn=False)
    found, pairs = read(hands)
    assert faulty(hands, found) == []
    assert strange((written.text for written, _ in found), spoke) == []
    assert untold(hands) == []
    assert pairs == []


def untold(played: Played) -> list[str]:
    """What is to be done, and stands at the top in one language or size only."""
    screen = played.screen
    told = texts_on(played.window.top_bar)
    return [part for part in under_parts(screen.heading) if part not in " ".join(told)]


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
