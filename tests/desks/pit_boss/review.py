"""The review desk as a test has it: a journal, the window, and waiting until it has read."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.commands.replaying import replayed
from app.commands.review import houses_of
from app.commands.voices import desk_voice
from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.day_page import DayPage
from app.desks.pit_boss.hall import Hall, review_window
from app.desks.pit_boss.idle import never_asleep
from app.desks.pit_boss.now_page import NowPage
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.people_page import PeoplePage
from app.desks.pit_boss.plain_table import PlainTable
from app.desks.pit_boss.reviewed import REVIEWED
from app.desks.pit_boss.roulette.spins_page import SpinsPage
from app.desks.pit_boss.roulette.wheel_page import WheelPage
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.upkeep_page import Asked, UpkeepPage
from app.desks.pit_boss.writer import Writer
from app.journal.lists.filters import ListedSpin
from app.register_file.register_file import RegisterFile
from app.reports.printing import NotPrintedError, Printers
from app.station.review_writer import ReviewWriter
from app.table.game import Game
from app.table.roulette.game import ROULETTE
from tests.register_file.a_register import GINA, ARegister
from tests.reports.days import ROME

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
_LONGEST = 20.0
P = TypeVar("P", bound=Page)
W = TypeVar("W", bound=SigningWindow)


class NoPrinters:
    """A system without printers."""

    def names(self) -> tuple[str, ...]:
        return ()

    def send(self, page: bytes, printer: str, title: str) -> None:
        raise NotPrintedError(f"{printer}: {title}: {len(page)}")


class Review:
    """A pit boss at the desk.

    Attributes:
        language: what the desk was opened in.
    """

    def __init__(
        self,
        database: Path,
        *also: Path,
        size: tuple[int, int] = (1280, 800),
        every: float = 0.1,
        language: Language = Language.ITALIAN,
        writer: Writer | None = None,
        register: RegisterFile | None = None,
        printers: Printers | None = None,
        opens: tuple[str, str] | None = ("Gina", GINA),
        steady: Callable[[], int] = never_asleep,
        drawn: bool = True,
        game: Game[Any] = ROULETTE,
    ) -> None:
        """Open the desk: where there is a register by whom `opens` says, with which code; None leaves it shut."""
        make_application(["review"])
        self.language = language
        speak(language)
        self.files: list[str] = []
        self.answer = self.folder = self.place = ""
        people = register or ARegister(database.with_name("nobody")).file
        self.window = review_window(
            Hall(
                (database, *also),
                game,
                REVIEWED,
                writer or ReviewWriter(people, game),
                people,
                desk_voice(),
                "test 1",
                replayed,
                ROME,
                lambda: NOW,
                self._asked,
                every,
                Asked(lambda: self.place, lambda: self.place),
                printers or NoPrinters(),
                lambda: self.folder,
                steady=steady,
                houses=houses_of((database, *also)) if game.sides else (),
            )
        )
        self.spins = self._page(SpinsPage)
        self.now = self._page(NowPage)
        self.day = self._page(DayPage)
        self.wheel = self._page(WheelPage)
        self.upkeep = self._page(UpkeepPage)
        self.window.setUpdatesEnabled(drawn)  # what is touched and said needs no picture
        self._begin(size, opens)

    def _begin(self, size: tuple[int, int], opens: tuple[str, str] | None) -> None:
        self.window.resize(*size)
        self.window.show()
        if self.window.locked and opens is not None:
            self.open_with(*opens)
            self.until(lambda: not self.window.locked)

    @property
    def people(self) -> PeoplePage:
        return self._page(PeoplePage)

    def open_with(self, name: str, code: str) -> None:
        """Give name and code at the locked desk."""
        page = self.window.lock_page
        self.until(page.isEnabled)
        page.fields.name.setEditText(name)
        QTest.keyClicks(page.fields.code, code)
        self.click(page.open)

    def asked(self, kind: type[W]) -> W:
        """Wait until a window stands there in which somebody signs."""
        self.until(lambda: any(window.isVisible() for window in self.window.findChildren(kind)))
        return next(window for window in self.window.findChildren(kind) if window.isVisible())

    def sign(self, window: SigningWindow, *signatures: tuple[str, str]) -> None:
        """Fill in names and codes, and sign."""
        for fields, (name, code) in zip(window.signatures, signatures, strict=True):
            fields.name.setEditText(name)
            QTest.keyClicks(fields.code, code)
        self.click(window.done_button)

    def _page(self, kind: type[P]) -> P:
        pages = [self.window.pages.widget(place) for place in range(self.window.pages.count())]
        return next(page for page in pages if isinstance(page, kind))

    def go(self, page: Page) -> None:
        """Click on the page's button."""
        self.click(self.window.buttons[self.window.pages.indexOf(page)])

    def _asked(self, proposed: str) -> str:
        self.files.append(proposed)
        return self.answer

    @property
    def rows(self) -> list[ListedSpin]:
        return self.spins.found.model.at_hand.rows

    def until(self, so: Callable[[], bool]) -> None:
        """Let the window work until something is so."""
        end = time.monotonic() + _LONGEST
        while not so():
            assert time.monotonic() < end, "it never came to that"
            QApplication.processEvents()
            time.sleep(0.005)

    def opened(self, spin: int, table: str = "T1") -> None:
        """Wait until a spin is open."""

        def is_open() -> bool:
            listed, story = self.spins.page.listed, self.spins.page.story
            return story is not None and listed is not None and (listed.table, listed.spin) == (table, spin)

        self.until(is_open)

    def type_search(self, text: str) -> None:
        """Type into the search line, and press Enter."""
        search = self.spins.filters.search
        self.click(search)
        search.selectAll()
        QTest.keyClicks(search, text)
        QTest.keyClick(search, Qt.Key.Key_Return)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def click_row(self, row: int) -> None:
        view = self.spins.found.list
        middle = view.visualRect(self.spins.found.model.index(row, 2)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle))

    def click_in(self, table: PlainTable, row: int) -> None:
        """Click on a row of a short list."""
        middle = table.visualRect(table.model().index(row, 0)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)

    def put_back(self) -> None:
        """Show the spins as the desk began: nothing is looked for, the last one is read, nothing is said."""
        self.files.clear()
        self.answer = self.folder = self.place = ""
        self.window.resize(1280, 800)
        self.go(self.spins)
        self.spins.filters.clear()
        self.until(lambda: bool(self.rows) and not self.spins.found.looking)
        last = self.rows[0]
        self.spins.found.list.setCurrentIndex(self.spins.found.model.index(0, 0))
        self.opened(last.spin, last.table)
        self.click(self.spins.page.by_payments)
        QTest.keyClick(self.window, Qt.Key.Key_Escape)
        self.spins.said.clear()

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
