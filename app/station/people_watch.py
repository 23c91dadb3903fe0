"""What of the register of people a table should hear of: wrong codes, wherever they were given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from app.people.lockout import WRONG_ALLOWED, Tries

if TYPE_CHECKING:
    from app.people.register import Register

_STEP: Final = 5
"""Wrong codes in a row that are told: each fifth, and once they lock each one."""
_NOBODY: Final = ""


class PeopleWatch:
    """Compares the register, each time that it was read, with what was told of it before."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        """Nothing is told yet.

        Args:
            tell: takes one sentence about wrong codes.
        """
        self._tell = tell
        self._told: dict[str, int] = {}

    def seen(self, register: Register) -> None:
        """Tell what is new in the register; what was so before this program began is new to it."""
        found = {person.name: register.tried(person.name) for person in register.here}
        found[_NOBODY] = register.tried_by_nobody
        steps = {name: _steps(tries.wrong) for name, tries in found.items()}
        for name, tries in found.items():
            if steps[name] > self._told.get(name, 0):
                self._tell(_sentence(name, tries))
        self._told = steps


def _steps(wrong: int) -> int:
    """Say how many times wrong codes in a row were worth telling."""
    return min(wrong, WRONG_ALLOWED) // _STEP + max(0, wrong - WRONG_ALLOWED)


def _sentence(name: str, tries: Tries) -> str:
    where = tries.desk or "an unknown place"
    if name == _NOBODY:
        return f"{tries.wrong} wrong codes in a row under names that nobody has, the last at {where}."
    return f"{tries.wrong} wrong codes in a row for {name}, the last at {where}."
