"""What is held for its owner by name is handed to him, once (rules 5) [2]."""

import pytest
from msgspec.structs import replace

from app.desks.croupier.forms.kit import TURN, Line
from app.desks.croupier.roulette.forms.hand_form import HAND, Held, held_things
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.words.prompt_words import notes_words
from app.rules.money import Cents
from app.table.relieving import relief_notes
from app.table.roulette.held_chips import HeldWhy
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.desk import Desk


@pytest.fixture
def withdrawn() -> Desk:
    """Seat 4 left 600 on black, 1,200 were taken off; of a straight that won nobody knows whose it is."""
    desk = Desk()
    desk.station.fall(8)
    desk.dealing.choose_count(6)
    desk.value(100, "posto 4", "black")
    desk.value(20, None, "straight-8")
    desk.station.send({"do": "leave", "order": 1})
    desk.station.say("paid_all", "next")
    desk.station.sent.clear()
    return desk


@pytest.fixture
def page(withdrawn: Desk) -> Asked[Held | None]:
    return Asked(HAND, withdrawn)


def test_what_is_held_is_listed_by_name_and_what_nobody_owned_to_last(
    withdrawn: Desk, page: Asked[Held | None]
) -> None:
    state = withdrawn.station.state
    named = [(held.owner, held.amount) for held in held_things(state, state.house)]
    assert named == [("posto 4", 1200_00), ("", 20_00)]
    assert [(key.words, key.below) for key in page.rows[0].keys] == [
        ("posto 4", "€ 1.200"),
        ("non si sa di chi", "€ 20"),
    ]


def test_the_chips_are_shown_as_they_lay_with_the_sentence_and_the_reason(
    withdrawn: Desk, page: Asked[Held | None]
) -> None:
    state = withdrawn.station.state
    own, nobodys = held_things(state, state.house)
    assert own.said == "Posto 4: dodici pezzi da 100, milleduecento"
    (chips,) = own.chips
    assert (chips.where, [pieces for _, pieces in chips.piles]) == ("su nero", [12])
    assert chips.why is HeldWhy.MAXIMUM
    assert nobodys.said == "Di chi dice il capo tavolo: un pezzo da 20, venti"
    assert nobodys.chips[0].why is HeldWhy.UNKNOWN
    page.touch(own)
    assert page.form.described == own.said
    said, lay = (part for part in page.form.parts if isinstance(part, Line))
    assert said.words == f"«{own.said}»"
    assert (lay.words, lay.chips) == ("€ 1.200 · su nero · oltre il massimo: si ritira tutto", chips.piles)


def test_what_is_held_is_told_to_the_relief(withdrawn: Desk) -> None:
    state = withdrawn.station.state
    words = notes_words(relief_notes(state), {})
    assert words.endswith("da consegnare: posto 4 € 1.200, non si sa di chi € 20")


def test_a_touch_chooses_and_another_hands_it_over(withdrawn: Desk, page: Asked[Held | None]) -> None:
    assert not page.does.can
    page.touch("posto 4")
    assert withdrawn.station.sent == []
    assert (page.does.words, page.does.below) == ("Consegnare € 1.200", "al posto 4")
    page.touch("Consegnare € 1.200")
    assert withdrawn.station.sent == [{"do": "hand", "owner": "posto 4"}]
    assert dict(withdrawn.station.state.held) == {"": 20_00}


def test_the_capo_tavolo_says_to_whom_it_goes_that_nobody_owned_to(
    withdrawn: Desk, page: Asked[Held | None]
) -> None:
    page.touch("non si sa di chi", "Consegnare € 20")
    assert withdrawn.station.sent == [{"do": "hand", "owner": "", "by": "capo tavolo"}]
    assert dict(withdrawn.station.state.held) == {"posto 4": 120_000}


def test_the_page_stays_for_the_next_and_cannot_be_opened_when_nothing_is_held(
    withdrawn: Desk, page: Asked[Held | None]
) -> None:
    page.touch("posto 4", "Consegnare € 1.200")
    assert not page.left
    page.touch("Consegnare € 20")  # one alone is chosen already
    assert dict(withdrawn.station.state.held) == {}
    assert SpinAct.HAND not in withdrawn.screen.can


def test_enter_hands_over_what_is_chosen_and_nothing_before(
    withdrawn: Desk, page: Asked[Held | None]
) -> None:
    page.press(ENTER)
    assert withdrawn.station.sent == []
    page.touch("posto 4")
    page.press(ENTER)
    assert withdrawn.station.sent == [{"do": "hand", "owner": "posto 4"}]


def test_left_nothing_is_handed_over_and_nobody_stays_chosen(
    withdrawn: Desk, page: Asked[Held | None]
) -> None:
    page.touch("posto 4")
    page.open()
    assert withdrawn.station.sent == []
    assert not page.does.can


def test_a_sum_that_grew_meanwhile_is_chosen_anew(withdrawn: Desk, page: Asked[Held | None]) -> None:
    """What is said on the button is what is handed over."""
    page.touch("non si sa di chi")
    withdrawn.station.fall(17)
    lost = {"value": "20.00", "pieces": 1}
    withdrawn.station.send({"do": "winners", "bets": [{"position": "straight-17", "stack": [lost]}]})
    withdrawn.station.say("paid_all", "next")
    assert dict(withdrawn.station.state.held) == {"posto 4": 120_000, "": 40_00}
    assert not page.does.can


def test_many_owners_have_room_one_page_after_the_other() -> None:
    desk = Desk()
    held = {f"Cliente {n:02}": Cents(100 * n) for n in range(1, 21)}
    desk.station.table.state = replace(desk.station.state, held=held)
    desk.station.publish()
    page = Asked(HAND, desk)
    page.touch(TURN)
    shown = [key.words for key in page.rows[0].keys]
    assert shown == [*(f"Cliente {n:02}" for n in range(16, 21)), "Altri…"]
    page.touch("Cliente 20")
    page.touch("Consegnare € 20")
    assert desk.station.sent == [{"do": "hand", "owner": "Cliente 20"}]
