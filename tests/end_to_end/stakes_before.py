"""What the dealer's book remembers of stakes: where a player's chip lay when it last won or was last laid."""

from __future__ import annotations

from tests.end_to_end.entered import Held
from tests.end_to_end.number_paid import Paying
from tests.oracle.layout import POSITIONS


class StakesBefore:
    """The stakes of an evening's numbers so far."""

    def __init__(self) -> None:
        self._staked: dict[tuple[str, object], int] = {}
        self._won: dict[tuple[Held, object], tuple[int, dict[str, int]]] = {}

    def remember(self, paying: Paying) -> None:
        """How each owner's chip lay inside when it won, and on a chance, as the dealer had entered it."""
        won: dict[tuple[Held, object], tuple[int, dict[str, int]]] = {}
        staked: dict[tuple[str, object], int] = {}
        for place, stack in paying.entered.bets.items():
            for entry in stack:
                chip, whose = Held.of(entry), paying.owner_of(entry)
                there = place, entry.get("owner")
                if POSITIONS[place].inside:
                    if whose is not None:
                        won.setdefault((chip, whose), (paying.number, {}))[1][place] = entry["pieces"]
                elif chip.colour is None and chip.owner is not None:
                    staked[there] = staked.get(there, 0) + (chip.value or 0) * entry["pieces"]
        self._won |= won
        self._staked |= staked

    def last_there(self, paying: Paying, place: str, chip: Held) -> int:
        """How many pieces of a chip its player had on a chance the last time; 0 where it is not whole pieces."""
        lying = paying.lying(paying.entered).get(place, ())
        if chip.owner is None or chip.value is None or any(e.get("owner") == chip.owner for e in lying):
            return 0
        pieces, rest = divmod(self._staked.get((place, chip.owner), 0), chip.value)
        return 0 if rest else pieces

    def as_before(self, paying: Paying, chip: Held) -> tuple[int, dict[str, int]] | None:
        """How a player's chip lay inside when it last won: the number, and pieces by place."""
        whose = paying.owner_of(chip.entry(1))
        return None if whose is None else self._won.get((chip, whose))
