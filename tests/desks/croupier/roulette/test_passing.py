"""What the next spin would pass over is asked once; a second touch goes on (rules 3, 6)."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.draft import NOTHING_PASSED, NOTHING_UNDONE, Undone
from app.desks.croupier.notices import Notice
from app.desks.croupier.payments.shown import Payments
from app.desks.croupier.roulette.announces.going_on import going_on_command, winners
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_possible import passing
from app.desks.croupier.screen import Announcing
from app.desks.croupier.words.banner_words import banner_words
from tests.desks.desk import Desk


def won(desk: Desk) -> None:
    """Laterali of seat 2 won, and are paid whole."""
    form = {"do": "announce", "name": "laterali-8", "owner": "posto 2", "value": "20.00", "held": True}
    desk.station.send(form)
    desk.station.fall(8)
    desk.station.say("cleared", "paid_all")


def spin(desk: Desk) -> int | None:
    paying = desk.station.state.paying
    return None if paying is None else paying.spin


def test_where_nothing_is_left_the_next_spin_comes_at_the_first_touch(desk: Desk) -> None:
    assert passing(Payments(), Announcing(), NOTHING_UNDONE) == NOTHING_PASSED
    desk.station.fall(8)
    desk.dealing.act(SpinAct.CLEARED)
    desk.dealing.act(Act.NEXT)
    assert spin(desk) is None


def test_where_nothing_was_entered_and_the_layout_is_not_clear_it_is_asked_once(desk: Desk) -> None:
    """One hasty touch takes no spin away: with chips on the layout that nobody entered, it closes nothing."""
    desk.station.fall(8)
    desk.dealing.act(Act.NEXT)
    assert spin(desk) == 1
    assert desk.screen.passing.undone == Undone(nothing=True)
    assert desk.screen.banner is not None
    assert banner_words(desk.screen.banner)[1].startswith("Niente segnato e tappeto non ancora pulito. ")
    desk.dealing.act(Act.NEXT)
    assert spin(desk) is None


def test_what_was_entered_is_asked_about_no_more(desk: Desk) -> None:
    """Something won and was entered: the layout was clear by then."""
    desk.station.fall(8)
    assert desk.screen.passing.undone.nothing
    desk.colour("red", "straight-8")
    assert not desk.screen.passing.undone.nothing
    desk.dealing.act(Act.PAID)
    desk.dealing.act(Act.NEXT)
    assert spin(desk) is None


def test_an_announce_that_won_is_asked_about_once(desk: Desk) -> None:
    won(desk)
    desk.dealing.act(Act.NEXT)
    assert spin(desk) == 1
    assert desk.screen.passing.asked
    assert desk.screen.banner is not None
    assert desk.screen.banner.notice is Notice.UNDONE
    advice = "Annunci da proseguire: 1. Un altro tocco va avanti lo stesso."
    assert banner_words(desk.screen.banner) == ("Resta da fare", advice)
    desk.dealing.act(Act.NEXT)
    assert spin(desk) is None
    assert desk.screen.banner is None


def test_what_is_not_taken_back_is_asked_about_too_and_ticked_it_is_not(desk: Desk) -> None:
    """What was paid before the announce went on is taken back: its mark is what was forgotten."""
    won(desk)
    (item,) = winners(desk.station.state)
    desk.station.send(going_on_command(item.said, item.ways[0].goes_on.again))
    assert desk.screen.passing.undone == Undone((("posto 2", 10000),))
    desk.dealing.act(Act.NEXT)
    assert desk.screen.banner is not None
    assert banner_words(desk.screen.banner)[1].startswith("Riprendere € 100 (posto 2). ")
    desk.dealing.act(Act.PAID)
    assert desk.screen.passing.undone == NOTHING_UNDONE
    assert desk.screen.banner is None
    desk.dealing.act(Act.NEXT)
    assert spin(desk) is None


@pytest.mark.parametrize("number", [8, 0])
def test_halves_that_nobody_ticked_are_not_asked_about(desk: Desk, number: int) -> None:
    """Screens: a dealer halves by eye, and no half is demanded."""
    desk.station.fall(number)
    desk.colour("red", "black")
    desk.station.say("cleared", "paid_all")
    desk.dealing.act(Act.NEXT)
    assert spin(desk) is None


def test_going_on_over_silence_says_nothing_of_who_won(desk: Desk) -> None:
    """A second touch goes on all the same: the spin is closed as one of which nothing was entered."""
    desk.station.fall(20)
    for _ in range(2):
        desk.dealing.act(Act.NEXT)
    assert desk.station.sent[-1] == {"do": "next"}
    assert {"do": "winners", "bets": []} not in desk.station.sent
