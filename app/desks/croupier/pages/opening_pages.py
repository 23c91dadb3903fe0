"""Opening, closing and suspending play: asked once more, nobody does it by the way (rules 8) [3.7]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_wrapped
from app.desks.common.looks import Look, look_of
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.entry.palette_keys import colour_in_play
from app.desks.croupier.pages.amount_keys import AmountKeys
from app.desks.croupier.pages.ball_choices import BallChoices
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.pages.table_choices import straight_maximum
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.owner_words import owner_words
from app.desks.croupier.words.prompt_words import held_words
from app.rules.house import House
from app.table.colours_out import colours_out
from app.table.handing import held_at_closing

_MINIMUM: Final = QT_TRANSLATE_NOOP("", "IL MINIMO")
_WHY: Final = QT_TRANSLATE_NOOP("", "PERCHÉ")
_REASONS: Final = (
    QT_TRANSLATE_NOOP("", "Controllo del cilindro"),
    QT_TRANSLATE_NOOP("", "Allarme in sala"),
    QT_TRANSLATE_NOOP("", "Decisione della direzione"),
)


_DRUM: Final = QT_TRANSLATE_NOOP("", "Controllo del tamburo")
"""The first reason where a ball is drawn."""


class OpeningPage(ChoicePage):
    """The minimum is chosen; the rest is as the station has it. No other button asks the same beside it."""

    WIDE = True

    def __init__(
        self, scale: Scale, parent: QWidget, house: House, dealing: Dealing, left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent, left)
        self._house, self._dealing, self._left = house, dealing, left
        self._title = ""
        self.opens = self.offer(Role.STEP, self._open)
        self.keys = AmountKeys(scale, self, house, self._say)
        self.balls = BallChoices(scale, self, self._allow) if house.draws else None
        more = () if self.balls is None else self.balls.rows
        self.rows = (Row(_MINIMUM, self.keys.buttons, len(self.keys.buttons)), *more)

    def begin(self, screen: Screen) -> None:
        """Begin with the minimum of the house."""
        self._title = tr("Aprire il tavolo {table}").format(table=screen.heading.table)
        self.keys.choose(self._house.minimum)
        if self.balls is not None:
            self.balls.choose("", "")

    def _allow(self) -> None:
        """A tumbler is not opened before its balls were checked (rules 10)."""
        self._name_opening()
        self.opens.setEnabled(self.balls is None or self.balls.said is not None)

    def _say(self) -> None:
        most = straight_maximum(self._house, self.keys.amount)
        day = tr("{house} · pieno fino a {most} · numero del giorno {day}")
        below = tr("{house} · pieno fino a {most}") if self._house.draws else day
        self.entitle(
            self._title, below.format(house=self._house.title, most=euro(most), day=self._dealing.today)
        )
        self._name_opening()

    def _name_opening(self) -> None:
        """The minimum at which it opens, and beneath it what is to be said first."""
        missing = "" if self.balls is None else self.balls.missing
        self.opens.say(tr("Aprire a {minimum}").format(minimum=euro(self.keys.amount)), missing)

    def _open(self) -> None:
        balls = None if self.balls is None else self.balls.said
        self._dealing.ask(commands.opening(self._dealing.today, self.keys.amount, balls))
        self._left()


class ClosingPage(ChoicePage):
    """What is still out, and held for players, is named before it is closed: a sum that is held twice."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._out: tuple[tuple[Look, str], ...] = ()
        self._held = ""
        self._owed: int | None = None
        """the sum that was named; None before the first touch"""
        self._sum, self._named = 0, False
        self.closes = self.offer(Role.TAKE, self._close)

    def show_screen(self, screen: Screen) -> None:
        """Name the colours that are still out."""
        live = self._dealing.live
        out = () if live is None else colours_out(live.state)
        names = ", ".join(owner_words(screen.heading.labels[name]) for name in out)
        self._out = tuple((self._look(name), owner_words(screen.heading.labels[name])) for name in out)
        below = tr("Colori ancora fuori: {colours}").format(colours=names) if names else tr(
            "Nessun colore risulta fuori.")  # fmt: skip
        self.entitle(tr("Chiudere il tavolo {table}?").format(table=screen.heading.table), below)
        held = () if live is None else held_at_closing(live.state)
        self._held = held_words(held, screen.heading.labels)
        self.setAccessibleDescription(tr("Da consegnare: {held}").format(held=self._held) if held else "")
        self._ask_for(sum(amount for _, amount in held))
        self.closes.setEnabled(Act.CLOSE in screen.can)

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it asks the same of every screen
        """What is held has not been named yet."""
        self._owed = None

    def _ask_for(self, owed: int) -> None:
        """Close at the first touch where nothing is held; else the second names the sum that stays."""
        self._named = not owed or self._owed == owed
        self._sum = owed
        named = owed and self._named
        words = tr("Chiudere con € {amount} da consegnare").format(amount=euro(owed))
        ask = tr("restano € {amount} da consegnare").format(amount=euro(owed)) if owed else ""
        self.closes.say(words if named else tr("Chiudere il tavolo"), "" if named else ask)

    def _look(self, name: str) -> Look:
        """A colour with what it is worth, where that is not the minimum: so its pieces are changed."""
        live = self._dealing.live
        worth = 0 if live is None else colour_in_play(live.state, name).value
        return look_of(self._dealing.house, worth, name)

    def draw_more(self, painter: QPainter) -> None:
        """Draw the colours that are out, each with its name."""
        super().draw_more(painter)
        px = self._scale.px
        step = (self.width() - 2 * px(24)) / max(1, len(self._dealing.house.colours))
        for place, (look, name) in enumerate(self._out):
            x = px(24) + (place + 0.5) * step
            draw_chip(painter, QPointF(x, px(170)), look, 1, px(72))
            label = QRectF(x - step / 2, px(214), step, px(28))
            write(painter, label, name, px(18), paint=ink(theme.TEXT), least=px(theme.SMALLEST))
        if self._held:
            self._draw_held(painter)

    def _draw_held(self, painter: QPainter) -> None:
        """Write for whom something is held, and how much: it is his, and goes with him."""
        px, wide = self._scale.px, self.width() - 2 * self._scale.px(24)
        head, lines = QRectF(px(24), px(270), wide, px(24)), QRectF(px(24), px(298), wide, px(120))
        words = tr("DA CONSEGNARE: tenuto per nome, o rimasto sul tappeto")
        write(painter, head, words, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        write_wrapped(painter, lines, self._held, px(22), paint=ink(theme.TEXT), align=top)

    def _close(self) -> None:
        """Close; while something is held for players only when its sum was named first."""
        if not self._named:
            self._owed = self._sum
            self._dealing.redraw()
            return
        self._dealing.act(Act.CLOSE)
        self._left()


class SuspensionPage(ChoicePage):
    """Why the management suspends play; taken up again from the same place."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._chosen = ""
        why = (_DRUM, *_REASONS[1:]) if dealing.house.draws else _REASONS
        self.reasons = {str(reason): TouchButton(scale, self) for reason in why}
        for reason, button in self.reasons.items():
            button.say(tr(reason))
            button.clicked.connect(lambda _=False, reason=reason: self.choose(reason))
        self.suspends = self.offer(Role.TAKE, self._do)
        self.rows = (Row(_WHY, list(self.reasons.values())),)

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it asks the same of every screen
        """Forget which reason was chosen."""
        self.choose("")

    def show_screen(self, screen: Screen) -> None:  # noqa: ARG002 - the table is asked
        """Suspend, or take up again what was suspended."""
        self._say()

    def choose(self, reason: str) -> None:
        """Mark a reason."""
        self._chosen = reason
        for key, button in self.reasons.items():
            button.choose(chosen=key == reason)
        self._say()

    @property
    def _suspended(self) -> bool:
        return self._dealing.live is not None and self._dealing.live.state.suspended is not None

    def _say(self) -> None:
        if self._suspended:
            self.entitle(tr("Il gioco è sospeso"), tr("Si riprende quando la direzione lo dice."))
            self.suspends.say(tr("Riprendere il gioco"))
        else:
            self.entitle(tr("Sospendere il gioco?"), tr("Tutto resta com'è, finché si riprende."))
            self.suspends.say(tr("Sospendere il gioco"))
        for button in self.reasons.values():
            button.setEnabled(not self._suspended)
        self.suspends.setEnabled(self._suspended or bool(self._chosen))

    def _do(self) -> None:
        self._dealing.ask(commands.suspend(self._chosen, over=self._suspended))
        self._left()
