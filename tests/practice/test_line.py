"""A line on paper is an exercise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.practice.line import MOST_SEED, Line, LineError, read_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("products 3 straight-split 4711", Line("products", 3, "straight-split", 4711)),
        ("  Products 1   split 0 SanRemo ", Line("products", 1, "split", 0, "sanremo")),
        ("Night 3 order 7: 8 sx R=2.50:  8 2R", Line("night", 3, "order", 7, given="8 sx R=2.50: 8 2R")),
    ],
)
def test_a_line_is_read(text: str, line: Line) -> None:
    assert read_line(text) == line


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "drill, level"),
        ("products 3 split", "drill, level"),
        ("products 0 split 1", "no level: 0"),
        ("products x split 1", "no level: x"),
        ("products 1 split 1000000", "no seed"),
        ("products 1 split -1", "no seed"),
        ("prod_ucts 1 split 1", "no name of a drill"),
        ("products 1 split! 1", "no name of a variant"),
        ("products 1 split 1 a/b", "no name of a house"),
    ],
)
def test_what_is_no_line_says_why(text: str, what: str) -> None:
    with pytest.raises(LineError, match=what) as fault:
        read_line(text)
    assert fault.value.say.key.startswith("line.")


@given(
    st.sampled_from(["venezia", "sanremo"]),
    st.integers(1, 9),
    st.integers(0, MOST_SEED),
    st.sampled_from(["", "8 sx: -", "0 dx R=2.50@A: Pa 2R (1R)"]),
)
def test_a_line_is_read_as_it_is_written(house: str, level: int, seed: int, spin: str) -> None:
    line = Line("payment-order", level, "mixed-value", seed, house, spin)
    assert read_line(str(line)) == line
    assert str(line).startswith(line.head)
