"""What nobody may pass by stands above everything on the page of a day: what is open, missing or differs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo

from app.people.held import NONE
from app.reports.boxes import boxes_of, differs_sentence
from app.reports.day import DayOfTable
from app.reports.day_words import (
    late_words,
    missing_words,
    unexplained_words,
    unsaid_words,
)
from app.reports.opening_words import differs_words
from app.reports.sheet import Note, Part
from app.reports.voice import Voice
from app.reports.wording import clock, tr


def open_questions(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Give what stands above everything on a day's page.

    Args:
        figures: the day.
        zone: whose clocks are shown; None is this machine's.
        voice: says colours in the language of the page.
    """
    unclosed = [night for night in figures.nights if night.closed is None]
    if unclosed:
        yield Note(tr("Il tavolo non è chiuso: le cifre sono provvisorie."), loud=True)
    uncounted = [night for night in figures.nights if not night.counted]
    if uncounted and not unclosed:
        yield Note(tr("Il banco non è stato contato alla chiusura: non c'è risultato."), loud=True)
    if figures.late:
        yield Note(late_words(figures.late), loud=True)
    yield from _openings(figures, zone, voice)
    yield from _closings_differ(figures, zone, voice)
    if (boxes := boxes_of(figures.nights)) is not None and boxes.differs:
        yield Note(differs_sentence(boxes), loud=True)
    yield from _colours_out(figures, zone, voice)
    if figures.missing_papers:
        yield Note(missing_words(figures.missing_papers), loud=True)
    unexplained = unexplained_words(void.throw.spin for void in figures.voids if not void.throw.reason)
    unsaid = unsaid_words(sum(each.of.paid is None for each in figures.payments.unmarked))
    yield from (Note(words, loud=True) for words in (unexplained, unsaid) if words)
    if figures.unsigned and any(night.register != NONE for night in figures.nights):
        words = tr("Atti senza il codice che vi serve: {count}.")
        yield Note(words.format(count=len(figures.unsigned)), loud=True)
    waiting = sum(each.answered_by is None for each in figures.waiting)
    if waiting:
        yield Note(tr("Fatti di cui nessuno ha ancora risposto: {count}.").format(count=waiting), loud=True)


def _openings(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Rules 9: what the last closing count left lies there at the opening."""
    text = tr("Conta d'apertura delle {at} diversa dall'ultima chiusura: {differs}.")
    for night in figures.nights:
        if night.differs:
            differs = differs_words(night.differs, voice.whose)
            at = clock(night.opened.at, zone)
            yield Note(text.format(at=at, differs=differs), loud=True)


def _closings_differ(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Rules 9: where every stake was entered it is known what lies there at the closing."""
    text = tr("Conta di chiusura delle {at} diversa da quanto doveva esserci: {differs}.")
    for each in figures.counts.found:
        if each.differs:
            differs, at = differs_words(each.differs, voice.whose), clock(each.stamp.at, zone)
            yield Note(text.format(at=at, differs=differs), loud=True)


def _colours_out(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Rules 2: at the closing the colours go home; one of which pieces are still out is remembered."""
    text = tr("Colori ancora fuori alla chiusura delle {at}: {colours}.")
    for night in figures.nights:
        if night.out and night.closed is not None:
            colours = ", ".join(map(voice.whose, night.out))
            yield Note(text.format(at=clock(night.closed.at, zone), colours=colours), loud=True)
