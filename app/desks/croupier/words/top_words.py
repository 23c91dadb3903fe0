"""What the top of the desk says: its lamps, in full for the page of the readers, and its corner."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from app.desks.common.language import decimal, local_time, tr
from app.desks.croupier.heading import Heading, JournalLamp, ReaderLamp
from app.desks.croupier.words.game_words import dealt
from app.table.live import ReaderHealth
from app.table.pace import minutes_to, spins_an_hour

_MOST: Final = 999
"""Damaged lines that are counted out on a lamp; more are a cable that does not work."""


def utc_now() -> datetime:
    """The time of the machine's clock."""
    return datetime.now(UTC)


def reader_words(lamp: ReaderLamp, now: datetime) -> str:
    """Say how the reader is: "Cilindro 17,1 giri/min ↺".

    Lines that made no sense are counted as long as there are any, and a reader that says nothing but numbers
    has the age of its last one.
    """
    name = _name(lamp)
    if lamp.reader is ReaderHealth.SILENT and lamp.damaged:
        return f"{name} · {_damaged(lamp.damaged)}"
    if lamp.reader is not ReaderHealth.LIVE:
        return name
    if not lamp.damaged:
        aged = f"{name} · {_number(lamp, now)}" if lamp.number_at else name
        turns = tr("giri/min")
        return aged if lamp.speed is None else f"{name} {_speed(lamp, turns)}"
    if lamp.number_at:
        bad = tr("guaste {count}").format(count=_counted(lamp.damaged))
        return f"{_number(lamp, now).capitalize()} · {bad}"
    return f"{name if lamp.speed is None else f'{name} {_speed(lamp)}'} · {_damaged(lamp.damaged)}"


def reader_lines(lamp: ReaderLamp, now: datetime) -> Sequence[str]:
    """Say of the reader all that is known, one thing a line."""
    lines = [reader_words(lamp._replace(damaged=0, number_at=""), now)]
    if lamp.number_at:
        time = local_time(lamp.number_at)
        lines.append(tr("ultimo numero {ago}, alle {time}").format(ago=_ago(lamp.number_at, now), time=time))
    if lamp.damaged:
        lines.append(tr("{lines} da quando è collegato").format(lines=_damaged(lamp.damaged)))
    return lines


def journal_words(lamp: JournalLamp) -> str:
    """Say how the journal is: "Scritto 00:41:07", in the time of this place."""
    if lamp.on_paper:
        return tr("NON REGISTRATO · {count}").format(count=lamp.on_paper)
    if lamp.stopped:
        return tr("Registro fermo")
    if not lamp.written_at:
        return tr("Registro pronto")
    return tr("Registro scritto {time}").format(time=local_time(lamp.written_at))


def _name(lamp: ReaderLamp) -> str:
    game = dealt(lamp.instrument)
    if lamp.connecting:
        return tr(game.connecting)
    return tr("Numeri a mano") if lamp.reader is ReaderHealth.NONE else tr(game.readers[lamp.reader])


def _speed(lamp: ReaderLamp, unit: str = "") -> str:
    turning = {None: "", True: "↻", False: "↺"}[lamp.turning]
    return " ".join(word for word in (decimal(lamp.speed or 0), unit, turning) if word)


def _damaged(count: int) -> str:
    if count == 1:
        return tr("1 riga guasta")
    return tr("{count} righe guaste").format(count=_counted(count))


def _counted(count: int) -> str:
    return str(count) if count <= _MOST else f"{_MOST}+"


def _number(lamp: ReaderLamp, now: datetime) -> str:
    return tr("numero {ago}").format(ago=_ago(lamp.number_at, now))


def _ago(at: str, now: datetime) -> str:
    """How long ago that was; a clock that was put back says now."""
    minutes = max(0, int((now - datetime.fromisoformat(at)).total_seconds() // 60))
    if minutes < 1:
        return tr("adesso")
    hours = minutes // 60
    return tr("{hours} h fa").format(hours=hours) if hours else tr("{minutes} min fa").format(minutes=minutes)


def corner_words(heading: Heading, now: datetime) -> tuple[str, ...]:
    """Say what stands in the corner, each time shorter: "Tavolo 4 · 38 colpi/h · cambio 12 min".

    As long as too little is known for the pace nothing is said of it.

    Args:
        heading: what stands at the top.
        now: the time, with its zone.

    Returns:
        The longest telling first; the first one is shown for which there is room.
    """
    table = tr("Tavolo {table}").format(table=heading.table)
    title = heading.title if not heading.practice else ""
    if heading.played is None:
        return (_joined(table, title),)
    pace = spins_an_hour(heading.played, now)
    long, short = (
        "" if pace is None else words.format(rate=pace) for words in (tr("{rate} colpi/h"), tr("{rate}/h"))
    )
    relief, brief = _relief(heading.relief_due, now)
    tellings = (table, long, relief, title), (table, long, relief), (table, short, relief)
    return tuple(_joined(*parts) for parts in (*tellings, (table, short, brief)))


def _relief(due: str, now: datetime) -> tuple[str, str]:
    """Say in how many minutes another dealer comes, long and short; empty where nobody said."""
    if not due:
        return "", ""
    left = minutes_to(due, now)
    if not left:
        return tr("cambio adesso"), tr("cambio adesso")
    return tr("cambio {minutes} min").format(minutes=left), tr("cambio {minutes}′").format(minutes=left)


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))
