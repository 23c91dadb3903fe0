"""The language that whoever practises chose last, in a file of one word beside the answers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from app.foreign import content
from app.practice_file.errors import PracticeFileError, PracticeNotKeptError
from app.settings import Language

_SUFFIX: Final = ".language"


def remembered(path: Path) -> Language | None:
    """Give the language that was chosen last; None where none was, or no such language is known.

    Args:
        path: of the answers.

    Raises:
        PracticeFileError: there is such a file, and it cannot be read.
    """
    file = path.with_suffix(_SUFFIX)
    if not file.exists():
        return None
    try:
        word = content(file).decode(errors="replace").strip()
    except OSError as fault:
        raise PracticeFileError(f"{file} cannot be read: {fault.strerror}") from fault
    return Language(word) if word in {*Language} else None


def remember(path: Path, language: Language) -> None:
    """Keep the language for the next start.

    Args:
        path: of the answers.
        language: that was chosen.

    Raises:
        PracticeNotKeptError: nothing can be written there.
    """
    file = path.with_suffix(_SUFFIX)
    try:
        file.write_text(f"{language.value}\n", encoding="utf-8")
    except OSError as fault:
        raise PracticeNotKeptError(file, fault.strerror or str(fault)) from fault
