"""Why a code does not sign an act."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Line


class SigningRefusal(Line):
    """Each with its words."""

    SECOND_IS_FIRST = (
        "the second person is another than the first",
        QT_TRANSLATE_NOOP("", "La seconda persona è un'altra da chi sta al tavolo"),
    )
    MAY_NOT_SIGN = (
        "{name} may not sign this: it takes {roles}",
        QT_TRANSLATE_NOOP(
            "", "{name} non può firmare questo: serve un capo tavolo o un responsabile di sala"
        ),
    )
    SIGNED_ALREADY = (
        "{name} signed already: each signature is another person's",
        QT_TRANSLATE_NOOP("", "{name} ha già firmato: ogni firma è di un'altra persona"),
    )
