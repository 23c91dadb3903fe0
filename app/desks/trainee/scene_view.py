"""Draws what an exercise shows: the layout, chips as they are written or laid, the wheel."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import MARGIN, draw_chip
from app.desks.common.laid_drawing import draw_laid
from app.desks.common.laid_looks import laid_looks
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, fits_lines, ink, write
from app.desks.common.looks import Look, look_of, look_of_entry
from app.desks.common.roulette.felt import FeltView, Shown
from app.desks.common.roulette.felt import Laid as LaidChip
from app.desks.common.theme import Scale
from app.desks.trainee.looks import QUIET, Words
from app.desks.trainee.over_cloth import OverCloth
from app.practice.roulette.scenes import OnLayout, OnTrack, OnWheel
from app.practice.scene import Heap, Laid, Scene
from app.reports.practice_words.scenes import colour_words, labels_of, scene_words, side_words, stack_words
from app.rules.house import House
from app.rules.roulette.bets import Stack
from app.rules.roulette.wheel import POCKETS, RED

_CHIP: Final = 62
"""Pixels of the reference panel."""
_LARGER: Final = 1.8
"""Than beside a payment at the table: here it is all that there is to see."""
_SIZE: Final = 17
"""Of the words beneath, pixels of the reference panel."""
_LINE: Final = 1.3
_MOST_LINES: Final = 6
_RING: Final = 0.2
"""Of the wheel's radius: how broad its pockets are."""


class SceneView(QWidget):
    """One scene; nothing where an exercise has none."""

    def __init__(self, scale: Scale, parent: QWidget, *, has_words: bool = True) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: the page.
            has_words: whether words stand beneath what is drawn.
        """
        super().__init__(parent)
        self._scale, self._has_words = scale, has_words
        self._scene: Scene | None = None
        self._house: House | None = None
        self.felt = FeltView(self)
        self.felt.hide()
        self.over = OverCloth(scale, self, self.felt, self._look)
        self.over.hide()
        self.stacks = Words(scale, self, _SIZE, paint=QUIET)

    def show_scene(self, house: House, scene: Scene | None) -> None:
        """Show a scene.

        Args:
            house: whose chips they are.
            scene: what is shown; None for nothing.
        """
        if (house, scene) == (self._house, self._scene):
            return
        self._house, self._scene = house, scene
        on_layout = isinstance(scene, OnLayout)
        self.felt.setVisible(on_layout)
        self.over.setVisible(on_layout)
        if isinstance(scene, OnLayout):
            shown = Shown(scene.side, scene.number, _laid(house, scene), announces=False, speech=house.speech)
            self.felt.show_layout(shown)
        self._say(beneath_words(house, scene))
        self.setAccessibleName("" if scene is None else scene_words(scene, labels_of(house)))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the layout the room, and beneath it what lies on each other in words."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        words = self._words_high()
        self.felt.setGeometry(0, 0, self.width(), self.height() - words)
        self.over.setGeometry(self.felt.geometry())
        self.stacks.setGeometry(0, self.height() - words, self.width(), words)
        if isinstance(self._scene, OnLayout):
            self.over.show_over(self._scene.bets)

    def _words_high(self) -> int:
        """Say how high the words beneath are: as many lines as they take."""
        size, text = self._scale.px(_SIZE), self.stacks.text
        line = size * _LINE
        if not text:
            return 0
        room = (QRectF(0, 0, self.width(), lines * line) for lines in range(1, _MOST_LINES))
        return round(
            next((rect.height() for rect in room if fits_lines(rect, text, size)), _MOST_LINES * line)
        )

    def _say(self, words: str) -> None:
        self.stacks.say(words if self._has_words else "")
        self._place()

    def _look(self, stack: Stack | None) -> None:
        """Say what lies where somebody touched the layout; beside all chips, what is always said."""
        if self._house is None or self._scene is None:
            return
        if stack is None:
            self._say(beneath_words(self._house, self._scene))
        else:
            self._say(stack_words(stack, labels_of(self._house)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say how many chips lie where they are drawn, as who looks closely at a table sees it."""
        if self._house is None or self._scene is None or isinstance(self._scene, OnLayout | OnWheel):
            event.ignore()
            return
        self._say(scene_words(self._scene, labels_of(self._house)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what is not the layout on a piece of felt."""
        house, scene = self._house, self._scene
        if house is None or scene is None or isinstance(scene, OnLayout):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink(theme.FELT_LINE_DIM), 1))
        painter.setBrush(ink(theme.FELT))
        radius = self._scale.px(14)
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1 - self._words_high())
        painter.drawRoundedRect(ground, radius, radius)
        rect = QRectF(self.rect()).adjusted(radius, radius, -radius, -radius - self._words_high())
        self._draw(painter, rect, house, scene)
        painter.end()

    def _draw(self, painter: QPainter, rect: QRectF, house: House, scene: Scene) -> None:
        match scene:
            case Laid(payment):
                draw_laid(painter, _middle(rect), laid_looks(house, payment), self._scale.factor * _LARGER)
            case Heap(chips):
                row = [(look_of(house, chip.value, chip.colour), pieces) for chip, pieces in chips]
                self._draw_row(painter, rect, row)
            case OnTrack():
                self._draw_written(painter, rect, house, scene)
            case OnWheel(numbers):
                self._draw_wheel(painter, rect, numbers)
            case _:
                pass  # on a layout, which is shown by widgets

    def _draw_written(self, painter: QPainter, rect: QRectF, house: House, scene: OnTrack) -> None:
        """Draw chips as they are written: those that stand on each other lean, the others lie beside them."""
        looks = [look_of(house, chip.value, chip.colour) for chip in scene.chips]
        size = self._size(rect, len(looks))
        lean, step = size * 0.42, size * 1.15
        stacked, spread = looks[: scene.stacked], looks[scene.stacked :]
        width = lean * max(0, len(stacked) - 1) + (size * 1.5 if stacked else 0) + step * len(spread)
        x, y = rect.center().x() - width / 2 + size / 2, rect.center().y()
        for look in stacked:
            draw_chip(painter, QPointF(x, y), look, 1, size)
            x += lean
        x += size * 1.5 - lean if stacked else 0
        for look in spread:
            draw_chip(painter, QPointF(x, y), look, 1, size)
            x += step

    def _draw_row(self, painter: QPainter, rect: QRectF, row: list[tuple[Look, int]]) -> None:
        size = self._size(rect, len(row))
        step = size * 1.25
        x, y = rect.center().x() - step * (len(row) - 1) / 2, rect.center().y()
        for look, pieces in row:
            draw_chip(painter, QPointF(x, y), look, pieces, size)
            x += step

    def _size(self, rect: QRectF, chips: int) -> int:
        """As large as a chip of the table, smaller where they would not have room."""
        room = min(rect.width() / max(1.0, chips * 1.25), rect.height() / (1 + 2 * MARGIN))
        return int(min(self._scale.px(_CHIP), room))

    def _draw_wheel(self, painter: QPainter, rect: QRectF, marked: tuple[int, ...]) -> None:
        """Draw the pockets clockwise from zero at the top, those that are marked in gold."""
        radius = min(rect.width(), rect.height()) / 2
        centre, middle = rect.center(), radius * (1 - _RING / 2)
        side = 2 * pi * middle / len(POCKETS) * 0.92
        for place, number in enumerate(POCKETS):
            turn = 2 * pi * place / len(POCKETS)
            at = QPointF(centre.x() + sin(turn) * middle, centre.y() - cos(turn) * middle)
            painter.save()
            painter.translate(at)
            painter.rotate(360 * place / len(POCKETS))
            pocket = QRectF(-side / 2, -radius * _RING / 2, side, radius * _RING)
            painter.setPen(QPen(ink(theme.FELT_LINE), 1))
            painter.setBrush(ink(theme.GOLD if number in marked else _paint(number)))
            painter.drawRoundedRect(pocket, 3, 3)
            paint = ink(theme.ON_GOLD if number in marked else theme.TEXT)
            write(painter, pocket, str(number), max(8, int(side * 0.62)), weight=Weight.BOLD, paint=paint)
            painter.restore()


def beneath_words(house: House, scene: Scene | None) -> str:
    """Say which colours the letters are, where the cylinder stands, and what lies on each other.

    A picture from above shows the uppermost chip only.
    """
    if scene is None:
        return ""
    colours = colour_words(scene, house)
    said = [tr("Colori — {colours}.").format(colours=colours)] if colours else []
    if isinstance(scene, OnLayout):
        labels = labels_of(house)
        stacked = [stack_words(stack, labels) for stack in scene.bets if len(stack.entries) > 1]
        above = tr("Dal basso — {stacks}").format(stacks="; ".join(stacked))
        said = [side_words(scene.side), *said, *([above] if stacked else [])]
    return " ".join(said)


def _middle(rect: QRectF) -> QRectF:
    """The middle of a scene: what is laid stands at the foot of its room."""
    return rect.adjusted(0, rect.height() * 0.2, 0, -rect.height() * 0.2)


def _paint(number: int) -> str:
    if number == 0:
        return theme.NUMBER_GREEN
    return theme.NUMBER_RED if number in RED else theme.NUMBER_BLACK


def _laid(house: House, scene: OnLayout) -> tuple[LaidChip, ...]:
    return tuple(
        LaidChip(stack.position, look_of_entry(house, entry), entry.pieces, place, entry.enferme)
        for stack in scene.bets
        for place, entry in enumerate(stack.entries)
    )
