"""What a payment that was made differs by is shown at once, large and in its row, and marked as payments are."""

import pytest
from msgspec.structs import replace

from app.desks.croupier.acts import Act
from app.desks.croupier.draft import Asked
from app.desks.croupier.notices import Notice
from app.desks.croupier.payments.differing import Differing, differing_of, shown_payments
from app.desks.croupier.payments.left import open_left
from app.desks.croupier.payments.pay_words import row_words
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.payments.shown import as_entered
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.words.words import answer_words, left_words, was_words
from app.rules.money import Cents
from app.table.roulette.settling import settlement_of
from tests.desks.desk import Desk, enter_eight


@pytest.fixture
def eight(desk: Desk) -> Desk:
    """Posto 2, posto 4, red and blue won on 8; the first three are paid."""
    desk.station.fall(8)
    enter_eight(desk)
    for _ in range(3):
        desk.dealing.act(Act.PAID)
    return desk


def marks(desk: Desk) -> list[str]:
    return [row.mark.value for row in desk.screen.payments.rows]


def test_a_chip_on_a_payment_that_is_made_shows_the_difference_in_two_touches(eight: Desk) -> None:
    assert eight.large.order == 4
    eight.colour("red", "split-8-11")
    assert eight.station.sent[-1]["do"] == "difference"
    assert eight.large.order == 3
    assert eight.large.differs == Differing(17, 4250, back=False, given=17250, owed=21500)
    assert (eight.large.pieces, eight.large.amount) == (17, 4250)
    assert eight.large.spoken == "Ancora diciassette pezzi al rosso"
    assert marks(eight) == ["paid", "paid", "current", "waiting"]
    row = eight.screen.payments.rows[2]
    assert row_words(row) == ("ancora 17 pz.", "+ € 42,50")
    assert Act.NEXT not in eight.screen.can


def test_started_again_the_desk_shows_the_difference_that_bears_no_mark(eight: Desk) -> None:
    eight.colour("red", "split-8-11")
    dealing = SpinDealing(eight.station.send, lambda: None)
    dealing.hear(eight.station.live)
    assert dealing.screen is not None
    assert dealing.screen.payments == eight.screen.payments
    assert dealing.screen.payments.large == eight.large


def test_a_touch_as_the_wheel_throws_changes_nothing_that_is_closed(eight: Desk) -> None:
    """The table closed the spin before it heard of the touch: the payment stays, and why is said."""
    stacks = eight.dealing.draft.stacks
    eight.station.say("next")
    before = eight.station.state
    eight.station.send(entry_commands.winners(stacks, made=True))
    assert eight.station.state == before
    assert eight.screen.banner is not None
    assert eight.screen.banner.notice is Notice.REFUSED


def test_paid_marks_the_difference_and_the_next_one_is_due(eight: Desk) -> None:
    eight.colour("red", "split-8-11")
    eight.dealing.act(Act.PAID)
    assert eight.station.sent[-1] == {"do": "paid", "order": 3}
    assert marks(eight) == ["paid", "paid", "paid", "current"]
    assert eight.screen.payments.current == 4


def test_what_was_paid_too_much_is_taken_back(eight: Desk) -> None:
    eight.dealing.take()
    eight.dealing.choose_colour("red")
    eight.dealing.take()
    eight.touch("straight-8")
    assert eight.large.differs == Differing(35, 8750, back=True, given=17250, owed=8500)
    assert eight.large.spoken == "Si riprende: trentacinque pezzi"
    row = eight.screen.payments.rows[2]
    assert row_words(row) == ("riprendere 35 pz.", "− € 87,50")


def test_undone_there_is_no_difference(eight: Desk) -> None:
    before = eight.screen.payments
    eight.colour("red", "split-8-11")
    eight.dealing.act(Act.UNDO)
    assert (eight.screen.payments.rows, eight.screen.payments.current) == (before.rows, 4)


def test_one_that_is_owed_no_more_stands_behind_the_others(eight: Desk) -> None:
    for _ in range(5):  # blue's two pieces, then red's three
        eight.dealing.act(Act.UNDO)
    assert marks(eight) == ["paid", "paid", "current"]
    assert (eight.large.order, eight.large.title) == (3, "Rosso")
    assert eight.large.differs == Differing(69, 17250, back=True, given=17250, owed=0)
    eight.dealing.act(Act.PAID)
    assert marks(eight) == ["paid", "paid", "paid"]
    eight.dealing.look_at(3)
    assert eight.screen.payments.takes_back == 3
    eight.dealing.act(Act.UNPAID)
    assert eight.large.differs is not None


def test_not_paid_is_of_the_payment_that_is_looked_at(eight: Desk) -> None:
    """Else of the one that was marked last; a difference is taken back before its payment."""
    assert eight.screen.payments.takes_back == 3
    eight.dealing.look_at(1)
    assert eight.screen.payments.takes_back == 1
    eight.dealing.act(Act.UNPAID)
    assert eight.station.sent[-1] == {"do": "unpaid", "order": 1}
    assert marks(eight) == ["current", "paid", "paid", "waiting"]
    eight.dealing.act(Act.PAID)
    eight.colour("red", "split-8-11")
    eight.dealing.act(Act.PAID)
    for left in (["current", "waiting"], ["current", "waiting"]):
        eight.dealing.look_at(3)
        eight.dealing.act(Act.UNPAID)
        assert marks(eight)[2:] == left
    assert eight.large.differs is None


def test_a_payment_that_is_looked_at_gives_way_to_what_a_touch_changes(eight: Desk) -> None:
    eight.dealing.look_at(1)
    eight.colour("red", "split-8-11")
    assert eight.large.order == 3


def test_all_at_once_counts_what_differs_both_ways(eight: Desk) -> None:
    eight.colour("red", "split-8-11")
    eight.dealing.act(Act.PAID_ALL)
    assert eight.dealing.draft.all_asked.amount == 4250 + large_of_blue(eight)
    eight.dealing.act(Act.PAID_ALL)
    assert marks(eight) == ["paid"] * 4


def large_of_blue(desk: Desk) -> int:
    return desk.screen.payments.rows[3].amount


def test_a_touch_while_a_mark_is_on_its_way_is_sent_as_a_difference(desk: Desk) -> None:
    """The table has marked the payment by the time it hears of the touch: nothing of it is refused."""
    desk.station.fall(8)
    desk.colour("blue", "straight-8")
    desk.dealing.draft = replace(desk.dealing.draft, asked=Asked(make=True, order=1, refusals=0))
    desk.colour("blue", "split-8-9")
    assert desk.station.asked == ["winners", "difference"]
    assert desk.screen.banner is None


@pytest.mark.parametrize(
    ("touch", "words", "was"),
    [
        (False, "Rosso, ancora 17 pezzi, € 42,50", "fu pagato?"),
        (True, "Rosso, riprendere 17 pezzi, € 42,50", "fu ripreso?"),
    ],
)
def test_left_by_the_ball_it_is_named_with_the_way_it_goes(
    eight: Desk, touch: bool, words: str, was: str
) -> None:
    eight.dealing.act(Act.PAID)
    eight.dealing.choose_colour("red")
    if touch:
        eight.dealing.take()
    eight.touch("split-8-11")
    eight.station.say("next")
    (left,) = open_left(eight.station.state)
    assert (left_words(left), was_words(left)) == (words, was)
    assert answer_words(left) == (("Ripreso", "Non ripreso") if touch else ("Pagato", "Non pagato"))


def test_as_entered_it_is_what_the_table_would_make_of_it(eight: Desk) -> None:
    """The desk draws before the table answers: both come to the same."""
    spin, state = eight.station.state.paying, eight.station.state
    assert spin is not None
    assert as_entered(state, spin, settlement_of(state, spin)) == spin
    assert differing_of(spin.payable, 1) is None
    assert [payment.amount for payment in shown_payments(spin.payable)] == [
        row.amount for row in eight.screen.payments.rows
    ]
    assert shown_payments(spin.payable)[2].amount == Cents(17250)
    assert eight.screen.payments.rows[0].mark is Mark.PAID
