"""Scenes of a number: what won is entered, and paid."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.payment_form import OTHER_NAME
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.roulette.bets import Stack
from app.table.named import Office
from app.table.roulette.spin_commands import LeaveWinnings
from app.table.table_commands import Dispute, RuleOn
from tests.desks.croupier.scene import Scene, an_hour, chip, crowded, entered, fallen, lie, next_number, piece
from tests.desks.croupier.zero_scenes import (
    freed,
    halves,
    mixed_half,
    prisoners_page,
    zero,
    zero_again,
    zero_crowded,
    zero_crowded_layout,
    zero_ghosts,
    zero_lines,
    zero_page,
    zero_paid,
    zero_taken_up,
)
from tests.desks.desk import at
from tests.desks.hands import Hands


def full(hands: Hands) -> None:
    """Every place has chips, some three kinds and more, and the counts of one colour."""
    entered(hands)
    hands.colour("green")
    hands.touch(hands.entry.figures.figures[Figure.COMPLETE])
    hands.value(1000, 7)
    hands.place("street-7-9", "straight-8", "split-8-11", "even", "dozen-1", "low", "column-35")
    hands.value(250, 1)
    hands.place("straight-8", "even", "low")
    hands.colour("yellow")
    hands.touch(hands.entry.keys.counts[4])
    hands.place("straight-8", "split-5-8", "split-7-8", "black", "even")


def figure(hands: Hands) -> None:
    fallen(hands)
    hands.colour("lilac")
    hands.touch(hands.entry.keys.counts[1])
    hands.touch(hands.entry.figures.figures[Figure.STRAIGHT_AND_SPLITS])


def taking(hands: Hands) -> None:
    entered(hands)
    hands.touch(hands.entry.take)


def ghosts(hands: Hands) -> None:
    """What won on the chances at 8 may still lie there at 17; one of them was said to."""
    fallen(hands)
    hands.value(5000, 2)
    hands.place("black", "black")
    hands.value(2000, 4)
    hands.place("black", "even")
    hands.colour("blue")
    hands.place("column-35", "black", "straight-8")
    next_number(hands, 17)
    hands.touch(hands.entry.row.ghosts[1])


def doubles(hands: Hands) -> None:
    """A house of many chances: the double ones won too, chips and ghosts lie on most of them."""
    fallen(hands)
    hands.value(2000, 4)
    hands.place("double-column-34-35", "double-dozen-1-2", "black")
    hands.colour("red")
    hands.place("black", "column-35", "low")
    next_number(hands, 2)
    hands.value(5000, 3)
    hands.place("black", "double-dozen-1-2", "low")
    hands.touch(hands.entry.row.ghosts[0])


def uneven(hands: Hands) -> None:
    """Half of 2.50 on two dozens is no chip: the capo tavolo is asked as soon as it is entered."""
    fallen(hands)
    hands.value(250, 4)
    hands.place("double-dozen-1-2")


def three_owners(hands: Hands) -> None:
    """Three kinds lie on one place, on a second five."""
    fallen(hands)
    for name in ("green", "blue", "red"):
        hands.colour(name)
        hands.place("straight-8", "split-8-11")
    for name in ("sky", "yellow"):
        hands.colour(name)
        hands.place("split-8-11")


def notes(hands: Hands) -> None:
    """Two notes of 500 up to the maximum beside 600 in chips: 600 of them come back."""
    fallen(hands)
    hands.touch(hands.entry.keys.counts[5])
    hands.value(10000, 2)
    hands.place("black")
    for _ in range(2):
        hands.touch(hands.entry.chips.kind)
    hands.touch(hands.entry.chips.values[-1])
    hands.place("black", "black")


def notes_last(hands: Hands) -> None:
    """The chips are paid; what counts of the notes is changed and paid last."""
    notes(hands)
    hands.window.dealing.act(Act.PAID)


def whole(hands: Hands) -> None:
    crowded(hands)
    hands.fall(8)
    hands.colour("red")
    hands.place("split-8-11", "straight-8")
    hands.window.do(SpinAct.WHOLE)


def colour_payment(hands: Hands) -> None:
    entered(hands)
    for _ in range(2):
        hands.window.dealing.act(Act.PAID)


def many(hands: Hands) -> None:
    """Ten payments, the fourth is due."""
    full(hands)
    for _ in range(3):
        hands.window.dealing.act(Act.PAID)


def looked_at(hands: Hands) -> None:
    """The fourth of ten payments is due, and the player of the seventh asks what he has."""
    many(hands)
    hands.window.dealing.look_at(7)


def lines_page(hands: Hands) -> None:
    """Some are paid, one is disputed, one is looked at."""
    many(hands)
    hands.station.send(Dispute(order=5, reason="quanto è"))
    hands.window.do(Act.LINES)


def mixed(hands: Hands) -> None:
    """A split and a straight in 20, and a chance in two denominations, of one player."""
    fallen(hands)
    hands.value(2000, 4)
    hands.place("split-8-11", "straight-8")
    hands.value(10000, 4)
    hands.place("split-8-11", "corner-7-11")


def hundreds(hands: Hands) -> None:
    """A complete of five pieces: more than seven hundred of them."""
    fallen(hands)
    hands.colour("orange")
    hands.touch(hands.entry.keys.counts[4])
    hands.touch(hands.entry.figures.figures[Figure.COMPLETE])


def missing(hands: Hands) -> None:
    fallen(hands)
    hands.value(2000, 4)
    hands.place("straight-8", "split-8-9")
    hands.window.dealing.act(Act.FINISHED)


def disputed(hands: Hands) -> None:
    entered(hands)
    hands.station.send(Dispute(order=1, reason="di chi è"))
    hands.station.send(Dispute(order=3, reason="dove stava"))


def left(hands: Hands) -> None:
    """The winnings on Noir stay there: paid is what is left, and so it is said."""
    entered(hands)
    hands.station.send(LeaveWinnings(order=1))


def ruling(hands: Hands) -> None:
    """Payment 1 is disputed; the inspector was named earlier this evening."""
    disputed(hands)
    hands.station.send(RuleOn(order=1, by="Verdi", reason="si paga così", office=Office.INSPECTOR))
    hands.station.send(Dispute(order=1, reason="quanto è"))
    hands.window.dealing.look_at(1)
    hands.window.do(Act.PAYMENT)


def ruling_by_name(hands: Hands) -> None:
    ruling(hands)
    hands.say(Act.PAYMENT, OTHER_NAME)
    hands.type("BIANCHI")


def _rested(hands: Hands, euros: int) -> None:
    """What seat 2 won on Noir at 8 stays there, and 17 is black too."""
    fallen(hands)
    hands.value(100 * euros, 2)
    hands.place("black", "black")
    hands.station.send(LeaveWinnings(order=1))
    next_number(hands, 17)


def rests(hands: Hands) -> None:
    """It won again: seat 2 is asked whether he takes it."""
    _rested(hands, 100)
    hands.value(2000, 4)
    hands.place("straight-17")


def rests_again(hands: Hands) -> None:
    """It lies to the third spin; looked at once more after it was paid."""
    rests(hands)
    hands.window.do(SpinAct.RESTS)
    hands.window.dealing.look_at(1)


def rests_too_much(hands: Hands) -> None:
    """800 win again: over the maximum all of it would be taken off."""
    _rested(hands, 200)


def taken_off(hands: Hands) -> None:
    rests_too_much(hands)
    hands.window.do(SpinAct.RESTS)


def left_too_much(hands: Hands) -> None:
    """600 win and are left: 1,200 are over the maximum at once."""
    fallen(hands)
    hands.touch(hands.entry.keys.counts[5])
    hands.value(10000, 2)
    hands.place("black")
    hands.station.send(LeaveWinnings(order=1))


def inside_ghosts(hands: Hands) -> None:
    """What won at 8 may still lie there when 8 falls again, and on a split when 11 does."""
    entered(hands)
    next_number(hands, 8)
    hands.touch(hands.entry.ground.ghosts[0])


def payment_page(hands: Hands) -> None:
    entered(hands)
    hands.window.do(Act.PAYMENT)


def wish_mixed(hands: Hands) -> None:
    """Seat 4 wants his 20s in mixed value: nothing else can be asked for beside it."""
    mixed(hands)
    hands.window.do(Act.PAYMENT)
    hands.touch(hands.form(Act.PAYMENT).keys[1])


def wish_colour(hands: Hands) -> None:
    colour_payment(hands)
    hands.window.do(Act.PAYMENT)
    hands.touch(hands.form(Act.PAYMENT).keys[1])  # all of it in value


def draft(hands: Hands) -> None:
    """The disk is slow: what was touched is drawn, and nothing is said yet."""
    entered(hands)
    hands.station.deaf = True
    hands.place("straight-8")


def all_paid(hands: Hands) -> None:
    entered(hands)
    hands.window.dealing.act(Act.PAID_ALL)
    hands.window.dealing.act(Act.PAID_ALL)


def crowded_chances(hands: Hands) -> None:
    """Six kinds on a chance, three on its neighbours, and prisoners on the outer line of each."""
    an_hour(hands)
    six = [chip(2, euros, f"posto {seat}") for seat, euros in enumerate((5, 10, 20, 50, 100), 1)]
    three = (chip(1, 100, "posto 1"), piece(3, "blue"), piece(1, "green"))
    lie(
        hands,
        Stack(at("even"), (*six, piece(4, "red"), chip(1, 50, "posto 4", enferme=True))),
        *(Stack(at(name), (*three, piece(1, "lilac", enferme=True))) for name in ("low", "red", "high")),
        *(Stack(at(name), (*six, piece(4, "red"))) for name in ("dozen-2", "column-35", "straight-17")),
    )


def other_number(hands: Hands) -> None:
    entered(hands)
    hands.window.do(Act.OTHER_NUMBER)


PAYMENTS: Final[tuple[Scene, ...]] = (
    Scene("number-fallen", fallen),
    Scene("entry", entered),
    Scene("entry-figure", figure),
    Scene("entry-full", full),
    Scene("entry-taking", taking),
    Scene("entry-ghosts", ghosts),
    Scene("entry-doubles", doubles, profile="tombola-half-back"),
    Scene("entry-uneven", uneven, profile="tombola-half-back"),
    Scene("entry-three-owners", three_owners),
    Scene("entry-notes", notes),
    Scene("payment-notes", notes_last),
    Scene("whole-layout", whole),
    Scene("payment-colour", colour_payment),
    Scene("payment-one-of-many", many),
    Scene("payment-looked-at", looked_at),
    Scene("payment-lines", lines_page, shows=Act.LINES),
    Scene("payment-mixed", mixed),
    Scene("payment-hundreds", hundreds),
    Scene("payment-missing", missing),
    Scene("payment-disputed", disputed),
    Scene("payment-left", left),
    Scene("payment-rests", rests),
    Scene("payment-rests-again", rests_again),
    Scene("payment-rests-too-much", rests_too_much),
    Scene("payment-taken-off", taken_off),
    Scene("payment-left-too-much", left_too_much),
    Scene("zero-again", zero_again),
    Scene("zero-lines", zero_lines),
    Scene("zero-crowded", zero_crowded),
    Scene("zero-crowded-layout", zero_crowded_layout),
    Scene("entry-ghosts-inside", inside_ghosts),
    Scene("payment-page", payment_page),
    Scene("payment-ruling", ruling),
    Scene("payment-ruling-by-name", ruling_by_name),
    Scene("payment-wish-mixed", wish_mixed),
    Scene("payment-wish-colour", wish_colour),
    Scene("payment-draft", draft),
    Scene("all-paid", all_paid),
    Scene("zero", zero),
    Scene("zero-halves", halves),
    Scene("zero-mixed-half", mixed_half),
    Scene("zero-payments", zero_paid),
    Scene("zero-ghosts", zero_ghosts),
    Scene("zero-page", zero_page, shows=SpinAct.ZERO),
    Scene("zero-taken-up", zero_taken_up),
    Scene("prisoners-page", prisoners_page, shows=SpinAct.PRISONERS),
    Scene("other-number", other_number, shows=Act.OTHER_NUMBER),
    Scene("prisoners-freed", freed),
    Scene("chances-crowded", crowded_chances),
)
