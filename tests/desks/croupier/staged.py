"""A scene that is played at a table of its own, in a window that the test closes."""

from pytestqt.qtbot import QtBot

from tests.desks.croupier.scene import Scene, played, set_up, table_of
from tests.desks.croupier.scenes import SCENES
from tests.desks.played import Played


def scene_of(name: str) -> Scene:
    """Find a scene by its name."""
    return next(scene for scene in SCENES if scene.name == name)


def staged(qtbot: QtBot, scene: Scene, size: tuple[int, int] = (1280, 800), *, drawn: bool = True) -> Played:
    """A scene at its end, drawn then for the first time; where it is not, whoever looks at it draws it."""
    hands = Played(qtbot, scene.side, size, table_of(scene), set_up(), opened=scene.opened, drawn=False)
    played(scene, hands, drawn=drawn)
    return hands
