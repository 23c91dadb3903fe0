"""Codes that cost nothing: with argon2id's least parameters, for tests that guess a thousand."""

from argon2 import PasswordHasher

from app.people.codes import Codes
from app.people.names import name_key
from app.people.register import Person, Register
from app.people.roles import Role

MINUTE = 60_000_000
HOUR = 60 * MINUTE


class Counting:
    """Counts how often codes were really compared."""

    def __init__(self) -> None:
        self.checks = 0
        self.codes = Codes(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1), counted=self._count)

    def _count(self) -> None:
        self.checks += 1


def cheap_codes() -> Codes:
    """Codes for a test."""
    return Counting().codes


def register_of(codes: Codes, *people: tuple[str, Role, str]) -> Register:
    """A register of people with codes of their own."""
    return Register({name_key(name): Person(name, role, codes.seal(code)) for name, role, code in people})
