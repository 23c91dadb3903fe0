"""What people and scripts send and we cannot take: always where it stands and what is wrong with it."""

from __future__ import annotations

from app.sentence import Sentence

Step = str | int


def with_section(sentence: str, rule: str | None) -> str:
    """Name the section of the rule on which a sentence rests, behind it."""
    return sentence if rule is None else f"{sentence} ({rule})"


class BadInputError(ValueError):
    """A value is wrong.

    Attributes:
        path: keys and places from the root to the value.
        fault: what is wrong, without place and section; a line of a catalogue where a desk says it too.
        rule: the section of the house's rule that it breaks, "rules 2"; None where it is malformed.
    """

    def __init__(self, fault: str, *path: Step, rule: str | None = None) -> None:
        self.fault, self.path, self.rule = fault, path, rule
        super().__init__(fault, *path)

    @property
    def reason(self) -> str:
        """All of it; a sentence where the fault is a line of a catalogue."""
        return self.fault.recorded(str(self)) if isinstance(self.fault, Sentence) else str(self)

    def inside(self, *path: Step) -> BadInputError:
        """Say the same of a value that stands deeper: `path` goes before what is known."""
        return type(self)(self.fault, *path, *self.path, rule=self.rule)

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer (RFC 6901); empty for the root."""
        return "".join(f"/{_escaped(step)}" for step in self.path)

    def __str__(self) -> str:
        said = with_section(self.fault, self.rule)
        return f"{self.pointer}: {said}" if self.path else said


class NoJsonError(BadInputError):
    """The text is no JSON at all."""


def _escaped(step: Step) -> str:
    return str(step).replace("~", "~0").replace("/", "~1")
