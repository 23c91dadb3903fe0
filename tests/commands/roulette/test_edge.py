"""`capotavolo edge`: what the house keeps of each bet (interface)."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from resources import house_profile

INSIDE = ["straight", "split", "street", "trio", "corner", "first-four", "line"]
SINGLE = [*INSIDE, "dozen", "column"]
DOUBLE = [*SINGLE, "double-dozen", "double-column"]


def edge(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    try:
        status = main(["edge", *words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    out, error = capfd.readouterr()
    return status, out, error


def told(capfd: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    status, out, error = edge(capfd, *words)
    assert (status, error, out.count("\n")) == (0, "", 1)
    found: dict[str, Any] = json.loads(out)
    assert list(found) == ["house", "bets"]
    assert all(list(bet) == ["bet", "edge", "percent"] for bet in found["bets"])
    return found


def test_venezia_has_even_money_twice(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: divisible 1/74, one indivisible piece 19/1369; Venezia where nothing is said."""
    found = told(capfd)
    assert found["house"] == "venezia"
    assert found["bets"] == [
        *({"bet": bet, "edge": "1/37", "percent": "2.7027"} for bet in SINGLE),
        {"bet": "even-money", "edge": "1/74", "percent": "1.3514"},
        {"bet": "even-money-indivisible", "edge": "19/1369", "percent": "1.3879"},
    ]


@pytest.mark.parametrize(
    ("house", "bets", "simple"),
    [
        ("sanremo", SINGLE, "1/37"),
        ("tombola-half-back", DOUBLE, "1/74"),
        ("tombola-all-lost", DOUBLE, "1/37"),
        ("regulations-1970", DOUBLE, "1/74"),
    ],
)
def test_a_house_without_prison_has_even_money_once(
    capfd: pytest.CaptureFixture[str], house: str, bets: list[str], simple: str
) -> None:
    """Interface: the bets that the house has, in their order, and its own edge on even money."""
    found = told(capfd, "--house", house)
    assert found["house"] == house
    assert [bet["bet"] for bet in found["bets"]] == [*bets, "even-money"]
    assert found["bets"][-1]["edge"] == simple


def test_percent_is_the_fraction(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: `percent` is the edge to four decimals."""
    for bet in told(capfd)["bets"]:
        assert abs(Fraction(bet["percent"]) - 100 * Fraction(bet["edge"])) <= Fraction(1, 20_000)


def test_a_house_of_ones_own(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A profile that ends in .toml is a file; it is named by its stem."""
    file = tmp_path / "lido.toml"
    file.write_text(venezia_with("prison", "all_lost"), encoding="utf-8")
    found = told(capfd, "--house", str(file))
    assert (found["house"], found["bets"][-1]["edge"]) == ("lido", "1/37")


def venezia_with(said: str, instead: str) -> str:
    """The shipped profile as text, its zero rule changed."""
    assert house_profile("venezia")["zero"] == said
    text = (Path(__file__).parents[3] / "resources/houses/venezia.toml").read_text(encoding="utf-8")
    return text.replace(f'zero = "{said}"', f'zero = "{instead}"')


@pytest.mark.parametrize(
    "words", [["--house", "atlantis"], ["--house", ""], ["--house"], ["venezia"], ["--x"]]
)
def test_bad_words_are_refused_in_one_line(capfd: pytest.CaptureFixture[str], words: list[str]) -> None:
    """Interface: exit status 2, one line on standard error, nothing on standard output."""
    status, out, error = edge(capfd, *words)
    assert (status, out) == (2, "")
    assert error.startswith("capotavolo: ")
    assert error.count("\n") == 1


def test_no_such_house_names_the_argument(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: what is wrong, and where."""
    assert edge(capfd, "--house", "atlantis")[2].startswith("capotavolo: --house: no such house: atlantis")


def test_a_wrong_profile_names_its_key(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Interface: a wrong key of a house of one's own is bad input."""
    file = tmp_path / "lido.toml"
    file.write_text(venezia_with("prison", "mercy"), encoding="utf-8")
    status, out, error = edge(capfd, "--house", str(file))
    assert (status, out) == (2, "")
    assert error.startswith("capotavolo: --house: ")
    assert "zero" in error


def test_a_house_file_that_cannot_be_read(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interface: bad input says where, whatever the disk says."""
    file = tmp_path / "lido.toml"
    file.write_text("", encoding="utf-8")

    def denied(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("app.houses.content", denied)
    status, out, error = edge(capfd, "--house", str(file))
    assert (status, out) == (2, "")
    assert error == f"capotavolo: --house: {file}: cannot be read: Permission denied\n"
