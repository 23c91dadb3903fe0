"""How the page of the side wagers is made, and the sheet of keys, when they are first needed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.making import Make, Pages, drawn
from app.desks.croupier.pages.page import Page
from app.desks.croupier.repeater.booking_draft import OPENS
from app.desks.croupier.words.words import act_words
from app.rules.repeater.house_rules import repeater_rules

NAMED: Final = "repeater"
"""The page among the parts of the window."""
_ON_THE_PAGE: Final = (
    ("2 … 9 0 − =", QT_TRANSLATE_NOOP("", "a lato: repeater 2 … 12, 7 i sette")),
    ("U D C E O H T L", QT_TRANSLATE_NOOP("", "a lato: i gruppi; T 2/12<7, L 3/11<7")),
)
"""What its own keys book, as they stand on the sheet."""


def booking_page(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    """Draw the page where side wagers are booked."""
    from app.desks.croupier.repeater.booking_form import BOOKING  # noqa: PLC0415 - when it is first needed

    page = drawn(BOOKING, scale, parent, dealing, pages)
    page.setObjectName(NAMED)
    return page


def keys_page(made: Make, scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    """Make the sheet of keys; the board's keys are on it only where the house deals side wagers."""
    from app.desks.croupier.pages.keys_page import KeyLine, KeysPage  # noqa: PLC0415 - when it is first needed

    page = made(scale, parent, dealing, pages)
    if not isinstance(page, KeysPage):
        return page
    opens = act_words(Act.BESIDE)
    if repeater_rules(dealing.house) is None:
        page.lines = tuple(line for line in page.lines if line.does != opens)
    else:
        lines = (
            line._replace(keys=f"{OPENS} · {line.keys}") if line.does == opens else line
            for line in page.lines
        )
        page.lines = (*lines, *(KeyLine(keys, tr(does)) for keys, does in _ON_THE_PAGE))
    return page
