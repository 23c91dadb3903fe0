"""Two real screens of Qt's own: the display fills the second, the croupier's window stays on the first."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
CODE = """
import json
from app.desks.common.application import make_application
application = make_application(["test"])
from PySide6.QtWidgets import QWidget
from app.desks.players.display import Display
from app.desks.common.monitors import Monitors
from app.desks.players.roulette.window import PlayersWindow
croupier = QWidget()
croupier.setGeometry(10, 10, 400, 300)
croupier.show()
monitors = Monitors()
display = Display(monitors, lambda: croupier.screen().name(), PlayersWindow)
display.follow("wall")
application.processEvents()
window = display.window
print(json.dumps({
    "there": [list(monitor) for monitor in monitors.there()],
    "screen": window.screen().name(),
    "full": window.isFullScreen(),
    "frame": list(window.geometry().getRect()),
    "croupier": croupier.screen().name(),
}))
"""


def test_it_is_full_screen_on_the_second_of_two(tmp_path: Path) -> None:
    screens = [
        {"name": "desk", "x": 0, "y": 0, "width": 1280, "height": 800, "logicalDpi": 96, "dpr": 1},
        {"name": "wall", "x": 1280, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1},
    ]
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=dict(os.environ) | platform,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [monitor[0] for monitor in told["there"]] == ["desk", "wall"]
    assert (told["screen"], told["full"], told["croupier"]) == ("wall", True, "desk")
    assert told["frame"] == [1280, 0, 1920, 1080]
