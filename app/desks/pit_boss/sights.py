"""Who looks at this desk, and what he sees: recorded in the register's chain before it is shown.

Without a register of people nothing is asked and nothing recorded. Where the register cannot be written,
nothing is shown, printed or exported: evidence that leaves no trace of who took it is what the record is for.
"""

from __future__ import annotations

import threading

from app.desks.common.language import tr
from app.desks.common.people_words import register_words
from app.desks.pit_boss.trouble_words import trouble_words
from app.journal.errors import JournalError
from app.people.deeds import PeopleRefusedError
from app.people.looking import How, Sight, What
from app.register_file.register_file import RegisterFile


class LockedError(Exception):
    """Nobody looks: what was read is not for anybody."""


class NotRecordedError(Exception):
    """It cannot be recorded who sees it; the sentence is the desk's."""


class Sights:
    """What is seen at one desk; any thread may ask.

    Attributes:
        asks: there is a register of people, which says who may read.
    """

    def __init__(self, register: RegisterFile) -> None:
        self._register = register
        self.asks = register.exists
        self._who = ""
        self._shown: dict[tuple[What, str], Sight] = {}
        self._recorded: set[Sight] = set()
        self._one = threading.Lock()

    @property
    def who(self) -> str:
        """Who looks; empty where nobody does, or nobody is asked."""
        return self._who

    @property
    def open(self) -> bool:
        """Whether what is recorded may be shown."""
        return bool(self._who) or not self.asks

    @property
    def shown(self) -> tuple[Sight, ...]:
        """What stands on the desk: whoever comes to look sees it again."""
        with self._one:
            return tuple(self._shown.values())

    def opened_by(self, name: str, again: tuple[Sight, ...]) -> None:
        """Somebody gave his code; with it was recorded that he sees again what stood there."""
        with self._one:
            self._who, self._recorded = name, set(again)

    def close(self) -> None:
        """Nobody looks any more."""
        with self._one:
            self._who = ""
            self._recorded.clear()

    def see(self, *sights: Sight) -> None:
        """Record what is about to be seen; what somebody goes on looking at is recorded once.

        Called on a thread that may wait.

        Raises:
            LockedError: nobody looks.
            NotRecordedError: it cannot be recorded, and is not to be shown.
        """
        if not self.asks:
            return
        with self._one:
            if not self._who:
                raise LockedError
            looked = [each for each in sights if each.how is How.LOOKED_AT]
            self._shown |= {(each.what, each.journal): each for each in looked}
            if fresh := [each for each in sights if each not in self._recorded]:
                self._record(fresh)
            self._recorded.update(looked)

    def _record(self, sights: list[Sight]) -> None:
        try:
            self._register.see_more(self._who, *sights)
        except PeopleRefusedError as why:
            raise NotRecordedError(register_words(why.reason)) from why
        except (JournalError, OSError, ValueError) as why:
            words = tr("Non si mostra: chi guarda non si può scrivere nel registro delle persone. {why}")
            raise NotRecordedError(words.format(why=trouble_words(why))) from why
