"""One window whose table is put back to any moment, and whose pages are touched there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtWidgets import QAbstractButton

from app.desks.common.second_touch import SECOND_TOUCH
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.bank.colours_and_tips import Exchange
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.trying import why_not
from app.rules.house import House
from app.table.live import JournalNow
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinTable
from app.table.table import Table
from tests.desks.croupier.ball_moments import EVENTS, GAME, MOMENTS, heard, rich
from tests.desks.hands import Hands
from tests.said import Form, said

LATE: Final = "rien ne va plus: only the capo tavolo allows it now, say by whom (rules 6)"

Fill = Callable[["Walk", Page], bool | None]
"""False where the page has nothing of the kind now."""


class Way(NamedTuple):
    """A page, and what was said on it when the ball is quicker.

    Attributes:
        name: of what is asked.
        act: that opens it.
        fill: says it.
        over: why there is nothing more to say once a number has fallen, as the table would say it; else empty.
        of_one: it asks about one spin: after the first event there is nothing more of it to be seen.
    """

    name: str
    act: AnyAct
    fill: Fill | None = None
    over: str = ""
    of_one: bool = False


class Did(NamedTuple):
    """A key that did something before the ball was quicker.

    Attributes:
        key: on the page.
        words: what stood on it.
        sent: by a touch.
    """

    key: TouchButton
    words: str
    sent: tuple[Form, ...]


class Walk:
    """One window, and a table that is put back again and again.

    Attributes:
        hands: at the window.
        moments: those of the rich table, made once.
    """

    def __init__(self) -> None:
        self.hands = Hands(drawn=False)
        self._game = GAME + 1
        rich(self.hands)
        state = self.hands.station.state
        self.moments: dict[str, SpinTable] = {}
        for name, play in MOMENTS.items():
            self._put(state)
            play(self.hands)
            self.hands.window.pages.leave()
            self.moments[name] = self.hands.station.state

    def _put(self, state: SpinTable) -> None:
        station = self.hands.station
        station.table = Table(state, station.table.opening, steps_told=False)
        station.deaf = False
        station.waiting.clear()
        self.hands.window.dealing.draft = SpinDraft(spin=0)
        station.publish(refusal=None, journal=JournalNow())

    def put(self, moment: str, way: Way) -> Page | None:
        """Put the table back to a moment and open a page with something on it; None where it asks nothing."""
        pages = self.hands.window.pages
        SECOND_TOUCH.see(
            self.hands.window
        )  # what is done from here on a hand does, though it touches nothing
        self.hands.window.signing.cancel()
        pages.leave()
        self.hands.window.show()  # to leave the program is an act of a page too
        self._forget_bank()
        self._put(self.moments[moment])
        if way.act is Act.NEW_JOURNAL:
            self.hands.station.publish(journal=JournalNow(on_paper=3, reason="the disk is full"))
        self.hands.window.do(way.act)
        page = pages.made.get(way.act)
        if page is None or pages.open is not page:
            return None
        filled = way.fill is None or way.fill(self, page) is not False
        return page if filled else None

    def _forget_bank(self) -> None:
        desk = self.hands.window.pages.bank
        desk.go(View.MENU)
        for counted in (desk.exchange, desk.tip):
            counted.draft, counted.asks = Exchange(), None

    def hear(self, event: str) -> None:
        """Let the ball or the reader be quicker; each event is of another game."""
        self._game += 1
        heard(self.hands, *EVENTS[event](self._game))

    def sent_by(self, key: TouchButton) -> tuple[Form, ...]:
        """Give what a touch sends; the table does none of it."""
        station = self.hands.station
        before = len(station.sent)
        station.deaf = True
        key.click()
        station.deaf = False
        station.waiting.clear()
        return tuple(station.sent[before:])

    def acts(self, moment: str, way: Way) -> tuple[Did, ...] | None:
        """Touch each key of a page that does something, and give what that sends; None where it asks nothing.

        The table stays as it is after the last touch.
        """
        page = self.put(moment, way)
        if page is None:
            return None
        did: list[Did] = []
        for place, key in enumerate(deciding(page)):
            if place:
                self.put(moment, way)
            if can_be_touched(key):
                words, sent = written(key), self.sent_by(key)
                did += [Did(key, words, sent)] if sent else []
        return tuple(did)

    def do(self, sent: tuple[Form, ...]) -> str:
        """Let the table do what was sent; gives why it was refused, as the desk tells it."""
        station = self.hands.station
        station.publish(refusal=None)
        for command in sent:
            station.send(command)
        return "" if station.live.refusal is None else station.live.refusal.reason

    def refused(self, form: Form) -> str:
        """Say why the table would refuse a command now, or record it as refused."""
        state = self.hands.station.state
        why, late = (
            why_not(state, said(form)),
            state.betting is not None and state.betting.phase is Phase.NO_MORE_BETS,
        )
        return LATE if not why and late and form["do"] == "announce" else why

    @property
    def house(self) -> House:
        return self.hands.station.state.house

    @property
    def proposed(self) -> bool:
        """Whether a number waits for a second look."""
        screen = self.hands.window.dealing.screen
        return screen is not None and screen.waits is not None

    @property
    def paid_spin(self) -> int | None:
        """The spin that is paid now."""
        paying = self.hands.station.state.paying
        return None if paying is None else paying.spin

    @property
    def told(self) -> str:
        """The reason that the banner tells."""
        screen = self.hands.window.dealing.screen
        return "" if screen is None or screen.banner is None else screen.banner.reason


_DECIDES: Final = frozenset({Role.PAY, Role.STEP, Role.TAKE})


def deciding(page: Page) -> tuple[TouchButton, ...]:
    """The keys of a page that do something, as they can be touched now."""
    keys = page.findChildren(TouchButton)
    return tuple(key for key in keys if can_be_touched(key) and (key.single or key.role in _DECIDES))


def can_be_touched(key: QAbstractButton) -> bool:
    return key.isEnabled() and key.isVisible()


def kept(page: Page) -> frozenset[object]:
    """What was said on a page: an announce as it stands, else the keys that are chosen."""
    if isinstance(page, AnnouncePage):
        return frozenset({page.hand.draft})
    if isinstance(page, FormPage):
        return frozenset({page.draft})
    chosen = {id(key) for key in page.findChildren(TouchButton) if key.chosen}
    return frozenset(chosen)


def written(key: TouchButton) -> str:
    """What stands on a key."""
    return f"{key.text()} {key.below}"


def said_on(page: Page) -> str:
    """All that is written on a page."""
    keys = (key for key in page.findChildren(TouchButton) if key.isVisible())
    return " ".join((page.accessibleName(), page.accessibleDescription(), *map(written, keys)))
