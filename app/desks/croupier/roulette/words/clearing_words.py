"""In which order the layout is cleared, as the dealer reads it."""

from __future__ import annotations

from app.desks.common.language import tr


def clearing_words(*, divided: bool = False) -> str:
    """Say in which order the layout is cleared (rules 3) [3].

    Args:
        divided: zero has fallen, and what lies on the even chances is divided and not cleared (rules 4).
    """
    if divided:
        return tr(
            "Pulire: intorno allo zero, colonne; terza, seconda, prima dozzina. "
            "Le chance semplici si dividono."
        )
    return tr(
        "Pulire: intorno al numero, colonne; passe, impair, terza dozzina; "
        "noir, rouge, seconda dozzina; pair, manque, prima dozzina."
    )
