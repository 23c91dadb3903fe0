"""What happened to payments, the record and the table, in one line each; a game says what is its own."""

from __future__ import annotations

from msgspec import UNSET

from app.reports.day_words import teller_words, waiting_words
from app.reports.instead_words import instead_words
from app.reports.put_right_words import correction_words, difference_words
from app.reports.voice import Voice
from app.reports.wording import joined, money, tr
from app.rules.money import parse_difference, parse_money
from app.table import events as happened
from app.table.corrected_payments import read_put_right
from app.table.event_record import Event
from app.table.laid_chips import read_laid_chips


def happened_words(event: Event, voice: Voice) -> str:
    """Say in one line what happened to payments, the record or the table; of all else nothing.

    Args:
        event: what was recorded.
        voice: says what the table and its readers wrote.
    """
    sayers = (_of_the_payments, _of_what_was_left, _of_the_record, _of_the_table)
    return next((words for say in sayers if (words := say(event, voice))), "")


def _of_what_was_left(event: Event, voice: Voice) -> str:
    if isinstance(event, happened.PaymentChanged):
        words = tr("Cambiato il {order}: {what}").format(order=event.order, what=_differed(event, voice))
        return joined(words, voice.who(event.by), voice.reason(event.reason or ""))
    if not isinstance(event, happened.PaymentAnswered):
        return ""
    words = tr("Detto pagato, a colpo chiuso: il {order}, {amount}")
    if not event.paid:
        words = tr("Detto non pagato, a colpo chiuso: il {order}, {amount}")
    cents = parse_difference(event.amount)
    amount = money(cents) if event.made is UNSET else difference_words(cents, ())
    said = words.format(order=event.order, amount=amount)
    return joined(said, voice.who(event.by), voice.reason(event.reason or ""))


def _of_the_payments(event: Event, voice: Voice) -> str:
    match event:
        case happened.PaymentMade():
            order = tr("fuori ordine") if event.by is not None else ""
            words = tr("Pagato il {order}").format(order=event.order)
            return joined(words, order, voice.who(event.by), voice.reason(event.reason or ""))
        case happened.PaymentUnmade():
            words = tr("Ritirato il segno «pagato» del {order}").format(order=event.order)
            return joined(words, voice.who(event.by), voice.reason(event.reason or ""))
        case happened.PaymentDisputed():
            words = tr("Contestato il {order}: «{claim}»")
            return joined(
                words.format(order=event.order, claim=voice.reason(event.reason or "")), voice.whose(event.by)
            )
        case happened.PaymentRuled():
            words = tr("Deciso sul {order}: {ruling}").format(
                order=event.order, ruling=voice.reason(event.reason)
            )
            office = event.office if isinstance(event.office, str) and event.office != event.by else ""
            return joined(words, voice.who(event.by), voice.who(office))
        case _:
            return ""


def _of_the_record(event: Event, voice: Voice) -> str:
    match event:
        case happened.EntryCorrected():
            return tr("Corretto il n. {of}: {reason} ({by}, testimone {witness})").format(
                of=event.of,
                reason=voice.reason(event.reason),
                by=voice.who(event.by),
                witness=voice.who(event.witness),
            )
        case happened.EventAnswered():
            words = tr("{by} risponde del n. {of}").format(by=voice.who(event.by), of=event.of)
            return joined(words, event.note)
        case happened.CommandRefused():
            return tr("Rifiutato: {reason}").format(reason=voice.reason(event.reason))
        case _:
            return ""


def _of_the_table(event: Event, voice: Voice) -> str:
    match event:
        case happened.ReaderConnected():
            return tr("{device}: risponde").format(device=teller_words(event.device))
        case happened.ReaderLost():
            return tr("{device}: non risponde: {why}").format(
                device=teller_words(event.device), why=voice.reason(event.reason)
            )
        case (
            happened.ReaderWarning()
            | happened.ClockBehind()
            | happened.ClockJumped()
            | happened.JournalVerified()
            | happened.PitBossAgain()
            | happened.RegisterDiffers()
            | happened.TableTaken()
            | happened.BankShort()
        ):
            return waiting_words(event, voice)
        case happened.TableDealer():
            return tr("Al tavolo: {dealer}").format(dealer=event.dealer)
        case happened.TableSuspended():
            return (
                tr("Gioco sospeso: {reason}").format(reason=voice.reason(event.reason))
                if event.suspended
                else tr("Il gioco riprende")
            )
        case _:
            return ""


def _differed(event: happened.PaymentChanged, voice: Voice) -> str:
    """Say what a payment that was made was changed by: what was given or taken back, in its chips."""
    out = read_laid_chips(event.chips) if isinstance(event.chips, list) else ()
    back = read_laid_chips(event.back) if isinstance(event.back, list) else ()
    chips = (*back, *((chip, -pieces) for chip, pieces in out))
    return difference_words(parse_difference(event.amount), chips, voice.whose)


def corrected_words(event: happened.EntryCorrected, voice: Voice) -> str:
    """Say what holds instead of a first entry: of a payment what it is, of all else field by field."""
    if isinstance(event.payment, dict):
        now, was = read_put_right(event.instead), parse_money(event.payment["was"])
        words = tr("pagamento {order}: {was}, corretto in {amount}").format(
            order=event.payment["order"], was=money(was), amount=money(now.amount)
        )
        return joined(words, correction_words(now.amount - was, now.chips or (), voice.whose))
    return instead_words(event.instead, voice)
