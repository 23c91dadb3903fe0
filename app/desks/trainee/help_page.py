"""The manual on the trainee's desk, at the page that belongs to what is practised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.help.styling import Inks
from app.desks.common.help.view import HelpLook, HelpView
from app.desks.common.language import tr
from app.desks.common.theme import GAP, GOLD, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.looks import GROUND, PANEL, QUIET, TEXT
from app.desks.trainee.screen import (
    Asked,
    ClassShown,
    ExamSet,
    Home,
    NightShown,
    Progress,
    Review,
    Screen,
    Summary,
    Waits,
    Who,
)

MANUAL: Final[Mapping[type[Screen], str]] = {
    Who: "practise",
    Home: "practise",
    Progress: "practise",
    ExamSet: "exams",
    NightShown: "last-night",
    ClassShown: "exams",
    Asked: "practise",
    Summary: "exams",
    Review: "whole-spins",
    Waits: "practise",
}
"""The manual's page for each page of the desk."""
_LOOK: Final = HelpLook(Inks(TEXT, QUIET, GOLD, "#a9d4ff", GROUND, "#4a519a"), PANEL, "#39408a")
_LEAVE: Final = 140


def manual_page(screen: Screen) -> str:
    """Name the manual's page for what is shown: whole spins and exams are asked like any exercise.

    Args:
        screen: what the desk shows.
    """
    match screen:
        case Asked(flow=flow) if flow is not None:
            return "whole-spins"
        case Asked(exam=True):
            return "exams"
        case Review(spins=0):
            return "exams"
        case Summary(exam=None):
            return "practise"
        case _:
            return MANUAL[type(screen)]


class HelpPage(QWidget):
    """The manual; what lies beneath it is not touched.

    Attributes:
        view: contents, page, and keys.
        leave: goes back to what was shown.
    """

    def __init__(
        self, scale: Scale, parent: QWidget, close: Callable[[], None], keys: Callable[[], None]
    ) -> None:
        """Show nothing before `open_at`.

        Args:
            scale: of the window.
            parent: the page.
            close: goes back to what was shown.
            keys: shows every key, and the languages.
        """
        super().__init__(parent)
        self._scale = scale
        self.view = HelpView(scale, self, _LOOK)
        self.view.keys_wanted.connect(keys)
        self.leave = TouchButton(scale, self)
        self.leave.say(tr("Indietro"), "Esc")
        self.leave.clicked.connect(close)

    def open_at(self, name: str) -> None:
        """Open the manual at a page.

        Args:
            name: of the page.
        """
        self.view.open_at(name)
        self.view.keys.say(tr("Tasti e lingua"), "F1")

    def place(self) -> None:
        """The manual over the whole page, the way back at the left of its foot."""
        px = self._scale.px
        wide = px(_LEAVE)
        self.view.setGeometry(0, 0, self.width(), self.height())
        self.view.place(wide + px(GAP))
        foot = self.view.print.geometry()
        self.leave.setGeometry(0, foot.y(), wide, foot.height())
        self.leave.raise_()
