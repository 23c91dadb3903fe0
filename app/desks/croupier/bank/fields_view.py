"""What is written beside chips: a paper's number, names, reasons; offered, touched, or typed (rules 9)."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.letter_keys import COLUMNS, LetterKeys
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import ink, write_wrapped
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.bank.bank_desk import (
    BESIDE,
    BY,
    COUNTER,
    NUMBER,
    REASON,
    SIGNERS,
    WITNESS,
    View,
    counting,
    recording,
    righting,
    spoiling,
)
from app.desks.croupier.bank.bank_view import FOOT, LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import (
    PAID_WHY,
    RIGHTED_WHY,
    SPOILED_WHY,
    box_words,
    change_words,
    deed_words,
    field_words,
    paid_words,
)
from app.desks.croupier.bank.payment_draft import PaymentDraft, otherwise_paid, paid_line
from app.desks.croupier.bank.shown import names_offered
from app.desks.croupier.commands import CAPO, INSPECTOR
from app.desks.croupier.pages.page import ENTER
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words
from app.people.permissions import Act, Signed
from app.rules.money import parse_money
from app.rules.side import Side
from app.table.command import Command
from app.table.note_box import should_hold

_MOST_FIELDS: Final = 4
_OFFERED: Final = 12
_COLUMNS: Final = 6
_SLOT: Final = 64
_KEY: Final = 56
_BETWEEN: Final = 4


class Asked(NamedTuple):
    """What one window asks.

    Attributes:
        fields: in their order.
        reasons: that are offered; none where no reason is asked.
        command: what is sent, from what was counted and what is written.
        back: which window comes before it.
    """

    fields: tuple[str, ...]
    reasons: tuple[object, ...]
    back: View


ASKED: Final = {
    View.PAPER: Asked((NUMBER, *SIGNERS), (), View.COUNT),
    View.SPOILED: Asked((NUMBER, REASON, BY), SPOILED_WHY, View.PAPER),
    View.BOX: Asked((COUNTER, BESIDE), (), View.COUNT),
    View.RIGHTING: Asked((REASON, BY, WITNESS), RIGHTED_WHY, View.COUNT),
    View.PAID_WHY: Asked((REASON, BY, WITNESS), PAID_WHY, View.PAYMENT),
}


class FieldsView(BankView):
    """A row of fields, what is offered for the one that is written, and letters for anything else."""

    def __init__(self, bank: Bank, parent: QWidget, view: View) -> None:
        super().__init__(bank, parent, ASKED[view].back)
        self.view, self._asked = view, ASKED[view]
        self._active = ""
        self._words: tuple[str, ...] = ()
        self.slots = [TouchButton(bank.scale, self) for _ in range(_MOST_FIELDS)]
        for place, slot in enumerate(self.slots):
            slot.size_of_text = 20
            slot.clicked.connect(partial(self._write_in, place))
        self.offered = [TouchButton(bank.scale, self) for _ in range(_OFFERED)]
        for place, button in enumerate(self.offered):
            button.clicked.connect(partial(self._take, place))
        self.keys = LetterKeys(bank.scale, self, self._typed, figures=True)
        self.spoils = TouchButton(bank.scale, self, Role.TAKE)
        self.spoils.clicked.connect(lambda: self.go(View.SPOILED))
        self.earlier = TouchButton(bank.scale, self)
        self.earlier.clicked.connect(self._other_box)
        self.sends = self.offer(Role.STEP, self._send)

    @property
    def fields(self) -> tuple[str, ...]:
        """What is written here; a correction of a paper's operation may say another number."""
        written = self.bank.desk.fields(self.live.state)
        numbered = self.view is View.RIGHTING and NUMBER in written
        return (*self._asked.fields, NUMBER) if numbered else self._asked.fields

    def show_screen(self, screen: Screen) -> None:
        """Show what is written."""
        written = self.bank.desk.fields(self.live.state)
        if self._active not in self.fields or self.keys.text != written[self._active]:
            self._begin()
        for place, slot in enumerate(self.slots):
            slot.setVisible(place < len(self.fields))
        for name, slot in zip(self.fields, self.slots, strict=False):
            slot.say(reason_words(written[name]) or "…", field_words(name))
            slot.choose(chosen=name == self._active)
        self._offer()
        self._entitle()
        self.spoils.setVisible(self.view is View.PAPER)
        self.spoils.say(tr("Documento annullato…"))
        self._show_box()
        self.back.say(tr("Indietro"))
        self._show_sending()
        self.arrange(screen.side)

    def _show_box(self) -> None:
        """Where the box of an earlier night waits too, say which of the two is counted."""
        state, desk = self.live.state, self.bank.desk
        self.earlier.setVisible(self.view is View.BOX and state.box_before is not None)
        before = desk.box_of(state) is not None
        self.earlier.say(
            tr("Della sera prima") if before else tr("Di questa sera"), tr("toccare: l'altra cassetta")
        )
        self.earlier.choose(chosen=before)

    def _other_box(self) -> None:
        self.bank.desk.box_before = not self.bank.desk.box_before
        self.bank.redraw()

    def _begin(self) -> None:
        """Begin where nothing is written yet."""
        written = self.bank.desk.fields(self.live.state)
        empty = next((name for name in self.fields if not written[name]), self.fields[0])
        self._write_in(self.fields.index(empty), draws=False)

    def _write_in(self, place: int, *, draws: bool = True) -> None:
        """Let letters and offers make this field."""
        self._active = self.fields[place]
        self.keys.sentence = self._active == REASON
        self.keys.text = self.bank.desk.fields(self.live.state)[self._active]
        if draws:
            self.bank.redraw()

    def _typed(self) -> None:
        if self._active:
            self.bank.desk.fields(self.live.state)[self._active] = self.keys.text
            self.bank.redraw()

    def _take(self, place: int) -> None:
        """Write what is offered, and go on to the next field that is empty."""
        written = self.bank.desk.fields(self.live.state)
        written[self._active] = self._words[place]
        self._begin_after()
        self.bank.redraw()

    def _begin_after(self) -> None:
        written = self.bank.desk.fields(self.live.state)
        empty = next((name for name in self.fields if not written[name]), self._active)
        self._write_in(self.fields.index(empty), draws=False)

    def _go_on(self) -> bool:
        """Go on to the next field that is empty; whether there is one."""
        written, place = self.bank.desk.fields(self.live.state), self.fields.index(self._active)
        after = (*self.fields[place + 1 :], *self.fields[:place])
        empty = next((name for name in after if not written[name].strip()), None)
        if empty is None:
            return False
        self._write_in(self.fields.index(empty))
        return True

    def _offer(self) -> None:
        """Offer reasons for a reason, and for a name whoever may be meant and stands nowhere else."""
        state, written = self.live.state, self.bank.desk.fields(self.live.state)
        if self._active == REASON:
            self._words = tuple(str(reason) for reason in self._asked.reasons)
        elif self._active == NUMBER:
            self._words = ()
        else:
            act = {View.PAPER: Act.FILL, View.BOX: Act.COUNT}.get(self.view, Act.CORRECT)
            names = names_offered(state, self._people(), act)
            more = () if self.view is View.PAPER else (state.dealer, CAPO, INSPECTOR)
            others = {written[name] for name in self.fields if name != self._active}
            found = dict.fromkeys(name for name in (*names, *more) if name and name not in others)
            self._words = tuple(found)[:_OFFERED]
        for place, button in enumerate(self.offered):
            button.setVisible(place < len(self._words))
        for word, button in zip(self._words, self.offered, strict=False):
            button.say(reason_words(word))
            button.choose(chosen=written[self._active] == word)

    def _people(self) -> tuple[Signed, ...]:
        people = self.bank.setup.people
        return () if people is None or people.roster.trouble else tuple(people.roster.people)

    def _entitle(self) -> None:
        desk = self.bank.desk
        if desk.paid is not None:
            self._entitle_payment(desk.paid)
            return
        amount = f"€ {euro(desk.tally.coming or desk.tally.going)}"
        match self.view:
            case View.PAPER:
                title = f"{deed_words(desk.deed)} · {amount}"
                below = tr("Il documento, e chi lo firma: capo tavolo e i due ispettori.")
            case View.SPOILED:
                title = tr("Quale documento è annullato?")
                below = tr("Resta nella serie, con il perché; si prende il seguente.")
            case View.BOX:
                title, below = f"{deed_words(desk.deed)} · {amount}", self._beside_drop()
            case _:
                what = deed_words(desk.deed)
                title = tr("Correggere: {what}").format(what=f"{what} · {amount}")
                below = tr("€ {was} resta, barrato; conta questo.").format(was=euro(self._written_first()))
        self.entitle(title, below)

    def _beside_drop(self) -> str:
        """Say what the record has in the box, and that somebody answers for a difference."""
        desk = self.bank.desk
        drop, counted = should_hold(self.live.state, desk.box_of(self.live.state)) or 0, desk.tally.coming
        said = box_words(drop, counted)
        answers = tr("Se resta così, qualcuno ne risponde per nome.")
        return said if counted == drop else f"{said} {answers}"

    def _written_first(self) -> int:
        """Give the amount that is struck through when this is recorded, cents."""
        return parse_money(self.live.state.movements[self.bank.desk.of].amount)

    def _entitle_payment(self, draft: PaymentDraft) -> None:
        what = paid_words(paid_line(draft.made, self.live.state.house))
        text = tr("€ {was} resta, barrato; conta € {amount}: {difference}.")
        difference = change_words(draft.more)
        below = text.format(was=euro(draft.made.amount), amount=euro(draft.amount), difference=difference)
        if not draft.more:
            below = tr("€ {amount}: {difference}.").format(amount=euro(draft.amount), difference=difference)
        self.entitle(tr("Correggere: {what}").format(what=what), below)

    def _command(self) -> Command:
        desk, written = self.bank.desk, self.bank.desk.fields(self.live.state)
        if self.view is View.SPOILED:
            return spoiling(desk.deed, written)
        if desk.paid is not None:
            return otherwise_paid(desk.paid, self.live.state, {name: written[name] for name in self.fields})
        if self.view is View.BOX:
            return counting(desk.tally, written, desk.box_of(self.live.state))
        if self.view is View.RIGHTING:
            return righting(desk.of, desk.tally, written)
        return recording(desk.deed, desk.tally, written, by=self.live.state.dealer)

    def _why_not(self) -> str:
        """Say why it cannot be sent yet: something is not written, or the table would refuse it."""
        desk, written = self.bank.desk, self.bank.desk.fields(self.live.state)
        empty = [field_words(name) for name in self.fields if not written[name].strip()]
        if empty:
            return tr("Da scrivere: {fields}").format(fields=", ".join(empty))
        why = self.bank.dealing.why_not(self._command()) or desk.trouble
        return reason_words(why, self.bank.dealing.house)

    def _show_sending(self) -> None:
        words = {View.SPOILED: tr("Annullare il documento")}
        self.sends.say(words.get(self.view, tr("Registrare")))
        written = self.bank.desk.fields(self.live.state)
        full = all(written[name].strip() for name in self.fields)
        allowed = full and not self.bank.dealing.why_not(self._command())
        self.sends.setEnabled(allowed and self.bank.desk.asks is None)

    def _send(self) -> None:
        """Send it once; it stays here until the table has it."""
        desk, command = self.bank.desk, self._command()
        desk.ask(self.live, desk.deed if self.view in {View.PAPER, View.BOX} else None)
        self.bank.dealing.ask(command)
        self.bank.redraw()

    def place(self, side: Side) -> None:
        """Put the fields at the top, what is offered beneath, and the letters at the foot."""
        super().place(side)
        px, gap, left = self._scale.px, self._scale.px(theme.GAP), self._scale.px(LEFT)
        wide = self.width() - 2 * left
        slot = (wide + gap) // _MOST_FIELDS
        for along, button in enumerate(self.slots):
            button.setGeometry(left + along * slot, px(TOP), slot - gap, px(_SLOT))
        step, top = (wide + gap) // _COLUMNS, px(TOP + _SLOT) + gap
        for place, button in enumerate(self.offered):
            down, along = divmod(place, _COLUMNS)
            button.setGeometry(left + along * step, top + down * (px(_KEY) + gap), step - gap, px(_KEY))
        key = (wide + gap) // COLUMNS
        begin = self.foot - px(8) - 4 * (px(_KEY) + px(_BETWEEN))
        for place, button in enumerate(self.keys.buttons):
            down, along = divmod(place, COLUMNS)
            y = begin + down * (px(_KEY) + px(_BETWEEN))
            button.setGeometry(left + along * key, y, key - gap, px(_KEY))
        for button in (self.spoils, self.earlier):
            button.setGeometry(left + px(192), self.foot, px(240), px(FOOT))

    def draw_more(self, painter: QPainter) -> None:
        """Say what is still to be written, or why the table would not take it."""
        px = self._scale.px
        begin = px(LEFT) + px(192) + (px(252) if self.view in {View.PAPER, View.BOX} else 0)
        box = self.mirrored(QRectF(begin, self.foot, self.width() - px(LEFT) - px(394) - begin, px(FOOT)))
        why = self._why_not()
        write_wrapped(painter, box, why, px(18), paint=ink(theme.ALARM), align=TO_LEFT, least=px(14))

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go through the fields and what is offered."""
        offered = (*self.slots, *self.offered, self.spoils, self.earlier)
        return [each for each in offered if each.isVisibleTo(self)]

    def take_key(self, key: int) -> None:
        """Take letters and figures; Enter goes on to what is empty, all else from button to button."""
        if key in ENTER and self.marked() is None and self._go_on():
            return
        if not self.keys.take_key(key):
            super().take_key(key)
