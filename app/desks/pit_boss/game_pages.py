"""What a game brings to the pit boss's desk: one record, made by the game's own room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple

from PySide6.QtCore import Signal

from app.desks.pit_boss.intact import Intact
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.printing import Press
from app.desks.pit_boss.sights import Sights
from app.desks.pit_boss.standing import HeldUp
from app.desks.pit_boss.window import Tab
from app.reports.voice import Voice
from app.rules.house import House
from app.table.state import Memory, S


class Ground(NamedTuple):
    """What a game's pages read, and by whom they are seen and printed.

    Attributes:
        journals: the one whose rounds are looked through, then others.
        game: what is played at the tables, with its side games.
        program: who reads, for whoever finds the lists in use.
        intact: the journals as they may be read.
        sights: takes what is seen.
        voice: says what table and readers wrote.
        press: prints, in the zone of the house.
        every: seconds between two looks at whether there is something new.
        ask_folder: asks in which folder a dossier is written; None asks with the system's own window.
        houses: of the tables, as their journals said when the desk was opened.
    """

    journals: Sequence[Path]
    game: Memory[Any]
    program: str
    intact: Intact
    sights: Sights
    voice: Voice
    press: Press
    every: float
    ask_folder: Callable[[], str] | None
    houses: Sequence[House] = ()


class RoundsPage(Page):
    """A page on which rounds are looked through, and a payment of one is corrected.

    Attributes:
        correcting: a payment is to be corrected, as a `PaidFact`.
    """

    correcting = Signal(object)

    def hold_up(self, held_up: HeldUp) -> None:
        """Take what stands in the way at each table."""
        raise NotImplementedError

    def open_again(self) -> None:
        """Show the round that is open as it stands once something of it was corrected."""
        raise NotImplementedError


class NowWords(NamedTuple, Generic[S]):
    """What a game says of a table as it stands now.

    Attributes:
        rounds: where each round is that is alive.
        fallen: how the last rounds came out, the newest first.
        beside: what it is played with; empty where nobody said.
        alarms: what is wrong with it now, until it is over.
    """

    rounds: Callable[[S], Iterable[str]]
    fallen: Callable[[S], Iterable[str]]
    beside: Callable[[S], str]
    alarms: Callable[[S], Iterable[str]] = lambda _state: ()


class GamePages(NamedTuple):
    """A game at the pit boss's desk.

    Attributes:
        rounds: makes the page of its rounds, the first of the desk.
        more: makes its other pages, behind the day.
        now: says how its tables stand.
    """

    rounds: Callable[[Ground], Tab[RoundsPage]]
    more: Callable[[Ground], tuple[Tab[Page], ...]]
    now: NowWords[Any]
