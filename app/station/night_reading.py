"""Reads what was really played out of a table's journal, for whoever practises; the journal is only read."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from app import houses
from app.desks.trainee.course import Played
from app.foreign import FORGED
from app.journal.errors import Damaged, JournalError, NewerJournal, NoJournal, NotAJournal
from app.journal.nights import Nights, every_night, walked
from app.practice.night import Night, PlayedRound
from app.practice.saying import Say, Symbols
from app.table.event_reading import reader_of
from app.table.fold import fold
from app.table.state import Memory, Round, TableState, unopened

_TROUBLES: Final[tuple[tuple[type[JournalError], str], ...]] = (
    (NoJournal, "none"),
    (NotAJournal, "other"),
    (NewerJournal, "newer"),
    (Damaged, "damaged"),
)

Later = Callable[[Callable[[], None]], None]
"""Has something done on the thread of the windows."""


class NightReading:
    """Reads beside the window, which never waits for a disk."""

    def __init__(self, later: Later, game: Memory[Any], played: Played) -> None:
        """Read nothing yet.

        Args:
            later: has something done on the thread of the windows.
            game: what is played at the tables whose journals are read.
            played: makes one of its rounds ready to be practised.
        """
        self._later, self._game, self._played = later, game, played

    def read(self, path: str, back: int, told: Callable[[Night | Say], None]) -> None:
        """Give a night, or say why there is none, on the thread of the windows.

        Args:
            path: of the journal.
            back: how many nights lie after it there.
            told: takes it.
        """

        def read() -> None:
            found = read_night(Path(path), self._game, self._played, back)
            self._later(lambda: told(found))

        threading.Thread(target=read, name="night", daemon=True).start()


def read_night(path: Path, game: Memory[Any], played: Played, back: int = 0) -> Night | Say:
    """Read the paid rounds of a night, or of the one before it that has any; say why where there is none.

    Args:
        path: of the journal, which may be in use.
        game: what is played at its table.
        played: makes one of its rounds ready to be practised.
        back: how many nights lie after it there.
    """
    named = {"path": Symbols(path.name)}
    try:
        nights = every_night(path)
        for place in range(min(back, len(nights) - 1), len(nights)) if nights else ():
            found = _night(path, nights[place], game, played)
            if isinstance(found, Say):
                return found
            if found.rounds:
                return found._replace(back=place, nights=len(nights))
    except JournalError as fault:
        kind = next((key for error, key in _TROUBLES if isinstance(fault, error)), "unread")
        return Say(f"night.trouble.{kind}", named)
    return Say("night.trouble.no-spins", named)


def _night(path: Path, stretch: Nights, game: Memory[Any], played: Played) -> Night | Say:
    house, rounds, left_out = "", list[PlayedRound](), 0
    for state in _closed(path, stretch, game):
        house = state.house.name
        try:  # the journal's word is no path: no other file is read for it
            rules = houses.house(house, game.read_house)
        except LookupError:
            return Say("night.trouble.house", {"house": Symbols(house)})
        found = played(rules, state)
        if found is not None:
            rounds.append(found)
        left_out += found is None and state.paying is not None and bool(state.paying.payable.payments)
    return Night(house, tuple(rounds), left_out)


def _closed(path: Path, stretch: Nights, game: Memory[Any]) -> Iterator[TableState]:
    """Play a night again: the table before each round was closed, the last time, whose settlement is known.

    Raises:
        Damaged: an event does not hold.
        JournalError: the journal cannot be read.
    """
    state: TableState = replace(unopened(stretch.table, game), seq=stretch.first - 1)
    ended: TableState | None = None
    reader = reader_of(game)
    for recorded in walked(path, (stretch,)):
        before = state
        try:
            state = fold(state, reader.read(recorded.body))
        except FORGED as fault:
            raise Damaged(path, f"event {recorded.seq} of table {recorded.table}: {fault}") from fault
        if before.paying is None and state.paying is not None and _is_of(ended, state.paying):
            ended = None  # it is opened again
        elif _is_closed(before, state):
            if ended is not None:
                yield ended
            ended = before if _is_settled(before.paying) else None
    if ended is not None:
        yield ended


def _is_closed(before: TableState, now: TableState) -> bool:
    """Whether a round was closed between the two, and not only something said since it was."""
    if now.closed is None:
        return False
    return before.closed is None or now.closed.before is not before.closed.before


def _is_settled(paid: Round | None) -> bool:
    return paid is not None and paid.payable.payments is not None


def _is_of(ended: TableState | None, paid: Round) -> bool:
    """Whether a round that is paid is the one that had ended."""
    return ended is not None and ended.paying is not None and ended.paying.spin == paid.spin
