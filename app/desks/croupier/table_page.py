"""What is rarely done at a table, two touches away: large buttons, sorted by what they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.page import Page
from app.desks.croupier.screen import Screen
from app.desks.croupier.words import act_words, tr
from app.rules.wheel import Side

GROUPS: Final[tuple[tuple[object, tuple[Act, ...]], ...]] = (
    (QT_TRANSLATE_NOOP("Croupier", "IL COLPO"), (Act.NUMBER, Act.VOID, Act.LAST)),
    (QT_TRANSLATE_NOOP("Croupier", "IL TAVOLO"), (Act.RELIEF, Act.OPEN, Act.CLOSE)),
    (QT_TRANSLATE_NOOP("Croupier", "IL PROGRAMMA"), (Act.KEYS,)),
)
"""The name of each row, and its acts."""
_TAKES: Final = frozenset({Act.VOID, Act.CLOSE})
_COLUMNS: Final = 3
_TOP: Final = 96
_LABEL: Final = 24


class TablePage(Page):
    """The rows of acts; what cannot be done now is dimmed."""

    def __init__(
        self, scale: Scale, parent: QWidget, go: Callable[[Act], None], left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent)
        self.buttons: dict[Act, TouchButton] = {}
        for act in (act for _, acts in GROUPS for act in acts):
            button = TouchButton(scale, self, Role.TAKE if act in _TAKES else Role.QUIET)
            button.clicked.connect(lambda _=False, act=act: go(act))
            self.buttons[act] = button
        self.back = TouchButton(scale, self)
        self.back.clicked.connect(left)
        self._labels: list[tuple[object, float]] = []

    def show_screen(self, screen: Screen) -> None:
        """Show what can be done now."""
        self.entitle(tr("Tavolo {table}").format(table=screen.heading.table), screen.heading.title)
        self.back.say(tr("Indietro"))
        for act, button in self.buttons.items():
            button.say(act_words(act))
            button.setEnabled(act in screen.can)

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Put each row beneath its name."""
        px, gap, target = self._scale.px, self._scale.px(12), self._scale.px(TARGET)
        left, width = px(24), self.width() - 2 * px(24)
        step = (width + gap) // _COLUMNS
        y, self._labels = px(_TOP), []
        for name, acts in GROUPS:
            self._labels.append((name, y))
            y += px(_LABEL)
            for place, act in enumerate(acts):
                row, column = divmod(place, _COLUMNS)
                self.buttons[act].setGeometry(
                    left + column * step, y + row * (target + gap), step - gap, target
                )
            y += -(-len(acts) // _COLUMNS) * (target + gap) + px(6)
        self.back.setGeometry(left, self.height() - target - px(20), px(180), target)

    def draw_more(self, painter: QPainter) -> None:
        """Write the names of the rows."""
        px = self._scale.px
        for name, y in self._labels:
            rect = QRectF(px(24), y, self.width() - px(48), px(_LABEL))
            write(
                painter, rect, tr(name), px(15), weight=Weight.SEMI, paint=ink(theme.QUIET),
                align=LEFT | Qt.AlignmentFlag.AlignTop,
            )  # fmt: skip
