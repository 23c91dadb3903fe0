"""Draws a form as a page of the desk, with what a page may ask of the one that opens it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.page import Page
from app.desks.croupier.settings.setup import Setup


class Relay(QObject):
    """Whoever hears `told` hears it on its own thread."""

    told = Signal(object)


if TYPE_CHECKING:
    from app.desks.croupier.forms.kit import Asks, D
    from app.desks.croupier.pages.form_page import FormPage


class Pages(Protocol):
    """What a page may ask of the one that opens it.

    Attributes:
        made: the pages that were needed so far, by what opens them.
        setup: what the pages of the settings read and change.
        bank: what is counted at the bank.
    """

    made: dict[Act, Page]
    setup: Setup
    bank: BankDesk

    def leave(self) -> None:
        """Close the open page."""

    def go(self, act: Act) -> None:
        """Do what a button says."""

    def help_wanted(self) -> str:
        """Name the page of the manual that belongs to what is seen."""


Make = Callable[[Scale, QWidget, Any, Pages], Page]
"""Makes a page; a game's own takes the game's own dealing."""
Tell = Callable[[Any], object]


def drawn(
    asks: Asks[D],
    scale: Scale,
    parent: QWidget,
    dealing: Dealing,
    pages: Pages,
    tell: Tell | None = None,
    *,
    leave: Callable[[], None] | None = None,
) -> FormPage:
    """Draw a form; `tell` is told what only whoever made the page can do: by default an act of the desk."""
    from app.desks.croupier.pages import form_page  # noqa: PLC0415 - when it is first needed

    kind = form_page.WideFormPage if asks.wide else form_page.FormPage
    return kind(scale, parent, asks, dealing, leave or pages.leave, tell or pages.go)
