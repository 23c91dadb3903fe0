"""What is touched on the croupier's desk as a reason or a ruling: the journal keeps it in Italian."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.croupier import commands

CHOSEN: Final[tuple[tuple[str, object], ...]] = (
    ("di chi è", QT_TRANSLATE_NOOP("", "di chi è")),
    ("quanto è", QT_TRANSLATE_NOOP("", "quanto è")),
    ("dove stava", QT_TRANSLATE_NOOP("", "dove stava")),
    ("dove stava: {lies} o {meant}", QT_TRANSLATE_NOOP("", "dove stava: {lies} o {meant}")),
    ("gioca su {place}", QT_TRANSLATE_NOOP("", "gioca su {place}")),
    ("si paga così", QT_TRANSLATE_NOOP("", "si paga così")),
    ("il giocatore ha fretta", QT_TRANSLATE_NOOP("", "il giocatore ha fretta")),
    ("deciso dal capo tavolo", QT_TRANSLATE_NOOP("", "deciso dal capo tavolo")),
    ("numero scritto per errore", QT_TRANSLATE_NOOP("", "numero scritto per errore")),
    ("il lettore ha sbagliato", QT_TRANSLATE_NOOP("", "il lettore ha sbagliato")),
    ("il numero vale", QT_TRANSLATE_NOOP("", "il numero vale")),
    ("il lancio era regolare", QT_TRANSLATE_NOOP("", "il lancio era regolare")),
    ("detto per errore", QT_TRANSLATE_NOOP("", "detto per errore")),
    ("il numero si è visto", QT_TRANSLATE_NOOP("", "il numero si è visto")),
    (commands.CAPO, QT_TRANSLATE_NOOP("", "capo tavolo")),
    (commands.INSPECTOR, QT_TRANSLATE_NOOP("", "ispettore")),
    (commands.MANAGEMENT, QT_TRANSLATE_NOOP("", "direzione")),
)
"""As the journal has it, with what the desk's language makes of it; and who decided by his office alone.

A reason that stands on a button in the same words is said by these."""
