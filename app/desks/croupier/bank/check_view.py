"""A count beside what should lie there, asked for once more before it is recorded (rules 9).

At the opening that is what the last closing count left: by what it differs somebody answers for.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.touch import Role
from app.desks.croupier.bank.bank_desk import View, recording
from app.desks.croupier.bank.bank_view import LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import coin_name, coin_words, difference_words, signed_euro, sum_words
from app.desks.croupier.bank.chip_lines import ChipLine, draw_lines
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.shown import Difference, Sum, differences, expected_at, sum_of
from app.desks.croupier.bank.tally import coin_rows, is_counted_otherwise, look_in_play
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words

_SUM: Final = 104


class CheckView(BankView):
    """Each chip with what should lie there, the result with its arithmetic, and once more: is it so?"""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.COUNT)
        self._found: tuple[Difference, ...] = ()
        self._sum = Sum(0, 0, 0, 0, 0)
        self.records = self.offer(Role.TAKE, self._record)

    def show_screen(self, screen: Screen) -> None:
        """Compare."""
        desk, state = self.bank.desk, self.live.state
        coins = coin_rows(state, self.bank.dealing.house, desk.deed, desk.tally)
        expected = expected_at(state, desk.deed)
        self._found = differences(expected, desk.tally, tuple(coin for row in coins for coin in row))
        self._sum = sum_of(state.bank, desk.tally.coming)
        title = tr("È giusta questa conta di chiusura?")
        records = tr("Registrare la chiusura")
        if desk.deed is Deed.OPEN:
            title, records = tr("È giusta questa conta d'apertura?"), tr("Registrare l'apertura")
        self.entitle(title, self._beneath(known=expected is not None))
        self.setAccessibleDescription(
            ". ".join((*(self._said(each) for each in self._found), *self._outcome()))
        )
        self.back.say(tr("Ricontare"))
        self.records.say(records, f"€ {euro(desk.tally.coming)}")
        self.records.setEnabled(desk.asks is None)
        self.arrange(screen.side)

    def _beneath(self, *, known: bool) -> str:
        if self.bank.desk.trouble:
            return reason_words(self.bank.desk.trouble, self.bank.dealing.house)
        if not known:
            return tr("Banca stimata: le puntate perse non sono scritte, e non si sa quanti pezzi mancano.")
        wrong = sum(bool(each.more) for each in self._found)
        if not wrong:
            if self.bank.desk.deed is Deed.OPEN:
                return tr("È quello che ha lasciato l'ultima chiusura, pezzo per pezzo.")
            return tr("Torna tutto, pezzo per pezzo.")
        if wrong == 1:
            return tr("Uno non torna. Guardare ancora una volta.")
        return tr("Non tornano: {count}. Guardare ancora una volta.").format(count=wrong)

    def _said(self, each: Difference) -> str:
        words = coin_words(self.bank.dealing.house, each.coin, self.live.state)
        counted = tr("{chip}: {pieces}").format(chip=words, pieces=each.counted)
        if each.expected is None:
            return counted
        expected = tr("{counted} di {expected}").format(counted=counted, expected=each.expected)
        return f"{expected}, {difference_words(each)}"

    def _outcome(self) -> tuple[str, str]:
        """Say what it comes to, and beneath it how; at the opening, what differs from the last closing."""
        if self.bank.desk.deed is Deed.CLOSE:
            result = tr("Risultato {result}").format(result=signed_euro(self._sum.result))
            return result, sum_words(self._sum)
        more = sum(each.more * each.coin.value for each in self._found)
        if not any(each.more for each in self._found):
            return tr("Come l'ultima chiusura"), ""
        words = tr("Differenza dall'ultima chiusura {amount}").format(amount=signed_euro(more))
        return words, tr("Se resta così, qualcuno ne risponde per nome: «Tavolo…», «Chi ne risponde…».")

    def draw_more(self, painter: QPainter) -> None:
        """Draw the comparison and the arithmetic."""
        px, house = self._scale.px, self.bank.dealing.house
        lines = [
            ChipLine(
                look_in_play(self.live.state, house, each.coin),
                self._line(each),
                difference_words(each),
                wrong=bool(each.more),
            )
            for each in self._found
        ]
        wide = self.width() - 2 * px(LEFT)
        top = self.foot - px(_SUM)
        draw_lines(painter, QRectF(px(LEFT), px(TOP), wide, top - px(TOP) - px(8)), lines, self._scale)
        box = QRectF(px(LEFT), top, wide, px(46))
        result, said = self._outcome()
        write(painter, box, result, px(32), weight=Weight.BOLD, paint=ink(theme.GOLD), align=TO_LEFT)
        words = QRectF(px(LEFT), top + px(46), wide, px(50))
        write_wrapped(painter, words, said, px(18), paint=ink(theme.TEXT), align=TO_LEFT, least=px(15))

    def _line(self, each: Difference) -> str:
        name = coin_words if is_counted_otherwise(self.live.state, each.coin) else coin_name
        words = name(self.bank.dealing.house, each.coin)
        if each.expected is None:
            return tr("{chip}: {pieces}").format(chip=words, pieces=each.counted)
        text = tr("{chip}: {pieces} di {expected}")
        return text.format(chip=words, pieces=each.counted, expected=each.expected)

    def _record(self) -> None:
        desk = self.bank.desk
        desk.ask(self.live, desk.deed)
        self.bank.dealing.ask(recording(desk.deed, desk.tally, by=self.live.state.dealer))
        self.bank.redraw()
