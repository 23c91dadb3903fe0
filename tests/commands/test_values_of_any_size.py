"""Numbers, dates and names of any size: one line and a status that means something, never a traceback."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QPixmap

from app import output

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main, parser
from tests.journal.played_journals import evening, record, story_of

Words = tuple[str, ...]
WAITS: Final = {"run", "table", "review", "house", "record", "devices", "learn", "practise", "doctor"}
"""Commands that wait for people or devices: what they are given goes through the same doors."""
ODD: Final = {
    "a number": "9" * 26,
    "a number below zero": "-" + "9" * 26,
    "the last day": "9999-12-31",
    "the first day": "0001-01-01",
    "the last moment": "9999-12-31T23:59:59.999999-14:00",
    "half a letter": os.fsdecode(b"\xc3"),
    "a long name": "x" * 20_000,
    "no number": "1e400",
}
NEEDED: Final = {
    "database": "J.sqlite", "what": "spins", "search": "7", "spin": "1", "pdf": "P.pdf", "document": "F-1",
    "to": "T", "copy": "C", "table": "T1", "archive": "A", "by": "Gina", "months": "6", "name": "Gina",
    "role": "dealer", "pieces": "17", "exercise": "pay", "file": "S.jsonl",
}  # fmt: skip
"""What a command needs besides the value that is tried."""


def actions(
    of: argparse.ArgumentParser, words: Words = ()
) -> Iterator[tuple[Words, argparse.ArgumentParser]]:
    below = [each for each in of._actions if isinstance(each, argparse._SubParsersAction)]
    if not below:
        yield words, of
    for each in below:
        for name, command in each.choices.items():
            if name not in WAITS:
                yield from actions(command, (*words, name))


def tried() -> Iterator[tuple[Words, argparse.Action]]:
    """Each command with each of what it takes a value for, and with what else it needs."""
    for words, command in actions(parser()):
        taking = [each for each in command._actions if each.nargs != 0]
        for action in taking:
            needed = [each for each in taking if each.required and each is not action]
            yield (*words, *(word for each in needed for word in given(each, NEEDED[each.dest]))), action


def given(action: argparse.Action, value: str) -> Words:
    return (f"{action.option_strings[-1]}={value}",) if action.option_strings else (value,)


pytestmark = pytest.mark.usefixtures("qapp")  # pages are drawn with what the other tests draw with
CASES = [pytest.param(words, action, id=f"{' '.join(words[:2])} {action.dest}") for words, action in tried()]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("odd")
    record(folder / "J.sqlite", story_of(evening(3, spins=3)))
    return folder


def test_the_commands_are_walked() -> None:
    assert {"day", "export", "archive", "wheel-health"} <= {words[0] for words, _ in tried()}


@pytest.mark.parametrize("odd", ODD.values(), ids=[*ODD])
@pytest.mark.parametrize(("words", "action"), CASES)
def test_whatever_is_given_is_answered_in_words(
    words: Words, action: argparse.Action, odd: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    error = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    errors = io.TextIOWrapper(error, write_through=True)
    output.take_over_errors(errors)  # as the program does
    monkeypatch.setattr(sys, "stderr", errors)
    printed = io.TextIOWrapper(io.BytesIO(), "utf-8", "backslashreplace", write_through=True)
    monkeypatch.setattr(sys, "stdout", printed)
    monkeypatch.setattr(
        QPixmap, "save", lambda *_: True
    )  # what is drawn is no answer in words: it is not packed
    try:
        status = main([*words, *given(action, odd)])
    except SystemExit as left:
        status = int(left.code or 0)
    said = error.getvalue().decode()
    assert status in {0, 1, 2}
    assert status < 2 or said.splitlines()[-1].startswith("capotavolo")
