"""A command as a test writes it, in the form of a script's JSON; so what a desk sends is compared with what is read."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from app.games import GAMES
from app.table import command as command_module
from app.table.acting import commands_at
from app.table.bad_input import BadInputError
from app.table.command import Command, command_form, read_command
from app.table.json_text import Json

Form = dict[str, Any]


def said(form: Command | Mapping[str, object]) -> Command:
    """Give a command that is written as JSON has it."""
    return (
        form
        if isinstance(form, Command)
        else read_command(cast("Json", dict(form)), commands_at(GAMES["roulette"]))
    )


def form_of(command: Command | None) -> Form:
    """Write a command as JSON has it; nothing where there is none."""
    return {} if command is None else dict(command_form(command))


def filled(form: Mapping[str, object]) -> Command:
    """Give a command of which only what matters is written: what it must have besides is made up."""
    known = command_module._fields_of(commands_at(GAMES["roulette"])[str(form["do"])])
    made_up = {
        each.encode_name: next(value for value in _MADE_UP if _is_taken(reads.read, value))
        for each, reads in known
        if each.required and each.encode_name not in form
    }
    return said({**made_up, **form})


_MADE_UP: Final[tuple[Json, ...]] = ("1.00", 1, [], "open", "prison", "lost")


def _is_taken(read: Callable[[Json], object], value: Json) -> bool:
    try:
        read(value)
    except BadInputError:
        return False
    return True
