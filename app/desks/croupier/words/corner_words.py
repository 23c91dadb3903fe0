"""What the corner says to the capo tavolo: the table, spins an hour, and minutes to the relief."""

from __future__ import annotations

from datetime import datetime

from app.desks.common.language import tr
from app.desks.croupier.heading import Heading
from app.table.pace import minutes_to, spins_an_hour


def corner_words(heading: Heading, now: datetime) -> tuple[str, ...]:
    """Say it as long as there may be room, and shorter: "Tavolo 4 · 38 colpi/h · cambio 12 min".

    As long as too little is known for the pace nothing is said of it.

    Args:
        heading: what stands at the top.
        now: the time, with its zone.
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
