"""What the house answers one station: where to begin, what it has, and why it takes no more."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from app.house_copy.agreeing import differ_since
from app.house_copy.channel import Channel, FalseFrameError
from app.house_copy.messages import (
    Ask,
    Events,
    Have,
    Hello,
    Here,
    Later,
    OfHouse,
    OfStation,
    Refused,
    Still,
    said_by_station,
    written,
)
from app.house_copy.troubles import HouseTrouble
from app.journal.chain import Head, Recorded
from app.journal.errors import JournalError, NotFollowing
from app.journal.house_file import HouseFile

IDLE_SECONDS: Final = 90.0
"""A station that says nothing for so long is gone: it says that it is well each twenty seconds."""


class RefusedStationError(Exception):
    """The house takes nothing more of this table until somebody has put it right; `str()` is why."""


class CannotWriteError(Exception):
    """The house's disk takes nothing now; `str()` is why."""


class Receiving:
    """One station's line, from its first word on."""

    def __init__(self, house: HouseFile, channel: Channel, told: Callable[[str, Head], None]) -> None:
        """Nothing is read yet.

        Args:
            house: the file that takes the events.
            channel: the proved line.
            told: takes the table and what there is of it now, whenever something came.
        """
        self._house, self._channel, self._told = house, channel, told
        self.table = ""

    def admit(self) -> Hello:
        """Take the station's first word.

        Raises:
            LinkError: it says something else.
        """
        hello = self._heard()
        if not isinstance(hello, Hello):
            raise FalseFrameError("a station begins by saying which table it is")
        if not hello.table.isprintable():
            raise FalseFrameError("a table's name has letters that nobody can read")
        self.table = hello.table
        return hello

    def agree(self, hello: Hello) -> None:
        """Find what both have, and say from where on events are wanted.

        Raises:
            RefusedStationError: what it has is not what the house has; it was told.
            CannotWriteError: the house's own file cannot be read; it was told.
            LinkError: the line is of no use any more.
        """
        with self._told_why():
            self._have(self._common(hello))

    def serve(self) -> None:
        """Take what the station sends, for as long as it does.

        Raises:
            RefusedStationError: what it sends does not follow; it was told.
            CannotWriteError: the disk refuses; it was told.
            LinkError: the line is of no use any more.
        """
        with self._told_why():
            while True:
                self._have(self._answered(self._heard()))

    @contextmanager
    def _told_why(self) -> Iterator[None]:
        """Tell the station what keeps its events from being taken."""
        try:
            yield
        except NotFollowing as fault:
            raise self._refuse(_not_following(fault)) from fault
        except (JournalError, sqlite3.Error) as fault:
            self._say(Later(str(fault)))
            raise CannotWriteError(str(fault)) from fault

    def _common(self, hello: Hello) -> Head:
        """Find what both have; they must agree on all that the house has.

        Raises:
            RefusedStationError: they do not.
        """
        table, head = hello.table, self._house.head(hello.table)
        begun_anew = hello.seq == 0 < head.seq  # though nothing is in it yet
        since = 1 if begun_anew else differ_since(self._own, self._asked, min(head.seq, hello.seq))
        if since is not None:
            raise self._refuse(
                HouseTrouble.OTHER_EVENT.english(table=table, seq=since, at=self._house.time_of(table, since))
            )
        if hello.seq < head.seq:
            raise self._refuse(HouseTrouble.OLDER_COPY.english(table=table, seq=hello.seq, last=head.seq))
        return head

    def _own(self, seq: int) -> bytes:
        event = self._house.at(self.table, seq)
        return b"" if event is None else event.hash

    def _asked(self, seq: int) -> bytes:
        self._say(Ask(seq))
        answer = self._heard()
        if not isinstance(answer, Here):
            raise FalseFrameError("a station that is asked for an event says its hash")
        return answer.hash

    def _answered(self, said: OfStation) -> Head:
        """Do what a station says once it may send.

        Raises:
            NotFollowing, JournalFailed: as the file takes it.
        """
        match said:
            case Events(after=after, rows=rows):
                events = [
                    Recorded(self.table, after + n, row.body, row.hash) for n, row in enumerate(rows, 1)
                ]
                head = self._house.take(self.table, events)
                self._told(self.table, head)
                return head
            case Still():
                return self._house.head(self.table)
            case _:
                raise FalseFrameError("a station that may send sends events")

    def _have(self, head: Head) -> None:
        self._say(Have(head.seq, head.hash))

    def _refuse(self, reason: str) -> RefusedStationError:
        self._say(Refused(reason))
        return RefusedStationError(reason)

    def _say(self, message: OfHouse) -> None:
        self._channel.send(written(message))

    def _heard(self) -> OfStation:
        return said_by_station(self._channel.receive(IDLE_SECONDS))


def _not_following(fault: NotFollowing) -> str:
    return HouseTrouble.NOT_FOLLOWING.english(table=fault.table, seq=fault.seq, fault=fault.why)
