"""What the dealer says of an announce, touch by touch, and takes back again."""

from app.desks.croupier.roulette.announces import draft as said
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, Gifts, Leaf
from app.desks.croupier.roulette.announces.hand import AnnounceHand
from app.desks.croupier.roulette.announces.typed import Around
from app.rules.money import Cents
from app.rules.roulette.announce_wins import Again
from tests.desks.desk import Desk
from tests.houses import house

AROUND = Around(house("venezia"), ("posto 1", "posto 2"))


def test_a_number_is_its_neighbours_and_then_one_straight_more() -> None:
    draft = said.tap_number(AnnounceDraft(), 17)
    assert (draft.name, draft.leaf) == ("laterali-17", Leaf.HOW)
    draft = said.tap_number(said.tap_number(said.toggle_adding(draft), 8), 8)
    assert (draft.name, draft.straights) == ("laterali-17", (8, 8))
    assert said.tap_number(said.toggle_adding(draft), 8).name == "laterali-8"


def test_another_announce_keeps_chips_and_owner_and_nothing_else() -> None:
    draft = AnnounceDraft(
        name="serie", straights=(8,), value=Cents(500), owner="posto 1", held=False, accepted_by="Bianchi"
    )
    other = said.choose(draft, "vicini")
    assert other == AnnounceDraft(leaf=Leaf.HOW, name="vicini", value=Cents(500), owner="posto 1")


def test_chips_are_added_to_a_value_that_no_chip_has() -> None:
    draft = said.choose_value(AnnounceDraft(), Cents(1000))
    assert said.choose_value(draft, Cents(2000)).value == 2000
    assert said.choose_value(said.toggle_summing(draft), Cents(2000)).value == 3000


def test_notes_add_up_until_the_sum_is_exact() -> None:
    draft = said.put_down(said.put_down(AnnounceDraft(), Cents(10000)), Cents(5000))
    assert draft.money == 15000
    assert said.put_down_exactly(draft).money is None


def test_colour_has_no_money() -> None:
    draft = said.choose_colour(said.put_down(AnnounceDraft(), Cents(500)), "red")
    assert (draft.in_colour, draft.colour, draft.money) == (True, "red", None)


def test_the_same_touch_takes_acceptance_and_going_on_back() -> None:
    accepted = said.accept_by(AnnounceDraft(), "Bianchi")
    assert accepted.accepted_by == "Bianchi"
    assert said.accept_by(accepted, "Bianchi").accepted_by is None
    going = said.go_on(AnnounceDraft(leaf=Leaf.WON), 7, Again.RIFARE)
    assert said.go_on(going, 7, Again.RIFARE).goes_on is None


def test_what_was_accepted_otherwise_has_to_be_repeated_again() -> None:
    accepted = said.accept_by(AnnounceDraft(name="nassa"), "Bianchi")
    assert said.hold(accepted, held=True).accepted_by is None
    assert said.tap_number(said.toggle_adding(accepted), 8).accepted_by is None


def test_each_touch_can_be_taken_back_and_so_can_a_line() -> None:
    hand = AnnounceHand()
    hand.change(said.choose(hand.draft, "serie"))
    hand.change(said.choose_owner(hand.draft, "posto 1"))
    for letter in "da 50":
        hand.type(letter, AROUND)
    assert hand.draft.value == 5000
    hand.rub_out(AROUND)
    assert (hand.line, hand.draft.value) == ("da 5", 500)
    hand.undo()
    assert (hand.line, hand.draft) == ("", AnnounceDraft(Leaf.HOW, "serie", owner="posto 1"))
    hand.undo()
    hand.rub_out(AROUND)
    assert hand.draft == AnnounceDraft()
    assert hand.untouched


def test_an_answer_is_heard_once_and_of_this_spin_only(desk: Desk) -> None:
    hand, station = AnnounceHand(), desk.station
    hand.send(station.live, "posto 1")
    assert hand.waiting
    assert not hand.hear(station.live)
    form = {"do": "announce", "name": "serie", "owner": "posto 1", "value": "5.00"}
    station.send({**form, "money": "5.00"})
    assert not hand.hear(station.live)
    assert hand.refused == (("", "it takes 30.00, the player put down 5.00 (rules 6) [5]"),)
    hand.send(station.live, "posto 1")
    assert not hand.refused
    station.send(form)
    assert hand.hear(station.live)
    assert not hand.hear(station.live)
    hand.send(station.live, "posto 1")
    station.fall(8)
    assert not hand.hear(station.live)
    assert not hand.waiting


def test_what_the_table_refuses_at_all_is_told_too(desk: Desk) -> None:
    hand = AnnounceHand()
    hand.send(desk.station.live, "posto 1")
    desk.station.say("confirm")
    assert not hand.hear(desk.station.live)
    assert desk.station.live.refusal is not None
    assert hand.told == desk.station.live.refusal.reason


def test_complimentary_chips_are_all_of_it_until_they_are_counted() -> None:
    draft = said.put_down(said.choose(AnnounceDraft(), "vicini"), Cents(5000))
    draft = said.toggle_gifts(draft)
    assert (draft.gifts, draft.money) == (Gifts(), None)
    for _ in range(3):
        draft = said.put_down(draft, Cents(2000))
    assert (draft.gifts, draft.money) == (Gifts(Cents(2000), 3), None)
    assert said.put_down(draft, Cents(1000)).gifts == Gifts(Cents(1000), 1)
    assert said.put_down_exactly(draft).gifts == Gifts()
    assert said.toggle_gifts(draft).gifts is None


def test_colour_and_another_announce_know_no_count_of_complimentary_chips() -> None:
    draft = said.give(said.choose(AnnounceDraft(), "vicini"), Gifts(Cents(2000), 9))
    assert said.choose_colour(draft, "red").gifts is None
    assert said.choose(draft, "serie").gifts == Gifts(Cents(2000))
    assert said.ask_again(draft).gifts is None
