"""The croupier's window at a whole station: simulated wheel, serial line, table, journal on a disk; and two hands."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Self, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.desks.common.application import Fault, make_application
from app.desks.common.collecting import collected_here
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.roulette.entry.entry_page import EntryPage
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.games import GAMES
from app.station.desk_link import DeskLink
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.live import ReaderHealth
from app.table.roulette.procedure import Phase
from hardware.simulators.cammegh_script import Durations
from tests.desks.patience import be_patient
from tests.desks.spin_window import SpinWindow
from tests.end_to_end.held_wheel import HeldWheel
from tests.houses import house
from tests.said import said

P = TypeVar("P", bound=Page)
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PAD = Qt.KeyboardModifier.KeypadModifier
PATIENCE = 20.0
"""Seconds until a dealer who waits for something on the screen gives up."""
SHORT = Durations(bets=0.5, rim=1, running=1, result=1.5)


class AtTheWindow:
    """Use it in a `with`: it opens the window and ends everything, whatever happened.

    Attributes:
        database: the journal.
        wheel: the simulated wheel on its pseudo-terminal.
        window: the croupier's.
        touches: how often a hand touched a button.
    """

    def __init__(
        self,
        folder: Path,
        rng: random.Random,
        *,
        speed: float = 25,
        durations: Durations = SHORT,
        dealer: str = "Anna",
        profile: str = "venezia",
        kind: type[SpinWindow] = SpinWindow,
        on_fault: Fault | None = None,
    ) -> None:
        self.application = make_application(["test"], on_fault)
        be_patient()
        self.database = folder / "T1.sqlite"
        self.wheel = HeldWheel(folder / "wheel", rng, durations, speed)
        self._plan = Plan(
            "T1",
            self.database,
            house(profile),
            dealer=dealer,
            first=str(folder / "wheel"),
            practice=True,
            wiring=replace(WIRINGS["roulette"], game=GAMES["roulette"]),
        )
        self._closing = ExitStack()
        self.touches = 0
        self._link = DeskLink()
        self.window = kind(self._link.send)

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.wheel.start()
            stack.callback(self.wheel.stop)
            stack.callback(self._drop_window)
            self._link.published.connect(self.window.show_live)
            station = Station(self._plan, told=lambda _recorded: None, publish=self._link.publish)
            self._link.bind(stack.enter_context(station).table)
            self.window.resize(1280, 800)
            self.window.show()
            stack.enter_context(collected_here())
            self.until(lambda: self.reader is ReaderHealth.LIVE, "the wheel's line")
            self._closing = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    def _drop_window(self) -> None:
        self._link.published.disconnect()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # What is seen

    @property
    def screen(self) -> SpinScreen:
        screen = self.window.dealing.screen
        assert screen is not None
        return screen

    @property
    def phase(self) -> Phase | None:
        return self.screen.phase

    @property
    def reader(self) -> ReaderHealth | None:
        live = self.window.dealing.live
        return None if live is None else live.reader.health

    @property
    def banner(self) -> str:
        """What stands above the felt, as it is read aloud."""
        return self.window.strip.accessibleName()

    @property
    def entry(self) -> EntryPage:
        entry = self.window.cloth.entry
        assert entry is not None
        return entry

    @property
    def panel(self) -> PaymentPanel[SpinScreen]:
        assert self.window.payments is not None
        return self.window.payments

    @property
    def entering(self) -> bool:
        """Whether the neighbourhood of the number has come to rest under the hand."""
        cloth = self.window.cloth
        return cloth.entry is not None and cloth.entry.isVisible() and not cloth.felt.closing_in

    def form(self, act: AnyAct) -> FormPage:
        """The page of an act, where it is a form."""
        return self.page(act, FormPage)

    def page(self, act: AnyAct, kind: type[P]) -> P:
        """The page of an act, which is open."""
        self.until(lambda: act in self.window.pages.made, f"the page {act}")
        page = self.window.pages.made[act]
        assert isinstance(page, kind)
        self.until(page.isVisible, f"the page {act} to be seen")
        return page

    def until(self, met: Callable[[], bool], what: str) -> None:
        """Let the program work until something is seen."""
        end = time.monotonic() + PATIENCE
        while not met():
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain for {what}; {self.seen()}")
            QTest.qWait(1)

    def seen(self) -> str:
        """Describe the screen for whoever must find out what went wrong."""
        screen = self.window.dealing.screen
        if screen is None:
            return "nothing on the screen"
        can = ", ".join(sorted(screen.can))
        what = f"spin {screen.heading.spin}, {screen.phase}, number {screen.number}, {screen.payments.rows}"
        return f"{what}, drafted {screen.drafted}, banner {screen.banner}, can {can}"

    # What hands do

    def touch(self, button: QAbstractButton) -> None:
        """Touch a button that can be touched: it is seen, nothing covers it, and it is not dimmed."""
        named = f"{button.accessibleName()!r}"
        self.until(lambda: button.isVisible() and button.isEnabled(), f"{named} to be there")
        assert self.under_the_finger(button), f"{named} is covered; {self.seen()}"
        self.touches += 1
        QTest.mouseClick(button, LEFT)

    def touch_at(self, button: QAbstractButton, place: QPoint) -> None:
        """Touch a button at one of its places, as one that is drawn in parts."""
        self.until(
            lambda: button.isVisible() and button.isEnabled(), f"{button.accessibleName()!r} to be there"
        )
        assert self.window.childAt(button.mapTo(self.window, place)) is button, self.seen()
        self.touches += 1
        QTest.mouseClick(button, LEFT, pos=place)

    def under_the_finger(self, button: QWidget) -> bool:
        """Whether a touch in the middle of a button reaches it."""
        return self.window.childAt(self.middle_of(button)) is button

    def middle_of(self, button: QWidget) -> QPoint:
        return button.mapTo(self.window, button.rect().center())

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.window, key, held)

    def type(self, text: str) -> None:
        """Type letters and figures as they stand on the keyboard."""
        for letter in text:
            self.key(Qt.Key(ord(letter.upper())))

    def breathe(self) -> None:
        """Draw what changed."""
        QApplication.processEvents()


@contextmanager
def opened_at_the_window(folder: Path, rng: random.Random) -> Iterator[AtTheWindow]:
    """A table that is open: the ball can be thrown."""
    with AtTheWindow(folder, rng) as at:
        at.window.do(Act.OPEN)
        at.window.dealing.ask(said({"do": "open", "day": 21}))
        at.window.pages.leave()
        at.until(lambda: SpinAct.THROW in at.screen.can, "the table to open")
        yield at
