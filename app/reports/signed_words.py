"""Who signed what with a code, and what went on without one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.people.permissions import Act
from app.reports.wording import joined, tr
from app.table import events as happened

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


def signed_words(event: happened.PeopleSigned, counted: str = "") -> str:
    """Say who signed what with a code; which count it was, where it was one."""
    names = ", ".join(str(person.get("name", "")) for person in event.people)
    words = tr("Firma con codice: {names} ({act})").format(names=names, act=act_words(event.act, counted))
    without = event.without_code if isinstance(event.without_code, list) else []
    return joined(words, tr("senza codice: {names}").format(names=", ".join(without)) if without else "")


def unsigned_words(event: happened.PeopleUnsigned, counted: str = "") -> str:
    """Say what went on without a code, and who stands there by name; which count it was, where it was one."""
    words = tr("Senza codice, rimandato: {act}") if event.later is True else tr("Senza codice: {act}")
    return joined(words.format(act=act_words(event.act, counted)), ", ".join(event.names))


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
