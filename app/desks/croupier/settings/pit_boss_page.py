"""The first pit boss: his name, and a code of his own, given twice; without one names are typed as ever."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.letter_keys import COLUMNS, LetterKeys
from app.desks.common.lettering import ink, write_wrapped
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.rows_page import Row, RowsPage
from app.desks.croupier.signing import code_draft
from app.desks.croupier.signing.code_draft import DIFFERENT, Step
from app.desks.croupier.signing.code_keys import HEIGHT, WIDTH, CodeKeys
from app.desks.croupier.signing.code_words import checked_words
from app.desks.croupier.signing.people import Checked, Outcome, People
from app.rules.side import Side

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class PitBossPage(RowsPage):
    """First the name in letters, then the code on the pad, and the same code once more.

    Attributes:
        done: told that there is a pit boss now.
    """

    _checked = Signal(object)

    def __init__(self, scale: Scale, parent: QWidget, people: People, later: Callable[[], None]) -> None:
        super().__init__(scale, parent, self._go_back)
        self._people, self._later = people, later
        self.done: Callable[[], None] = later
        self._coding = False
        self.table: TouchButton | None = None
        self.called = TouchButton(scale, self)
        self.called.clicked.connect(lambda: self._turn_to(coding=False))
        self.keys = LetterKeys(scale, self, self._say)
        self.pad = CodeKeys(scale, self, self._say)
        self.goes_on = self.offer(Role.STEP, self._go_on)
        self._checked.connect(self._take)  # the register tells on a thread of its own
        self._turn_to(coding=False)

    def offer_table(self, go: Callable[[], None]) -> None:
        """Offer the way back to the table's own page, while nothing but the name is asked here.

        Args:
            go: goes there.
        """
        self.table = TouchButton(self._scale, self)
        self.table.say(tr("Indietro: il tavolo"))
        self.table.clicked.connect(go)

    def _turn_to(self, *, coding: bool) -> None:
        """Ask for the name, or for the code."""
        self._coding = coding
        self.pad.draft = code_draft.fresh_begins()
        for button in self.keys.buttons:
            button.setVisible(not coding)
        for button in self.pad.keys.values():
            button.setVisible(coding)
        self.rows = (Row("", (self.called,), 2), *(() if coding else (Row("", self.keys.buttons, COLUMNS),)))
        if self.width() > 0:
            self.arrange()
        self._say()

    def _go_back(self) -> None:
        if self._coding:
            self._turn_to(coding=False)
        else:
            self._later()

    def _go_on(self) -> None:
        name = self.keys.text.strip()
        if not self._coding:
            self._turn_to(coding=True)
            return
        self.pad.draft = code_draft.given(self.pad.draft)
        self._say()
        if self.pad.draft.waiting:
            self._people.begin(name, self.pad.draft.fresh, self._checked.emit)

    def _take(self, checked: Checked) -> None:
        """Go on to the table, or say why there is no pit boss yet."""
        if checked.outcome is Outcome.RIGHT:
            self.pad.draft = code_draft.fresh_begins()
            self.done()
        else:
            self.pad.draft = code_draft.fresh_begins()._replace(said=checked)
            self._say()

    def _say(self) -> None:
        name, draft = self.keys.text.strip(), self.pad.draft
        self.entitle(
            tr("Chi è il responsabile di sala?"),
            tr("Con il suo codice aggiunge le altre persone. Si chiede una volta sola."),
        )
        self.called.say(name or tr("Nome"), tr("il suo nome"), name=tr("il nome: {name}").format(name=name))
        self.called.choose(chosen=not self._coding)
        if self.table is not None:
            self.table.setVisible(not self._coding)
        self.back.say(tr("Indietro") if self._coding else tr("Più tardi"))
        if not self._coding:
            self.goes_on.setEnabled(bool(name))
            self.goes_on.say(tr("Avanti"), "" if name else tr("prima il nome"))
        else:
            self.pad.enable(enabled=not draft.waiting)
            self.back.setEnabled(not draft.waiting)
            self.goes_on.setEnabled(draft.long_enough)
            ends = tr("Tenere questo codice") if draft.step is Step.AGAIN else tr("Avanti")
            self.goes_on.say(tr("Un momento…") if draft.waiting else ends)
        touched = tr("{count} cifre toccate").format(count=len(draft.digits))
        self.setAccessibleDescription(f"{self.words()} {touched if self._coding else ''}")
        self.update()

    def words(self) -> str:
        """Say what is asked now, or why a code was not taken."""
        said = self.pad.draft.said
        if not self._coding:
            return tr("Senza codici i nomi si scrivono soltanto: nessuno firma, e chiunque può scriverli.")
        if said is not None and said.reason == DIFFERENT:
            return tr("Non erano uguali: scegliere il codice nuovo da capo.")
        if said is not None:
            return checked_words(said)
        if self.pad.draft.step is Step.AGAIN:
            return tr("Lo stesso codice, ancora una volta.")
        return tr(
            "Un codice da 8 a 12 cifre: non di seguito, e non sempre la stessa. Nessuno può rileggerlo."
        )

    def take_key(self, key: int) -> None:
        """Letters are the name, digits the code, Enter goes on; Home goes back to the table's page."""
        if key in _ENTER:
            self.goes_on.click()
        elif key == Qt.Key.Key_Home and self.table is not None and not self._coding:
            self.table.click()
        elif self._coding:
            self.pad.take_key(key)
        else:
            self.keys.take_key(key)

    def place(self, side: Side) -> None:
        """The letters across the page, or the pad in its middle."""
        super().place(side)
        px = self._scale.px
        if self.table is not None:
            foot = self.back.geometry()
            self.table.setGeometry(foot.right() + 1 + px(12), foot.y(), px(220), foot.height())
        top = self.called.geometry().bottom() + px(20)
        self.pad.place(QRect((self.width() - px(WIDTH)) // 2, top, px(WIDTH), px(HEIGHT)))

    def draw_more(self, painter: QPainter) -> None:
        """Draw the dots, and what is asked or was wrong."""
        super().draw_more(painter)
        px = self._scale.px
        if self._coding:
            self.pad.draw(painter)
        last = self.pad.keys["0"] if self._coding else self.keys.buttons[-1]
        y = last.geometry().bottom() + px(14)
        room = QRectF(px(24), y, self.width() - px(48), self.back.y() - y - px(8))
        centred = Qt.AlignmentFlag.AlignCenter if self._coding else Qt.AlignmentFlag.AlignLeft
        paint = ink(theme.ALARM if self.pad.draft.said is not None and self._coding else theme.GOLD)
        write_wrapped(
            painter, room, self.words(), px(20), paint=paint, align=centred | Qt.AlignmentFlag.AlignTop
        )
