"""The page of every act, opened at a table that was brought to where it can be."""

from collections.abc import Callable

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.heard import WarningHeard
from app.table.live import JournalNow
from tests.desks.desk import Desk, enter_eight
from tests.desks.hands import Hands
from tests.desks.played import Played

ASKED_BY_ITSELF: set[AnyAct] = {Act.CONFIRM}


def enter(played: Hands) -> None:
    """Number 8 with its four payments, as the drawing shows it."""
    played.fall(8)
    desk = Desk.__new__(Desk)
    desk.dealing, desk.station = played.window.dealing, played.station
    enter_eight(desk)


def held(played: Played) -> None:
    """A straight won, and nobody knows whose it was."""
    played.fall(8)
    played.value(20_00, 0)
    played.place("straight-8")
    played.station.say("paid_all", "next")


def declared_void(played: Played) -> None:
    """Nobody has said why yet, and it may still be taken back."""
    played.station.say("throw")
    played.window.do(Act.VOID)
    played.window.pages.leave()


def warned(played: Played) -> None:
    """The reader said that something is odd, and nobody has answered for it."""
    played.station.hear(WarningHeard("wheel", "odd", "odd"))


def divided(played: Played) -> None:
    """A colour lies on two chances at zero."""
    played.fall(0)
    played.colour("red")
    for place in ("black", "even"):
        played.place(place)


def not_recorded(played: Played) -> None:
    """The journal takes nothing any more."""
    played.station.publish(journal=JournalNow(on_paper=3, reason="the disk is full"))


BEFORE: dict[AnyAct, Callable[[Played], None]] = {
    **dict.fromkeys((Act.PAYMENT, Act.LINES, Act.OTHER_NUMBER, SpinAct.MISPLACED), enter),
    **dict.fromkeys((SpinAct.ZERO, SpinAct.PRISONERS), divided),
    **dict.fromkeys((Act.WHY_VOID, Act.VALID), declared_void),
    Act.OPEN: lambda played: played.station.say("close"),
    SpinAct.HAND: held,
    Act.ANSWER: warned,
    Act.NEW_JOURNAL: not_recorded,
}
"""What brings the table to where an act's page can be opened."""


def opened(played: Played, act: AnyAct) -> None:
    """Open the page of an act where it can be opened."""
    if act in BEFORE:
        BEFORE[act](played)
    if act is SpinAct.PRISONERS:
        played.station.say("next")
    if act in ASKED_BY_ITSELF:
        played.station.say("throw", "no_more_bets")
        played.window.dealing.number(23)
    else:
        played.window.do(act)
    assert played.window.pages.open is played.window.pages.made[act]
