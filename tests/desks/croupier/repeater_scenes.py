"""Scenes at a house that deals Repeater Bets beside its roulette: the board, its wins and offers."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import Do
from app.desks.croupier.repeater.booking_draft import Owner, View, Wanted, Why
from app.rules.money import Cents
from app.rules.side import Side
from app.table.repeater.acts import BookWager
from tests.desks.croupier.made_up_people import GINA, MARCO
from tests.desks.croupier.scene import Scene, crowd, fallen, lie, said
from tests.desks.croupier.signing_scenes import with_people
from tests.desks.hands import Hands

HOUSE: Final = "repeater-bets"
_BOOKED: Final = (
    ("repeat-2", "posto 3", "5.00"),
    ("repeat-4", "posto 3", "5.00"),
    ("repeat-4", "posto 5", "10.00"),
    ("repeat-4", "posto 8", "50.00"),
    ("repeat-9", "posto 1", "20.00"),
    ("repeat-2-3-11-12", "Marta", "10.00"),
    ("citywide", "posto 2", "5.00"),
    ("horn", "posto 4", "10.00"),
    ("horn", "posto 6", "10.00"),
    ("before-7-2-12", "posto 3", "5.00"),
)
"""As players book at a round's beginning."""


def booked(hands: Hands) -> None:
    """Eight players have wagers; nothing is marked."""
    lie(hands, *crowd())
    for wager, owner, amount in _BOOKED:
        hands.station.send({"do": "repeater", "wager": wager, "owner": owner, "amount": amount})


def spun(hands: Hands, *numbers: int) -> None:
    """These numbers fall, one spin after another, and nothing else is paid."""
    for number in numbers:
        hands.fall(number)
        hands.station.say("cleared", "paid_all", "next")


def marked(hands: Hands) -> None:
    """4 came three times, 6 seven times, 9 once, a zero last."""
    booked(hands)
    spun(hands, 3, 8, 15, 5, 10, 15, 20, 25, 5, 18, 13, 0)


def won(hands: Hands) -> None:
    """2 comes for the second time: a repeater and its envy are paid behind roulette's payments."""
    booked(hands)
    spun(hands, 1, 3, 8)
    hands.fall(1)


def paying(hands: Hands) -> None:
    """The layout is clear, and the first of them is due."""
    won(hands)
    hands.station.say("cleared")


def announced(hands: Hands) -> None:
    """An announce lies there: the cloth has all its room."""
    marked(hands)
    said(hands, "orfanelli", "posto 2")


def offered(hands: Hands) -> None:
    """Three wagers may be given up, and somebody books one more on the page."""
    booked(hands)
    spun(hands, 3, 8, 13)


def last_played(hands: Hands) -> None:
    """The last spin is over, and a repeater stands: the ball is thrown on for it."""
    hands.station.send({"do": "repeater", "wager": "repeat-4", "owner": "posto 3", "amount": "5.00"})
    hands.station.say("last")
    spun(hands, 3)


def spun_on(hands: Hands) -> None:
    """That repeater wins, with a ball that was thrown for it alone."""
    last_played(hands)
    for number in (8, 13, 3):
        hands.station.fall(number)
        hands.station.say("cleared", *(("next",) if number != 3 else ()))


def touch_chip(hands: Hands, euros: int) -> None:
    """Touch a chip of value on the page."""
    amount = Cents(100 * euros)
    chips = (
        key
        for key in hands.form(Act.BESIDE).keys
        if isinstance(key.says, Do)
        and isinstance(key.says.command, BookWager)
        and key.says.command.amount == amount
    )
    hands.touch(next(chips))


def booking(hands: Hands) -> None:
    """Seat 3 books on 8, two chips; of 4 three owners may have something."""
    offered(hands)
    hands.window.do(Act.BESIDE)
    hands.say(Act.BESIDE, Owner("posto 3"), Wanted("repeat-8"))
    for euros in (10, 5):
        touch_chip(hands, euros)


def booking_late(hands: Hands) -> None:
    """The ball runs: the table chief takes it."""
    booked(hands)
    hands.station.say("throw", "no_more_bets")
    hands.window.do(Act.BESIDE)
    hands.say(Act.BESIDE, Owner("posto 3"), Wanted("uptown"))


def booked_plainly(hands: Hands) -> None:
    """The house offers the eleven single wagers alone: there are no groups, and none is given up."""
    hands.station.send({"do": "repeater", "wager": "repeat-4", "owner": "posto 3", "amount": "5.00"})
    spun(hands, 3, 8, 13)


def offered_while_paying(hands: Hands) -> None:
    """4 came for the third time: its three offers are said aloud while the spin is paid."""
    booked(hands)
    spun(hands, 3, 8)
    hands.fall(13)
    hands.station.say("cleared")


def ended(hands: Hands) -> None:
    """A seven fell: what lay there is swept."""
    marked(hands)
    hands.fall(6)


def begun(hands: Hands) -> None:
    """A seven has taken all: the page offers to everybody what he had before."""
    booked(hands)
    spun(hands, 6)
    hands.window.do(Act.BESIDE)


def round_shown(hands: Hands) -> None:
    """Whoever decides looks at what stands, and what it may cost."""
    offered(hands)
    hands.window.do(Act.BESIDE)
    hands.say(Act.BESIDE, View.ROUND)


def abandoning(hands: Hands) -> None:
    """The round would be abandoned: it is said what that pays and returns."""
    round_shown(hands)
    hands.say(Act.BESIDE, View.ABANDON, Why("Evacuazione"))


def naming(hands: Hands) -> None:
    """Nobody has named a table chief this evening: he is named."""
    abandoning(hands)
    hands.say(Act.BESIDE, View.NAME)
    hands.type("carla")


def abandoned(hands: Hands) -> None:
    """It is abandoned: what is handed to whom stays there."""
    naming(hands)
    hands.touch(hands.form(Act.BESIDE).does)


def late_code(hands: Hands) -> None:
    """The ball runs: the table chief's code is asked for."""
    with_people(hands, GINA, MARCO)
    booking_late(hands)
    touch_chip(hands, 5)


def keys(hands: Hands) -> None:
    """The sheet of keys, with those of the board."""
    hands.window.do(Act.KEYS)


REPEATER: Final[tuple[Scene, ...]] = (
    Scene("repeater-bets-open", booked, profile=HOUSE),
    Scene("repeater-marked", marked, profile=HOUSE),
    Scene("repeater-marked-mirrored", marked, Side.RIGHT, profile=HOUSE),
    Scene("repeater-won", won, profile=HOUSE),
    Scene("repeater-paying", paying, profile=HOUSE),
    Scene("repeater-announced", announced, profile=HOUSE),
    Scene("repeater-offered", offered, profile=HOUSE),
    Scene("repeater-booking", booking, profile=HOUSE),
    Scene("repeater-booking-late", booking_late, profile=HOUSE),
    Scene("repeater-offered-while-paying", offered_while_paying, profile=HOUSE),
    Scene("repeater-ended", ended, profile=HOUSE),
    Scene("repeater-begun", begun, profile=HOUSE),
    Scene("repeater-round", round_shown, profile=HOUSE),
    Scene("repeater-abandoning", abandoning, profile=HOUSE),
    Scene("repeater-naming", naming, profile=HOUSE),
    Scene("repeater-late-code", late_code, profile=HOUSE),
    Scene("repeater-keys", keys, profile=HOUSE),
    Scene("repeater-offered-mirrored", offered_while_paying, Side.RIGHT, profile=HOUSE),
    Scene("repeater-booking-mirrored", booking, Side.RIGHT, profile=HOUSE),
    Scene("repeater-plain", booked_plainly, profile="repeater-bets-plain"),
    Scene("repeater-abandoned", abandoned, profile=HOUSE),
    Scene("repeater-last-played", last_played, profile=HOUSE),
    Scene("repeater-spun-on", spun_on, profile=HOUSE),
    Scene("repeater-nothing-booked", fallen, profile=HOUSE),
)
