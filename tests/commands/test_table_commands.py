"""The list of commands is of the very table that reads them: it cannot grow old."""

import re

import pytest

from app.__main__ import main
from app.games import USUAL
from app.table.bad_input import BadInputError
from app.table.roulette.outcomes import LISTS
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from app.table.table import Table
from app.table.turn import RefusedError
from tests.table.playing import Played


def listed(capsys: pytest.CaptureFixture[str]) -> dict[str, tuple[set[str], set[str], str]]:
    """Each command that is listed: the fields it must have, those it may have, and what it does."""
    with pytest.raises(SystemExit) as ended:
        main(["table", "--commands"])
    assert ended.value.code == 0
    _, _, *lines = capsys.readouterr().out.splitlines()
    found = {}
    for head, said in zip(lines[::2], lines[1::2], strict=True):
        name, *fields = head.split()
        must = {field for field in fields if not field.startswith("[")}
        found[name] = (must, {field.strip("[]") for field in fields} - must, said.strip())
    return found


def test_every_command_is_listed_with_the_fields_that_the_table_asks_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Asked of the table itself: what is missing is named, what is not listed is no field."""
    table, commands = Played(unopened("T1", USUAL)).table, listed(capsys)
    assert {"open", "place", "paid", "bank", "correct", "state"} <= commands.keys()
    for name, (must, may, said) in commands.items():
        assert said.endswith((".", "]"))
        if name in {
            "deal",
            "state",
        }:  # the one is nothing without a code, the other is asked before the table
            continue
        for field in must:
            with pytest.raises(BadInputError, match="is missing"):
                table.do({"do": name, **dict.fromkeys(must - {field})})
        every = {"do": name, **dict.fromkeys(must | may)}
        with pytest.raises(BadInputError, match="no such field"):
            table.do({**every, "no_such": None})
        assert "no such field" not in why_not(table, every)


def test_what_can_be_ticked_is_named_by_its_lists(capsys: pytest.CaptureFixture[str]) -> None:
    """A script cannot guess them: every list that `done` takes stands with it."""
    said = listed(capsys)["done"][2]
    assert {*re.findall(r"[a-z_]+", said)} >= {*LISTS}


def why_not(table: Table[SpinTable], form: dict[str, str | None]) -> str:
    """Say why a command with nothing in its fields is not done; empty where it is."""
    try:
        table.do(form)  # type: ignore[arg-type]
    except (BadInputError, RefusedError) as fault:
        return str(fault)
    return ""
