"""A window is drawn and read: what of it is cut, too small, misnamed or over another text."""

import re

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.desks.common.language import Language, language, speak
from app.desks.common.lettering import Written
from app.desks.common.looks import look_of
from app.desks.common.theme import LEAST_TEXT
from app.desks.croupier.acts import Act
from tests.desks.overlapping import overlapping
from tests.desks.played import Played

SMALLEST = 14


def switch(language: Language) -> None:
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
