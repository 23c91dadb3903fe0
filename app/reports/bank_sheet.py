"""The bank on the page of a day: line by line, counted chip by chip, its note box and its void papers."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo

from app.reports.bank_lines import BankLine
from app.reports.boxes import boxes_figures, boxes_of, left_sentence
from app.reports.counts import counts_rows, nights
from app.reports.day import DayOfTable
from app.reports.day_reading import TableDay
from app.reports.day_words import (
    operation_words,
)
from app.reports.gaming_day import local_moment
from app.reports.night import Night
from app.reports.put_right_words import correction_words
from app.reports.sheet import Figures, Heading, Note, Part, Row, Rows
from app.reports.voice import Voice
from app.reports.wording import clock, moment_words, money, tr
from app.rules.inventory import worth


def bank_sheet(found: TableDay, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Give the part of a day's page that is the bank's.

    Args:
        found: the day, as the journal tells it.
        zone: whose clocks are shown; None is this machine's.
        voice: says sentences and colours in the language of the page.
    """
    figures = found.figures
    yield Heading(tr("Banco"))
    if not figures.bank.found:
        yield Note(tr("Del banco non è stato registrato nulla."))
        return
    columns = (tr("Ora"), tr("N."), tr("Operazione"), tr("Documento"), tr("Importo"), tr("Chi"))
    rows = [_bank_row(line, found.day.until, zone, voice) for line in figures.bank.found]
    yield Rows(columns, rows, right=frozenset({1, 4}))
    yield from _counts(figures, zone, voice)
    yield from _boxes(figures.nights)
    yield from _papers(figures, zone, voice)
    if any(line.corrected_by for line in figures.bank.found):
        yield Note(tr("Le righe sbarrate restano nel registro; vale la correzione che le nomina."))


def _counts(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Each count chip by chip, and where it is known what should have lain there the three sums."""
    for opening, closing in nights(figures.counts.found):
        yield Heading(tr("Conte"))
        yield counts_rows(opening, closing, zone, voice)
        if closing is not None and closing.should is not None:
            yield Figures(
                (
                    (tr("Contato alla chiusura"), money(worth(closing.chips))),
                    (tr("− doveva esserci"), money(closing.should_be)),
                    (tr("Differenza"), money(worth(closing.differs))),
                ),
                summed=True,
            )


def _boxes(nights: list[Night]) -> Iterator[Part]:
    """The count of the note box beside the drop, and what is in it still."""
    if (found := boxes_of(nights)) is None:
        return
    yield Heading(tr("Cassetta"))
    yield boxes_figures(found)
    if found.left:
        yield Note(left_sentence(found))


def _papers(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Void papers are kept and known; they go with nothing."""
    text = tr("Documento {number} annullato alle {at}: {reason} ({by}).")
    for void in figures.bank.void_papers:
        reason, at = voice.reason(void.reason), clock(void.stamp.at, zone)
        yield Note(text.format(number=void.paper.number, at=at, reason=reason, by=voice.who(void.by)))


def _bank_row(line: BankLine, until: str, zone: tzinfo | None, voice: Voice) -> Row:
    """Write a line of the bank; one of a later day has its date.

    Args:
        line: as it was recorded.
        until: when the gaming day was over, as events write it.
        zone: whose clocks are shown; None is this machine's.
        voice: says colours.
    """
    what = operation_words(line.operation)
    if line.payment is not None:
        spin, order = line.payment
        what = tr("Pagamento {order} del colpo {spin}").format(order=order, spin=spin)
    if line.spin is not None:
        what = tr("{what}, colpo {spin}").format(what=what, spin=line.spin)
    if line.of is not None:
        what = tr("{what}, corregge il n. {of}: {reason}").format(
            what=what, of=line.of, reason=voice.reason(line.reason)
        )
    if line.more is not None:
        what = f"{what} · {correction_words(line.more, line.moved, voice.whose)}"
    who = ", ".join(map(voice.who, line.signatures)) or voice.who(line.by)
    amount = money(line.amount) if line.operation else ""
    at = line.stamp.at
    when = clock(at, zone) if at < until else moment_words(local_moment(at, zone))
    cells = (when, str(line.stamp.seq), what, line.document or "", amount, who)
    return Row(cells, struck=line.corrected_by is not None)
