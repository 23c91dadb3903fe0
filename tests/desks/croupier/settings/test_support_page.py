"""The support bundle at the desk: what comes of it on another thread is shown on its page."""

from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.support_form import LOOK
from app.desks.croupier.settings.setup import Bundled
from tests.desks.croupier.made_up import MadeUpSupport
from tests.desks.croupier.settings.settings_window import Set


def test_a_bundle_for_support_is_made_where_somebody_says(qtbot: QtBot) -> None:
    """What comes of it on another thread is shown on the page."""
    support = MadeUpSupport()
    desk = Set(qtbot, support=support)
    desk.go(Act.SUPPORT)
    desktop = support.found[1].path
    desk.say(Act.SUPPORT, desktop, "Fare il pacchetto")
    assert support.asked == [desktop]
    support.told(Bundled(f"{desktop}/bundle.zip"))
    assert desk.form(Act.SUPPORT).accessibleDescription() == f"Fatto: {desktop}/bundle.zip"
    support.found = support.found[1:]
    desk.say(Act.SUPPORT, LOOK)
    assert support.found[0].path in [key.says for key in desk.form(Act.SUPPORT).keys]
    desk.touch(desk.form(Act.SUPPORT).back)
    assert desk.window.pages.open is desk.settings


def test_in_practice_no_bundle_is_offered(qtbot: QtBot) -> None:
    desk = Set(qtbot)
    desk.go(Act.SETTINGS)
    assert not desk.settings.key(Act.SUPPORT).isEnabled()
