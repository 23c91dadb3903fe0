"""What a code must be, and how it is kept: argon2id, never the code itself.

Whoever looks into the register finds a salted, slow and large hash (RFC 9106, its second recommendation: 64
MB, three passes). A name that there is not is checked against a decoy of the same cost, so that time tells
nobody which names there are.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from app.people.refusals import RegisterRefusal
from app.sentence import Sentence

SHORTEST: Final = 8
"""The fewest digits of a code that is chosen or given."""
SHORTEST_BEFORE: Final = 6
"""The fewest of a code that was chosen before: it holds until it is changed."""
LONGEST: Final = 12
PASSES: Final = 3
MEMORY_KIB: Final = 64 * 1024
LANES: Final = 4
SALT_BYTES: Final = 16
HASH_BYTES: Final = 32

_DIGITS: Final = frozenset("0123456789")


class WeakCodeError(ValueError):
    """The code is none that anybody may have; the sentence says why."""


def why_weak(code: str) -> Sentence | None:
    """Say why a code may not be chosen; None where it may."""
    if not SHORTEST <= len(code) <= LONGEST or not set(code) <= _DIGITS:
        return RegisterRefusal.CODE_LENGTH(least=SHORTEST, most=LONGEST)
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(code)}
    if steps == {0}:
        return RegisterRefusal.CODE_ONE_DIGIT()
    if steps in ({1}, {9}):
        return RegisterRefusal.CODE_RUN()
    return None


class Codes:
    """Seals codes, and tells whether one fits a seal; some 100 ms and 64 MB each, on no window's thread."""

    def __init__(
        self, hasher: PasswordHasher | None = None, *, counted: Callable[[], None] = lambda: None
    ) -> None:
        """Make the decoy.

        Args:
            hasher: with other parameters, for tests that cannot wait.
            counted: told of each check, whatever it finds.
        """
        self._hasher = hasher or PasswordHasher(PASSES, MEMORY_KIB, LANES, HASH_BYTES, SALT_BYTES)
        self._counted = counted
        self._decoy = self._hasher.hash("no code fits this")

    def seal(self, code: str) -> str:
        """Give what is kept of a code.

        Raises:
            WeakCodeError: nobody may have it.
        """
        if weak := why_weak(code):
            raise WeakCodeError(weak)
        return self._hasher.hash(code)

    def fits(self, seal: str | None, code: str) -> bool:
        """Whether a code is the one that was sealed; without a seal no code is, and that takes as long.

        Raises:
            ValueError: what is kept is no seal.
        """
        self._counted()
        try:
            self._hasher.verify(self._decoy if seal is None else seal, code)
        except VerifyMismatchError:
            return False
        except (InvalidHashError, VerificationError) as fault:
            raise ValueError(f"what is kept is no sealed code: {fault}") from fault
        return seal is not None
