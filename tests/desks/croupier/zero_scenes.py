"""Scenes of zero: what is divided, shut in and freed, and what may still lie there."""

from __future__ import annotations

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.forms.places import Number, Place
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.roulette.bets import Stack
from app.table.roulette.spin_commands import LeaveWinnings
from tests.desks.croupier.scene import an_hour, chip, fallen, lie, next_number, piece
from tests.desks.desk import at
from tests.desks.hands import Hands


def zero_ghosts(hands: Hands) -> None:
    """All six even chances are divided, and on four of them something may still lie."""
    fallen(hands)
    hands.value(5000, 2)
    hands.place("black", "even")
    hands.colour("blue")
    hands.touch(hands.entry.keys.counts[2])
    hands.place("black", "low", "even")
    next_number(hands, 0)
    hands.touch(hands.entry.row.ghosts[0])
    hands.value(2000, 6)
    hands.place("black", "high")
    hands.colour("sky")
    hands.place("black", "even", "high", "red")


def zero_again(hands: Hands) -> None:
    """At a second zero the bank takes two prisoners before it divides; three bets on zero are paid."""
    zero(hands)
    hands.colour("red")
    hands.place("black", "even")
    hands.station.say("next")
    hands.fall(0)
    hands.colour("blue")
    hands.touch(hands.entry.keys.counts[2])
    hands.place("low", "high", "black")
    hands.value(5000, 3)
    hands.place("red", "odd", "even")
    hands.colour("green")
    hands.place("straight-0", "split-0-3")
    hands.value(2000, 4)
    hands.place("trio-0-1-2")


def zero_crowded(hands: Hands) -> None:
    """At a second zero each of the six chances has prisoners of two players, and beside them what may still lie."""
    zero(hands)
    hands.colour("red")
    hands.touch(hands.entry.keys.counts[2])
    hands.place("low", "even", "red", "black", "odd", "high")
    hands.value(250, 2)
    hands.place("low", "even", "red", "black", "odd", "high")
    next_zero(hands)
    hands.value(5000, 3)
    hands.place("low", "black", "high")


def zero_crowded_layout(hands: Hands) -> None:
    zero_crowded(hands)
    hands.window.do(SpinAct.WHOLE)


def next_zero(hands: Hands) -> None:
    """All of a zero is seen to, and zero falls again."""
    hands.station.say("next")
    hands.fall(0)


def zero_lines(hands: Hands) -> None:
    """All that is done at it, two of it ticked."""
    zero_again(hands)
    hands.window.do(Act.LINES)
    page = hands.form(Act.LINES)
    for line in page.keys[:2]:
        hands.touch(line)


def zero(hands: Hands) -> None:
    an_hour(hands)
    hands.fall(0)


def halves(hands: Hands) -> None:
    zero(hands)
    hands.value(5000, 2)
    hands.place("black")
    hands.colour("red")
    hands.touch(hands.entry.keys.counts[6])
    hands.place("low", "even")
    hands.value(250, 5)
    hands.place("high")


def mixed_half(hands: Hands) -> None:
    """Seat 2 has 20, 10, 5 and 2.50 on black: the bank takes the 20, lays 2.50 back, and one unit is shut in."""
    zero(hands)
    for cents in (2000, 1000, 500, 250):
        hands.value(cents, 2)
        hands.place("black")


def zero_paid(hands: Hands) -> None:
    halves(hands)
    hands.colour("blue")
    hands.place("straight-0", "trio-0-1-2", "first-four")


def freed(hands: Hands) -> None:
    """Prisoners on three chances; 8 frees two of them and the bank takes the third."""
    an_hour(hands)
    lie(
        hands,
        Stack(at("black"), (piece(1, "red", enferme=True),)),
        Stack(at("even"), (chip(1, 20, "posto 4", enferme=True),)),
        Stack(at("high"), (piece(1, "lilac", enferme=True),)),
    )
    hands.fall(8)


def zero_page(hands: Hands) -> None:
    """One colour lies on two chances: it may be grouped."""
    zero(hands)
    hands.colour("red")
    hands.touch(hands.entry.keys.counts[4])
    hands.place("black", "even")
    hands.window.do(SpinAct.ZERO)


def zero_taken_up(hands: Hands) -> None:
    """What was left lying at 8 may have been taken up before zero fell; what was freed there is asked about."""
    freed(hands)
    hands.value(5000, 2)
    hands.place("black", "black")
    hands.station.send(LeaveWinnings(order=1))
    hands.station.say("paid_all", "next")
    hands.fall(0)
    hands.colour("red")
    hands.place("even", "low")
    hands.window.do(SpinAct.ZERO)


def prisoners_page(hands: Hands) -> None:
    zero(hands)
    hands.colour("red")
    hands.place("black", "even")
    hands.station.say("next")
    hands.window.do(SpinAct.PRISONERS)
    hands.say(SpinAct.PRISONERS, Number(8), Place(at("split-8-11")))
