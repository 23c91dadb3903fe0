"""What is said to a person why not: a line of a catalogue, with what stands in its places.

Each room of the house has its catalogue. A line has the English of the journal and of the commands, and the
Italian of the desks, out of which Qt's files make English and French; places in braces are the same in all of
them. So a sentence is recorded in one language and said in any, and nobody has to recognise it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Self

Value = str | int
"""What stands in a place: a number, a name, an amount as it is written, or a sentence."""
_NOTHING: Final[Mapping[str, Value]] = {}
_COUNTED: Final = "pieces"
"""The place that says how many: one piece, or none, is said in other words."""


def translated(context: str, text: str) -> str:
    """Mark a text for Qt's translators, as its own mark does where there are windows."""
    del context
    return text


QT_TRANSLATE_NOOP: Final = translated
"""Under this name the texts are collected."""


class Line:
    """A line of a catalogue; called with what stands in its places it is a sentence.

    Attributes:
        said: the English, which the journal records.
        text: the Italian.
        name: the catalogue and what the line is called in it.
    """

    __slots__ = ("_counted", "name", "said", "text")

    def __init__(self, said: str, text: str, counted: Mapping[int, str] = {}) -> None:
        """Make a line.

        Args:
            said: its English.
            text: its Italian.
            counted: what is said in Italian instead of so many pieces.
        """
        self.said, self.text, self.name = said, text, ""
        self._counted = {str(pieces): of_few for pieces, of_few in counted.items()}

    def __set_name__(self, catalogue: type, name: str) -> None:
        self.name = f"{catalogue.__name__}.{name}"

    def __repr__(self) -> str:
        return self.name

    def __call__(self, **values: Value) -> Sentence:
        """Say it of these."""
        return Sentence(self, values)

    def english(self, **values: object) -> str:
        """Say it in English alone, as a journal keeps it and an error has it."""
        return self.said.format(**values)

    @property
    def texts(self) -> tuple[str, ...]:
        """All that a desk may say for it, of many pieces and of few."""
        return self.text, *self._counted.values()

    def text_of(self, values: Mapping[str, Value]) -> str:
        """The Italian for so many pieces; where their number changes nothing there is one text."""
        return self._counted.get(str(values[_COUNTED]), self.text) if self._counted else self.text


class _Lines(type):
    """What lets the lines of a catalogue be gone through."""

    def __iter__(cls) -> Iterator[Line]:
        return (line for line in vars(cls).values() if isinstance(line, Line))


class Catalogue(metaclass=_Lines):
    """The lines of a room; no enumeration, which takes ten times as long to make at each start."""


class Sentence(str):
    """A line with its places filled: to whoever records or prints it, its English.

    Attributes:
        line: what is said.
        values: of what, by place.
    """

    __slots__ = ("line", "values")
    line: Line
    values: Mapping[str, Value]

    def __new__(cls, line: Line, values: Mapping[str, Value] = _NOTHING, english: str = "") -> Self:
        """Fill the places of a line.

        Args:
            line: what is said.
            values: what stands in its places.
            english: all that is recorded of it where that is more: where it stands, on which rule it rests.
        """
        said = super().__new__(cls, english or (line.said.format(**values) if values else line.said))
        said.line, said.values = line, values
        return said

    def recorded(self, english: str) -> Sentence:
        """The same, where more of it is recorded than a desk says."""
        return Sentence(self.line, self.values, english)
