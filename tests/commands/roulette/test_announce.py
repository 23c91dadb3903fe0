"""`capotavolo announce`: what an announce is made of, costs and is repeated as (interface)."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.rules.roulette.announces import ANNOUNCES

KEYS = ["announce", "pieces", "bets", "total", "change", "over_maximum", "writings", "repeat"]


def announce(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    try:
        status = main(["announce", *words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    out, error = capfd.readouterr()
    return status, out, error


def answer(capfd: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    status, out, error = announce(capfd, *words)
    assert (status, error, out.count("\n")) == (0, "", 1)
    told: dict[str, Any] = json.loads(out)
    assert list(told) == KEYS
    assert sum(bet["pieces"] for bet in told["bets"]) == told["pieces"]
    return told


def bets(told: dict[str, Any]) -> str:
    return " ".join(
        f"{bet['pieces']}x{bet['position']}" if bet["pieces"] > 1 else bet["position"] for bet in told["bets"]
    )


def written(told: dict[str, Any]) -> list[str]:
    return [
        " + ".join(f"{chip['pieces']}x{chip['value']}" for chip in writing) for writing in told["writings"]
    ]


def test_vicini_in_value(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: pieces and positions, total, the printed writings and then equal chips."""
    told = answer(capfd, "vicini", "--value", "10")
    assert bets(told) == (
        "2xtrio-0-2-3 split-4-7 split-12-15 split-18-21 split-19-22 split-32-35 2xcorner-25-29"
    )
    assert (told["announce"], told["pieces"], told["total"], told["change"]) == ("vicini", 9, "90.00", "0.00")
    assert written(told) == ["4x20.00 + 1x10.00", "1x50.00 + 4x10.00", "9x10.00"]
    assert (told["over_maximum"], told["repeat"]) == ([], "Da 10, vicini")


@pytest.mark.parametrize("name", [one.name for one in ANNOUNCES])
def test_every_announce_has_its_name(capfd: pytest.CaptureFixture[str], name: str) -> None:
    """Interface: none of the three options is one piece each, without a total."""
    told = answer(capfd, name)
    assert (told["announce"], told["total"], told["change"], told["writings"]) == (name, None, "0.00", [])
    assert told["repeat"][0] == told["repeat"][0].upper()


def test_colour_is_counted_in_pieces(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: `pieces` and `bets` count all pieces; over the maximum at the table's minimum."""
    told = answer(capfd, "nassa", "--colour-pieces", "25")
    assert bets(told) == "25xsplit-0-3 25xsplit-12-15 25xstraight-19 25xstraight-26 25xsplit-32-35"
    assert (told["pieces"], told["total"], told["writings"]) == (125, None, [])
    assert told["over_maximum"] == ["straight-19", "straight-26"]
    assert told["repeat"] == "Nassa"


@pytest.mark.parametrize(
    ("words", "total", "change", "repeat"),
    [
        (["serie", "--money", "200"], "195.00", "5.00", "Da 32,50, serie, 195"),
        (["vicini", "--money", "22.50"], "22.50", "0.00", "Da 2,50, vicini"),
        (["serie", "--value", "20", "--money", "150"], "120.00", "30.00", "Da 20, serie, 120"),
        (["serie", "--value", "20", "--held"], "120.00", "0.00", "Da 20, serie, 120"),
        (["serie", "--value", "20.00"], "120.00", "0.00", "Da 20, serie"),
        (
            ["serie", "--value", "20", "--with", "8,11,23,30"],
            "200.00",
            "0.00",
            "Da 20, serie, 8, 11, 23 e 30",
        ),
        (["laterali-17", "--value", "5"], "25.00", "0.00", "Da 5, laterali del 17"),
        (["figure-2", "--value", "5", "--held"], "20.00", "0.00", "Da 5, 2 e le sue figure, 20"),
    ],
    ids=str,
)
def test_money_and_the_sentence(
    capfd: pytest.CaptureFixture[str], words: list[str], total: str, change: str, repeat: str
) -> None:
    """Interface: the highest multiple of the minimum that the money covers; held or with change the total too."""
    told = answer(capfd, *words)
    assert (told["total"], told["change"], told["repeat"]) == (total, change, repeat)


def test_straights_come_last_and_are_written_in_equal_chips(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: one item a position, and `writings` has equal chips alone."""
    told = answer(capfd, "orfanelli", "--value", "20", "--with", "36,1")
    assert bets(told) == "2xstraight-1 split-6-9 split-14-17 split-17-20 split-31-34 straight-36"
    assert written(told) == ["7x20.00"]
    assert written(answer(capfd, "serie", "--value", "30", "--with", "8")) == []


def test_a_value_that_no_row_and_no_chip_has_is_not_written(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: the printed ones, then equal chips; orfanelli da 30 have neither."""
    assert written(answer(capfd, "orfanelli", "--value", "30")) == []
    assert written(answer(capfd, "serie", "--value", "120")) == ["1x500.00 + 2x100.00 + 1x20.00"]


def test_only_held_voisins_may_exceed_the_maximum(capfd: pytest.CaptureFixture[str]) -> None:
    """[5.2] Placed, the trio is over with 200; held, it may be."""
    assert answer(capfd, "vicini", "--value", "100")["over_maximum"] == ["trio-0-2-3"]
    assert answer(capfd, "vicini", "--value", "100", "--held")["over_maximum"] == []


def test_the_house_says_minimum_and_chips(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Interface: `--money` alone plays multiples of the house's minimum, and writes with the chips it has."""
    text = (files("resources") / "houses" / "venezia.toml").read_text(encoding="utf-8")
    text = text.replace('minimum = "2.50"', 'minimum = "10.00"').replace('"200.00", ', "")
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    told = answer(capfd, "serie", "--money", "295", "--house", str(own))
    assert (told["total"], told["change"]) == ("240.00", "55.00")
    assert written(told) == ["2x100.00 + 2x20.00"]


@pytest.mark.parametrize(
    ("words", "where"),
    [
        (["finale-0-2"], "NAME: no such announce: finale-0-2"),
        (["figure-0"], "NAME: no such announce: figure-0 (zero has no figures)"),
        (["laterali-37"], "NAME: "),
        (["Vicini"], "NAME: "),
        ([""], "NAME: "),
        (["vicini\nserie"], "NAME: "),
        (["vicini", "--value", "21"], "--value: 21.00 is no multiple of 2.50"),
        (["vicini", "--value", "0"], "--value: 0.00 must be more than nothing"),
        (["vicini", "--value", "-20"], ""),
        (["vicini", "--value", "x"], "--value: "),
        (["vicini", "--value", "2.5"], "--value: "),
        (["vicini", "--money", "20"], "--money: 20.00 is too little: the announce takes 22.50"),
        (["vicini", "--value", "20", "--money", "177.50"], "--money: 177.50 is too little"),
        (["vicini", "--money", "0"], "--money: "),
        (["vicini", "--money", "100.01"], "--money: "),
        (["vicini", "--money", "100", "--colour-pieces", "1"], "--money: "),
        (["vicini", "--value", "20", "--colour-pieces", "1"], "--value: "),
        (["vicini", "--colour-pieces", "0"], "--colour-pieces: "),
        (["vicini", "--colour-pieces", "1.5"], "--colour-pieces: "),
        (["vicini", "--colour-pieces", "٣"], "--colour-pieces: "),
        (["vicini", "--with", "37"], "--with: "),
        (["vicini", "--with", ""], "--with: "),
        (["vicini", "--with", "8,,11"], "--with: "),
        (["vicini", "--with", "8;11"], "--with: "),
        (["vicini", "--house", "atlantis"], "--house: "),
        (["vicini", "--house", "tombola-all-lost"], "--house: tombola-all-lost takes no announces"),
        (["vicini", "serie"], ""),
        ([], ""),
    ],
    ids=str,
)
def test_bad_words_are_refused_in_one_line(
    capfd: pytest.CaptureFixture[str], words: list[str], where: str
) -> None:
    """Interface: exit status 2, one line on standard error that says where, nothing on standard output."""
    status, out, error = announce(capfd, *words)
    assert (status, out) == (2, "")
    assert error.startswith(f"capotavolo: {where}")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("chips", "announce_is", "worth"),
    [("500,100,100,20", "serie", "120.00"), ("500,100,20,20,20,20,20,20", "vicini", "80.00")],
)
def test_5_3_a_stack_is_read_back_as_its_announce(
    chips: str, announce_is: str, worth: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """[5.3] 720 is serie da 120 in one writing and vicini da 80 in another, and never taken for the other."""
    status, out, error = announce(capfd, "--chips", chips)
    told = json.loads(out)
    assert (status, error, told["total"]) == (0, "", "720.00")
    assert {"announce": announce_is, "value": worth} in told["readings"]
    assert {one["value"] for one in told["readings"]} == {worth}


def test_a_stack_that_is_no_announce_has_no_reading(capfd: pytest.CaptureFixture[str]) -> None:
    assert json.loads(announce(capfd, "--chips", "500,5")[1])["readings"] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--chips", "7.50"], "no such chip: 7.50"),
        (["--chips", "500,"], "--chips"),
        (["serie", "--chips", "500"], "--chips: goes with --house alone"),
        ([], "NAME: is missing"),
    ],
)
def test_what_cannot_be_read_back_is_said(
    words: list[str], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    status, out, error = announce(capfd, *words)
    assert (status, out) == (2, "")
    assert said in error
