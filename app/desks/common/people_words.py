"""What people are called by their roles, and why the register of people refuses something."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.people.roles import Role
from app.sentence import Sentence

MAY: Final = {
    Role.DEALER: QT_TRANSLATE_NOOP(
        "", "Sta al tavolo: annunci, numeri, pagamenti, banco. Davanti a un altro non firma."
    ),
    Role.INSPECTOR: QT_TRANSLATE_NOOP(
        "",
        "Capo tavolo, ispettore comunale o ispettore della casa: firma accanto all'impiegato, decide le "
        "contestazioni, risponde dei fatti, legge tutto.",
    ),
    Role.PIT_BOSS: QT_TRANSLATE_NOOP(
        "", "Come il capo tavolo e l'ispettore; tiene anche il registro delle persone e vede gli allievi."
    ),
    Role.TRAINER: QT_TRANSLATE_NOOP("", "Vede come va una classe; al tavolo non fa e non legge niente."),
    Role.AUDITOR: QT_TRANSLATE_NOOP(
        "", "Legge tutto, non fa e non firma niente: anche un ispettore che controlla soltanto."
    ),
}
"""What each of them may do, where one is chosen."""


_DESKS: Final = {
    "an unknown place": QT_TRANSLATE_NOOP("", "posto sconosciuto"),
    "first start": QT_TRANSLATE_NOOP("", "primo avvio"),
    "review": QT_TRANSLATE_NOOP("", "programma di sala"),
}
_TABLE: Final = "table "


def desk_words(desk: str) -> str:
    """Say where a code was given, as the register keeps it; a command is called by its name."""
    if desk.startswith(_TABLE):
        return tr("tavolo {table}").format(table=desk.removeprefix(_TABLE))
    return tr(_DESKS[desk]) if desk in _DESKS else tr("comando «{command}»").format(command=desk)


def register_words(reason: str) -> str:
    """Say why the register refuses something; what is no line of its own is given as it is."""
    if not isinstance(reason, Sentence):
        return reason
    return tr(reason.line.text_of(reason.values)).format(**reason.values)
