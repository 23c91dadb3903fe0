"""What an exercise shows, in words: on paper, and for whoever has the screen read to him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.practice.answers import piles_text
from app.practice.scene import Heap, Laid, Scene
from app.reports.wording import count, tr
from app.rules import italian
from app.rules.chips import Chip
from app.rules.house import ColourChip, House

COLOURS: Final[Mapping[str, object]] = {
    "red": QT_TRANSLATE_NOOP("", "rosso"),
    "blue": QT_TRANSLATE_NOOP("", "blu"),
    "green": QT_TRANSLATE_NOOP("", "verde"),
    "yellow": QT_TRANSLATE_NOOP("", "giallo"),
    "lilac": QT_TRANSLATE_NOOP("", "lilla"),
    "orange": QT_TRANSLATE_NOOP("", "arancio"),
    "sky": QT_TRANSLATE_NOOP("", "celeste"),
    "brown": QT_TRANSLATE_NOOP("", "nocciola"),
}
"""What everybody calls the colours of chips, by their names."""

Labels = Mapping[str, str]
"""What a house calls its colours."""


def labels_of(house: House) -> Labels:
    """Say what a house calls its colours: as everybody does in the language of the page, or its own name."""
    return {colour.name: _label(colour) for colour in house.colours}


def _label(colour: ColourChip) -> str:
    usual = COLOURS.get(colour.name)
    return tr(usual) if usual is not None and str(usual) == colour.label.casefold() else colour.label


def scene_words(scene: Scene, labels: Labels) -> str | None:
    """Say what a scene of any game shows; None where it is a game's own.

    Args:
        scene: what is shown.
        labels: what the house calls its colours.
    """
    match scene:
        case Laid(payment):
            runs = (run for group in payment.groups for run in group.runs)
            return ", ".join(f"{chip_name(run.chip, labels)}: {piles_text(run.shown)}" for run in runs)
        case Heap(chips):
            return ", ".join(f"{count(pieces)} × {chip_name(chip, labels)}" for chip, pieces in chips)
        case _:
            return None


def colour_words(scene: Scene, house: House) -> str:
    """Say which colour each letter on the chips of a scene stands for; empty where there is no colour.

    Args:
        scene: what is shown.
        house: whose chips they are.
    """
    shown, labels = scene.colours, labels_of(house)
    return ", ".join(f"{c.letter} {labels[c.name]}" for c in house.colours if c.name in shown)


def chip_name(chip: Chip, labels: Labels) -> str:
    """Call a chip by its value, or by its colour as the house does."""
    return italian.euro(chip.value) if chip.colour is None else labels.get(chip.colour, chip.colour)
