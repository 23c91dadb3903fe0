"""What people are called by their roles, on pages and desks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.people.roles import Role
from app.reports.wording import tr

ROLES: Final = {
    Role.DEALER: QT_TRANSLATE_NOOP("", "impiegato"),
    Role.INSPECTOR: QT_TRANSLATE_NOOP("", "capo tavolo o ispettore"),
    Role.PIT_BOSS: QT_TRANSLATE_NOOP("", "responsabile di sala"),
    Role.TRAINER: QT_TRANSLATE_NOOP("", "istruttore"),
    Role.AUDITOR: QT_TRANSLATE_NOOP("", "revisore"),
}


def role_words(role: str) -> str:
    """Name a role as it is recorded; one that is not known here stays as it is."""
    words = {each.value: named for each, named in ROLES.items()}
    return tr(words.get(role, role))
