"""The language in which a house says its payments: the words of `italian` or of `french` (rules 8)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from app.rules import french, italian


class Speech(StrEnum):
    """In which language a house says what is not French everywhere: payments, changes, minima (rules 8)."""

    ITALIAN = "it"
    FRENCH = "fr"


class Tongue(Protocol):
    """What either language has words for."""

    def number_words(self, number: int) -> str:
        """Say a number."""

    def pieces_words(self, pieces: int) -> str:
        """Say a count of pieces."""

    def money_words(self, amount: int) -> str:
        """Say an amount in cents."""

    def to_the(self, noun: str) -> str:
        """Say to which colour something goes."""

    def player_words(self, owner: str) -> str:
        """Name a player."""

    def to_employees(self) -> str:
        """Say to whom goes what is won for the employees, and where it is put."""


def tongue(speech: Speech) -> Tongue:
    """Give the words of a house's language."""
    return french if speech is Speech.FRENCH else italian


class Phrase(NamedTuple):
    """A sentence with its gaps, in both languages."""

    italian: str
    french: str

    def said(self, speech: Speech, **gaps: object) -> str:
        """Say it in a house's language."""
        words = self.french if speech is Speech.FRENCH else self.italian
        return words.format(**gaps)
