"""Which page of the manual belongs to what the croupier sees: pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.notices import Notice
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.game_words import dealt

T = TypeVar("T")


def _by_what(pages: Mapping[str, tuple[T, ...]]) -> Mapping[T, str]:
    """Name the page of all that belongs to each."""
    return {about: page for page, many in pages.items() for about in many}


MANUAL: Final[Mapping[AnyAct, str]] = _by_what(
    {
        "number": (Act.CONFIRM, Act.NUMBER, Act.OTHER_NUMBER),
        "void-throw": (Act.WHY_VOID, Act.VALID),
        "evening": (Act.TABLE, Act.OPEN, Act.QUIT),
        "dispute": (Act.PAYMENT,),
        "paying": (Act.LINES,),
        "suspended": (Act.ANSWER, Act.SUSPEND),
        "minimum": (Act.MINIMUM,),
        "colours": (Act.COLOUR, Act.EXCHANGE, Act.TIP),
        "hand-over": (Act.HAND_OVER,),
        "closing": (Act.CLOSE,),
        "bank": (Act.BANK,),
        "not-opening": (Act.NEW_JOURNAL,),
        "keyboard": (Act.KEYS,),
        "settings": (Act.SETTINGS, Act.STATION),
        "connect-a-wheel": (Act.DEVICES,),
        "support": (Act.SUPPORT,),
    }
)
"""The page for each page of the desk at any table."""

_OF_A_NOTICE: Final[Mapping[Notice, str]] = _by_what(
    {
        "on-paper": (Notice.STOPPED, Notice.ON_PAPER, Notice.JOURNAL),
        "void-throw": (Notice.VOIDED, Notice.VOID_NUMBER),
        "number": (Notice.READER_LOST, Notice.READER_SILENT),
        "suspended": (Notice.SUSPENDED, Notice.ALARM),
        "call-bets": (Notice.CHANGE, Notice.CUT_OFF),
        "hand-over": (Notice.HANDED_OVER,),
        "putting-right": (Notice.UNMARKED,),
    }
)
"""What a notice is about is what somebody asks about first."""


def manual() -> Mapping[AnyAct, str]:
    """Give the page for each page of the desk, and of the game that is dealt there."""
    return {**MANUAL, **dealt().manual}


def page_of_screen(screen: Screen) -> str:
    """Name the page for what stands in the middle of the desk, where no page is open."""
    if screen.banner is not None and screen.banner.notice in _OF_A_NOTICE:
        return _OF_A_NOTICE[screen.banner.notice]
    if screen.number == 0:
        return "zero"
    if screen.number is not None:
        return "paying" if screen.payments.large is not None else "entering"
    return "closing" if screen.opened and screen.last_spin else "evening"
