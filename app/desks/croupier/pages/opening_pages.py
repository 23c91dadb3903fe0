"""Opening, closing and suspending play: asked once more, nobody does it by the way (rules 8) [3.7]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_wrapped
from app.desks.common.looks import Look, look_of
from app.desks.common.owner_words import owner_words
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.given_back import given_back, turned_over
from app.desks.croupier.pages.amount_keys import AmountKeys
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.dealer_choice import DealerChoice
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.pages.table_choices import lowest_maximum, straight_maximum
from app.desks.croupier.roulette.pages.ball_choices import BallChoices
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.words.closing_words import away_words, out_words
from app.desks.croupier.words.prompt_words import held_words, own_words
from app.rules.bank import colours_away
from app.rules.side import Side
from app.table.colour_in_play import colour_in_play
from app.table.colours_out import bank_is_counted, colours_out
from app.table.roulette.handing import held_at_closing

_MINIMUM: Final = QT_TRANSLATE_NOOP("", "IL MINIMO")
_WHY: Final = QT_TRANSLATE_NOOP("", "PERCHÉ")
_REASONS: Final = (
    QT_TRANSLATE_NOOP("", "Controllo del cilindro"),
    QT_TRANSLATE_NOOP("", "Allarme in sala"),
    QT_TRANSLATE_NOOP("", "Decisione della direzione"),
)


_BACK: Final = QT_TRANSLATE_NOOP("", "TOCCARE I COLORI TORNATI: TUTTI I PEZZI SONO NELLA BANCA")
_COUNTED: Final = QT_TRANSLATE_NOOP("", "COLORI FUORI, COME DICE LA BANCA CONTATA: SI REGISTRA IL CAMBIO")
_LABEL: Final = theme.LINE_ROOM
_OUT_LINE: Final = 26
_GAP: Final = 12
_MOST_BELOW: Final = 2
"""More has no room beneath what the button does; the page says it all above."""

_DRUM: Final = QT_TRANSLATE_NOOP("", "Controllo del tamburo")
"""The first reason where a ball is drawn."""


class OpeningPage(ChoicePage):
    """The minimum is chosen; the rest is as the station has it. No other button asks the same beside it."""

    WIDE = True

    def __init__(
        self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None], setup: Setup
    ) -> None:
        super().__init__(scale, parent, left)
        self._house, self._dealing, self._left = dealing.house, dealing, left
        self._title = self._out = ""
        self.opens = self.offer(Role.STEP, self._open)
        self.keys = AmountKeys(scale, self, self._house, self._say, partial(lowest_maximum, self._house))
        self.balls = BallChoices(scale, self, self._name_opening) if self._house.draws else None
        self.dealer = DealerChoice(scale, self, setup, self._name_opening, self._arrange)

    def begin(self, screen: Screen) -> None:
        """Begin with the minimum of the house, and whoever dealt last."""
        self._title = tr("Aprire il tavolo {table}").format(table=screen.heading.table)
        live = self._dealing.live
        out = () if live is None else live.state.colours_out
        labels = screen.heading.labels
        self._out = ", ".join(
            own_words(labels[name], colour_in_play(live.state, name)) for name in out if live is not None
        )
        self.keys.choose(self._house.minimum)
        if self.balls is not None:
            self.balls.choose("", "")
        self.dealer.begin("" if live is None else live.state.dealer or live.dealer)

    def _arrange(self) -> None:
        """While somebody is asked who deals, the balls wait: there is no room for both."""
        minimum = Row(_MINIMUM, self.keys.buttons, len(self.keys.buttons))
        balls = () if self.balls is None else self.balls.rows
        for button in (button for row in balls for button in row.buttons):
            button.setVisible(not self.dealer.asking)
        self.rows = (minimum, *(() if self.dealer.asking else balls), *self.dealer.rows())
        if self.width() > 0:
            self.arrange()
            self.update()

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give the buttons that the arrows go through; letters are typed."""
        balls = () if self.balls is None else (*self.balls.sets.values(), *self.balls.people.values())
        return [*self.keys.buttons, *balls, *self.dealer.in_order()]

    def take_key(self, key: int) -> None:
        """Letters name who deals, while that is asked."""
        if not self.dealer.take_key(key):
            super().take_key(key)

    def _say(self) -> None:
        most = straight_maximum(self._house, self.keys.amount)
        day = tr("{house} · pieno fino a {most} · numero del giorno {day}")
        below = tr("{house} · pieno fino a {most}") if self._house.draws else day
        self.entitle(
            self._title, below.format(house=self._house.title, most=euro(most), day=self._dealing.today)
        )
        self._name_opening()

    def _name_opening(self) -> None:
        """The minimum at which it opens, and beneath it who deals, or what is to be said first.

        Nobody deals without a name, and a tumbler is not opened before its balls were checked (rules 10).
        """
        missing = self.dealer.missing or ("" if self.balls is None else self.balls.missing)
        at_table = tr("impiegato {dealer}").format(dealer=self.dealer.said)
        self.opens.say(tr("Aprire a {minimum}").format(minimum=euro(self.keys.amount)), missing or at_table)
        self.opens.setEnabled(not missing)
        self.update()

    def draw_more(self, painter: QPainter) -> None:
        """Write which colours are still out of the night before, and what becomes of their value."""
        super().draw_more(painter)
        if not self._out:
            return
        px = self._scale.px
        high = px(_OUT_LINE)
        rect = QRectF(px(24), self.opens.y() - high - px(4), self.width() - px(48), high)
        words = tr("Ancora fuori: {colours}. Aprendo, ogni colore vale {minimum}.")
        words = words.format(colours=self._out, minimum=euro(self.keys.amount))
        write(painter, rect, words, px(18), weight=Weight.SEMI, paint=ink(theme.GOLD), align=LEFT)

    def _open(self) -> None:
        balls = None if self.balls is None else self.balls.said
        minimum = self.keys.amount
        self._dealing.ask(commands.opening(self._dealing.today, minimum, balls, self.dealer.said))
        self._left()


class _OpenPoints(NamedTuple):
    """What is not done before the table is closed.

    Attributes:
        owed: what is held for players, cents.
        uncounted: the bank was counted at the opening and is not now.
        out: the colours that are out.
    """

    owed: int = 0
    uncounted: bool = False
    out: tuple[str, ...] = ()


_NOTHING_OPEN: Final = _OpenPoints()


class ClosingPage(ChoicePage):
    """What is still out, and held for players, is named before it is closed: a sum that is held twice.

    Where the bank was counted at the opening, its closing count is offered; a second touch does without.
    So it does where colours are still out. What was said of them stays while the bank is counted.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        left: Callable[[], None],
        count: Callable[[], None],
    ) -> None:
        """Ask nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            dealing: the dealer's side of the desk.
            left: closes the page.
            count: opens the bank's page at its closing count.
        """
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._back: frozenset[str] = frozenset()
        """the colours that players gave back, as was touched here or counted"""
        self._names: dict[str, str] = {}
        self._held = ""
        self._asked: _OpenPoints | None = None
        """what was named; None before the first touch"""
        self._open_points, self._named = _NOTHING_OPEN, False
        self.counts = TouchButton(scale, self, Role.STEP)
        self.counts.clicked.connect(count)
        self.closes = self.offer(Role.TAKE, self._close)
        self.colours = {chip.name: ChipButton(scale, self) for chip in dealing.house.colours}
        for name, button in self.colours.items():
            button.clicked.connect(partial(self.turn_over, name))

    def turn_over(self, name: str) -> None:
        """Say that all pieces of a colour came back, or that they did not after all."""
        dealing = self._dealing
        if dealing.live is not None:
            said = turned_over(dealing.live.state, dealing.draft.said_back, name)
            dealing.draft = dealing.draft._replace(said_back=said)
            dealing.redraw()

    def show_screen(self, screen: Screen) -> None:
        """Name the colours that are still out; each can be said to have come back."""
        live = self._dealing.live
        asked = () if live is None else colours_out(live.state)
        self._back = frozenset() if live is None else given_back(live.state, self._dealing.draft.said_back)
        self._show_colours(screen, asked)
        away = {} if live is None else colours_away(live.state.bank)
        names = ", ".join(
            away_words(owner_words(screen.heading.labels[name]), away.get(name, 0))
            for name in asked
            if name not in self._back
        )
        below = tr("Colori ancora fuori: {colours}").format(colours=names) if names else tr(
            "Nessun colore risulta fuori.")  # fmt: skip
        uncounted = live is not None and live.state.bank.open
        title = tr("Chiudere il tavolo {table}?").format(table=screen.heading.table)
        warned = tr("Il banco non è contato.") if uncounted else ""
        self.entitle(title, below, warned, paint=theme.GOLD)
        self.counts.say(tr("Contare il banco"))
        self.counts.setVisible(uncounted)
        held = () if live is None else held_at_closing(live.state)
        self._held = held_words(held, screen.heading.labels, every=True)
        self.setAccessibleDescription(tr("Da consegnare: {held}").format(held=self._held) if held else "")
        out = tuple(name for name in asked if name not in self._back)
        self._ask_for(_OpenPoints(sum(amount for _, amount in held), uncounted, out))
        self.closes.setEnabled(Act.CLOSE in screen.can)

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it asks the same of every screen
        """What is held, and out, has not been named yet."""
        self._asked = None

    def _show_colours(self, screen: Screen, asked: tuple[str, ...]) -> None:
        """Show the colours that are asked in, each with its name and whether it came back."""
        live = self._dealing.live
        counted = live is not None and bank_is_counted(live.state)
        away = {} if live is None else colours_away(live.state.bank)
        for name, button in self.colours.items():
            button.setVisible(name in asked)
            if name in asked:
                self._names[name] = owner_words(screen.heading.labels[name])
                said = f"{self._names[name]}: {self._where(name)}"
                seat = "" if live is None else whose_colour(live.state, name)
                button.show_chip(self._look(name), said, chosen=name in self._back, owner=seat)
                button.setEnabled(name not in away and not counted)
        shown = [self.colours[name] for name in asked]
        self.rows = (Row(_COUNTED if counted else _BACK, shown, len(self.colours)),) if shown else ()
        if self.width() > 0:
            self.arrange(screen.side)

    def _where(self, name: str) -> str:
        return tr("tornato") if name in self._back else tr("fuori")

    def _ask_for(self, points: _OpenPoints) -> None:
        """Close at the first touch where nothing is held, out or uncounted; else the second names it."""
        self._open_points = points
        self._named = points in {_NOTHING_OPEN, self._asked}
        stays = tr("€ {amount} da consegnare").format(amount=euro(points.owed)) if points.owed else ""
        not_counted = tr("il banco non è contato") if points.uncounted else ""
        out = out_words(len(points.out))
        if not self._named or points == _NOTHING_OPEN:
            below = [said for said in (stays, not_counted, out) if said]
            self.closes.say(tr("Chiudere il tavolo"), " · ".join(below[:_MOST_BELOW]))
        elif points.owed:
            words = tr("Chiudere con € {amount} da consegnare").format(amount=euro(points.owed))
            self.closes.say(words, not_counted or out)
        elif points.uncounted:
            self.closes.say(tr("Chiudere senza contare"), out)
        else:
            self.closes.say(tr("Chiudere lo stesso"), out)

    def place(self, side: Side) -> None:
        """The count stands between going back and closing."""
        super().place(side)
        gap, back, closes = self._scale.px(_GAP), self.back.geometry(), self.closes.geometry()
        x = back.right() + 1 + gap
        self.counts.setGeometry(x, back.y(), closes.x() - gap - x, back.height())

    def in_order(self) -> Sequence[QAbstractButton]:
        """The arrows come to the count after the colours."""
        return [*super().in_order(), self.counts]

    def _look(self, name: str) -> Look:
        """A colour with what it is worth, where that is not the minimum: so its pieces are changed."""
        live = self._dealing.live
        worth = 0 if live is None else colour_in_play(live.state, name).value
        return look_of(self._dealing.house, worth, name)

    def draw_more(self, painter: QPainter) -> None:
        """Write beneath each colour its name, and whether it is out or came back."""
        super().draw_more(painter)
        px = self._scale.px
        for name, button in self.colours.items():
            if button.isHidden():
                continue
            box, back = button.geometry(), name in self._back
            label = QRectF(box.x() - px(6), box.bottom() + px(2), box.width() + px(12), grown(px(_LABEL)))
            write(painter, label, self._names.get(name, ""), px(17), paint=ink(theme.TEXT))
            paint, weight = (theme.GOLD, Weight.SEMI) if back else (theme.QUIET, Weight.REGULAR)
            write(
                painter,
                label.translated(0, grown(px(_LABEL))),
                self._where(name),
                px(16),
                weight=weight,
                paint=ink(paint),
            )
        if self._held:
            self._draw_held(painter)

    def _draw_held(self, painter: QPainter) -> None:
        """Write for whom something is held, and how much: it is his, and goes with him."""
        px, wide = self._scale.px, self.width() - 2 * self._scale.px(24)
        head, top = QRectF(px(24), px(270), wide, px(24)), px(298)
        lines = QRectF(px(24), top, wide, self.back.y() - px(_GAP) - top)
        words = tr("CHIUDENDO ORA, DA CONSEGNARE: tenuto per nome, o rimasto sul tappeto")
        write(painter, head, words, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        write_wrapped(painter, lines, self._held, px(22), paint=ink(theme.TEXT), align=left)

    def _close(self) -> None:
        """Close; what is held for players, and that nobody counted, is named first."""
        if not self._named:
            self._asked = self._open_points
            self._dealing.redraw()
            return
        self._dealing.ask(commands.closing(name for name in self.colours if name in self._back))
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
            self.entitle(tr("Sospendere il gioco?"), tr("Tutto resta com'è, finché non si riprende."))
            self.suspends.say(tr("Sospendere il gioco"))
        for button in self.reasons.values():
            button.setEnabled(not self._suspended)
        self.suspends.setEnabled(self._suspended or bool(self._chosen))

    def _do(self) -> None:
        self._dealing.ask(commands.suspend(self._chosen, over=self._suspended))
        self._left()
