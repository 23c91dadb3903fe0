"""The layout is moved, not painted: a chip is a picture, and while the view closes in all of it is one (design)."""

import gc
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from app.desks.common import canvas, chips, theme
from app.desks.common.application import make_application
from app.desks.common.chips import forget_pictures
from app.desks.common.lettering import Written, proofread
from app.desks.common.looks import Look
from app.desks.common.roulette import felt
from app.desks.common.roulette.cloth import closed_in
from app.desks.common.roulette.felt import FeltView, Held, Laid, Shown
from app.rules.roulette.layout import POSITIONS
from app.rules.side import Side

LOOKS = [Look("#d0323c", letter, "dots") for letter in "ABCDEFGH"]


def crowd(count: int) -> tuple[Laid, ...]:
    """So many chips, up to four pieces each."""
    rng = random.Random(500)
    return tuple(
        Laid(rng.choice(POSITIONS), rng.choice(LOOKS), rng.randint(1, 4), rng.randrange(4))
        for _ in range(count)
    )


@pytest.fixture
def view(qtbot: QtBot) -> FeltView:
    make_application(["test"])
    forget_pictures()
    view = FeltView(None)  # type: ignore[arg-type] # a window of its own
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the pictures that Python paints from here on."""
    found: Counter[str] = Counter()

    def counted(name: str, paints: Callable[..., QPixmap | None]) -> object:
        def paint(*args: object, **kwargs: object) -> QPixmap | None:
            found[name] += 1
            return paints(*args, **kwargs)

        return paint

    monkeypatch.setattr(chips, "painted", counted("chips", canvas.painted))
    monkeypatch.setattr(felt, "paint_over", counted("felt", canvas.paint_over))
    return found


def test_a_chip_is_painted_once_for_each_kind_and_count_and_then_only_moved(
    view: FeltView, painted: Counter[str]
) -> None:
    """Design: a chip is a picture drawn once for each kind, count and scale and only moved."""
    laid = crowd(500)
    view.show_layout(Shown(Side.LEFT, None, laid))
    kinds = {(chip.look, chip.pieces) for chip in laid}
    assert painted["chips"] == len(kinds) <= 32
    view.show_layout(Shown(Side.LEFT, None, tuple(chip._replace(place=chip.place + 1) for chip in laid)))
    view.viewport().grab()
    view.viewport().grab()
    assert painted["chips"] == len(kinds)


def test_no_chip_is_painted_or_moved_while_the_view_closes_in(view: FeltView, painted: Counter[str]) -> None:
    """Design: while the view closes in the old pictures are scaled: five hundred chips are one of them."""
    view.show_layout(Shown(Side.LEFT, 8, crowd(500)))
    painted.clear()
    view.close_in(closed_in(8, Side.LEFT, 900, 600, 56), lambda: None)
    animation = view._animation
    animation.pause()
    assert painted == {"felt": 1}
    places = [item.scenePos() for item in view._chips]
    frames = []
    for at in range(16, animation.duration(), 16):
        animation.setCurrentTime(at)
        frames.append(view.viewport().grab().toImage())
        assert [item for item in view.scene().items() if item.isVisible()] == [view._whole]
    assert painted == {"felt": 1}
    assert [item.scenePos() for item in view._chips] == places
    assert all(one != other for one, other in pairwise(frames))


def test_the_first_frame_is_what_was_seen_before(view: FeltView) -> None:
    """Also where another picture was larger: the canvas is larger then than what is painted on it."""
    canvas.painted(2000, 1500, 1.0, lambda _painter: None)
    for number, chips_there in ((8, 60), (8, 0), (31, 60), (0, 1), (17, 0), (8, 60)):
        view.show_layout(Shown(Side.LEFT, number, crowd(chips_there)))
        before = view.viewport().grab().toImage()
        view.close_in(view.cloth.grid, lambda: None)
        view._animation.pause()
        assert view.viewport().grab().toImage() == before
        view.settle_down()
        assert view.viewport().grab().toImage() == before


def test_an_empty_layout_is_not_painted_once_more_to_close_in(view: FeltView, painted: Counter[str]) -> None:
    """Where the table waits for the number nothing may come before it."""
    view.show_layout(Shown(Side.LEFT, 8, ()))
    view.close_in(closed_in(8, Side.LEFT, 900, 600, 56), lambda: None)
    assert painted == {}


def test_three_pictures_of_the_cloth_are_kept_whatever_falls(view: FeltView) -> None:
    """Bright, dimmed, and of the number; on a large screen each takes eight megabytes."""
    for number in (8, 31, None, 0, 17):
        view.show_layout(Shown(Side.LEFT, number, crowd(20)))
    known = vars(view._pictures).values()
    held = [*known, *gc.get_referents(*known), view._picture.pixmap()]
    kept = {each.cacheKey() for each in held if isinstance(each, QPixmap)}
    assert len(kept) == 3


def test_a_number_looks_the_same_whichever_fell_before(view: FeltView) -> None:
    """Its picture is painted where that of the number before was."""
    pictures = []
    for number in (8, 31, 0, 8, 8, 17, 8):
        view.show_layout(Shown(Side.LEFT, None, ()))
        view.show_layout(Shown(Side.LEFT, number, ()))
        pictures += [view.viewport().grab().toImage()] if number == 8 else []
    assert all(picture == pictures[0] for picture in pictures)


def test_the_view_has_closed_in_within_200_ms() -> None:
    """Screens: the neighbourhood closes in within 200 ms."""
    assert theme.SWITCHING_MS <= 200


def test_nothing_is_painted_before_the_layout_is_seen(qtbot: QtBot, painted: Counter[str]) -> None:
    make_application(["test"])
    forget_pictures()
    view = FeltView(None)  # type: ignore[arg-type] # a window of its own
    qtbot.addWidget(view)
    view.show_layout(Shown(Side.LEFT, None, crowd(10)))
    assert painted == {}
    view.show()
    assert painted["chips"] > 0


def test_a_picture_within_a_picture_has_a_canvas_of_its_own(view: FeltView) -> None:
    def outer(painter: QPainter) -> None:
        inner = canvas.painted(10, 10, 1.0, lambda within: within.fillRect(QRectF(0, 0, 10, 10), theme.GOLD))
        painter.drawPixmap(20, 20, inner)

    picture = canvas.painted(40, 40, 1.0, outer).toImage()
    assert picture.pixelColor(25, 25).name() == theme.GOLD
    assert picture.pixelColor(5, 5).alpha() == 0


@pytest.mark.parametrize("wide", [460, 620, 900])
def test_the_columns_are_named_whole_however_narrow_the_layout(view: FeltView, wide: int) -> None:
    """The same name whatever the room, on one line or two; a name that is cut says nothing."""
    forget_pictures()
    read: list[Written] = []
    proofread(lambda written, _painter: read.append(written))
    try:
        view.resize(wide, wide * 6 // 10)
        view.show_layout(Shown(Side.LEFT, 8, (), announces=False))
        view.grab()
    finally:
        proofread(None)
    names = [written for written in read if written.text.startswith("col.")]
    assert {written.text for written in names} == {"col. 34", "col. 35", "col. 36"}
    assert not any(written.cut for written in names)


def test_counts_of_one_announce_that_would_read_as_one_are_left_out(
    view: FeltView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A 2 on a 2 would be 22; where there is room each chip that is held has its count."""
    drawn: list[int] = []

    def heard(look: Look, pieces: int, size: int, ratio: float, **more: bool) -> QPixmap:
        drawn.append(pieces)
        return chips.chip_picture(look, pieces, size, ratio, **more)

    monkeypatch.setattr(felt, "chip_picture", heard)
    serie = Held("serie", tuple((look, 2) for look in LOOKS[:3]))
    view.show_layout(Shown(Side.LEFT, None, (), (serie,)))
    assert drawn == [2, 2, 2]
    drawn.clear()
    view.show_layout(Shown(Side.LEFT, None, (), (serie,) * 6))
    assert drawn == [1, 1, 2] * 6
