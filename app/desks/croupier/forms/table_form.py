"""What is rarely done at a table, two touches away: large keys, sorted by what they are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.forms.kit import Asks, Desk, Form, Key, Row, Said
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import (
    act_words,
    beneath_words,
    has_key,
    last_words,
    suspend_words,
    unanswered_words,
)

_OF_PLAYERS: Final = QT_TRANSLATE_NOOP("", "I GIOCATORI")
_GROUPS: Final[tuple[tuple[object, tuple[AnyAct, ...]], ...]] = (
    (
        QT_TRANSLATE_NOOP("", "IL COLPO"),
        (Act.NUMBER, Act.OTHER_NUMBER, Act.VOID, Act.VALID, Act.WHY_VOID, Act.LAST),
    ),
    (_OF_PLAYERS, (Act.EXCHANGE, Act.COLOUR)),
    (
        QT_TRANSLATE_NOOP("", "IL TAVOLO"),
        (Act.BANK, Act.MINIMUM, Act.HAND_OVER, Act.SUSPEND, Act.OPEN, Act.CLOSE),
    ),
    (QT_TRANSLATE_NOOP("", "IL PROGRAMMA"), (Act.HELP, Act.SETTINGS, Act.DISPLAY, Act.ANSWER, Act.QUIT)),
)
"""The name of each row, and its acts. Opening and closing share a place, and so do "Rien va", why, and that
the throw counts: one of them is due."""
_OF_VOID: Final = (Act.WHY_VOID, Act.VALID, Act.VOID)
_COLUMNS: Final = 4
_TAKES: Final = frozenset({Act.VOID, Act.CLOSE, Act.SUSPEND, Act.QUIT})


def table_page(bank: BankDesk) -> Asks[frozenset[AnyAct]]:
    """The rows of acts; what cannot be done now is dimmed.

    The draft is what could be done at first.

    Args:
        bank: what is counted at the bank; its key says so where a count waits half done.
    """

    def form(desk: Desk, could: frozenset[AnyAct]) -> Form:
        screen = desk.screen
        hidden = _of_void(screen) | {Act.CLOSE if not screen.opened else Act.OPEN}
        rows = (
            (name, [act for act in acts if act not in hidden and has_key(act)]) for name, acts in _groups()
        )
        return Form(
            tr("Tavolo {table}").format(table=screen.heading.table),
            screen.heading.title,
            _no_more(desk, could),
            parts=tuple(
                Row(tr(name), tuple(_key(act, screen, bank) for act in acts), max(_COLUMNS, len(acts)))
                for name, acts in rows
            ),
        )

    return Asks(lambda desk, _left: desk.screen.can, form, lambda _desk, could, says: Said(could, tells=says))


def _groups() -> Iterator[tuple[object, tuple[AnyAct, ...]]]:
    """Give the rows, with what the game that is dealt has for its players besides."""
    for name, acts in _GROUPS:
        yield name, (*acts, *dealt().players) if name is _OF_PLAYERS else acts


def _of_void(screen: Screen) -> frozenset[AnyAct]:
    """Name what is not shown of a void throw: all but what is due, and "Rien va" where nothing is."""
    due = next((act for act in (Act.VOID, *_OF_VOID) if act in screen.can), Act.VOID)
    return frozenset(_OF_VOID) - {due}


def _no_more(desk: Desk, could: frozenset[AnyAct]) -> str:
    """Say why an act that the page offered when it was opened can be done no more."""
    for act in (act for _, acts in _groups() for act in acts if act in could - desk.screen.can):
        if why := desk.dealing.why_not_now(act):
            return f"{act_words(act, desk.screen.heading.instrument)}: {reason_words(why, desk.house)}"
    return ""


def _key(act: AnyAct, screen: Screen, bank: BankDesk) -> Key:
    """An act with what is to be known of it now; what waits for somebody is marked."""
    words, below, marked = act_words(act, screen.heading.instrument), "", False
    match act:
        case Act.SUSPEND:
            words = suspend_words(suspended=screen.suspended)
        case Act.LAST:
            words, below = last_words(announced=screen.last_announced)
            marked = screen.last_announced
        case Act.BANK if bank.waiting() is not None:
            below, marked = tr("conto a metà"), True
        case Act.ANSWER:
            below = unanswered_words(screen.unanswered)
            marked = below != ""
        case _:
            below, marked = beneath_words(act, screen)
    role = Role.TAKE if act in _TAKES else Role.QUIET
    return Key(words, act, below, chosen=marked, can=act in screen.can, role=role)
