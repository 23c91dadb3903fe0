"""`capotavolo pay`: a payment laid out with real chips (interface)."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main

Form = dict[str, Any]


def pay(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    try:
        status = main(["pay", *words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    out, error = capfd.readouterr()
    return status, out, error


def paid(capfd: pytest.CaptureFixture[str], *words: str, status: int = 0) -> Form:
    ended, out, error = pay(capfd, *words)
    assert (ended, error, out.count("\n")) == (status, "", 1)
    told: Form = json.loads(out)
    return told


def bank(folder: Path, **pieces: int) -> str:
    """A bank's file: v20=30 are chips of 20, any other name is a colour."""
    chips = [
        {"value": f"{name[1:]}.00", "pieces": count}
        if name[1:].isdigit()
        else {"colour": name, "pieces": count}
        for name, count in pieces.items()
    ]
    file = folder / "bank.json"
    file.write_text(json.dumps({"chips": chips}), encoding="utf-8")
    return str(file)


def value(euros: int, pieces: int) -> Form:
    return {"value": f"{euros}.00", "pieces": pieces}


def test_4_4_52_pieces_of_20(capfd: pytest.CaptureFixture[str]) -> None:
    """[4.4] "52 pezzi in valuta da 20, pari a 1.040"."""
    assert paid(capfd, "--pieces", "52", "--value", "20") == {
        "groups": [{"chips": [value(20, 52)], "pieces": 52, "amount": "1040.00"}],
        "pieces": 52,
        "total": "1040.00",
        "counted_in": "pieces",
        "spoken": "Cinquantadue pezzi, mille e quaranta",
    }


def test_4_4_52_pieces_of_20_in_mixed_value(capfd: pytest.CaptureFixture[str]) -> None:
    """[4.4] "500 + 500 + 40"."""
    assert paid(capfd, "--pieces", "52", "--value", "20.00", "--mixed") == {
        "groups": [
            {"chips": [value(20, 20), value(100, 1)], "pieces": 25, "amount": "500.00"},
            {"chips": [value(500, 1)], "pieces": 25, "amount": "500.00"},
            {"chips": [value(20, 2)], "pieces": 2, "amount": "40.00"},
        ],
        "pieces": 52,
        "total": "1040.00",
        "counted_in": "value",
        "spoken": "Cinquecento, cinquecento, quaranta",
    }


@pytest.mark.parametrize("wanted", ["50,200", "200,50"])
def test_4_4_120_pieces_at_2_50(capfd: pytest.CaptureFixture[str], wanted: str) -> None:
    """[4.4] 250 together, 50 apart, in whatever order the chips are named."""
    assert paid(capfd, "--pieces", "120", "--colour-value", "2.50", "--with", wanted) == {
        "groups": [
            {"chips": [value(50, 1), value(200, 1)], "pieces": 100, "amount": "250.00"},
            {"chips": [value(50, 1)], "pieces": 20, "amount": "50.00"},
        ],
        "pieces": 120,
        "total": "300.00",
        "counted_in": "pieces",
        "spoken": "Centoventi pezzi",
    }


def test_a_colour_that_nobody_named_is_named_after_its_worth(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: colour pieces alone, and the colour of the bank where it has one."""
    told = paid(capfd, "--pieces", "35", "--colour-value", "5")
    assert told["groups"] == [{"chips": [{"colour": "5.00", "pieces": 35}], "pieces": 35, "amount": "175.00"}]


def test_rules_7_what_the_bank_cannot_pay_so(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Interface: status 1, the next best, and what is short."""
    words = ("--pieces", "52", "--value", "20", "--bank")
    told = paid(capfd, *words, bank(tmp_path, v20=30, v100=9), status=1)
    assert told["short"] == ["20.00"]
    assert told["counted_in"] == "value"
    assert [group["amount"] for group in told["groups"]] == ["500.00", "500.00", "40.00"]
    assert "short" not in paid(capfd, *words, bank(tmp_path, v20=52))


def test_rules_7_the_bank_s_colour_and_its_end(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Interface: sixty of red and the rest in value; without anything nothing is laid."""
    words = ("--pieces", "80", "--colour-value", "2.50", "--bank")
    told = paid(capfd, *words, bank(tmp_path, red=60, v50=1), status=1)
    assert told["groups"][0]["chips"] == [{"colour": "red", "pieces": 60}, value(50, 1)]
    assert (told["short"], told["pieces"], told["total"]) == (["red"], 80, "200.00")
    nothing = paid(capfd, *words, bank(tmp_path), status=1)
    assert nothing == {"groups": [], "pieces": 0, "total": "0.00", "counted_in": "pieces", "spoken": ""} | {
        "short": ["2.50"]
    }


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([], "--pieces"),
        (["--pieces", "5"], "--value"),
        (["--pieces", "5", "--value", "20", "--colour-value", "5"], "--colour-value"),
        (["--pieces", "0", "--value", "20"], "--pieces: "),
        (["--pieces", "1.5", "--value", "20"], "--pieces: "),
        (["--pieces", "٣", "--value", "20"], "--pieces: "),
        (["--pieces", "1000", "--value", "1000"], "--pieces: pays more than 999999.99"),
        (["--pieces", "5", "--value", "30"], "--value: no chip of the house: 30.00"),
        (["--pieces", "5", "--value", "20,00"], "--value: no amount of money"),
        (["--pieces", "5", "--value", "20", "--with", "50"], "--with: "),
        (["--pieces", "5", "--value", "20", "--positions", "0"], "--positions: "),
        (["--pieces", "5", "--colour-value", "0"], "--colour-value: must be a multiple of 2.50"),
        (["--pieces", "5", "--colour-value", "3"], "--colour-value: must be a multiple of 2.50"),
        (["--pieces", "5", "--colour-value", "5", "--mixed"], "--mixed: "),
        (["--pieces", "5", "--colour-value", "5", "--with", ""], "--with: "),
        (["--pieces", "5", "--colour-value", "5", "--with", "50,,20"], "--with: "),
        (["--pieces", "5", "--colour-value", "5", "--with", "50,50"], "--with: 50.00 is there twice"),
        (["--pieces", "5", "--colour-value", "12.50", "--with", "20"], "--with: 20.00 is no whole number"),
        (["--pieces", "5", "--value", "20", "--bank", "/nowhere/bank"], "--bank: /nowhere/bank: cannot be"),
    ],
    ids=str,
)
def test_bad_words_are_refused_by_name(
    capfd: pytest.CaptureFixture[str], words: list[str], named: str
) -> None:
    """Interface: exit status 2, one line on standard error that names the argument, nothing else."""
    status, out, error = pay(capfd, *words)
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert error.startswith("capotavolo: ")
    assert named in error


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no JSON"),
        ('{"chips": [{"value": "20.00", "pieces": "3"}]}', "/chips/0/pieces: must be a whole number"),
        ('{"chips": [{"value": "20.00", "value": "5.00", "pieces": 3}]}', "/chips/0/value: key given twice"),
        ('{"chips": [{"colour": "red", "pieces": 3}, {"colour": "blue", "pieces": 3}]}', "several colours"),
    ],
)
def test_a_bad_bank_is_refused_by_name(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, text: str, fault: str
) -> None:
    """Interface: bad input is named, with its place in the file."""
    file = tmp_path / "bank.json"
    file.write_text(text, encoding="utf-8")
    status, out, error = pay(capfd, "--pieces", "5", "--colour-value", "5", "--bank", str(file))
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert error.startswith("capotavolo: --bank: ")
    assert fault in error


def test_help_says_how_a_bank_is_written(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface: each sub-command has --help."""
    status, out, _ = pay(capfd, "--help")
    assert status == 0
    assert '"chips"' in out


def test_a_bank_in_a_device_without_an_end_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["pay", "--pieces", "3", "--value", "5", "--bank", "/dev/zero"]) == 2
    assert capfd.readouterr().err == "capotavolo: --bank: /dev/zero: cannot be read: it is no regular file\n"
