"""What devices call by a word of their own within a sentence, as the desk says it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

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
