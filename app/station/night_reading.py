"""Reads what was really played out of a table's journal, for whoever practises; the journal is only read."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from app import houses
from app.foreign import FORGED
from app.journal.errors import Damaged, JournalError, NewerJournal, NoJournal, NotAJournal
from app.journal.nights import Nights, every_night, walked
from app.practice.night import Night, PlayedRound
from app.practice.roulette.night import played_spin
from app.practice.saying import Say, Symbols
from app.table import events as happened
from app.table.events import read_event
from app.table.fold import fold
from app.table.roulette.game import ROULETTE
from app.table.roulette.settling import spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened

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

    def __init__(self, later: Later) -> None:
        """Read nothing yet.

        Args:
            later: has something done on the thread of the windows.
        """
        self._later = later

    def read(self, path: str, back: int, told: Callable[[Night | Say], None]) -> None:
        """Give a night, or say why there is none, on the thread of the windows.

        Args:
            path: of the journal.
            back: how many nights lie after it there.
            told: takes it.
        """

        def read() -> None:
            found = read_night(Path(path), back)
            self._later(lambda: told(found))

        threading.Thread(target=read, name="night", daemon=True).start()


def read_night(path: Path, back: int = 0) -> Night | Say:
    """Read the paid spins of a night, or of the one before it that has any; say why where there is none.

    Args:
        path: of the journal, which may be in use.
        back: how many nights lie after it there.
    """
    named = {"path": Symbols(path.name)}
    try:
        nights = every_night(path)
        for place in range(min(back, len(nights) - 1), len(nights)) if nights else ():
            found = _night(path, nights[place])
            if isinstance(found, Say):
                return found
            if found.rounds:
                return found._replace(back=place, nights=len(nights))
    except JournalError as fault:
        kind = next((key for error, key in _TROUBLES if isinstance(fault, error)), "unread")
        return Say(f"night.trouble.{kind}", named)
    return Say("night.trouble.no-spins", named)


def _night(path: Path, stretch: Nights) -> Night | Say:
    house, spins, left_out = "", list[PlayedRound](), 0
    for state, spin in _closed(path, stretch):
        house = state.house.name
        try:
            rules = houses.house(house)  # the journal's word is no path: no other file is read for it
        except LookupError:
            return Say("night.trouble.house", {"house": Symbols(house)})
        paid = () if spin.settlement is None else spin.settlement.payments
        found = played_spin(rules, spin_to_settle(state, spin), paid)
        if found is not None:
            spins.append(found)
        left_out += found is None and bool(paid)
    return Night(house, tuple(spins), left_out)


def _closed(path: Path, stretch: Nights) -> Iterator[tuple[SpinTable, SpinState]]:
    """Play a night again: the table before each spin was closed, the last time, whose settlement is known.

    Raises:
        Damaged: an event does not hold.
        JournalError: the journal cannot be read.
    """
    state, ended = replace(unopened(stretch.table, ROULETTE), seq=stretch.first - 1), None
    for recorded in walked(path, (stretch,)):
        try:
            event = read_event(recorded.body)
            if isinstance(event, happened.SpinReopened):
                ended = None
            elif isinstance(event, happened.SpinClosed):
                if ended is not None:
                    yield ended
                ended = _settled(state, state.spin(event.spin))
            state = fold(state, event)
        except FORGED as fault:
            raise Damaged(path, f"event {recorded.seq} of table {recorded.table}: {fault}") from fault
    if ended is not None:
        yield ended


def _settled(state: SpinTable, spin: SpinState | None) -> tuple[SpinTable, SpinState] | None:
    """Give the table and a spin of it whose settlement is known."""
    if spin is None or spin.number is None or spin.settlement is None:
        return None
    return state, spin
