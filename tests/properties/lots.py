"""Choices that cost little: a draw of hypothesis takes as long as a settlement, and makes a dozen of them.

Bytes are drawn, evenly as no large number is, and taken apart from the first on; where they have no room left, others
are drawn. Bytes of 0 say the first of all that is chosen, so that what fails still shrinks.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")
_SIZE: Final = 8
_BYTES: Final = st.binary(min_size=_SIZE, max_size=_SIZE)


class Lots:
    """What is chosen for one case."""

    def __init__(self, draw: st.DrawFn) -> None:
        """Choose by what hypothesis draws.

        Args:
            draw: also for what is no choice, such as a text.
        """
        self.draw: Final = draw
        self._number, self._room = 0, 1

    def below(self, bound: int) -> int:
        """A whole number from 0, less than `bound`; each as likely as another."""
        if self._room < bound:
            self._number, self._room = int.from_bytes(self.draw(_BYTES), "little"), 1 << 8 * _SIZE
        self._number, found = divmod(self._number, bound)
        self._room //= bound
        return found

    def between(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        return least + self.below(most - least + 1)

    def once_in(self, times: int) -> bool:
        """Whether what happens once in so many times happens."""
        return self.below(times) == times - 1

    def of(self, options: Sequence[T]) -> T:
        """One of these."""
        return options[self.below(len(options))]

    def some(self, most: int, one: Callable[[], T]) -> list[T]:
        """None, or up to `most` that are made one after the other."""
        return [one() for _ in range(self.below(most + 1))]


def drawn(make: Callable[[Lots], T]) -> st.SearchStrategy[T]:
    """Whatever `make` chooses by lots."""

    @st.composite
    def one(draw: st.DrawFn) -> T:
        return make(Lots(draw))

    return one()
