"""What a station finds of codes beside the game: another register, and a dealer who puts his code off."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from app.people.permissions import Act
from app.table import events as happened
from app.table.event_record import Event
from app.table.people_troubles import PeopleTrouble
from app.table.turn import Turn

PUT_OFF: Final = "put_off"
"""Reason of a warning: whoever deals put his code off, and deals on."""


class BesideHeard(Struct, frozen=True):
    """What the program found beside the game."""


class PeopleHeard(BesideHeard, frozen=True):
    """Something that is found of codes."""


class PitBossAgainHeard(PeopleHeard, frozen=True):
    """The register of people says that a pit boss has a code from whoever keeps the machine."""

    owner: str
    by: str
    done: str


class RegisterHeard(PeopleHeard, frozen=True):
    """Another register of people lies there than the one that is known."""

    known: str
    now: str


class PutOffHeard(PeopleHeard, frozen=True):
    """Whoever deals was asked for his code at a spin, gave none, and the spin is over."""

    name: str
    spin: int


def hear_people(turn: Turn, heard: PeopleHeard) -> None:
    """Record what was found; what waits for an answer already is not said again.

    Args:
        turn: takes the events.
        heard: what was found.
    """
    match heard:
        case PitBossAgainHeard():
            _once(turn, happened.PitBossAgain(owner=heard.owner, by=heard.by, done=heard.done))
        case RegisterHeard() if turn.state.opened:
            _once(turn, happened.RegisterDiffers(known=heard.known, now=heard.now))
        case PutOffHeard(name=name, spin=spin):
            turn.happen(happened.PeopleUnsigned(spin=spin, act=Act.DEAL.value, names=[name], later=True))
            detail = PeopleTrouble.CODE_PUT_OFF.english(name=name)
            _once(turn, happened.ReaderWarning(device="people", reason=PUT_OFF, detail=detail))
        case _:  # a night's opening says which register holds
            pass


def _once(turn: Turn, event: Event) -> None:
    """A start in the same night finds it again."""
    if event not in turn.state.unanswered.values():
        turn.happen(event)
