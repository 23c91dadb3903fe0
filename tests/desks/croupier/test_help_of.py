"""F1 at the table: the page that belongs to what is seen comes first, and the table is never stopped by it."""

import pytest
from PySide6.QtCore import Qt

from app.desks.common.help.book import book
from app.desks.croupier.acts import Act
from app.desks.croupier.help_of import manual
from app.desks.croupier.pages.help_page import HelpPage
from app.desks.croupier.roulette.felt import ROULETTE
from tests.desks.croupier.scene import played as set_on_stage
from tests.desks.croupier.scene import set_up, table_of
from tests.desks.croupier.staged import scene_of
from tests.desks.hands import Hands
from tests.desks.played import Played

NAMES = {page.name for page in book("it").pages}


def helped(played: Played) -> str:
    played.key(Qt.Key.Key_F1)
    page = played.page(Act.HELP, HelpPage)
    assert page.isVisible()
    return page.view.name


def test_every_page_of_the_desk_has_its_page_in_the_manual() -> None:
    assert set(manual()) == ROULETTE.pages.keys() - {Act.HELP}
    assert set(manual().values()) <= NAMES


@pytest.mark.parametrize(
    ("scene", "name"),
    [
        ("bets-open", "evening"),
        ("zero-payments", "zero"),
        ("payment-colour", "paying"),
        ("suspended", "suspended"),
        ("banner-on-paper", "on-paper"),
        ("handed-over", "hand-over"),
    ],
)
def test_what_is_seen_opens_its_page(scene: str, name: str) -> None:
    one = scene_of(scene)
    hands = Hands(one.side, (1280, 800), table_of(one), set_up(), opened=one.opened)
    set_on_stage(one, hands)
    try:
        hands.window.do(Act.HELP)
        page = hands.window.pages.open
        assert isinstance(page, HelpPage)
        assert page.view.name == name
    finally:
        hands.window.close()


def test_the_ball_falls_on_an_open_manual_and_is_seen(played: Played) -> None:
    assert helped(played) == "evening"
    page = played.page(Act.HELP, HelpPage)
    played.station.fall(8)
    played.wait_until(lambda: page.accessibleName().startswith("Huit"))
    assert page.isVisible()
    played.key(Qt.Key.Key_Escape)
    assert not page.isVisible()
    played.wait_until(played.entry.isVisible)


def test_nothing_that_is_typed_in_the_manual_reaches_the_table(played: Played) -> None:
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    helped(played)
    sent = list(played.station.sent)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Q, Qt.Key.Key_Backspace):
        played.key(key)
    assert played.station.sent == sent
    played.key(Qt.Key.Key_Escape)
    played.key(Qt.Key.Key_Space)
    assert played.station.sent[-1]["do"] == "paid"


def test_it_opens_anew_at_the_page_of_what_is_seen_then(played: Played) -> None:
    assert helped(played) == "evening"
    played.key(Qt.Key.Key_Escape)
    played.fall(0)
    assert helped(played) == "zero"
