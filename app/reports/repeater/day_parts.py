"""A day of Repeater Bets on a page: its rounds, offers, refusals, alarms, and how often each value came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import tzinfo
from fractions import Fraction
from itertools import groupby
from math import sqrt
from typing import Final, TypeAlias

from app.reports.beside import Beside
from app.reports.day_reading import TableDay
from app.reports.repeater.exposed import alarm_words
from app.reports.repeater.figures import Alarm, Played, RoundPlayed
from app.reports.repeater.played import played, rules_of
from app.reports.repeater.wager_words import wager_words
from app.reports.sheet import Figures, Heading, Note, Part, Row, Rows, Sheet
from app.reports.stamp import Stamp
from app.reports.voice import Voice
from app.reports.wording import clock, clocks_words, count, day_words, decimals, money, tr
from app.rules.money import parse_difference, parse_money
from app.rules.repeater.edge import Given, surrenders
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.values import VALUES, WAYS
from app.table.event_record import Form

_NUMBERS: Final = sum(WAYS)
_UNSAID: Final = "–"
Values: TypeAlias = Counter[int | None]
"""How often each value came; None is a zero."""


def day_parts(beside: Sequence[Beside], zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """Lay a day out; nothing where no house dealt Repeater Bets.

    Args:
        beside: the openings of the day, and what happened at its side games.
        zone: whose clocks are shown; None is this machine's.
        voice: says whose a wager is.
    """
    rules = rules_of(beside)
    if rules is None:
        return
    day = played(beside)
    yield Heading("Repeater Bets")
    yield from _alarms_now(day, rules)
    yield _sums(day)
    yield from _offers(day, rules, voice)
    yield from _alarms(day, zone)
    yield from _corrected(day, zone)
    yield from _values(tr("Repeater Bets: quante volte è uscito ogni valore"), day.values)
    yield from _rounds(day, zone)
    yield from _refused(day, zone, voice)


def day_page(found: TableDay, zone: tzinfo | None, voice: Voice, ever: Values) -> Sheet:
    """Lay out a page of a day's side wagers alone.

    Args:
        found: the day, as the journal tells it.
        zone: whose clocks are shown; None is this machine's.
        voice: says whose a wager is.
        ever: how often each value came in all nights of the table.
    """
    beside, words = found.figures.beside, tr("Repeater Bets del tavolo {table}")
    title = words.format(table=found.figures.table)
    clocks = clocks_words(zone, beside[0].stamp.at, beside[-1].stamp.at)
    parts = tuple(day_parts(beside, zone, voice.at(found.figures.state.house)))
    always = tuple(_values(tr("Repeater Bets: i valori in tutte le serate del registro"), ever))
    none = (Note(tr("La casa non fa Repeater Bets.")),)
    return Sheet(title, day_words(found.day.day), (*parts, *always) if parts else none, clocks)


def _alarms_now(day: Played, rules: RepeaterRules) -> Iterator[Part]:
    if day.exposure is not None and day.exposure.cost > rules.alarm:
        yield Note(alarm_words(*day.exposure, rules.alarm), loud=True)


def _sums(day: Played) -> Figures:
    over = [each for each in day.rounds if each.ended is not None and not each.earlier]
    spins = sum(each.spins for each in over)
    dearest = tr("valore {value}: {cost}")
    names = ("stood", "paid", "surrendered", "lost", "returned", "envy", "result")
    stood, paid, surrendered, lost, returned, envy, result = (
        money(sum(getattr(each, name) for each in day.rounds)) for name in names
    )
    back = ((tr("Restituite"), returned),) if any(each.returned for each in day.rounds) else ()
    now = day.exposure
    return Figures(
        (
            (tr("Giri finiti"), count(sum(each.ended is not None for each in day.rounds))),
            (tr("Colpi per giro, in media"), decimals(spins / len(over), 1) if over else _UNSAID),
            (
                tr("Il prossimo valore più caro"),
                dearest.format(value=now.value, cost=money(now.cost)) if now else _UNSAID,
            ),
            (tr("Puntate"), stood),
            (tr("Pagato per puntate vinte"), paid),
            (tr("Pagato per rese"), surrendered),
            (tr("Perse"), lost),
            *back,
            (tr("Busta dei croupier"), envy),
            (tr("Risultato delle puntate decise"), result),
        ),
        summed=True,
    )


def _rounds(day: Played, zone: tzinfo | None) -> Iterator[Part]:
    if not day.rounds:
        return
    yield Heading(tr("Repeater Bets: i giri"))
    columns = (
        tr("Giro"), tr("Dalle"), tr("Alle"), tr("Colpi"), tr("Puntate"), tr("Importo"), tr("Vinte"),
        tr("Rese"), tr("Perse"), tr("Busta"), tr("Risultato"),
    )  # fmt: skip
    yield Rows(columns, [Row(_round(each, zone)) for each in day.rounds], right=frozenset(range(3, 11)))


def _round(each: RoundPlayed, zone: tzinfo | None) -> tuple[str, ...]:
    amounts = (each.stood, each.paid, each.surrendered, each.lost, each.envy, each.result)
    return (
        count(each.number),
        tr("da prima") if each.earlier else clock(each.began.at, zone),
        _end(each, zone),
        count(each.spins),
        count(each.wagers),
        *(money(amount) if amount else _UNSAID for amount in amounts),
    )


def _end(each: RoundPlayed, zone: tzinfo | None) -> str:
    at = _at(each.ended, zone)
    return tr("{at}, abbandonato").format(at=at) if each.abandoned else at


def _at(stamp: Stamp | None, zone: tzinfo | None) -> str:
    """Write when something ended."""
    return tr("in corso") if stamp is None else clock(stamp.at, zone)


def _offers(day: Played, rules: RepeaterRules, voice: Voice) -> Iterator[Part]:
    if not day.dealt:
        return
    yield Heading(tr("Repeater Bets: rese offerte, busta e puntate rifiutate, per croupier"))
    columns = (
        tr("Croupier"), tr("Offerte"), tr("Prese"), tr("Non prese"), tr("Busta"),
        tr("Rifiutate: valore già uscito"),
    )  # fmt: skip
    rows = [
        Row(
            (
                voice.who(each.dealer),
                count(each.offered),
                count(each.taken),
                count(each.declined),
                money(each.envy),
                count(each.refused),
            )
        )
        for each in day.dealt
    ]
    yield Rows(columns, rows, right=frozenset(range(1, 6)))
    if rules.surrender:
        yield from _generous(rules)


def _generous(rules: RepeaterRules) -> Iterator[Note]:
    """Name the surrenders that pay more than they are worth: whoever takes one wins by it."""
    words = tr(
        "La resa di {wagers}: {pays} per 1, il {percent} % sopra il suo valore giusto ({fair}). "
        "A chi la prende conviene."
    )
    given = [each for wager in rules.wagers for each in surrenders(wager, rules.values) if each.above > 0]
    for (_, pays, fair), same in groupby(given, key=lambda each: (each.tally, each.pays, each.fair)):
        alike = list(same)
        yield Note(
            words.format(
                wagers=", ".join(wager_words(each.wager.code) for each in alike),
                pays=pays,
                percent=_percent(alike[0]),
                fair=decimals(float(fair), 2),
            )
        )


def _percent(given: Given) -> str:
    percent = given.above * 100
    return str(percent) if percent.denominator == 1 else decimals(float(percent), 1)


def _refused(day: Played, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    if not day.refused:
        return
    yield Heading(tr("Repeater Bets: puntate rifiutate, valore già uscito"))
    columns = (
        tr("Ora"), tr("Colpo"), tr("Croupier"), tr("Puntata"), tr("Di chi"), tr("Importo"), tr("Valore"),
        tr("Uscito da"),
    )  # fmt: skip
    rows = [
        Row(
            (
                clock(each.stamp.at, zone),
                count(each.spin),
                voice.who(each.dealer),
                wager_words(each.wager),
                voice.whose(each.owner),
                money(each.amount),
                ", ".join(map(str, each.values)),
                _UNSAID if each.late is None else _spins(each.late),
            )
        )
        for each in day.refused
    ]
    yield Rows(columns, rows, right=frozenset({5, 6, 7}))
    yield Note(
        tr("«Uscito da»: i colpi passati da quando il valore è uscito. Chi rifiuta tardi perde il conto.")
    )


def _spins(number: int) -> str:
    return tr("1 colpo") if number == 1 else tr("{count} colpi").format(count=count(number))


def _alarms(day: Played, zone: tzinfo | None) -> Iterator[Part]:
    if not day.alarms:
        return
    yield Heading(tr("Repeater Bets: allarmi d'esposizione"))
    columns = tr("Dalle"), tr("Alle"), tr("Colpo"), tr("Valore più caro"), tr("Sarebbe costato")
    yield Rows(columns, [Row(_alarm(each, zone)) for each in day.alarms], right=frozenset({3, 4}))


def _alarm(each: Alarm, zone: tzinfo | None) -> tuple[str, ...]:
    spin = "" if each.spin is None else count(each.spin)
    times = clock(each.began.at, zone), _at(each.over, zone)
    return (*times, spin, count(each.dearest.value), money(each.dearest.cost))


def _corrected(day: Played, zone: tzinfo | None) -> Iterator[Part]:
    if not day.corrected:
        return
    yield Heading(tr("Repeater Bets: numeri corretti"))
    columns = (
        tr("Ora"), tr("Colpo"), tr("Valore giusto"), tr("Da pagare"), tr("Da riavere"), tr("Busta"),
        tr("Tolte dal tabellone"),
    )  # fmt: skip
    rows = [
        Row(
            (
                clock(stamp.at, zone),
                count(event.spin),
                _UNSAID if event.value is None else count(event.value),
                money(_sum(event.to_pay)),
                money(_sum(event.to_reclaim)),
                money(parse_difference(event.envy)),
                money(swept),
            )
        )
        for stamp, event, swept in day.corrected
    ]
    yield Rows(columns, rows, right=frozenset(range(2, 7)))
    if any(each.swept < 0 for each in day.corrected):
        yield Note(tr("«Tolte dal tabellone» sotto zero: gettoni che dal banco tornano sul tabellone."))


def _sum(given: Iterable[Form]) -> int:
    return sum(parse_money(each["amount"]) for each in given)


def _values(title: str, values: Values) -> Iterator[Part]:
    """Hold how often each value came against its numbers among the thirty-six; zeros have none."""
    of = sum(values[value] for value in VALUES)
    if not of:
        return
    yield Heading(title)
    columns = tr("Valore"), tr("Uscito"), tr("Atteso"), tr("Quota"), tr("Quota giusta"), tr("Scarto")
    rows = [Row(_value(value, ways, values[value], of)) for value, ways in zip(VALUES, WAYS, strict=True)]
    yield Rows(columns, rows, right=frozenset(range(6)))
    words = tr(
        "Colpi con un valore: {count}; zeri: {zeros}. Lo scarto è in deviazioni: fino a 2 è normale, "
        "oltre 3 si guarda la ruota."
    )
    yield Note(words.format(count=count(of), zeros=count(values[None])))


def _value(value: int, ways: int, came: int, of: int) -> tuple[str, ...]:
    share = Fraction(ways, _NUMBERS)
    expected = float(of * share)
    differs = (came - expected) / sqrt(expected * float(1 - share))
    return (
        count(value),
        count(came),
        decimals(expected, 1),
        f"{decimals(100 * came / of, 1)} %",
        f"{ways}/{_NUMBERS} = {decimals(float(100 * share), 1)} %",
        _signed(differs),
    )


def _signed(differs: float) -> str:
    """Write by how much it differs, with its sign; nothing of note has none."""
    tenth = round(differs, 1)
    sign = "+" if tenth > 0 else "−" if tenth < 0 else ""
    return f"{sign}{decimals(abs(tenth), 1)}"
