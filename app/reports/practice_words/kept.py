"""Why answers are not kept, in the language of the desk."""

from __future__ import annotations

from pathlib import Path

from app.practice_file.errors import DamagedPracticeError, PracticeFileError, PracticeNotKeptError
from app.reports.wording import tr


def trouble_words(fault: PracticeFileError) -> str:
    """Say why answers are not kept or read; what the system says of it stays as it is."""
    match fault:
        case DamagedPracticeError():
            words = tr("Il file degli esercizi {path} è danneggiato: le risposte non si leggono.")
            return words.format(path=fault.path)
        case PracticeNotKeptError():
            words = tr("Adesso niente resta in {path}: {why}")
            return words.format(path=fault.path, why=fault.why)
        case _:
            return str(fault)


def set_aside_words(aside: Path) -> str:
    """Say where a damaged file lies now.

    Args:
        aside: where.
    """
    return tr("Il file degli esercizi era danneggiato: ora è {aside}, e ne è cominciato uno nuovo.").format(
        aside=aside
    )
