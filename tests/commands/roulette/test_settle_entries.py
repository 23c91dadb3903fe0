"""`capotavolo settle`: which entries may lie where, and which are bad input (interface)."""

import io
import json
import sys
from typing import Any

import pytest

from app.__main__ import main
from resources import house_names

BAD: dict[str, tuple[str, dict[str, Any], str]] = {
    "no pieces": ("red", {"value": "5.00"}, "/pieces"),
    "no piece": ("red", {"value": "5.00", "pieces": 0}, "/pieces"),
    "negative pieces": ("red", {"value": "5.00", "pieces": -3}, "/pieces"),
    "half a piece": ("red", {"value": "5.00", "pieces": 1.5}, "/pieces"),
    "pieces with a point": ("red", {"value": "5.00", "pieces": 1.0}, "/pieces"),
    "pieces true": ("red", {"value": "5.00", "pieces": True}, "/pieces"),
    "too many pieces": ("red", {"value": "5.00", "pieces": 1_000_001}, "/pieces"),
    "neither colour nor value": ("red", {"pieces": 1}, ""),
    "colour and value": ("red", {"colour": "red", "value": "5.00", "pieces": 1}, ""),
    "unknown field": ("red", {"value": "5.00", "pieces": 1, "seat": 4}, "/seat"),
    "colour not declared": ("red", {"colour": "green", "pieces": 1}, "/colour"),
    "colour no text": ("red", {"colour": 1, "pieces": 1}, "/colour"),
    "colour null": ("red", {"colour": None, "pieces": 1}, "/colour"),
    "a colour's owner": ("red", {"colour": "red", "pieces": 1, "owner": "A"}, "/owner"),
    "a colour's kind": ("red", {"colour": "red", "pieces": 1, "kind": "chips"}, "/kind"),
    "no such chip": ("red", {"value": "7.50", "pieces": 1}, "/value"),
    "no such note": ("red", {"value": "1000.00", "pieces": 1, "kind": "notes"}, "/value"),
    "a note of a chip's worth": ("red", {"value": "2.50", "pieces": 1, "kind": "notes"}, "/value"),
    "money as a number": ("red", {"value": 5, "pieces": 1}, "/value"),
    "money without decimals": ("red", {"value": "5", "pieces": 1}, "/value"),
    "money with a comma": ("red", {"value": "5,00", "pieces": 1}, "/value"),
    "money with a sign": ("red", {"value": "-5.00", "pieces": 1}, "/value"),
    "owner empty": ("red", {"value": "5.00", "pieces": 1, "owner": ""}, "/owner"),
    "owner null": ("red", {"value": "5.00", "pieces": 1, "owner": None}, "/owner"),
    "kind unknown": ("red", {"value": "5.00", "pieces": 1, "kind": "gold"}, "/kind"),
    "notes inside": ("line-7-12", {"value": "5.00", "pieces": 1, "kind": "notes"}, "/kind"),
    "complimentary on a simple chance": ("red", {"value": "5.00", "pieces": 1, "kind": "complimentary"}, "/kind"),
    "complimentary on a dozen": ("dozen-1", {"value": "5.00", "pieces": 1, "kind": "complimentary"}, "/kind"),
    "chips up to the maximum": ("red", {"value": "5.00", "pieces": 1, "up_to_maximum": True}, "/up_to_maximum"),
    "colour up to the maximum": ("red", {"colour": "red", "pieces": 1, "up_to_maximum": True}, "/up_to_maximum"),
    "a flag that is a number": ("red", {"value": "5.00", "pieces": 1, "enferme": 1}, "/enferme"),
    "a prisoner on a dozen": ("dozen-1", {"value": "2.50", "pieces": 1, "enferme": True}, "/enferme"),
    "a prisoner inside": ("straight-8", {"value": "2.50", "pieces": 1, "enferme": True}, "/enferme"),
    "a prisoner that is kept": ("red", {"value": "2.50", "pieces": 1, "enferme": True, "kept": 0}, "/kept"),
    "kept three times": ("red", {"value": "2.50", "pieces": 1, "kept": 3}, "/kept"),
    "kept less than never": ("red", {"value": "2.50", "pieces": 1, "kept": -1}, "/kept"),
    "kept true": ("red", {"value": "2.50", "pieces": 1, "kept": True}, "/kept"),
    "kept null": ("red", {"value": "2.50", "pieces": 1, "kept": None}, "/kept"),
    "kept inside": ("straight-8", {"value": "2.50", "pieces": 1, "kept": 0}, "/kept"),
    "held voisins on a chance": ("red", {"value": "2.50", "pieces": 1, "over_maximum": True}, "/over_maximum"),
    "held voisins elsewhere": ("trio-0-1-2", {"value": "2.50", "pieces": 1, "over_maximum": True}, "/over_maximum"),
}  # fmt: skip
GOOD: dict[str, tuple[str, dict[str, Any]]] = {
    "a million pieces": ("red", {"value": "1000.00", "pieces": 1_000_000}),
    "flags that are false anywhere": (
        "straight-8",
        {"colour": "red", "pieces": 1, "enferme": False, "up_to_maximum": False, "over_maximum": False},
    ),
    "a false enferme beside kept": ("dozen-1", {"value": "2.50", "pieces": 1, "enferme": False, "kept": 2}),
    "chips by name": ("straight-8", {"value": "5.00", "pieces": 1, "kind": "chips"}),
    "complimentary inside": ("line-7-12", {"value": "5.00", "pieces": 1, "kind": "complimentary"}),
    "notes on a column": (
        "column-34",
        {"value": "5.00", "pieces": 1, "kind": "notes", "up_to_maximum": True},
    ),
    "held voisins on the trio": ("trio-0-2-3", {"value": "5.00", "pieces": 1, "over_maximum": True}),
    "held voisins on the corner": ("corner-25-29", {"colour": "red", "pieces": 1, "over_maximum": True}),
    "a prisoner": ("odd", {"colour": "red", "pieces": 1, "enferme": True}),
}


def settled(
    text: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of one spin."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(text).encode())))
    status = main(["settle"])
    out, error = capfd.readouterr()
    return status, out, error


def spin(position: str, entry: dict[str, Any], **fields: object) -> dict[str, Any]:
    bets = [{"position": position, "stack": [{"value": "2.50", "pieces": 1}, entry]}]
    return {"number": 8, "colours": {"red": {"value": "2.50"}}, "bets": bets, **fields}


@pytest.mark.parametrize(("position", "entry", "pointer"), BAD.values(), ids=BAD)
def test_what_may_not_lie_there_is_refused(
    position: str,
    entry: dict[str, Any],
    pointer: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Interface, "Bad input also" and the fine print: named by its pointer, nothing answered."""
    status, out, error = settled(spin(position, entry), monkeypatch, capfd)
    assert (status, out) == (2, "")
    assert error.startswith(f"capotavolo: line 1: /bets/0/stack/1{pointer}: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize(("position", "entry"), GOOD.values(), ids=GOOD)
def test_what_may_lie_there_is_settled(
    position: str, entry: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Interface: false is allowed anywhere, and a maximum is no bad input."""
    status, out, error = settled(spin(position, entry), monkeypatch, capfd)
    assert (status, error) == (0, "")
    assert json.loads(out)["number"] == 8


def test_where_the_house_has_no_prison_nobody_is_shut_in(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Interface: `enferme` where the house has no prison is bad input; doubles are where they are offered."""
    if "tombola-half-back" not in house_names():
        pytest.skip("the Tombola is not shipped")
    prisoner = {"value": "2.50", "pieces": 1, "enferme": True}
    status, out, error = settled(spin("red", prisoner, house="tombola-half-back"), monkeypatch, capfd)
    assert (status, out) == (2, "")
    assert error.startswith("capotavolo: line 1: /bets/0/stack/1/enferme: ")
    chip = {"value": "2.50", "pieces": 1}
    status, out, _ = settled(spin("double-dozen-1-2", chip, house="tombola-half-back"), monkeypatch, capfd)
    assert (status, json.loads(out)["bank"]["paid"]) == (0, "2.50")
