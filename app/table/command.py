"""A command is a typed record: a desk makes it, and a script's JSON becomes one at the door, field by field.

How a field stands in JSON is said beside its type; what depends on the table (a position, chips of the house)
is taken as it stands, and read by the act that knows the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_type_hints

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from app.rules.money import Cents, money_text
from app.table.bad_input import BadInputError
from app.table.fields import MOST_EVENTS, at, flag, items, members, money, one_of, text, whole
from app.table.json_text import Json

T = TypeVar("T")
MOST_PAYMENTS: Final = 1_000_000


class Command(Struct, frozen=True, kw_only=True, tag_field="do"):
    """What a person asks of the table; its tag is `do` in JSON."""


class Reads(Struct, frozen=True):
    """How a field stands in JSON.

    Attributes:
        read: takes the value, or raises `BadInputError`.
        write: gives it as it would be read again.
    """

    read: Callable[[Json], Any]
    write: Callable[[Any], Json]


def _as_it_is(value: Json) -> Json:
    return value


def names(value: Json) -> tuple[str, ...]:
    """Take a value as a list of texts that are not empty.

    Raises:
        BadInputError: it is none.
    """
    return tuple(text(name) for name in items(value))


def may_be_empty(value: Json) -> str:
    """Take a value as a text, which may be empty.

    Raises:
        BadInputError: it is none.
    """
    return "" if value == "" else text(value)


def numbered(least: int, most: int) -> Reads:
    """Read a whole number within bounds."""
    return Reads(partial(whole, least=least, most=most), _as_it_is)


def worded(choices: Mapping[str, T], write: Callable[[T], Json]) -> Reads:
    """Read one of some words, each for what it stands for."""
    return Reads(partial(one_of, choices=choices), write)


Text = Annotated[str, Reads(text, _as_it_is)]
MaybeEmpty = Annotated[str, Reads(may_be_empty, _as_it_is)]
Truth = Annotated[bool, Reads(flag, _as_it_is)]
Money = Annotated[Cents, Reads(money, money_text)]
Place = Annotated[int, numbered(1, MOST_PAYMENTS)]
"""A place among payments, or in a list of stakes, from 1."""
Recorded = Annotated[int, numbered(1, MOST_EVENTS)]
"""A place in the table's record, or a spin."""
Names = Annotated[tuple[str, ...], Reads(names, list)]
Said = Annotated[Json, Reads(_as_it_is, _as_it_is)]
"""As it was said: only the act can read it."""
MaybeSaid = Annotated[Json | UnsetType, Reads(_as_it_is, _as_it_is)]


class _Field(NamedTuple):
    said: FieldInfo
    reads: Reads


def read_command(form: Json, kinds: Mapping[str, type[Command]]) -> Command:
    """Read a command.

    Args:
        form: `{"do": "paid", "order": 1}`.
        kinds: the commands there are, by what `do` names.

    Raises:
        BadInputError: the form is no command; the fault names the field.
    """
    if type(form) is not dict:
        raise BadInputError("must be an object with do")
    name = at("do", text, form["do"]) if "do" in form else ""
    if name not in kinds:
        raise BadInputError(f"no such command: {name}" if name else "is missing", "do")
    known = _fields_of(kinds[name])
    required = (each.said.encode_name for each in known if each.said.required)
    members(form, frozenset({"do", *(each.said.encode_name for each in known)}), sorted(required))
    return kinds[name](
        **{
            said.name: at(said.encode_name, reads.read, form[said.encode_name])
            for said, reads in known
            if said.encode_name in form
        }
    )


def command_form(command: Command) -> dict[str, Json]:
    """Write a command as it would be read; what is as usual is left out."""
    form: dict[str, Json] = {"do": name_of(type(command))}
    for said, reads in _fields_of(type(command)):
        value = getattr(command, said.name)
        if value is not said.default and value != said.default:
            form[said.encode_name] = reads.write(value)
    return form


def field_names(kind: type[Command]) -> tuple[list[str], list[str]]:
    """Name the fields of a command in JSON: those that it must have, and those that may be left out."""
    known = [each.said for each in _fields_of(kind)]
    required = [said.encode_name for said in known if said.required]
    return required, [said.encode_name for said in known if not said.required]


def is_said(value: object) -> bool:
    """Whether a field that may be absent is there."""
    return value is not None and value is not UNSET


def name_of(kind: type[Command]) -> str:
    """Give what `do` names a kind of command by."""
    return str(kind.__struct_config__.tag)


@cache
def _fields_of(kind: type[Command]) -> tuple[_Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_Field(each, _reads(hints[each.name])) for each in fields(kind))


def _reads(hint: Any) -> Reads:
    """Find how a field is read: it may be absent, but never null."""
    for part in (hint, *getattr(hint, "__args__", ())):
        for said in getattr(part, "__metadata__", ()):
            if isinstance(said, Reads):
                return said
    raise TypeError(f"how is {hint} read?")
