"""A table that is open at the window, and a dealer who enters, pays and goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.desks.common.touch import Role
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.roulette.procedure import Phase
from tests.end_to_end.at_the_window import CONTROL, AtTheWindow


class Dealt:
    """A table that is open at the window, and a dealer's hands."""

    def __init__(self, table: AtTheWindow) -> None:
        self.table = table
        self.table.touch(table.window.steps.main)
        self.table.touch(self.table.form(Act.OPEN).does)
        self.table.until(lambda: table.phase in {Phase.COMING, Phase.BETS_OPEN}, "the first bets")

    def fall(self, number: int) -> None:
        """The wheel throws, and the neighbourhood of its number stands there."""
        self.table.wheel.throw(number)
        self.table.until(lambda: self.table.screen.number == number, f"the number {number}")
        self.table.until(lambda: self.table.entering, "the neighbourhood")

    def lay(self, colour: int, place: str) -> None:
        """Pieces of a colour, as many as a touch lays, with two touches."""
        self.table.touch(self.table.entry.chips.colours[colour])
        self.touch_place(place)

    def touch_place(self, place: str) -> None:
        """Lay the chosen chip somewhere, and wait until that is written."""
        targets = [*self.table.entry.ground.targets, *self.table.entry.chances]
        self.table.touch(
            next(t for t in targets if t.isVisible() and t.target and t.target.position.name == place)
        )
        self.written()

    def written(self) -> None:
        """Wait until all that was touched is in the journal."""
        self.table.until(lambda: not self.table.screen.drafted, "the entry to be written")

    def pay(self) -> None:
        before = self.table.screen.payments.current
        self.table.touch(self.table.panel.buttons[Act.PAID])
        self.table.until(lambda: self.table.screen.payments.current != before, "the payment to be marked")

    def next_spin(self, *, asked: bool) -> None:
        """Go on; where it is asked first, one touch takes nothing away, and a second one goes on."""
        button = self.table.panel.buttons[Act.NEXT]
        self.table.touch(button)
        if asked:
            self.table.until(lambda: self.table.screen.passing.asked, "the question")
            assert self.table.screen.number is not None
            assert "Niente segnato e tappeto non ancora pulito" in self.table.banner
            self.table.touch(button)
        self.table.until(lambda: self.table.screen.number is None, "the next spin")

    def go_back(self, words: str, *, by_key: bool = False) -> None:
        """Open the spin again with one touch, or one key."""
        button = self.table.window.steps.back
        assert button.text() == words
        assert button.height() >= self.table.window.steps.main.height() * 56 // 84
        if by_key:
            self.table.key(Qt.Key.Key_Left, CONTROL)
        else:
            self.table.touch(button)
        self.table.until(lambda: self.table.screen.number is not None, "the spin to be open")
        self.table.until(lambda: self.table.entering, "the neighbourhood")

    def next_is_quiet(self) -> bool:
        """Whether the next spin is no step that the desk proposes: nothing was entered and nothing said."""
        return self.table.panel.buttons[Act.NEXT].role is Role.QUIET

    def say_clear(self) -> None:
        """Say that the layout is clear."""
        self.table.touch(self.table.panel.buttons[SpinAct.CLEARED])
        self.table.until(lambda: SpinAct.CLEARED not in self.table.screen.can, "the layout to be clear")
