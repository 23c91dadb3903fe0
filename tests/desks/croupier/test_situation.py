"""A touch and a key are for what stood on the desk when they began."""

from app.desks.croupier.acts import Act
from app.desks.croupier.situation import Situation, situation
from tests.desks.desk import Desk


def test_an_empty_desk_is_about_nothing() -> None:
    assert situation(None) == Situation()


def test_the_same_number_again_is_another_moment(desk: Desk) -> None:
    desk.station.fall(8)
    first = situation(desk.screen)
    desk.station.say("next")
    desk.station.fall(8)
    assert situation(desk.screen).moment != first.moment


def test_a_piece_more_is_another_payment_of_the_same_moment(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    first = situation(desk.screen)
    desk.touch("straight-8")
    now = situation(desk.screen)
    assert (now.moment, now.payment == first.payment) == (first.moment, False)


def test_to_look_at_another_payment_is_another_situation(eight: Desk) -> None:
    first = situation(eight.screen)
    eight.dealing.act(Act.AFTER)
    assert situation(eight.screen) != first


def test_a_number_that_waits_for_a_second_look_is_a_moment_of_its_own(desk: Desk) -> None:
    desk.station.say("throw", "no_more_bets")
    before = situation(desk.screen)
    desk.dealing.number(8)
    eight = situation(desk.screen)
    desk.dealing.act(Act.REFUSE)
    desk.dealing.number(9)
    assert len({before, eight, situation(desk.screen)}) == 3
