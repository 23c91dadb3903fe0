"""Hands that enter what won, by touch or by key, and count what they do."""

from typing import Final, NamedTuple

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.entry_keys import pad_keys
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.payments.beside import SpinRow
from app.rules.roulette.layout import Position
from tests.desks.desk import go_on
from tests.desks.played import Played

ODDS: Final = {1: 35, 2: 17, 3: 11, 4: 8, 6: 5}
"""Pieces for a piece, by how many numbers it covers (rules, the table of bets)."""
PAD: Final = Qt.KeyboardModifier.KeypadModifier
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
K = Qt.Key
FIGURE_KEYS: Final = {
    Figure.SPLITS: K.Key_8,
    Figure.CORNERS: K.Key_7,
    Figure.STRAIGHT_AND_SPLITS: K.Key_5,
    Figure.COMPLETE: K.Key_0,
}


class Step(NamedTuple):
    """One touch: a place, a figure, or another count."""

    place: Position | None = None
    figure: Figure | None = None
    each: int = 0


class Hands:
    """A dealer's hands, which count what they do."""

    def __init__(self, played: Played, *, keys: bool) -> None:
        self.played = played
        self.keys = keys
        self.touches = 0
        self.changes = 0
        self.side = played.station.state.side

    def colour(self, place: int) -> None:
        self.touches += 1
        if self.keys:
            self.played.key(K(K.Key_1 + place))
        else:
            self.played.touch(self.played.entry.chips.colours[place])

    def value(self, place: int, seat: int) -> None:
        self.touches += 2
        if self.keys:
            self.played.key((K.Key_Q, K.Key_W, K.Key_E, K.Key_R)[place])
            self.played.key((K.Key_Z, K.Key_X, K.Key_C, K.Key_V, K.Key_B)[seat])
        else:
            self.played.touch(self.played.entry.chips.values[place])
            self.played.touch(self.played.entry.keys.seats[seat])

    def do(self, number: int, step: Step) -> None:
        if step.each:
            self.changes += 1
            self.count(step.each)
        elif step.figure is not None:
            self.touches += 1
            self.figure(step.figure)
        elif step.place is not None:
            self.touches += 1
            self.place(number, step.place)

    def count(self, each: int) -> None:
        if not self.keys:
            self.played.touch(self.played.entry.keys.counts[each - 1])
        elif each == 1:
            self.played.key(K.Key_0, PAD)
        else:
            self.played.key(K(K.Key_F1 + each - 1))

    def figure(self, figure: Figure) -> None:
        if self.keys:
            self.played.key(FIGURE_KEYS[figure], PAD | CONTROL)
        else:
            self.played.touch(self.played.entry.figures.figures[figure])

    def place(self, number: int, place: Position) -> None:
        if not self.keys:
            self.played.place(place.name)
            return
        key = next(key for key, position in pad_keys(number, self.side).items() if position is place)
        codes = {"/": K.Key_Slash, "*": K.Key_Asterisk, "-": K.Key_Minus}
        self.played.key(codes.get(key) or K(K.Key_0 + int(key)), PAD)

    def rows(self) -> tuple[SpinRow, ...]:
        screen = self.played.window.dealing.screen
        assert screen is not None
        return screen.payments.rows

    def again(self) -> None:
        self.touches += 1
        if self.keys:
            self.played.key(K.Key_Plus, PAD)
        else:
            self.played.touch(self.played.entry.figures.again)


def next_spin(played: Played) -> None:
    played.window.do(Act.PAID)
    go_on(played.window.dealing)
    assert played.station.state.paying is None
