"""The tables as they stand, to be printed: each with its night, who dealt, its figures and what waits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import tzinfo

from app.desks.common.language import tr
from app.desks.pit_boss.now_words import (
    Games,
    alarms_of,
    disputed_words,
    figures_of,
    head_words,
    line_words,
    phase_words,
    unsaid_of,
)
from app.reports.day import Waiting
from app.reports.day_words import late_words, waiting_words
from app.reports.gaming_day import local_moment
from app.reports.sheet import Heading, Note, Part, Row, Rows, Sheet
from app.reports.table_now import TableNow
from app.reports.voice import Voice
from app.reports.wording import dealers_words, moment_words, period_words


def now_sheet(tables: Sequence[TableNow], voice: Voice, zone: tzinfo | None, games: Games) -> Sheet:
    """Lay out how the tables stand.

    Args:
        tables: as they were read last.
        voice: says what readers wrote.
        zone: whose clocks are shown; None is this machine's.
        games: what each game says of its tables.
    """
    since = min((now.night.opened.at for now in tables if now.night is not None), default="")
    until = max((now.at for now in tables), default="")
    parts = tuple(part for now in tables for part in _parts(now, voice, zone, games))
    return Sheet(tr("I tavoli adesso"), period_words(since, until, zone), parts)


def _parts(now: TableNow, voice: Voice, zone: tzinfo | None, games: Games) -> Iterator[Part]:
    phase = phase_words(now, voice.reason, games)
    yield Heading(tr("Tavolo {table} · {phase}").format(table=now.table, phase=phase))
    if words := line_words(now, voice.reason):
        yield Note(words, loud=True)
    if now.state is None:
        return
    if now.night is not None:
        yield Note(period_words(now.night.opened.at, now.at, zone))
        yield Note(dealers_words(now.night.dealers))
    yield Note(head_words(now, zone, games))
    figures = [Row((each.name, each.figure, each.beneath)) for each in figures_of(now, games)]
    yield Rows(("", "", ""), figures, frozenset({1}))
    late = late_words(now.late) if now.late else ""
    alarms = alarms_of(now, games)
    for said in filter(None, (*alarms, late, disputed_words(now, voice), unsaid_of(now))):
        yield from (Note(line, loud=True) for line in said.split("\n"))
    if now.waiting:
        yield Heading(tr("Qualcuno deve rispondere: {count}").format(count=len(now.waiting)))
        yield _waiting(now.waiting, voice.at(now.state.house), zone)


def _waiting(waiting: Sequence[Waiting], voice: Voice, zone: tzinfo | None) -> Rows:
    rows = []
    for each in waiting:
        moment = moment_words(local_moment(each.stamp.at, zone))
        rows.append(Row((moment, str(each.stamp.seq), waiting_words(each.event, voice))))
    return Rows((tr("ora"), tr("n."), tr("che cosa è accaduto")), rows, frozenset({1}))
