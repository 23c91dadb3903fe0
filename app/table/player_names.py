"""Players and colours in a command or a form: each is called as they were called first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from app.rules.spelling import SpellingError, Spellings
from app.table.bad_input import BadInputError
from app.table.fields import at
from app.table.json_text import Json

PLAYERS: Final = frozenset({"owner", "colour"})
"""The keys under which a player stands, or a colour, which stands for one."""


def with_names(names: Spellings, form: Json) -> Json:
    """Spell the player and the colour of an object; what is no text is refused where it is read."""
    if type(form) is not dict:
        return form
    return {
        key: at(key, partial(_name, names), item) if key in PLAYERS else item for key, item in form.items()
    }


def _name(names: Spellings, name: Json) -> Json:
    if type(name) is not str or not name:
        return name
    try:
        return names.of(name)
    except SpellingError as fault:
        raise BadInputError(str(fault)) from fault


def each(items: list[Json], read: Callable[[Json], Json]) -> list[Json]:
    """Read each item of a list; a fault names its place."""
    found: list[Json] = []
    try:
        for item in items:
            found.append(read(item))  # noqa: PERF401 - its length is the place
    except BadInputError as fault:
        raise fault.inside(len(found)) from fault
    return found
