"""A text on a page: its beginning at the foot, and all of it in the place of what is touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, as_far_as_it_fits, fits_lines, ink, write, write_wrapped
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton

_SIZE: Final = theme.LEAST_TEXT
"""No smaller than what else is written on the page; what has no room in it is read leaf by leaf."""
_CAPTION: Final = 24
_ABOVE: Final = 14
_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def leaves(room: QRectF, text: str, pixels: int) -> Iterator[str]:
    """Part a text into leaves.

    Each goes as far as it fits in its room, the next one on from there.

    Args:
        room: of one leaf.
        text: all of it.
        pixels: the size in which it is written.
    """
    while text:
        leaf = as_far_as_it_fits(room, text, pixels)
        if leaf in {text, ""}:
            yield text
            return
        yield leaf
        text = text[len(leaf.removesuffix(" …")) :].lstrip()


class ToldLeaves:
    """A text, and the key that turns its leaves where it has no room at the foot of the page.

    Attributes:
        key: shown where there is more than the foot has room for.
        leaf: which leaf lies in the place of the letters; None while the letters are there.
    """

    def __init__(self, scale: Scale, parent: QWidget, turned: Callable[[], None]) -> None:
        """Tell nothing yet.

        Args:
            scale: of the window.
            parent: the page.
            turned: told when another leaf is to be seen, or the letters again.
        """
        self._scale, self._turned = scale, turned
        self._room = QRectF()
        self._leaves: tuple[str, ...] = ()
        self._caption = ""
        self.leaf: int | None = None
        self.key = TouchButton(scale, parent)
        self.key.clicked.connect(self._turn)

    def _turn(self) -> None:
        after = 0 if self.leaf is None else self.leaf + 1
        self.leaf = after if self.leaf is None or after < len(self._leaves) else None
        self._turned()

    def show(self, caption: str, text: str, room: QRectF) -> None:
        """Show a text beneath its caption.

        Args:
            caption: its name.
            text: all of it.
            room: from what lies above it to the foot of the page.
        """
        px, self._caption = self._scale.px, caption
        above = px(_ABOVE) + px(_CAPTION)
        self._room = room.adjusted(0, above, 0, -px(10))
        least = px(_SIZE)
        self._leaves = tuple(leaves(self._room, text, least))
        has_more = self.leaf is not None or not fits_lines(self._room, text, least)
        self.key.setVisible(has_more)
        if self.leaf is None:
            self.key.say(tr("Leggere tutto…"))
        else:
            self.leaf = min(self.leaf, max(0, len(self._leaves) - 1))
            last = self.leaf + 1 >= len(self._leaves)
            place = f"{self.leaf + 1}/{len(self._leaves)}" if len(self._leaves) > 1 else ""
            self.key.say(tr("Alle lettere") if last else tr("Avanti"), place)
        self.key.choose(chosen=self.leaf is not None)

    @property
    def shown(self) -> str:
        """What of the text is seen."""
        return self._leaves[self.leaf or 0] if self._leaves else ""

    def draw(self, painter: QPainter) -> None:
        """Write the caption, and the leaf."""
        px = self._scale.px
        caption = QRectF(self._room.x(), self._room.y() - px(_CAPTION), self._room.width(), grown(px(22)))
        write(painter, caption, self._caption, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
        size = px(_SIZE)
        write_wrapped(painter, self._room, self.shown, size, paint=ink(theme.TEXT), align=_TOP, least=size)
