"""The keys of an announce's page, by what they say."""

from __future__ import annotations

from collections.abc import Callable

from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, Leaf, choose, go_on
from app.desks.croupier.roulette.announces.leaf import Says, TakeBack, Turn
from app.desks.croupier.roulette.announces.page import AnnouncePage

_WAYS = 3


def _seen(page: AnnouncePage) -> list[FormKey]:
    return [key for leaf in page.leaves.values() for key in leaf.keys if key.isVisible()]


def those(page: AnnouncePage, does: Callable[..., AnnounceDraft]) -> list[FormKey]:
    """The keys by which the draft becomes another one in a way."""
    return [key for key in _seen(page) if isinstance(key.says, Says) and key.says.does is does]


def palette(page: AnnouncePage) -> dict[str, FormKey]:
    """The keys of the announces that follow the cloth, by their names."""
    found = {key.says: key for key in those(page, choose)}
    return {str(says.of[0]): key for says, key in found.items() if isinstance(says, Says)}


def ways(page: AnnouncePage) -> list[list[FormKey]]:
    """The ways in which each announce that won can go on."""
    keys = those(page, go_on)
    return [keys[first : first + _WAYS] for first in range(0, len(keys), _WAYS)]


def backs(page: AnnouncePage) -> dict[int, FormKey]:
    """The keys that take an announce back, by their rows."""
    leaf = page.leaves[Leaf.WON]
    rows = zip(leaf.shown.slots, leaf.keys, strict=True)
    return {slot.row: key for slot, key in rows if isinstance(key.says, TakeBack) and key.isVisible()}


def accepts(page: AnnouncePage) -> list[FormKey]:
    """The keys of the announces of the last spin."""
    return [key for key in page.leaves[Leaf.SAME].keys if not isinstance(key.says, Turn)]


def turns(page: AnnouncePage) -> list[FormKey]:
    """The keys that turn to the rows before, and after."""
    return [key for key in _seen(page) if isinstance(key.says, Turn)]
