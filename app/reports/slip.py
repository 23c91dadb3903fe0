"""The paper of a fill or a credit: what left or came, chip by chip, for three to sign (rules 9) [3.5]."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import tzinfo
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.journal.errors import Damaged
from app.journal.nights import Nights, nights_of, walked
from app.journal.verifying import KnownHead
from app.reports.day_reading import stamp_of
from app.reports.day_words import house_title, operation_words
from app.reports.gaming_day import local_moment
from app.reports.sheet import Heading, Note, Part, Row, Rows, Seal, Sheet, SignHere
from app.reports.stamp import Stamp
from app.reports.sum_words import sum_words
from app.reports.voice import PLAIN, Voice
from app.reports.wording import clocks_words, count, moment_words, money, tr
from app.rules.money import parse_money
from app.table import events as happened
from app.table.bank_fold import corrected_movement
from app.table.event_reading import reader_of
from app.table.event_record import Event, Form
from app.table.state import Memory

_TITLES: Final = {
    "fill": QT_TRANSLATE_NOOP("", "Fill: dalla cassa al banco"),
    "credit": QT_TRANSLATE_NOOP("", "Credit: dal banco alla cassa"),
}
"""Whence and whither it goes."""
_ROLES: Final = {
    "dealer": QT_TRANSLATE_NOOP("", "impiegato"),
    "inspector": QT_TRANSLATE_NOOP("", "capo tavolo o ispettore"),
    "pit_boss": QT_TRANSLATE_NOOP("", "responsabile di sala"),
    "trainer": QT_TRANSLATE_NOOP("", "istruttore"),
    "auditor": QT_TRANSLATE_NOOP("", "revisore"),
}


class Slip(NamedTuple):
    """A paper, as the journal knows it.

    Attributes:
        stamp: where it was recorded; of a void one, where it was declared so.
        moved: what it goes with, as it was recorded; None of a void one.
        now: the same as it was put right; equal where nothing was.
        voided: why it is void; None where it is not.
        prints: how often it was printed.
        unrecorded: this page is written beside the table, which does not know of it: it is a copy.
        house: the profile that was dealt by.
        dealer: who dealt then.
        roles: of those who signed with a code, by their names.
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
    house: str = ""
    dealer: str = ""
    roles: Mapping[str, str] = {}


def find_slip(path: Path, table: str, game: Memory[Any], number: str) -> Slip | None:
    """Find a paper in a table's journal, the latest of that number.

    Args:
        path: the journal.
        table: whose.
        game: what is played there.
        number: of the paper.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    for night in reversed(nights_of(path, table)):
        found = _in_night(path, night, game, number)
        if found is not None:
            return found
    return None


class _Around(NamedTuple):
    """What holds around a paper.

    Attributes:
        roles: of those whose codes stand just before what they sign.
    """

    house: str = ""
    dealer: str = ""
    roles: Mapping[str, str] = {}

    def after(self, event: Event) -> _Around:
        """Say what holds after an event."""
        match event:
            case happened.TableOpened() | happened.TableDealer():
                return self._replace(dealer=event.dealer, roles={})
            case happened.TableRules():
                return self._replace(house=event.house, roles={})
            case happened.PeopleSigned():
                return self._replace(roles={each["name"]: each["role"] for each in event.people})
            case _:
                return self._replace(roles={})


def _in_night(path: Path, night: Nights, game: Memory[Any], number: str) -> Slip | None:
    papers = _Papers(number)
    around, reader = _Around(), reader_of(game)
    for recorded in walked(path, (night,)):
        try:
            event, stamp = reader.read(recorded.body), stamp_of(recorded)
        except ValueError as fault:
            raise Damaged(path, f"event {recorded.seq} of table {night.table}: {fault}") from fault
        seal = str(KnownHead(night.table, recorded.seq, recorded.hash))
        papers.enter(Slip(night.table, number, stamp, seal)._replace(**around._asdict()), event)
        around = around.after(event)
    return papers.found


class _Papers:
    """Follows one number through a night: a correction may give it to something else, or take it away."""

    def __init__(self, number: str) -> None:
        self._number = number
        self._begun: dict[int, Slip] = {}
        self._now: dict[int, happened.BankMoved] = {}
        self._void: Slip | None = None
        self._prints = 0

    @property
    def found(self) -> Slip | None:
        """The paper as it stands: with what took its number last; None where nothing has it."""
        users = self._users()
        if not users:
            return self._void and self._void._replace(prints=self._prints)
        voided = None if self._void is None else self._void.voided
        return users[-1]._replace(voided=voided, prints=self._prints)

    def enter(self, begun: Slip, event: Event) -> None:
        """Enter an event.

        Args:
            begun: the paper, if it is this event's.
            event: the next one.
        """
        match event:
            case happened.BankMoved():
                seq = begun.stamp.seq
                self._begun[seq], self._now[seq] = begun._replace(moved=event), event
            case happened.EntryCorrected(of=of) if of in self._now:
                self._put_right(of, event.instead)
            case happened.DocumentVoided(number=document) if document == self._number:
                self._void = begun._replace(voided=event)
            case happened.DocumentPrinted(number=document) if document == self._number and self.found:
                self._prints = max(event.copy, self._prints + 1)
            case _:
                pass

    def _users(self) -> list[Slip]:
        having = ((seq, now) for seq, now in self._now.items() if now.document == self._number)
        return [self._begun[seq]._replace(now=now) for seq, now in having]

    def _put_right(self, of: int, instead: Form) -> None:
        was = self._now[of]
        now = corrected_movement(was, instead)
        if now.document != was.document:
            del self._now[of]  # it stands behind those that had the number before
        self._now[of] = now
        if not self.found:
            self._prints = 0


def slip_sheet(
    slip: Slip, labels: Mapping[str, str], zone: tzinfo | None = None, voice: Voice = PLAIN
) -> Sheet:
    """Lay a paper out as a page; chips from the lowest up, as fills and credits are counted (rules 7).

    Args:
        slip: the paper.
        labels: what the house's colours are called.
        zone: whose clocks are shown; None is this machine's.
        voice: says why it is void and who decided it, in the language of the page.
    """
    title = tr("Documento {number}").format(number=slip.number)
    when = moment_words(local_moment(slip.stamp.at, zone))
    said = [house_title(slip.house), tr("Tavolo {table}, {when}").format(table=slip.table, when=when)]
    if slip.dealer:
        said.append(tr("impiegato {name}").format(name=slip.dealer))
    beneath = " · ".join(filter(None, said))
    parts = (*_marks(slip, voice), *_body(slip, labels), Seal(slip.seal), _signatures(slip))
    return Sheet(title, beneath, parts, clocks_words(zone, slip.stamp.at))


def _marks(slip: Slip, voice: Voice) -> tuple[Part, ...]:
    """What nobody may overlook: a void paper, a second print, one that was put right."""
    found: list[Part] = []
    if slip.voided is not None:
        reason, by = voice.reason(slip.voided.reason), voice.who(slip.voided.by)
        found.append(Note(tr("ANNULLATO: {reason} ({by})").format(reason=reason, by=by), loud=True))
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
    columns = (tr("Colore"), tr("Valore, €"), tr("Pezzi"), tr("Importo, €"))
    amount = parse_money(slip.now.amount)
    words = sum_words(amount)
    said = tr("Totale {amount}: {words}") if words else tr("Totale {amount}")
    said = said.format(amount=f"€ {money(amount)}", words=words)
    heading = Heading(tr(_TITLES.get(slip.now.operation, "")) or operation_words(slip.now.operation))
    return heading, Rows(columns, rows, right=frozenset({1, 2, 3})), Note(said, loud=True)


def _signatures(slip: Slip) -> SignHere:
    """The capo tavolo and both inspectors, each with the office in which he signs.

    Who gave a code signs as what the register says that he is; names that were written stand in the order
    of the offices.
    """
    names = slip.now.signatures if slip.now is not None else []
    offices = (tr("Capo tavolo"), tr("Ispettore comunale"), tr("Ispettore della casa"))
    if not names:
        return SignHere(offices)
    written = dict(zip(names, offices, strict=False)) if not slip.roles and len(names) == len(offices) else {}
    said = []
    for name in names:
        role = slip.roles.get(name)
        office = written.get(name, "") if role is None else tr(_ROLES.get(role, role))
        said.append(", ".join(filter(None, (name, office))))
    return SignHere(tuple(said))
