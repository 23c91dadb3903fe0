"""How the page of the side wagers is made, and the sheet of keys, when they are first needed."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.making import Make, Pages, drawn
from app.desks.croupier.pages.page import Page
from app.desks.croupier.words.words import act_words
from app.rules.repeater.house_rules import repeater_rules

NAMED: Final = "repeater"
"""The page among the parts of the window."""


def booking_page(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    """Draw the page where side wagers are booked."""
    from app.desks.croupier.repeater.booking_form import BOOKING  # noqa: PLC0415 - when it is first needed

    page = drawn(BOOKING, scale, parent, dealing, pages)
    page.setObjectName(NAMED)
    return page


def keys_page(made: Make, scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    """Make the sheet of keys; the board's key is on it only where the house deals side wagers."""
    from app.desks.croupier.pages.keys_page import KeysPage  # noqa: PLC0415 - when it is first needed

    page = made(scale, parent, dealing, pages)
    if isinstance(page, KeysPage) and repeater_rules(dealing.house) is None:
        page.lines = tuple(line for line in page.lines if line.does != act_words(Act.BESIDE))
    return page
