"""What is said to the table is brought to one spelling at the door; what its journal holds stands as it is.

Every text of a command has at most two hundred letters, one in which somebody says something in his own words
two thousand. A player, a colour or a person who is known is called as he was called first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial
from typing import Final

from app.rules.spelling import LONGEST_NAME, LONGEST_NOTE, SpellingError, Spellings, spelled
from app.table.bad_input import BadInputError
from app.table.fields import DEEPEST, at
from app.table.game import game_of
from app.table.json_text import Json
from app.table.player_names import PLAYERS, each
from app.table.state import TableState

_PEOPLE: Final = frozenset({"accepted_by", "by", "dealer", "signatures", "told", "witness"})
_NAMED: Final = frozenset({"deal", "dealer"})
"""The commands of which `name` is a person's."""
_NOTES: Final = frozenset({"doubt", "instead", "note", "notes", "reason"})
"""What is said in words of one's own, with all that stands in it."""


def as_spelled(form: Json, state: TableState) -> Json:
    """Give a command with each of its texts as it is kept.

    Args:
        form: as a person or a script said it; what is no object is no command, and refused later.
        state: of the table; who is known there.

    Raises:
        BadInputError: a text is too long, or has control characters; the fault names it.
    """
    if type(form) is not dict:
        return form
    door = _Door(state, people=_PEOPLE | {"name"} if form.get("do") in _NAMED else _PEOPLE)
    return {key: at(key, partial(door.value, key), item) for key, item in form.items()}


class _Door:
    """Spells the texts of one command."""

    def __init__(self, state: TableState, people: frozenset[str]) -> None:
        self._state, self._named = state, people

    def value(self, key: str, value: Json, depth: int = DEEPEST, *, note: bool = False) -> Json:
        """Spell a value, and whatever stands in it, that deeply as any command goes."""
        note = note or key in _NOTES
        match value:
            case str():
                return self._text(key, value, LONGEST_NOTE if note else LONGEST_NAME)
            case dict() if depth:
                return {
                    inner: at(inner, partial(self.value, inner, depth=depth - 1, note=note), item)
                    for inner, item in value.items()
                }
            case list() if depth:
                return each(value, partial(self.value, key, depth=depth - 1, note=note))
            case _:
                return value

    def _text(self, key: str, text: str, most: int) -> str:
        if not text or text.isspace():
            return ""
        try:
            if key in PLAYERS:
                return self._players.of(text)
            if key in self._named:
                return self._people.of(text)
            return spelled(text, most)
        except SpellingError as fault:
            raise BadInputError(str(fault)) from fault

    @cached_property
    def _players(self) -> Spellings:
        return Spellings(_players(self._state))

    @cached_property
    def _people(self) -> Spellings:
        state = self._state
        return Spellings(filter(None, (state.dealer, *state.names.values())))


def _players(state: TableState) -> Iterator[str]:
    """Name the colours and the players of whom the table knows, the colours first."""
    yield from (chip.name for chip in state.house.colours)
    for name, colour in state.colours.items():
        yield name
        if colour.owner:
            yield colour.owner
    yield from game_of(state).players(state)
