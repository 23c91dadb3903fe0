"""What an exercise shows, drawn for paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.trainee.scene_view import SceneView
from app.houses import house_from
from app.practice.catalogue import Exercise
from app.practice.scene import OnLayout, OnWheel

_WIDE: Final = 1000
_HIGH: Final = 640
_ROW: Final = 340
"""Pixels; chips that lie in a row need less than a layout or a wheel."""


def exercise_picture(found: Exercise) -> bytes:
    """Draw the scene of an exercise, without words, as PNG."""
    page = QWidget()
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(_WIDE, _HIGH if isinstance(found.task.scene, OnLayout | OnWheel) else _ROW)
    view = SceneView(Scale(), page, has_words=False)
    view.setGeometry(page.rect())
    page.show()
    view.show_scene(house_from(found.line.house), found.task.scene)
    drawn = QBuffer()
    drawn.open(QBuffer.OpenModeFlag.WriteOnly)
    view.grab().save(drawn, "PNG")
    page.hide()
    page.deleteLater()
    return bytes(drawn.data().data())
