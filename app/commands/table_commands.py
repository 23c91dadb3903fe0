"""What a table takes on standard input: each command with its fields, from where the table reads them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Final, NoReturn

_INDENT: Final = " " * 4
_STATE: Final = "Answer the table's state; nothing is recorded."


class ListCommands(argparse.Action):
    """Prints the list and ends, as `--help` does: no table is named for it."""

    def __call__(self, *_: object) -> NoReturn:
        """Print it."""
        sys.stdout.write("".join(f"{line}\n" for line in command_lines()))
        sys.exit(0)


def command_lines() -> Iterator[str]:
    """List the commands in two lines each: its fields, in brackets those that may be left out."""
    from app.games import USUAL
    from app.table.acting import acts_at, commands_at
    from app.table.command import field_names

    yield 'One JSON object a line, {"do": NAME, FIELD: VALUE}; fields in [brackets] may be left out.'
    yield ""
    for name, kind in commands_at(USUAL).items():
        required, optional = field_names(kind)
        yield " ".join((name, *sorted(required), *(f"[{field}]" for field in sorted(optional))))
        yield _INDENT + (acts_at(USUAL)[kind].__doc__ or "").strip().splitlines()[0]
    yield "state"
    yield _INDENT + _STATE
