"""Whatever a form says is drawn, touched and typed: one window for all pages that are data."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount, Step
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.forms.hand_form import Held
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from tests.desks.patience import hurried
from tests.desks.played import Played

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def hold(played: Played, **held: int) -> None:
    """Let sums be held for players."""
    sums = {name.replace("_", " "): Cents(100 * euros) for name, euros in held.items()}
    played.station.table.state = replace(played.station.state, held=sums)
    played.station.publish()


@pytest.fixture
def page(played: Played) -> FormPage:
    """What is held for two players."""
    hold(played, posto_7=20, posto_4=1200)
    played.window.do(SpinAct.HAND)
    return played.form(SpinAct.HAND)


def shown(page: FormPage) -> list[str]:
    return [key.text() for key in page.keys if isinstance(key.says, Held)]


def test_a_key_says_what_it_means_and_is_named_for_a_screen_reader(page: FormPage) -> None:
    assert shown(page) == ["posto 4", "posto 7"]
    assert page.keys[0].accessibleName() == "posto 4 € 1.200"
    assert page.accessibleName().startswith("Da consegnare. Tenuto per nome")
    page.keys[0].click()
    assert page.keys[0].chosen
    assert page.accessibleDescription()


def test_it_is_done_by_keyboard_alone(played: Played) -> None:
    hold(played, posto_7=20, posto_4=1200)
    played.key(K.Key_H, Qt.KeyboardModifier.ControlModifier)
    played.key(K.Key_Right)
    played.key(K.Key_Return)
    assert played.station.sent == []
    played.key(K.Key_Return)
    assert played.station.sent == [{"do": "hand", "owner": "posto 4"}]


def test_the_arrows_go_round_and_pass_what_cannot_be_touched(played: Played, page: FormPage) -> None:
    seen = []
    for _ in range(4):
        played.key(K.Key_Down)
        marked = page.marked()
        assert marked is not None
        seen.append(marked.accessibleName())
    assert seen == ["posto 4 € 1.200", "posto 7 € 20", "Indietro", "posto 4 € 1.200"]


def test_more_than_have_room_are_one_page_after_the_other(played: Played, page: FormPage) -> None:
    hold(played, **{f"Cliente_{n:02}": n for n in range(1, 21)})
    first = shown(page)
    played.touch(page.key("Altri…"))
    second = shown(page)
    assert len({*first, *second}) == 20
    played.touch(page.key("Altri…"))
    assert shown(page) == first


def test_a_finger_that_lifts_on_another_meaning_says_nothing(played: Played, page: FormPage) -> None:
    played.touch(page.keys[0])
    QTest.mousePress(page.does, LEFT)
    hold(played, posto_7=20, posto_4=1300)
    QTest.mouseRelease(page.does, LEFT)
    assert played.station.sent == []
    assert not page.does.isEnabled()


def test_a_hasty_second_touch_means_the_first(played: Played, page: FormPage) -> None:
    with hurried(100):
        played.touch(page.keys[0])
        played.touch(page.keys[0])
        assert page.keys[0].chosen
    with hurried(100):
        played.touch(page.does)
        played.touch(page.does)
    assert played.station.sent == [{"do": "hand", "owner": "posto 4"}]


def test_the_same_meaning_again_waits_for_nothing(played: Played) -> None:
    played.window.do(Act.MINIMUM)
    page = played.form(Act.MINIMUM)
    with hurried(100):
        for _ in range(4):
            played.touch(page.key(Step(1)))
    assert page.draft.amount == 12_50


def test_the_mark_goes_from_a_key_that_means_something_else_now(played: Played, page: FormPage) -> None:
    played.key(K.Key_Down)
    assert page.marked() is page.keys[0]
    hold(played, posto_9=3000)
    assert page.marked() is None
    played.key(K.Key_Return)
    assert played.station.sent == [{"do": "hand", "owner": "posto 9"}], "Enter does what stands at the foot"


def test_a_hasty_enter_does_not_do_what_came_under_it(played: Played, page: FormPage) -> None:
    played.touch(page.keys[0])
    with hurried(100):
        played.key(K.Key_Return)
        played.key(K.Key_Return)
    assert played.station.sent == [{"do": "hand", "owner": "posto 4"}]


def test_figures_choose_and_enter_says_it(played: Played) -> None:
    played.station.say("throw")
    played.window.do(Act.VOID)
    played.key(K.Key_3)
    assert [key.says for key in played.form(Act.WHY_VOID).keys if key.chosen] == ["too_few_turns"]
    played.key(K.Key_Return)
    assert played.station.sent[-1]["reason"] == "too_few_turns"
    assert played.window.pages.open is None


def test_what_was_said_is_forgotten_when_it_is_left_and_nothing_is_sent(
    played: Played, page: FormPage
) -> None:
    played.touch(page.keys[0])
    played.key(K.Key_Escape)
    played.window.do(SpinAct.HAND)
    assert not any(key.chosen for key in page.keys)
    played.touch(page.back)
    assert (played.window.pages.open, played.station.sent) == (None, [])


def test_chips_are_touched_as_words_are_and_say_beneath_what_becomes_of_them(played: Played) -> None:
    played.window.do(Act.MINIMUM)
    page = played.form(Act.MINIMUM)
    played.touch(page.key(Amount(Cents(500))))
    assert page.key("red").label == ("poi 5",)
    played.touch(page.key("red"))
    assert (page.key("red").chosen, page.key("red").label) == (True, ("resta 2,50",))
