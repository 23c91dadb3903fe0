"""Every place of the layout at two touches: a number, then one of the bets on it; the chances at one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.roulette.cloth import EVENS, Grid
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.text_size import grown
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.roulette.pages.throw_pages import NumberKey
from app.rules.house import House
from app.rules.roulette.layout import BY_NAME, POSITIONS, Kind, Position
from app.rules.roulette.payment_order import inside_order
from app.rules.roulette.position_words import words_of_positions
from app.rules.side import Side

_MOST: Final = 12
"""Bets on one number."""
_SIMPLE: Final = len(EVENS)
_KINDS: Final = (Kind.EVEN_MONEY, Kind.DOZEN, Kind.DOUBLE_DOZEN, Kind.COLUMN, Kind.DOUBLE_COLUMN)
_GAP: Final = 12
_LABEL: Final = 24
_BETWEEN: Final = 6
"""Between two numbers, which lie as close as on the cloth."""


class PlaceKeys(QWidget):
    """The chances in a row, the numbers as on the cloth, and the bets on the number that was touched.

    Attributes:
        numbers: by number; a touch shows its bets.
        bets: on that number, in the order in which they would be paid.
        chances: those that the house offers, by name.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        house: House,
        choose: Callable[[Position], None],
        fill: Callable[[Position], None] | None = None,
    ) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: what they lie on.
            house: whose bets these are.
            choose: told of a bet, or of a chance.
            fill: told of a number's straight, which may still become another bet on it; `choose` where None.
        """
        super().__init__(parent)
        self._scale, self._house, self._choose = scale, house, choose
        self._fill = fill or choose
        self._marked = False
        self._side, self._number = Side.LEFT, -1
        self._typed = ""
        self._shown: tuple[Position, ...] = ()
        self._chosen: Position | None = None
        self._takes: Callable[[Position], bool] = lambda _position: True
        self._labels: tuple[object, object] = ("", "")
        self.numbers = [NumberKey(scale, self, number) for number in range(37)]
        for key in self.numbers:
            key.clicked.connect(partial(self._touched, key.number))
        self.bets = [TouchButton(scale, self) for _ in range(_MOST)]
        for place, button in enumerate(self.bets):
            button.clicked.connect(partial(self._bet, place))
        self.chances = {name: TouchButton(scale, self) for name in _chances(house)}
        for name, position in _chances(house).items():
            self.chances[name].clicked.connect(partial(self._choose_chance, position))

    def label(self, simple: object, others: object) -> None:
        """Name the simple chances, and the other ones with all the bets inside, in the source language."""
        self._labels = simple, others

    def begin(self, number: int | None = None) -> None:
        """Show the bets on a number, or on none yet; nobody has touched it."""
        self._number, self._typed, self._marked = -1 if number is None else number, "", False

    def show_places(self, side: Side, chosen: Position | None, takes: Callable[[Position], bool]) -> None:
        """Show which place was chosen, and which could be."""
        self._side, self._chosen, self._takes = side, chosen, takes
        self._draw()

    def _draw(self) -> None:
        for key in self.numbers:
            key.choose(chosen=self._marked and key.number == self._number)
        self._shown = () if self._number < 0 else inside_order(self._house, self._number, self._side)
        for place, button in enumerate(self.bets):
            button.setVisible(place < len(self._shown))
            if place < len(self._shown):
                self._show_place(button, self._shown[place])
        for name, position in _chances(self._house).items():
            self._show_place(self.chances[name], position)

    def _show_place(self, button: TouchButton, position: Position) -> None:
        button.size_of_text, speech = 17, self._house.speech
        button.say(cloth_words(position, speech), name=words_of_positions(speech).name(position))
        button.choose(chosen=position is self._chosen)
        button.setEnabled(self._takes(position))

    def _touched(self, number: int) -> None:
        self.begin(number)
        self._mark()

    def _mark(self) -> None:
        """Show the number's bets, and take its straight until another of them is touched."""
        self._marked = True
        straight = BY_NAME[f"straight-{self._number}"]
        self._draw()
        if self._takes(straight):
            self._fill(straight)

    def _bet(self, place: int) -> None:
        self._choose(self._shown[place])

    def _choose_chance(self, position: Position) -> None:
        self._choose(position)

    def shown(self) -> tuple[str, ...]:
        """Name the bets on the number that is shown, in their order."""
        return tuple(position.name for position in self._shown)

    def bet(self, name: str) -> TouchButton:
        """Give the button of a bet on the number that is shown.

        Raises:
            ValueError: there is no such bet on it.
        """
        return self.bets[self.shown().index(name)]

    def take_key(self, key: int) -> bool:
        """Let figures make the number, and Backspace begin it again; False for any other key."""
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            longer = self._typed + str(key - int(Qt.Key.Key_0))
            self._typed = longer if int(longer) <= 36 and longer != "00" else longer[-1]
            self._number = int(self._typed)
            self._mark()
            return True
        if key == Qt.Key.Key_Backspace:
            self.begin()
        else:
            return False
        self._draw()
        return True

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give what the arrows go through: numbers are typed."""
        return [*self.chances.values(), *self.bets]

    def height_wanted(self) -> int:
        """How high it is, in pixels of this window."""
        px = self._scale.px
        label = grown(px(_LABEL)) if any(self._labels) else 0
        return label + 5 * px(TARGET) + 2 * px(_BETWEEN) + 2 * px(_GAP)

    def place(self, side: Side) -> None:
        """Lay the chances in a row, the numbers as on the cloth, and their bets beneath."""
        px, target, gap = self._scale.px, self._scale.px(TARGET), self._scale.px(_GAP)
        y = grown(px(_LABEL)) if any(self._labels) else 0
        chances = list(self.chances.values())
        if side is Side.RIGHT:
            chances = [*reversed(chances[:_SIMPLE]), *reversed(chances[_SIMPLE:])]
        self._lay(chances, y)
        y += target + gap
        close = px(_BETWEEN)
        cell_w, cell_h = (self.width() + close) / 13, target + close
        grid = Grid(side, cell_w if side is Side.LEFT else 12 * cell_w, y, cell_w / 2, cell_h / 2)
        for key in self.numbers:
            box = grid.zero_cell() if key.number == 0 else grid.cell(key.number)
            high = 3 * target + 2 * close if key.number == 0 else target
            key.setGeometry(round(box.x), round(box.y), round(box.w) - close, high)
        self._lay(self.bets, y + 3 * target + 2 * close + gap)

    def _lay(self, buttons: Sequence[QWidget], y: int) -> None:
        gap = self._scale.px(_GAP)
        step = (self.width() + gap) / len(buttons)
        for place, button in enumerate(buttons):
            x = round(place * step)
            button.setGeometry(x, y, round((place + 1) * step) - gap - x, self._scale.px(TARGET))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the names over the chances."""
        painter = QPainter(self)
        px, chances = self._scale.px, list(self.chances.values())
        for label, named in ((self._labels[0], chances[:_SIMPLE]), (self._labels[1], chances[_SIMPLE:])):
            left, right = min(c.x() for c in named), max(c.x() + c.width() for c in named)
            rect = QRectF(left, 0, right - left, grown(px(theme.LINE_ROOM)))
            if label:
                paint = ink(theme.QUIET)
                write(painter, rect, tr(label), px(15), weight=Weight.SEMI, paint=paint, align=LEFT)
        painter.end()


def _chances(house: House) -> dict[str, Position]:
    """Name the chances that a house offers: the simple ones, dozens, columns, each from the zero end."""
    offered = [place for place in POSITIONS if not place.inside and house.offers(place)]
    ordered = sorted(offered, key=lambda place: (_KINDS.index(place.kind), _from_zero(place), place.numbers))
    return {place.name: place for place in ordered}


def _from_zero(position: Position) -> int:
    return EVENS.index(position.name) if position.even_money else 0
