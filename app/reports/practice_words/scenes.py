"""What an exercise shows, in words: on paper, and for whoever has the screen read to him."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.practice.answers import piles_text
from app.practice.roulette.on_the_cloth import whose
from app.practice.roulette.scenes import OnLayout, OnTrack, OnWheel
from app.practice.scene import Heap, Laid, Scene
from app.reports.practice_words.sentences import TERMS
from app.reports.wording import count, tr
from app.rules import italian
from app.rules.chips import Chip, Piece
from app.rules.house import ColourChip, House
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


Labels = Mapping[str, str]
"""What a house calls its colours."""


def labels_of(house: House) -> Labels:
    """Say what a house calls its colours: as everybody does in the language of the page, or its own name."""
    return {colour.name: _label(colour) for colour in house.colours}


def _label(colour: ColourChip) -> str:
    usual = TERMS.get(colour.name)
    return tr(usual) if usual is not None and str(usual) == colour.label.casefold() else colour.label


@singledispatch
def scene_words(scene: Scene, labels: Labels) -> str:  # noqa: ARG001 - the kinds of scenes use it
    """Say what a scene shows.

    Args:
        scene: what is shown.
        labels: what the house calls its colours.
    """
    raise TypeError(f"no scene: {scene!r}")


@scene_words.register
def _(scene: OnLayout, labels: Labels) -> str:
    fallen = [] if scene.number is None else [tr("Numero {number}.").format(number=scene.number)]
    stacks = "; ".join(stack_words(stack, labels) for stack in scene.bets)
    return " ".join([*fallen, tr(_SIDES[scene.side]), stacks]).strip()


@scene_words.register
def _(scene: OnTrack, labels: Labels) -> str:
    stacked, spread = scene.chips[: scene.stacked], scene.chips[scene.stacked :]
    parts = [
        tr(text).format(chips=", ".join(_chip_name(chip, labels) for chip in chips))
        for text, chips in (
            (QT_TRANSLATE_NOOP("", "Sovrapposti: {chips}."), stacked),
            (QT_TRANSLATE_NOOP("", "Accanto: {chips}."), spread),
        )
        if chips
    ]
    return " ".join(parts)


@scene_words.register
def _(scene: Laid, labels: Labels) -> str:
    runs = (run for group in scene.payment.groups for run in group.runs)
    return ", ".join(f"{_chip_name(run.chip, labels)}: {piles_text(run.shown)}" for run in runs)


@scene_words.register
def _(scene: Heap, labels: Labels) -> str:
    return ", ".join(f"{count(pieces)} × {_chip_name(chip, labels)}" for chip, pieces in scene.chips)


@scene_words.register
def _(scene: OnWheel, labels: Labels) -> str:  # noqa: ARG001 - numbers have no colours of chips
    return ", ".join(map(str, scene.numbers))


def colour_words(scene: Scene, house: House) -> str:
    """Say which colour each letter on the chips of a scene stands for; empty where there is no colour.

    Args:
        scene: what is shown.
        house: whose chips they are.
    """
    shown, labels = colours_in(scene), labels_of(house)
    return ", ".join(f"{c.letter} {labels[c.name]}" for c in house.colours if c.name in shown)


@singledispatch
def colours_in(scene: Scene) -> frozenset[str]:
    """Name the colours of the chips in a scene."""
    raise TypeError(f"no scene: {scene!r}")


@colours_in.register
def _(scene: OnLayout) -> frozenset[str]:
    return frozenset(entry.colour for stack in scene.bets for entry in stack.entries if entry.colour)


@colours_in.register
def _(scene: OnTrack) -> frozenset[str]:
    return frozenset(chip.colour for chip in scene.chips if chip.colour)


@colours_in.register
def _(scene: Laid) -> frozenset[str]:
    runs = (run for group in scene.payment.groups for run in group.runs)
    return frozenset(run.chip.colour for run in runs if run.chip.colour)


@colours_in.register
def _(scene: Heap) -> frozenset[str]:
    return frozenset(chip.colour for chip, _ in scene.chips if chip.colour)


@colours_in.register
def _(scene: OnWheel) -> frozenset[str]:  # noqa: ARG001 - numbers have no colours of chips
    return frozenset()


def side_words(side: Side) -> str:
    """Say where the cylinder stands."""
    return tr(_SIDES[side])


def stack_words(stack: Stack, labels: Labels) -> str:
    """Say what lies on a position, from the bottom."""
    lying = ", ".join(_entry_words(entry, labels) for entry in stack.entries)
    return f"{ITALIAN_POSITIONS.name(stack.position)}: {lying}"


def _entry_words(entry: Entry, labels: Labels) -> str:
    """Say what lies there, whose it is where the chip does not tell, and what is special about it."""
    chip = tr(_KINDS[entry.kind]).format(chip=_chip_name(Chip(entry.value, entry.colour), labels))
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


def _chip_name(chip: Chip, labels: Labels) -> str:
    return italian.euro(chip.value) if chip.colour is None else labels.get(chip.colour, chip.colour)
