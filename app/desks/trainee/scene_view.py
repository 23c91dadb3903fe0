"""Draws what an exercise shows, by what its game brings; in words beneath, what no picture tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import fits_lines, ink
from app.desks.common.theme import Scale
from app.desks.trainee.looks import QUIET, Words
from app.desks.trainee.school import School
from app.desks.trainee.stage import Stage
from app.practice.scene import Scene
from app.reports.practice_words.scenes import Labels, colour_words, labels_of
from app.rules.house import House

_SIZE: Final = 17
"""Of the words beneath, pixels of the reference panel."""
_LINE: Final = 1.3
_MOST_LINES: Final = 6


class SceneView(QWidget):
    """One scene; nothing where an exercise has none.

    Attributes:
        stages: what shows scenes by widgets, by their kinds.
    """

    def __init__(self, scale: Scale, parent: QWidget, school: School, *, has_words: bool = True) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: the page.
            school: what draws scenes, and says them.
            has_words: whether words stand beneath what is drawn.
        """
        super().__init__(parent)
        self._scale, self._school, self._has_words = scale, school, has_words
        self._scene: Scene | None = None
        self._house: House | None = None
        self.stages = {kind: make(scale, self, self._look) for kind, make in school.views.stages.items()}
        for stage in self.stages.values():
            stage.widget.hide()
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
        shows = self._stage
        for stage in self.stages.values():
            stage.widget.setVisible(stage is shows)
        if shows is not None and scene is not None:
            shows.show_scene(house, scene)
        self._say(self._beneath(house, scene))
        self.setAccessibleName("" if scene is None else self._school.words.scene(scene, labels_of(house)))
        self.update()

    @property
    def _stage(self) -> Stage | None:
        """What shows the scene; None where it is painted."""
        return self.stages.get(type(self._scene))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the scene the room, and beneath it what is said in words."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        words = self._words_high()
        for stage in self.stages.values():
            stage.widget.setGeometry(0, 0, self.width(), self.height() - words)
        self.stacks.setGeometry(0, self.height() - words, self.width(), words)

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

    def _beneath(self, house: House, scene: Scene | None) -> str:
        """Say which colours the letters are, and what its stage says besides."""
        if scene is None:
            return ""
        colours = colour_words(scene, house)
        said = [tr("Colori — {colours}.").format(colours=colours)] if colours else []
        shows = self._stage
        return " ".join(said if shows is None else shows.beneath(scene, labels_of(house), said))

    def _look(self, told: Callable[[Labels], str] | None) -> None:
        """Say what lies where somebody looks closely; None for what is always said."""
        if self._house is not None:
            always = self._beneath(self._house, self._scene)
            self._say(always if told is None else told(labels_of(self._house)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say how many chips lie where they are drawn, as who looks closely at a table sees it."""
        drawing = self._school.views.drawings.get(type(self._scene))
        if self._house is None or self._scene is None or drawing is None or not drawing.has_chips:
            event.ignore()
            return
        self._say(self._school.words.scene(self._scene, labels_of(self._house)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what no stage shows on a piece of felt."""
        house, scene = self._house, self._scene
        drawing = self._school.views.drawings.get(type(scene))
        if house is None or scene is None or drawing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink(theme.FELT_LINE_DIM), 1))
        painter.setBrush(ink(theme.FELT))
        radius = self._scale.px(14)
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1 - self._words_high())
        painter.drawRoundedRect(ground, radius, radius)
        rect = QRectF(self.rect()).adjusted(radius, radius, -radius, -radius - self._words_high())
        drawing.draw(painter, rect, self._scale, house, scene)
        painter.end()
