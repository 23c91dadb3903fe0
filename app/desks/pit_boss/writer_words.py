"""What is said where something was not written: whose code it was, or who holds the journal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.pit_boss.writer import Outcome, Written

_WORDS: Final = {
    Outcome.DONE: "",
    Outcome.WRONG: QT_TRANSLATE_NOOP("", "{name}: nome o codice sbagliato."),
    Outcome.LOCKED: QT_TRANSLATE_NOOP("", "{name}: troppi codici sbagliati, bloccato ancora {minutes} min."),
    Outcome.MUST_CHANGE: QT_TRANSLATE_NOOP(
        "", "{name} deve prima cambiare il codice che gli è stato dato: «Le persone», «Il proprio codice…»."
    ),
    Outcome.NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "", "{name} non può firmarlo: serve un capo tavolo o il responsabile di sala."
    ),
    Outcome.REFUSED: "{reason}",
    Outcome.RUNNING: QT_TRANSLATE_NOOP(
        "", "Il tavolo è aperto nel suo programma: per questa serata si fa lì; qui, quando è chiuso."
    ),
    Outcome.COPY: QT_TRANSLATE_NOOP(
        "", "Questa è una copia, e in una copia non si scrive: aprire il registro del tavolo."
    ),
    Outcome.READ_ONLY: QT_TRANSLATE_NOOP(
        "", "Qui non si scrive ({reason}): si fa dove la cartella del registro si può scrivere."
    ),
    Outcome.NO_REGISTER: QT_TRANSLATE_NOOP(
        "", "Nessuno può ancora firmare: il registro delle persone si comincia in «Le persone»."
    ),
    Outcome.BUSY: QT_TRANSLATE_NOOP("", "Un altro programma usa il registro delle persone: riprovare."),
    Outcome.TROUBLE: QT_TRANSLATE_NOOP("", "Non si può scrivere: {reason}"),
}


def written_words(written: Written) -> str:
    """Say what became of what was to be written; empty where it is done.

    A refusal of the table is said as it gives it: whoever shows it puts it into the desk's words before.
    """
    words = tr(_WORDS[written.outcome])
    return words.format(name=written.name, minutes=written.minutes, reason=written.reason)
