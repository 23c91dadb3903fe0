"""The house's address is written HOST:PORT, and anything else is named."""

from __future__ import annotations

import pytest

from app.house_copy.place import house_place


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("10.0.0.5:7411", ("10.0.0.5", 7411)),
        ("pit.example:1", ("pit.example", 1)),
        ("[fd00::5]:7411", ("fd00::5", 7411)),
    ],
)
def test_an_address_is_a_host_and_a_port(text: str, place: tuple[str, int]) -> None:
    assert house_place(text) == place


@pytest.mark.parametrize(
    "text",
    ["", "pit", "pit:", ":7411", "pit:0", "pit:70000", "pit:x", "a b:1", "pit:1/x", "u@pit:1", "[::1:1"],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="HOST:PORT"):
        house_place(text)


def test_a_house_that_listens_may_take_any_free_port() -> None:
    assert house_place("127.0.0.1:0", any_port=True) == ("127.0.0.1", 0)
