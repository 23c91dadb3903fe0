"""A command loads what it needs, and no other command: the windows wait for none of them."""

from __future__ import annotations

import sys

import pytest

from app import commands
from app.__main__ import parser


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_no_command_loads_another(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in commands.COMMANDS.values():
        monkeypatch.delitem(sys.modules, f"{commands.__name__}.{file}", raising=False)
        room, _, module = f"{commands.__name__}.{file}".rpartition(".")
        if room in sys.modules:
            monkeypatch.delattr(sys.modules[room], module, raising=False)
    parser([name, "--help"])
    loaded = {
        each for each, file in commands.COMMANDS.items() if f"{commands.__name__}.{file}" in sys.modules
    }
    assert loaded == {name}
