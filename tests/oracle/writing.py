"""Short ways to write a spin and to read an answer in the tests."""

from collections.abc import Mapping
from typing import Any

Json = dict[str, object]


def value(worth: str, pieces: int = 1, owner: str | None = "seat 1", **flags: object) -> Json:
    """An entry of value chips."""
    return {"value": worth, "pieces": pieces, **({} if owner is None else {"owner": owner}), **flags}


def colour(name: str, pieces: int = 1, **flags: object) -> Json:
    """An entry of a colour."""
    return {"colour": name, "pieces": pieces, **flags}


def spin(number: int, bets: dict[str, list[Json]], **fields: object) -> Json:
    """An input with two colours at 2.50 and 5.00."""
    return {
        "number": number,
        "colours": {"red": {"value": "2.50"}, "blue": {"value": "5.00"}},
        "bets": [{"position": name, "stack": stack} for name, stack in bets.items()],
        **fields,
    }


def rows(answer: Mapping[str, object], name: str) -> list[dict[str, Any]]:
    """A list of the answer."""
    found = answer[name]
    assert isinstance(found, list)
    return found


def amounts(answer: Mapping[str, object], name: str) -> list[object]:
    """The amounts of a list of the answer."""
    return [item["amount"] for item in rows(answer, name)]


def stack_left(answer: Mapping[str, object], position: str) -> object:
    """What stands on a position afterwards."""
    return next((bet["stack"] for bet in rows(answer, "standing") if bet["position"] == position), None)


def bank(answer: Mapping[str, object], name: str) -> str:
    """A figure of the bank."""
    figures = answer["bank"]
    assert isinstance(figures, dict)
    return str(figures[name])


def cents(amount: object) -> int:
    """An amount as whole cents."""
    return int(str(amount).replace(".", ""))
