"""The pages over the desk, one open at a time: each asks something first, or is left untouched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.box import Box
from app.desks.common.filling import turn_full_screen
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.help_of import manual, page_of_screen
from app.desks.croupier.page_over import AskedOf, PageOver
from app.desks.croupier.pages.making import Make
from app.desks.croupier.pages.over_keys import OverKeys
from app.desks.croupier.pages.page import Page
from app.desks.croupier.regions import Regions
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup

_OVER: Final = (Act.HELP, Act.KEYS)
"""What is laid over an open page, and read beside it."""
BESIDE_A_PAGE: Final = frozenset({Act.CONFIRM, Act.REFUSE, Act.DISMISS, Act.OTHER_NOTICE})
"""What is done while something is asked: a number's second look, and notices that are read."""


class Pages:
    """Opens the page of an act, keeps what the table says on it, and closes it when it can no longer be done.

    The ball closes no page: a number that falls while something is asked is shown beside what is asked. What
    was asked about a ball that is over is asked no more, and the page says what can be done instead. A number
    that waits for a second look comes before every other page, which is there again when it is answered.

    Attributes:
        made: the pages that were needed so far, by what opens them.
        setup: what the pages of the settings read and change.
        bank: what is counted at the bank.
        over_keys: what can still be done on the pages whose ball was over, by what opens them.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        cover: Callable[[bool], None],
        making: Mapping[AnyAct, Make],
        setup: Setup | None = None,
        bank: BankDesk | None = None,
    ) -> None:
        """Open nothing yet.

        Args:
            scale: of the window.
            parent: what the pages lie on.
            dealing: the dealer's side of the desk.
            cover: told whether a page takes the panel's place now.
            making: how each page is made, by what opens it.
            setup: of this station; without one settings hold for this run only.
            bank: what is counted at the bank, kept while its page is closed.
        """
        self.setup = setup or Setup()
        self.bank = bank or BankDesk()
        self._scale, self._parent, self._dealing = scale, parent, dealing
        self._cover, self._making = cover, making
        self._parts: Regions | None = None
        self._screen: Screen | None = None
        self._asked: AnyAct | None = None
        self._closing = self._declared = False
        self._over: AnyAct | None = None
        self._begun: AnyAct | None = None
        self._opened_at: AskedOf | None = None
        self._asked_of: AskedOf | None = None
        self._result_came = False
        self._typed: int | None = None
        self.over_keys: dict[AnyAct, OverKeys] = {}
        self._waits_for_code = self._leaves = False
        self._held_for: Page | None = None
        self.made: dict[AnyAct, Page] = {}

    def asks(self, act: AnyAct) -> bool:
        """Whether an act opens a page before anything is sent."""
        return act in self._making and act is not Act.CONFIRM

    @property
    def asked(self) -> AnyAct | None:
        """The act whose page somebody opened; not the second look, which comes by itself."""
        return self._asked

    @property
    def open(self) -> Page | None:
        """The page that is open, manual and keys before the one beneath them."""
        shown = (page for page in self.made.values() if not page.isHidden())
        return next(shown, None) if self._over is None else self.made[self._over]

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        self._parts = parts
        for page in self.made.values():
            self._place(page)

    def _place(self, page: Page) -> None:
        self._lay(page, wide=page.wide)
        for keys in self.over_keys.values():
            keys.place()

    def _lay(self, page: Page, *, wide: bool) -> None:
        if self._parts is not None and self._screen is not None:
            box = _across(self._parts) if wide else self._parts.felt
            page.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
            page.arrange(self._screen.side)

    def show_screen(self, screen: Screen) -> None:
        """Show the page that was asked for, as long as what it asks can be done."""
        turned = self._screen is not None and self._screen.side is not screen.side
        self._screen = screen
        self._ask_what_follows(screen)
        wanted = Act.CONFIRM if screen.waits is not None else self._asked
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
        self._cover(opened is not None and opened.wide)

    def _ask_what_follows(self, screen: Screen) -> None:
        """Keep what is asked while it can be; after the last spin closing is asked, after "Rien va" why."""
        answered = self._asked is Act.NUMBER and self._is_typed(screen)
        if self._asked is not None and (answered or not self._goes_on(self._asked, screen)):
            self._asked = None
        if self._asked is not self._begun:
            self._begun = None
        if self._closing and screen.number is None and Act.CLOSE in screen.can:
            self._asked, self._asked_of, self._closing = Act.CLOSE, None, False
        if self._declared and Act.WHY_VOID in screen.can:
            self._asked, self._asked_of, self._declared = Act.WHY_VOID, None, False

    def _goes_on(self, act: AnyAct, screen: Screen) -> bool:
        """Whether a page stays: what it asks can be done, a ball has run, or it waits for a code."""
        runs = screen.runs or screen.waits is not None
        self._result_came = self._result_came or runs or self._fell_over(screen)
        stays = self._result_came or self._waits_for_code
        return act in screen.can or stays or self._over_now(act) is not None

    def _is_typed(self, screen: Screen) -> bool:
        """Whether the number has fallen that somebody typed: then nobody asks any more which one it is."""
        if screen.waits is not None:
            self._typed = screen.typed
        elif screen.number is None:
            self._typed = None
        return screen.waits is None and screen.number is not None and screen.number == self._typed

    def _over_now(self, act: AnyAct) -> PageOver | None:
        """Tell whether the ball is over about which the page of an act was opened."""
        page = self.made.get(act)
        if self._asked_of is None or act is not self._asked:
            return None
        return self._dealing.page_over(act, self._asked_of, 0 if page is None else page.order)

    def _fell_over(self, screen: Screen) -> bool:
        """Whether a number has fallen since the page was opened."""
        return screen.number is not None and self._opened_at != self._dealing.paid_now()

    def fallen(self, screen: Screen) -> int | None:
        """Give the number that fell while the page was open that somebody opened; None where none did."""
        return screen.number if self._fell_over(screen) else None

    def _show(self, act: AnyAct, screen: Screen) -> None:
        page = self.made.get(act)
        if page is None:
            page = self.made[act] = self._making[act](self._scale, self._parent, self._dealing, self)
        opens = page.isHidden()
        if opens and act is not self._begun:  # what only made room for a second look goes on
            page.begin(screen)
        if act is self._asked:
            self._begun = act
        page.show_fallen(self.fallen(screen))
        self._show_over(act, page)
        if not page.is_over:
            page.show_screen(screen)
        if opens:
            self._place(page)
            page.show()
            page.raise_()

    def _show_over(self, act: AnyAct, page: Page) -> None:
        """Say that the ball of a page is over; while it is, the page stays as it was."""
        now = self._over_now(act)
        if now is not None and act not in self.over_keys:
            self.over_keys[act] = OverKeys(self._scale, page, self._dealing, self)
        if act in self.over_keys:
            self.over_keys[act].show_over(now)

    def go(self, act: AnyAct) -> None:
        """Do what a button says: open the page that asks first what must be known, or do it and leave."""
        if self._screen is None or act not in self._screen.can:
            return
        if act in _OVER and self.open is not None:
            self._lay_over(act)
            return
        if self.asks(act):
            self.ask(act)
            return
        if act is Act.FILL:
            self.setup.change(full_screen=turn_full_screen(self._parent.window()))
            return
        goes_on = act is Act.REOPEN and self.open is not None and self.open.is_over
        if act not in BESIDE_A_PAGE and not goes_on:
            self.leave()
        self._closing = act is Act.NEXT and self._screen.last_spin
        self._declared = act is Act.VOID
        if act is Act.DISPLAY:
            self.setup.toggle_display()
        else:
            self._dealing.act(act)

    def ask(self, act: AnyAct) -> None:
        """Open the page of an act that asks something first."""
        if act is not self._asked:
            self._leave_page()
        self._asked, self._over, self._closing, self._declared = act, None, False, False
        self._begun, self._result_came = None, False
        if self._screen is None:
            return
        self._opened_at = self._dealing.paid_now()
        self._asked_of = self._dealing.asked_of(act)
        self._dealing.page_opens(act)
        self.show_screen(self._screen)
        self._dealing.page_opened(act)

    def _lay_over(self, act: AnyAct) -> None:
        """Lay manual or keys over the open page, which stays as it is; never over a number that waits."""
        if self._asked not in {None, act} and self._screen is not None:
            self._over = act
            self.show_screen(self._screen)

    def help_wanted(self) -> str:
        """Name the page of the manual that belongs to what is seen: to the open page, or to the desk."""
        beneath = "evening" if self._screen is None else page_of_screen(self._screen)
        return beneath if self._asked is None else manual().get(self._asked, beneath)

    def leave(self) -> None:
        """Close the open page; a number that waits for an answer stays, and so does what waits for a code."""
        if self._waits_for_code:
            self._leaves = True
            return
        if self._over is None:
            self._leave_page()
            self._asked = None
        self._over = None
        if self._screen is not None:
            self.show_screen(self._screen)

    def _leave_page(self) -> None:
        """Let the game forget what was said on the page that is open, if one is: somebody leaves it."""
        page = None if self._asked is None else self.made.get(self._asked)
        if self._asked is not None and page is not None and not page.isHidden():
            self._dealing.page_left(self._asked)

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
        self._lay(page, wide=below is not None and below.wide)

    def take_key(self, key: int) -> bool:
        """Give a key to the open page; False when none is open."""
        page = self.open
        if page is not None and key == Qt.Key.Key_F1 and page not in map(self.made.get, _OVER):
            self._lay_over(Act.HELP)
        elif page is not None and page.is_over and self._asked in self.over_keys:
            self.over_keys[self._asked].take_key(key)
        elif page is not None:
            page.take(key)
        return page is not None


def _across(parts: Regions) -> Box:
    """The felt and the panel together."""
    felt, panel = parts.felt, parts.panel
    left = min(felt.x, panel.x)
    return Box(left, felt.y, max(felt.x + felt.w, panel.x + panel.w) - left, felt.h)
