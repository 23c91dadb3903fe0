"""A row of chips on a chance is as wide as whoever writes the sum beside it was told."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.desks.common.looks import look_of
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.theme import Scale
from app.desks.croupier.roulette.entry.fan import chips_that_fit, draw_row, row_width
from app.rules.chips import Piece
from app.rules.money import Cents
from tests.houses import house

VENEZIA = house("venezia")
CHIP, PLAQUE = (look_of(VENEZIA, Cents(value), None) for value in (20_00, 500_00))
NOTE = look_of(VENEZIA, Cents(500_00), None, Piece.NOTES)
KINDS = {
    "chips": (Pile(CHIP, 1), Pile(CHIP, 12)),
    "plaques": (Pile(PLAQUE, 1, owner="seat 2"), Pile(PLAQUE, 2)),
    "notes": (Pile(NOTE, 2), Pile(NOTE, 1, owner="seat 2")),
    "a plaque on chips": (Pile(CHIP, 1), Pile(CHIP, 1), Pile(PLAQUE, 1)),
    "a prisoner": (Pile(CHIP, 1, enferme=True), Pile(CHIP, 1)),
}
BARS, HANGS_OVER = 2, 8
"""Pixels: a prisoner's bars, of the six that are left before the sum; a count on the last chip."""
ROOM = QRectF(0, 0, 400, 80)


def drawn(scale: Scale, piles: tuple[Pile, ...], most: int) -> tuple[int, int]:
    """The columns in which anything of a row is drawn, the first and the last."""
    image = QImage(int(ROOM.width()), int(ROOM.height()), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_row(painter, scale, ROOM, piles, most)
    painter.end()
    columns = [
        x for x in range(image.width()) if any(image.pixel(x, y) >> 24 > 128 for y in range(image.height()))
    ]
    return columns[0], columns[-1]


@pytest.mark.parametrize("piles", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_a_row_is_drawn_within_its_width(size: tuple[int, int], piles: tuple[Pile, ...]) -> None:
    scale = Scale()
    scale.fit(*size)
    for most in range(1, len(piles) + 1):
        left, right = drawn(scale, piles, most)
        wide = row_width(scale, piles, most)
        assert left >= ROOM.center().x() - wide / 2 - BARS, most
        assert right <= ROOM.center().x() + wide / 2 + HANGS_OVER, most


def test_as_many_chips_as_have_room() -> None:
    scale, piles = Scale(), KINDS["a plaque on chips"]
    for most in (1, 2, 3):
        assert chips_that_fit(scale, piles, row_width(scale, piles, most)) == most
    assert chips_that_fit(scale, piles, 1) == 1
