"""A sentence broken into lines of a width, between its words."""

from __future__ import annotations

from app.desks.common.lettering import width_of


def broken(text: str, wide: float, pixels: int) -> tuple[str, ...]:
    """Break a sentence into lines.

    Args:
        text: the sentence; of no word, one empty line.
        wide: pixels that a line may have; a word that is wider has a line to itself.
        pixels: the size of the letters.
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, pixels) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines) or ("",)
