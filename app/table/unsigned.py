"""What takes a code and was done without one is recorded as that, and found again by whoever reads it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from app.people.held import NONE, Held
from app.people.names import name_key
from app.people.permissions import Act
from app.table import events as happened
from app.table.command import Command
from app.table.event_record import Event
from app.table.turn import Turn

_NAMED = ("by", "accepted_by", "witness", "told", "name", "dealer")
"""The fields of commands in which somebody stands by name."""


class WithoutCode(Struct, frozen=True):
    """An act that nobody signed with a code, or not everybody who stands on its paper.

    Attributes:
        act: as the table of permissions names it.
        first: who did it, as the table knew him.
        names: who stands there by name and gave none.
        later: whoever deals put his code off for a spin that is over.
    """

    act: str
    first: str
    names: tuple[str, ...]
    later: bool = False


def record_unsigned(turn: Turn, act: Act, said: Command, held: Held | None, spin: int | None) -> None:
    """Record that an act goes on without a code; who deals needs none where there is no register.

    Args:
        turn: takes the event.
        act: what is done.
        said: the command.
        held: the register of people; None where nobody says which one holds, as in practice.
        spin: of which spin the act is.
    """
    if held is None or (act is Act.DEAL and held.said == NONE):
        return
    deals = act is Act.DEAL
    names = list(_named(said)) or ([turn.state.dealer] if deals and turn.state.dealer else [])
    first = "" if deals else turn.state.dealer
    turn.happen(happened.PeopleUnsigned(spin=spin, act=act.value, names=names, first=first))


def without_code(event: Event) -> WithoutCode | None:
    """Say what an event tells of an act without a code; None where it tells nothing of that."""
    match event:
        case happened.PeopleUnsigned():
            return WithoutCode(event.act, event.first, tuple(event.names), later=event.later is True)
        case happened.PeopleSigned(without_code=list(names)):
            return WithoutCode(event.act, event.first, tuple(names))
        case _:
            return None


def _named(said: Command) -> Iterator[str]:
    """Give the names in a command, each once."""
    written = (*(getattr(said, field, None) for field in _NAMED), *getattr(said, "signatures", ()))
    seen: set[str] = set()
    for name in written:
        if isinstance(name, str) and (key := name_key(name)) and key not in seen:
            seen.add(key)
            yield name
