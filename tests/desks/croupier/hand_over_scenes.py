"""Scenes of what a colleague left to be told, where there is more of it than the page has room for."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.croupier.scene import Scene
from tests.desks.croupier.table_scenes import long_notes
from tests.desks.hands import Hands


def told(hands: Hands) -> FormPage:
    """The beginning stands at the foot of the page."""
    long_notes(hands)
    hands.window.do(Act.HAND_OVER)
    return hands.form(Act.HAND_OVER)


def begins(hands: Hands) -> None:
    told(hands)


def all_told(hands: Hands) -> None:
    """All of it, in the place of the letters."""
    hands.touch(told(hands).leaves.key)


HAND_OVER: Final = (Scene("hand-over-long-notes", begins), Scene("hand-over-all-notes", all_told))
