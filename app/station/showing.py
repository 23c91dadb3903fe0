"""What a desk is shown of a table: its state, and beside it what is true only now.

All of this belongs to the thread that has the table. `say_slow` alone comes from another one, which has made
sure that this one waits for the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from app.journal.chain import Recorded
from app.journal.store import Journal
from app.station.hours import Hours
from app.station.listening import Listening, Readers
from app.station.pace import Pace
from app.station.writing import Body, Writing, Wrote
from app.table.command import Command, name_of
from app.table.event_record import Event
from app.table.json_text import Json
from app.table.live import Alarm, JournalNow, Live, Refusal, alarmed
from app.table.table import Table
from app.table.troubles import Trouble

Publish = Callable[[Live[Any]], None]


class Showing:
    """Publishes how a table stands, each time that something of it is another than before.

    Attributes:
        published: what was published last.
    """

    def __init__(
        self,
        table: Table[Any],
        journal: Journal,
        writing: Writing,
        listening: Listening,
        publish: Publish,
        *,
        readers: Readers,
        practice: bool,
    ) -> None:
        """Look up what outlives a restart.

        Args:
            table: whose state is shown.
            journal: its record.
            writing: what is on paper.
            listening: how its readers are.
            publish: takes what a desk shows.
            readers: those that are configured.
            practice: nothing here is a live table's.
        """
        self._table, self._journal, self._writing = table, journal, writing
        self._listening, self._publish = listening, publish
        self._practice, self._steps_told = practice, readers.steps_told
        self._hours = Hours(journal.when, table.state)
        resting = not table.state.opened or table.state.suspended is not None
        self._pace = Pace(journal.latest, rests=resting)
        self._durable: list[tuple[Recorded, Body]] = []
        self._written_at = ""
        self._refusal: Refusal | None = None
        self._alarms: tuple[Alarm, ...] = ()
        self.published: Live | None = None

    def alarm(self, caused: Sequence[Event]) -> None:
        """Keep for the screen what somebody should look at."""
        for reason in filter(None, (event.alarm for event in caused)):
            self._alarms = alarmed(self._alarms, reason)

    def refused(self, reason: str, form: Command | Json) -> None:
        """Keep what was refused last."""
        count = self._refusal.count + 1 if self._refusal else 1
        self._refusal = Refusal(reason, count, _command_name(form))

    def wrote(self, wrote: Wrote) -> None:
        """Keep when something became durable."""
        self._written_at = wrote.bodies[-1]["at"]
        self._durable += zip(wrote.recorded, wrote.bodies, strict=True)
        if not self._writing.paper:  # else the state tells of more than is durable
            durable, self._durable = self._durable, []
            places, bodies = [event.seq for event, _ in durable], [body for _, body in durable]
            self._hours.take(places, bodies, self._table.state)
        self._pace.take(wrote.bodies)

    def news(self) -> None:
        """Publish what a desk shows, unless it is what was published last: most frames change nothing."""
        live, last = self.live(), self.published
        if last is None or not (
            live.state is last.state
            and live.reader is last.reader
            and live.refusal is last.refusal
            and live.alarms is last.alarms
            and live.journal == last.journal
        ):
            self.published = live
            self._publish(live)

    def say_slow(self, sentence: str) -> None:
        """Show what was shown last, and that the disk does not answer: what happened since is not durable."""
        if self.published is not None:
            journal = replace(self.published.journal, reason=sentence)
            self.published = replace(self.published, journal=journal)
            self._publish(self.published)

    def live(self) -> Live:
        """Say how the table stands now."""
        return Live(
            self._table.state,
            self._listening.now,
            JournalNow(self._written_at, len(self._writing.paper), self._journal_reason()),
            alarms=self._alarms,
            refusal=self._refusal,
            practice=self._practice,
            steps_told=self._steps_told,
            house=self._table.opening.house,
            dealer=self._table.opening.dealer,
            moments=self._hours.now,
            played=self._pace.now,
            unasked=self._table.unasked,
        )

    def _journal_reason(self) -> str:
        """Say what is wrong with the disk, and how long it may last."""
        if self._writing.trouble:
            return self._writing.trouble
        if self._journal.failed:
            return Trouble.LOG_ALONE()
        if self._journal.running_out:
            if gone := self._journal.gone:
                return gone
            return Trouble.DISK_NEARLY_FULL(spins=self._journal.spins_left)
        return ""


def _command_name(form: Command | Json) -> str:
    if isinstance(form, Command):
        return name_of(type(form))
    name = form.get("do") if isinstance(form, dict) else None
    return name if isinstance(name, str) else ""
