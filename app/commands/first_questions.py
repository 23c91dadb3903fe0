"""What only a person can say before a table is dealt: its name, house and side, and who is its pit boss."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from app.commands.live_people import ask_pit_boss
from app.commands.planning import names_a_table
from app.games import read_house
from app.houses import house_from
from app.register_file.place import register_path
from app.rules.house_profile import ProfileError
from app.settings import Loaded, Settings, setting_name, write_settings

_ASKED: Final = frozenset({"table", "house", setting_name("side")})
"""What a table cannot be dealt without, and nobody may guess."""


def what_to_ask(chosen: argparse.Namespace, loaded: Loaded) -> str | None:
    """Say why the first page is needed: empty at a first start, a sentence where what was set is wrong.

    Args:
        chosen: the command line; whoever names a table on it is asked nothing.
        loaded: the settings that were found.

    Returns:
        None where nothing must be asked.
    """
    if names_a_table(chosen):
        return None
    wrong = [fault.sentence for fault in loaded.faults if not fault.field or fault.field in _ASKED]
    if wrong or not loaded.settings.table:
        return "; ".join(wrong)
    try:
        house_from(loaded.settings.house, read_house)
    except LookupError as fault:
        return str(fault.args[0])
    except ProfileError as fault:
        return str(fault)
    return None


def ask(
    settings: Settings, path: Path, question: str, chosen: argparse.Namespace, sentences: list[str]
) -> Settings | None:
    """Ask which table it is, and at a first start for the pit boss, from whose page one may come back.

    Args:
        settings: what was right in them.
        path: of the file in which the answer is kept.
        question: why it is asked, as `what_to_ask` says it.
        chosen: the command line.
        sentences: what is to be complained of; more is added.

    Returns:
        The settings with what was answered, or None.
    """
    answer: Settings | None = settings
    while answer is not None:
        answer = ask_first(answer, path, question, chosen)
        if answer is None:
            return None
        sentences += filter(None, [kept(path, answer)])
        if question or ask_pit_boss(register_path(chosen.people, os.environ)):
            return answer
    return None


def ask_first(settings: Settings, path: Path, question: str, chosen: argparse.Namespace) -> Settings | None:
    """Ask in the language of the command line; one that is touched on the page holds from there on.

    Args:
        settings: what was right in them.
        path: of the file in which the answer is kept.
        question: why it is asked, as `what_to_ask` says it.
        chosen: the command line; a language that is touched takes the place of its own.

    Returns:
        The settings with what was answered, or None.
    """
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak
    from app.desks.croupier.settings.first_start import FirstStart
    from app.desks.croupier.words.all_games import GAME_WORDS
    from app.desks.croupier.words.game_words import speak_of

    make_application(sys.argv[:1])
    spoken = Language(chosen.language) if chosen.language else settings.language
    speak(spoken)
    speak_of(*GAME_WORDS)
    answer = FirstStart(replace(settings, language=spoken), str(path), read_house, question).ask()
    if answer is None or answer.language is not spoken:
        chosen.language = None
        return answer
    return replace(answer, language=settings.language)


def kept(path: Path, settings: Settings) -> str:
    """Keep what was answered; empty when all is well."""
    try:
        write_settings(path, settings)
    except OSError as fault:
        return f"{path} cannot be written ({fault.strerror}): the next start will ask again"
    return ""
