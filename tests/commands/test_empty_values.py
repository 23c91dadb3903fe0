"""An option with nothing in it is no option left out: each of every command refuses it by its name."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import pytest

from app.__main__ import main, parser

Words = tuple[str, ...]


def options(of: argparse.ArgumentParser, words: Words = ()) -> Iterator[Words]:
    """The words that lead to each option that takes a value, of a command and all below it."""
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from options(below, (*words, name))
        elif action.option_strings and action.nargs != 0:
            yield (*words, action.option_strings[-1])


OPTIONS = tuple(options(parser()))


def test_every_command_was_walked() -> None:
    assert {("archive", "--until"), ("people", "answer", "--by")} <= {*OPTIONS}


@pytest.mark.parametrize("words", OPTIONS, ids=" ".join)
def test_nothing_is_no_value(words: Words, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*words, ""])
    assert left.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert words[-1] in line
    assert "there is nothing in it" in line
