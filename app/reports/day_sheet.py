"""The day of a table as a page: what it won, how, and what somebody must still answer for."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo

from app.people.held import NONE
from app.reports.boxes import boxes_figures, boxes_of, differs_sentence, left_sentence
from app.reports.counts import counts_rows, nights
from app.reports.day import BankLine, DayOfTable, per_hour, total
from app.reports.day_reading import TableDay
from app.reports.day_words import (
    house_title,
    late_words,
    missing_words,
    operation_words,
    register_words,
    unexplained_words,
    unsaid_words,
    void_words,
    waiting_words,
)
from app.reports.event_words import act_words
from app.reports.gaming_day import local_moment
from app.reports.left_unmarked import LeftUnmarked
from app.reports.night import Night
from app.reports.opening_words import differs_words
from app.reports.put_right_words import correction_words
from app.reports.reconciliation import reconciled, reconciliation
from app.reports.roulette.spin_words import undecided
from app.reports.sheet import Figures, Heading, Note, Part, Row, Rows, Seal, Sheet, SignHere
from app.reports.verified_words import verified_words
from app.reports.voice import PLAIN, Voice
from app.reports.wording import clock, clocks_words, count, day_words, duration, moment_words, money, tr
from app.rules.inventory import worth
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
    yield from _open_questions(figures, zone, voice)
    yield Heading(tr("Risultato"))
    yield _result(figures.nights)
    if (lines := reconciled(figures.nights, figures.counts)) is not None:
        yield Heading(tr("Dai colpi al risultato"))
        yield reconciliation(lines)
    yield Heading(tr("Gioco"))
    yield _play(figures)
    yield Heading(tr("Serate"))
    yield _nights(figures, zone)
    yield from _bank(found, zone, voice)
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


def _open_questions(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """What nobody may pass by stands above everything."""
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
    unexplained = unexplained_words(void.spin for void in figures.voids if not void.reason)
    unsaid = unsaid_words(sum(each.of.paid is None for each in figures.unmarked))
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


def _bank(found: TableDay, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    figures = found.figures
    yield Heading(tr("Banco"))
    if not figures.lines:
        yield Note(tr("Del banco non è stato registrato nulla."))
        return
    columns = (tr("Ora"), tr("N."), tr("Operazione"), tr("Documento"), tr("Importo"), tr("Chi"))
    rows = [_bank_row(line, found.day.until, zone, voice) for line in figures.lines]
    yield Rows(columns, rows, right=frozenset({1, 4}))
    yield from _counts(figures, zone, voice)
    yield from _boxes(figures.nights)
    yield from _papers(figures, zone, voice)
    if any(line.corrected_by for line in figures.lines):
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
    for void in figures.void_papers:
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


def _voids(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    if not figures.voids:
        return
    yield Heading(tr("Lanci nulli"))
    columns = (tr("Ora"), tr("Colpo"), tr("Motivo"), tr("Chi"))
    rows = [
        Row(
            (
                clock(void.stamp.at, zone),
                _spin(void.spin),
                voice.reason(void_words(void.reason)) if void.reason else tr("motivo da dire"),
                ", ".join(filter(None, (voice.who(void.by), voice.who(void.told)))),
            )
        )
        for void in figures.voids
    ]
    yield Rows(columns, rows, right=frozenset({1}))


def _disputes(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    if not figures.disputes:
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
        for each in figures.disputes
    ]
    yield Rows(columns, rows, right=frozenset({1, 3}))


def _unmarked(figures: DayOfTable, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """What bore no mark when its spin was closed is named until somebody says whether it was paid."""
    if not figures.unmarked:
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
        for each in figures.unmarked
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
