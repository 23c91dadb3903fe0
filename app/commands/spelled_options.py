"""The names and texts among a table's options, as its journal spells them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path


def journal_of(chosen: argparse.Namespace) -> Path:
    """Name the journal's file, where nobody said it the usual one of the table's name."""
    from app.journal.place import default_database

    return Path(chosen.database) if chosen.database else default_database(chosen.table)


def names_spelled(chosen: argparse.Namespace) -> None:
    """Bring the names of a table's options to their spelling; its journal's name is taken as it stands.

    Raises:
        ValueError: one of them is no name.
    """
    _check_texts(chosen)
    for option in ("table", "dealer", "instrument_number", "begin_beside"):
        if name := getattr(chosen, option, None):
            known: Sequence[str] = ()
            if option == "table":
                known = _tables(journal_of(chosen))
            setattr(chosen, option, _spelled(option, name, known))


def _tables(database: Path) -> Sequence[str]:
    """Name whose a journal is; of one that is not there, or cannot be read, nothing is known here."""
    from app.journal.errors import JournalError
    from app.journal.reading import tables

    try:
        return tables(database)
    except JournalError:  # whoever opens it says so
        return ()


def _spelled(option: str, name: str, known: Sequence[str]) -> str:
    from app.rules.spelling import SpellingError, Spellings

    try:
        return Spellings(known).of(name)
    except SpellingError as fault:
        raise ValueError(f"{_called(option)}: {fault}") from fault


def _called(option: str) -> str:
    """An option as it is written, by the name under which the program keeps it."""
    from app.settings import setting_name

    several = "s" if option.endswith("_option") else ""  # which the settings keep as one
    return f"--{setting_name(option + several).removesuffix(several).replace('_', '-')}"


def _check_texts(chosen: argparse.Namespace) -> None:
    """Raise ValueError for a word that is no text: no event could be recorded with it."""
    for name, value in vars(chosen).items():
        for word in value if isinstance(value, list) else (value,):
            if isinstance(word, str) and any("\ud800" <= sign <= "\udfff" for sign in word):
                raise ValueError(f"{_called(name)}: {word!a} is no text: write it in UTF-8")
