"""What a dealer does at the table beside the numbers, each on its own page: touched, or opened by its key."""

from __future__ import annotations

import random
from collections.abc import Mapping

from PySide6.QtCore import Qt

from app.desks.common.seats import seat_name
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.relief_form import Field
from app.desks.croupier.forms.typed import Letter
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.forms.chips_form import Owner
from app.rules.money import Cents
from tests.end_to_end.at_the_window import CONTROL, AtTheWindow
from tests.end_to_end.book import Book

K = Qt.Key
KEYS: Mapping[AnyAct, Qt.Key] = {
    Act.MINIMUM: K.Key_M,
    Act.COLOUR: K.Key_K,
    Act.HAND_OVER: K.Key_B,
    Act.SUSPEND: K.Key_S,
    Act.LAST: K.Key_L,
    Act.CLOSE: K.Key_Q,
}
MINIMA = (250, 500, 1000)
COLOUR_VALUES = (250, 500, 1000, 2000)
REASONS = ("Controllo del cilindro", "Allarme in sala", "Decisione della direzione")
NAMES = ("Bruno", "Carla", "Dino", "Elena")


class TableHands:
    """Opens, closes and changes the table, at the window and in the book."""

    def __init__(self, table: AtTheWindow, book: Book, rng: random.Random, names: tuple[str, ...]) -> None:
        self._table, self._book, self._rng, self._names = table, book, rng, names

    def _go(self, act: AnyAct) -> None:
        """Open a page by its key, or two touches away."""
        self._table.until(lambda: act in self._table.screen.can, f"{act} to be possible")
        if self._rng.random() < 0.5:
            self._table.key(KEYS[act], CONTROL)
            return
        self._table.touch(self._table.window.strip.more)
        self._table.touch(self._table.form(Act.TABLE).key(act))

    def open(self) -> None:
        minimum = self._rng.choice(MINIMA[:2])
        self._table.touch(self._table.window.steps.main)
        page = self._table.form(Act.OPEN)
        self._table.touch(page.key(Amount(Cents(minimum))))
        self._table.touch(page.does)
        self._table.until(lambda: self._table.phase is not None, "the table to be open")
        self._book.opened(minimum, "Anna", self._table.window.dealing.today)

    def change_minimum(self) -> None:
        then = self._rng.choice([amount for amount in MINIMA if amount != self._book.minimum])
        self._go(Act.MINIMUM)
        page = self._table.form(Act.MINIMUM)
        self._table.touch(page.key(Amount(Cents(then))))
        self._table.touch(page.does)
        self._table.until(page.isHidden, "the page to close")
        self._book.announced_minimum(then)

    def give_colour(self) -> None:
        """A colour of which nothing is known to lie there, for a player who has none."""
        lying = {entry.get("colour") for stack in self._book.known.values() for entry in stack}
        taken = {colour.get("owner") for colour in self._book.colours.worth.values()}
        name = self._rng.choice([name for name in self._names if name not in lying])
        seat = self._rng.choice([seat for seat in range(1, 5) if f"posto {seat}" not in taken] or [0])
        value = self._rng.choice(COLOUR_VALUES)
        self._go(Act.COLOUR)
        page = self._table.form(Act.COLOUR)
        self._table.touch(page.key(name))
        self._table.touch(page.key(Amount(Cents(value))))
        self._table.touch(page.key(Owner(seat_name(seat))))
        self._table.touch(page.does)
        self._table.until(page.isHidden, "the page to close")
        self._book.colours.gave(name, value, f"posto {seat}" if seat else None)

    def hand_over(self) -> None:
        """Another dealer comes; his name is touched letter by letter, or typed."""
        name = self._rng.choice([name for name in NAMES if name != self._book.dealer])
        self._go(Act.HAND_OVER)
        page = self._table.form(Act.HAND_OVER)
        self._write(page, name)
        notes = "Posto tre lascia" if self._rng.random() < 0.5 else ""
        if notes:
            self._table.touch(page.key(Field.NOTES))
            self._write(page, notes)
        self._table.touch(page.does)
        self._table.until(page.isHidden, "the page to close")
        self._table.until(lambda: self._table.screen.heading.dealer == name, f"{name} to deal")
        self._book.handed_over(name, notes)

    def _write(self, page: FormPage, text: str) -> None:
        if self._rng.random() < 0.5:
            self._table.type(text)
        else:
            for letter in text:
                self._table.touch(page.key(Letter(letter.upper())))

    def announce_relief(self) -> None:
        """Après le coup les boules passent."""
        self._go(Act.HAND_OVER)
        page = self._table.form(Act.HAND_OVER)
        self._table.touch(page.key(Act.RELIEF))
        self._table.until(page.isHidden, "the page to close")
        self._book.announced_relief()

    def suspend(self) -> None:
        """The management suspends play, and takes it up again."""
        reason = self._rng.choice(REASONS)
        self._go(Act.SUSPEND)
        page = self._table.form(Act.SUSPEND)
        assert not page.does.isEnabled()
        self._table.touch(page.key(reason))
        self._table.touch(page.does)
        self._book.suspended(reason)
        self._table.until(lambda: "Gioco sospeso" in self._table.banner, "the suspension to be told")
        assert reason in self._table.banner
        self._table.until(page.isHidden, "the page to close")
        self._go(Act.SUSPEND)
        self._table.touch(self._table.form(Act.SUSPEND).does)
        self._table.until(lambda: "Gioco sospeso" not in self._table.banner, "play to go on")
        self._book.suspended()

    def announce_last(self) -> None:
        if self._rng.random() < 0.5:
            self._go(Act.LAST)
        else:
            self._table.touch(self._table.window.steps.others[Act.LAST])
        self._table.until(lambda: self._table.screen.last_spin, "the last spin to be announced")
        self._book.announced_last()

    def close(self) -> None:
        self._go(Act.CLOSE)
        page = self._table.form(Act.CLOSE)
        self._table.touch(page.does)
        if self._table.screen.phase is not None and page.isVisible():  # the sum that is held is named first
            self._table.touch(page.does)
        self._table.until(lambda: self._table.phase is None, "the table to be closed")
        self._book.closed()
