"""What is held for whom: taken off the layout, and not handed over yet (rules 5) [2]."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.money import Cents
from app.table.handing import held_by_name
from app.table.state import TableState


class Held(NamedTuple):
    """All that is held for one owner.

    Attributes:
        owner: his name; empty where nobody knew whose it was.
        amount: cents.
    """

    owner: str
    amount: Cents


def held_things(state: TableState) -> tuple[Held, ...]:
    """Name what is held, by its owners; what nobody owned to comes last."""
    return tuple(Held(owner, amount) for owner, amount in held_by_name(state))
