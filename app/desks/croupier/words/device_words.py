"""What comes in on a port, in words for whoever connects a wheel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.croupier.settings.setup import Heard, PortSeen, Said
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.recorded_texts import CAUSES
from app.desks.croupier.words.words import candidate_words

_PHASES: Final = {
    "start": QT_TRANSLATE_NOOP("", "inizio"),
    "place_bets": "faites vos jeux",
    "ball_in_rim": QT_TRANSLATE_NOOP("", "la pallina gira"),
    "no_more_bets": "rien ne va plus",
    "winning_number": QT_TRANSLATE_NOOP("", "numero"),
    "closed": QT_TRANSLATE_NOOP("", "tavolo chiuso"),
    "locked": QT_TRANSLATE_NOOP("", "bloccato"),
}
_DRUMS: Final = {
    "idle": QT_TRANSLATE_NOOP("", "fermo"),
    "clockwise": QT_TRANSLATE_NOOP("", "in senso orario ↻"),
    "anticlockwise": QT_TRANSLATE_NOOP("", "in senso antiorario ↺"),
    "draw": QT_TRANSLATE_NOOP("", "si estrae"),
    "halt": QT_TRANSLATE_NOOP("", "bloccato"),
}
_LINES: Final = {
    "opening": QT_TRANSLATE_NOOP("", "La porta si apre"),
    "live": QT_TRANSLATE_NOOP("", "La porta è aperta, si ascolta"),
    "stale": QT_TRANSLATE_NOOP("", "Da un momento non arriva nulla"),
    "silent": QT_TRANSLATE_NOOP("", "Non arriva più nulla"),
    "lost": QT_TRANSLATE_NOOP("", "La porta non c'è, o non si apre"),
    "closed": QT_TRANSLATE_NOOP("", "La porta è chiusa"),
}
_KINDS: Final = {
    "cammegh-ss2": "Cammegh Slingshot 2",
    "cammegh-m360": "Cammegh Mercury 360",
    "napsa": QT_TRANSLATE_NOOP("", "Collettore NAPSA"),
    "two-digits": QT_TRANSLATE_NOOP("", "Testina a due cifre"),
    "rfid-head": QT_TRANSLATE_NOOP("", "Testina per palline marcate"),
    "tumbler/1-usb": QT_TRANSLATE_NOOP("", "Tamburo della tombola, USB"),
    "tumbler/1": QT_TRANSLATE_NOOP("", "Tamburo della tombola"),
    "keypad": QT_TRANSLATE_NOOP("", "Tastierino dei numeri"),
}
_OTHERS: Final = {
    Said.DRAW: QT_TRANSLATE_NOOP("", "Tamburo: {detail}"),
    Said.TURNED: QT_TRANSLATE_NOOP("", "Giri del tamburo {detail}: {number}"),
    Said.LOADED: QT_TRANSLATE_NOOP("", "Palline caricate: {number}"),
    Said.TAKEN_BACK: QT_TRANSLATE_NOOP("", "Pallina ritirata: {number}"),
    Said.CONFLICT: QT_TRANSLATE_NOOP("", "Numeri che si contraddicono: {detail}"),
    Said.VOID: QT_TRANSLATE_NOOP("", "Colpo nullo: {detail}"),
    Said.WARNING: QT_TRANSLATE_NOOP("", "Avviso: {detail}"),
    Said.TRIED: QT_TRANSLATE_NOOP("", "Si ascolta a {detail}"),
    Said.UNKNOWN: QT_TRANSLATE_NOOP("", "Arriva qualcosa che nessun lettore conosce"),
    Said.NOTHING: QT_TRANSLATE_NOOP("", "Non arriva nulla: è acceso?"),
    Said.OVER: QT_TRANSLATE_NOOP("", "L'ascolto è finito"),
}
_SOCKETS: Final = {
    "no_serial": QT_TRANSLATE_NOOP("", "{device}: senza numero, resti qui"),
    "shared": QT_TRANSLATE_NOOP("", "{device}: stesso numero, resti qui"),
}
"""Why an adapter is named by its socket, and its cable must stay in it: there is room for little more."""


def port_words(port: PortSeen) -> str:
    """Say what a port is, or why its cable must stay in its socket."""
    if port.why:
        return tr(_SOCKETS.get(port.why, port.why)).format(device=port.device.rpartition("/")[2])
    return f"{port.device} {port.description}".strip()


def kind_words(kind: str) -> str:
    """Name a kind of device; one without a name of its own is shown as the command line calls it."""
    return tr(_KINDS.get(kind, kind))


def heard_words(heard: Heard) -> str:
    """Say one thing that came in; bytes are what they are."""
    number = heard.number or 0
    match heard.said:
        case Said.BYTES:
            return heard.detail
        case Said.LINE:
            return tr(_LINES[heard.detail]) if heard.detail in _LINES else reason_words(heard.detail)
        case Said.GUESSED:
            kind = " ".join((kind_words(heard.detail), *heard.options))
            return tr("Sembra: {kind}").format(kind=kind)
        case Said.PHASE:
            return tr("Fase: {phase}").format(phase=_phase(heard.detail))
        case Said.SPEED:
            turning = "" if heard.number is None else f" · {number // 10},{number % 10} {tr('giri/min')}"
            return tr("Stato: {phase}").format(phase=_phase(heard.detail)) + turning
        case Said.NUMBER | Said.DRAWN:
            return tr("Numero: {call}").format(call=dealt().number(number))
        case Said.CANDIDATE:
            return tr("Forse {number}: {why}").format(number=number, why=candidate_words(heard.detail))
        case _:
            detail = _DRUMS.get(heard.detail) or CAUSES.get(heard.detail)
            detail = reason_words(heard.detail) if detail is None else tr(detail)
            return tr(_OTHERS[heard.said]).format(detail=detail, number=number)


def _phase(code: str) -> str:
    return tr(_PHASES.get(code, code))
