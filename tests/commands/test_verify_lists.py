"""`capotavolo verify --lists`: the lists beside the journal say what it says."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.journal.place import lists_path
from tests.journal.lists.kept_lists import closed_to_writers, journal, kept, kept_in_part

Verify = Callable[..., tuple[int, dict[str, Any]]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return journal(tmp_path / "T1.sqlite", 51, spins=20)


@pytest.fixture
def verify(capfd: pytest.CaptureFixture[str], path: Path) -> Verify:
    def run(*words: str) -> tuple[int, dict[str, Any]]:
        status = main(["verify", "--database", str(path), *words])
        return status, json.loads(capfd.readouterr().out)

    return run


def test_whole_lists_are_said_to_be_whole(verify: Verify, path: Path) -> None:
    kept(path)
    status, plain = verify()
    assert (status, "lists" in plain) == (0, False)
    status, answer = verify("--lists")
    assert status == 0
    assert answer["lists"]["T1"]["seq"] == answer["heads"]["T1"][0]
    assert {name: answer[name] for name in plain} == plain


def test_a_changed_list_is_found_and_the_journal_is_whole_all_the_same(verify: Verify, path: Path) -> None:
    kept(path)
    with closing(sqlite3.connect(lists_path(path))) as raw, raw:
        raw.execute(
            "UPDATE list_payment SET amount = amount + 100 WHERE spin = (SELECT min(spin) FROM list_payment)"
        )
    status, answer = verify("--lists")
    assert (status, answer["table"]) == (1, "T1")
    assert answer["reason"].startswith("list_payment: spin ")
    assert "amount" in answer["reason"]
    assert verify()[0] == 0


def test_lists_that_stay_behind_because_nobody_may_write_them_are_not_whole(
    verify: Verify, path: Path
) -> None:
    ends = kept_in_part(path)
    assert verify("--lists")[0] == 0
    closed_to_writers(path)
    status, answer = verify("--lists")
    assert status == 1
    assert f"the lists end at event {ends['T1']} of table T1 and cannot be kept" in answer["reason"]
    assert verify()[0] == 0


def test_lists_that_are_not_there_are_not_whole(verify: Verify) -> None:
    status, answer = verify("--lists")
    assert (status, answer["table"], answer["seq"]) == (1, None, None)
    assert "there are no lists" in answer["reason"]
