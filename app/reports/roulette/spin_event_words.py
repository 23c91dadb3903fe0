"""What happened to a spin, in one line each: the list of steps and the printed page say it alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.event_words import happened_words
from app.reports.roulette.position_words import place_words
from app.reports.roulette.void_words import void_words
from app.reports.signed_words import signed_words, unsigned_words
from app.reports.voice import Voice
from app.reports.wording import count, joined, money, tr
from app.rules.money import parse_money
from app.table import events as happened
from app.table.event_record import Event
from app.table.roulette import events as spun
from app.table.roulette.procedure import RELIEF

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


def event_words(event: Event, voice: Voice, counted: str = "") -> str:
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
    said = (words for say in (*_SAYERS, happened_words) if (words := say(event, voice)))
    return next(said, "") or voice.happened(event) or type(event).__name__


def _of_the_number(event: Event, voice: Voice) -> str:
    match event:
        case spun.SpinBetsOpen():
            return "Faites vos jeux"
        case spun.SpinThrown():
            turning = (
                tr("cilindro in {way}").format(way=way_words(event.wheel))
                if isinstance(event.wheel, str)
                else ""
            )
            return joined(tr("Lancio della pallina"), turning)
        case spun.SpinNoMoreBets():
            return "Rien ne va plus"
        case spun.SpinLast():
            return tr("À la dernière: ritirato") if event.over is True else "À la dernière"
        case happened.TableRelief():
            return tr("Après le coup les boules passent: ritirato") if event.over else RELIEF
        case spun.SpinNumber():
            return _number(event, voice)
        case _:
            return ""


def _of_doubtful_numbers(event: Event, voice: Voice) -> str:
    match event:
        case spun.SpinCandidate():
            return tr("Il {number} attende conferma: {why}").format(
                number=event.number, why=voice.reason(event.reason)
            )
        case spun.CandidateRefused():
            return tr("Il {number} non è confermato").format(number=event.number)
        case spun.SpinTurned():
            return tr("Il tamburo ha girato in {way}").format(way=way_words(event.way))
        case _:
            return ""


def _of_the_throw(event: Event, voice: Voice) -> str:
    match event:
        case spun.SpinTakenBack():
            return tr("Il {number} è ritirato: {why}").format(
                number=event.number, why=voice.reason(void_words(event.reason))
            )
        case spun.SpinVoid():
            who = ", ".join(filter(None, (voice.who(event.by), voice.who(event.told))))
            if not event.reason:
                return joined(tr("Rien va, lancio {throw} nullo").format(throw=event.throw), who)
            why = voice.reason(void_words(event.reason))
            return joined(tr("Rien va, lancio {throw} nullo: {why}").format(throw=event.throw, why=why), who)
        case spun.SpinCleared():
            return tr("Tappeto pulito")
        case spun.SpinClosed() if event.lapsed is not None:
            return tr("Chiuso: il {number} del lettore non è stato confermato").format(number=event.lapsed)
        case spun.SpinReopened():
            return tr("Riaperto: come prima della chiusura")
        case spun.SpinClosed():
            return "Tout est payé au numéro" if event.entered else tr("Chiuso: pagato, non registrato")
        case _:
            return ""


def _of_the_void(event: Event, voice: Voice) -> str:
    match event:
        case spun.SpinTakenBack(reason=""):
            return tr("Il {number} è ritirato").format(number=event.number)
        case spun.VoidExplained():
            why = voice.reason(void_words(event.reason))
            return joined(
                tr("Perché il lancio {throw} è nullo: {why}").format(throw=event.throw, why=why),
                voice.who(event.by),
                voice.who(event.told),
            )
        case spun.VoidNumber():
            return tr("Il lettore dice {number}: non conta").format(number=event.number)
        case spun.SpinValid():
            why = tr("Il colpo vale, lancio {throw}: {why}").format(
                throw=event.throw, why=voice.reason(event.reason)
            )
            return joined(why, voice.who(event.by))
        case _:
            return ""


def _number(event: spun.SpinNumber, voice: Voice) -> str:
    source = tr("a mano") if event.source == "hand" else tr("dal lettore")
    instead = ""
    if event.instead_of is not None:
        instead = tr("al posto del {number} del lettore: {reason}").format(
            number=event.instead_of, reason=voice.reason(event.reason or "")
        )
    return joined(event.announcement, source, instead, voice.who(event.by))


def _of_the_bets(event: Event, voice: Voice) -> str:
    match event:
        case spun.BetPlaced():
            words = tr("Puntata: {chips}, {position}").format(
                chips=_chips(event.entry, voice), position=place_words(event.position)
            )
            return joined(words, _allowed(event.by, voice))
        case spun.BetRemoved():
            words = tr("Tolta: {chips}, {position}").format(
                chips=_chips(event.entry, voice), position=place_words(event.position)
            )
            return joined(words, _allowed(event.by, voice))
        case spun.BetBack():
            return tr("C'era ancora: {position}, {owner}").format(
                position=place_words(event.position), owner=voice.whose(event.owner)
            )
        case spun.BetMoved():
            words = tr("Spostata da {origin} a {to}").format(
                origin=place_words(event.origin), to=place_words(event.to)
            )
            return joined(words, _allowed(event.by, voice))
        case spun.BetMisplaced():
            return tr("Gettone mal posto: sta su {lies}, gioca {meant}; informato {told}").format(
                lies=place_words(event.position), meant=place_words(event.meant), told=voice.who(event.told)
            )
        case _:
            return ""


def _of_the_choices(event: Event, voice: Voice) -> str:
    match event:
        case spun.BetLeft():
            text = tr("Riprende la vincita: {position}, {owner}")
            if event.gone is True:
                text = tr("La vincita non c'era più: {position}, {owner}")
            elif event.over is not True:
                text = tr("Lascia la vincita: {position}, {owner}")
            return text.format(position=place_words(event.position), owner=voice.whose(event.owner))
        case spun.ZeroChosen():
            return tr("Scelta allo zero: {choice}, {position}, {owner}").format(
                choice=_ZERO.get(event.choice, event.choice),
                position=place_words(event.position),
                owner=voice.whose(event.owner),
            )
        case spun.ZeroGrouped():
            return tr("Allo zero le chance si contano insieme: {owner}").format(
                owner=voice.whose(event.colour)
            )
        case _:
            return ""


def _of_the_announces(event: Event, voice: Voice) -> str:
    match event:
        case spun.AnnounceAccepted():
            return joined(
                tr("Annuncio: {repeat}").format(repeat=event.repeat),
                voice.whose(event.owner),
                _allowed(event.accepted_by, voice),
            )
        case spun.AnnounceRefused():
            return tr("Annuncio rifiutato: {name}, {owner}: {reason}").format(
                name=event.name, owner=voice.whose(event.owner), reason=voice.reason(event.reason)
            )
        case spun.AnnounceUndone():
            return tr("Annuncio ritirato: {name}, {owner}").format(
                name=event.name, owner=voice.whose(event.owner)
            )
        case _:
            return ""


def _of_what_won(event: Event, _voice: Voice) -> str:
    match event:
        case spun.WinnersEntered():
            entered = sum(len(form.get("stack", ())) for form in event.bets)
            return tr("Vincenti segnati: {count}").format(count=count(entered))
        case spun.SpinSettled():
            return _settled(event)
        case spun.StakeDone():
            return (
                tr("Da rifare, oltre ai pagamenti") if event.over is True else tr("Fatto, oltre ai pagamenti")
            )
        case _:
            return ""


def _settled(event: spun.SpinSettled) -> str:
    many, one = (
        tr("Conto {revision}: {count} pagamenti, {amount}"),
        tr("Conto {revision}: 1 pagamento, {amount}"),
    )
    return (one if len(event.payments) == 1 else many).format(
        revision=event.revision,
        count=count(len(event.payments)),
        amount=money(parse_money(event.bank["paid"])),
    )


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


def _allowed(by: str | None, voice: Voice) -> str:
    return "" if by is None else tr("ammesso da {by}").format(by=voice.who(by))


_SAYERS: Final = (
    _of_the_number,
    _of_doubtful_numbers,
    _of_the_void,
    _of_the_throw,
    _of_the_bets,
    _of_the_choices,
    _of_the_announces,
    _of_what_won,
)
"""Each says the events of its kind, and nothing of the others."""
