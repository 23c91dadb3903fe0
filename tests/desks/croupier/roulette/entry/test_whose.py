"""Whose chips are is asked at their payment, and a seat answers it (rules 3) [4.3.1]."""

from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.entry.whose import Whose
from app.desks.croupier.words.banner_words import banner_words
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.table.named import Office
from app.table.table_commands import RuleOn
from tests.desks.desk import Desk, at
from tests.desks.played import Played

TWENTY = Entry(1, Cents(2000))


def unowned(desk: Desk) -> None:
    """Two twenties are nobody's, and the dealer has gone on to red."""
    desk.station.fall(8)
    desk.value(20, None, "black", "split-8-11")
    desk.colour("red", "straight-8")


def owners(desk: Desk) -> list[str]:
    return [str(entry.owner) for stack in desk.station.paying.winners for entry in stack.entries]


def test_a_seat_says_whose_the_chips_of_the_payment_shown_are(desk: Desk) -> None:
    unowned(desk)
    assert desk.screen.whose == Whose(at("black"), TWENTY)
    desk.dealing.choose_owner("posto 4")
    assert owners(desk) == ["posto 4", "None", "red"]
    assert [row.title for row in desk.screen.payments.rows] == ["Posto 4", "Di chi è?", "Rosso"]
    assert desk.screen.whose is None
    desk.dealing.look_at(2)
    assert desk.screen.whose == Whose(at("split-8-11"), TWENTY)
    desk.dealing.choose_owner(None)
    assert owners(desk) == ["posto 4", "None", "red"], "nobody knows whose it is"
    desk.dealing.choose_owner("posto 2")
    assert owners(desk) == ["posto 4", "posto 2", "red"]


def test_a_seat_that_is_chosen_after_a_payment_is_of_the_next_chips(desk: Desk) -> None:
    """What is paid already stays nobody's: the seat is not lost because the table would refuse that."""
    desk.station.fall(8)
    desk.value(20, None, "black")
    desk.station.say("cleared")
    desk.station.send({"do": "paid", "order": 1, "by": "Carla", "reason": "so"})
    desk.dealing.choose_value(Cents(2000))
    desk.dealing.choose_owner("posto 3")
    assert desk.dealing.draft.hand is not None
    assert desk.dealing.draft.hand.owner == "posto 3"
    assert desk.dealing.draft.blocked == ""
    assert owners(desk) == ["None"]


def test_what_is_paid_already_is_nobodys_still(desk: Desk) -> None:
    unowned(desk)
    desk.station.say("cleared")
    desk.station.send({"do": "paid", "order": 1})
    desk.dealing.look_at(1)
    assert desk.screen.whose is None


def test_while_winners_are_entered_a_seat_is_of_the_chips_in_hand(desk: Desk) -> None:
    """Once a payment is marked or looked at, the one that is shown asks first."""
    desk.station.fall(8)
    desk.value(20, None, "black")
    desk.value(50, "posto 2", "straight-8")
    assert desk.screen.payments.rows[0].title == "Di chi è?"
    assert (desk.screen.whose, owners(desk)) == (None, ["None", "posto 2"])
    desk.dealing.look_at(1)
    assert desk.screen.whose == Whose(at("black"), TWENTY)
    desk.dealing.choose_owner("posto 4")
    assert owners(desk) == ["posto 4", "posto 2"]
    assert desk.dealing.draft.hand is not None
    assert desk.dealing.draft.hand.owner == "posto 2"


def test_the_seats_ask_while_chips_like_the_one_in_hand_are_nobodys(desk: Desk) -> None:
    desk.station.fall(8)
    asked = []
    for _ in range(2):
        desk.dealing.choose_colour("blue")  # another player's chip: whose the next ones are is asked anew
        desk.dealing.choose_value(Cents(2000))
        desk.touch("black")
        assert desk.screen.palette is not None
        asked.append(desk.screen.palette.asks_whose)
        desk.dealing.choose_owner("posto 4")
        assert desk.screen.palette is not None
        asked.append(desk.screen.palette.asks_whose)
    assert asked == [True, False, True, False]


def test_the_next_payment_asks_once_one_is_marked(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(50, "posto 2", "column-35")
    desk.value(20, None, "black")
    assert desk.screen.whose is None
    desk.dealing.act(Act.PAID)
    assert desk.screen.whose == Whose(at("black"), TWENTY)


def test_the_seats_stand_there_with_the_place_that_is_asked_about(played: Played) -> None:
    played.fall(8)
    played.touch(played.entry.chips.values[3])
    played.place("black")
    played.colour("red")
    seat = played.entry.keys.seats[4]
    assert seat.isVisible()
    played.touch(seat)
    screen = played.screen
    assert [row.title for row in screen.payments.rows] == ["Posto 4"]
    assert not seat.isVisible()


def test_of_a_disputed_payment_it_is_asked_once_it_is_decided(desk: Desk) -> None:
    """The dispute is about these chips as they are: a seat that changed them would end it (rules 3)."""
    unowned(desk)
    desk.dealing.look_at(1)
    desk.station.send({"do": "dispute", "order": 1, "reason": "di chi è"})
    desk.dealing.look_at(1)
    assert desk.screen.whose is None
    desk.dealing.choose_owner("posto 6")
    assert owners(desk) == ["None", "None", "red"]
    desk.station.send(RuleOn(order=1, by="capo tavolo", reason="si paga così", office=Office.CAPO_TAVOLO))
    desk.dealing.look_at(1)
    desk.dealing.choose_owner("posto 6")
    assert owners(desk) == ["posto 6", "None", "red"]


def test_a_touch_that_would_take_a_disputed_payment_away_is_not_taken(desk: Desk) -> None:
    """The entry stays what it was, nothing hangs in the draft, and the dealer reads why."""
    unowned(desk)
    desk.station.send({"do": "dispute", "order": 1, "reason": "di chi è"})
    desk.dealing.choose_value(Cents(2000))
    desk.dealing.choose_owner(None)
    desk.dealing.take()
    desk.touch("black")
    assert owners(desk) == ["None", "None", "red"]
    assert not desk.screen.drafted
    assert desk.screen.banner is not None
    assert desk.screen.banner.notice is Notice.NOT_TAKEN
    title, advice = banner_words(desk.screen.banner)
    assert (title, advice) == (
        "Così non si può",
        "Toglierebbe il pagamento 1, contestato: prima la decisione. Niente è cambiato.",
    )


def left_open(desk: Desk) -> None:
    """A twenty on black of which nobody said whose it is, and red's straight."""
    desk.station.fall(8)
    desk.dealing.choose_value(Cents(2000))
    desk.touch("black")
    desk.colour("red", "straight-8")


def test_whose_it_is_is_asked_once_before_it_is_paid(desk: Desk) -> None:
    left_open(desk)
    desk.dealing.act(Act.PAID)
    assert desk.paid == frozenset()
    assert desk.screen.owner_asked
    desk.dealing.act(Act.PAID)
    assert desk.paid == {1}
    assert not desk.screen.owner_asked
    desk.dealing.act(Act.PAID)
    assert desk.paid == {1, 2}, "red is red's"


def test_a_seat_or_nobody_answers_before_it_is_asked(desk: Desk) -> None:
    for seat in ("posto 4", None):
        left_open(desk)
        assert desk.screen.whose is not None
        desk.dealing.choose_owner(seat)
        desk.dealing.act(Act.PAID)
        assert desk.paid == {1}
        desk.station.say("next")


def test_what_is_entered_after_the_question_is_asked_about_anew(desk: Desk) -> None:
    left_open(desk)
    desk.dealing.act(Act.PAID)
    desk.touch("straight-8")
    desk.dealing.act(Act.PAID)
    assert desk.paid == frozenset()


def test_the_chip_in_hand_bears_the_seat_of_the_next_ones(played: Played) -> None:
    """What stays chosen is seen beside the chip, and after another player's chip it is chosen no more."""
    played.fall(8)
    twenty, five = (played.entry.chips.values[played.station.state.house.chips.index(v)] for v in (2000, 500))
    played.touch(twenty)
    assert twenty.owner == "?"
    played.touch(played.entry.keys.seats[4])
    assert (twenty.owner, twenty.accessibleName()) == ("P4", "gettone da 20, posto 4")
    played.touch(five)
    assert (twenty.owner, five.owner) == ("", "P4")
    played.colour("red")
    assert five.owner == ""
    played.touch(five)
    assert five.owner == "?"
    played.touch(played.entry.keys.seats[2])
    played.place("black")
    played.window.do(Act.PAID)
    assert five.owner == "?"
