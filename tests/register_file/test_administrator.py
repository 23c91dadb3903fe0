"""Who keeps the machine is found, not believed."""

import os
import sys
from pathlib import Path

import pytest

from app import file_modes
from app.register_file.administrator import logged_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the system says it otherwise there")


def test_who_logged_in_is_named_whatever_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LOGNAME", "USER", "SUDO_USER"):
        monkeypatch.setenv(name, "somebody-else")
    login = tmp_path / "loginuid"
    login.write_text("0", encoding="ascii")
    assert logged_in(login) == file_modes.user(0)
    for nobody in ("4294967295", "", "?"):
        login.write_text(nobody, encoding="ascii")
        assert logged_in(login) == file_modes.user(os.geteuid())
    assert logged_in(tmp_path / "nothing") == file_modes.user(os.geteuid())
