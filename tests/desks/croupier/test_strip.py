"""A banner takes the numbers' place: its title is always as large, what to do is read beside or beneath it."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.common.lettering import Written, proofread
from app.desks.croupier.acts import Act
from app.desks.croupier.words.words import banner_words
from tests.desks.croupier.scene import Scene, played, set_up, table_of
from tests.desks.croupier.trouble_scenes import TROUBLE
from tests.desks.letters import paint_in_place
from tests.desks.played import Played

BANNERS = [scene for scene in TROUBLE if scene.name.startswith("banner-")]
TITLE = 19


@pytest.mark.parametrize("scene", BANNERS, ids=lambda scene: scene.name)
def test_the_title_of_a_banner_is_as_large_however_long_the_advice(
    qtbot: QtBot, scene: Scene, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At arm's length NON REGISTRATO is seen first; the advice gives way, down to 14 px."""
    request.addfinalizer(lambda: proofread(None))
    hands = Played(qtbot, scene.side, (1280, 800), table_of(scene), set_up(), opened=scene.opened)
    played(scene, hands)
    screen = hands.window.dealing.screen
    assert screen is not None
    assert screen.banner is not None
    title, advice = banner_words(screen.banner)
    paint_in_place(monkeypatch)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    hands.window.strip.grab()
    lines = [written for written in found if written.text and written.text in title]
    assert " ".join(written.text for written in lines) == title
    assert {written.pixels for written in lines} == {TITLE}
    (told,) = (written for written in found if written.text == advice)
    assert told.pixels >= theme.SMALLEST
    assert not told.cut


def test_the_last_numbers_stand_beside_the_notice_of_a_hand_over(qtbot: QtBot) -> None:
    """Screens: the last numbers are at the top; who has the table now is said in a few words."""
    played = Played(qtbot)
    played.fall(8)
    played.window.dealing.act(Act.NEXT)
    strip = played.window.strip
    assert strip._numbers_beside() == 20
    played.station.send({"do": "dealer", "name": "Bianchi", "notes": "Posto 3 alza la voce"})
    assert strip._numbers_beside() == 7
    assert "Posto 3 alza la voce" in strip.accessibleName()
    played.station.send({"do": "dealer", "name": "Elena", "notes": "Posto 3 alza la voce. " * 4})
    assert strip._numbers_beside() == 7, "what a colleague wrote never takes the numbers away"
