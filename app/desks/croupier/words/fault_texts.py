"""What stands within a sentence of the table, a device or the journal, as they say it and the desk does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

FAULTS: Final[tuple[tuple[str, object], ...]] = (
    ("the journal lies there no more", QT_TRANSLATE_NOOP("", "il registro non è più lì")),
    (
        "another file lies in the journal's place",
        QT_TRANSLATE_NOOP("", "al posto del registro c'è un altro file"),
    ),
    (
        "there is something of this name already; choose another",
        QT_TRANSLATE_NOOP("", "c'è già un file con questo nome"),
    ),
    (
        "payment {order} was disputed before its throw was void",
        QT_TRANSLATE_NOOP("", "pagamento {order}: già contestato prima di «Rien va»"),
    ),
    ("it is no file", QT_TRANSLATE_NOOP("", "non è un file")),
    ("it is a folder", QT_TRANSLATE_NOOP("", "è una cartella")),
    ("it is no SQLite database", QT_TRANSLATE_NOOP("", "è un file di un altro tipo")),
    ("it is the database of something else", QT_TRANSLATE_NOOP("", "è di un altro programma")),
    (
        "this file system cannot keep a write-ahead log",
        QT_TRANSLATE_NOOP("", "questo disco non tiene un registro sicuro"),
    ),
    ("what answers there is no house's program", QT_TRANSLATE_NOOP("", "risponde un altro programma")),
    (
        "a frame came that is longer than any can be",
        QT_TRANSLATE_NOOP("", "arriva un messaggio troppo lungo"),
    ),
    (
        "a frame came that was changed on its way, or is not the next one",
        QT_TRANSLATE_NOOP("", "un messaggio è arrivato cambiato"),
    ),
    ("nobody takes what is sent", QT_TRANSLATE_NOOP("", "nessuno riceve")),
    ("the line broke off ({fault})", QT_TRANSLATE_NOOP("", "la linea si è interrotta ({fault})")),
    ("the other side cut the line", QT_TRANSLATE_NOOP("", "l'altra parte ha chiuso la linea")),
    ("nothing comes any more", QT_TRANSLATE_NOOP("", "non arriva più niente")),
    (
        "the house does not say that it has what it was sent",
        QT_TRANSLATE_NOOP("", "la casa non conferma quanto ha ricevuto"),
    ),
    ("the house does not say what it has", QT_TRANSLATE_NOOP("", "la casa non dice che cosa ha")),
    (
        "the house says that it has another event {seq}",
        QT_TRANSLATE_NOOP("", "la casa ha un altro evento {seq}"),
    ),
)  # fmt: skip
"""What was found to be wrong; what an operating system says of its own is shown as it says it."""

CAUSES: Final[dict[str, object]] = {
    "ball_with_rotor": QT_TRANSLATE_NOOP("", "pallina nel senso del cilindro"),
    "launch_failed": QT_TRANSLATE_NOOP("", "lancio non riuscito"),
    "ball_removed": QT_TRANSLATE_NOOP("", "pallina tolta"),
    "fault": QT_TRANSLATE_NOOP("", "guasto"),
    "door_open": QT_TRANSLATE_NOOP("", "sportello aperto"),
    "ball_count": QT_TRANSLATE_NOOP("", "palline in numero sbagliato"),
    "one_way_drum": QT_TRANSLATE_NOOP("", "il tamburo ha girato in un senso solo"),
    "second_ball": QT_TRANSLATE_NOOP("", "seconda pallina"),
    "ball_taken_back": QT_TRANSLATE_NOOP("", "pallina ripresa"),
    "no_result": QT_TRANSLATE_NOOP("", "nessun numero"),
    "restarted": QT_TRANSLATE_NOOP("", "apparecchio riacceso"),
    "TAG": QT_TRANSLATE_NOOP("", "la testina non l'ha sentita"),
}
"""Why a device gave a game up, by the word that the journal keeps."""

SOURCES: Final[dict[str, object]] = {
    "wheel": QT_TRANSLATE_NOOP("", "cilindro"),
    "tumbler": QT_TRANSLATE_NOOP("", "tamburo"),
}
"""What says numbers, by the word that the journal keeps."""
