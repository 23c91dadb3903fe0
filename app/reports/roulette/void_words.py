"""Why a throw of roulette, or a draw of the tombola, does not count, as pages print it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.wording import tr
from app.table.roulette.procedure import SUSPENDED, DrawVoid, VoidReason

_VOIDS: Final = {
    VoidReason.BALL_WITH_ROTOR: QT_TRANSLATE_NOOP("", "pallina nel senso del cilindro"),
    VoidReason.THROWN_TOO_EARLY: QT_TRANSLATE_NOOP("", "lancio prima del pagamento"),
    VoidReason.TOO_FEW_TURNS: QT_TRANSLATE_NOOP("", "meno di sette giri"),
    VoidReason.WHEEL_STOPPED: QT_TRANSLATE_NOOP("", "cilindro fermo"),
    VoidReason.NO_POCKET: QT_TRANSLATE_NOOP("", "pallina in nessuna casella"),
    VoidReason.FOREIGN_BODY: QT_TRANSLATE_NOOP("", "corpo estraneo"),
    VoidReason.CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "decisione del capo tavolo"),
    SUSPENDED: QT_TRANSLATE_NOOP("", "gioco sospeso mentre girava"),
    DrawVoid.ONE_WAY: QT_TRANSLATE_NOOP("", "il tamburo ha girato in un senso solo"),
    DrawVoid.DOOR_OPEN: QT_TRANSLATE_NOOP("", "sportello aperto"),
    DrawVoid.BALL_COUNT: QT_TRANSLATE_NOOP("", "palline in numero sbagliato"),
    DrawVoid.SECOND_BALL: QT_TRANSLATE_NOOP("", "seconda pallina"),
    DrawVoid.BALL_TAKEN_BACK: QT_TRANSLATE_NOOP("", "pallina ripresa"),
    DrawVoid.NO_BALL: QT_TRANSLATE_NOOP("", "nessun numero"),
    DrawVoid.RESTARTED: QT_TRANSLATE_NOOP("", "apparecchio riacceso"),
    "launch_failed": QT_TRANSLATE_NOOP("", "lancio non riuscito"),
    "ball_removed": QT_TRANSLATE_NOOP("", "pallina tolta"),
    "fault": QT_TRANSLATE_NOOP("", "guasto"),
}


def void_words(reason: str) -> str:
    """Say why a throw was void: a printed reason in its words, any other as somebody gave it."""
    words = {str(each): text for each, text in _VOIDS.items()}
    return tr(words[reason]) if reason in words else reason
