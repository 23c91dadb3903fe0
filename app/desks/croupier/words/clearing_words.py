"""In which order the layout is cleared, as the dealer reads it."""

from __future__ import annotations

from app.desks.common.language import tr


def clearing_words() -> str:
    """Say in which order the layout is cleared (rules 3) [3]."""
    return tr(
        "Pulire: intorno al numero, colonne; passe, impair, terza dozzina; "
        "noir, rouge, seconda dozzina; pair, manque, prima dozzina."
    )
