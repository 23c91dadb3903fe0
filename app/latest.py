"""What was asked last, for whoever asks the same once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Latest(Generic[Asked, Answer]):
    """Answers what was asked last without working it out again; any thread may ask."""

    def __init__(
        self, work_out: Callable[[Asked], Answer], by: Callable[[Asked], object] = lambda asked: asked
    ) -> None:
        """Know nothing yet.

        Args:
            work_out: gives the answer, which depends on nothing but what is asked.
            by: gives that part of what is asked on which the answer depends.
        """
        self._work_out, self._by = work_out, by
        self._known: tuple[object, Answer] | None = None

    def __call__(self, asked: Asked) -> Answer:
        """Answer.

        Args:
            asked: what is compared with what was asked last, by its value; it never changes.
        """
        known, part = self._known, self._by(asked)
        if known is None or (known[0] is not part and known[0] != part):
            known = self._known = (part, self._work_out(asked))
        return known[1]
