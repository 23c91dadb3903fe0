"""Scenes before the number: closed, opening, bets, the throw, a number by hand, a void throw."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.opening_form import Answer
from app.desks.croupier.notices import Notice
from app.rules.roulette.bets import Stack
from app.rules.roulette.wheel import Turning
from app.table.live import ReaderHealth, ReaderNow
from app.table.roulette.drawing import TurnedHeard
from app.table.roulette.hearing import CandidateHeard, NumberHeard, StepHeard, WheelSays
from app.table.roulette.procedure import Phase
from tests.desks.croupier.scene import (
    Scene,
    an_hour,
    chip,
    crowded,
    lie,
    piece,
    running,
)
from tests.desks.desk import at
from tests.desks.hands import Hands


def nothing(_hands: Hands) -> None:
    """The window is there as it opens."""


def prisoners(hands: Hands) -> None:
    """After a zero: what was shut in lies on the outer lines, and new bets beside it."""
    an_hour(hands)
    lie(
        hands,
        Stack(at("black"), (piece(1, "red", enferme=True), chip(2, 50, "posto 2"))),
        Stack(at("even"), (chip(1, 20, "posto 4", enferme=True),)),
        Stack(at("low"), (piece(1, "sky", enferme=True), piece(6, "green"))),
        Stack(at("high"), (piece(1, "lilac", enferme=True),)),
        Stack(at("dozen-2"), (chip(3, 10, "posto 6"),)),
        Stack(at("double-dozen-1-2"), (chip(1, 100, "posto 1"),)),
        Stack(at("split-17-20"), (piece(5, "yellow"), piece(2, "red"))),
        Stack(at("straight-0"), (piece(3, "orange"),)),
    )


def thrown(hands: Hands) -> None:
    crowded(hands)
    hands.station.say("throw")


def number_pad(hands: Hands) -> None:
    running(hands)
    hands.window.do(Act.NUMBER)
    hands.form(Act.NUMBER)
    hands.type("2")


def second_look(hands: Hands) -> None:
    running(hands)
    hands.window.dealing.number(17)


def two_numbers(hands: Hands) -> None:
    """One was typed, and the reader tells another: both are asked."""
    running(hands)
    hands.window.dealing.number(7)
    hands.station.table.hear(NumberHeard(14, "wheel", "Cammegh SS2", "2026-11-21T20:41:07Z", 7))
    hands.station.publish()


def suspended_while_it_ran(hands: Hands) -> None:
    """Play goes on: the throw was none, and its number is void."""
    running(hands)
    hands.station.send({"do": "suspend", "reason": "Controllo del cilindro"})
    hands.station.table.hear(NumberHeard(32, "wheel", "Cammegh SS2", "2026-11-21T20:41:07Z", 7))
    hands.station.send({"do": "suspend", "over": True})


def candidate(hands: Hands) -> None:
    running(hands)
    heard = CandidateHeard(32, "not_seen_to_fall", "Cammegh SS2", "2026-11-21T20:41:07Z")
    hands.station.table.hear(heard)
    hands.station.publish()


def void_page(hands: Hands) -> None:
    running(hands)
    hands.window.do(Act.VOID)
    hands.touch(hands.form(Act.WHY_VOID).key("no_pocket"))


def void(hands: Hands) -> None:
    running(hands)
    hands.window.do(Act.VOID)


def void_number(hands: Hands) -> None:
    """The reader tells the number of the void throw; why it is void was said."""
    running(hands)
    hands.station.table.hear(StepHeard(WheelSays.NO_MORE_BETS, "Cammegh SS2", 7))
    hands.window.do(Act.VOID)
    hands.say(Act.WHY_VOID, "too_few_turns")
    hands.touch(hands.form(Act.WHY_VOID).does)
    hands.station.table.hear(NumberHeard(32, "wheel", "Cammegh SS2", "2026-11-21T20:41:07Z", 7))
    hands.station.publish()
    hands.window.pages.leave()


def void_after(hands: Hands) -> None:
    """The number is said to be none, before anything of it is entered."""
    fallen(hands)
    hands.window.do(Act.VOID)
    hands.window.pages.leave()


def fallen(hands: Hands) -> None:
    running(hands)
    hands.window.dealing.number(17)
    hands.window.do(Act.CONFIRM)


def valid_page(hands: Hands) -> None:
    void(hands)
    hands.window.do(Act.VALID)


def fell_over_a_page(hands: Hands) -> None:
    """Somebody changes the minimum while the ball falls."""
    crowded(hands)
    hands.window.do(Act.MINIMUM)
    hands.station.fall(20)


def void_again(hands: Hands) -> None:
    void(hands)
    hands.station.say("throw")


_TOMBOLA: Final = "tombola-half-back"


def tombola_opening(hands: Hands) -> None:
    """The balls are checked before the table opens."""
    hands.window.do(Act.OPEN)
    hands.say(Act.OPEN, Answer(0, "B"))


def nobody_deals(hands: Hands) -> None:
    """Nobody ever dealt here, and there is no register: the name is typed."""
    hands.station.publish(dealer="")
    hands.window.do(Act.OPEN)
    hands.type("MARCO")


def turning(hands: Hands) -> None:
    """The drum has turned one way."""
    for says in (WheelSays.READY, WheelSays.THROW):
        hands.station.table.hear(StepHeard(says, "tumbler", 1))
    hands.station.table.hear(TurnedHeard(Turning.CLOCKWISE, 3, "tumbler", 1))
    hands.station.publish()


def drum_asked(hands: Hands) -> None:
    """A number by hand: whoever confirms it says that the drum turned both ways."""
    turning(hands)
    hands.window.dealing.number(17)


def void_draw(hands: Hands) -> None:
    """The ball fell although the drum had turned one way only."""
    turning(hands)
    hands.station.table.hear(NumberHeard(17, "tumbler", "tumbler", "2026-11-21T20:41:07Z", 1))
    hands.station.publish()


def void_draw_page(hands: Hands) -> None:
    turning(hands)
    hands.window.do(Act.VOID)
    hands.touch(hands.form(Act.WHY_VOID).key("door_open"))


def drum_lost(hands: Hands) -> None:
    """The tumbler's cable is out."""
    hands.station.publish(
        reader=ReaderNow(
            ReaderHealth.LOST, "tumbler", reason="tumbler: there is no port /dev/ttyUSB0. Plug the cable in."
        )
    )


THROWS: Final[tuple[Scene, ...]] = (
    Scene("closed", nothing, opened=False),
    Scene("opening", lambda hands: hands.window.do(Act.OPEN), opened=False, shows=Act.OPEN),
    Scene("opening-nobody", nobody_deals, opened=False),
    Scene("first-spin", nothing, shows=Phase.BETS_OPEN),
    Scene("first-spin-by-hand", nothing, reader=False),
    Scene("bets-open", crowded),
    Scene("prisoners", prisoners),
    Scene("thrown", thrown, shows=Phase.THROWN),
    Scene("rien-ne-va-plus", running, shows=Phase.NO_MORE_BETS),
    Scene("rien-ne-va-plus-by-hand", running, reader=False),
    Scene("number-pad", number_pad, reader=False, shows=Act.NUMBER),
    Scene("second-look", second_look, reader=False, shows=Act.CONFIRM),
    Scene("two-numbers", two_numbers),
    Scene("suspended-while-it-ran", suspended_while_it_ran, shows=Notice.VOID_NUMBER),
    Scene("candidate", candidate),
    Scene("void-page", void_page, shows=Act.WHY_VOID),
    Scene("void", void, shows=Notice.VOIDED),
    Scene("void-number", void_number),
    Scene("void-after-the-number", void_after),
    Scene("void-can-be-said", fallen, reader=False, shows=Phase.FALLEN),
    Scene("valid-page", valid_page, shows=Act.VALID),
    Scene("fell-over-a-page", fell_over_a_page, shows=Act.MINIMUM),
    Scene("void-thrown-again", void_again),
    Scene("tombola-closed", nothing, opened=False, profile=_TOMBOLA),
    Scene("tombola-opening", tombola_opening, opened=False, profile=_TOMBOLA),
    Scene("tombola-first-draw", nothing, profile=_TOMBOLA),
    Scene("tombola-first-draw-by-hand", nothing, reader=False, profile=_TOMBOLA),
    Scene("tombola-drum-turns", turning, profile=_TOMBOLA),
    Scene("tombola-drum-asked", drum_asked, reader=False, profile=_TOMBOLA),
    Scene("tombola-void-draw", void_draw, profile=_TOMBOLA),
    Scene("tombola-void-page", void_draw_page, profile=_TOMBOLA),
    Scene("tombola-drum-lost", drum_lost, profile=_TOMBOLA, shows=Notice.READER_LOST),
)
