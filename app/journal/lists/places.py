"""Where in its list each table stands: between two spins, so that nothing is shown twice or passed by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Self

NEWEST = 2**62
"""Behind every spin that will ever be."""


class Place(NamedTuple):
    """A place in the list: of each table its last spin on the older side of it.

    Attributes:
        below: by the tables' names; of one that is not named all spins are on the older side.
    """

    below: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, below: Mapping[str, int]) -> Self:
        """Name a place."""
        return cls(tuple(sorted(below.items())))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a place as `write` wrote it.

        Raises:
            ValueError: it is none.
        """
        below: dict[str, int] = {}
        for part in filter(None, text.split(",")):
            table, sign, spin = part.rpartition(":")
            if not sign or not table or not spin.isdecimal():
                raise ValueError(f"{part!r} is no place: write TABLE:SPIN")
            below[table] = int(spin)
        return cls.of(below)

    def write(self) -> str:
        """Write it for a command line: `T1:812,T2:90`."""
        return ",".join(f"{table}:{spin}" for table, spin in self.below)

    def spin(self, table: str) -> int:
        """Give a table's last spin on the older side."""
        return dict(self.below).get(table, NEWEST)

    def moved(self, below: Mapping[str, int]) -> Self:
        """Name the place at which some tables stand elsewhere."""
        return self.of({**dict(self.below), **below})


START = Place()
"""Before the newest spin."""
