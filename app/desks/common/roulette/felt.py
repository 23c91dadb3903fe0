"""The whole layout as a scene: the cloth is one picture, each chip another, and what moves is only moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from app.desks.common import theme
from app.desks.common.canvas import paint_over
from app.desks.common.chips import chip_picture
from app.desks.common.lettering import ink
from app.desks.common.looks import Look
from app.desks.common.roulette.cloth import CHIP, Cloth, Grid, cloth
from app.desks.common.roulette.cloth_paints import ON_THE_TABLE, ClothPaints
from app.desks.common.roulette.cloth_pictures import ClothPictures
from app.desks.common.roulette.lying import middles, spread
from app.rules.roulette.layout import Position
from app.rules.side import Side
from app.rules.tongue import Speech

_SEEN: Final = 0.7
_SEEN_LONG: Final = 0.95
_COUNTED: Final = 0.56
"""As far as counts are wide beside each other, in widths of a chip."""
_LONG: Final = 3
"""As much of a chip of value must be seen that its amount can be read."""


class Laid(NamedTuple):
    """Chips on the cloth: pieces of one chip, the n-th of a stack."""

    position: Position
    look: Look
    pieces: int
    place: int
    enferme: bool = False


class Held(Struct, frozen=True):
    """Chips that are held on the race track, and lie on no position.

    Attributes:
        place: a sector's name, a number, or beside the track.
        piles: each chip, and how many of it.
    """

    place: str
    piles: tuple[tuple[Look, int], ...]


class Shown(Struct, frozen=True):
    """What the felt shows; equal ones are not drawn twice."""

    side: Side
    fallen: int | None
    laid: tuple[Laid, ...]
    held: tuple[Held, ...] = ()
    announces: bool = True
    """whether the house takes announces, and its cloth has a race track"""
    speech: Speech = Speech.ITALIAN
    """the language of the house, in which its cloth is written"""


class _Placed(Struct, frozen=True):
    """A chip's picture, and where its middle lies."""

    picture: QPixmap
    x: float
    y: float


def chip_size(cloth: Cloth) -> int:
    """Say how large a chip is on a cloth, in pixels."""
    return round(min(cloth.grid.half_w, cloth.grid.half_h) * CHIP)


class FeltView(QGraphicsView):
    """The layout from the dealer's side, which can close in on a number.

    The cloth is laid out anew for each size; while the view closes in all of it is one picture, scaled.
    """

    def __init__(self, parent: QWidget, paints: ClothPaints = ON_THE_TABLE, chips: float = 1.0) -> None:
        """Show nothing yet.

        Args:
            parent: on which it lies.
            paints: the cloth's colours.
            chips: how large its chips are, in the size that they have at the table.
        """
        super().__init__(parent)
        self._paints, self._chip_share = paints, chips
        self._scene = QGraphicsScene(self)
        self._root = QGraphicsRectItem()
        self._root.setPen(Qt.PenStyle.NoPen)
        self._scene.addItem(self._root)
        self._picture = QGraphicsPixmapItem(self._root)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._chips: list[QGraphicsPixmapItem] = []
        self._whole = QGraphicsPixmapItem()
        self._whole.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._whole.hide()
        self._scene.addItem(self._whole)
        self._shown: Shown | None = None
        self._laid_out_for: tuple[int, int, float, Side, bool, Speech] | None = None
        self._pictures: ClothPictures | None = None
        self._fallen: int | None = None
        self._still: QPixmap | None = None
        self._spare = QPixmap()
        """What is seen at rest, once somebody needed it; until something on it changes."""
        self._ends: tuple[Grid, Grid] | None = None
        self._done: Callable[[], None] = self.settle_down
        self.cloth: Cloth = cloth(1430, 500, Side.LEFT)
        # One for good: Qt's bindings never give back what they note of each new one.
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(theme.SWITCHING_MS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self._arrived)
        self._set_up()

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setBackgroundBrush(ink(self._paints.felt))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)

    def show_layout(self, shown: Shown) -> None:
        """Show the cloth and what lies on it.

        Args:
            shown: the cylinder's side, the number that has fallen, and the chips.
        """
        if shown != self._shown:
            self._shown = shown
            self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cloth out for the new size."""
        super().resizeEvent(event)
        self._draw()

    def _draw(self) -> None:
        self._still = None
        if self._shown is None or not self.isVisible():
            return
        pictures, fallen = self._cloth_pictures(self._shown), self._shown.fallen
        if fallen != self._fallen or self._picture.pixmap().isNull():
            self._fallen = fallen
            self._picture.setPixmap(
                pictures.picture(None)
            )  # lets go of the number before, which is painted over
            self._picture.setPixmap(pictures.picture(fallen))
        self._lay(self._shown)

    def showEvent(self, event: object) -> None:
        """Draw what was not worth drawing while it was hidden."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._draw()

    def _cloth_pictures(self, shown: Shown) -> ClothPictures:
        """Give the cloth's pictures, of a cloth laid out anew where the size is another."""
        width, height, ratio = self.viewport().width(), self.viewport().height(), self.devicePixelRatioF()
        wanted = width, height, ratio, shown.side, shown.announces, shown.speech
        if self._pictures is None or wanted != self._laid_out_for:
            self._laid_out_for = wanted
            self._scene.setSceneRect(0, 0, width, height)
            self.cloth = cloth(width, height, shown.side, announces=shown.announces)
            self._pictures = ClothPictures(self.cloth, shown.speech, width, height, ratio, self._paints)
            self._picture.setPixmap(QPixmap())
        return self._pictures

    def _lay(self, shown: Shown) -> None:
        """Move the chips to where they lie now; a picture that is not needed is hidden and kept."""
        size = round(chip_size(self.cloth) * self._chip_share)
        ratio = self.devicePixelRatioF()
        used = 0
        for used, placed in enumerate((*self._laid(shown.laid, size), *self._held(shown.held, size)), 1):
            half = placed.picture.width() / ratio / 2
            if used > len(self._chips):
                self._chips.append(QGraphicsPixmapItem(self._root))
            item = self._chips[used - 1]
            item.setPixmap(placed.picture)
            item.setPos(QPointF(placed.x - half, placed.y - half))
            item.show()
        for item in self._chips[used:]:
            item.hide()

    def _laid(self, laid: Iterable[Laid], size: int) -> Iterator[_Placed]:
        """Find where chips lie on their positions; prisoners lie apart from what is free."""
        ratio = self.devicePixelRatioF()
        places: dict[tuple[Position, bool], list[Laid]] = {}
        for chips in laid:
            places.setdefault((chips.position, chips.enferme), []).append(chips)
        for (position, enferme), there in places.items():
            there.sort(key=lambda chips: chips.place)
            spots = middles(self.cloth, position, len(there), size, enferme=enferme)
            for chips, (x, y), upper in zip(there, spots, (*spots[1:], None), strict=True):
                seen = _SEEN_LONG if len(chips.look.face) >= _LONG else _SEEN
                covered = upper is not None and upper[0] - x < seen * size and not chips.look.is_colour
                # Of a face that is half covered one would read another: "10" of a hundred.
                look, pieces = (chips.look._replace(face=""), 1) if covered else (chips.look, chips.pieces)
                yield _Placed(chip_picture(look, pieces, size, ratio, barred=enferme), x, y)

    def _held(self, held: Iterable[Held], size: int) -> Iterator[_Placed]:
        """Find where chips lie that are held: a row at each place, each announce's first chip uppermost."""
        ratio = self.devicePixelRatioF()
        places: dict[str, list[tuple[tuple[Look, int], ...]]] = {}
        for announce in held:
            places.setdefault(announce.place, []).append(announce.piles)
        for place, announces in places.items():
            wide = self.cloth.held_size(place, size)
            start, y, room = self.cloth.track_place(place, wide)
            row = spread([len(piles) for piles in announces], wide, room)
            chips = [(pile, n) for piles in announces for n, pile in enumerate(piles)]
            before = [0.0, *(along for along, _ in row)]
            laid = list(zip(chips, row, before, strict=False))
            for ((look, pieces), n), (along, covered), last in reversed(laid):
                seen = look._replace(face="", marker="") if covered and n else look
                # Two counts so near to each other read as one: 2 and 2 as 22.
                shown = 1 if covered and n and along - last < _COUNTED * wide else pieces
                yield _Placed(chip_picture(seen, shown, wide, ratio), start + along, y)

    @property
    def closing_in(self) -> bool:
        """Whether the view is moving."""
        return self._ends is not None

    def close_in(self, target: Grid, done: Callable[[], None]) -> None:
        """Close in until the grid lies as in the target, in this view's pixels, and say when it does."""
        self.settle_down()
        self._ends, self._done = (self.cloth.grid, target), done
        if self._still is None:
            self._still = self._seen()
        self._whole.setPixmap(self._still)
        self._move(0.0)
        self._whole.show()
        self._root.hide()
        self._animation.start()

    def _seen(self) -> QPixmap:
        """Cloth and chips in one picture: five hundred chips are too many to be scaled one by one."""
        cloth, lying = self._picture.pixmap(), [chip for chip in self._chips if chip.isVisible()]
        if not lying:
            return cloth
        if self._spare.size() != cloth.size():
            self._spare = cloth.copy()

        def paint(painter: QPainter) -> None:
            for chip in lying:
                painter.drawPixmap(chip.pos(), chip.pixmap())

        paint_over(self._spare, paint, cloth)
        return self._spare

    def _move(self, share: float) -> None:
        if self._ends is not None:
            self._whole.setTransform(_between(*self._ends, share))

    def _arrived(self) -> None:
        if self._ends is not None:
            self._done()

    def settle_down(self) -> None:
        """Stop moving and show the whole layout."""
        self._ends = None
        self._animation.stop()
        self._whole.hide()
        self._whole.setPixmap(QPixmap())
        self._root.show()


def _between(start: Grid, end: Grid, share: float) -> QTransform:
    """The way from one grid to another: 0 is the start, 1 the end."""
    half_w = start.half_w + (end.half_w - start.half_w) * share
    half_h = start.half_h + (end.half_h - start.half_h) * share
    zero_line = start.zero_line + (end.zero_line - start.zero_line) * share
    outer_line = start.outer_line + (end.outer_line - start.outer_line) * share
    across, down = half_w / start.half_w, half_h / start.half_h
    return QTransform(
        across, 0, 0, down, zero_line - start.zero_line * across, outer_line - start.outer_line * down
    )
