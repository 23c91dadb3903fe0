"""What came in on a port, and beside it what it says; the latest last."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.theme import Scale
from app.desks.croupier.settings.setup import Heard, Said
from app.desks.croupier.words.device_words import heard_words

_KEPT: Final = 8
"""Lines that are kept of what comes in; as many are shown as there is room for."""
_LINE: Final = 24
_HEAD: Final = 26


class WhatCame:
    """The last lines of it.

    Attributes:
        came: the bytes that came last, as lines.
        said: what they say.
        guessed: the kinds of reader that understand them, the best first, with the options that each needs.
    """

    def __init__(self) -> None:
        self.came: deque[str] = deque(maxlen=_KEPT)
        self.said: deque[str] = deque(maxlen=_KEPT)
        self.guessed: dict[str, tuple[str, ...]] = {}

    def clear(self) -> None:
        """Forget what came before."""
        self.came.clear()
        self.said.clear()
        self.guessed.clear()

    def take(self, heard: Heard) -> None:
        """Keep what came in; what is said twice in a row is kept once."""
        lines = self.came if heard.said is Said.BYTES else self.said
        words = heard_words(heard)
        if not lines or lines[-1] != words:
            lines.append(words)
        if heard.said is Said.GUESSED:
            self.guessed[heard.detail] = heard.options

    def draw(self, painter: QPainter, where: QRectF, scale: Scale, own: Sequence[str]) -> None:
        """Write it in two columns, as much of it as there is room for.

        Args:
            painter: of the page.
            where: the room for it.
            scale: of the desk.
            own: what the table's own line hears, in place of what is said; empty for none.
        """
        px = scale.px
        half, room = where.width() / 2, int((where.height() - px(_HEAD)) // px(_LINE))
        columns = (tr("QUELLO CHE ARRIVA"), list(self.came)), (tr("QUELLO CHE DICE"), own or list(self.said))
        for place, (title, lines) in enumerate(columns):
            x, width = where.x() + place * half, half - px(16)
            head = QRectF(x, where.y(), width, px(_LINE))
            write(painter, head, title, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
            for row, line in enumerate(lines[-room:] if room > 0 else ()):
                rect = QRectF(x, where.y() + px(_HEAD) + row * px(_LINE), width, px(_LINE))
                write(painter, rect, line, px(16), paint=ink(theme.TEXT), align=LEFT)
