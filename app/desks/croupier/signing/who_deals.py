"""Whose code is owed because he deals: at a table that a ball opened, or a program that was started anew."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from app.people.names import name_key
from app.people.permissions import Signed
from app.table.acting import lets
from app.table.command import Command
from app.table.game import Change
from app.table.state import TableState
from app.table.table_commands import ConfirmDealer


@dataclass(slots=True)
class WhoDeals:
    """What the desk knows of whoever deals, while its window is made anew in another language.

    Attributes:
        unsigned: the keys of the names that go on without a code.
        later: the spin for which nobody is asked any more.
        put_off: who was asked and gave no code, and at which spin; until he does, or that is over.
    """

    unsigned: set[str] = field(default_factory=set)
    later: int | None = None
    put_off: tuple[str, int] | None = None

    def outlived(self, state: TableState) -> tuple[str, int] | None:
        """Say who put his code off for a spin that is over now, and for which; once."""
        if self.put_off is None or self.put_off[1] == state.spins:
            return None
        (name, _), off, self.put_off = self.put_off, self.put_off, None
        return None if name_key(name) in {*state.by_code, *self.unsigned} else off


def dealing_command(dealer: str) -> Command:
    """Say who deals, so that he can sign for it."""
    return ConfirmDealer(name=dealer)


def owes_code(state: TableState, people: Sequence[Signed], unsigned: Collection[str]) -> bool:
    """Whether whoever deals has given no code for it this night, and nobody was told that he goes on so.

    Args:
        state: of the table.
        people: who works here; nobody where the register was not read yet.
        unsigned: the keys of the names that go on without.
    """
    if not (state.opened and state.dealer and people):
        return False
    return name_key(state.dealer) not in {*state.by_code, *unsigned}


def is_quiet(state: TableState) -> bool:
    """Whether nothing is paid and no ball runs: then a code may be asked for."""
    return state.paying is None and lets(state, Change.DEALER)
