"""What exercises of roulette are touched with, and drawn by."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.trainee.course import CourseViews
from app.desks.trainee.pads import Write
from app.desks.trainee.roulette.drawings import DRAWINGS
from app.desks.trainee.roulette.layout_stage import LayoutStage
from app.desks.trainee.roulette.pads import NumberGrid, PlacesPad
from app.practice.roulette.forms import NUMBER_SET, NUMBERS, PLACES
from app.practice.roulette.scenes import OnLayout


def _numbers(scale: Scale, parent: QWidget, write: Write) -> NumberGrid:
    return NumberGrid(scale, parent, lambda number: write(str(number)))


VIEWS: Final = CourseViews(
    pads={NUMBERS: _numbers, NUMBER_SET: _numbers, PLACES: PlacesPad},
    drawings=DRAWINGS,
    stages={OnLayout: LayoutStage},
)
