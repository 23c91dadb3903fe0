"""What of the register of people a table should hear of: wrong codes, and a code from outside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from app.people.lockout import WRONG_ALLOWED, Tries
from app.table.people_heard import PitBossAgainHeard
from app.table.people_troubles import PeopleTrouble

if TYPE_CHECKING:
    from app.people.register import Register

_STEP: Final = 5
"""Wrong codes in a row that are told: each fifth, and once they lock each one."""
_NOBODY: Final = ""


class PeopleWatch:
    """Compares the register, each time that it was read, with what was told of it before."""

    def __init__(
        self,
        tell: Callable[[str], None],
        again: Callable[[PitBossAgainHeard], None],
        night: Callable[[], int],
    ) -> None:
        """Nothing is told yet.

        Args:
            tell: takes one sentence about wrong codes.
            again: takes a code that whoever keeps the machine gave, once in each night until it is answered.
            night: says which night is open; 0 for none.
        """
        self._tell, self._again, self._night = tell, again, night
        self._told: dict[str, int] = {}
        self._told_again: set[tuple[int, PitBossAgainHeard]] = set()

    def seen(self, register: Register) -> None:
        """Tell what is new in the register; what was so before this program began is new to it."""
        found = {person.name: register.tried(person.name) for person in register.here}
        found[_NOBODY] = register.tried_by_nobody
        steps = {name: _steps(tries.wrong) for name, tries in found.items()}
        for name, tries in found.items():
            if steps[name] > self._told.get(name, 0):
                self._tell(_sentence(name, tries))
        self._told = steps
        if night := self._night():
            for each in register.again.values():
                heard = PitBossAgainHeard(each.name, each.user, each.at)
                if (night, heard) not in self._told_again:
                    self._told_again.add((night, heard))
                    self._again(heard)


def _steps(wrong: int) -> int:
    """Say how many times wrong codes in a row were worth telling."""
    return min(wrong, WRONG_ALLOWED) // _STEP + max(0, wrong - WRONG_ALLOWED)


def _sentence(name: str, tries: Tries) -> str:
    where = tries.desk or "an unknown place"
    if name == _NOBODY:
        return PeopleTrouble.WRONG_CODES_OF_NOBODY.english(count=tries.wrong, desk=where)
    return PeopleTrouble.WRONG_CODES.english(count=tries.wrong, name=name, desk=where)
