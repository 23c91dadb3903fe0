"""How positions are written on the cloth and on its targets: the same in every language."""

from __future__ import annotations

from typing import Final

from app.rules.roulette.layout import Kind, Position

_EVENS: Final = {
    "low": "Manque",
    "even": "Pair",
    "red": "Rouge",
    "black": "Noir",
    "odd": "Impair",
    "high": "Passe",
}


def cloth_name(position: Position) -> str:
    """Write a position in a few letters: "8/11", "7/12", "Noir", "Col. 35", "1ª dozz.", "quattro primi"."""
    ends = position.name.split("-", 1)[-1].replace("-", "/")
    match position.kind:
        case Kind.EVEN_MONEY:
            return _EVENS[position.name]
        case Kind.COLUMN:
            return f"Col. {ends}"
        case Kind.DOZEN:
            return f"{ends}ª dozz."
        case Kind.DOUBLE_COLUMN | Kind.DOUBLE_DOZEN:
            return f"{'Col.' if position.kind is Kind.DOUBLE_COLUMN else 'Dozz.'} {ends.split('/', 1)[1]}"
        case Kind.FIRST_FOUR:
            return "quattro primi"
        case _:
            return ends
