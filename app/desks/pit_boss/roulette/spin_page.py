"""One spin opened: the cloth as it was, the payments and why, each step as it was dealt."""

from __future__ import annotations

from datetime import tzinfo
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.label import Label, set_tip
from app.desks.common.language import euro, tr
from app.desks.common.roulette.felt import FeltView
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.roulette.evidence import Evidence
from app.desks.pit_boss.roulette.head_panel import HeadPanel
from app.desks.pit_boss.roulette.payments_list import PaymentsList
from app.desks.pit_boss.roulette.spin_picture import shown_on_felt
from app.desks.pit_boss.roulette.spin_shown import SpinShown, spin_shown, steps_shown
from app.desks.pit_boss.roulette.steps_list import StepsList
from app.desks.pit_boss.writer import PaidFact
from app.journal.lists.filters import ListedSpin
from app.reports.roulette.spin_event_words import event_words
from app.reports.roulette.spin_sheet import house_voice
from app.reports.roulette.spin_story import SpinStory
from app.reports.voice import Voice
from app.rules.money import Cents

_GAP: Final = 8
_FELT_SHARE: Final = 0.29
"""Of the page's width is the cloth so high."""
_LEAST_FELT: Final = 150
_MOST_FELT: Final = 300


class SpinPage(QFrame):
    """The page of a spin.

    Attributes:
        correcting: a payment is to be put right, as a `PaidFact`.
        place: the step that is shown, from 0; None where all of it is.
    """

    correcting = Signal(object)

    def __init__(self, parent: QWidget, voice: Voice, zone: tzinfo | None) -> None:
        """Show nothing yet.

        Args:
            parent: what it lies on.
            voice: says what table and readers wrote.
            zone: whose clocks are shown; None is this machine's.
        """
        super().__init__(parent)
        self.setObjectName("panel")
        self._said, self._voice, self._zone = voice, voice, zone
        self.listed: ListedSpin | None = None
        self.story: SpinStory | None = None
        self.place: int | None = None
        self.head = HeadPanel(self, zone)
        self.felt = FeltView(self)
        self.caption = Label(self)
        self.payments, self.steps = PaymentsList(self, zone), StepsList(self, zone)
        self.evidence = Evidence(self, zone)
        self.beside = QStackedWidget(self)
        self.by_payments, self.by_steps = QPushButton(self), QPushButton(self)
        self.by_evidence = QPushButton(self)
        self.first, self.before, self.after, self.whole = Key(self), Key(self), Key(self), Key(self)
        self.print, self.correct, self.dossier = Key(self), Key(self), Key(self)
        self._held_up = ""
        self._lay_out()
        self._connect()
        self._say()

    def show_spin(self, listed: ListedSpin, story: SpinStory) -> None:
        """Show a spin as it stood last; of one that is shown already the step stays."""
        same = self.listed is not None and (self.listed.table, self.listed.spin) == (
            listed.table,
            listed.spin,
        )
        if not same:
            self.payments.clear()
        place = self._place_in(story) if same else None
        self.listed, self.story = listed, story
        self._voice = house_voice(story, self._said)
        self.head.show_spin(listed, story, self._result())
        self.steps.blockSignals(True)  # noqa: FBT003 - Qt's own
        self.steps.show_steps(steps_shown(story), self._voice)
        self.steps.blockSignals(False)  # noqa: FBT003
        self.evidence.show_story(story)
        self.show_step(place)
        if not same:
            self.payments.see_said()

    def _place_in(self, story: SpinStory) -> int | None:
        """Find the step that is shown in a newer story of the same spin, by its place in the journal."""
        if self.place is None or self.story is None:
            return None
        seq = self.story.steps[self.place].stamp.seq
        return next((place for place, step in enumerate(story.steps) if step.stamp.seq == seq), None)

    def show_step(self, place: int | None) -> None:
        """Show the spin as it stood after a step; None shows all of it.

        Args:
            place: of the step, from 0; beyond an end it is the one at that end.
        """
        if self.story is None:
            return
        if place is not None:
            place = max(0, min(place, len(self.story.steps) - 1))
        self.place = place
        shown = spin_shown(self.story, place)
        self._draw(shown)
        self._see_correct()
        self.steps.blockSignals(True)  # noqa: FBT003 - Qt's own
        self.steps.setCurrentRow(-1 if place is None else place)
        self.steps.blockSignals(False)  # noqa: FBT003
        self._say_step(self.story)

    def go(self, by: int) -> None:
        """Go so many steps on, or back; from the whole spin on to its first step, and back to its last."""
        if self.story is None:
            return
        if self.place is None:
            self.show_step(0 if by > 0 else len(self.story.steps) - 1)
        else:
            self.show_step(self.place + by)

    def _draw(self, shown: SpinShown) -> None:
        self.felt.show_layout(shown_on_felt(shown))
        self.payments.show_payments(shown.payments, shown.outcomes, self._voice)

    def _see_correct(self) -> None:
        """A payment can be put right that was made, of a spin that is over."""
        card = self.payments.chosen
        made = card is not None and card.shown is not None and card.shown.of.made is not None
        if self.place is not None:
            why = tr("Si corregge guardando il colpo com'era alla fine: «Tutto il colpo».")
        elif card is None:
            why = tr("Scegliere prima un pagamento.")
        else:
            why = "" if made else tr("Questo non è un pagamento segnato: non c'è niente da correggere.")
        self.correct.grey(self._held_up or why)

    def hold_up(self, why: str) -> None:
        """Say why nothing can be put right here now; empty where it can."""
        self._held_up = why
        self._see_correct()

    def _say_step(self, story: SpinStory) -> None:
        place, last = self.place, len(story.steps) - 1
        first = tr("È il primo passo del colpo.")
        self.before.grey(first if place == 0 else "")
        self.first.grey(first if place == 0 else "")
        self.after.grey(tr("È l'ultimo passo del colpo.") if place == last else "")
        self.whole.grey(tr("Si vede già tutto il colpo.") if place is None else "")
        if place is None:
            self.caption.setText(tr("Com'era alla fine"))
        else:
            step = story.steps[place]
            words = event_words(step.event, self._voice, step.counted)
            self.caption.setText(f"{place + 1} / {last + 1} · {words}")

    def _result(self) -> str:
        paid = None if self.story is None else self.story.paid()
        if self.listed is None or self.listed.taken is None or paid is None:
            return tr("Banca: non tutto registrato")
        amount = f"€ {euro(self.listed.taken - paid)}".replace("€ −", "− € ")
        return tr("Banca {amount}").format(amount=amount)

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self.show_step(0))
        self.before.clicked.connect(lambda: self.go(-1))
        self.after.clicked.connect(lambda: self.go(1))
        self.whole.clicked.connect(lambda: self.show_step(None))
        self.payments.currentRowChanged.connect(lambda _row: self._see_correct())
        self.correct.clicked.connect(self.ask_to_correct)
        for place, button in enumerate((self.by_payments, self.by_steps, self.by_evidence)):
            button.clicked.connect(partial(self.beside.setCurrentIndex, place))
        self.steps.currentRowChanged.connect(lambda row: self.show_step(row) if row >= 0 else None)

    def ask_to_correct(self) -> None:
        """Ask that the payment that is chosen be put right, where it bears a mark."""
        card, story = self.payments.chosen, self.story
        if card is None or card.shown is None or card.shown.of.made is None or story is None:
            return
        of, words = card.shown.of, tr("Colpo {spin}, pagamento {order}: {title}")
        payment = PaidFact(
            table=story.table,
            seq=card.shown.of.made.seq,
            words=words.format(spin=story.spin, order=card.order, title=card.title),
            paid=Cents(of.amount),
            house=story.steps[-1].state.house,
            paid_in=of.item.payment.chip,
            earlier=story.night_over,
        )
        self.correcting.emit(payment)

    def _say(self) -> None:
        for button, text, name in (
            (self.by_payments, tr("Pagamenti"), tr("Mostra i pagamenti")),
            (self.by_steps, tr("Passi"), tr("Mostra i passi")),
            (self.by_evidence, tr("Prova"), tr("Mostra la prova")),
            (self.first, "|◀", tr("Dall'inizio")),
            (self.before, "◀", tr("Un passo indietro")),
            (self.after, "▶", tr("Un passo avanti")),
            (self.whole, tr("Tutto il colpo"), tr("Mostra com'era alla fine")),
            (self.print, tr("Stampa…"), tr("Stampa una pagina del colpo")),
            (self.dossier, tr("Fascicolo…"), tr("Scrivi tutto ciò che prova il colpo in una cartella")),
            (self.correct, tr("Correggi…"), tr("Correggi il pagamento scelto")),
        ):
            button.setText(text)
            button.setAccessibleName(name)
            set_tip(button, name)
        self.correct.call(tr("Correggi il pagamento scelto, davanti a un secondo"))
        self.felt.setAccessibleName(tr("Il tappeto com'era"))

    def _lay_out(self) -> None:
        self.caption.setObjectName("head")
        self.felt.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        tabs = QButtonGroup(self)
        for button in (self.by_payments, self.by_steps, self.by_evidence):
            button.setCheckable(True)
            tabs.addButton(button)
        self.by_payments.setChecked(True)
        for part in (self.payments, self.steps, self.evidence):
            self.beside.addWidget(part)
        page = QVBoxLayout(self)
        page.setContentsMargins(14, 8, 14, 12)
        page.setSpacing(_GAP)
        page.addWidget(self.head)
        page.addWidget(self.felt)
        page.addLayout(self._walk())
        page.addLayout(self._tabs())
        page.addWidget(self.beside, 1)

    def _walk(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        for button in (self.first, self.before, self.after):
            button.setFixedWidth(52)
            row.addWidget(button)
        row.addWidget(self.whole)
        row.addWidget(self.caption, 1)
        row.addWidget(self.print)
        return row

    def _tabs(self) -> QHBoxLayout:
        tabs = QHBoxLayout()
        tabs.setSpacing(_GAP)
        for button in (self.by_payments, self.by_steps, self.by_evidence):
            tabs.addWidget(button)
        tabs.addStretch(1)
        tabs.addWidget(self.dossier)
        tabs.addWidget(self.correct)
        return tabs

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cloth keep its form."""
        super().resizeEvent(event)
        self.felt.setFixedHeight(min(_MOST_FELT, max(_LEAST_FELT, int(self.width() * _FELT_SHARE))))
