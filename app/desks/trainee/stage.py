"""What shows a scene by widgets of its own, such as a layout with what lies there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.practice.scene import Scene
from app.reports.practice_words.scenes import Labels
from app.rules.house import House

Looked = Callable[[Callable[[Labels], str] | None], None]
"""Hears that somebody looks closely, and what is to be said then; None for what is always said."""


class Stage(Protocol):
    """What shows the scenes of one kind."""

    @property
    def widget(self) -> QWidget:
        """All of it."""

    def show_scene(self, house: House, scene: Scene) -> None:
        """Show a scene of its kind, with the chips of a house."""

    def beneath(self, scene: Scene, labels: Labels, colours: Sequence[str]) -> Sequence[str]:
        """Say what stands beneath it in words, with what the colours are."""


MakeStage = Callable[[Scale, QWidget, Looked], Stage]
"""Makes a stage."""
