"""How the page of the side wagers is made, when it is first needed."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.making import Pages, drawn
from app.desks.croupier.pages.page import Page

NAMED: Final = "repeater"
"""The page among the parts of the window."""


def booking_page(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    """Draw the page where side wagers are booked."""
    from app.desks.croupier.repeater.booking_form import BOOKING  # noqa: PLC0415 - when it is first needed

    page = drawn(BOOKING, scale, parent, dealing, pages)
    page.setObjectName(NAMED)
    return page
