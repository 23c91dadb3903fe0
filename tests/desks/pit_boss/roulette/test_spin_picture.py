"""The layout on a spin's page is black on white: on any printer it is read, and what has won stands out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import asdict
from PySide6.QtGui import QColor, QImage

from app.desks.common.application import make_application
from app.desks.common.chips import is_light
from app.desks.common.roulette.cloth_paints import ON_PAPER
from app.desks.pit_boss.roulette.spin_picture import SIZE, spin_picture
from tests.desks.letters import reading
from tests.reports.evidence import recorded_evidence, told_evidence

LEAST_CONTRAST = 4.5


@pytest.fixture
def picture(tmp_path: Path) -> QImage:
    make_application(["test"])
    return QImage.fromData(spin_picture(told_evidence(recorded_evidence(tmp_path))))


def test_most_of_it_is_as_light_as_paper(picture: QImage) -> None:
    assert (picture.width(), picture.height()) == SIZE
    looked = Counter(
        is_light(picture.pixelColor(x, y).name())
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    )
    assert looked[True] > 0.85 * looked.total()


def test_whatever_is_printed_on_it_can_be_read(tmp_path: Path) -> None:
    """What a chip lies on has its row in the list beneath; the cloth itself is read everywhere."""
    make_application(["test"])
    with reading() as read:
        spin_picture(told_evidence(recorded_evidence(tmp_path)))
    assert len(read.letters) > 40
    assert {letter.text for letter in read.letters if letter.contrast < LEAST_CONTRAST or letter.cut} == set()


def test_red_black_and_what_has_lost_are_told_apart_without_colours() -> None:
    luma = {name: _luma(QColor(paint)) for name, paint in asdict(ON_PAPER).items()}
    assert luma["black"] + 0.08 < luma["red"] < luma["red_dim"]
    assert luma["black"] + 0.08 < luma["black_dim"] < luma["red_dim"]
    assert luma["text"] < luma["text_dim"] < luma["line_dim"]


def _luma(colour: QColor) -> float:
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()
