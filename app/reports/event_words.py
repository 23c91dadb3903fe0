"""What happened to a spin, in one line each: the list of steps and the printed page say it alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET
from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.people.permissions import Act
from app.reports.day_words import teller_words, void_words, waiting_words
from app.reports.instead_words import instead_words
from app.reports.put_right_words import correction_words, difference_words
from app.reports.roulette.position_words import position_words
from app.reports.voice import Voice
from app.reports.wording import count, money, tr
from app.rules.money import parse_difference, parse_money
from app.rules.roulette.layout import BY_NAME
from app.table import events as happened
from app.table.corrected_payments import read_put_right
from app.table.events import AnyEvent
from app.table.laid_chips import read_laid_chips
from app.table.roulette.procedure import RELIEF

_ACTS: Final = {
    Act.DEAL: QT_TRANSLATE_NOOP("", "chi è al tavolo"),
    Act.LATE_ANNOUNCE: QT_TRANSLATE_NOOP("", "annuncio dopo «Rien ne va plus»"),
    Act.VOID: QT_TRANSLATE_NOOP("", "lancio nullo"),
    Act.CORRECT: QT_TRANSLATE_NOOP("", "correzione"),
    Act.RULE: QT_TRANSLATE_NOOP("", "decisione su una contestazione"),
    Act.ANSWER: QT_TRANSLATE_NOOP("", "risposta su un fatto"),
    Act.LIMIT: QT_TRANSLATE_NOOP("", "cambio di minimo"),
    Act.COLOUR_VALUE: QT_TRANSLATE_NOOP("", "valore di un colore"),
    Act.COUNT: QT_TRANSLATE_NOOP("", "conta della banca"),
    Act.FILL: "fill",
    Act.CREDIT: "credit",
    Act.READ: QT_TRANSLATE_NOOP("", "lettura del registro"),
    Act.TEACH: QT_TRANSLATE_NOOP("", "vista sugli allievi"),
    Act.PEOPLE: QT_TRANSLATE_NOOP("", "registro delle persone"),
    Act.RETAIN: QT_TRANSLATE_NOOP("", "conservazione degli archivi"),
}
_COUNTS: Final = {
    "open": _ACTS[Act.COUNT],
    "close": _ACTS[Act.COUNT],
    "box": QT_TRANSLATE_NOOP("", "conta della cassetta"),
    "": QT_TRANSLATE_NOOP("", "una conta"),
}
"""What a count is called of which is known, or not, what was counted."""
_WAYS: Final = {
    "clockwise": QT_TRANSLATE_NOOP("", "senso orario"),
    "anticlockwise": QT_TRANSLATE_NOOP("", "senso antiorario"),
}
_ZERO: Final = {
    "prison": "enfermé",
    "half_back": "à partager",
}


def way_words(way: str) -> str:
    """Say which way something turned."""
    return tr(_WAYS[way]) if way in _WAYS else way


def event_words(event: AnyEvent, voice: Voice, counted: str = "") -> str:
    """Say what happened, in one line.

    Args:
        event: what was recorded.
        voice: says what the table and its readers wrote.
        counted: of who signed a count what was counted, as the bank's operation is called.
    """
    if isinstance(event, happened.PeopleSigned):
        return signed_words(event, counted)
    if isinstance(event, happened.PeopleUnsigned):
        return unsigned_words(event, counted)
    for say in _SAYERS:
        words = say(event, voice)
        if words:
            return words
    return type(event).__name__


def _of_the_number(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.SpinBetsOpen():
            return "Faites vos jeux"
        case happened.SpinThrown():
            turning = (
                tr("cilindro in {way}").format(way=way_words(event.wheel))
                if isinstance(event.wheel, str)
                else ""
            )
            return _joined(tr("Lancio della pallina"), turning)
        case happened.SpinNoMoreBets():
            return "Rien ne va plus"
        case happened.SpinLast():
            return tr("À la dernière: ritirato") if event.over is True else "À la dernière"
        case happened.TableRelief():
            return tr("Après le coup les boules passent: ritirato") if event.over else RELIEF
        case happened.SpinNumber():
            return _number(event, voice)
        case _:
            return ""


def _of_doubtful_numbers(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.SpinCandidate():
            return tr("Il {number} attende conferma: {why}").format(
                number=event.number, why=voice.reason(event.reason)
            )
        case happened.CandidateRefused():
            return tr("Il {number} non è confermato").format(number=event.number)
        case happened.SpinTurned():
            return tr("Il tamburo ha girato in {way}").format(way=way_words(event.way))
        case _:
            return ""


def _of_the_throw(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.SpinTakenBack():
            return tr("Il {number} è ritirato: {why}").format(
                number=event.number, why=voice.reason(void_words(event.reason))
            )
        case happened.SpinVoid():
            who = ", ".join(filter(None, (voice.who(event.by), voice.who(event.told))))
            if not event.reason:
                return _joined(tr("Rien va, lancio {throw} nullo").format(throw=event.throw), who)
            why = voice.reason(void_words(event.reason))
            return _joined(tr("Rien va, lancio {throw} nullo: {why}").format(throw=event.throw, why=why), who)
        case happened.SpinCleared():
            return tr("Tappeto pulito")
        case happened.SpinClosed() if event.lapsed is not None:
            return tr("Chiuso: il {number} del lettore non è stato confermato").format(number=event.lapsed)
        case happened.SpinReopened():
            return tr("Riaperto: come prima della chiusura")
        case happened.SpinClosed():
            return "Tout est payé au numéro" if event.entered else tr("Chiuso: pagato, non registrato")
        case _:
            return ""


def _of_the_void(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.SpinTakenBack(reason=""):
            return tr("Il {number} è ritirato").format(number=event.number)
        case happened.VoidExplained():
            why = voice.reason(void_words(event.reason))
            return _joined(
                tr("Perché il lancio {throw} è nullo: {why}").format(throw=event.throw, why=why),
                voice.who(event.by),
                voice.who(event.told),
            )
        case happened.VoidNumber():
            return tr("Il lettore dice {number}: non conta").format(number=event.number)
        case happened.SpinValid():
            why = tr("Il colpo vale, lancio {throw}: {why}").format(
                throw=event.throw, why=voice.reason(event.reason)
            )
            return _joined(why, voice.who(event.by))
        case _:
            return ""


def _number(event: happened.SpinNumber, voice: Voice) -> str:
    source = tr("a mano") if event.source == "hand" else tr("dal lettore")
    instead = ""
    if event.instead_of is not None:
        instead = tr("al posto del {number} del lettore: {reason}").format(
            number=event.instead_of, reason=voice.reason(event.reason or "")
        )
    return _joined(event.announcement, source, instead, voice.who(event.by))


def _of_the_bets(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.BetPlaced():
            words = tr("Puntata: {chips}, {position}").format(
                chips=_chips(event.entry, voice), position=_place(event.position)
            )
            return _joined(words, _allowed(event.by, voice))
        case happened.BetRemoved():
            words = tr("Tolta: {chips}, {position}").format(
                chips=_chips(event.entry, voice), position=_place(event.position)
            )
            return _joined(words, _allowed(event.by, voice))
        case happened.BetBack():
            return tr("C'era ancora: {position}, {owner}").format(
                position=_place(event.position), owner=voice.whose(event.owner)
            )
        case happened.BetMoved():
            words = tr("Spostata da {origin} a {to}").format(origin=_place(event.origin), to=_place(event.to))
            return _joined(words, _allowed(event.by, voice))
        case happened.BetMisplaced():
            return tr("Gettone mal posto: sta su {lies}, gioca {meant}; informato {told}").format(
                lies=_place(event.position), meant=_place(event.meant), told=voice.who(event.told)
            )
        case _:
            return ""


def _of_the_choices(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.BetLeft():
            text = tr("Riprende la vincita: {position}, {owner}")
            if event.gone is True:
                text = tr("La vincita non c'era più: {position}, {owner}")
            elif event.over is not True:
                text = tr("Lascia la vincita: {position}, {owner}")
            return text.format(position=_place(event.position), owner=voice.whose(event.owner))
        case happened.ZeroChosen():
            return tr("Scelta allo zero: {choice}, {position}, {owner}").format(
                choice=_ZERO.get(event.choice, event.choice),
                position=_place(event.position),
                owner=voice.whose(event.owner),
            )
        case happened.ZeroGrouped():
            return tr("Allo zero le chance si contano insieme: {owner}").format(
                owner=voice.whose(event.colour)
            )
        case _:
            return ""


def _of_the_announces(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.AnnounceAccepted():
            return _joined(
                tr("Annuncio: {repeat}").format(repeat=event.repeat),
                voice.whose(event.owner),
                _allowed(event.accepted_by, voice),
            )
        case happened.AnnounceRefused():
            return tr("Annuncio rifiutato: {name}, {owner}: {reason}").format(
                name=event.name, owner=voice.whose(event.owner), reason=voice.reason(event.reason)
            )
        case happened.AnnounceUndone():
            return tr("Annuncio ritirato: {name}, {owner}").format(
                name=event.name, owner=voice.whose(event.owner)
            )
        case _:
            return ""


def _settled(event: happened.SpinSettled) -> str:
    many, one = (
        tr("Conto {revision}: {count} pagamenti, {amount}"),
        tr("Conto {revision}: 1 pagamento, {amount}"),
    )
    return (one if len(event.payments) == 1 else many).format(
        revision=event.revision,
        count=count(len(event.payments)),
        amount=money(parse_money(event.bank["paid"])),
    )


def _of_what_was_left(event: AnyEvent, voice: Voice) -> str:
    if isinstance(event, happened.PaymentChanged):
        words = tr("Cambiato il {order}: {what}").format(order=event.order, what=_differed(event, voice))
        return _joined(words, voice.who(event.by), voice.reason(event.reason or ""))
    if not isinstance(event, happened.PaymentAnswered):
        return ""
    words = tr("Detto pagato, a colpo chiuso: il {order}, {amount}")
    if not event.paid:
        words = tr("Detto non pagato, a colpo chiuso: il {order}, {amount}")
    cents = parse_difference(event.amount)
    amount = money(cents) if event.made is UNSET else difference_words(cents, ())
    said = words.format(order=event.order, amount=amount)
    return _joined(said, voice.who(event.by), voice.reason(event.reason or ""))


def _of_the_payments(event: AnyEvent, voice: Voice) -> str:
    match event:
        case happened.WinnersEntered():
            entered = sum(len(form.get("stack", ())) for form in event.bets)
            return tr("Vincenti segnati: {count}").format(count=count(entered))
        case happened.SpinSettled():
            return _settled(event)
        case happened.PaymentMade():
            order = tr("fuori ordine") if event.by is not None else ""
            words = tr("Pagato il {order}").format(order=event.order)
            return _joined(words, order, voice.who(event.by), voice.reason(event.reason or ""))
        case happened.PaymentUnmade():
            words = tr("Ritirato il segno «pagato» del {order}").format(order=event.order)
            return _joined(words, voice.who(event.by), voice.reason(event.reason or ""))
        case happened.PaymentDisputed():
            words = tr("Contestato il {order}: «{claim}»")
            return _joined(
                words.format(order=event.order, claim=voice.reason(event.reason or "")), voice.whose(event.by)
            )
        case happened.PaymentRuled():
            words = tr("Deciso sul {order}: {ruling}").format(
                order=event.order, ruling=voice.reason(event.reason)
            )
            office = event.office if isinstance(event.office, str) and event.office != event.by else ""
            return _joined(words, voice.who(event.by), voice.who(office))
        case happened.StakeDone():
            return (
                tr("Da rifare, oltre ai pagamenti") if event.over is True else tr("Fatto, oltre ai pagamenti")
            )
        case _:
            return ""


def _of_the_record(event: AnyEvent, voice: Voice) -> str:
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
            return _joined(words, event.note)
        case happened.CommandRefused():
            return tr("Rifiutato: {reason}").format(reason=voice.reason(event.reason))
        case _:
            return ""


def _of_the_table(event: AnyEvent, voice: Voice) -> str:
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


def signed_words(event: happened.PeopleSigned, counted: str = "") -> str:
    """Say who signed what with a code; which count it was, where it was one."""
    names = ", ".join(str(person.get("name", "")) for person in event.people)
    words = tr("Firma con codice: {names} ({act})").format(names=names, act=act_words(event.act, counted))
    without = event.without_code if isinstance(event.without_code, list) else []
    return _joined(words, tr("senza codice: {names}").format(names=", ".join(without)) if without else "")


def unsigned_words(event: happened.PeopleUnsigned, counted: str = "") -> str:
    """Say what went on without a code, and who stands there by name; which count it was, where it was one."""
    words = tr("Senza codice, rimandato: {act}") if event.later is True else tr("Senza codice: {act}")
    return _joined(words.format(act=act_words(event.act, counted)), ", ".join(event.names))


def act_words(act: str, counted: str = "") -> str:
    """Name an act of the table of permissions, as it is recorded.

    Args:
        act: what was signed.
        counted: of a count the bank's operation that was recorded with it; empty where nobody knows.
    """
    if act == Act.COUNT:
        return tr(_COUNTS.get(counted, _COUNTS[""]))
    words = {each.value: named for each, named in _ACTS.items()}
    return tr(words.get(act, act))


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
        return _joined(words, correction_words(now.amount - was, now.chips or (), voice.whose))
    return instead_words(event.instead, voice)


def _chips(entry: Mapping[str, object], voice: Voice) -> str:
    """Say what chips lie there, and whose they are: "2 × rosso", "50,00, posto 2"."""
    colour, owner = entry.get("colour"), entry.get("owner")
    pieces = entry.get("pieces")
    if isinstance(colour, str):
        return f"{pieces} × {voice.whose(colour)}"
    value = entry.get("value")
    worth = money(parse_money(value)) if isinstance(value, str) else ""
    chips = worth if pieces == 1 else f"{pieces} × {worth}"
    return f"{chips}, {voice.whose(owner)}" if isinstance(owner, str) else chips


def _place(position: str) -> str:
    return position_words(BY_NAME[position]) if position in BY_NAME else position


def _allowed(by: str | None, voice: Voice) -> str:
    return "" if by is None else tr("ammesso da {by}").format(by=voice.who(by))


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


_SAYERS: Final = (
    _of_the_number,
    _of_doubtful_numbers,
    _of_the_void,
    _of_the_throw,
    _of_the_bets,
    _of_the_choices,
    _of_the_announces,
    _of_the_payments,
    _of_what_was_left,
    _of_the_record,
    _of_the_table,
)
"""Each says the events of its kind, and nothing of the others."""
