"""Somebody answers by name for what was recorded, with what he found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.writer import Deed, Entry
from app.people.permissions import Act, Signed, may_sign


class AnswerWindow(SigningWindow):
    """The window."""

    def __init__(self, parent: QWidget, entry: Entry, fact: str, people: Sequence[Signed]) -> None:
        """Ask who answers.

        Args:
            parent: the window that it lies over.
            entry: what is answered for.
            fact: the same in words.
            people: who works here.
        """
        what = tr("Tavolo {table}, n. {seq}: {fact}").format(table=entry.table, seq=entry.seq, fact=fact)
        super().__init__(parent, tr("Chi ne risponde"), what)
        self._entry = entry
        self.note = self.add_line(tr("Che cosa si è trovato"), needed=False)
        names = [each.name for each in people if may_sign(each.role, Act.CORRECT)]
        self.by = self.add_signature(tr("Chi risponde"), names)
        self.looked()

    def deed(self) -> Deed:
        """Give what is to be written as it was typed; it is done on another thread."""
        entry, note, by = self._entry, self.note.text().strip(), self.by.signature
        return lambda writer: writer.answer(entry, note, by)
