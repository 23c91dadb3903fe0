"""Which page of the manual belongs to what the croupier sees: pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.notices import Notice
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.game_words import dealt

MANUAL: Final[Mapping[AnyAct, str]] = {
    Act.CONFIRM: "number",
    Act.NUMBER: "number",
    Act.OTHER_NUMBER: "number",
    Act.WHY_VOID: "void-throw",
    Act.VALID: "void-throw",
    Act.TABLE: "evening",
    Act.PAYMENT: "dispute",
    Act.LINES: "paying",
    Act.ANSWER: "suspended",
    Act.MINIMUM: "minimum",
    Act.COLOUR: "colours",
    Act.HAND_OVER: "hand-over",
    Act.OPEN: "evening",
    Act.CLOSE: "closing",
    Act.SUSPEND: "suspended",
    Act.BANK: "bank",
    Act.EXCHANGE: "colours",
    Act.TIP: "colours",
    Act.NEW_JOURNAL: "not-opening",
    Act.QUIT: "evening",
    Act.KEYS: "keyboard",
    Act.SETTINGS: "settings",
    Act.STATION: "settings",
    Act.DEVICES: "connect-a-wheel",
    Act.SUPPORT: "support",
}
"""The page for each page of the desk at any table."""

_OF_A_NOTICE: Final[Mapping[Notice, str]] = {
    Notice.STOPPED: "on-paper",
    Notice.ON_PAPER: "on-paper",
    Notice.JOURNAL: "on-paper",
    Notice.VOIDED: "void-throw",
    Notice.VOID_NUMBER: "void-throw",
    Notice.READER_LOST: "number",
    Notice.READER_SILENT: "number",
    Notice.SUSPENDED: "suspended",
    Notice.ALARM: "suspended",
    Notice.CHANGE: "call-bets",
    Notice.CUT_OFF: "call-bets",
    Notice.HANDED_OVER: "hand-over",
    Notice.UNMARKED: "putting-right",
}
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
