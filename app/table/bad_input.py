"""What people and scripts send and we cannot take: always where it stands and what is wrong with it."""

from __future__ import annotations

Step = str | int


class BadInputError(ValueError):
    """A value is wrong.

    Attributes:
        path: keys and places from the root to the value.
        fault: what is wrong, without the place.
    """

    def __init__(self, fault: str, *path: Step) -> None:
        self.fault, self.path = fault, path
        super().__init__(fault, *path)

    def inside(self, *path: Step) -> BadInputError:
        """Say the same of a value that stands deeper: `path` goes before what is known."""
        return type(self)(self.fault, *path, *self.path)

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer (RFC 6901); empty for the root."""
        return "".join(f"/{_escaped(step)}" for step in self.path)

    def __str__(self) -> str:
        return f"{self.pointer}: {self.fault}" if self.path else self.fault


class NoJsonError(BadInputError):
    """The text is no JSON at all."""


def _escaped(step: Step) -> str:
    return str(step).replace("~", "~0").replace("/", "~1")
