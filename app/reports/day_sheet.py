"""The day of a table as a page: what it won, how, and what somebody must still answer for."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo

from app.reports.bank_sheet import bank_sheet
from app.reports.day import DayOfTable
from app.reports.day_reading import TableDay
from app.reports.day_words import (
    house_title,
    register_words,
    undecided,
    waiting_words,
)
from app.reports.gaming_day import local_moment
from app.reports.left_unmarked import LeftUnmarked
from app.reports.night import Night, per_hour, total
from app.reports.open_questions import open_questions
from app.reports.reconciliation import reconciled, reconciliation
from app.reports.sheet import Figures, Heading, Note, Part, Row, Rows, Seal, Sheet, SignHere
from app.reports.signed_words import act_words
from app.reports.verified_words import verified_words
from app.reports.voice import PLAIN, Voice
from app.reports.wording import clock, clocks_words, count, day_words, duration, moment_words, money, tr
from app.rules.money import parse_money


def day_sheet(found: TableDay, zone: tzinfo | None = None, voice: Voice = PLAIN) -> Sheet:
    """Lay a table's day out as a page.

    Args:
        found: the day, as the journal tells it.
        zone: whose clocks are shown; None is this machine's.
        voice: says a sentence of a reader, and colours, in the language of the page.
    """
    voice = voice.at(found.figures.state.house)
    first, last = found.figures.nights[0].opened.at, found.figures.last
    clocks = clocks_words(zone, first, first if last is None else last.at)
    return Sheet(_title(found), day_words(found.day.day), tuple(_parts(found, zone, voice)), clocks)


def _title(found: TableDay) -> str:
    return tr("Giornata del tavolo {table}").format(table=found.figures.table)


def _parts(found: TableDay, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    figures = found.figures
    yield from open_questions(figures, zone, voice)
    yield Heading(tr("Risultato"))
    yield _result(figures.nights)
    if (lines := reconciled(figures.nights, figures.counts)) is not None:
        yield Heading(tr("Dai colpi al risultato"))
        yield reconciliation(lines)
    yield Heading(tr("Gioco"))
    yield _play(figures)
    yield Heading(tr("Serate"))
    yield _nights(figures, zone)
    for game in voice.games:
        yield from game.day(figures.beside, zone, voice)
    yield from bank_sheet(found, zone, voice)
    yield from _voids(figures, zone, voice)
    yield from _disputes(figures, zone, voice)
    yield from _unmarked(figures, zone, voice)
    yield from _unsigned(figures, zone, voice)
    yield from _waiting(figures, zone, voice)
    yield Heading(tr("Sigillo"))
    yield Note(_sealed(found, zone))
    if figures.verified is not None:
        stamp, event = figures.verified
        at, said = clock(stamp.at, zone), verified_words(event, voice)
        yield Note(tr("Ultimo controllo, alle {at}: {said}.").format(at=at, said=said))
    yield Seal(str(found.head))
    yield from _registers(figures, zone)
    yield SignHere((tr("Capo tavolo"), tr("Ispettore comunale"), tr("Ispettore della casa")))


def _result(nights: list[Night]) -> Figures:
    """Rules 9: closing + credits + drop − opening − fills; what moved after the count is beside it."""
    after = total(nights, "put_right")
    return Figures(
        (
            (tr("Conteggio di chiusura"), money(_counted(nights, "counted_closing"))),
            *(((tr("+ pagamenti corretti dopo il conteggio"), money(after)),) if after else ()),
            (tr("+ credit alla cassa"), money(total(nights, "credits"))),
            (tr("+ biglietti nella cassetta (drop)"), money(total(nights, "drop"))),
            (tr("− conteggio d'apertura"), money(_counted(nights, "opening"))),
            (tr("− fill dalla cassa"), money(total(nights, "fills"))),
            (tr("Risultato del tavolo"), money(total(nights, "result"))),
        ),
        summed=True,
    )


def _counted(nights: list[Night], name: str) -> int | None:
    """Counts are known where the bank was counted."""
    known = all(night.counted if name == "counted_closing" else night.bank_open for night in nights)
    return total(nights, name) if known else None


def _play(figures: DayOfTable) -> Figures:
    nights = figures.nights
    playing, spins = sum(night.playing for night in nights), sum(night.spins for night in nights)
    result = total(nights, "result")
    return Figures(
        (
            (tr("Colpi"), count(spins)),
            (tr("Tempo di gioco"), duration(playing)),
            (tr("Colpi all'ora"), count(per_hour(spins, playing))),
            (tr("Vincita all'ora"), money(None if result is None else per_hour(result, playing))),
            (tr("Puntate (dove tutte registrate)"), money(total(nights, "handle"))),
            (tr("Ritirato dal banco (dove tutte registrate)"), money(total(nights, "taken"))),
            (tr("Pagato (per quanto registrato)"), money(total(nights, "paid"))),
            (tr("Colpi chiusi senza registrare i pagamenti"), count(sum(n.not_entered for n in nights))),
            (tr("Lanci nulli"), count(len(figures.voids))),
            (tr("Mance (boîte)"), money(total(nights, "tips"))),
        )
    )


def _nights(figures: DayOfTable, zone: tzinfo | None) -> Rows:
    columns = (
        tr("Apertura"), tr("Chiusura"), tr("Minimo"), tr("Casa"), tr("Croupier"), tr("Colpi"),
        tr("Risultato"),
    )  # fmt: skip
    rows = [
        Row(
            (
                clock(night.opened.at, zone),
                clock(night.closed.at, zone) if night.closed else "–",
                money(parse_money(night.minimum)),
                house_title(night.house),
                ", ".join(night.dealers),
                count(night.spins),
                money(night.result),
            )
        )
        for night in figures.nights
    ]
    return Rows(columns, rows, right=frozenset({2, 5, 6}))


def _voids(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    if not figures.voids:
        return
    yield Heading(tr("Lanci nulli"))
    columns = (tr("Ora"), tr("Colpo"), tr("Motivo"), tr("Chi"))
    rows = [
        Row(
            (
                clock(void.stamp.at, zone),
                _spin(void.throw.spin),
                voice.void(void.throw.reason) if void.throw.reason else tr("motivo da dire"),
                ", ".join(filter(None, (voice.who(void.throw.by), voice.who(void.throw.told)))),
            )
        )
        for void in figures.voids
    ]
    yield Rows(columns, rows, right=frozenset({1}))


def _disputes(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    if not figures.disputes.found:
        return
    yield Heading(tr("Contestazioni"))
    columns = (
        tr("Ora"), tr("Colpo"), tr("Pagamento"), tr("Importo"), tr("Contestazione"), tr("Contesta"),
        tr("Decisione"), tr("Decide"),
    )  # fmt: skip
    rows = [
        Row(
            (
                clock(each.stamp.at, zone),
                _spin(each.spin),
                " · ".join(filter(None, (str(each.order), voice.whose(each.owner)))),
                money(each.amount),
                voice.reason(each.claim),
                voice.whose(each.by) or tr("non detto"),
                voice.reason(each.ruling) if each.ruled_by is not None else undecided(lapsed=each.lapsed),
                voice.who(each.ruled_by),
            )
        )
        for each in figures.disputes.found
    ]
    yield Rows(columns, rows, right=frozenset({1, 3}))


def _unmarked(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """What bore no mark when its spin was closed is named until somebody says whether it was paid."""
    if not figures.payments.unmarked:
        return
    yield Heading(tr("Pagamenti non segnati"))
    columns = (
        tr("Ora"), tr("Colpo"), tr("Numero"), tr("Pagamento"), tr("Pezzi"), tr("Importo"), tr("Detto"),
        tr("Chi"),
    )  # fmt: skip
    rows = [
        Row(
            (
                clock(each.stamp.at, zone),
                str(each.of.spin),
                str(each.of.number),
                _left_words(each, voice),
                "" if each.of.payment.pieces is None else count(each.of.payment.pieces),
                money(each.of.payment.amount),
                _said_of(each, zone),
                voice.who(each.by),
            )
        )
        for each in figures.payments.unmarked
    ]
    yield Rows(columns, rows, right=frozenset({1, 2, 4, 5}))


def _unsigned(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Who stands beside the dealer gives a code for it; what had none is named, act by act."""
    if not figures.unsigned:
        return
    yield Heading(tr("Senza codice"))
    columns = (tr("Ora"), tr("Colpo"), tr("Atto"), tr("Al tavolo"), tr("Nomi scritti"))
    later = tr("{act}, rimandato")
    rows = [
        Row(
            (
                clock(each.stamp.at, zone),
                _spin(each.spin),
                (later if each.act.later else "{act}").format(act=act_words(each.act.act, each.counted)),
                voice.who(each.act.first),
                ", ".join(map(voice.who, each.act.names)),
            )
        )
        for each in figures.unsigned
    ]
    yield Rows(columns, rows, right=frozenset({1}))


def _registers(figures: DayOfTable, zone: tzinfo | None) -> Iterator[Part]:
    """Which register of people held at each opening: codes rest on it, and whoever has it can compare."""
    for night in figures.nights:
        if night.register is not None:
            yield Note(register_words(night.register, night.register_known, clock(night.opened.at, zone)))


def _left_words(each: LeftUnmarked, voice: Voice) -> str:
    """Say which payment it is of and whose, and where not all of it was left: "3 · lilla · differenza"."""
    differs = tr("differenza") if each.of.made is not None else ""
    disputed = tr("contestato") if each.of.disputed else ""
    said = str(each.of.order), voice.whose(each.of.payment.owner), differs, disputed
    return " · ".join(filter(None, said))


def _said_of(each: LeftUnmarked, zone: tzinfo | None) -> str:
    if each.said is None:
        return tr("nessuno ha detto")
    words = tr("pagato, alle {at}") if each.of.paid else tr("non pagato, alle {at}")
    return words.format(at=clock(each.said.at, zone))


def _waiting(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    if not figures.waiting:
        return
    yield Heading(tr("Fatti di cui qualcuno risponde"))
    several = len(figures.nights) > 1
    night = (tr("Serata aperta"),) if several else ()
    columns = (tr("Ora"), tr("N."), tr("Fatto"), tr("Risponde"), tr("Nota"), *night)
    rows = [
        Row(
            (
                clock(each.stamp.at, zone),
                str(each.stamp.seq),
                waiting_words(each.event, voice),
                voice.who(each.answered_by) or tr("nessuno ancora"),
                each.note,
                *((clock(each.night, zone),) if several else ()),
            )
        )
        for each in figures.waiting
    ]
    yield Rows(columns, rows, right=frozenset({1}))


def _spin(spin: int | None) -> str:
    return "" if spin is None else str(spin)


def _sealed(found: TableDay, zone: tzinfo | None) -> str:
    text = tr(
        "Ultimo fatto della giornata: n. {seq}, {at}. Chi conserva questo foglio può provare, con "
        "«capotavolo verify --head», che il registro fino a qui non è stato cambiato."
    )
    last = found.figures.last
    at = "" if last is None else moment_words(local_moment(last.at, zone))
    return text.format(seq=found.head.seq, at=at)
