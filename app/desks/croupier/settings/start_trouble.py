"""Why the table cannot open, before there is one: its journal is damaged, in use, or has no room."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, Qt, QTimer

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.forms.kit import ENTER, SPACE, Asks, Desk, Form, Key, Line, Said, at_foot
from app.desks.croupier.forms.typed import Letter, Spelt, letters
from app.desks.croupier.settings.start_window import StartWindow
from app.desks.croupier.words.reasons import reason_words
from app.local_time import local

_LOOK_MS: Final = 100
HELP: Final = "help"
"""Told to the window: the manual is wanted."""


class Answer(StrEnum):
    """What is to be done about it."""

    AGAIN = "again"
    """try once more: it was put right"""
    ANEW = "anew"
    """leave the file as it is, and open the table on a new one"""


class Holds(NamedTuple):
    """What of a journal nothing was done to.

    Attributes:
        events: how many hold, from the first on.
        at: when the last of them happened, as it was written; empty where there is none.
        dealer: who dealt then; empty where nobody is known.
    """

    events: int
    at: str
    dealer: str = ""


Survey = Callable[[Callable[[int, int], None]], Holds]
"""Walks a journal that was refused, telling how many events of how many it has walked; takes its time."""


class Walked(NamedTuple):
    """So many events of so many were looked at; told to the page."""

    done: int = 0
    of: int = 0


class Trouble(NamedTuple):
    """What was seen and said so far.

    Attributes:
        seen: how far the journal was looked through, and then what of it holds.
        name: who says that the table goes on in a new journal.
    """

    seen: Walked | Holds = Walked()
    name: Spelt = Spelt()


def trouble_page(sentence: str, *, damaged: bool) -> Asks[Trouble]:
    """What is wrong, what holds, and what can be done: what helps most is done by Enter."""
    wrong = reason_words(sentence)

    def form(_desk: Desk, draft: Trouble) -> Form:
        name, intact, known = draft.name.name, _intact(draft.seen), isinstance(draft.seen, Holds)
        below = tr("a nome di {name}").format(name=name) if name else tr("prima il nome di chi lo dice")
        below, can = below if known else tr("si guarda…"), known and bool(name)
        anew = at_foot(tr("Andare avanti su un registro nuovo"), Answer.ANEW, below, can=can)
        again = at_foot(tr("Riprovare"), Answer.AGAIN)
        return Form(
            tr("Il tavolo non si può aprire"),
            parts=(
                Line(wrong, 22, wraps=True, high=150),
                Line(intact, 22, theme.GOLD, loud=True, high=40),
                SPACE,
                Line(tr("Chi lo dice: {name}").format(name=name or "…"), 22, high=40),
                letters(),
            ),
            does=anew if damaged else anew._replace(role=Role.QUIET),
            beside=again._replace(role=Role.QUIET) if damaged else again,
            foot=(Key(tr("Aiuto"), HELP, "F1", size=20, single=True),),
            typed=() if damaged else (again._replace(key=ENTER),),
            described=f"{wrong} {intact}",
            back=Key(tr("Chiudere")),
        )

    return Asks(lambda _desk, _left: Trouble(), form, _told)


def _intact(seen: Walked | Holds) -> str:
    """Say how far the walk is, or what it found."""
    counted = QLocale().toString
    if isinstance(seen, Walked):
        walked = f"{counted(seen.done)} / {counted(seen.of)}" if seen.of else "…"
        return tr("Si guarda che cosa è intatto: {walked}").format(walked=walked)
    if not seen.events:
        return tr("Non si legge niente.")
    text = tr("Intatti i primi {events} eventi, l'ultimo {at}")
    return text.format(events=counted(seen.events), at=wall_time(seen.at))


def _told(_desk: Desk, draft: Trouble, says: object) -> Said[Trouble]:
    """A touch, or what the walk says; whoever dealt last is offered, unless another name was written."""
    match says:
        case Letter():
            return Said(draft._replace(name=draft.name.spelling(says)))
        case Walked():
            return Said(draft._replace(seen=says))
        case Holds(dealer=dealer):
            name = draft.name if draft.name.text else Spelt(dealer, fresh=True)
            return Said(draft._replace(seen=says, name=name))
        case _:
            return Said(draft, tells=says)


class StartTrouble(StartWindow):
    """A window that says why no table can be opened, and waits for what is to be done."""

    MANUAL = "not-opening"

    def __init__(self, sentence: str, survey: Survey, *, damaged: bool) -> None:
        """Say what is wrong.

        Args:
            sentence: of whoever could not open it.
            survey: walks the journal: what holds of it is taken over by a new one.
            damaged: only a new journal helps; else trying again may.
        """
        super().__init__()
        self.answer: Answer | None = None
        self._seen: Walked | Holds = Walked()
        self.begin(trouble_page(sentence, damaged=damaged))
        self._looks = QTimer(self)
        self._looks.timeout.connect(self._look)
        threading.Thread(target=self._survey, args=(survey,), name="survey", daemon=True).start()
        self._looks.start(_LOOK_MS)
        self._look()

    @property
    def who(self) -> str:
        """Who says that the table goes on in a new journal."""
        return str(self.page.draft.name.name)

    def ask(self) -> Answer | None:
        """Show it until somebody decides; None where it was closed."""
        self.wait()
        self._looks.stop()
        return self.answer

    def told(self, what: Answer | str) -> None:
        """Open the manual, or take what is to be done."""
        if isinstance(what, Answer):
            self.answer = what
            self.close()
        else:
            self.show_help()

    def take_key(self, key: int) -> None:
        """Escape leaves; what else is typed is the page's."""
        if key == Qt.Key.Key_Escape:
            self.close()
        else:
            super().take_key(key)

    def _survey(self, survey: Survey) -> None:
        """Walk the journal on a thread of its own; nobody waits for it."""
        self._seen = survey(self._walked)

    def _walked(self, done: int, of: int) -> None:
        self._seen = Walked(done, of)

    def _look(self) -> None:
        """Tell the page how far the walk is, and then what it found."""
        seen = self._seen
        if isinstance(seen, Holds):
            self._looks.stop()
        self.page.tell(seen)


def wall_time(utc: str) -> str:
    """Write a recorded time as the clock on the wall showed it, day first."""
    try:
        return local(datetime.fromisoformat(utc)).strftime("%d.%m.%Y %H:%M:%S")
    except ValueError:  # whoever damaged the file may have written anything
        return utc
