"""What `capotavolo` does: one sub-command a file, each loading only what it needs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from app import file_modes, output
from app.closed_memory import close_memory
from app.commands import COMMANDS, load

BAD_INPUT = output.BAD_INPUT


class _OneLine(argparse.ArgumentParser):
    """Says what is wrong in one line, as every command does."""

    def error(self, message: str) -> NoReturn:
        raise SystemExit(complain(message))

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Take an option's values: one with nothing in it is refused by name, not taken for left out."""
        if action.option_strings and "" in arg_strings:
            self.error(f"{action.option_strings[-1]}: there is nothing in it; leave it out, or say what")
        return super()._get_values(action, arg_strings)


def complain(sentence: str) -> int:
    """Write one line on standard error; gives the exit status of bad input."""
    print(output.complaint(sentence), file=sys.stderr)  # noqa: T201 - what a command is for
    return BAD_INPUT


def parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Build the command line.

    Args:
        words: what will be parsed. Where they begin with a command, only that one is loaded.
    """
    found = _OneLine(prog="capotavolo", description="The assistant at a live roulette table.")
    commands = found.add_subparsers(dest="command", metavar="COMMAND")
    for name in words[:1] if words and words[0] in COMMANDS else COMMANDS:
        command = load(name)
        one = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.arguments(one)
        one.set_defaults(command=name)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: the words after the program's name; the process's own where None.

    Returns:
        The exit status: 0, 1 for an answer that is "no", 2 for bad input.
    """
    file_modes.begin()
    if arguments is None:  # a process of its own
        close_memory()
        output.begin()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help"}):
        words.insert(0, "run")
    try:
        return _run(words)
    except output.UnwrittenError as why:
        output.drop()
        return complain(f"the answer could not be written ({why}): what is there of it is not all")
    except BrokenPipeError:  # whoever read our answers went away
        output.drop()
        return 1
    except OSError as why:  # a name that no file can have, a place that cannot be asked after
        return complain(f"{why.filename or 'a file'}: {why.strerror or why}")
    except KeyboardInterrupt:
        return 130


def _run(words: Sequence[str]) -> int:
    try:
        chosen = parser(words).parse_args(words)
        return load(chosen.command).run(chosen, complain)
    finally:
        output.flush()


if __name__ == "__main__":
    sys.exit(main())
