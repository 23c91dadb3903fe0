"""The bank's page: its list, or what was begun and waits; one window at a time (rules 9) [3.1–3.6]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.desks.common.file_dialog import folder_to_choose
from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.croupier.bank.bank_desk import BankDesk, View
from app.desks.croupier.bank.bank_view import Bank
from app.desks.croupier.bank.check_view import CheckView
from app.desks.croupier.bank.chips_view import ChipsView
from app.desks.croupier.bank.count_view import CountView
from app.desks.croupier.bank.entry_view import EntryView
from app.desks.croupier.bank.fields_view import FieldsView
from app.desks.croupier.bank.holdings_view import HoldingsView
from app.desks.croupier.bank.menu_view import MenuView
from app.desks.croupier.bank.papers import Written
from app.desks.croupier.bank.payment_view import PaymentView
from app.desks.croupier.bank.payments_view import PaymentsView
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.forms.bank_forms import OTHER, not_marked, slips_folder
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup
from app.rules.side import Side

Make = Callable[[Bank, QWidget], ChoicePage]


def _left(bank: Bank, parent: QWidget) -> FormPage:
    return FormPage(bank.scale, parent, not_marked(bank.desk), bank.dealing, lambda: bank.go(View.PAYMENTS))


def _folder(bank: Bank, parent: QWidget) -> FormPage:
    papers = bank.setup.papers

    def choose(said: str) -> None:
        """Take a folder, and go on with what is printed."""
        path = folder_to_choose(parent, tr("Dove vanno i documenti?")) if said == OTHER else said
        if papers is not None and path:
            papers.folder = path
            bank.go(View.ENTRY)

    asks = slips_folder(lambda: () if papers is None else tuple(papers.folders()))
    return FormPage(bank.scale, parent, asks, bank.dealing, lambda: bank.go(View.ENTRY), choose)


VIEWS: Final[Mapping[View, Make]] = {
    View.MENU: MenuView,
    View.COUNT: CountView,
    View.CHECK: CheckView,
    View.PAPER: partial(FieldsView, view=View.PAPER),
    View.SPOILED: partial(FieldsView, view=View.SPOILED),
    View.BOX: partial(FieldsView, view=View.BOX),
    View.ENTRY: EntryView,
    View.RIGHTING: partial(FieldsView, view=View.RIGHTING),
    View.HOLDINGS: HoldingsView,
    View.FOLDER: _folder,
    View.PAYMENTS: PaymentsView,
    View.LEFT: _left,
    View.PAYMENT: PaymentView,
    View.CHIPS: ChipsView,
    View.PAID_WHY: partial(FieldsView, view=View.PAID_WHY),
}
"""How each window is made, when it is first needed."""


class BankPage(Page):
    """Holds the windows of the bank; what is counted is kept by the desk, whatever closes the page.

    Attributes:
        views: those that were needed so far.
    """

    WIDE = True
    _told = Signal(object)

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        left: Callable[[], None],
        kept: tuple[BankDesk, Setup],
    ) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: what it lies on.
            dealing: the dealer's side of the desk.
            left: closes the page.
            kept: the drafts, and the station's settings.
        """
        super().__init__(scale, parent)
        self.desk, setup = kept
        self.desk.by_code = dealing.by_code
        self.bank = Bank(scale, dealing, self.desk, setup, left, self.redraw)
        self.views: dict[View, ChoicePage] = {}
        self._screen: Screen | None = None
        # A paper is written on another thread: the signal brings what became of it to the windows'.
        self._told.connect(self._paper_told)

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - what was counted is known by the desk
        """Open on the list; what was counted in part, or waits for an answer, goes on where it was left."""
        if not self.desk.goes_on:
            self.desk.go(View.MENU)

    def show_screen(self, screen: Screen) -> None:
        """Take what became of what was sent, and show the window that is open."""
        self._screen = screen
        live = self.bank.dealing.live
        if live is not None:
            self.desk.hear(live)
        self._print()
        wanted = self.desk.view
        view = self._made(wanted)
        for other, each in self.views.items():
            if other is not wanted:
                each.hide()
        view.setGeometry(self.rect())
        view.show_screen(screen)
        if self.desk.view is wanted:  # a window may lead to another at once
            view.arrange(screen.side)
            view.show()
            view.update()

    def _made(self, view: View) -> ChoicePage:
        if view not in self.views:
            self.views[view] = VIEWS[view](self.bank, self)
        return self.views[view]

    @property
    def open(self) -> ChoicePage:
        """The window that is open."""
        return self._made(self.desk.view)

    def redraw(self) -> None:
        """Show the window that is open now."""
        if self._screen is not None and not self.isHidden():
            self.show_screen(self._screen)

    def _print(self) -> None:
        """Record the print that waited for a folder, and write the page that the journal has now."""
        papers, desk = self.bank.setup.papers, self.desk
        if papers is None:
            return
        if desk.to_write is not None:
            (number, copy), desk.to_write = desk.to_write, None
            papers.write(number, copy, self._told.emit)
        entry = self.views.get(View.ENTRY)
        wanted = desk.view is View.ENTRY and desk.print_of and papers.folder and desk.asks is None
        if wanted and isinstance(entry, EntryView):
            entry.send_print()

    def _paper_told(self, written: Written) -> None:
        self.desk.papers_told = written
        self.redraw()

    def place(self, side: Side) -> None:
        """Give the whole page to the window that is open."""
        view = self.views.get(self.desk.view)
        if view is not None:
            view.setGeometry(self.rect())
            view.arrange(side)

    def take_key(self, key: int) -> None:
        """Give a key to the window that is open."""
        self.open.take_key(key)

    def take_marked(self) -> bool:
        """What is open goes on from there."""
        return self.open.take_marked()

    def unsigned(self) -> None:
        """Nobody signed: it stays a draft."""
        self.desk.unsigned()
        self.redraw()
