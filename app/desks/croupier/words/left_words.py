"""How the desk names payments that nobody had marked when their spin was closed."""

from __future__ import annotations

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import title_words
from app.desks.croupier.payments.left import Left


def left_words(left: Left) -> str:
    """Name one: "Lilla, 70 pezzi, € 350", or a difference: "Lilla, ancora 35 pezzi, € 175".

    What is disputed says so.
    """
    pieces = tr("1 pezzo") if left.pieces == 1 else tr("{count} pezzi").format(count=left.pieces)
    parts = [title_words(left.title), pieces if left.pieces is not None else "", f"€ {euro(left.amount)}"]
    if left.differs:
        what = tr("riprendere {pieces}") if left.back else tr("ancora {pieces}")
        counted = parts[1] or parts[2]
        parts[1 if parts[1] else 2] = what.format(pieces=counted)
    if left.disputed:
        parts.append(tr("contestato"))
    return ", ".join(filter(None, parts))


def answer_words(left: Left) -> tuple[str, str]:
    """Say the two answers to whether it was done."""
    return (tr("Ripreso"), tr("Non ripreso")) if left.back else (tr("Pagato"), tr("Non pagato"))


def was_words(left: Left) -> str:
    """Ask whether it was done."""
    return tr("fu ripreso?") if left.back else tr("fu pagato?")


def left_of_words(left: Left, count: int) -> str:
    """Say of which spin it is, and how many more are left: "Colpo 6 (20) e altri 2"."""
    said = tr("Colpo {spin} ({number})").format(spin=left.spin, number=left.number)
    if count == 1:
        return said
    others = tr("e un altro") if count == 2 else tr("e altri {count}").format(count=count - 1)
    return f"{said} {others}"
