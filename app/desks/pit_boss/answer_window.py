"""Somebody answers by name, under one code, for what was recorded, with what he found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.facts import Parted, fact_words, parted
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.writer import Answer, Deed, Fact
from app.people.permissions import Act, Signed, may_sign

_LEAST: Final = 2
"""Lines of what is left out: the fields beneath stay where they are while somebody types his name."""


class AnswerWindow(SigningWindow):
    """The window.

    Attributes:
        notes: a line for each thing that is asked, by what is asked.
        left: what is not answered for with the others, and why.
    """

    def __init__(self, parent: QWidget, facts: Sequence[Fact], people: Sequence[Signed]) -> None:
        """Ask who answers.

        Args:
            parent: the window that it lies over.
            facts: what is answered for; one at least.
            people: who works here.
        """
        self._facts = tuple(facts)
        together = parted(facts).together
        title = tr("Chi ne risponde")
        if len(together) > 1:
            title = tr("Chi risponde di {count} fatti, con un codice").format(count=len(together))
        super().__init__(parent, title, "\n".join(map(fact_words, together)))
        self.notes: dict[str, QLineEdit] = {
            asks: self.add_line(asks, needed=False) for asks in dict.fromkeys(each.asks for each in together)
        }
        names = [each.name for each in people if may_sign(each.role, Act.CORRECT)]
        self.by = self.add_signature(tr("Chi risponde"), names)
        self.left = Label(self)
        self.left.setObjectName("loud")
        self.left.setWordWrap(True)
        if any(each.not_by for each in facts) or len(together) < len(facts):
            self.left.setMinimumHeight(_LEAST * self.left.fontMetrics().lineSpacing())
            self.add("", self.left)
        else:
            self.left.hide()
        self.by.name.currentTextChanged.connect(lambda _name: self._see_left())
        self.need(tr("almeno un fatto di cui può rispondere"), lambda: bool(self._parted.together))
        self._see_left()

    @property
    def note(self) -> QLineEdit:
        """The first line."""
        return next(iter(self.notes.values()))

    @property
    def _parted(self) -> Parted:
        return parted(self._facts, self.by.signature.name)

    def _see_left(self) -> None:
        """Name what he who signs does not answer for: it is not begun."""
        words = tr("Resta fuori: {fact} ({why})")
        self.left.setText(
            "\n".join(words.format(fact=fact_words(each.fact), why=each.why) for each in self._parted.left)
        )

    def deed(self) -> Deed:
        """Give what is to be written as it was typed; it is done on another thread."""
        by = self.by.signature
        answers = [Answer(each.entry, self.notes[each.asks].text().strip()) for each in self._parted.together]
        return lambda writer: writer.answer(answers, by)
