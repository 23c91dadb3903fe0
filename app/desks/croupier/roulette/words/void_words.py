"""Why a throw or a draw did not count, as the dealer reads it."""

from __future__ import annotations

from collections.abc import Mapping

from app.desks.common.language import tr
from app.desks.croupier.roulette.words import tumbler_words, wheel_words


def thrown_void(reason: str) -> str:
    """Say why a throw did not count; a reason without words of its own is shown as it is."""
    return _void(reason, {**_drawn(), **_thrown()})


def drawn_void(reason: str) -> str:
    """Say why a draw did not count."""
    return _void(reason, {**_thrown(), **_drawn()})


def _void(reason: str, known: Mapping[str, object]) -> str:
    return tr(known.get(reason, reason)) if reason else tr("Colpo nullo: il motivo è da dire")


def _thrown() -> dict[str, object]:
    return {**wheel_words.VOID_REASONS, **wheel_words.HEARD_VOID, **wheel_words.NOT_PLAYED}


def _drawn() -> dict[str, object]:
    return {**tumbler_words.VOID_REASONS, **tumbler_words.HEARD_VOID}
