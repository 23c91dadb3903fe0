"""What the pit boss's desk says in its own words: what is looked for, and what was not understood of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, tzinfo
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words
from app.desks.pit_boss.roulette.asked_for import Days
from app.journal.errors import BadSearch
from app.journal.lists.expected import Expected
from app.journal.lists.filters import Filter, ListedSpin
from app.journal.lists.finding import Count
from app.local_time import local
from app.reports.roulette.position_words import position_words
from app.reports.roulette.spin_words import flags_words
from app.rules.italian import elided
from app.rules.roulette.layout import Kind, Position
from app.rules.roulette.notation import POSITION_OF
from app.sentence import Sentence
from app.table.roulette.listing import LISTING

DAYS: Final = {
    Days.ALWAYS: QT_TRANSLATE_NOOP("", "sempre"),
    Days.TODAY: QT_TRANSLATE_NOOP("", "oggi"),
    Days.YESTERDAY: QT_TRANSLATE_NOOP("", "ieri"),
    Days.WEEK: QT_TRANSLATE_NOOP("", "7 giorni"),
    Days.MONTH: QT_TRANSLATE_NOOP("", "30 giorni"),
}
KINDS: Final = {
    Kind.STRAIGHT: QT_TRANSLATE_NOOP("", "pieno"),
    Kind.SPLIT: QT_TRANSLATE_NOOP("", "cavallo"),
    Kind.STREET: QT_TRANSLATE_NOOP("", "terzina"),
    Kind.TRIO: QT_TRANSLATE_NOOP("", "trio"),
    Kind.CORNER: QT_TRANSLATE_NOOP("", "carré"),
    Kind.FIRST_FOUR: QT_TRANSLATE_NOOP("", "quattro primi"),
    Kind.LINE: QT_TRANSLATE_NOOP("", "sestina"),
    Kind.DOZEN: QT_TRANSLATE_NOOP("", "dozzina"),
    Kind.COLUMN: QT_TRANSLATE_NOOP("", "colonna"),
    Kind.EVEN_MONEY: QT_TRANSLATE_NOOP("", "chance semplice"),
    Kind.DOUBLE_DOZEN: QT_TRANSLATE_NOOP("", "due dozzine"),
    Kind.DOUBLE_COLUMN: QT_TRANSLATE_NOOP("", "due colonne"),
}


def search_fault(fault: BadSearch) -> str:
    """Say which word of a search was not understood, and what may stand there."""
    expected = _expected(fault.expected)
    if not fault.word:
        return tr("Alla fine manca {expected}.").format(expected=expected)
    return tr("«{word}» non si capisce: qui va {expected}.").format(word=fault.word, expected=expected)


def _expected(said: Sentence) -> str:
    values = dict(said.values)
    if said.line is Expected.KIND:
        values["kind"] = tr(KINDS[Kind(str(values["kind"]))])
    return tr(said.line.text).format(**values)


def asked_words(asked: Filter, labels: Mapping[str, str], zone: tzinfo | None = None) -> str:
    """Say what is looked for: "cavallo 8/11 · rosso · oltre 200 · contestato"; empty for everything."""
    return " · ".join(
        filter(
            None,
            (
                "" if asked.table is None else tr("tavolo {table}").format(table=asked.table),
                _times(asked, zone),
                "" if asked.spin is None else tr("colpo {spin}").format(spin=asked.spin),
                "" if asked.number is None else tr("numero {number}").format(number=asked.number),
                asked.dealer or "",
                _bet(asked),
                _paid_in(asked, labels),
                _amount(asked),
                flags_words(asked.flags),
            ),
        )
    )


def chip_words(chip: str, labels: Mapping[str, str]) -> str:
    """Name a colour as the desk's language does, or chips of a value."""
    if chip in labels:
        return owner_words(labels[chip])
    return tr("gettoni da {value}").format(value=chip) if chip[:1].isdigit() else chip


def day_words(microseconds: int, zone: tzinfo | None = None) -> str:
    """Write a moment shortly: "17/11/26 22:28"."""
    return _moment(microseconds, zone).strftime("%d/%m/%y %H:%M")


def night_words(night: date) -> str:
    """Call a night of this week by its day: "martedì 17/11"."""
    return f"{QLocale().dayName(night.isoweekday())} {night:%d/%m}"


def row_time(microseconds: int, year: int, zone: tzinfo | None = None) -> str:
    """Write a moment for a row: "17/11 22:28"; of another year with the year."""
    moment = _moment(microseconds, zone)
    return moment.strftime("%d/%m %H:%M" if moment.year == year else "%d/%m/%y %H:%M")


def row_words(spin: ListedSpin, zone: tzinfo | None = None) -> str:
    """Say all of a row for a screen reader."""
    fell = tr("nessun numero") if spin.number is None else tr("numero {number}").format(number=spin.number)
    parts = (
        day_words(spin.at, zone),
        tr("tavolo {table}").format(table=spin.table),
        tr("colpo {spin}").format(spin=spin.spin),
        fell,
        spin.dealer,
        tr("pagato {amount}").format(amount=amount_words(spin.paid)),
        tr("pagamento maggiore {amount}").format(amount=amount_words(spin.largest)),
        flags_words(spin.flags),
    )
    return ", ".join(filter(None, parts))


def amount_words(cents: int | None) -> str:
    """Write an amount with both decimals where it has any; a dash where nobody knows."""
    return "–" if cents is None else euro(cents)


def count_words(count: Count | None) -> str:
    """Say how many match: exactly up to a thousand, and more than that beyond."""
    if count is None:
        return ""
    if count.more:
        return tr("oltre {count} colpi").format(count=euro(100 * count.spins))
    return tr("1 colpo") if count.spins == 1 else tr("{count} colpi").format(count=euro(100 * count.spins))


def void_before_words(many: int) -> str:
    """Say that throws before the one that counts were void."""
    words = tr("prima {count} lanci nulli") if many > 1 else tr("prima un lancio nullo")
    return words.format(count=many)


def _moment(microseconds: int, zone: tzinfo | None) -> datetime:
    return local(datetime.fromtimestamp(microseconds / 1_000_000, UTC), zone)


def _times(asked: Filter, zone: tzinfo | None) -> str:
    since = (
        "" if asked.since is None else elided(tr("dal {moment}").format(moment=day_words(asked.since, zone)))
    )
    until = (
        "" if asked.until is None else elided(tr("al {moment}").format(moment=day_words(asked.until, zone)))
    )
    return " ".join(filter(None, (since, until)))


def _bet(asked: Filter) -> str:
    if asked.position is not None:
        return bet_words(POSITION_OF[asked.position])
    return "" if asked.kind is None else tr(KINDS[Kind(asked.kind)])


def bet_words(position: Position) -> str:
    """Name what is played: "cavallo 8/11", "chance semplice rosso"; a colour alone is one of chips."""
    words = position_words(position)
    return f"{tr(KINDS[position.kind])} {words}" if position.kind is Kind.EVEN_MONEY else words


def _paid_in(asked: Filter, labels: Mapping[str, str]) -> str:
    """Name the colour; one that is a chance too says what it is where no bet inside is named before it."""
    if asked.chip is None:
        return ""
    words, kind = chip_words(asked.chip, labels), asked.kind
    if asked.position is not None:
        kind = POSITION_OF[asked.position].kind
    inside = kind is not None and kind in LISTING.words.inside
    also_chance = words.casefold() in POSITION_OF and not inside
    return tr("colore {colour}").format(colour=words) if also_chance else words


def _amount(asked: Filter) -> str:
    if asked.over is not None and asked.under is not None and asked.under - asked.over == 2:
        return tr("importo {amount}").format(amount=euro(asked.over + 1))
    over = "" if asked.over is None else tr("oltre {amount}").format(amount=euro(asked.over))
    under = "" if asked.under is None else tr("sotto {amount}").format(amount=euro(asked.under))
    return " ".join(filter(None, (over, under)))
