"""Writes what an exercise shows as the oracle reads it (interface, `capotavolo settle`)."""

from app.practice.scene import OnLayout
from app.rules.bets import Entry, Piece
from tests.oracle.book import money

Json = dict[str, object]


def spin_of(scene: OnLayout, **fields: object) -> Json:
    """The spin of a layout with its dolly."""
    worth = {
        entry.colour: {"value": money(entry.value), "owner": entry.owner or entry.colour}
        for stack in scene.bets
        for entry in stack.entries
        if entry.colour is not None
    }
    return {
        "number": scene.number,
        "cylinder": scene.side.value,
        "colours": worth,
        "bets": [
            {"position": stack.position.name, "stack": [_entry(entry) for entry in stack.entries]}
            for stack in scene.bets
        ],
        **fields,
    }


def _entry(entry: Entry) -> Json:
    if entry.colour is not None:
        written: Json = {"colour": entry.colour, "pieces": entry.pieces}
    else:
        written = {"value": money(entry.value), "pieces": entry.pieces}
        if entry.owner is not None:
            written["owner"] = entry.owner
        if entry.kind is not Piece.CHIPS:
            written["kind"] = entry.kind.value
    if entry.kept is not None:
        written["kept"] = entry.kept
    flags = {
        "up_to_maximum": entry.up_to_maximum,
        "enferme": entry.enferme,
        "over_maximum": entry.over_maximum,
    }
    return written | {name: True for name, set_ in flags.items() if set_}
