"""Another minimum, announced a spin ahead by the capo tavolo; which colours are out (rules 2, 8) [3.7]."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words
from app.desks.common.seats import seated
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.common.touch import Role
from app.desks.croupier import commands
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.amount_keys import AmountKeys
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.pages.table_choices import (
    ColoursOut,
    colours_to_ask,
    lowest_maximum,
    straight_maximum,
)
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.decider_words import decider_below
from app.desks.croupier.words.reasons import reason_words
from app.rules.house import House
from app.rules.money import Cents
from app.table.colour_in_play import colour_in_play
from app.table.named import Office

_NAME: Final = QT_TRANSLATE_NOOP("", "IL NUOVO MINIMO")
_OUT: Final = QT_TRANSLATE_NOOP(
    "", "TOCCARE I COLORI FUORI: tengono il valore finché il giocatore non li cambia"
)
_KNOWN: Final = QT_TRANSLATE_NOOP("", "I COLORI FUORI, come dice la banca contata: tengono il loro valore")
_ASKED: Final = QT_TRANSLATE_NOOP("", "{colour}: è fuori?")
_LABEL: Final = theme.LINE_ROOM


class MinimumPage(ChoicePage):
    """The new minimum is chosen, and which colours players have; what each is worth then is seen first."""

    def __init__(
        self, scale: Scale, parent: QWidget, house: House, dealing: Dealing, left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent, left)
        self._house, self._dealing, self._left = house, dealing, left
        self._now = Cents(0)
        self._announced: Cents | None = None
        self._asked = ColoursOut()
        self._out: frozenset[str] = frozenset()
        self.announce = self.offer(Role.STEP, self._announce)
        self.colours = {chip.name: ChipButton(scale, self) for chip in house.colours}
        for name, button in self.colours.items():
            button.clicked.connect(partial(self.turn_over, name))
        self.keys = AmountKeys(scale, self, house, self._say, partial(lowest_maximum, house))

    def begin(self, screen: Screen) -> None:
        """Begin with the minimum that comes or holds, and the colours that are out as the table knows."""
        live = self._dealing.live
        self._hear(screen)
        self._asked = ColoursOut() if live is None else colours_to_ask(live.state)
        self._out = self._asked.out
        self.keys.choose(self._announced or self._now)

    def show_screen(self, screen: Screen) -> None:
        """Show what holds now, and whether another minimum can be announced; what was chosen stays."""
        self._hear(screen)
        self._say()

    def _hear(self, screen: Screen) -> None:
        live = self._dealing.live
        self._now = screen.heading.minimum
        self._announced = None if live is None or live.state.announced is None else live.state.announced[0]

    def turn_over(self, name: str) -> None:
        """Say that players have pieces of a colour, or that all of it is in the bank."""
        self._out ^= {name}
        self._say()

    def _say(self) -> None:
        now, then = euro(self._now), euro(self.keys.amount)
        most = straight_maximum(self._house, self.keys.amount)
        below = tr("Adesso {now}; col nuovo, pieno fino a {most}.").format(now=now, most=euro(most))
        if self._announced is not None:
            below = tr("Adesso {now}; annunciato {then}: col {now} si revoca.")
            below = below.format(now=now, then=euro(self._announced))
        withdraws = self._withdraws()
        another = self.keys.amount != self._now or withdraws
        why = self._dealing.why_not(self._command()) if another else ""
        warned = reason_words(why, self._house) if why else ""
        self.entitle(tr("Cambio di minimo"), below, warned)
        self.announce.role = Role.TAKE if withdraws else Role.STEP
        self.announce.setEnabled(another and not why)
        by = decider_below(self._dealing.decider(Office.CAPO_TAVOLO))
        words, when = tr("Annunciare {then}").format(then=then), tr("vale dal colpo successivo")
        if withdraws:
            words, when = tr("Resta {now}: revocare").format(now=now), tr("il nuovo minimo non viene")
        self.announce.say(words, " · ".join(filter(None, (when, by))))
        self._show_colours()

    def _withdraws(self) -> bool:
        """Whether what is chosen takes the minimum that was announced back."""
        return self._announced is not None and self.keys.amount == self._now

    def _show_colours(self) -> None:
        live = self._dealing.live
        asked = _KNOWN if self._asked.counted else _OUT
        amounts = Row(_NAME, self.keys.buttons, len(self.keys.buttons))
        colours = [Row(asked, list(self.colours.values()), len(self.colours))] if self.colours else []
        self.rows = (amounts, *colours)
        if live is None:
            return
        for chip in self._house.colours:
            now = colour_in_play(live.state, chip.name)
            worth = now.value
            button, called = self.colours[chip.name], owner_words(seated(chip.label, now.owner))
            name = f"{tr(_ASKED).format(colour=called)} {self._then_words(chip.name)}"
            look, seat = look_of(live.state.house, worth, chip.name), whose_colour(live.state, chip.name)
            button.show_chip(look, name, chosen=chip.name in self._out, owner=seat)
            button.setEnabled(not self._asked.counted and chip.name not in self._asked.certain)

    def _then_words(self, name: str) -> str:
        """Say what a colour will be worth: "resta 2,50", "poi 5"."""
        live = self._dealing.live
        if name in self._out and live is not None:
            return tr("resta {value}").format(value=euro(colour_in_play(live.state, name).value))
        return tr("poi {value}").format(value=euro(self.keys.amount))

    def draw_more(self, painter: QPainter) -> None:
        """Write beneath each colour what it will be worth."""
        super().draw_more(painter)
        px = self._scale.px
        for name, button in self.colours.items():
            box = button.geometry()
            line = QRectF(box.x() - px(6), box.bottom() + px(2), box.width() + px(12), grown(px(_LABEL)))
            out = name in self._out
            paint, weight = (theme.GOLD, Weight.SEMI) if out else (theme.QUIET, Weight.REGULAR)
            write(painter, line, self._then_words(name), px(16), weight=weight, paint=ink(paint))

    def _command(self) -> commands.Command:
        looked = not (self._asked.counted or self._withdraws())
        out = [name for name in self.colours if name in self._out] if looked else None
        return commands.minimum(self.keys.amount, self._dealing.decider(Office.CAPO_TAVOLO), out)

    def _announce(self) -> None:
        self._dealing.ask(self._command())
        self._left()
