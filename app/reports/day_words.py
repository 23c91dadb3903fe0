"""What the kinds of things on a day's page are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UNSET
from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.houses import title
from app.people.held import NONE, UNREADABLE
from app.reports.after_the_count import LateSpin
from app.reports.boxes import more_words
from app.reports.opening_words import differs_words
from app.reports.taken_words import taken_words
from app.reports.verified_words import verified_words
from app.reports.voice import PLAIN, Voice
from app.reports.wording import money, span, tr
from app.rules.money import parse_difference, parse_money
from app.table import events as happened
from app.table.event_record import Event
from app.table.missing_documents import Gap
from app.table.overnight import read_pieces

_OPERATIONS: Final = {
    "open": QT_TRANSLATE_NOOP("", "Conteggio d'apertura"),
    "close": QT_TRANSLATE_NOOP("", "Conteggio di chiusura"),
    "fill": QT_TRANSLATE_NOOP("", "Fill"),
    "credit": QT_TRANSLATE_NOOP("", "Credit"),
    "change": QT_TRANSLATE_NOOP("", "Cambio"),
    "drop": QT_TRANSLATE_NOOP("", "Cambio di biglietti"),
    "tip": QT_TRANSLATE_NOOP("", "Boîte"),
    "box": QT_TRANSLATE_NOOP("", "Conta della cassetta"),
    "payment": QT_TRANSLATE_NOOP("", "Pagamento"),
    "notes": QT_TRANSLATE_NOOP("", "Biglietti dal tappeto"),
    "": QT_TRANSLATE_NOOP("", "Correzione"),
}
_TELLERS: Final = {
    "wheel": QT_TRANSLATE_NOOP("", "Lettore"),
    "second": QT_TRANSLATE_NOOP("", "Secondo lettore"),
    "tumbler": QT_TRANSLATE_NOOP("", "Tamburo"),
    "journal": QT_TRANSLATE_NOOP("", "Registro del tavolo"),
    "program": QT_TRANSLATE_NOOP("", "Programma"),
    "heads": QT_TRANSLATE_NOOP("", "Secondo posto del registro"),
    "house": QT_TRANSLATE_NOOP("", "Copia della casa"),
    "lists": QT_TRANSLATE_NOOP("", "Liste dei colpi"),
    "people": QT_TRANSLATE_NOOP("", "Registro delle persone"),
    "settings": QT_TRANSLATE_NOOP("", "Impostazioni"),
    "verify": QT_TRANSLATE_NOOP("", "Controllo del registro"),
}
"""What tells of a trouble, by the name that the journal keeps."""
_SHORT: Final = 22
"""Letters of an event that are enough to tell it from another one."""


def operation_words(operation: str) -> str:
    """Name an operation of the bank; under no name it is a correction of something else."""
    return tr(_OPERATIONS.get(operation, operation))


def house_title(name: str) -> str:
    """Give the title of a house that is shipped; of one of the casino's own its name."""
    try:
        return title(name)
    except LookupError:
        return name


def missing_words(gaps: Sequence[Gap]) -> str:
    """Name the papers that are missing in their sequence, "manca il n. F-0013", in one sentence."""
    one, several = tr("manca il n. {first}"), tr("mancano i n. da {first} a {last}")
    parts = [
        (one if gap.first == gap.last else several).format(first=gap.first, last=gap.last) for gap in gaps
    ]
    return tr("Documenti: {missing}.").format(missing=", ".join(parts))


def teller_words(device: str) -> str:
    """Name what tells of a trouble: a reader, the copy for the house, the program itself."""
    return tr(_TELLERS.get(device, device))


def waiting_words(event: Event, voice: Voice = PLAIN) -> str:
    """Say what needs somebody's answer.

    Args:
        event: what was recorded.
        voice: says a sentence of a reader, and what the house calls its colours.
    """
    match event:
        case happened.ReaderWarning():
            times = "" if event.count == 1 else f" (×{event.count})"
            said = f"{voice.reason(event.detail or event.reason)}{times}"
            return tr("{name}: {said}").format(name=teller_words(event.device), said=said)
        case happened.PitBossAgain() | happened.RegisterDiffers():
            return _people_words(event)
        case happened.ClockBehind() | happened.ClockJumped():
            return _clock_words(event)
        case happened.BankMoved() | happened.EntryCorrected() | happened.BankShort():
            return _bank_words(event, voice)
        case happened.TableTaken():
            return taken_words(event, voice)
        case happened.JournalVerified():
            return verified_words(event, voice)
        case _:
            return voice.waiting(event) or type(event).__name__


def _people_words(event: happened.PitBossAgain | happened.RegisterDiffers) -> str:
    """Say whose code nobody here gave; or which register lies there, and which one the table knew."""
    if isinstance(event, happened.PitBossAgain):
        words = tr("{owner}: primo codice dato il {day} da chi amministra la macchina ({user})")
        return words.format(owner=event.owner, day=event.done[:10], user=event.by)
    lies = {
        NONE: tr("il registro delle persone non c'è; il tavolo conosceva {known}"),
        UNREADABLE: tr("il registro delle persone non si legge; il tavolo conosceva {known}"),
    }
    other = tr("il registro delle persone è un altro, o più vecchio: {now}; il tavolo conosceva {known}")
    return lies.get(event.now, other).format(now=_shortened(event.now), known=_shortened(event.known))


def _shortened(head: str) -> str:
    """Write an event with the beginning of its hash: the whole of it stands in the journal."""
    return head if len(head) <= _SHORT else f"{head[:_SHORT]}…"


def register_words(register: str, known: str, at: str) -> str:
    """Say which register of people held at an opening.

    Args:
        register: as the opening says it.
        known: the one that the table knew, where another one held; else empty.
        at: when it was opened.
    """
    lies = {
        NONE: tr("Registro delle persone all'apertura delle {at}: nessuno."),
        UNREADABLE: tr("Registro delle persone all'apertura delle {at}: illeggibile."),
    }
    words = lies.get(register, tr("Registro delle persone all'apertura delle {at}: {register}"))
    said = words.format(at=at, register=register)
    more = tr("Il tavolo conosceva {known}.").format(known=known)
    return f"{said.removesuffix('.')}. {more}" if known else said


def _clock_words(event: happened.ClockBehind | happened.ClockJumped) -> str:
    """Say behind what the clock stood when the program started, or by how much it was set."""
    time = span(abs(event.microseconds) // 1_000_000)
    if isinstance(event, happened.ClockJumped):
        ahead = tr("orologio messo avanti di {time}")
        back = tr("orologio messo indietro di {time}")
        return (ahead if event.microseconds > 0 else back).format(time=time)
    if event.than == "program":
        return tr("orologio più indietro del giorno in cui fu fatto il programma")
    return tr("orologio più indietro di {time} dell'ultimo fatto registrato").format(time=time)


def _bank_words(
    event: happened.BankMoved | happened.EntryCorrected | happened.BankShort, voice: Voice
) -> str:
    """Say by what a count is not what should lie there, or of which chips there is less than nothing."""
    if isinstance(event, happened.BankShort):
        words = tr("la banca contata ha meno di nulla, e da qui è una stima: {differs}")
        return words.format(differs=differs_words(read_pieces(event.chips), voice.whose))
    return _count_words(event, voice)


def _count_words(event: happened.BankMoved | happened.EntryCorrected, voice: Voice) -> str:
    """Say by what a count differs from what should lie there."""
    if event.off is not UNSET and event.drop is not UNSET:
        return _box_words(event, event.drop, event.off)
    words = tr("conta d'apertura diversa dall'ultima chiusura: {differs}")
    corrected = tr("conta d'apertura corretta, ancora diversa dall'ultima chiusura: {differs}")
    if event.book is not UNSET:
        words = tr("conta di chiusura diversa da quanto doveva esserci: {differs}")
        corrected = tr("conta di chiusura corretta, ancora diversa da quanto doveva esserci: {differs}")
    if isinstance(event, happened.EntryCorrected):
        words = corrected
    differs = () if event.differs is UNSET else read_pieces(event.differs)
    return words.format(differs=differs_words(differs, voice.whose))


def _box_words(event: happened.BankMoved | happened.EntryCorrected, drop: str, off: str) -> str:
    """Say by what the count of the note box differs from the drop."""
    words = tr("conta della cassetta diversa dai biglietti registrati ({drop}): {differs}")
    if isinstance(event, happened.EntryCorrected):
        words = tr(
            "conta della cassetta corretta, ancora diversa dai biglietti registrati ({drop}): {differs}"
        )
    return words.format(drop=money(parse_money(drop)), differs=more_words(parse_difference(off)))


def unexplained_words(spins: Iterable[int | None]) -> str:
    """Say of which throws nobody has said why they were void, by their spins; empty where of none."""
    named = ", ".join(tr("colpo {spin}").format(spin=spin) for spin in dict.fromkeys(spins))
    words = tr("Lanci nulli, e nessuno ha detto perché: {spins}.")
    return words.format(spins=named) if named else ""


def unsaid_words(payments: int) -> str:
    """Say of how many payments that bore no mark nobody said whether they were made; empty where of none."""
    words = tr("Pagamenti non segnati, e nessuno ha detto se furono fatti: {count}.")
    return words.format(count=payments) if payments else ""


def late_words(late: Iterable[LateSpin]) -> str:
    """Say what was played after the closing count, and what follows from it."""
    one, bare = tr("colpo {spin} ({number})"), tr("colpo {spin}")
    spins = ", ".join(
        (bare if each.number is None else one).format(spin=each.spin, number=each.number) for each in late
    )
    return tr("Giocato dopo il conteggio di chiusura: {spins}. Il risultato non può valere.").format(
        spins=spins
    )


def undecided(*, lapsed: bool) -> str:
    """Say that nobody has ruled on a dispute.

    Args:
        lapsed: nobody can any more.
    """
    return tr("mai decisa") if lapsed else tr("non ancora decisa")
