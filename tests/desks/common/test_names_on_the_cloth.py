"""The name of a chance is read beside the chips that lie on it, however many, and beside its prisoners."""

from itertools import product
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from app.desks.common.application import make_application
from app.desks.common.lettering import Written, proofread
from app.desks.common.roulette.cloth import Cloth, cloth
from app.desks.common.roulette.cloth_painting import paint_cloth
from app.desks.common.roulette.felt import chip_size
from app.desks.common.roulette.lying import middles
from app.desks.pit_boss.roulette.spin_picture import CHIPS, SIZE
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side
from app.rules.tongue import Speech


class Seen(NamedTuple):
    """A cloth somewhere: its size, how large chips are on it, whether it has a race track."""

    size: tuple[int, int]
    chips: float = 1.0
    announces: bool = True


SIZES = ((892, 625), (892, 560), (1310, 840), (1310, 760), (660, 440))
"""The cloth at 1280 and 1920, with and without the keys beneath it, and in a small window."""
CLOTHS = (*(Seen(size) for size in SIZES), Seen(SIZE, CHIPS), Seen(SIZE, CHIPS, announces=False))
"""On the desk, and on paper with and without the race track."""
KINDS = 6
_COUNT = 0.12
"""A count rises so far above its chip, in the chip's size."""


def names(drawn: Cloth, speech: Speech) -> list[QRectF]:
    """Give the letters of each text on the cloth; what shares one pixel only touches."""
    found: list[QRectF] = []

    def read(written: Written, painter: QPainter) -> None:
        metrics = QFontMetricsF(painter.font())
        box = metrics.boundingRect(written.rect, written.flags, written.shown)
        tight = metrics.tightBoundingRect(written.shown)
        if box.height() < 1.5 * metrics.height():
            box = QRectF(box.x(), box.y() + metrics.ascent() + tight.y(), box.width(), tight.height())
        found.append(box)

    proofread(read)
    picture = QPixmap(1700, 900)
    painter = QPainter(picture)
    paint_cloth(painter, drawn, speech, dim=False)
    painter.end()
    proofread(None)
    return found


@pytest.mark.parametrize(("seen", "speech", "kinds"), list(product(CLOTHS, Speech, (1, KINDS))))
def test_no_chip_and_no_count_covers_the_name_of_its_chance(seen: Seen, speech: Speech, kinds: int) -> None:
    make_application(["test"])
    drawn = cloth(*seen.size, Side.LEFT, announces=seen.announces)
    written, chip = names(drawn, speech), round(chip_size(drawn) * seen.chips)
    covered = []
    for name, box in drawn.chances.items():
        here = [letters for letters in written if QRectF(*box).contains(letters.center())]
        assert here, name
        for shut in (False, True) if BY_NAME[name].even_money else (False,):
            spots = middles(drawn, BY_NAME[name], kinds, chip, enferme=shut)
            high = chip if shut else chip * (1 + _COUNT)
            chips = [QRectF(x - chip / 2, y + chip / 2 - high, chip, high) for x, y in spots]
            assert all(y - 0.54 * chip >= 0 for _, y in spots), "no prisoner is cut by the edge"
            covered += [
                (name, shut)
                for lies in chips
                if any(lies.intersects(letters.adjusted(1, 1, -1, -1)) for letters in here)
            ]
    assert covered == []
