"""The wheel's page, to be printed: what its numbers tell, of which days, and who dealt them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import tzinfo

from app.reports.roulette.wheel_words import (
    Needed,
    answer_words,
    conclusion_words,
    needed_cells,
    needed_words,
    pocket_cells,
    question_words,
    share_words,
    watch_words,
    watched_words,
)
from app.reports.roulette.wheels_fallen import Spun, Wheel
from app.reports.sheet import Figures, Heading, Note, Part, Row, Rows, Sheet
from app.reports.wording import dealers_words, period_words, tr
from app.rules.roulette.wheel_health.opinion import Conclusion, WheelHealth

_GRAVE = frozenset({Conclusion.SIGN, Conclusion.WARNING})


def wheel_name(wheel: Wheel) -> str:
    """Name a wheel: by the number on it, or by the table at which it stands."""
    if wheel.number:
        return tr("Cilindro {number}").format(number=wheel.number)
    return tr("Tavolo {table}, cilindro senza numero").format(table=wheel.table)


def wheel_sheet(
    wheel: Wheel, spun: Spun, found: WheelHealth, needed: Sequence[Needed], zone: tzinfo | None = None
) -> Sheet:
    """Lay a wheel out as a page.

    Args:
        wheel: which.
        spun: what fell in it.
        found: what its numbers tell.
        needed: how many spins it takes to see a bias.
        zone: whose clocks are shown; None is this machine's.
    """
    beneath = period_words(spun.since, spun.until, zone)
    return Sheet(wheel_name(wheel), beneath, tuple(_parts(spun, found, needed)))


def _parts(spun: Spun, found: WheelHealth, needed: Sequence[Needed]) -> Iterator[Part]:
    yield Note(conclusion_words(found), loud=found.conclusion in _GRAVE)
    yield Note(dealers_words(spun.dealers))
    for answer in found.answers:
        yield Heading(question_words(answer.figure.question))
        yield Note(answer_words(answer))
    yield Heading(watch_words())
    yield Note(watched_words(found.watched))
    columns = (tr("numero"), tr("uscito"), tr("atteso"), tr("la sua parte"), "")
    yield Heading(tr("I numeri, nell'ordine del cilindro"))
    yield Note(share_words())
    pockets = [Row(pocket_cells(pocket)) for pocket in found.pockets]
    yield Rows(columns, pockets, frozenset({0, 1, 2}))
    yield Heading(needed_words())
    yield Figures([(oftener, f"{seen} · {warned}") for oftener, seen, warned in map(needed_cells, needed)])
