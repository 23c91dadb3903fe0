"""Chips in a sentence: an amount is written as the page's language does, whatever the chip bears."""

from __future__ import annotations

from collections.abc import Iterable

from app.desks.common.language import as_written, tr
from app.desks.common.looks import Look


def face_words(look: Look) -> str:
    """Write what a chip bears: "2.50" on an English page, where the chip itself keeps its "2,50"."""
    return as_written(look.face)


def chips_words(chips: Iterable[tuple[Look, int]]) -> str:
    """Write chips in a sentence: "20 + 3 × 5"."""
    faces = ((face_words(look), pieces) for look, pieces in chips)
    return " + ".join(f"{pieces} × {face}" if pieces > 1 else face for face, pieces in faces)


def count_words(each: int) -> str:
    """Say how many pieces a touch lays."""
    return tr("{count} pezzi a tocco").format(count=each)
