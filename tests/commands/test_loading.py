"""A command loads what it needs, and no other command: the windows wait for none of them."""

from __future__ import annotations

import sys

import pytest

from app import commands
from app.__main__ import parser

FILES = {name: name.replace("-", "_") for name in commands.COMMANDS}


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_no_command_loads_another(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in FILES.values():
        monkeypatch.delitem(sys.modules, f"{commands.__name__}.{file}", raising=False)
        monkeypatch.delattr(commands, file, raising=False)
    parser([name, "--help"])
    loaded = {each for each, file in FILES.items() if f"{commands.__name__}.{file}" in sys.modules}
    assert loaded == {name}
