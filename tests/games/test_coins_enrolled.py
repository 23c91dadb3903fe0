"""The coin game through the program itself: enrolled by a line in each registry, and nothing else handed over."""

import io
import json
import tomllib
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main, parser
from app.commands.planning import planned, with_settings
from app.commands.set_wrong import without_wrong_readers
from app.settings import Settings
from app.table.table import Automation
from resources import house_profile
from tests.end_to_end.forked import ran
from tests.end_to_end.running import Headless, environment
from tests.games.enrolled import enrol

PROGRAM = "tests.games.enrolled"
RULES = house_profile("venezia")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house whose profile says that coins are played there."""
    path = tmp_path / "coins.toml"
    path.write_text('game = "coins"\n' + Path("resources/houses/venezia.toml").read_text("utf-8"), "utf-8")
    assert tomllib.loads(path.read_text("utf-8")) == {"game": "coins", **RULES}
    return path


@pytest.fixture(autouse=True)
def _enrolled(monkeypatch: pytest.MonkeyPatch) -> None:
    enrol(monkeypatch.setitem)


def done(*words: object) -> str:
    """Run one command in this process, where the coins are enrolled; gives what it printed."""
    printed = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with redirect_stdout(printed):
        assert main([*map(str, words)]) == 0
    printed.flush()
    told = printed.buffer
    assert isinstance(told, io.BytesIO)
    return told.getvalue().decode()


def rows(database: Path, what: str) -> list[dict[str, Any]]:
    told = done("export", "--database", database, "--what", what)
    return [json.loads(line) for line in told.splitlines()]


@pytest.fixture
def database(tmp_path: Path, house: Path) -> Path:
    """A night: three heads, on which a run pays; the last round is reopened, and what was left unpaid is paid."""
    path = tmp_path / "C1.sqlite"
    with Headless(path, "--house", str(house), table="C1", program=(PROGRAM, "table")) as table:
        table.do("open")
        table.do("bet_run", owner="Ada", amount="10.00")
        for _ in range(2):
            table.do("fall", side="heads")
            table.do("next")
        table.do("bet", side="heads", owner="Cy", amount="20.00")
        table.do("fall", side="heads")
        table.do("paid", order=1)
        table.do("next")
        assert [event["kind"] for event in table.do("reopen")] == ["coins.reopened"]
        table.do("paid", order=2)
        assert table.state()["runs"] == {"run": 3, "bets": 0}
        table.do("next")
        table.do("close")
        assert table.finish() == 0
        assert table.errors == []
        assert table.events[0]["plays"] == "coins"
    return path


def test_a_night_is_dealt_verified_listed_and_exported(database: Path) -> None:
    verified = json.loads(done("verify", "--database", database))
    assert verified["events"] > 15
    assert verified["spins"] == 3
    assert [row["number"] for row in rows(database, "spins")] == [1, 1, 1]
    said = ("owner", "winning", "amount")
    assert [[row[name] for name in said] for row in rows(database, "payments")] == [
        ["Cy", "heads 20.00", "20.00"],
        ["Ada", "three 10.00", "30.00"],
    ]
    found = done("spins", "--database", database, "heads").splitlines()
    assert [json.loads(line)["spin"] for line in found if '"spin"' in line] == [3]
    assert "lists" in json.loads(done("verify", "--database", database, "--lists"))
    (night,) = json.loads(done("day", "--database", database))["nights"]
    assert (night["spins"], night["house"]) == (3, "coins")


def test_the_journal_says_what_is_played_where_the_house_does_not(database: Path) -> None:
    """The next start names another house: a table keeps its game."""
    words = ("--headless", "--table", "C1", "--database", str(database), "--house", "venezia")
    wrong = ran([PROGRAM, "table", *words], environment())
    assert wrong.returncode == 2
    assert "house venezia plays roulette, and table C1 plays coins" in wrong.stderr


def test_a_game_that_nobody_enrolled_is_refused_by_name(tmp_path: Path, house: Path) -> None:
    wrong = ran(
        [
            "app",
            "table",
            "--headless",
            "--table",
            "C1",
            "--database",
            str(tmp_path / "x"),
            "--house",
            str(house),
        ],
        environment(),
    )
    assert wrong.returncode == 2
    assert "no such game: coins; there is roulette" in wrong.stderr


@pytest.mark.parametrize("words", [("coins", "1", "heads", "4711"), ("conversion", "1", "euro-5", "4711")])
def test_an_exercise_is_asked_and_worked_out(words: Sequence[str]) -> None:
    assert "\n= " in done("practise", *words)


def test_a_game_without_an_instrument_takes_any_reader(tmp_path: Path, house: Path) -> None:
    """Named in the command line or set before, it is neither refused nor left out."""
    words = ("--table", "C1", "--database", str(tmp_path / "C1.sqlite"), "--house", str(house))
    for reader in ("--wheel", "--tumbler"):
        chosen = parser().parse_args(["table", "--headless", *words, reader, "/dev/reader"])
        assert planned(chosen, Automation.NONE, lambda _sentence: 2).first == "/dev/reader"
    chosen = parser().parse_args(["run"])
    merged = with_settings(
        chosen, Settings(table="C1", house=str(house), first="/dev/reader", first_kind="napsa")
    )
    assert without_wrong_readers(chosen, merged, Path("settings.toml")) == []
    assert merged.first == "/dev/reader"
