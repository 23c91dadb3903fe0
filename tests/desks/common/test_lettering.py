"""Texts are larger where the station wants them so, and never larger than their room."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.lettering import (
    Weight,
    Written,
    enlarged,
    ink,
    proofread,
    set_least,
    unbroken,
    width_of,
    write,
)
from app.desks.common.text_size import set_text_size
from app.settings import TEXT_SIZES


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_a_text_with_room_is_as_large_as_it_was_set(size: int) -> None:
    set_text_size(size)
    assert enlarged(20, 100) == 20 * size // 100


@pytest.mark.parametrize(("room", "written"), [(100, 19), (22, 19), (20, 17), (12, 15)])
def test_what_is_drawn_for_small_letters_takes_fourteen_points_where_it_has_the_room(
    room: int, written: int
) -> None:
    """Text of at least 14 points; the layout stays where it has no room for them."""
    set_least(19)
    assert enlarged(15, room) == written
    assert enlarged(30, 100) == 30


def test_fourteen_points_grow_with_the_size_that_was_set() -> None:
    set_least(19)
    set_text_size(130)
    assert enlarged(15, 100) == 19 * 130 // 100


@pytest.mark.parametrize("room", [1, 12, 18, 22, 24, 26])
def test_no_text_grows_higher_than_its_room_and_none_shrinks(room: int) -> None:
    """The layout stays: a text that fills its line already stays as it was."""
    set_text_size(130)
    assert 20 <= enlarged(20, room) <= max(20, room * 0.88)


def test_what_can_be_written_smaller_is_never_cut(qtbot: QtBot) -> None:
    """The new minimum at the end of its announcement was left out on a monitor of 1920 by 1080."""
    make_application(["test"])
    text = "Ultimo colpo a minimo 2,50, la partita proseguirà col minimo di 5"
    found: list[Written] = []
    picture = QPixmap(1600, 80)
    proofread(lambda written, _painter: found.append(written))
    painter = QPainter(picture)
    widest = round(width_of(text, 48, Weight.SEMI))
    for width in range(widest * 2 // 3, widest, 7):
        write(painter, QRectF(0, 0, width, 60), text, 48, weight=Weight.SEMI, paint=ink("#ffffff"))
    painter.end()
    proofread(None)
    assert len(found) > 30
    assert [written.rect.width() for written in found if written.cut] == []


@pytest.mark.parametrize(
    "text", ["Faites vos jeux", "Messieurs et dames, la partie commence, voici la première"]
)
@pytest.mark.parametrize("size", TEXT_SIZES)
def test_a_line_never_leaves_its_rectangle(qtbot: QtBot, text: str, size: int) -> None:
    make_application(["test"])
    set_text_size(size)
    canvas = QPixmap(500, 100)
    canvas.fill(ink("#000000"))
    painter = QPainter(canvas)
    written = write(painter, QRectF(100, 20, 300, 60), text, 40, paint=ink("#ffffff"))
    painter.end()
    image = canvas.toImage()
    lit = [(x, y) for x in range(500) for y in range(100) if image.pixelColor(x, y).lightness() > 40]
    assert lit
    assert written <= 300
    assert 98 <= min(x for x, _ in lit) <= max(x for x, _ in lit) <= 402
    assert 20 <= min(y for _, y in lit) <= max(y for _, y in lit) <= 80


def test_a_text_that_fits_at_the_usual_size_is_not_cut_at_a_larger_one(qtbot: QtBot) -> None:
    make_application(["test"])
    text = "Passando ripetere il pagamento 1"
    wide = width_of(text, 22) + 1
    canvas = QPixmap(600, 60)
    painter = QPainter(canvas)
    set_text_size(130)
    assert write(painter, QRectF(0, 0, wide, 60), text, 40, paint=ink("#ffffff")) < wide
    painter.end()


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("Consegnare: posto 6 € 1.350, blu € 5", "Consegnare: posto_6_€_1.350, blu €_5"),
        ("seat 4 € 20", "seat_4_€_20"),
        ("da 20, serie", "da 20, serie"),
        ("Cilindro orario ↻, palla ↺ dal 4", "Cilindro orario_↻, palla_↺ dal_4"),
        ("bille ↻ du 12, ball ↺ from 4", "bille_↻ du_12, ball_↺ from_4"),
        ("nei due versi ↻ ↺", "nei due versi_↻_↺"),
        ("rosso P3, noisette P7, hazel S7", "rosso_P3, noisette_P7, hazel_S7"),
        (
            "Encore « − Retirer », « + Pleins » : 4 × 8 + 35",
            "Encore « −_Retirer », « +_Pleins » : 4_×_8 + 35",
        ),
        ("200 × rosso, 200 × bleu ciel", "200_×_rosso, 200_×_bleu ciel"),
    ],
)
def test_an_amount_a_seat_a_pocket_a_key_and_an_arrow_are_never_parted_by_the_end_of_a_line(
    words: str, kept: str
) -> None:
    assert unbroken(words) == kept.replace("_", "\N{NO-BREAK SPACE}")
