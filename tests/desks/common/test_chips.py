"""Chips are drawn once for each kind, count and scale, and are told apart without their paint."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.common.application import make_application
from app.desks.common.chips import chip_picture, forget_idle_pictures, forget_pictures, picture_side
from app.desks.common.lettering import proofread
from app.desks.common.looks import Look, look_of
from app.rules.chips import Piece
from app.rules.house_profile import PATTERNS
from app.rules.money import Cents
from tests.desks.letters import letters_box
from tests.houses import house

VENEZIA = house("venezia")


@pytest.fixture(autouse=True)
def drawing(qtbot: QtBot) -> None:
    make_application(["test"])


def drawn(look: Look, pieces: int = 1, *, barred: bool = False) -> QImage:
    return chip_picture(look, pieces, 48, 1.0, barred=barred).toImage()


def test_every_pattern_is_drawn_and_looks_unlike_every_other() -> None:
    pictures = [drawn(Look("#d0323c", "R", pattern)) for pattern in sorted(PATTERNS)]
    for place, one in enumerate(pictures):
        assert all(one != other for other in pictures[place + 1 :])


def test_colours_of_one_paint_and_pattern_are_told_apart_by_their_letter() -> None:
    assert drawn(Look("#d0323c", "R", "dots")) != drawn(Look("#d0323c", "B", "dots"))


def test_the_count_and_the_prison_are_on_the_picture() -> None:
    look = look_of(VENEZIA, 250, "red")
    assert drawn(look, 1) != drawn(look, 2)
    assert drawn(look, 1) != drawn(look, 1, barred=True)


def test_a_picture_is_drawn_once_until_it_is_forgotten() -> None:
    look = look_of(VENEZIA, 250, "red")
    first = chip_picture(look, 3, 40, 1.0)
    assert chip_picture(look, 3, 40, 1.0) is first
    assert chip_picture(look, 3, 40, 2.0).width() == 2 * picture_side(40)
    forget_pictures()
    assert chip_picture(look, 3, 40, 1.0) is not first


def test_a_picture_that_nobody_asks_for_any_more_is_let_go() -> None:
    red, blue = look_of(VENEZIA, 250, "red"), look_of(VENEZIA, 250, "blue")
    kept, idle = chip_picture(red, 1, 40, 1.0), chip_picture(blue, 1, 40, 1.0)
    forget_idle_pictures()
    assert chip_picture(red, 1, 40, 1.0) is kept
    forget_idle_pictures()
    assert chip_picture(red, 1, 40, 1.0) is kept
    assert chip_picture(blue, 1, 40, 1.0) is not idle


def test_a_chip_of_value_shows_its_amount_and_the_large_ones_are_plaques() -> None:
    looks = [look_of(VENEZIA, value, None) for value in VENEZIA.chips]
    assert [look.face for look in looks] == ["2,50", "5", "10", "20", "50", "100", "200", "500", "1000"]
    assert [look.plaque for look in looks] == [False] * 7 + [True] * 2


def test_the_red_card_says_what_a_colour_is_worth_where_that_is_not_the_minimum() -> None:
    """Rules 2: a personalised colour has a red card with the marker of its value; so has one that kept its own."""
    raised = VENEZIA.at_minimum(Cents(500))
    looks = {value: look_of(raised, value, "red") for value in (0, 250, 500, 1000)}
    assert {value: look.marker for value, look in looks.items()} == {0: "", 250: "2,50", 500: "", 1000: "10"}
    assert drawn(looks[250]) != drawn(looks[500]) != drawn(looks[1000])
    assert look_of(raised, 250, None).marker == ""


def test_a_colour_that_the_house_does_not_know_still_has_a_face() -> None:
    assert look_of(VENEZIA, 250, "pink").face == "P"


@pytest.mark.parametrize("size", [29, 31, 36, 48])
def test_letter_and_count_of_a_small_chip_can_be_read(size: int, request: pytest.FixtureRequest) -> None:
    """Seven on one place of the layout, at arm's length: nothing is written smaller than 14 px."""
    request.addfinalizer(lambda: proofread(None))
    forget_pictures()
    found: dict[str, int] = {}
    proofread(lambda written, _painter: found.update({written.text: written.pixels}))
    chip_picture(look_of(VENEZIA, 250, "red"), 7, size, 1.0)
    assert set(found) == {"R", "7"}
    assert min(found.values()) >= theme.SMALLEST


@pytest.mark.parametrize("size", [36, 40, 46, 60])
@pytest.mark.parametrize("value", [500, 5_000, 50_000, 100_000])
@pytest.mark.parametrize("kind", [Piece.CHIPS, Piece.NOTES])
def test_no_line_of_a_plate_goes_through_its_amount(kind: Piece, value: int, size: int) -> None:
    """A note of 500 is as wide as its frame: €500 was written across it."""
    look, boxes = look_of(VENEZIA, value, None, kind), list[QRect]()
    forget_pictures()
    proofread(lambda written, painter: boxes.append(letters_box(written, painter).toAlignedRect()))
    picture = chip_picture(look, 1, size, 1.0).toImage()
    proofread(None)
    (box,) = boxes
    seen = [picture.pixelColor(x, box.center().y()) for x in range(box.left() + 1, box.right())]
    golden = [colour for colour in seen if colour.alpha() == 255 and colour.red() - colour.blue() > 60]
    assert golden == []
