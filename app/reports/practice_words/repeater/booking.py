"""The sentences of what may be booked."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.repeater.wager_words import NAMES

SENTENCES: Final = {
    "repeater-booking.title": QT_TRANSLATE_NOOP("", "Repeater: si può puntare?"),
    "repeater-booking.card.1": QT_TRANSLATE_NOOP(
        "", "Si accetta finché nessun valore che la puntata nomina ha un segno in questo giro."
    ),
    "repeater-booking.card.2": QT_TRANSLATE_NOOP(
        "",
        "I gruppi nominano tutti i loro valori: Uptown da 8 a 12, Downtown da 2 a 6, Even i pari, "
        "Odd 3 5 9 11, Horn 2 3 11 12, Citywide tutti.",
    ),
    "repeater-booking.card.3": QT_TRANSLATE_NOOP(
        "", "Un valore resta segnato fino al 7, anche quando la sua puntata è già vinta."
    ),
    "repeater-booking.ask": QT_TRANSLATE_NOOP(
        "", "Segni: {board}. Si accetta {wager}? (0: sì; se no, il valore che lo impedisce)"
    ),
    "repeater-booking.field.value": QT_TRANSLATE_NOOP("", "lo impedisce"),
    "repeater-booking.names": QT_TRANSLATE_NOOP("", "{wager} nomina: {values}."),
    "repeater-booking.marked": QT_TRANSLATE_NOOP("", "Segnati tra questi: {values}. Non si accetta."),
    "repeater-booking.free": QT_TRANSLATE_NOOP("", "Nessuno di questi è segnato: si accetta."),
    "repeater-booking.slip.overlooked": QT_TRANSLATE_NOOP("", "Un suo valore è segnato: non si accetta."),
    "repeater-booking.slip.not-named": QT_TRANSLATE_NOOP(
        "", "Quel valore è segnato, ma la puntata non lo nomina."
    ),
    "repeater-booking.slip.not-marked": QT_TRANSLATE_NOOP("", "La puntata lo nomina, ma non è segnato."),
    "repeater-booking.slip.neither": QT_TRANSLATE_NOOP(
        "", "Quel valore non è segnato, e la puntata non lo nomina."
    ),
    "repeater-booking.slip.seven": QT_TRANSLATE_NOOP("", "Il 7 non si segna mai."),
}
CASES: Final = {
    "repeater-booking.low": QT_TRANSLATE_NOOP("", "puntate sui valori da 2 a 6"),
    "repeater-booking.high": QT_TRANSLATE_NOOP("", "puntate sui valori da 8 a 12"),
    "repeater-booking.together": QT_TRANSLATE_NOOP("", "2, 3, 11 e 12 insieme"),
    "repeater-booking.complete": QT_TRANSLATE_NOOP("", "già completo"),
    **{f"repeater-booking.{code}": name for code, name in NAMES.items()},
}
