"""How a laid payment is drawn and said."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.desks.common.application import make_application
from app.desks.common.laid_drawing import draw_laid, laid_words
from app.desks.common.laid_looks import LaidGroup, LaidLooks, laid_looks
from app.desks.common.looks import look_of
from app.rules.chips import Chip
from app.rules.inventory import Inventory, counted
from app.rules.laid_payment import LaidPayment
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from app.rules.pieces_payment import pay_colour, pay_value
from tests.houses import house

VENEZIA = house("venezia")
RED = Chip(Cents(250), "red")
GROUND = QColor("#123456")
ROOM = QRectF(40, 30, 264, 88)


def red(pieces: int, bank: Inventory | None = None) -> LaidPayment:
    return pay_colour(pieces, RED, VENEZIA.chips, bank=bank)


def mixed(euros: int, played: int | None) -> LaidPayment:
    return pay_mixed(Cents(euros * 100), None if played is None else Cents(played * 100), VENEZIA.chips)


@pytest.mark.parametrize(
    ("payment", "words"),
    [
        (red(69), "3 stecche · taglio 4 + 4 + 1"),
        (mixed(1040, 20), "20 × 20 + 100 · 500 · 2 × 20"),
        (mixed(1540, None), "3 × 500 · 2 × 20"),
        (red(35, counted({RED: 15, Chip(Cents(5000)): 1})), "15 × R + 50"),
        (red(1, counted({Chip(Cents(250)): 1})), "1 sciolto"),
        (pay_value(52, Cents(2000), VENEZIA.chips), "2 stecche · taglio 5 + 5 + 2"),
    ],
)
def test_what_lies_there_is_said_in_the_dealers_words(payment: LaidPayment, words: str) -> None:
    assert laid_words(laid_looks(VENEZIA, payment)) == words


def test_equal_groups_of_several_chips_are_one_bracket() -> None:
    pair = ((look_of(VENEZIA, 10_000, None), 1), (look_of(VENEZIA, 20_000, None), 2))
    assert laid_words(LaidLooks(groups=(LaidGroup(pair, "500", 3),))) == "3 × (100 + 2 × 200)"


def many(groups: int) -> LaidLooks:
    """As many different groups as a poor bank may ever need."""
    values = [look_of(VENEZIA, value, None) for value in VENEZIA.chips[:4]]
    return LaidLooks(
        groups=tuple(LaidGroup(tuple((look, n + 1) for look in values), "500", 1) for n in range(groups))
    )


@pytest.mark.parametrize(
    "laid",
    [
        laid_looks(VENEZIA, red(69)),
        laid_looks(VENEZIA, mixed(1040, 20)),
        laid_looks(VENEZIA, mixed(1540, None)),
        many(2),
        many(5),
        many(12),
    ],
    ids=["piles", "three-groups", "alike", "two", "five", "twelve"],
)
def test_the_picture_stays_in_its_place(laid: LaidLooks) -> None:
    """Nothing is painted outside, bar the rim of a count; and something is painted inside."""
    make_application(["test"])
    image = QImage(340, 150, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    draw_laid(painter, ROOM, laid, 1.0)
    painter.end()
    touched = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != GROUND
    ]
    assert touched
    allowed = ROOM.adjusted(-12, -4, 12, 4)
    assert [point for point in touched if not allowed.contains(*point)] == []


def test_where_nothing_lies_nothing_is_drawn() -> None:
    make_application(["test"])
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    before = image.copy()
    painter = QPainter(image)
    draw_laid(painter, QRectF(image.rect()), LaidLooks(), 1.0)
    painter.end()
    assert image == before
