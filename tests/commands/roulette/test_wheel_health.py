"""`capotavolo wheel-health`: figures with plain words beside them that do not overstate."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.__main__ import main
from app.desks.common.language import Language, speak
from tests.journal.played_journals import evening, record, story_of
from tests.rules.roulette.wheel_health.wheels import LIVE, biased, fair


@pytest.fixture(autouse=True)
def italian_again() -> Iterator[None]:
    """What is tested after this speaks Italian, as a desk begins."""
    yield
    speak(Language.ITALIAN)


def told(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["wheel-health", *words])
    return status, *capfd.readouterr()


def listed(folder: Path, numbers: list[int]) -> str:
    path = folder / "numbers.txt"
    path.write_text("".join(f"{number}\n" for number in numbers), "ascii")
    return str(path)


@pytest.mark.skipif(not LIVE.is_file(), reason="the live wheel's numbers are not here")
def test_of_the_live_wheel_it_says_53_and_does_not_overstate_it(capfd: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capfd, "--numbers", str(LIVE))
    assert status == 0
    assert out.startswith(
        "707,492 spins. One figure is seldom so by chance; among several questions that is no sign"
    )
    assert "chi-square 53.0 with 36 degrees of freedom" in out
    assert "one fair wheel in 30 (p = 0.034); with all questions counted on 13 fair wheels in 100" in out
    assert "WARNING" not in out


def test_a_bad_pocket_is_named_and_the_status_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = listed(tmp_path, biased(random.Random(1), 12_000, (17,), 0.6))
    status, out, _ = told(capfd, "--numbers", path)
    assert status == 1
    assert "WARNING" in out
    assert "likeliest 17," in out


def test_of_a_few_spins_nothing_is_concluded(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capfd, "--numbers", listed(tmp_path, fair(random.Random(2), 60)))
    assert (status, out.splitlines()[0]) == (0, "60 spins. Too few spins for any conclusion.")


def test_it_is_said_in_the_language_that_is_asked_for(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = listed(tmp_path, fair(random.Random(2), 60))
    _, italian, _ = told(capfd, "--numbers", path, "--language", "it")
    _, french, _ = told(capfd, "--numbers", path, "--language", "fr")
    assert italian.startswith("60 colpi. Troppo pochi colpi per concludere qualcosa.")
    assert french.startswith("60 coups. Trop peu de coups pour conclure quoi que ce soit.")


def test_a_program_gets_every_figure(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capfd, "--numbers", listed(tmp_path, fair(random.Random(3), 400)), "--json")
    found = json.loads(out)
    assert found["spins"] == 400
    assert sum(times for _, times, _, _ in found["pockets"]) == 400


def test_directions_are_read_beside_the_numbers(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    ways = ("clockwise", "anticlockwise")
    numbers = fair(random.Random(4), 1000)
    lines = "".join(f"{number} {ways[place % 2]}\n" for place, number in enumerate(numbers))
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    _, out, _ = told(capfd, "--numbers", "-")
    asked = out.split("turns the other way?\n")[1]
    assert asked.startswith("  chi-square")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1\n37\n", "line 2: '37' is no number from 0 to 36"),
        ("1\n00\n", "line 2: '00' is no number from 0 to 36"),
        (f"{'9' * 5000}\n", f"line 1: '{'9' * 5000}' is no number from 0 to 36"),
        ("1\n-4\n", "line 2: '-4' is no number from 0 to 36"),
        ("4 left\n", "line 1: behind the number may stand 'clockwise' or 'anticlockwise'"),
        ("\n", "there are no numbers"),
        ("è\n", "codec"),
    ],
)
def test_a_line_that_is_no_number_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    path = tmp_path / "numbers.txt"
    path.write_text(text, "utf-8")
    status, out, error = told(capfd, "--numbers", str(path))
    assert (status, out) == (2, "")
    assert said in error


def test_a_file_that_is_not_there_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    assert told(capfd, "--numbers", "/nowhere/n.txt")[2].startswith(
        "capotavolo: --numbers: /nowhere/n.txt: cannot"
    )


def test_a_journal_is_read_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    record(tmp_path / "T1.sqlite", story_of(evening(9, spins=30)))
    status, out, _ = told(capfd, "--database", str(tmp_path / "T1.sqlite"), "--table", "T1")
    assert status == 0
    spins = int(out.split()[0])
    assert 25 <= spins <= 30
    assert out.startswith(f"{spins} spins. Too few spins for any conclusion.")


def test_a_table_that_is_not_there_is_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    record(tmp_path / "T1.sqlite", story_of(evening(9, spins=3)))
    status, _, error = told(capfd, "--database", str(tmp_path / "T1.sqlite"), "--table", "T9")
    assert (status, error) == (2, "capotavolo: --table: no table T9 in this journal, only T1\n")


def test_a_wheel_is_followed_from_table_to_table(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    files = []
    for seed, wheel in ((1, "A-1"), (2, "A-1"), (3, "B-2")):
        story = story_of(evening(seed, spins=30))
        for event in story:
            if event["kind"] == "table.opened":
                event["wheel_number"] = wheel
        path = tmp_path / f"{seed}.sqlite"
        record(path, story)
        files += ["--database", str(path)]
    counts = {}
    for wheel in ("A-1", "B-2"):
        _, out, _ = told(capfd, *files, "--wheel-number", wheel, "--json")
        counts[wheel] = json.loads(out)["spins"]
    _, out, _ = told(capfd, *files, "--json")
    assert counts["A-1"] + counts["B-2"] == json.loads(out)["spins"]
    assert counts["A-1"] > counts["B-2"] > 20
    assert told(capfd, *files, "--wheel-number", "C-3")[0] == 2
