"""What an exercise or its solution shows, drawn for paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.taking_away import take_away
from app.desks.common.theme import Scale
from app.desks.trainee.scene_view import SceneView
from app.desks.trainee.school import School
from app.practice.scene import Scene
from app.rules.house import House

_WIDE: Final = 1000
_HIGH: Final = 640
_ROW: Final = 340
"""Pixels; chips that lie in a row need less than a layout or a wheel."""


def scene_picture(school: School, house: House, scene: Scene) -> bytes:
    """Draw a scene of exercises, without words, as PNG."""
    page = QWidget()
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(_WIDE, _HIGH if _is_tall(school, scene) else _ROW)
    view = SceneView(Scale(), page, school, has_words=False)
    view.setGeometry(page.rect())
    page.show()
    view.show_scene(house, scene)
    drawn = QBuffer()
    drawn.open(QBuffer.OpenModeFlag.WriteOnly)
    view.grab().save(drawn, "PNG")
    take_away((page,))
    return bytes(drawn.data().data())


def _is_tall(school: School, scene: Scene) -> bool:
    drawing = school.views.drawings.get(type(scene))
    return drawing is None or drawing.is_tall
