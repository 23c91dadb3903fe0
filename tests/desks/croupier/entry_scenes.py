"""Scenes of what is entered: whose it is, and what is asked about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.entry.figures import Figure
from app.rules.side import Side
from app.table.roulette.procedure import Phase
from tests.desks.croupier.scene import Scene, an_hour, entered, fallen, next_number
from tests.desks.hands import Hands


def whose(hands: Hands) -> None:
    """The twenty on black are nobody's yet, and red is in hand: a seat says whose they are."""
    fallen(hands)
    hands.touch(hands.entry.chips.values[3])
    hands.place("black", "split-8-11")
    hands.colour("red")
    hands.place("straight-8")


def notes_offered(hands: Hands) -> None:
    fallen(hands)
    hands.touch(hands.entry.chips.kind)


def notes_up_to(hands: Hands) -> None:
    notes_offered(hands)
    hands.touch(hands.entry.chips.kind)


def colour_in_hand(hands: Hands) -> None:
    fallen(hands)
    hands.colour("red")
    hands.place("split-8-11")


def several_of_red(hands: Hands) -> None:
    """Three of red a touch, also when another chip is chosen: the chip and the count say it."""
    fallen(hands)
    hands.colour("red")
    for _ in range(2):
        hands.touch(hands.entry.keys.counts[2])
    hands.place("split-8-11")


def several_of_a_seat(hands: Hands) -> None:
    fallen(hands)
    hands.value(2000, 4)
    hands.touch(hands.entry.keys.counts[8])
    hands.place("split-8-11", "black")


def for_employees(hands: Hands) -> None:
    """Seat 4 and red have a stake of their own and one for the employees on 8/11; the next is theirs too."""
    fallen(hands)
    hands.value(2000, 4)
    hands.place("split-8-11", "black")
    hands.touch(hands.entry.chips.employees)
    hands.place("split-8-11", "black")
    hands.colour("red")
    hands.place("straight-8")
    hands.touch(hands.entry.chips.employees)
    hands.place("straight-8", "corner-8-12")
    hands.key(Qt.Key.Key_Right)


def as_it_stood(hands: Hands) -> None:
    """Seat 4 had a hundred on noir and two hundred on pair two spins ago: one touch lays them in twenties."""
    fallen(hands)
    hands.value(5000, 4)
    hands.touch(hands.entry.keys.counts[1])
    hands.place("black")
    hands.touch(hands.entry.keys.counts[3])
    hands.place("even")
    next_number(hands, 5)
    hands.station.say("cleared")
    next_number(hands, 8)
    hands.value(2000, 4)


def as_it_stood_among_others(hands: Hands) -> None:
    """The same, and others' chips lie on both already."""
    as_it_stood(hands)
    hands.value(10000, 2)
    hands.place("black", "even")
    hands.colour("red")
    hands.place("even")
    hands.value(2000, 4)


def come_prima(hands: Hands) -> None:
    """Red played completo on 6, two on each place; the key says what it lays on 17."""
    an_hour(hands)
    hands.fall(6)
    hands.colour("red")
    hands.touch(hands.entry.keys.counts[1])
    hands.touch(hands.entry.figures.figures[Figure.COMPLETE])
    next_number(hands, 17)
    hands.colour("red")


def come_prima_twice(hands: Hands) -> None:
    """Orange played two of each: the figure's name has no room beside the count, and the key says the pieces."""
    fallen(hands)
    hands.colour("orange")
    hands.touch(hands.entry.keys.counts[1])
    hands.touch(hands.entry.figures.figures[Figure.STRAIGHT_AND_SPLITS])
    next_number(hands, 17)
    hands.colour("orange")


def over_returned(hands: Hands) -> None:
    """A hundred on the straight counts for sixty: forty go back once it is paid."""
    fallen(hands)
    hands.value(10000, 4)
    hands.place("straight-8")
    hands.window.dealing.act(Act.PAID)


def kept_on_black(hands: Hands) -> None:
    """Red left its winnings on noir, and noir has won again."""
    fallen(hands)
    hands.colour("red")
    hands.place("black")
    hands.window.dealing.leave_lying()
    for act in (Act.PAID, Act.NEXT):
        hands.window.dealing.act(act)
    hands.fall(17)


def anothers_not_taken(hands: Hands) -> None:
    """Minus with blue in hand takes nothing of red's off, and the banner says why."""
    kept_on_black(hands)
    hands.colour("blue")
    hands.place("split-17-20")
    hands.touch(hands.entry.take)
    hands.place("black")


def taken_up_before(hands: Hands) -> None:
    """What red had left lying was taken up before the throw: its ghost says that it may be there after all."""
    kept_on_black(hands)
    hands.colour("red")
    hands.touch(hands.entry.take)
    hands.place("black")
    hands.touch(hands.entry.take)
    hands.place("split-17-20", "column-35")


def prisoners_freed(hands: Hands) -> None:
    """After a zero: two prisoners on rouge are freed, what was left may be there, and more was laid."""
    fallen(hands)
    next_number(hands, 0)
    for cents, seat, pieces in ((500, 3, 3), (250, 4, 1)):
        hands.value(cents, seat)
        hands.touch(hands.entry.keys.counts[pieces - 1])
        hands.place("red")
    hands.colour("blue")
    hands.touch(hands.entry.keys.counts[2])
    hands.place("red")
    for act in (Act.SEEN_TO_ALL, Act.PAID, Act.NEXT):
        hands.window.dealing.act(act)
    hands.fall(12)


def chances_many(hands: Hands) -> None:
    """Five players on one chance: what all of it comes to stands beside its name."""
    prisoners_freed(hands)
    for cents, seat in ((2000, 1), (5000, 2), (250, 5)):
        hands.value(cents, seat)
        hands.place("red", "dozen-1")
    for ghost in hands.entry.row.ghosts[:1]:
        hands.touch(ghost)


def chances_zero(hands: Hands) -> None:
    """At zero six chances share the row."""
    fallen(hands)
    next_number(hands, 0)
    for cents, seat in ((2000, 3), (1000, 3), (250, 3)):
        hands.value(cents, seat)
        hands.place("red", "odd")
    hands.colour("blue")
    hands.place("red", "low")


def prisoners_on_the_cloth(hands: Hands) -> None:
    """Two prisoners on one chance, between the throws."""
    fallen(hands)
    next_number(hands, 0)
    hands.value(250, 3)
    hands.place("red")
    hands.colour("blue")
    hands.place("red")
    for act in (Act.SEEN_TO_ALL, Act.PAID, Act.NEXT):
        hands.window.dealing.act(act)


def picture_bet(hands: Hands) -> None:
    """A picture bet of nine places: its page says each of them."""
    fallen(hands)
    hands.colour("blue")
    for name in ("corner-4-8", "corner-5-9", "corner-7-11", "corner-8-12"):
        hands.place(name)
    for name in ("split-5-8", "split-7-8", "split-8-9", "split-8-11", "straight-8"):
        hands.place(name)
    hands.window.do(Act.PAYMENT)


def owners_many(hands: Hands) -> None:
    """Three, four and five players on one place each: letters as large as there is room for."""
    fallen(hands)
    for name in ("green", "sky", "red"):
        hands.colour(name)
        hands.place("split-5-8", "straight-8", "split-8-11")
    hands.colour("yellow")
    hands.touch(hands.entry.keys.counts[1])
    hands.place("straight-8", "split-8-11")
    hands.value(2000, 3)
    hands.place("straight-8")


def many_of_another_value(hands: Hands) -> None:
    """What a piece is worth stands beside the pieces also where there are very many; two owners on one place."""
    hands.station.send({"do": "colour", "colour": "red", "value": "12.50", "owner": "posto 3", "by": "Conti"})
    hands.fall(12)
    hands.colour("lilac")
    for _ in range(2):
        hands.touch(hands.entry.keys.counts[2])
    hands.place("straight-12")
    hands.colour("red")
    hands.place("split-9-12", "split-11-12", "split-12-15", "straight-12")


def asked_later(hands: Hands) -> None:
    """What won and may still lie there is not drawn: at the number it is asked."""
    entered(hands)
    for act in (Act.PAID_ALL, Act.PAID_ALL, Act.NEXT):
        hands.window.dealing.act(act)


def not_gone_back(hands: Hands) -> None:
    """What the spin left was handed over: it stays closed, and the desk says why."""
    hands.station.send({"do": "bank", "operation": "open", "chips": [{"value": "20.00", "pieces": 50}]})
    asked_later(hands)
    hands.station.send({"do": "bank", "operation": "close", "chips": [{"value": "20.00", "pieces": 50}]})
    hands.touch(hands.window.steps.back)


def gone_back(hands: Hands) -> None:
    """One touch, and the spin is as it was: entered, and all of it marked."""
    asked_later(hands)
    hands.touch(hands.window.steps.back)
    hands.wait_until(hands.entry.isVisible)


def back_while_it_runs(hands: Hands) -> None:
    """The wheel threw before everything was paid: until "Rien ne va plus" the dealer may go back."""
    asked_later(hands)
    hands.station.say("throw")


def gone_back_while_it_runs(hands: Hands) -> None:
    """The spin is paid again while the next ball runs: "Rien ne va plus" stands where the next spin did."""
    fallen(hands)
    hands.window.dealing.act(Act.NEXT)
    hands.window.dealing.act(Act.NEXT)
    hands.station.say("throw")
    hands.touch(hands.window.steps.back)
    hands.wait_until(hands.entry.isVisible)


def nothing_said(hands: Hands) -> None:
    """Nothing was entered, and nobody said that the layout is clear: going on is asked once."""
    fallen(hands)
    hands.window.dealing.act(Act.NEXT)


def left_after_the_last(hands: Hands) -> None:
    """No number comes any more that could ask for what won and may still lie there."""
    hands.station.say("last")
    asked_later(hands)


ENTRY: Final[tuple[Scene, ...]] = (
    Scene("entry-whose", whose, shows=Phase.PAYING),
    Scene("entry-notes-offered", notes_offered),
    Scene("entry-notes-up-to", notes_up_to),
    Scene("entry-colour-worth", colour_in_hand),
    Scene("entry-several-held", several_of_red),
    Scene("entry-several", several_of_a_seat),
    Scene("entry-for-employees", for_employees),
    Scene("entry-come-prima", come_prima),
    Scene("entry-as-it-stood", as_it_stood),
    Scene("entry-as-it-stood-among-others", as_it_stood_among_others),
    Scene("entry-come-prima-twice", come_prima_twice, side=Side.RIGHT),
    Scene("over-returned", over_returned),
    Scene("payment-page-picture", picture_bet, shows=Act.PAYMENT),
    Scene("entry-owners-many", owners_many),
    Scene("entry-many-of-another-value", many_of_another_value),
    Scene("bets-open-after-a-win", asked_later),
    Scene("last-played-after-a-win", left_after_the_last, shows=Notice.REFUSED),
    Scene("gone-back", gone_back, side=Side.RIGHT),
    Scene("gone-back-not", not_gone_back),
    Scene("going-back-while-it-runs", back_while_it_runs),
    Scene("gone-back-while-it-runs", gone_back_while_it_runs, shows=Notice.UNDONE),
    Scene("next-nothing-said", nothing_said),
    Scene("entry-prisoners-freed", prisoners_freed),
    Scene("entry-minus-anothers", anothers_not_taken, shows=Notice.NOT_TAKEN),
    Scene("entry-taken-up", taken_up_before),
    Scene("entry-chances-many", chances_many),
    Scene("entry-chances-zero", chances_zero),
    Scene("entry-prisoners-cloth", prisoners_on_the_cloth),
)
