"""`capotavolo edge` where a side game is dealt: the roulette bets as before, then one item a wager."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.rules.repeater.wagers import REPEATERS, WAGERS

PERCENT = {
    "repeat-2": "18.3673", "repeat-3": "21.8750", "repeat-4": "19.7531", "repeat-5": "18.0800", "repeat-6": "20.6209",
    "repeat-2-3-11-12": "21.8750", "uptown": "18.1121", "downtown": "18.1121", "citywide": "17.8032",
    "repeater-even": "21.5265", "repeater-odd": "22.2839", "horn": "24.6528", "before-7-2-12": "25.0000",
    "before-7-3-11": "20.0000",
}  # fmt: skip


def told(capfd: pytest.CaptureFixture[str], house: str) -> list[dict[str, Any]]:
    assert main(["edge", "--house", house]) == 0
    found: list[dict[str, Any]] = json.loads(capfd.readouterr().out)["bets"]
    return found


def test_its_wagers_stand_behind_the_bets_of_the_main_game(capfd: pytest.CaptureFixture[str]) -> None:
    venezia, plus = told(capfd, "venezia"), told(capfd, "repeater-bets")
    assert plus[: len(venezia)] == venezia
    assert [each["bet"] for each in plus[len(venezia) :]] == [wager.code for wager in WAGERS]
    assert {each["bet"]: each["percent"] for each in plus if each["bet"] in PERCENT} == PERCENT


def test_what_giving_up_saves_is_said_where_it_saves_something(capfd: pytest.CaptureFixture[str]) -> None:
    plus = told(capfd, "repeater-bets")
    assert {each["bet"]: each for each in plus if "best" in each} == {
        code: {
            "bet": code,
            "edge": "9/49",
            "percent": "18.3673",
            "best": "1/7",
            "best_percent": "14.2857",
        }
        for code in ("repeat-2", "repeat-12")
    }


def test_a_house_without_surrender_has_no_best(capfd: pytest.CaptureFixture[str]) -> None:
    plain = told(capfd, "repeater-bets-plain")
    assert [each["bet"] for each in plain[-11:]] == [wager.code for wager in REPEATERS]
    assert not any("best" in each for each in plain)


def test_a_wrong_table_names_its_key(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "resources/houses/repeater-bets.toml").read_text("utf-8")
    file = tmp_path / "lido.toml"
    file.write_text(text.replace("[repeater]\n", f"[repeater]\nmap = {[7] * 36}\n"), "utf-8")
    assert main(["edge", "--house", str(file)]) == 2
    assert capfd.readouterr().err.startswith(
        "capotavolo: --house: house profile: lido.toml: repeater.map: must give"
    )
