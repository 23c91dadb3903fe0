"""How a desk asks who works here, whether a code is right, and what is signed; pure, without a wait."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, Protocol

from app.people.permissions import Act, Signed


class Roster(NamedTuple):
    """Who works here, as it was read last.

    Attributes:
        people: everybody, in the order of their names.
        trouble: why the register cannot be read; empty when all is well.
    """

    people: tuple[Signed, ...] = ()
    trouble: str = ""


class Outcome(StrEnum):
    """What became of a code."""

    RIGHT = "right"
    WRONG = "wrong"
    """the name, the code, or both: nobody is told which"""
    LOCKED = "locked"
    MUST_CHANGE = "must_change"
    """it is right, and was given by somebody else: a new one is chosen now"""
    REFUSED = "refused"
    """the new code will not do; `reason` says why"""
    BUSY = "busy"
    """another program holds the register"""
    TROUBLE = "trouble"
    """the register cannot be used: names are typed as without one"""


class Checked(NamedTuple):
    """The answer about a code.

    Attributes:
        outcome: what became of it.
        signed: who it is, where it is right.
        minutes: how long the name is locked.
        until: until when, on the clocks of the house: "21:45"; empty where it is not.
        reason: a sentence, where there is more to say.
    """

    outcome: Outcome
    signed: Signed | None = None
    minutes: int = 0
    reason: str = ""
    until: str = ""


class People(Protocol):
    """The register, asked from a desk; nothing waits, and all is told on another thread."""

    @property
    def roster(self) -> Roster:
        """Who works here, as it was read last."""

    def look(self, told: Callable[[Roster], None]) -> None:
        """Read the register again, and tell who works here."""

    def check(self, name: str, code: str, told: Callable[[Checked], None]) -> None:
        """Tell whether a code is this person's."""

    def change(self, name: str, code: str, fresh: str, told: Callable[[Checked], None]) -> None:
        """Let a person who gives his code choose another, and tell what became of it."""

    def unsigned(self, name: str, act: Act) -> None:
        """Have it recorded, and the pit boss told, that somebody went on without a code."""

    def put_off(self, name: str, spin: int) -> None:
        """Have it recorded that whoever deals put his code off for a spin that is over."""

    def begin(self, name: str, code: str, told: Callable[[Checked], None]) -> None:
        """Make the first pit boss, and tell what became of it."""


class Told(NamedTuple):
    """What is signed.

    Attributes:
        what: in one line; empty where the title says it all.
        more: what belongs to it, line by line.
        title: of the page, where that of the act does not do.
    """

    what: str = ""
    more: tuple[str, ...] = ()
    title: str = ""
