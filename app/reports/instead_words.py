"""What holds instead of a first entry: each field, and what stands in it, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.day_words import teller_words
from app.reports.voice import Voice
from app.reports.wording import money, tr
from app.rules.money import parse_difference

FIELDS: Final = {
    "number": QT_TRANSLATE_NOOP("", "numero"),
    "announcement": QT_TRANSLATE_NOOP("", "annunciato"),
    "source": QT_TRANSLATE_NOOP("", "detto da"),
    "device": QT_TRANSLATE_NOOP("", "lettore"),
    "game": QT_TRANSLATE_NOOP("", "colpo del lettore"),
    "throw": QT_TRANSLATE_NOOP("", "lancio"),
    "instead_of": QT_TRANSLATE_NOOP("", "al posto di"),
    "reason": QT_TRANSLATE_NOOP("", "perché"),
    "by": QT_TRANSLATE_NOOP("", "chi"),
    "told": QT_TRANSLATE_NOOP("", "informato"),
    "witness": QT_TRANSLATE_NOOP("", "testimone"),
    "office": QT_TRANSLATE_NOOP("", "come"),
    "order": QT_TRANSLATE_NOOP("", "pagamento"),
    "position": QT_TRANSLATE_NOOP("", "posizione"),
    "meant": QT_TRANSLATE_NOOP("", "gioca"),
    "from": QT_TRANSLATE_NOOP("", "da"),
    "to": QT_TRANSLATE_NOOP("", "a"),
    "owner": QT_TRANSLATE_NOOP("", "di chi"),
    "colour": QT_TRANSLATE_NOOP("", "colore"),
    "value": QT_TRANSLATE_NOOP("", "valore"),
    "pieces": QT_TRANSLATE_NOOP("", "pezzi"),
    "amount": QT_TRANSLATE_NOOP("", "importo"),
    "chips": QT_TRANSLATE_NOOP("", "gettoni"),
    "entry": QT_TRANSLATE_NOOP("", "puntata"),
    "document": QT_TRANSLATE_NOOP("", "documento"),
}
_SOURCES: Final = {"hand": QT_TRANSLATE_NOOP("", "a mano")}
_AMOUNTS: Final = frozenset({"value", "amount"})
_PLACES: Final = frozenset({"position", "meant", "from", "to"})
_PEOPLE: Final = frozenset({"by", "told", "witness", "office"})


def instead_words(instead: Mapping[str, object], voice: Voice) -> str:
    """Say each field and what stands in it; a field of a name that nobody knows is called as it was written.

    Args:
        instead: what was said instead.
        voice: says what the table and its readers wrote.
    """
    return ", ".join(
        tr("{name}: {said}").format(name=tr(FIELDS.get(name, name)), said=_said(name, value, voice))
        for name, value in instead.items()
    )


def _said(name: str, value: object, voice: Voice) -> str:
    if isinstance(value, Mapping):
        return f"({instead_words(value, voice)})"
    if isinstance(value, list):
        return "; ".join(_said(name, each, voice) for each in value)
    return _text(name, value, voice) if isinstance(value, str) else str(value)


def _text(name: str, text: str, voice: Voice) -> str:
    if name in _AMOUNTS:
        return _amount(text)
    if name in _PLACES:
        return voice.place(text)
    if name in _PEOPLE:
        return voice.who(text)
    match name:
        case "owner" | "colour":
            return voice.whose(text)
        case "source":
            return tr(_SOURCES[text]) if text in _SOURCES else tr("dal lettore")
        case "device":
            return teller_words(text)
        case "reason":
            return voice.void(text)
        case _:
            return text


def _amount(text: str) -> str:
    """Write an amount as pages do; what is none stays as it was written."""
    try:
        return money(parse_difference(text))
    except ValueError:
        return text
