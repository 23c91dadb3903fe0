"""What exercises of roulette show, in words."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.practice.roulette.on_the_cloth import whose
from app.practice.roulette.scenes import OnLayout, OnTrack, OnWheel
from app.practice.scene import Scene
from app.reports.practice_words.scenes import Labels, chip_name
from app.reports.wording import count, tr
from app.rules.chips import Chip, Piece
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.position_words import ITALIAN_POSITIONS
from app.rules.side import Side

_SIDES = {
    Side.LEFT: QT_TRANSLATE_NOOP("", "Cilindro a sinistra."),
    Side.RIGHT: QT_TRANSLATE_NOOP("", "Cilindro a destra."),
}
_KINDS = {
    Piece.CHIPS: "{chip}",
    Piece.NOTES: QT_TRANSLATE_NOOP("", "biglietti da {chip}"),
    Piece.COMPLIMENTARY: QT_TRANSLATE_NOOP("", "omaggi da {chip}"),
}


def scene_words(scene: Scene, labels: Labels) -> str | None:
    """Say what a scene of roulette shows; None where it is none.

    Args:
        scene: what is shown.
        labels: what the house calls its colours.
    """
    match scene:
        case OnLayout():
            return _layout_words(scene, labels)
        case OnTrack():
            return _track_words(scene, labels)
        case OnWheel(numbers):
            return ", ".join(map(str, numbers))
        case _:
            return None


def _layout_words(scene: OnLayout, labels: Labels) -> str:
    fallen = [] if scene.number is None else [tr("Numero {number}.").format(number=scene.number)]
    stacks = "; ".join(stack_words(stack, labels) for stack in scene.bets)
    return " ".join([*fallen, tr(_SIDES[scene.side]), stacks]).strip()


def _track_words(scene: OnTrack, labels: Labels) -> str:
    stacked, spread = scene.chips[: scene.stacked], scene.chips[scene.stacked :]
    parts = [
        tr(text).format(chips=", ".join(chip_name(chip, labels) for chip in chips))
        for text, chips in (
            (QT_TRANSLATE_NOOP("", "Sovrapposti: {chips}."), stacked),
            (QT_TRANSLATE_NOOP("", "Accanto: {chips}."), spread),
        )
        if chips
    ]
    return " ".join(parts)


def side_words(side: Side) -> str:
    """Say where the cylinder stands."""
    return tr(_SIDES[side])


def stack_words(stack: Stack, labels: Labels) -> str:
    """Say what lies on a position, from the bottom."""
    lying = ", ".join(_entry_words(entry, labels) for entry in stack.entries)
    return f"{ITALIAN_POSITIONS.name(stack.position)}: {lying}"


def _entry_words(entry: Entry, labels: Labels) -> str:
    """Say what lies there, whose it is where the chip does not tell, and what is special about it."""
    chip = tr(_KINDS[entry.kind]).format(chip=chip_name(Chip(entry.value, entry.colour), labels))
    words = [f"{count(entry.pieces)} × {chip}"]
    if entry.owner not in {None, entry.colour}:
        words.append(f"({_owner_words(entry.owner)})")
    if entry.enferme:
        words.append("enfermé")
    if entry.up_to_maximum:
        words.append(tr("fino al massimo"))
    return " ".join(words)


def _owner_words(owner: str | None) -> str:
    """Say whose it is: a seat in the language of the page, a letter as it is."""
    _, values = whose(owner)
    seat = values.get("seat")
    return tr("posto {seat}").format(seat=seat) if isinstance(seat, int) else f"{owner}"
