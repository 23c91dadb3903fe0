"""What else is said about a payment: an objection and its ruling, winnings that stay, another order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.letter_keys import COLUMNS, LetterKeys
from app.desks.common.lettering import LEFT, Weight, enlarged, ink, width_of, write
from app.desks.common.owner_words import title_words
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.payments.shown import LargePayment, Mark, PaymentRow
from app.desks.croupier.payments.wishes import all_in_value, toggled
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import situation
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import act_words
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.side import Side
from app.table.command import Command
from app.table.named import Office
from app.table.roulette.resting import Resting


class Choice(NamedTuple):
    """One thing that can be said about a payment.

    Attributes:
        words: on the button, in the language that is translated from.
        command: what is sent for the payment of an order.
        takes: whether it holds the payment back.
        early: whether it is for a payment whose turn has not come.
        back: the words and the command that take it back, where it was said.
        asked: the words in its place while a player whose winnings rested is asked: the panel has both
            answers, and here it is said that nothing lay there any more.
    """

    words: object
    command: Callable[[int], Command]
    takes: bool = False
    early: bool = False
    back: tuple[object, Callable[[int], Command]] | None = None
    asked: object | None = None


def _disputed(words: str) -> Callable[[int], Command]:
    return lambda order: commands.dispute(order, words)


def _taken(order: int) -> Command:
    return commands.leave(order, over=True)


def _earlier(words: str) -> Callable[[int], Command]:
    return lambda order: commands.paid_before_its_turn(order, commands.CAPO, words)


GROUPS: Final[tuple[tuple[object, tuple[Choice, ...]], ...]] = (
    (
        QT_TRANSLATE_NOOP("", "CONTESTATO: aspetta il capo tavolo, poi l'ispettore"),
        (
            Choice(QT_TRANSLATE_NOOP("", "Di chi è"), _disputed("di chi è"), takes=True),
            Choice(QT_TRANSLATE_NOOP("", "Quanto è"), _disputed("quanto è"), takes=True),
            Choice(QT_TRANSLATE_NOOP("", "Dove stava"), _disputed("dove stava"), takes=True),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("", "IL GIOCATORE LASCIA LA VINCITA, O IL CAPO TAVOLO FA PAGARE SUBITO"),
        (
            Choice(
                QT_TRANSLATE_NOOP("", "Resta sulla chance"),
                commands.leave,
                back=(QT_TRANSLATE_NOOP("", "Non resta: incassa"), _taken),
                asked=QT_TRANSLATE_NOOP("", "Non c'era più"),
            ),
            Choice(
                QT_TRANSLATE_NOOP("", "Il giocatore ha fretta"),
                _earlier("il giocatore ha fretta"),
                early=True,
            ),
            Choice(QT_TRANSLATE_NOOP("", "Altro motivo"), _earlier("deciso dal capo tavolo"), early=True),
        ),
    ),
)
"""What the journal keeps is Italian, whatever the language of the desk."""
_NAME: Final = 15
_TIP: Final = 240
_ABOVE: Final = 24
"""A row's name stands so far above its buttons."""
DECISION: Final = QT_TRANSLATE_NOOP(
    "", "DECISIONE: si paga così. Pezzi sbagliati: prima correggerli. Di chi è: il posto si tocca dopo"
)
_RULING: Final = "si paga così"
_OFFICES: Final = {
    Office.CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "Il capo tavolo"),
    Office.INSPECTOR: QT_TRANSLATE_NOOP("", "L'ispettore"),
}
_NAMED: Final = QT_TRANSLATE_NOOP("", "TOCCARE CHI DECIDE: vale subito")
_WISH: Final = QT_TRANSLATE_NOOP("", "COME LA VUOLE IL GIOCATORE")


class PaymentPage(ChoicePage):
    """The choices about the payment that is shown large; what the table would refuse is dimmed."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        left: Callable[[], None],
        go: Callable[[Act], None],
    ) -> None:
        super().__init__(scale, parent, self._go_back)
        self.tip = TouchButton(scale, self)
        self.tip.clicked.connect(lambda: go(Act.TIP))
        self._dealing = dealing
        self._left = left
        self._naming = False
        self.order = 0
        self._wished = AS_PLAYED
        self._in_value = Wish(mixed=True)
        self._resting: Resting | None = None
        self.why = ""
        self.buttons = [[self._button(choice) for choice in choices] for _, choices in GROUPS]
        self.as_played, self.mixed = TouchButton(scale, self), TouchButton(scale, self)
        self.as_played.clicked.connect(lambda: self._wish(AS_PLAYED))
        self.mixed.clicked.connect(lambda: self._wish(self._in_value))
        self.values = {value: TouchButton(scale, self) for value in dealing.house.chips}
        for value, button in self.values.items():
            button.clicked.connect(lambda _=False, value=value: self._wish(toggled(self._wished, value)))
        asked = (self.as_played, self.mixed, *self.values.values())
        self.deciders = {office: MomentButton(scale, self, partial(self._rule, office)) for office in Office}
        for button in self.deciders.values():
            button.single = True
        self.other_name = TouchButton(scale, self)
        self.other_name.clicked.connect(lambda: self._name(naming=True))
        self.letters = LetterKeys(scale, self, self._dealing.redraw)
        first, *others = (Row(name, keys) for (name, _), keys in zip(GROUPS, self.buttons, strict=True))
        decision = Row(DECISION, [*self.deciders.values(), self.other_name])
        self._usual = (Row(_WISH, asked, len(asked)), first, decision, *others)
        self._names = (Row("", self.letters.buttons, COLUMNS), Row(_NAMED, list(self.deciders.values())))
        self.rows = self._usual

    def _button(self, choice: Choice) -> MomentButton:
        role = Role.TAKE if choice.takes else Role.QUIET
        button = MomentButton(self._scale, self, lambda: self._say(choice), role)
        button.single = True
        return button

    def _say(self, choice: Choice) -> None:
        if self._is_asked_whether_gone(choice):
            self._dealing.say_gone(self.order)
        else:
            self._dealing.ask(self._now(choice)[1](self.order))
        self._left()

    def _rule(self, office: Office) -> None:
        """Close the dispute in the name of whoever decided; who has none yet is named first (rules 3)."""
        if self._is_nameless(office):
            self._name(naming=True)
            self._dealing.redraw()
            return
        self._dealing.ask(commands.rule(self.order, self._decider(office), _RULING, office))
        self._left()

    def _decider(self, office: Office) -> str:
        """Say who decides: who is being named, who was named last this evening, or his office."""
        if self._naming and self.letters.text.strip():
            return self.letters.text.strip()
        return self._dealing.decider(office.value)

    def _is_nameless(self, office: Office) -> bool:
        """Whether nobody knows the name of who decides; where people sign, their code says it."""
        return not self._dealing.by_code() and self._decider(office) == office.value

    def _name(self, *, naming: bool) -> None:
        """Ask for another name, or go back to what else is said of the payment."""
        self._naming = naming
        self.rows = self._names if naming else self._usual
        self.letters.write("")

    def _go_back(self) -> None:
        if self._naming:
            self._name(naming=False)
        else:
            self._left()

    def take_key(self, key: int) -> None:
        """Letters are a name while one is asked for; all else goes from button to button."""
        if not (self._naming and self.letters.take_key(key)):
            super().take_key(key)

    def _now(self, choice: Choice) -> tuple[object, Callable[[int], Command]]:
        """What a choice says now: of winnings that rest already, that they do not, or did not at all."""
        resting = self._resting is not None and not self._resting.asked
        return choice.back if resting and choice.back is not None else (choice.words, choice.command)

    def _is_asked_whether_gone(self, choice: Choice) -> bool:
        return choice.asked is not None and self._resting is not None and self._resting.asked

    def _could(self, choice: Choice, order: int, current: int | None) -> bool:
        """Whether a choice can be made now; one that is early is for a payment whose turn has not come."""
        if self._is_asked_whether_gone(choice):
            return self._dealing.could_be_gone(order)
        return (order != current or not choice.early) and self._dealing.could(self._now(choice)[1](order))

    def _wish(self, wish: Wish) -> None:
        """Lay the payment in the chips that the player asks for; the picture beside shows it at once."""
        self._dealing.wish(self.order, wish)

    def begin(self, screen: Screen) -> None:
        """Be about the payment that is shown large when the page opens."""
        self.order = screen.payments.large.order if screen.payments.large is not None else 0
        self._naming, self.rows, self.letters.text = False, self._usual, ""

    def show_screen(self, screen: Screen) -> None:
        """Show the payment, and what can be said about it now."""
        if self.order > len(screen.payments.rows):
            self.begin(screen)
        if not self.order:
            return
        row = screen.payments.rows[self.order - 1]
        title = tr("Pagamento {order}: {owner}").format(order=row.order, owner=title_words(row.title))
        self.tip.say(act_words(Act.TIP), tr("per gli impiegati"))
        self.tip.setVisible(not self._naming)
        name = self.letters.text or tr("Scrivere il nome di chi decide")
        what = f"{row.why} · € {euro(row.amount)}"
        said = (
            tr("Contestato: {reason}.").format(reason=reason_words(row.objection, self._dealing.house))
            if row.objection
            else ""
        )
        self.entitle(title, f"{what} · {name}" if self._naming else what, said, paint=theme.GOLD)
        self._show_wish(screen)
        self._resting = row.resting
        self._show_deciders(screen, row)
        for (_, choices), buttons in zip(GROUPS, self.buttons, strict=True):
            for choice, button in zip(choices, buttons, strict=True):
                button.moment = (situation(screen).moment, row)
                words = choice.asked if self._is_asked_whether_gone(choice) else self._now(choice)[0]
                over = screen.heading.bets_over and choice.command is commands.leave
                button.say(tr(words), tr("ultimo colpo: si incassa") if over else "")
                button.setEnabled(self._could(choice, self.order, screen.payments.current))

    def _show_deciders(self, screen: Screen, row: PaymentRow) -> None:
        """Show in whose name it would be decided, and only the rows that are asked now."""
        disputed = row.mark is Mark.DISPUTED
        for office, button in self.deciders.items():
            by = self._decider(office)
            button.moment = (situation(screen).moment, row, by)
            nameless = tr("poi il nome") if self._is_nameless(office) and not self._naming else ""
            button.say(tr(_OFFICES[office]), nameless if by == office.value else by)
            button.setEnabled(
                self._dealing.could(commands.rule(self.order, by, _RULING, office))
                and not (self._naming and not self.letters.text.strip())
            )
        self.other_name.say(tr("Altro nome…"))
        self.other_name.setEnabled(disputed)
        asked = {key for line in self.rows for key in line.buttons}
        for line in (*self._usual, *self._names):
            for key in line.buttons:
                key.setVisible(key in asked)
        self.arrange(screen.side)

    def _show_wish(self, screen: Screen) -> None:
        """Offer the chips in which it can be laid, while it is not made."""
        large = screen.payments.large
        shown = large is not None and large.order == self.order and large.mark is not Mark.PAID
        offered = large.offered if large is not None and shown else ()
        mixes = large is not None and shown and large.mixes
        self._wished = large.wish if large is not None and shown else AS_PLAYED
        self.why = wish_limits(large) if large is not None and large.order == self.order else ""
        self.as_played.say(tr("Uguale"), name=tr("nei gettoni giocati"))
        self.as_played.choose(chosen=self._wished == AS_PLAYED)
        self.as_played.setEnabled(bool(offered) or mixes)
        self._in_value = all_in_value(offered)
        if offered:
            self.mixed.say(tr("Tutto"), tr("in valuta"))
        else:
            self.mixed.say(tr("Mista"), name=tr("in valuta mista"))
        self.mixed.choose(chosen=self._wished == self._in_value)
        self.mixed.setEnabled(mixes or bool(offered))
        for value, button in self.values.items():
            button.say(euro(value), name=tr("con gettoni da {value}").format(value=euro(value)))
            button.choose(chosen=value in self._wished.values)
            button.setEnabled(value in offered)
        self.setAccessibleDescription(self.why)
        self.update()

    def place(self, side: Side) -> None:
        """Put the tip at the foot, away from the way back."""
        super().place(side)
        wide, back = self._scale.px(_TIP), self.back.geometry()
        self.tip.setGeometry(self.width() - back.x() - wide, back.y(), wide, back.height())

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go through the rows, and then to the tip."""
        return [*super().in_order(), self.tip]

    def draw_more(self, painter: QPainter) -> None:
        """Write beside the name of the first row why not all of it can be chosen."""
        super().draw_more(painter)
        if self._naming:
            return
        px = self._scale.px
        high = grown(px(theme.LINE_ROOM))
        taken = width_of(tr(_WISH), enlarged(px(_NAME), high), Weight.SEMI)
        x, first = px(24) + taken + px(16), self.as_played.y()
        rect = QRectF(x, first - px(_ABOVE), self.width() - x - px(24), high)
        write(painter, rect, self.why, px(_NAME), paint=ink(theme.TEXT), align=LEFT, least=px(theme.SMALLEST))


def wish_limits(large: LargePayment) -> str:
    """Say in which chips a payment can be asked for at all, and so why the others cannot be chosen."""
    if large.mark is Mark.PAID:
        return tr("è già pagato")
    if large.mixes:
        return tr("la valuta si paga uguale o mista; i singoli tagli sono per i colori")
    if large.offered:
        return tr("un colore si paga nei suoi pezzi, o in tagli che ne fanno di interi")
    return tr("si paga come sta: non c'è altro da scegliere")
