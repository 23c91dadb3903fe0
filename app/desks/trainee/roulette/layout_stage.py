"""Shows the layout of an exercise, with what lies there; a finger says what lies on a position."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.roulette.felt import FeltView, Laid, Shown
from app.desks.common.roulette.laid_stacks import look_of_entry
from app.desks.common.theme import Scale
from app.desks.trainee.roulette.over_cloth import OverCloth
from app.desks.trainee.stage import Looked
from app.practice.roulette.scenes import OnLayout
from app.practice.scene import Scene
from app.reports.practice_words.roulette.scenes import side_words, stack_words
from app.reports.practice_words.scenes import Labels
from app.rules.house import House
from app.rules.roulette.bets import Stack


class LayoutStage(QWidget):
    """The layout, and over it the numbers that chips hide."""

    def __init__(self, scale: Scale, parent: QWidget, looked: Looked) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: the scene.
            looked: hears that somebody touched the layout.
        """
        super().__init__(parent)
        self._looked = looked
        self.felt = FeltView(self)
        self.over = OverCloth(scale, self, self.felt, self._touched)

    @property
    def widget(self) -> QWidget:
        """All of it."""
        return self

    def show_scene(self, house: House, scene: Scene) -> None:
        """Show what lies there."""
        if isinstance(scene, OnLayout):
            laid = _laid(house, scene)
            self.felt.show_layout(Shown(scene.side, scene.number, laid, announces=False, speech=house.speech))
            self.over.show_over(scene.bets)

    def beneath(self, scene: Scene, labels: Labels, colours: Sequence[str]) -> Sequence[str]:
        """Say where the cylinder stands, which colours the letters are, and what lies on each other.

        A picture from above shows the uppermost chip only.
        """
        if not isinstance(scene, OnLayout):
            return ()
        stacked = [stack_words(stack, labels) for stack in scene.bets if len(stack.entries) > 1]
        above = tr("Dal basso — {stacks}").format(stacks="; ".join(stacked))
        return side_words(scene.side), *colours, *([above] if stacked else [])

    def _touched(self, stack: Stack | None) -> None:
        self._looked(None if stack is None else lambda labels: stack_words(stack, labels))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the layout all the room."""
        super().resizeEvent(event)
        self.felt.setGeometry(self.rect())
        self.over.setGeometry(self.rect())


def _laid(house: House, scene: OnLayout) -> tuple[Laid, ...]:
    return tuple(
        Laid(stack.position, look_of_entry(house, entry), entry.pieces, place, entry.enferme)
        for stack in scene.bets
        for place, entry in enumerate(stack.entries)
    )
