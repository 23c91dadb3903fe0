"""What is said of the colours that are out when the table is closed."""

from __future__ import annotations

from app.desks.common.language import tr


def away_words(colour: str, pieces: int) -> str:
    """Name a colour that is out, and how many pieces the counted bank has too few of it."""
    return tr("{colour} ({count} pz.)").format(colour=colour, count=pieces) if pieces else colour


def out_words(colours: int) -> str:
    """Count the colours that are out; empty where none is."""
    if not colours:
        return ""
    return tr("un colore fuori") if colours == 1 else tr("{count} colori fuori").format(count=colours)
