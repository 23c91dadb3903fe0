"""What happened to side wagers, and what their payments are for, in the language of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import tzinfo
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.repeater.wager_words import wager_words
from app.reports.voice import PageWords, Voice
from app.reports.wording import joined, money, tr
from app.rules.money import parse_money
from app.rules.repeater.house_rules import NAME
from app.rules.repeater.refusing import Reason
from app.rules.repeater.values import SEVEN
from app.table.event_record import Event, Form
from app.table.given import AnyPayment
from app.table.repeater import events as happened
from app.table.repeater.owing import ENVY
from app.table.repeater.refusals import RepeaterRefusal

if TYPE_CHECKING:
    from app.reports.beside import Beside, Lists
    from app.reports.sheet import Part

_REASONS: Final = {
    Reason.NOT_OFFERED: QT_TRANSLATE_NOOP("", "la casa non la fa"),
    Reason.MARKED: QT_TRANSLATE_NOOP("", "un suo valore è già uscito in questo giro"),
    Reason.NOT_PAYABLE: QT_TRANSLATE_NOOP("", "l'importo non si paga"),
    Reason.BELOW_MINIMUM: QT_TRANSLATE_NOOP("", "sotto il minimo"),
    Reason.ABOVE_MAXIMUM: QT_TRANSLATE_NOOP("", "sopra il massimo"),
    Reason.NO_SUCH_WAGER: QT_TRANSLATE_NOOP("", "non c'è"),
    Reason.ALREADY_SPUN: QT_TRANSLATE_NOOP("", "un numero è già uscito"),
    Reason.NO_SURRENDER: QT_TRANSLATE_NOOP("", "la casa non prende rese"),
    Reason.NOT_SURRENDERABLE: QT_TRANSLATE_NOOP("", "non si cede"),
    Reason.TOO_EARLY: QT_TRANSLATE_NOOP("", "troppo presto"),
}

_OF_A_WAGER: Final = {
    happened.WagerBooked: QT_TRANSLATE_NOOP("", "Puntata {amount}: {whose}"),
    happened.WagerRefused: QT_TRANSLATE_NOOP("", "Non presa: {whose}"),
    happened.WagerReturned: QT_TRANSLATE_NOOP("", "Ritirata {amount}: {whose}"),
    happened.WagerWon: QT_TRANSLATE_NOOP("", "Vince {payment}: {whose}"),
    happened.WagerLost: QT_TRANSLATE_NOOP("", "Persa {amount}: {whose}"),
    happened.SurrenderOffered: QT_TRANSLATE_NOOP("", "Offerta la resa a {tally}, {payment}: {whose}"),
    happened.SurrenderDeclined: QT_TRANSLATE_NOOP("", "Resa non presa a {tally}, {payment}: {whose}"),
    happened.WagerSurrendered: QT_TRANSLATE_NOOP("", "Resa a {tally}, {payment}: {whose}"),
}


def paid_words(payment: AnyPayment) -> str:
    """Say what a payment of a side wager is for; empty of any other."""
    if payment.section != NAME:
        return ""
    name = payment.winning[0].position.name
    if name.endswith(f" {ENVY}"):
        return tr("busta per {wager}").format(wager=wager_words(name.removesuffix(f" {ENVY}")))
    return wager_words(name)


def repeater_words(event: Event, voice: Voice) -> str:
    """Say in one line what happened to side wagers; of all else nothing."""
    if isinstance(event, happened.OnWager):
        whose = f"{wager_words(event.wager)}, {voice.whose(event.owner)}"
        return _of_a_wager(event, whose, voice)
    match event:
        case happened.ValueMarked(value=None):
            return tr("Repeater: non conta")
        case happened.ValueMarked(value=value) if value == SEVEN:
            return tr("Repeater: valore 7, il giro è chiuso")
        case happened.ValueMarked(value=value, count=count):
            return tr("Repeater: valore {value}, {count}ª volta").format(value=value, count=count)
        case happened.MarkTakenBack():
            return tr("Repeater: il numero non conta, tutto come prima")
        case _:
            return _of_the_round(event, voice)


def _of_the_round(event: Event, voice: Voice) -> str:
    match event:
        case happened.ValueCorrected():
            return tr("Repeater: corretto, da pagare {paid}, da riavere {had_back}").format(
                paid=_sum(event.to_pay), had_back=_sum(event.to_reclaim)
            )
        case happened.RoundEnded():
            return tr("Repeater: giro {round}, pagati {paid}").format(
                round=event.round, paid=_money(event.paid)
            )
        case happened.RoundAbandoned():
            words = tr("Repeater: giro {round} abbandonato: {reason}")
            said = words.format(round=event.round, reason=voice.reason(event.reason))
            return joined(said, voice.who(event.by))
        case _:
            return ""


def _of_a_wager(event: happened.OnWager, whose: str, voice: Voice) -> str:
    """Say it with the money that changes hands, and with what belongs to its kind alone."""
    payment, tally = getattr(event, "payment", event.amount), getattr(event, "tally", 0)
    said = tr(_OF_A_WAGER[type(event)]).format(
        amount=_money(event.amount), payment=_money(payment), tally=tally, whose=whose
    )
    match event:
        case happened.WagerBooked(by=str(by)):
            return joined(said, voice.who(by))
        case happened.WagerRefused(reason=reason):
            return joined(said, tr(_REASONS[Reason(reason)]) if reason in set(Reason) else reason)
        case happened.WagerWon(envy=envy) if parse_money(envy):
            return joined(said, tr("busta {envy}").format(envy=_money(envy)))
        case _:
            return said


def _sum(listed: list[Form]) -> str:
    return money(sum(parse_money(each["amount"]) for each in listed))


def _money(amount: str) -> str:
    return money(parse_money(amount))


def _day(beside: Sequence[Beside], zone: tzinfo | None, voice: Voice) -> Iterable[Part]:
    from app.reports.repeater.day_parts import day_parts  # noqa: PLC0415 - a dealer's desk prints none

    return day_parts(beside, zone, voice)


def _day_lists(beside: Sequence[Beside]) -> Lists:
    from app.reports.repeater.day_lists import day_lists  # noqa: PLC0415 - see above

    return day_lists(beside)


REPEATER: Final = PageWords(
    happened=repeater_words,
    paid=paid_words,
    catalogues=(RepeaterRefusal,),
    day=_day,
    day_lists=_day_lists,
)
