"""What the desk calls things by, for its search line: whatever it shows can be typed as it stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from PySide6.QtWidgets import QComboBox

from app.desks.common.language import Language, language, tr
from app.desks.pit_boss.roulette.asked_for import Controls
from app.desks.pit_boss.roulette.words import KINDS, bet_words, void_before_words
from app.journal.lists.filters import Filter
from app.reports.roulette.spin_words import FLAGS
from app.rules.roulette.layout import POSITIONS
from app.rules.roulette.notation import SHORT
from app.table.listing import Flag

_MOST_VOID: Final = 10
"""Void throws before one number; more hardly happen."""

Asks = Callable[[Controls], Filter]
"""Says what is looked for where the controls stand so and nothing is typed."""


def vocabulary(boxes: dict[str, QComboBox], asks: Asks) -> dict[str, Filter]:
    """Say what is meant by everything that the desk offers, in its language.

    Args:
        boxes: the controls, by what of `Controls` they say.
        asks: says what they ask for.
    """
    said = dict(_of_any_table(language()))
    for name, box in boxes.items():
        said |= dict(_offered(name, box, asks))
    return said


@cache
def _of_any_table(_spoken: Language) -> Mapping[str, Filter]:
    """Say what is meant by what no control offers, once for each language that is spoken here."""
    said = {tr(words): Filter(flags=flag) for flag, words in FLAGS.items()}
    said |= {void_before_words(many): Filter(flags=Flag.VOID) for many in range(1, _MOST_VOID)}
    said |= {tr(words): Filter(kind=kind) for kind, words in KINDS.items()}
    return said | {bet_words(position): Filter(position=SHORT[position]) for position in POSITIONS}


def _offered(name: str, box: QComboBox, asks: Asks) -> Iterator[tuple[str, Filter]]:
    """Go through what a control offers; what it says before each is what it is called by."""
    for row in range(box.count()):
        words = box.itemText(row)
        meant = asks(Controls()._replace(**{name: box.itemData(row)}))
        yield words, meant
        yield words.rpartition(":")[2], meant
