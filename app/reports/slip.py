"""The paper of a fill or a credit: what left or came, chip by chip, for three to sign (rules 9) [3.5]."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import tzinfo
from pathlib import Path
from typing import NamedTuple

from app.journal.errors import Damaged
from app.journal.nights import Nights, nights, walked
from app.journal.verifying import KnownHead
from app.reports.day import Stamp
from app.reports.day_reading import openings_of, stamp_of
from app.reports.day_words import operation_words
from app.reports.gaming_day import local_moment
from app.reports.sheet import Heading, Note, Part, Row, Rows, Seal, Sheet, SignHere
from app.reports.wording import count, moment_words, money, tr
from app.rules.italian import money_words
from app.rules.money import parse_money
from app.table import events as happened
from app.table.bank_fold import corrected_movement
from app.table.events import read_event


class Slip(NamedTuple):
    """A paper, as the journal knows it.

    Attributes:
        stamp: where it was recorded; of a void one, where it was declared so.
        moved: what it goes with, as it was recorded; None of a void one.
        now: the same as it was put right; equal where nothing was.
        voided: why it is void; None where it is not.
        prints: how often it was printed.
        unrecorded: this page is written beside the table, which does not know of it: it is a copy.
    """

    table: str
    number: str
    stamp: Stamp
    seal: str
    moved: happened.BankMoved | None = None
    now: happened.BankMoved | None = None
    voided: happened.DocumentVoided | None = None
    prints: int = 0
    unrecorded: bool = False


def find_slip(path: Path, table: str, number: str) -> Slip | None:
    """Find a paper in a table's journal, the latest of that number.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    openings = [opening.seq for opening in openings_of(path, table)]
    (whole,) = nights(path, table) or (Nights(table, 1, 0),)
    ends = [*(seq - 1 for seq in openings[1:]), whole.last]
    for first, last in reversed(list(zip(openings, ends, strict=True))):
        found = _in_night(path, Nights(table, first, last), number)
        if found is not None:
            return found
    return None


def _in_night(path: Path, night: Nights, number: str) -> Slip | None:
    found: Slip | None = None
    for recorded in walked(path, (night,)):
        try:
            event, stamp = read_event(recorded.body), stamp_of(recorded)
        except ValueError as fault:
            raise Damaged(path, f"event {recorded.seq} of table {night.table}: {fault}") from fault
        seal = str(KnownHead(night.table, recorded.seq, recorded.hash))
        match event:
            case happened.BankMoved(document=document) if document == number:
                found = Slip(night.table, number, stamp, seal, event, event)
            case happened.DocumentVoided(number=document) if document == number:
                found = Slip(night.table, number, stamp, seal, voided=event)
            case happened.DocumentPrinted(number=document) if document == number and found is not None:
                found = found._replace(prints=event.copy)
            case happened.EntryCorrected(of=of) if found is not None and found.now and of == found.stamp.seq:
                found = found._replace(now=corrected_movement(found.now, event.instead))
            case _:
                pass
    return found


def slip_sheet(slip: Slip, labels: Mapping[str, str], zone: tzinfo | None = None) -> Sheet:
    """Lay a paper out as a page; chips from the lowest up, as fills and credits are counted (rules 7).

    Args:
        slip: the paper.
        labels: what the house's colours are called.
        zone: whose clocks are shown; None is this machine's.
    """
    title = tr("Documento {number}").format(number=slip.number)
    when = moment_words(local_moment(slip.stamp.at, zone))
    beneath = tr("Tavolo {table}, {when}").format(table=slip.table, when=when)
    return Sheet(title, beneath, (*_marks(slip), *_body(slip, labels), Seal(slip.seal), _signatures(slip)))


def _marks(slip: Slip) -> tuple[Part, ...]:
    """What nobody may overlook: a void paper, a second print, one that was put right."""
    found: list[Part] = []
    if slip.voided is not None:
        text = tr("ANNULLATO: {reason} ({by})").format(reason=slip.voided.reason, by=slip.voided.by)
        found.append(Note(text, loud=True))
    if slip.unrecorded:
        found.append(Note(tr("COPIA scritta fuori dal tavolo: non è l'originale."), loud=True))
    elif slip.prints > 1:
        found.append(Note(tr("COPIA, stampa n. {copy}").format(copy=slip.prints), loud=True))
    if slip.now != slip.moved:
        found.append(Note(tr("CORRETTO dopo la registrazione: vale quanto segue."), loud=True))
    return tuple(found)


def _body(slip: Slip, labels: Mapping[str, str]) -> tuple[Part, ...]:
    if slip.now is None:
        return ()
    chips = sorted(slip.now.chips, key=lambda item: (parse_money(item["value"]), item.get("colour", "")))
    rows = [
        Row(
            (
                labels.get(item.get("colour", ""), item.get("colour", "")),
                money(parse_money(item["value"])),
                count(item["pieces"]),
                money(parse_money(item["value"]) * item["pieces"]),
            )
        )
        for item in chips
    ]
    columns = (tr("Colore"), tr("Valore"), tr("Pezzi"), tr("Importo"))
    amount = parse_money(slip.now.amount)
    said = tr("Totale {amount}: {words}").format(amount=money(amount), words=money_words(amount))
    heading = Heading(operation_words(slip.now.operation))
    return heading, Rows(columns, rows, right=frozenset({1, 2, 3})), Note(said, loud=True)


def _signatures(slip: Slip) -> SignHere:
    """The capo tavolo and both inspectors, by the names that were recorded."""
    names = slip.now.signatures if slip.now is not None else []
    return SignHere(tuple(names) or (tr("Capo tavolo"), tr("Ispettore comunale"), tr("Ispettore della casa")))
