"""Names of the register to be touched, a pageful at a time; letters of the keyboard look for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.croupier.forms.kit import Key, Row
from app.people.names import name_key, same_person
from app.people.permissions import Signed
from app.reports.role_words import ROLES

_ROOM: Final = 12


class Name(NamedTuple):
    """A name was touched."""

    name: str


def known(people: Sequence[Signed], name: str) -> str:
    """Give a name as the register has it, or the only one that it has; empty where that is nobody."""
    found = next((each.name for each in people if same_person(each.name, name)), "")
    return found or (people[0].name if len(people) == 1 else "")


def looked_for(people: Sequence[Signed], begun: str) -> tuple[Signed, ...]:
    """Give those whose name, or a word of it, begins so; where nobody's does, all of them."""
    words = name_key(begun)
    keys = ((each, name_key(each.name)) for each in people)
    return tuple(each for each, key in keys if key.startswith(words) or f" {words}" in key) or tuple(people)


def only(people: Sequence[Signed], begun: str) -> str:
    """Give the name of the only one who is found; empty where several are, or nobody begins so."""
    found = looked_for(people, begun)
    return found[0].name if len(found) == 1 else ""


def names(people: Sequence[Signed], chosen: str, begun: str, columns: int, lines: int = 0) -> Row:
    """Give the keys of those who are looked for, with what they do here."""
    found = looked_for(people, begun)
    keys = (
        Key(each.name, Name(each.name), tr(ROLES[each.role]), chosen=each.name == chosen, size=20)
        for each in found
    )
    return Row("", tuple(keys), columns, lines or _ROOM // columns)
