"""The page of an announce at a real table, and the hands that make one."""

from typing import Any

from PySide6.QtCore import Qt

from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.roulette.spin_state import Announced
from tests.desks.desk import Desk
from tests.desks.played import Played


def opened(played: Played) -> AnnouncePage:
    """Touch the button beside the last numbers."""
    played.touch(played.window.strip.own)
    page = played.page(SpinAct.ANNOUNCE, AnnouncePage)
    assert page.isVisible()
    return page


def typed(played: Played, line: str) -> None:
    """Type a line, key by key."""
    for letter in line.upper():
        played.key(Qt.Key(ord(letter)))


def taken(played: Played) -> tuple[Announced, ...]:
    """What was announced for the spin being bet on."""
    betting = played.station.state.betting
    assert betting is not None
    return betting.announces


def laid(said: Announced) -> dict[str, int]:
    """What an announce laid down: cents by position."""
    return {stack.position.name: sum(entry.amount for entry in stack.entries) for stack in said.bets}


def say(at: Desk | Played, name: str, owner: str, **fields: Any) -> None:
    """Give an announce by command."""
    at.station.send({"do": "announce", "name": name, "owner": owner, "value": "20.00", **fields})
