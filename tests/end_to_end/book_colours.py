"""The colours as the dealer's book has them: what each is worth, whose it is, and which are out (rules 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.end_to_end.entered import Bets, Form
from tests.end_to_end.number_paid import Paying
from tests.oracle.book import money


class Colours:
    """The colours of an evening.

    Attributes:
        worth: what each is worth, and its owner where it has one.
    """

    def __init__(
        self, tell: Callable[[list[Any]], None], names: Iterable[str], lying: Callable[[], set[str]]
    ) -> None:
        """No colour is worth anything yet.

        Args:
            tell: takes a line of the story.
            names: of the house's colours, in its order.
            lying: gives those that are known to lie on the layout now.
        """
        self._tell, self._names, self._lying = tell, tuple(names), lying
        self.worth: dict[str, Form] = {}
        self._standing: set[str] = set()
        self._won: set[str] = set()
        self._said_out: set[str] = set()

    def begin(self, minimum: int) -> None:
        self.worth = {name: {"value": money(minimum)} for name in self._names}

    @property
    def out(self) -> list[str]:
        return [name for name in self._names if name in self._seen_out()]

    def _seen_out(self) -> set[str]:
        """Nobody counts the bank here: what lies there, won this night or was given to a player is asked in."""
        given = {name for name, colour in self.worth.items() if "owner" in colour}
        return self._lying() | self._standing | self._won | given

    def say_out(self, minimum: int) -> list[str]:
        """The dealer says which colours are out: here all that he was shown."""
        own = {name for name, colour in self.worth.items() if colour != {"value": money(minimum)}}
        self._said_out = self._seen_out() | own
        return [name for name in self._names if name in self._said_out]

    def follow(self, before: int, minimum: int) -> None:
        """A colour of which nothing is out is worth the new minimum; the others keep their value."""
        for name in self._names:
            if name not in self._said_out | self._lying() and self.worth[name] == {"value": money(before)}:
                self._give(name, minimum, None, None)

    def stay(self, paying: Paying, answer: Form, minimum: int, known: Bets) -> None:
        """A colour that won all the same was out: it keeps the value at which it played."""
        for name in _colours_of(answer):
            was, now = paying.colours[name], self.worth[name]
            followed = was == {"value": money(paying.minimum)} and now == {"value": money(minimum)}
            if followed and was != now and name not in colours_in(known):
                self._give(name, paying.minimum, None, None)

    def settle(self, answer: Form, standing: Bets) -> None:
        """Remember what a number paid, and what stands there after it."""
        self._won |= set(_colours_of(answer))
        self._standing = colours_in(standing)

    def gave(self, name: str, value: int, owner: str | None) -> None:
        self._give(name, value, owner, "capo tavolo")

    def _give(self, name: str, value: int, owner: str | None, by: str | None) -> None:
        colour = {"value": money(value)} | ({"owner": owner} if owner else {})
        if colour != self.worth[name]:
            self._won.discard(name)
        self.worth[name] = colour
        self._tell(["colour.assigned", name, money(value), owner, by])


def colours_in(bets: Bets) -> set[str]:
    return {entry["colour"] for stack in bets.values() for entry in stack if "colour" in entry}


def _colours_of(answer: Form) -> list[str]:
    """The colours that were paid, and those that stand after the number, each once."""
    paid = [
        item["chip"]["colour"] for item in answer["payments"] if item["chip"] and "colour" in item["chip"]
    ]
    stands = [e["colour"] for item in answer["standing"] for e in item["stack"] if "colour" in e]
    return list(dict.fromkeys([*paid, *stands]))
