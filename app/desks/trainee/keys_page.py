"""What each key does, how answers are typed, and the language of the desk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common.language import NAMES, Language, language, tr
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.theme import GAP, GOLD, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.looks import TEXT, Words, on_panel

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_KEY_SHARE: Final = 0.3


def keys() -> tuple[tuple[str, str], ...]:
    """Give each key with what it does."""
    return (
        (tr("Invio"), tr("risponde, e va avanti")),
        ("F1", tr("il manuale; lì dentro questa pagina, con la lingua")),
        ("F2", tr("non so: si vede la soluzione")),
        ("F3", tr("perché? anche di una risposta giusta")),
        ("F4", tr("orologio sì o no")),
        ("F5", tr("ripete quel che si ascolta")),
        ("F6", tr("un altro livello dello stesso esercizio")),
        ("F7", tr("riprende quel che è rimasto a metà")),
        ("F8", tr("comincia da capo, dove è chiesto")),
        ("↑  ↓", tr("passo per passo nella soluzione, o nel riesame")),
        ("←  →", tr("nei progressi l'esercizio prima e dopo")),
        ("⌫", tr("toglie l'ultimo segno")),
        ("Esc", tr("esce: quel che è risposto resta")),
    )


def forms() -> tuple[tuple[str, str], ...]:
    """Give each way to type an answer with what it means."""
    return (
        ("35", tr("pezzi, o un numero")),
        ("172,50", tr("denaro")),
        ("5 8 10", tr("numeri, con uno spazio")),
        ("4/7 2x0/2/3", tr("posizioni; due pezzi sulla trasversale 0/2/3")),
        ("c34 d1 R N P D M Pa", tr("colonna, dozzina, rosso, nero, pari, dispari, manque, passe")),
        ("2x500 3x20", tr("gettoni di valuta")),
        ("40xR", tr("gettoni di colore, con la lettera del colore")),
        ("20 20-5", tr("una stecca, e una strisciata di 5")),
        ("5+5+2", tr("pile tagliate")),
        ("100", tr("cinque stecche insieme")),
        ("CAB", tr("le lettere, nell'ordine giusto")),
    )


class Table(QWidget):
    """Two columns: what is pressed or typed, and what it does."""

    def __init__(self, scale: Scale, parent: QWidget, rows: tuple[tuple[str, str], ...]) -> None:
        super().__init__(parent)
        self._scale, self._rows = scale, rows
        self.setAccessibleName(". ".join(f"{key}: {does}" for key, does in rows))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rows, as high as there is room for."""
        painter, px = on_panel(self, self._scale), self._scale.px
        edge = px(16)
        high = (self.height() - edge) / len(self._rows)
        wide = (self.width() - 2 * edge) * _KEY_SHARE
        for place, (key, does) in enumerate(self._rows):
            row = QRectF(edge, edge / 2 + place * high, wide - px(8), high)
            write(painter, row, key, px(20), weight=Weight.BOLD, paint=ink(GOLD), align=_LEFT)
            row = QRectF(edge + wide, row.y(), self.width() - 2 * edge - wide, high)
            write_wrapped(painter, row, does, px(19), paint=ink(TEXT), align=_LEFT)
        painter.end()


class KeysPage(QWidget):
    """The page; what lies beneath it is not touched."""

    def __init__(
        self, scale: Scale, parent: QWidget, close: Callable[[], None], speak: Callable[[Language], None]
    ) -> None:
        """Show it all; nothing on it changes but the language.

        Args:
            scale: of the window.
            parent: the page.
            close: goes back to what was shown.
            speak: has the desk speak another language.
        """
        super().__init__(parent)
        self._scale = scale
        self.leave = TouchButton(scale, self)
        self.leave.say(tr("Indietro"), "Esc")
        self.leave.clicked.connect(close)
        self.title = Words(scale, self, 26, weight=Weight.SEMI)
        self.title.say(tr("Tasti, risposte, lingua"))
        self.keys, self.forms = Table(scale, self, keys()), Table(scale, self, forms())
        self.languages: dict[Language, TouchButton] = {}
        for each, name in NAMES.items():
            button = self.languages[each] = TouchButton(scale, self)
            button.say(name)
            button.choose(chosen=each is language())
            button.clicked.connect(partial(speak, each))

    def place(self) -> None:
        """The title and the languages above, the two tables beneath."""
        px = self._scale.px
        gap, side, wide = px(GAP), px(TARGET), self.width()
        self.leave.setGeometry(0, 0, px(140), side)
        count, across = len(self.languages), px(150)
        languages = count * (across + gap) - gap
        self.title.setGeometry(px(140) + 2 * gap, 0, wide - px(140) - 3 * gap - languages, side)
        for place, button in enumerate(self.languages.values()):
            button.setGeometry(wide - languages + place * (across + gap), 0, across, side)
        half, top = (wide - gap) // 2, side + 2 * gap
        self.keys.setGeometry(0, top, half, self.height() - top)
        self.forms.setGeometry(half + gap, top, wide - half - gap, self.height() - top)
