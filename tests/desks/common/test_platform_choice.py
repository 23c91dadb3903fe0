"""Where there is no screen the program draws into memory."""

import subprocess
import sys

import pytest

from app.desks.common.platform_choice import choose_platform


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="always has a screen")
@pytest.mark.parametrize(
    ("environment", "platform"),
    [
        ({}, "offscreen"),
        ({"DISPLAY": ":0"}, None),
        ({"WAYLAND_DISPLAY": "wayland-0"}, None),
        ({"QT_QPA_PLATFORM": "vnc"}, "vnc"),
        ({"DISPLAY": ""}, "offscreen"),
    ],
)
def test_without_a_screen_the_platform_is_memory(environment: dict[str, str], platform: str | None) -> None:
    assert choose_platform(environment) is (platform == "offscreen")
    assert environment.get("QT_QPA_PLATFORM") == platform


def test_a_plan_is_made_before_anything_of_qt_is_loaded() -> None:
    """PySide6 looks into the source of every module that is imported after it: what needs no Qt comes first."""
    asked = (
        "import sys, app.commands.run, app.commands.planning as planning;"
        "import app.desks.common.platform_choice, app.station.station;"
        "print('PySide6' in sys.modules, 'app.table.acting' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split() == ["False", "True"]
