"""The pages over the desk, one open at a time: each asks something first, or is left untouched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.cloth import Box
from app.desks.common.filling import turn_full_screen
from app.desks.common.theme import Scale
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.page import Page
from app.desks.croupier.regions import Regions
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup
from app.table.procedure import HAND


class Pages:
    """Opens the page of an act, keeps what the table says on it, and closes it when it can no longer be done.

    A number that waits for a second look comes before every other page.

    Attributes:
        made: the pages that were needed so far, by what opens them.
        setup: what the pages of the settings read and change.
        bank: what is counted at the bank.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        cover: Callable[[bool], None],
        setup: Setup | None = None,
        bank: BankDesk | None = None,
    ) -> None:
        """Open nothing yet.

        Args:
            scale: of the window.
            parent: what the pages lie on.
            dealing: the dealer's side of the desk.
            cover: told whether a page takes the panel's place now.
            setup: of this station; without one settings hold for this run only.
            bank: what is counted at the bank, kept while its page is closed.
        """
        self.setup = setup or Setup()
        self.bank = bank or BankDesk()
        self._scale, self._parent, self._dealing = scale, parent, dealing
        self._cover = cover
        self._parts: Regions | None = None
        self._screen: Screen | None = None
        self._asked: Act | None = None
        self._clearing = self._closing = False
        self._over: Act | None = None
        self._counted_at: tuple[int | None, int | None] = (None, None)
        self._waits_for_code = self._leaves = False
        self._held_for: Page | None = None
        self.made: dict[Act, Page] = {}

    @staticmethod
    def asks(act: Act) -> bool:
        """Whether an act opens a page before anything is sent."""
        return act in PAGES and act is not Act.CONFIRM

    @property
    def asked(self) -> Act | None:
        """The act whose page somebody opened; not the second look, which comes by itself."""
        return self._asked

    @property
    def open(self) -> Page | None:
        """The page that is open, the sheet of keys before the one beneath it."""
        shown = (page for page in self.made.values() if not page.isHidden())
        return next(shown, None) if self._over is None else self.made[self._over]

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        self._parts = parts
        for page in self.made.values():
            self._place(page)

    def _place(self, page: Page) -> None:
        if self._parts is None or self._screen is None:
            return
        box = _across(self._parts) if page.WIDE else self._parts.felt
        page.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
        page.place(self._screen.side)

    def show_screen(self, screen: Screen) -> None:
        """Show the page that was asked for, as long as what it asks can be done."""
        turned = self._screen is not None and self._screen.side is not screen.side
        self._screen = screen
        if self._asked is not None and not self._goes_on(self._asked, screen):
            self._asked = None
        if self._closing and screen.number is None and Act.CLOSE in screen.can:
            self._asked, self._closing = Act.CLOSE, False
        wanted = Act.CONFIRM if screen.proposed is not None else self._asked
        if wanted is Act.CONFIRM or wanted is None:
            self._over = None
        for act, page in self.made.items():
            if turned:
                self._place(page)
            if act not in {wanted, self._over}:
                page.hide()
        for act in filter(None, (wanted, self._over)):
            self._show(act, screen)
        opened = self.open
        self._cover(opened is not None and opened.WIDE)

    def _goes_on(self, act: Act, screen: Screen) -> bool:
        """Whether a page stays: what it asks can be done, and no number has fallen over an announce."""
        uncleared = Act.CLEARED in screen.can
        self._clearing = self._clearing and uncleared
        fell = act is Act.ANNOUNCE and uncleared and not self._clearing
        if act is Act.BANK:  # a number is paid before anything is counted; what was counted stays
            fell = screen.number is not None and self._counted_at != _number_of(screen)
        return act in screen.can and not fell

    def _show(self, act: Act, screen: Screen) -> None:
        page = self.made.get(act)
        if page is None:
            page = self.made[act] = PAGES[act](self._scale, self._parent, self._dealing, self)
        opens = page.isHidden()
        if opens:
            page.begin(screen)
        page.show_screen(screen)
        if opens:
            self._place(page)
            page.show()
            page.raise_()

    def go(self, act: Act) -> None:
        """Do what a button says: open the page that asks first what must be known, or do it and leave."""
        if self._screen is None or act not in self._screen.can:
            return
        if act is Act.KEYS and self.open is not None:
            self._lay_keys_over()
            return
        if self.asks(act):
            self.ask(act)
            return
        if act is Act.FILL:
            self.setup.change(full_screen=turn_full_screen(self._parent.window()))
            return
        self.leave()
        self._closing = act is Act.NEXT and self._screen.last_spin
        if act is Act.DISPLAY:
            self.setup.toggle_display()
        else:
            self._dealing.act(act)

    def ask(self, act: Act) -> None:
        """Open the page of an act that asks something first.

        An announce is for the next spin, whose bets are open from the clearing: who takes one says that the
        layout is clear (rules 3).
        """
        if act is not Act.ANNOUNCE:
            self._leave_announce()
        self._asked, self._over, self._closing = act, None, False
        if self._screen is None:
            return
        self._counted_at = _number_of(self._screen)
        self._clearing = act is Act.ANNOUNCE and Act.CLEARED in self._screen.can
        if act is Act.ANNOUNCE:
            self._dealing.take_up_announce()
        self.show_screen(self._screen)
        if self._clearing:
            self._dealing.act(Act.CLEARED)

    def _lay_keys_over(self) -> None:
        """Lay the sheet of keys over the open page, which stays as it is; never over a number that waits."""
        if self._asked not in {None, Act.KEYS} and self._screen is not None:
            self._over = Act.KEYS
            self.show_screen(self._screen)

    def leave(self) -> None:
        """Close the open page; a number that waits for an answer stays, and so does what waits for a code."""
        if self._waits_for_code:
            self._leaves = True
            return
        if self._over is None:
            self._leave_announce()
            self._asked = None
        self._over = None
        if self._screen is not None:
            self.show_screen(self._screen)

    def _leave_announce(self) -> None:
        """Forget what was said of an announce: whoever leaves its page wants nothing of it."""
        page = self.made.get(Act.ANNOUNCE)
        if self._asked is Act.ANNOUNCE and page is not None and not page.isHidden():
            self._dealing.say(None)

    def wait_for_code(self) -> None:
        """Keep the open page as it is: what it sent waits for a second person's code."""
        self._waits_for_code, self._leaves, self._held_for = True, False, self.open

    def coded(self, *, signed: bool) -> None:
        """Close the page if what it sent was signed; else it goes on with what was entered.

        Args:
            signed: whether it was sent after all.
        """
        leaves, self._waits_for_code, self._leaves = self._leaves, False, False
        page, self._held_for = self._held_for, None
        if signed and leaves:
            self.leave()
        elif not signed and page is not None:
            page.unsigned()

    def lay_over(self, page: Page) -> None:
        """Lay a page over the one that is open, or over the felt."""
        below = self.open
        if self._parts is None or self._screen is None:
            return
        box = _across(self._parts) if below is not None and below.WIDE else self._parts.felt
        page.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
        page.place(self._screen.side)

    def take_key(self, key: int) -> bool:
        """Give a key to the open page; False when none is open."""
        page = self.open
        if page is not None and key == Qt.Key.Key_F1 and page is not self.made.get(Act.KEYS):
            self._lay_keys_over()
        elif page is not None:
            page.take_key(key)
        return page is not None


def _number_of(screen: Screen) -> tuple[int | None, int | None]:
    """Which number is paid now, and of which spin."""
    return screen.heading.spin, screen.number


def _across(parts: Regions) -> Box:
    """The felt and the panel together."""
    felt, panel = parts.felt, parts.panel
    left = min(felt.x, panel.x)
    return Box(left, felt.y, max(felt.x + felt.w, panel.x + panel.w) - left, felt.h)


Make = Callable[[Scale, QWidget, Dealing, Pages], Page]


def _second_look(scale: Scale, parent: QWidget, dealing: Dealing, _pages: Pages) -> Page:
    from app.desks.croupier.pages.throw_pages import SecondLook  # noqa: PLC0415 - when it is first needed

    return SecondLook(scale, parent, dealing.act)


def _number_pad(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.throw_pages import NumberPad  # noqa: PLC0415 - when it is first needed

    return NumberPad(scale, parent, dealing.number, pages.leave)


def _void(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.throw_pages import VoidPage  # noqa: PLC0415 - when it is first needed

    def declare(reason: str) -> None:
        dealing.void(reason)
        pages.leave()

    return VoidPage(scale, parent, declare, pages.leave, draws=dealing.house.draws)


def _announce(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.announces.page import AnnouncePage  # noqa: PLC0415 - when it is first needed

    return AnnouncePage(scale, parent, dealing, pages.leave)


def _table(scale: Scale, parent: QWidget, _dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.table_page import TablePage  # noqa: PLC0415 - when it is first needed

    return TablePage(scale, parent, pages.go, pages.leave, pages.bank)


def _payment(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.payments.page import PaymentPage  # noqa: PLC0415 - when it is first needed

    return PaymentPage(scale, parent, dealing, pages.leave)


def _lines(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.payments.lines_page import LinesPage  # noqa: PLC0415 - when it is first needed

    return LinesPage(scale, parent, dealing, pages.leave)


def _other_number(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.throw_pages import OtherNumber  # noqa: PLC0415 - when it is first needed

    def say(number: int) -> None:
        paying = None if dealing.live is None else dealing.live.state.paying
        dealing.ask(commands.contradict(number, typed=paying is not None and paying.source == HAND))
        pages.leave()

    return OtherNumber(scale, parent, say, pages.leave)


def _prisoners(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.prisoners_page import PrisonersPage  # noqa: PLC0415 - when it is first needed

    return PrisonersPage(scale, parent, dealing, pages.leave)


def _misplaced(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.misplaced_page import MisplacedPage  # noqa: PLC0415 - when it is first needed

    return MisplacedPage(scale, parent, dealing, pages.leave)


def _answer(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.answer_page import AnswerPage  # noqa: PLC0415 - when it is first needed

    return AnswerPage(scale, parent, dealing, pages.leave)


def _hand(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.hand_page import HandPage  # noqa: PLC0415 - when it is first needed

    return HandPage(scale, parent, dealing, pages.leave)


def _zero(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.zero_page import ZeroPage  # noqa: PLC0415 - when it is first needed

    return ZeroPage(scale, parent, dealing, pages.leave)


def _minimum(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.minimum_page import MinimumPage  # noqa: PLC0415 - when it is first needed

    return MinimumPage(scale, parent, dealing.house, dealing, pages.leave)


def _colour(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.colour_page import ColourPage  # noqa: PLC0415 - when it is first needed

    return ColourPage(scale, parent, dealing.house, dealing, pages.leave)


def _hand_over(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.hand_over_page import HandOverPage  # noqa: PLC0415 - when it is first needed

    return HandOverPage(scale, parent, dealing, pages.leave, pages.setup)


def _open(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.opening_pages import OpeningPage  # noqa: PLC0415 - when it is first needed

    return OpeningPage(scale, parent, dealing, pages.leave, pages.setup)


def _close(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.opening_pages import ClosingPage  # noqa: PLC0415 - when it is first needed

    def count() -> None:
        pages.go(Act.BANK)
        pages.bank.count(Deed.CLOSE)
        dealing.redraw()

    return ClosingPage(scale, parent, dealing, pages.leave, count)


def _suspend(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.opening_pages import SuspensionPage  # noqa: PLC0415 - when it is first needed

    return SuspensionPage(scale, parent, dealing, pages.leave)


def _bank(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.bank.bank_page import BankPage  # noqa: PLC0415 - when it is first needed

    return BankPage(scale, parent, dealing, pages.leave, (pages.bank, pages.setup))


def _quit(scale: Scale, parent: QWidget, _dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.quit_page import QuitPage  # noqa: PLC0415 - when it is first needed

    def end() -> None:
        parent.window().close()

    return QuitPage(scale, parent, pages.leave, end, pages.bank)


def _keys(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.keys_page import KeysPage  # noqa: PLC0415 - when it is first needed

    return KeysPage(scale, parent, pages.leave, draws=dealing.house.draws)


def _settings(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.common.speech import station_speech  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.settings.settings_page import SettingsPage  # noqa: PLC0415 - when it is first needed

    speech, setup = station_speech(), pages.setup
    return SettingsPage(scale, parent, dealing, setup, speech, leave=pages.leave, go=pages.go)


def _station(scale: Scale, parent: QWidget, _dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.settings.station_page import StationPage  # noqa: PLC0415 - when it is first needed

    return StationPage(scale, parent, pages.setup, lambda: pages.go(Act.SETTINGS))


def _support(scale: Scale, parent: QWidget, _dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.settings.support_page import SupportPage  # noqa: PLC0415 - when it is first needed

    return SupportPage(scale, parent, pages.setup, lambda: pages.go(Act.SETTINGS))


def _devices(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.settings.devices_page import DevicesPage  # noqa: PLC0415 - when it is first needed

    return DevicesPage(scale, parent, dealing, pages.setup, lambda: pages.go(Act.SETTINGS))


PAGES: Final[Mapping[Act, Make]] = {
    Act.CONFIRM: _second_look,
    Act.NUMBER: _number_pad,
    Act.VOID: _void,
    Act.ANNOUNCE: _announce,
    Act.TABLE: _table,
    Act.PAYMENT: _payment,
    Act.LINES: _lines,
    Act.ZERO: _zero,
    Act.OTHER_NUMBER: _other_number,
    Act.PRISONERS: _prisoners,
    Act.MISPLACED: _misplaced,
    Act.HAND: _hand,
    Act.ANSWER: _answer,
    Act.MINIMUM: _minimum,
    Act.COLOUR: _colour,
    Act.HAND_OVER: _hand_over,
    Act.OPEN: _open,
    Act.CLOSE: _close,
    Act.SUSPEND: _suspend,
    Act.BANK: _bank,
    Act.QUIT: _quit,
    Act.KEYS: _keys,
    Act.SETTINGS: _settings,
    Act.STATION: _station,
    Act.DEVICES: _devices,
    Act.SUPPORT: _support,
}
"""What opens each page, and how it is made; nobody asks for the second look, it comes by itself."""
