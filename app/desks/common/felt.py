"""The whole layout as a scene: the cloth is one picture, each chip another, and what moves is only moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from app.desks.common import theme
from app.desks.common.canvas import painted
from app.desks.common.chips import chip_picture
from app.desks.common.cloth import Cloth, Grid, cloth
from app.desks.common.cloth_pictures import ClothPictures
from app.desks.common.lettering import ink
from app.desks.common.looks import Look
from app.rules.layout import Kind, Position
from app.rules.wheel import Side

_SIDE_BY_SIDE: Final = frozenset({Kind.EVEN_MONEY, Kind.DOZEN})
_BESIDE: Final = (0.8, 0.0)
_STACKED: Final = (0.3, 0.08)
"""How far a chip lies from the one before, to the right and up, in widths of a chip."""
_ACROSS: Final = 1.02
_NEXT: Final = 1.35
"""How far a chip that is held lies from the one before, of its announce or of another."""


class Laid(NamedTuple):
    """Chips on the cloth: pieces of one chip, the n-th of a stack."""

    position: Position
    look: Look
    pieces: int
    place: int
    enferme: bool = False


class Held(NamedTuple):
    """Chips that are held on the race track, and lie on no position.

    Attributes:
        place: a sector's name, a number, or beside the track.
        piles: each chip, and how many of it.
    """

    place: str
    piles: tuple[tuple[Look, int], ...]


class Shown(NamedTuple):
    """What the felt shows; equal ones are not drawn twice."""

    side: Side
    fallen: int | None
    laid: tuple[Laid, ...]
    held: tuple[Held, ...] = ()
    announces: bool = True
    """whether the house takes announces, and its cloth has a race track"""


class _Spot(NamedTuple):
    """A chip's picture, and where its middle lies."""

    picture: QPixmap
    x: float
    y: float


class FeltView(QGraphicsView):
    """The layout from the dealer's side, which can close in on a number.

    The cloth is laid out anew for each size; while the view closes in all of it is one picture, scaled.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
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
        self._laid_out_for: tuple[int, int, float, Side, bool] | None = None
        self._pictures: ClothPictures | None = None
        self._fallen: int | None = None
        self._still: QPixmap | None = None
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
        self.setBackgroundBrush(ink(theme.FELT))
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

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
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
            self._picture.setPixmap(pictures.picture(fallen))
        self._lay(self._shown)

    def showEvent(self, event: object) -> None:  # noqa: N802 - Qt's name
        """Draw what was not worth drawing while it was hidden."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._draw()

    def _cloth_pictures(self, shown: Shown) -> ClothPictures:
        """Give the cloth's pictures, of a cloth laid out anew where the size is another."""
        width, height, ratio = self.viewport().width(), self.viewport().height(), self.devicePixelRatioF()
        wanted = width, height, ratio, shown.side, shown.announces
        if self._pictures is None or wanted != self._laid_out_for:
            self._laid_out_for = wanted
            self._scene.setSceneRect(0, 0, width, height)
            self.cloth = cloth(width, height, shown.side, announces=shown.announces)
            self._pictures = ClothPictures(self.cloth, width, height, ratio)
            self._picture.setPixmap(QPixmap())
        return self._pictures

    def _lay(self, shown: Shown) -> None:
        """Move the chips to where they lie now; a picture that is not needed is hidden and kept."""
        size = round(min(self.cloth.grid.half_w, self.cloth.grid.half_h) * 1.2)
        ratio = self.devicePixelRatioF()
        used = 0
        for used, spot in enumerate((*self._laid(shown.laid, size), *self._held(shown.held, size)), 1):
            half = spot.picture.width() / ratio / 2
            if used > len(self._chips):
                self._chips.append(QGraphicsPixmapItem(self._root))
            item = self._chips[used - 1]
            item.setPixmap(spot.picture)
            item.setPos(QPointF(spot.x - half, spot.y - half))
            item.show()
        for item in self._chips[used:]:
            item.hide()

    def _laid(self, laid: Iterable[Laid], size: int) -> Iterator[_Spot]:
        """Find where chips lie on their positions."""
        ratio = self.devicePixelRatioF()
        for chips in laid:
            x, y = self.cloth.place(chips.position, enferme=chips.enferme)
            across, up = _BESIDE if chips.position.kind in _SIDE_BY_SIDE else _STACKED
            step = chips.place * size
            picture = chip_picture(chips.look, chips.pieces, size, ratio, enferme=chips.enferme)
            yield _Spot(picture, x + across * step, y - up * step)

    def _held(self, held: Iterable[Held], size: int) -> Iterator[_Spot]:
        """Find where chips lie that are held: in a row at each place, one announce apart from the next."""
        rows: dict[str, list[tuple[Look, int, float]]] = {}
        for announce in held:
            row = rows.setdefault(announce.place, [])
            apart = row[-1][2] + _NEXT if row else 0.0
            row.extend((*pile, apart + n * _ACROSS) for n, pile in enumerate(announce.piles))
        ratio = self.devicePixelRatioF()
        for place, row in rows.items():
            start, y, room = self.cloth.track_place(place, size)
            step = min(size, room / row[-1][2]) if row[-1][2] else size
            for look, pieces, along in row:
                # Of a face that is half covered one would read another: "10" of a hundred.
                covered = step < size and along < row[-1][2]
                seen = look._replace(face="", marker="") if covered else look
                yield _Spot(chip_picture(seen, pieces, size, ratio), start + along * step, y)

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
        width, height, ratio = self.viewport().width(), self.viewport().height(), self.devicePixelRatioF()
        all_of_it = QRectF(0, 0, width, height)
        return painted(
            width,
            height,
            ratio,
            lambda painter: self._scene.render(painter, all_of_it, all_of_it),
            ink(theme.FELT),
        )

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
