"""What proves a spin: the reader's own lines, who signed, where it lies in the journal, and its seal."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from app.desks.common.language import tr
from app.reports.roulette.spin_event_words import event_words
from app.reports.roulette.spin_sheet import raw_lines
from app.reports.roulette.spin_step import Step
from app.reports.roulette.spin_story import SpinStory
from app.reports.voice import PLAIN
from app.table import events as happened


def evidence_lines(story: SpinStory, zone: tzinfo | None = None) -> tuple[str, ...]:
    """Say what proves a spin, line by line; what there is none of is said too."""
    raw = raw_lines(story, zone)
    signed = [
        event_words(step.event, PLAIN, step.counted)
        for step in story.steps
        if isinstance(step.event, happened.PeopleSigned | happened.PeopleUnsigned)
    ]
    seal = tr("sigillo {seal}").format(seal=story.seal)
    return (
        tr("Il lettore"),
        *(f"    {line}" for line in raw or (tr("niente: il numero è stato scritto a mano"),)),
        tr("Le firme"),
        *(f"    {line}" for line in signed or (tr("nessuna con codice"),)),
        tr("Il registro"),
        *(f"    {line}" for line in _place_lines(story)),
        f"    {seal}",
    )


def _place_lines(story: SpinStory) -> Iterator[str]:
    """Say where the spin lies in the journal, and where what was said of it later."""
    own = [step.stamp.seq for step in story.steps if step.own and not _later(step)]
    later = [str(step.stamp.seq) for step in story.steps if step.own and _later(step)]
    if own:
        yield tr("registro n. {first} – {last}, catena verificata").format(first=own[0], last=own[-1])
    if later:
        yield tr("detto poi: n. {places}").format(places=", ".join(later))


def _later(step: Step) -> bool:
    return isinstance(step.event, happened.EntryCorrected | happened.EventAnswered)


class Evidence(QPlainTextEdit):
    """The lines, to be read and copied."""

    def __init__(self, parent: QWidget, zone: tzinfo | None) -> None:
        super().__init__(parent)
        self._zone = zone
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setAccessibleName(tr("La prova: righe del lettore, firme, sigillo"))

    def show_story(self, story: SpinStory) -> None:
        """Show another spin's."""
        self.setPlainText("\n".join(evidence_lines(story, self._zone)))
