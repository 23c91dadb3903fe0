"""What counts nowhere: a game of which a person said so, its number, and a throw without a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import UNSET, Struct, UnsetType

from app.table.event_record import Form


class VoidSaid(Struct, frozen=True):
    """A number that a reader told and that counts nowhere.

    Attributes:
        source: `wheel` or `tumbler`; None where the reader itself was not certain, for the reason of `doubt`.
        heard: UTC when its last byte came, ISO 8601.
    """

    number: int
    device: str
    heard: str
    source: str | None = None
    doubt: str | None = None
    game: int | None = None


class Uncounted(Struct, frozen=True):
    """A device's game that does not count, as a person said: what is heard of it moves no spin.

    Attributes:
        device: whose game it is; None where none was heard.
        game: its own count of it, where it has one.
        said: the number that it told all the same.
        told: it has told its number, before or after that was said: there is nothing more to come of it.
        another: it is another game than the one of which a person said so: a later ball ran meanwhile.
    """

    device: str | None = None
    game: int | None = None
    said: VoidSaid | None = None
    told: bool = False
    another: bool = False

    @property
    def still_tells(self) -> bool:
        """Whether a reader is known that has its number still to tell."""
        return self.device is not None and not self.told


class Unexplained(NamedTuple):
    """A throw that was declared void, and nobody has said why."""

    spin: int
    throw: int


def unexplained_form(unexplained: Mapping[int, Unexplained]) -> list[Form] | UnsetType:
    """Write of which throws nobody has said why they are void: the next opening carries them."""
    return [{**void._asdict(), "of": seq} for seq, void in unexplained.items()] or UNSET
