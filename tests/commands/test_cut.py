"""`capotavolo cut`: how a payment of so many pieces is laid out (interface)."""

import json
from typing import Any

import pytest

from app.__main__ import main


def cut(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    try:
        status = main(["cut", *words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    out, error = capfd.readouterr()
    return status, out, error


def groups(capfd: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    status, out, error = cut(capfd, *words)
    assert (status, error) == (0, "")
    told = json.loads(out)
    assert told["pieces"] == int(words[0])
    found: list[dict[str, Any]] = told["groups"]
    return found


STACK = {"kind": "stack", "pieces": 20}


def test_the_printed_example(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: 35 pieces are a stack, and a stack less five; one line, and nothing else in it."""
    status, out, error = cut(capfd, "35")
    assert (status, error, out.count("\n")) == (0, "", 1)
    assert json.loads(out) == {
        "pieces": 35,
        "groups": [STACK, {"kind": "slid", "pieces": 15, "slid_off": [5]}],
    }


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["3"], [{"kind": "spread", "pieces": 3}]),
        (["8"], [{"kind": "cut", "pieces": 8, "piles": [4, 4], "fraction": 0}]),
        (["9"], [{"kind": "cut", "pieces": 9, "piles": [4, 4], "fraction": 1}]),
        (["12"], [{"kind": "cut", "pieces": 12, "piles": [5, 5], "fraction": 2}]),
        (["220"], [{"kind": "hundred", "pieces": 100}] * 2 + [STACK]),
        (["34", "--two-splits"], [STACK, {"kind": "slid", "pieces": 14, "slid_off": [3, 3]}]),
        (["17", "--of", "value"], [{"kind": "slid", "pieces": 17, "slid_off": [3]}]),
        (
            ["19", "--of", "value", "--positions", "2"],
            [{"kind": "cut", "pieces": 19, "piles": [5, 5, 5], "fraction": 4}],
        ),
        (["19", "--of", "colour", "--positions", "2"], [{"kind": "slid", "pieces": 19, "slid_off": [1]}]),
        (
            ["34", "--of", "value", "--positions", "2", "--two-splits"],
            [STACK, {"kind": "cut", "pieces": 14, "piles": [5, 5], "fraction": 4}],
        ),
    ],
    ids=str,
)
def test_each_kind_of_group(
    capfd: pytest.CaptureFixture[str], words: list[str], expected: list[dict[str, Any]]
) -> None:
    """Interface: `slid_off` where it is slid, `piles` and `fraction` where it is cut, and nowhere else."""
    assert groups(capfd, *words) == expected


@pytest.mark.parametrize("pieces", [1, 99, 100, 399, 1_000_000])
def test_the_groups_make_up_the_pieces(capfd: pytest.CaptureFixture[str], pieces: int) -> None:
    """Interface: one group for each hundred and each stack, and nothing is lost."""
    found = groups(capfd, str(pieces))
    assert sum(group["pieces"] for group in found) == pieces
    assert sum(group["kind"] == "hundred" for group in found) == pieces // 100


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["0"],
        ["--", "-5"],
        ["-5"],
        ["x"],
        ["1.5"],
        ["٣"],
        [""],
        ["1" * 5000],
        ["8", "--positions", "0"],
        ["8", "--positions", "two"],
        ["8", "--of", "gold"],
        ["8", "9"],
        ["8", "--french"],
    ],
)
def test_bad_words_are_refused_in_one_line(capfd: pytest.CaptureFixture[str], words: list[str]) -> None:
    """Interface: at least one piece; exit status 2, one line on standard error, nothing on standard output."""
    status, out, error = cut(capfd, *words)
    assert (status, out) == (2, "")
    assert error.startswith("capotavolo: ")
    assert error.count("\n") == 1
