"""The sheet of keys: each key of this desk with what it does, from the tables that the keyboard asks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, enlarged, ink, width_of, write, write_alike
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.keys import act_keys
from app.desks.croupier.pages.page import Page
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.words import act_words, has_key
from app.rules.side import Side

_ROWS: Final = (
    ("1 … 9", QT_TRANSLATE_NOOP("", "i colori, da sinistra")),
    ("0", QT_TRANSLATE_NOOP("", "per gli impiegati, o non più")),
    ("Q W E R …", QT_TRANSLATE_NOOP("", "i gettoni di valore, da sinistra")),
    ("A S D F …", QT_TRANSLATE_NOOP("", "le chance che hanno vinto")),
    ("Z X C V …", QT_TRANSLATE_NOOP("", "di chi sono: Z non si sa, X posto 1 …")),
    (
        QT_TRANSLATE_NOOP("", "Maiusc+A S …"),
        QT_TRANSLATE_NOOP("", "sulle chance: c'è ancora, da sinistra"),
    ),
    ("Alt+5 8 … ▦", QT_TRANSLATE_NOOP("", "sul numero: c'è ancora")),
    ("F2 … F9", QT_TRANSLATE_NOOP("", "da due a nove pezzi a tocco")),
    ("0 ▦", QT_TRANSLATE_NOOP("", "di nuovo un pezzo a tocco")),
    ("5 ▦", QT_TRANSLATE_NOOP("", "il pieno")),
    ("8 4 6 2 ▦", QT_TRANSLATE_NOOP("", "i cavalli, come stanno sullo schermo")),
    ("7 9 1 3 ▦", QT_TRANSLATE_NOOP("", "i carré, come stanno sullo schermo")),
    ("/ ▦", QT_TRANSLATE_NOOP("", "la terzina")),
    ("* − ▦", QT_TRANSLATE_NOOP("", "le sestine")),
    ("Ctrl+8 ▦", QT_TRANSLATE_NOOP("", "tutti i cavalli")),
    ("Ctrl+7 ▦", QT_TRANSLATE_NOOP("", "tutti i carré")),
    ("Ctrl+5 ▦", QT_TRANSLATE_NOOP("", "pieno e cavalli")),
    ("Ctrl+0 ▦", QT_TRANSLATE_NOOP("", "completo")),
    ("+ ▦", QT_TRANSLATE_NOOP("", "come prima")),
    ("v s o · f 7 · n 17", QT_TRANSLATE_NOOP("", "un annuncio, scritto sulla sua pagina")),
    ("da 20 p4 m200", QT_TRANSLATE_NOOP("", "e di quanto, di chi, che cosa mette")),
    ("o ro x2", QT_TRANSLATE_NOOP("", "in colore: rosso, due pezzi a puntata")),
    ("… capo", QT_TRANSLATE_NOOP("", "il capo tavolo lo ripete")),
    (". ▦", QT_TRANSLATE_NOOP("", "togliere, e di nuovo posare")),
)
"""The keys that lie as the desk does; ▦ is the number pad."""
_STEP: Final = (
    (QT_TRANSLATE_NOOP("", "Spazio"), QT_TRANSLATE_NOOP("", "PAGATO")),
    (QT_TRANSLATE_NOOP("", "Invio ▦"), QT_TRANSLATE_NOOP("", "PAGATO")),
    (QT_TRANSLATE_NOOP("", "Ctrl+Invio"), QT_TRANSLATE_NOOP("", "il prossimo passo del colpo")),
    (QT_TRANSLATE_NOOP("", "Canc"), QT_TRANSLATE_NOOP("", "togliere, e di nuovo posare")),
    ("Esc", QT_TRANSLATE_NOOP("", "chiudere la pagina aperta")),
)
_SIGNS: Final = {"Backspace": "⌫", "Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_COLUMNS: Final = 3
_TOP: Final = 84
_LINE: Final = 34
_INSIDE: Final = 24
_CLEAR: Final = 0.9
"""Of a line's height: what hangs from a letter does not touch what stands on the one below."""
_SIZE: Final = 17
_BESIDE: Final = 128
"""Pixels of a column that the keys take, and the room after it."""


class KeyLine(NamedTuple):
    """One line of the sheet."""

    keys: str
    does: str


def key_lines(instrument: str = "") -> tuple[KeyLine, ...]:
    """Give every line of the sheet, in this station's language, by the instrument that decides a round."""
    lines = [KeyLine(tr(keys), tr(does)) for keys, does in (*_STEP, *_ROWS)]
    acts = ((act, keys) for act, keys in act_keys().items() if has_key(act))
    named = (KeyLine(" · ".join(map(_key_words, keys)), act_words(act, instrument)) for act, keys in acts)
    return (*lines, *named)


def _key_words(key: int) -> str:
    """Write a key by its sign where it has one, in any language; else as it stands on the keyboard."""
    pressed = QKeySequence(key)
    *held, last = pressed.toString(QKeySequence.SequenceFormat.PortableText).split("+")
    if last in _SIGNS:
        return "+".join((*held, _SIGNS[last]))
    return pressed.toString(QKeySequence.SequenceFormat.NativeText)


class KeysPage(Page):
    """The sheet over the whole desk."""

    wide = True

    def __init__(self, scale: Scale, parent: QWidget, left: Callable[[], None], instrument: str = "") -> None:
        super().__init__(scale, parent)
        self.lines = key_lines(instrument)
        self.back = TouchButton(scale, self)
        self.back.say(tr("Indietro"))
        self.back.clicked.connect(left)
        self.entitle(tr("I tasti"), tr("▦ è il tastierino numerico; un tasto conta quando si lascia."))

    def show_screen(self, screen: Screen) -> None:  # noqa: ARG002 - the same at every moment
        """Say the whole sheet to a screen reader."""
        self.setAccessibleDescription("; ".join(f"{line.keys}: {line.does}" for line in self.lines))

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Put the way back at the foot."""
        px, target = self._scale.px, self._scale.px(TARGET)
        self.back.setGeometry(px(_INSIDE), self.height() - target - px(20), px(180), target)

    def take_key(self, key: int) -> None:
        """The key that opens the sheet closes it."""
        if key == Qt.Key.Key_F1:
            self.back.click()

    def draw_more(self, painter: QPainter) -> None:
        """Write the lines in three columns, all of them alike."""
        px, full, least = self._scale.px, self._scale.px(_SIZE), self._scale.px(theme.SMALLEST)
        columns, high = self._columns()
        size, rooms = self._size(columns, high)
        x = float(px(_INSIDE))
        for lines, room in zip(columns, rooms, strict=True):
            for row, line in enumerate(lines):
                y = px(_TOP) + row * high
                keys, does = QRectF(x, y, px(112), high), QRectF(x + px(118), y, room, high)
                gold, paint = ink(theme.GOLD), ink(theme.TEXT)
                write(painter, keys, line.keys, full, weight=Weight.BOLD, paint=gold, align=LEFT, least=least)
                write_alike(painter, does, line.does, size, paint=paint)
            x += room + px(_BESIDE)

    def _columns(self) -> tuple[list[tuple[KeyLine, ...]], float]:
        """Share the lines out, and say how high each is: the outermost column ends above the way back."""
        px, count = self._scale.px, len(self.lines)
        rooms = [self.back.y() - px(_TOP) - px(6), *[self.height() - px(_TOP) - px(16)] * (_COLUMNS - 1)]
        if self.back.x() > self.width() // 2:  # on the mirrored desk
            rooms.reverse()
        high = px(_LINE)
        while high > 1 and sum(room // high for room in rooms) < count:
            high -= 1
        rows = [room // high for room in rooms]
        while sum(rows) > count:  # what is left over is left free in every column
            rows[rows.index(max(rows))] -= 1
        ends = list(accumulate(rows, initial=0))
        return [self.lines[first:end] for first, end in pairwise(ends)], float(high)

    def _size(self, columns: list[tuple[KeyLine, ...]], high: float) -> tuple[int, list[float]]:
        """Find the size for which all columns have room, and how wide each is: as its longest line asks."""
        px = self._scale.px
        room = self.width() - 2 * px(_INSIDE) - len(columns) * px(_BESIDE)
        size, needed = px(theme.SMALLEST), [1.0] * len(columns)
        largest = min(enlarged(px(_SIZE), high), int(_CLEAR * high))
        for size in range(largest, px(theme.SMALLEST) - 1, -1):
            needed = [max(width_of(line.does, size) for line in lines) for lines in columns]
            if sum(needed) <= room:
                break
        return size, [each * room / sum(needed) for each in needed]
