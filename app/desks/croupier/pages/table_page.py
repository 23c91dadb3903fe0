"""What is rarely done at a table, two touches away: large buttons, sorted by what they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen, View
from app.desks.croupier.words.words import act_words, last_words, suspend_words, unanswered_words

GROUPS: Final[tuple[tuple[object, tuple[Act, ...]], ...]] = (
    (
        QT_TRANSLATE_NOOP("", "IL COLPO"),
        (Act.NUMBER, Act.OTHER_NUMBER, Act.VOID, Act.VALID, Act.WHY_VOID, Act.LAST),
    ),
    (
        QT_TRANSLATE_NOOP("", "I GIOCATORI"),
        (Act.EXCHANGE, Act.COLOUR, Act.MISPLACED, Act.PRISONERS, Act.HAND),
    ),
    (
        QT_TRANSLATE_NOOP("", "IL TAVOLO"),
        (Act.BANK, Act.MINIMUM, Act.HAND_OVER, Act.SUSPEND, Act.OPEN, Act.CLOSE),
    ),
    (QT_TRANSLATE_NOOP("", "IL PROGRAMMA"), (Act.KEYS, Act.SETTINGS, Act.DISPLAY, Act.ANSWER, Act.QUIT)),
)
"""The name of each row, and its acts. Opening and closing share a place, and so do "Rien va", why, and that
the throw counts: one of them is due."""
_OF_VOID: Final = (Act.WHY_VOID, Act.VALID, Act.VOID)
_COLUMNS: Final = 4
_TAKES: Final = frozenset({Act.VOID, Act.CLOSE, Act.SUSPEND, Act.QUIT})


def _of_void(screen: Screen) -> frozenset[Act]:
    """Name what is not shown of a void throw: all but what is due, and "Rien va" where nothing is."""
    due = next((act for act in (Act.VOID, *_OF_VOID) if act in screen.can), Act.VOID)
    return frozenset(_OF_VOID) - {due}


class TablePage(ChoicePage):
    """The rows of acts; what cannot be done now is dimmed."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        go: Callable[[Act], None],
        left: Callable[[], None],
        bank: BankDesk,
        why_not: Callable[[Act], str],
    ) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            go: does what a button says.
            left: leaves the page.
            bank: what is counted at the bank.
            why_not: says in words why an act cannot be done now; empty where it can.
        """
        super().__init__(scale, parent, left)
        self._bank, self._why_not = bank, why_not
        self._could = frozenset[Act]()
        self.buttons: dict[Act, TouchButton] = {}
        for act in (act for _, acts in GROUPS for act in acts):
            button = TouchButton(scale, self, Role.TAKE if act in _TAKES else Role.QUIET)
            button.clicked.connect(lambda _=False, act=act: go(act))
            self.buttons[act] = button

    def begin(self, screen: Screen) -> None:
        """Remember what could be done when it was opened."""
        self._could = screen.can

    def _no_more(self, screen: Screen) -> str:
        """Say why an act that the page offered when it was opened can be done no more."""
        gone = (act for act in self.buttons if act in self._could - screen.can)
        why = ((act, self._why_not(act)) for act in gone)
        said = (f"{act_words(act, draws=screen.heading.draws)}: {each}" for act, each in why if each)
        return next(said, "")

    def _row(self, name: object, acts: tuple[Act, ...], hidden: frozenset[Act]) -> Row:
        shown = [self.buttons[act] for act in acts if act not in hidden]
        return Row(name, shown, max(_COLUMNS, len(shown)))

    def show_screen(self, screen: Screen) -> None:
        """Show what can be done now."""
        hidden = _of_void(screen) | {Act.CLOSE if screen.view is View.CLOSED else Act.OPEN}
        self.rows = tuple(self._row(name, acts, hidden) for name, acts in GROUPS)
        self.arrange(screen.side)
        title = tr("Tavolo {table}").format(table=screen.heading.table)
        self.entitle(title, screen.heading.title, self._no_more(screen))
        for act, button in self.buttons.items():
            words = act_words(act, draws=screen.heading.draws)
            button.say(suspend_words(suspended=screen.suspended) if act is Act.SUSPEND else words)
            button.setEnabled(act in screen.can)
            button.setVisible(act not in hidden)
        if Act.PRISONERS not in screen.can:
            why = tr("al prossimo colpo") if screen.number == 0 else tr("nessuno in prigione")
            self.buttons[Act.PRISONERS].say(act_words(Act.PRISONERS), why)
        waits = self._bank.waiting()
        self.buttons[Act.BANK].say(act_words(Act.BANK), "" if waits is None else tr("conto a metà"))
        self.buttons[Act.BANK].choose(chosen=waits is not None)
        unanswered = unanswered_words(screen.unanswered)
        self.buttons[Act.ANSWER].say(act_words(Act.ANSWER), unanswered)
        self.buttons[Act.ANSWER].choose(chosen=unanswered != "")
        last = self.buttons[Act.LAST]
        last.say(*last_words(announced=screen.last_announced))
        last.choose(chosen=screen.last_announced)
