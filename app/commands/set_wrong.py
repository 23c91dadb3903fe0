"""What was set wrong stops no table: it is played without it, and the pit boss hears why."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from app.commands.planning import checked_house_copy
from app.games import read_house
from app.houses import house_from
from app.rules.house_profile import ProfileError
from app.settings import setting_name
from app.station.witness import teller
from app.table.troubles import Trouble
from hardware.options import option_words
from hardware.registry import KINDS, UnknownKindError, device_kind

_READERS: Final = ("first", "second")
"""The readers of a table, the one that leads first."""


def without_what_is_wrong(
    chosen: argparse.Namespace, merged: argparse.Namespace, path: Path
) -> Sequence[str]:
    """Take back what was set and cannot be; what the command line says is left as it is.

    Args:
        chosen: the command line.
        merged: the same with the settings; changed.
        path: of the settings, for the sentences.

    Returns:
        What to say of it.
    """
    sentences = list(without_wrong_readers(chosen, merged, path))
    for reader in _READERS:
        if getattr(chosen, f"{reader}_option") is None:
            sentences += without_unknown_options(merged, path, reader)
    sentences += without_a_wrong_place(chosen, merged, path)
    return [*sentences, *without_a_wrong_house(chosen, merged, path)]


def without_wrong_readers(
    chosen: argparse.Namespace, merged: argparse.Namespace, path: Path
) -> Sequence[str]:
    """A kind that was set and that nobody knows, or that is not this house's: it is not listened to."""
    sentences = []
    for reader in _READERS:
        name = f"{reader}_kind"
        if getattr(chosen, name) is not None:
            continue
        try:
            fault = _not_of_house(device_kind(getattr(merged, name)).instrument, merged.house)
        except UnknownKindError as unknown:
            fault = str(unknown)
        if fault and (getattr(merged, reader) is not None or getattr(merged, name) not in KINDS):
            setattr(merged, reader, None)
            setattr(merged, name, next(iter(KINDS)))
            sentences.append(
                Trouble.READER_SET_WRONG.english(path=path, setting=setting_name(name), fault=fault)
            )
    if merged.second and not merged.first:
        merged.first, merged.first_kind, merged.second = merged.second, merged.second_kind, None
        merged.first_option, merged.second_option = merged.second_option, None
    return sentences


def without_a_wrong_place(
    chosen: argparse.Namespace, merged: argparse.Namespace, path: Path
) -> Sequence[str]:
    """A second place that was set and is written wrong stops nobody: the journal goes on without it."""
    if chosen.heads is not None or not merged.heads:
        return ()
    try:
        teller(merged.heads, merged.table)
    except ValueError as fault:
        merged.heads = ""
        return (Trouble.HEADS_SET_WRONG.english(path=path, fault=fault),)
    return ()


def without_a_wrong_house(
    chosen: argparse.Namespace, merged: argparse.Namespace, path: Path
) -> Sequence[str]:
    """A house's copy that was set and is wrong stops nobody: the journal on the own disk is what counts."""
    if chosen.house_copy is not None or chosen.house_key is not None:
        return ()
    try:
        checked_house_copy(merged)
    except ValueError as fault:
        merged.house_copy = ""
        return (Trouble.HOUSE_SET_WRONG.english(path=path, fault=fault),)
    return ()


def without_unknown_options(merged: argparse.Namespace, path: Path, reader: str = "first") -> Sequence[str]:
    """Take back those options that were set and that the reader has not.

    Args:
        merged: the options of the table, whose kind of reader is known; changed.
        path: of the settings, for the sentences.
        reader: `first` or `second`.

    Returns:
        What to say of it.
    """
    kind = device_kind(getattr(merged, f"{reader}_kind"))
    fitting, sentences = list[str](), list[str]()
    for word in getattr(merged, f"{reader}_option") or []:
        try:
            kind.with_options(option_words([*fitting, word]))
        except ValueError as fault:
            sentences.append(
                Trouble.SETTING_LEFT_OUT.english(
                    path=path, setting=setting_name(f"{reader}_options"), fault=fault
                )
            )
        else:
            fitting.append(word)
    setattr(merged, f"{reader}_option", fitting)
    return sentences


def _not_of_house(instrument: str | None, name: str) -> str:
    """Say why a reader is none for a house; empty where it is, or where the house is wrong itself."""
    try:
        house = house_from(name, read_house)
    except (LookupError, ProfileError):
        return ""
    if house.takes(instrument):
        return ""
    return f"House {name} has its numbers from a {house.instrument}, and not from a {instrument}."
