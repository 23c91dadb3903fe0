"""A station sends its events to the house, on a thread of its own for which the table never waits.

The journal on the table's own disk is what counts. This thread reads it as any reader does, asks the house
what it has, and sends all that comes after; whatever breaks, it begins there again, for ever. Somebody hears
of a trouble that lasts once, and once when it is over.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from enum import Enum, auto
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from app.house_copy.channel import Channel, LinkError, WrongKeyError, cut
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
    Row,
    Still,
    said_by_house,
    written,
)
from app.house_copy.troubles import HouseTrouble
from app.journal.chain import ZERO_HASH, Head, Recorded
from app.journal.errors import JournalError
from app.journal.reading import events, head

_BATCH: Final = 500
_BATCH_BYTES: Final = 1_000_000


class Waits(NamedTuple):
    """How long is waited for what, in seconds.

    Attributes:
        again: before the line is tried again: the first time, the second, and so on; the last from there on.
        patience: how long a line may be broken before anybody hears of it.
        still: after how long without an event the line is tried.
        gathers: how long events are gathered, so that a spin is not sent in forty pieces.
        connects: in which the house must answer the call.
    """

    again: Sequence[float] = (1, 2, 5, 10, 30)
    patience: float = 30.0
    still: float = 20.0
    gathers: float = 0.25
    connects: float = 5.0


class _Trouble(Enum):
    """What keeps the copy from going on; each is told once until all is well again."""

    LINE = auto()
    KEY = auto()
    REFUSED = auto()
    JOURNAL = auto()


class _HouseRefusesError(Exception):
    """The house takes nothing of this table, or not now; `str()` is its sentence."""


class Told(NamedTuple):
    """Who hears of the copy's troubles, on the sender's thread.

    Attributes:
        trouble: takes a sentence, once for each trouble.
        over: takes a sentence when it is over.
    """

    trouble: Callable[[str], None]
    over: Callable[[str], None]


class HouseSender:
    """Sends one table's journal to the house."""

    def __init__(
        self,
        journal: Path,
        hello: tuple[str, str],
        place: tuple[str, int],
        key: bytes,
        told: Told,
        *,
        waits: Waits | None = None,
        go_last: Callable[[], object] = bool,
    ) -> None:
        """Nothing is sent before `start`.

        Args:
            journal: the table's.
            hello: the table's name, and this program's.
            place: the house's address and port.
            key: the shared one.
            told: who hears of troubles.
            waits: as usual where None.
            go_last: lets the calling thread stand behind all others.
        """
        self._journal, self._place, self._key, self._told = journal, place, key, told
        self._table, self._program = hello
        self._waits, self._go_last = waits or Waits(), go_last
        self._wake, self._stopping = threading.Event(), threading.Event()
        self._wire: socket.socket | None = None
        self._troubled_since: float | None = None
        self._said = set[_Trouble]()
        self._tries = 0
        self._thread = threading.Thread(target=self._run, name="house copy", daemon=True)

    def start(self) -> None:
        """Begin to call the house."""
        self._thread.start()

    def heard(self, _recorded: Sequence[Recorded]) -> None:
        """Something became durable; called on the table's thread, never waits."""
        self._wake.set()

    def stop(self, timeout: float = 2.0) -> None:
        """Send what there still is, if the house takes it at once, and end."""
        self._stopping.set()
        self._wake.set()
        if not self._thread.is_alive():
            return
        self._thread.join(timeout)
        wire = self._wire
        if wire is not None and self._thread.is_alive():
            cut(wire)
        self._thread.join(timeout / 4)

    def _run(self) -> None:
        self._go_last()
        while not self._stopping.is_set():
            try:
                self._call()
            except WrongKeyError:
                sentence = HouseTrouble.OTHER_KEY.english(place=self._where)
                self._trouble(_Trouble.KEY, sentence)
            except _HouseRefusesError as fault:
                self._trouble(_Trouble.REFUSED, str(fault))
            except (LinkError, OSError) as fault:
                self._trouble(_Trouble.LINE, self._not_reached(fault))
            except JournalError as fault:
                sentence = HouseTrouble.STOPS.english(fault=fault)
                self._trouble(_Trouble.JOURNAL, sentence)
            self._stopping.wait(self._pause())

    @property
    def _where(self) -> str:
        return f"{self._place[0]}:{self._place[1]}"

    def _pause(self) -> float:
        """The longer it does not work, the seldomer it is tried; a try now and then goes on for ever."""
        pause = self._waits.again[min(self._tries, len(self._waits.again) - 1)]
        self._tries += 1
        return pause

    def _call(self) -> None:
        """Call the house, agree on what it has, and send until the line breaks or the station ends."""
        with socket.create_connection(self._place, timeout=self._waits.connects) as wire:
            self._wire = wire
            try:
                wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                channel = Channel.as_station(wire, self._key)
                self._send(channel, self._agree(channel))
            finally:
                self._wire = None

    def _agree(self, channel: Channel) -> int:
        """Answer what the house asks until it says what it has; gives the place of that.

        Raises:
            LinkError: it says something else, or has what is not in this journal.
        """
        say(channel, Hello(self._table, self._program, head(self._journal, self._table).seq))
        while True:
            match self._answer(channel):
                case Ask(seq=seq):
                    say(channel, Here(self._hash_at(seq)))
                case Have(seq=seq, hash=digest):
                    if digest != self._hash_at(seq):
                        raise LinkError(HouseTrouble.HAS_ANOTHER.english(seq=seq))
                    return seq
                case _:
                    raise LinkError(HouseTrouble.DOES_NOT_SAY.english())

    def _send(self, channel: Channel, after: int) -> None:
        """Send all that comes after a place, and what comes later as it comes."""
        while True:
            self._wake.clear()
            batch = self._batch(after)
            if batch:
                last = Head(batch[-1].seq, batch[-1].hash)
                say(channel, Events(after, [Row(event.body, event.hash) for event in batch]))
                self._expect(channel, last)
                after = last.seq
                continue
            self._well(after)
            if self._stopping.is_set() and not self._wake.is_set():  # set: something came since it was read
                return
            if self._wake.wait(self._waits.still):
                self._stopping.wait(self._waits.gathers)
            else:
                say(channel, Still())
                self._expect(channel, Head(after, self._hash_at(after)))

    def _expect(self, channel: Channel, last: Head) -> None:
        answer = self._answer(channel)
        if answer != Have(last.seq, last.hash):
            raise LinkError(HouseTrouble.NOT_CONFIRMED.english())

    def _answer(self, channel: Channel) -> OfHouse:
        """Take the house's answer.

        Raises:
            _HouseRefusesError: it takes nothing.
        """
        answer = said_by_house(channel.receive())
        match answer:
            case Refused(reason=reason):
                raise _HouseRefusesError(reason)
            case Later(reason=reason):
                raise _HouseRefusesError(HouseTrouble.CANNOT_WRITE.english(place=self._where, fault=reason))
            case _:
                return answer

    def _batch(self, after: int) -> list[Recorded]:
        """Read what comes next, as much as one frame holds well."""
        batch, size = list[Recorded](), 0
        with closing(events(self._journal, self._table, after=after)) as coming:
            for event in islice(coming, _BATCH):
                size += len(event.body)
                if batch and size > _BATCH_BYTES:
                    break
                batch.append(event)
        return batch

    def _hash_at(self, seq: int) -> bytes:
        """Give the hash of one of the table's own events; zeros before the first, and where there is none."""
        if not seq:
            return ZERO_HASH
        with closing(events(self._journal, self._table, after=seq - 1)) as coming:
            event = next(coming, None)
        return event.hash if event is not None and event.seq == seq else ZERO_HASH

    def _not_reached(self, fault: Exception) -> str:
        why = getattr(fault, "strerror", None) or str(fault)
        return HouseTrouble.NOT_REACHED.english(place=self._where, fault=why)

    def _trouble(self, kind: _Trouble, sentence: str) -> None:
        """Have a trouble told, once: a broken line when it has lasted, all else at once."""
        if self._stopping.is_set():
            return
        moment = time.monotonic()
        if self._troubled_since is None:
            self._troubled_since = moment
        lasts = moment - self._troubled_since >= self._waits.patience
        if kind not in self._said and (lasts or kind is not _Trouble.LINE):
            self._said.add(kind)
            self._told.trouble(sentence)

    def _well(self, seq: int) -> None:
        """All is sent; if somebody heard of a trouble, he hears that it is over."""
        self._troubled_since, self._tries = None, 0
        if self._said:
            self._said.clear()
            self._told.over(HouseTrouble.GOES_ON.english(seq=seq))


def say(channel: Channel, message: OfStation) -> None:
    """Send the house a message."""
    channel.send(written(message))
