"""What is to be said aloud now, and in which tongue: from what stands to be said, and what was (rules 8).

French are the phases and the number; announces, minima and payments are what the house speaks.
Each sentence is said once; what is not yet durable never comes here.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from msgspec import Struct


class Voice(StrEnum):
    """The tongue of a voice."""

    FRENCH = "fr"
    ITALIAN = "it"


class Utterance(Struct, frozen=True):
    """A sentence, and the voice that says it."""

    voice: Voice
    text: str


class Sayable(NamedTuple):
    """What stands to be said.

    Attributes:
        spin: the spin it belongs to.
        number: the one that has fallen; None before.
        said: the words of the moment, one by one.
        payment: the sentence of the payment that is due; None where none is.
        announce: the announce that was taken last, by the event that took it; None where none was.
    """

    spin: int
    number: int | None
    said: tuple[Utterance, ...]
    payment: Utterance | None = None
    announce: tuple[int, Utterance] | None = None


class Telling:
    """Remembers what was said of this spin, so that nothing is said twice.

    Before the number the sentence of the moment is said whenever it changes: after a void throw the same ones
    come again. Of a number each word is said once, whatever is marked and taken back.
    """

    def __init__(self) -> None:
        self._moment: tuple[int, int | None] | None = None
        self._standing: tuple[Utterance, ...] = ()
        self._told: set[Utterance] = set()
        self._announced: int | None = None
        """The last announce that was repeated, or that was there before anybody listened."""

    def due(self, now: Sayable) -> tuple[Utterance, ...]:
        """Give what is to be said at once, and take it for said."""
        if (now.spin, now.number) != self._moment:
            self._moment, self._standing, self._told = (now.spin, now.number), (), set()
        if now.number is None:
            new = now.said if now.said != self._standing else ()
        else:
            new = tuple(word for word in now.said if word not in self._told)
        self._standing = now.said
        self._told.update(new)
        return _joined(new, ". " if now.number is None else ", ") + self._announce(now.announce)

    def _announce(self, last: tuple[int, Utterance] | None) -> tuple[Utterance, ...]:
        """Repeat an announce that was taken since the last time; what lay there already is not said again."""
        before, self._announced = self._announced, max(self._announced or 0, last[0] if last else 0)
        return (last[1],) if last is not None and before is not None and last[0] > before else ()

    def owed(self, now: Sayable) -> Utterance | None:
        """Give the sentence of the payment that is due, if it was not said of this spin yet."""
        return None if now.payment in self._told else now.payment

    def told(self, payment: Utterance) -> None:
        """Take the sentence of a payment for said."""
        self._told.add(payment)


def _joined(words: tuple[Utterance, ...], mark: str) -> tuple[Utterance, ...]:
    """Put what one voice says in a row into one sentence."""
    rows = groupby(words, key=lambda word: word.voice)
    return tuple(Utterance(voice, mark.join(word.text for word in row)) for voice, row in rows)
