"""A button that stands for something of the moment: a touch counts for what it meant when it began."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton


class MomentButton(TouchButton):
    """A button whose finger, gone down on one number or payment and up on the next, touched nothing.

    Attributes:
        moment: spin, number, payment: whatever the button stands for now.
    """

    def __init__(
        self, scale: Scale, parent: QWidget, act: Callable[[], None], role: Role = Role.QUIET
    ) -> None:
        super().__init__(scale, parent, role)
        self.moment: object = None
        self._began: object = None
        self._act = act
        self.pressed.connect(self._begin)
        self.clicked.connect(self._end)

    def meaning(self) -> object:
        """Say what a touch does now: for another moment it is something else, unless it was told."""
        return (super().meaning(), self.moment) if self.means is None else self.means

    def _begin(self) -> None:
        self._began = self.moment

    def _end(self) -> None:
        if self._began == self.moment:
            self._act()
