"""What the ball and the reader do at a table where everything waits that can, moment by moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.rules.roulette.bets import Stack
from app.table.heard import ReaderHeard, WarningHeard
from app.table.roulette.hearing import CandidateHeard, Heard, NumberHeard, StepHeard, VoidHeard, WheelSays
from app.table.roulette.second_look import CONFLICT
from tests.desks.croupier.made_up_people import ROSSI
from tests.desks.croupier.page_opening import enter
from tests.desks.croupier.scene import chip, lie, piece
from tests.desks.desk import at
from tests.desks.hands import Hands

WHEEL: Final = "Cammegh SS2"
AT: Final = "2026-11-21T20:41:07Z"
GAME: Final = 41
"""The wheel's count of the ball that runs at a moment; the next one has the next."""
FALLEN: Final = 14

Play = Callable[[Hands], None]


def step(says: WheelSays, game: int = GAME) -> Heard:
    return StepHeard(says, WHEEL, game)


def number(fallen: int, game: int = GAME) -> Heard:
    return NumberHeard(fallen, "wheel", WHEEL, AT, game, (str(fallen),))


def candidate(fallen: int, game: int = GAME) -> Heard:
    return CandidateHeard(fallen, "not_seen_to_fall", WHEEL, AT, game, (str(fallen),))


def line(*, connected: bool) -> Heard:
    return ReaderHeard(WHEEL, connected=connected, reason="" if connected else "pulled")


def two(first: int, second: int) -> Heard:
    return WarningHeard(WHEEL, CONFLICT, f"the reader says {first} and {second}: type the number")


def ball(game: int) -> tuple[Heard, ...]:
    return step(WheelSays.THROW, game), step(WheelSays.NO_MORE_BETS, game)


EVENTS: Final[dict[str, Callable[[int], tuple[Heard, ...]]]] = {
    "the ball is thrown": lambda game: (step(WheelSays.THROW, game),),
    "nothing goes any more": ball,
    "a number falls": lambda game: (number(FALLEN, game),),
    "the reader contradicts itself": lambda game: (number(FALLEN, game), two(FALLEN, 17)),
    "the line breaks and stays broken": lambda _game: (line(connected=False),),
    "the line comes back": lambda game: (line(connected=True), candidate(FALLEN, game)),
    "two lines differ": lambda game: (*ball(game), two(28, 22)),
    "the wheel gives its game up": lambda game: (*ball(game), VoidHeard("no_pocket", game)),
}
"""What the ball and the reader do to a page that is open, by the wheel's own count of the game."""


def rich(hands: Hands) -> None:
    """A table at which everything waits that can: prisoners, chips held, warnings, a throw without a reason."""
    station = hands.station
    station.table.do({"do": "deal", "name": ROSSI.name}, (ROSSI,))
    hands.fall(8)
    hands.value(20_00, 0)
    hands.place("straight-8")
    station.say("paid_all", "next")
    station.hear(WarningHeard("wheel", "odd", "odd"))
    station.send({"do": "announce", "name": "orfanelli", "owner": "posto 5", "value": "20.00"})
    enter(hands)
    station.say("cleared")
    lie(
        hands,
        Stack(at("black"), (piece(1, "red", enferme=True), chip(2, 50, "posto 2"))),
        Stack(at("even"), (chip(1, 20, "posto 4", enferme=True),)),
    )
    heard(hands, step(WheelSays.READY, GAME), step(WheelSays.THROW, GAME))
    station.send({"do": "void", "reason": ""})
    heard(hands, line(connected=True))


def heard(hands: Hands, *said: Heard) -> None:
    for each in said:
        hands.station.table.hear(each)
    hands.station.publish()


def _void_number(hands: Hands) -> None:
    heard(hands, step(WheelSays.NO_MORE_BETS), number(32))


def _zero(hands: Hands) -> None:
    _fell(hands, 0)
    hands.colour("blue")
    for place in ("black", "even"):
        hands.place(place)


def _fell(hands: Hands, fallen: int = 8) -> None:
    heard(hands, *ball(GAME + 1), number(fallen, GAME + 1))
    hands.wait_until(hands.entry.isVisible)


def _paid(hands: Hands) -> None:
    _fell(hands)
    hands.colour("blue")
    hands.place("split-8-9", "straight-8")
    hands.value(50_00, 2)
    hands.place("corner-7-11")


def _thrown(hands: Hands) -> None:
    heard(hands, step(WheelSays.READY, GAME + 1), step(WheelSays.THROW, GAME + 1))


def _no_more(hands: Hands) -> None:
    _thrown(hands)
    heard(hands, step(WheelSays.NO_MORE_BETS, GAME + 1))


def _nothing(_hands: Hands) -> None:
    """The bets are open, and the throw before counts nowhere."""


MOMENTS: Final[dict[str, Play]] = {
    "before the throw": _nothing,
    "a number that counts nowhere": _void_number,
    "the ball runs": _thrown,
    "rien ne va plus": _no_more,
    "the number is certain": _fell,
    "payments": _paid,
    "zero": _zero,
    "closed": lambda hands: hands.station.say("close"),
}
"""When a page is opened; that a number waits for a second look is an event over an open one."""
