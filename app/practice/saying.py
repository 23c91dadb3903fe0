"""What an exercise says, without its words: a key, and the values that stand in the sentence.

The words belong to the desks and the sheets, in three languages; an exercise is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final, NamedTuple

from app.rules.inventory import Bundle
from app.rules.money import Cents


class Sum(NamedTuple):
    """An amount of money, in cents."""

    cents: Cents


class Chips(NamedTuple):
    """Chips of the bank or of a player, colours first, then values from the lowest."""

    chips: Bundle


class Term(NamedTuple):
    """A word of the house that each language has: a chance, a colour, a reason."""

    name: str


class Quote(NamedTuple):
    """What is said at the table, in the language in which it is said there."""

    words: str


class Symbols(NamedTuple):
    """Arithmetic, which reads the same everywhere: "3 × 17 = 51"."""

    text: str


Value = int | Sum | Chips | Term | Quote | Symbols | Hashable
"""What stands in a sentence; a game has values of its own, which the words of its course say."""

NOTHING: Final[Mapping[str, Value]] = {}


class Say(NamedTuple):
    """A sentence.

    Attributes:
        key: which one; its drill's name comes first: `products.ask`.
        values: what stands in it, by name.
    """

    key: str
    values: Mapping[str, Value] = NOTHING
