"""One thing that was recorded of the bank: its chips, its paper, what may still be done (rules 9)."""

from __future__ import annotations

from msgspec import UNSET
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.owner_words import owner_words
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.bank.bank_desk import View, printing
from app.desks.croupier.bank.bank_view import FOOT, LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import (
    box_words,
    coin_name,
    coin_words,
    deed_words,
    sides_of,
    signed_euro,
    sum_words,
)
from app.desks.croupier.bank.chip_lines import ChipLine, draw_lines, draw_struck
from app.desks.croupier.bank.deeds import Deed, deed_of
from app.desks.croupier.bank.shown import sum_of
from app.desks.croupier.bank.tally import (
    Coin,
    in_order_of_house,
    is_counted_otherwise,
    look_in_play,
    tally_of,
)
from app.desks.croupier.commands import CAPO
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.moment_words import moment_words
from app.desks.croupier.words.reasons import reason_words
from app.reports.opening_words import differs_words
from app.rules.house import colour_label
from app.rules.money import parse_money
from app.rules.side import Side
from app.table.bank_fold import pieces_of
from app.table.events import BankMoved
from app.table.overnight import counted_otherwise, read_pieces
from app.table.put_right import Righted


class EntryView(BankView):
    """What was recorded, as it stands now; the first stays beneath it, struck through."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.MENU)
        self._moved: BankMoved | None = None
        self._righted: Righted | None = None
        self.corrects = TouchButton(bank.scale, self, Role.TAKE)
        self.corrects.clicked.connect(self._correct)
        self.prints = self.offer(Role.STEP, self.print_paper)

    def show_screen(self, screen: Screen) -> None:
        """Show it as it stands now."""
        desk, state = self.bank.desk, self.live.state
        self._moved, self._righted = state.movements.get(desk.of), state.righted.get(desk.of)
        moved = self._moved
        if moved is None:  # the next night has begun
            desk.go(View.MENU)
            self.bank.redraw()
            return
        what = deed_words(deed_of(moved.operation, moved.change or ""))
        title = f"{what} · € {euro(parse_money(moved.amount))}"
        when = moment_words(self.live.moments.get(desk.of))
        self.entitle(title, tr("Nel registro alle {when}").format(when=when) if when else "")
        self.setAccessibleDescription(". ".join(self._notes()))
        self.back.say(tr("Indietro"))
        self.corrects.say(tr("Correggere…"))
        self.corrects.setEnabled(desk.asks is None)
        self._show_printing(moved)
        self.arrange(screen.side)

    def _show_printing(self, moved: BankMoved) -> None:
        paper = self.live.state.documents.get(moved.document or "")
        self.prints.setVisible(paper is not None)
        if paper is None:
            return
        words = tr("Stampare di nuovo") if paper.prints else tr("Stampare il documento")
        copy = tr("copia, stampa n. {copy}").format(copy=paper.prints + 1) if paper.prints else ""
        allowed = self.bank.setup.papers is not None
        self.prints.say(words, copy if allowed else tr("qui non si stampa"))
        self.prints.setEnabled(allowed and self.bank.desk.asks is None)

    def _notes(self) -> list[str]:
        """Say all that is known of it besides its chips."""
        found: list[str] = []
        moved, state = self._moved, self.live.state
        if moved is None:
            return found
        if moved.document:
            found.append(tr("Documento {number}").format(number=moved.document))
        if moved.signatures:
            found.append(tr("Firma: {names}").format(names=", ".join(map(reason_words, moved.signatures))))
        if moved.by:
            found.append(tr("Ha contato {name}").format(name=reason_words(moved.by)))
        found += self._differs(moved)
        if moved.operation == "close":
            parts = sum_of(state.bank, state.bank.closing or 0)
            result = tr("Risultato {result} = {sum}")
            found.append(result.format(result=signed_euro(parts.result), sum=sum_words(parts)))
        found += self._printed()
        return found

    def _differs(self, moved: BankMoved) -> list[str]:
        """Say by what a count, as it stands, is not what should lie there; of the box what should."""
        if moved.drop is not UNSET:
            return [box_words(parse_money(moved.drop), parse_money(moved.amount))]
        lay = self.live.state.lay if moved.operation == "open" else None
        text = tr("Diversa dall'ultima chiusura: {differs}")
        if moved.book is not UNSET:
            lay, text = read_pieces(moved.book), tr("Diversa da quanto doveva esserci: {differs}")
        differs = counted_otherwise(lay, pieces_of(moved))
        if not differs:
            return []
        house = self.bank.dealing.house
        words = differs_words(differs, lambda name: owner_words(colour_label(house, name)), euro)
        return [text.format(differs=words)]

    def _printed(self) -> list[str]:
        desk, moved = self.bank.desk, self._moved
        told = desk.papers_told
        if told is None or moved is None or told.number != moved.document:
            return []
        if told.trouble:
            return [tr("Non stampato: {reason}").format(reason=reason_words(told.trouble))]
        return [tr("Si trova in {path}").format(path=told.path)]

    def _correct(self) -> None:
        self.bank.desk.put_right(self.live.state)
        self.bank.redraw()

    def print_paper(self) -> None:
        """Print the paper: where to is asked once, and the print is recorded before it is written."""
        desk, papers, moved = self.bank.desk, self.bank.setup.papers, self._moved
        if papers is None or moved is None or moved.document is None:
            return
        desk.print_of = moved.document
        if papers.folder:
            self.bank.redraw()
        else:
            self.go(View.FOLDER)

    def send_print(self) -> None:
        """Record a print; the page is written when the journal has it."""
        desk, state = self.bank.desk, self.live.state
        paper = state.documents[desk.print_of]
        desk.ask(self.live, prints=paper.prints)
        self.bank.dealing.ask(printing(desk.print_of, state.dealer or CAPO))
        self.bank.redraw()

    def place(self, side: Side) -> None:
        """Put what corrects apart from what prints."""
        super().place(side)
        px = self._scale.px
        self.corrects.setGeometry(px(LEFT) + px(192), self.foot, px(200), px(FOOT))

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go to what corrects, back, and to what prints."""
        return [self.corrects]

    def draw_more(self, painter: QPainter) -> None:
        """Draw the chips, and beneath them the paper and what was recorded first."""
        if self._moved is None:
            return
        px, house = self._scale.px, self.bank.dealing.house
        self.draw_sentence(painter, self.bank.desk.said)
        state, deed = self.live.state, deed_of(self._moved.operation, self._moved.change or "")
        tally = in_order_of_house(state, house, deed, tally_of(self._moved.chips))
        counted = deed in {Deed.OPEN, Deed.CLOSE}
        lines = [
            ChipLine(
                look_in_play(state, house, coin) if counted else coin.look(house),
                f"{sign}{pieces} × {self._called(coin, counted=counted)}",
                f"€ {euro(pieces * coin.value)}",
            )
            for sign, side in sides_of(tally)
            for coin, pieces in side.items()
        ]
        wide, notes = self.width() - 2 * px(LEFT), self._notes()
        high = px(34) * (len(notes) + (2 if self._righted else 0))
        top = self.foot - px(10) - high
        draw_lines(painter, QRectF(px(LEFT), px(TOP), wide, top - px(TOP)), lines, self._scale)
        for note in notes:
            box, paint = QRectF(px(LEFT), top, wide, px(32)), ink(theme.TEXT)
            write(painter, box, note, px(18), weight=Weight.SEMI, paint=paint, align=TO_LEFT, least=px(14))
            top += px(34)
        if self._righted is not None:
            self._draw_first(painter, QRectF(px(LEFT), top, wide, px(32)), self._righted)

    def _called(self, coin: Coin, *, counted: bool) -> str:
        """Name a chip; at a count with what it was counted at, where its pieces in play are worth another."""
        otherwise = counted and is_counted_otherwise(self.live.state, coin)
        return (coin_words if otherwise else coin_name)(self.bank.dealing.house, coin)

    def _draw_first(self, painter: QPainter, box: QRectF, righted: Righted) -> None:
        """Write what was recorded first, struck through, and why it does not count."""
        px, house = self._scale.px, self.bank.dealing.house
        tally = tally_of(righted.first.chips)
        chips = [
            f"{sign}{pieces} × {coin_name(house, coin)}"
            for sign, side in sides_of(tally)
            for coin, pieces in side.items()
        ]
        paper = [righted.first.document] if righted.first.document else []
        first = f"€ {euro(parse_money(righted.first.amount))} · {', '.join((*chips, *paper))}"
        draw_struck(painter, box, first, px(17))
        box.translate(0, px(34))
        text = tr("Corretto: {reason} · {by}, testimone {witness}").format(
            reason=reason_words(righted.reason), by=righted.by, witness=righted.witness
        )
        write_wrapped(painter, box, text, px(18), paint=ink(theme.GOLD), align=TO_LEFT, least=px(14))
