"""Minus on a chance where nothing was entered: its player took the stake up before the throw (rules 4, 5)."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from app.desks.croupier.words.banner_words import banner_words
from app.rules.roulette.layout import BY_NAME
from tests.desks.desk import Desk
from tests.said import form_of


def next_number(desk: Desk, number: int) -> None:
    while Act.PAID in desk.screen.can:
        desk.dealing.act(Act.PAID)
    desk.dealing.act(Act.NEXT)
    desk.station.fall(number)


def test_minus_says_that_a_prisoner_is_not_taken_up(desk: Desk) -> None:
    desk.station.fall(0)
    desk.colour("blue", "black")
    next_number(desk, 8)
    desk.dealing.take()
    desk.touch("black")
    assert "prigion" in told(desk)


def told(desk: Desk) -> str:
    assert desk.screen.banner is not None
    return banner_words(desk.screen.banner)[1]


@pytest.fixture
def kept(desk: Desk) -> Desk:
    """Red leaves what it won with one piece on even at 20; 30 has fallen, even again."""
    desk.station.fall(20)
    desk.colour("red", "even")
    desk.dealing.leave_lying()
    next_number(desk, 30)
    assert desk.amounts == [500]
    return desk


def test_minus_takes_off_what_was_left_lying_and_its_player_has_taken_up_since(kept: Desk) -> None:
    kept.dealing.take()
    kept.touch("even")
    assert kept.amounts == []
    assert kept.screen.banner is None
    next_number(kept, 8)
    assert kept.amounts == []


def test_minus_says_why_it_takes_nothing_off(kept: Desk) -> None:
    kept.dealing.take()
    kept.touch("high")
    assert told(kept) == "Qui non c'è niente da togliere con il gettone e il posto scelti. Niente è cambiato."
    kept.dealing.act(Act.PAID)
    kept.dealing.take()
    kept.dealing.take()
    kept.touch("even")
    assert kept.screen.banner is not None
    assert kept.screen.banner.notice is Notice.PAYMENT_MADE
    assert kept.amounts == [500]


def test_another_players_chip_in_hand_takes_nothing_off(kept: Desk) -> None:
    """Red's winnings do not go because minus was meant for sky, who has nothing there."""
    kept.colour("sky", "red")
    kept.dealing.take()
    kept.touch("even")
    assert kept.amounts == [250, 500]
    assert told(kept) == (
        "Qui sta la puntata di un altro: prima scegliere il suo gettone, poi − Togli. Niente è cambiato."
    )


def test_the_players_own_chip_in_hand_takes_them_off_and_undo_puts_them_back(kept: Desk) -> None:
    """Undo is always there, without end within the spin (screens): also for what was known before."""
    lying = kept.station.state.paying
    kept.dealing.choose_colour("red")
    kept.dealing.take()
    kept.touch("even")
    assert kept.amounts == []
    kept.dealing.take()
    kept.touch("straight-30")
    assert kept.amounts == [8750]
    for _ in range(2):
        kept.dealing.act(Act.UNDO)
    assert kept.amounts == [500]
    assert Act.UNDO not in kept.screen.can
    assert lying is not None
    assert kept.station.state.paying is not None
    assert kept.station.state.paying.bets == lying.bets, "with the count of the spins that they lay"
    kept.dealing.act(Act.REDO)
    assert kept.amounts == []
    kept.dealing.act(Act.REDO)
    assert kept.amounts == [8750]


def test_what_was_said_to_be_gone_is_there_again_by_undo(kept: Desk) -> None:
    """*Non c'era più* of a payment is a step of the entry too."""
    assert kept.dealing.could_be_gone(1)
    kept.dealing.say_gone(1)
    assert kept.station.sent[-1] == {"do": "taken_up", "position": "even", "owner": "red"}
    assert kept.amounts == []
    kept.dealing.act(Act.UNDO)
    assert kept.amounts == [500]
    kept.dealing.act(Act.REDO)
    assert kept.amounts == []


def test_undo_of_what_is_paid_shows_what_is_taken_back(kept: Desk) -> None:
    """Gone back further, the stake lay there after all: what it won is the same player's."""
    kept.dealing.choose_colour("red")
    kept.dealing.take()
    kept.touch("even")
    kept.dealing.take()
    kept.touch("even")
    kept.dealing.act(Act.PAID)
    kept.dealing.choose_colour("red")
    for amount, back in ((250, True), (250, False)):
        kept.dealing.act(Act.UNDO)
        large = kept.screen.payments.large
        assert large is not None
        assert large.differs is not None
        assert (large.differs.amount, large.differs.back) == (amount, back)
    assert kept.screen.banner is None


def test_of_a_chip_without_owner_the_chip_says_whose_is_meant(desk: Desk) -> None:
    desk.station.fall(20)
    desk.value(50, "posto 2", "even")
    desk.dealing.leave_lying()
    desk.value(20, "posto 4", "even")
    desk.dealing.look_at(2)
    desk.dealing.leave_lying()
    desk.dealing.look_at(1)
    next_number(desk, 30)
    assert sorted(desk.amounts) == [4000, 10000]
    desk.value(20, None)
    desk.dealing.take()
    desk.touch("even")
    assert desk.amounts == [10000]
    desk.value(10, None)
    desk.dealing.take()
    desk.touch("even")
    assert desk.amounts == [10000]
    assert "di un altro" in told(desk)


def test_at_zero_what_was_said_to_be_gone_is_put_back_by_undo(desk: Desk) -> None:
    desk.station.fall(20)
    desk.colour("red", "even")
    desk.dealing.leave_lying()
    next_number(desk, 0)
    even = [tick for share in desk.screen.payments.shares for tick in share.ticks]
    assert even
    desk.dealing.choose_colour("red")
    desk.dealing.take()
    desk.touch("even")
    assert desk.station.state.paying is not None
    assert [off.owner for off in desk.station.state.paying.taken_up] == ["red"]
    assert [tick for share in desk.screen.payments.shares for tick in share.ticks] == []
    desk.dealing.act(Act.UNDO)
    assert [tick for share in desk.screen.payments.shares for tick in share.ticks] == even
    assert Act.UNDO not in desk.screen.can


def test_until_the_table_has_it_nothing_is_marked_as_paid(kept: Desk) -> None:
    """The payments will be others: a mark sent meanwhile would be another one's."""
    kept.colour("sky", "even")
    kept.dealing.choose_colour("red")
    kept.dealing.take()
    kept.station.deaf = True
    kept.touch("even", "even")
    assert kept.station.sent[-1] == {"do": "taken_up", "position": "even", "owner": "red"}
    assert [form_of(command)["do"] for command in kept.station.waiting] == ["taken_up"], "twice is once"
    assert Act.PAID not in kept.screen.can
    kept.dealing.act(Act.UNDO)
    kept.dealing.act(Act.REDO)
    kept.station.catch_up()
    assert kept.amounts == [250]
    assert Act.PAID in kept.screen.can
    kept.dealing.act(Act.UNDO)
    assert sorted(kept.amounts) == [250, 500]


def test_what_the_table_refuses_is_put_right_as_any_entry(kept: Desk) -> None:
    """Something that this desk did not see came first: nothing is marked until the dealer takes what holds."""
    kept.dealing.choose_colour("red")
    kept.dealing.take()
    kept.station.deaf = True
    kept.touch("even")
    kept.station.table.do({"do": "paid", "order": 1})
    kept.station.catch_up()
    assert kept.amounts == [500]
    assert kept.screen.banner is not None
    assert kept.screen.banner.notice is Notice.ENTRY_REFUSED
    assert Act.UNPAID not in kept.screen.can
    kept.dealing.act(Act.PUT_RIGHT)
    assert Act.UNPAID in kept.screen.can
    assert kept.screen.banner is None


def test_another_refusal_meanwhile_lets_nothing_be_marked(kept: Desk) -> None:
    kept.colour("sky", "even")
    kept.dealing.choose_colour("red")
    kept.dealing.take()
    kept.station.deaf = True
    kept.touch("even")
    kept.station.say_refused("throw")
    assert Act.PAID not in kept.screen.can
    kept.station.catch_up()
    assert kept.amounts == [250]
    assert Act.PAID in kept.screen.can


def test_a_stake_said_to_be_taken_up_is_a_ghost_until_the_next_throw(kept: Desk) -> None:
    """One touch says that it lay there after all: also after a restart, when there is nothing to undo."""
    kept.dealing.choose_colour("red")
    kept.dealing.take()
    kept.touch("even")
    kept.dealing.take()
    anew = Desk.over(kept)
    assert Act.UNDO not in anew.screen.can
    (ghost,) = anew.screen.ghosts
    assert (ghost.position.name, ghost.gone, ghost.there) == ("even", "red", False)
    anew.dealing.choose_colour("red")
    anew.dealing.take()
    anew.dealing.say_there(0)
    assert anew.amounts == [500], "also with minus: there is nothing to take off"
    assert anew.screen.ghosts == ()
    anew.dealing.act(Act.UNDO)
    assert anew.amounts == []


def test_a_number_that_is_contradicted_keeps_what_was_taken_up(kept: Desk) -> None:
    """It was said of the stakes and not of the number: the ghost asks of it there too."""
    kept.dealing.say_gone(1)
    kept.station.send({"do": "number", "number": 12, "by": "Carla", "reason": "era accanto"})
    assert [(ghost.position.name, ghost.gone) for ghost in kept.screen.ghosts] == [("even", "red")]
    assert kept.amounts == []
    assert Act.PUT_RIGHT not in kept.screen.can
    kept.dealing.say_there(0)
    assert kept.amounts == [500]


def test_nothing_is_marked_while_it_is_said_and_said_over(kept: Desk) -> None:
    kept.colour("sky", "even")
    kept.station.deaf = True
    kept.dealing.take_up(BY_NAME["even"], "red")
    kept.dealing.act(Act.UNDO)
    waiting, kept.station.waiting = kept.station.waiting, []
    kept.station.deaf = False
    for command, paid in zip(waiting, (False, True), strict=True):
        kept.station.send(command)
        assert (Act.PAID in kept.screen.can) is paid
    assert sorted(kept.amounts) == [250, 500]


def test_two_players_of_the_same_chip_are_asked_apart(desk: Desk) -> None:
    desk.station.fall(20)
    for seat in ("posto 2", "posto 4"):
        desk.value(50, seat, "even")
    for order in (1, 2):
        desk.dealing.look_at(order)
        desk.dealing.leave_lying()
    desk.dealing.look_at(1)
    next_number(desk, 30)
    desk.value(50, None)
    desk.dealing.take()
    desk.touch("even")
    assert "più giocatori" in told(desk)
