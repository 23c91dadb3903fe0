"""What needs somebody's answer: it is looked into, and whoever did so answers for it by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.owner_words import owner_words
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.letter_keys import COLUMNS, LetterKeys
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.moment_words import moment_words
from app.desks.croupier.words.reasons import reason_words
from app.reports.day_words import waiting_words
from app.reports.voice import Voice
from app.table.named import Office
from app.table.state import TableState

_WHAT: Final = QT_TRANSLATE_NOOP("", "CHE COSA")
_WHO: Final = QT_TRANSLATE_NOOP("", "CHI NE RISPONDE")
_SHOWN: Final = 2


class AnswerPage(ChoicePage):
    """What happened, the newest first; then the name: the last inspector's, or one that is written.

    Where people have codes nobody writes a name: whoever answers signs.
    """

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing = dealing
        self._waiting: tuple[int, ...] = ()
        self._first = 0
        self._chosen: int | None = None
        self.facts = [TouchButton(scale, self) for _ in range(_SHOWN)]
        for place, button in enumerate(self.facts):
            button.clicked.connect(partial(self._choose, place))
        self.more = TouchButton(scale, self)
        self.more.clicked.connect(self._show_more)
        self.letters = LetterKeys(scale, self, dealing.redraw)
        self.answers = self.offer(Role.STEP, self._answer)

    @property
    def name(self) -> str:
        """Who answers; where people sign, the office of whoever will."""
        if self._dealing.by_code():
            return Office.INSPECTOR.value
        return self.letters.text.strip()

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - the table is asked
        """Begin with the newest, and with the name of who decided last."""
        live = self._dealing.live
        self._first, self._chosen, self._waiting = 0, None, ()
        self.letters.text = "" if live is None else _last_name(live.state)

    def show_screen(self, screen: Screen) -> None:
        """Show what waits now; what came meanwhile stands behind, and nothing moves under a finger."""
        live = self._dealing.live
        unanswered = {} if live is None else live.state.unanswered
        still = tuple(seq for seq in self._waiting if seq in unanswered)
        came = unanswered.keys() - set(still)
        self._waiting = (*still, *sorted(came, reverse=True))
        if self._first >= len(self._waiting):
            self._first = 0
        if self._chosen not in unanswered:
            self._chosen = self._waiting[self._first] if self._waiting else None
        below = tr("Guardato il fatto, chi ne risponde scrive il suo nome: {count} ancora.")
        if self._dealing.by_code():
            below = tr("Guardato il fatto, chi ne risponde firma con il suo codice: {count} ancora.")
        self.entitle(tr("Chi ne risponde"), below.format(count=len(self._waiting)))
        shown, voice = self._page(), Voice(partial(reason_words, house=self._dealing.house), owner_words)
        if live is not None:
            voice = voice.at(live.state.house)
        for place, button in enumerate(self.facts):
            button.setVisible(place < len(shown))
            if place < len(shown):
                words = waiting_words(unanswered[shown[place]], voice)
                button.say(words, moment_words(live.moments.get(shown[place])) if live is not None else "")
                button.choose(chosen=shown[place] == self._chosen)
        self._show_foot(len(shown))
        self.arrange(screen.side)

    def _show_foot(self, shown: int) -> None:
        several = len(self._waiting) > _SHOWN
        self.more.say(tr("Altri…"))
        self.more.setVisible(several)
        signs = self._dealing.by_code()
        for button in self.letters.buttons:
            button.setVisible(not signs)
        written = [] if signs else self.letters.buttons
        others = [self.more] if several else []
        self.rows = (
            Row(_WHAT, self.facts[:shown], 1),
            *([Row("" if signs else _WHO, [*written, *others], COLUMNS)] if written or others else []),
        )
        self.answers.setEnabled(self._chosen is not None and bool(self.name))
        if signs:
            self.answers.say(tr("Rispondere"), tr("con il codice"))
        else:
            self.answers.say(self.name or tr("Scrivere il nome"), tr("ne risponde") if self.name else "")

    def _page(self) -> tuple[int, ...]:
        return self._waiting[self._first : self._first + _SHOWN]

    def _choose(self, place: int) -> None:
        self._chosen = self._page()[place]
        self._dealing.redraw()

    def _show_more(self) -> None:
        self._first = (self._first + _SHOWN) % (-(-len(self._waiting) // _SHOWN) * _SHOWN)
        self._chosen = None
        self._dealing.redraw()

    def _answer(self) -> None:
        if self._chosen is not None and self.name:
            self._dealing.ask(commands.answer(self._chosen, self.name))

    def take_key(self, key: int) -> None:
        """Letters make the name; all else goes from button to button."""
        if self._dealing.by_code() or not self.letters.take_key(key):
            super().take_key(key)


def _last_name(state: TableState) -> str:
    """Who decided last this night: an inspector before a capo tavolo."""
    named = (state.names.get(office.value, "") for office in (Office.INSPECTOR, Office.CAPO_TAVOLO))
    return next(filter(None, named), "")
