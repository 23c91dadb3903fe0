"""The texts of events are read many at once as each by itself, and what is wrong with one is said of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.journal.chain import JSON, canonical
from app.journal.form import BadFormError, numbers_said, read_form, read_forms

NAMES = st.sampled_from(["Anna", "Niccolò", "Zéro", "\U0001f3b2"])


def text(seq: int, **more: JSON) -> bytes:
    return canonical({"kind": "spin.number", "seq": seq, "v": 1, **more})


@given(st.lists(NAMES, max_size=6), st.integers(1, 2**50))
def test_many_are_read_as_each_by_itself(names: list[str], first: int) -> None:
    texts = [text(seq, by=name) for seq, name in enumerate(names, first)]
    assert read_forms(first, texts) == [read_form(seq, each) for seq, each in enumerate(texts, first)]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (text(9), "says that it is event 9"),
        (text(2).replace(b'"v":1', b'"v":2'), "the form 2 of this event is unknown"),
        (text(2).replace(b'"v":1', b'"v":true'), "the form True of this event is unknown"),
        (text(2).replace(b",", b", "), "not in the form of RFC 8785"),
        (text(2, by="Niccolò").replace(b",", b", "), "not in the form of RFC 8785"),
        ('{"by":"Niccolò",'.encode(), "the text is no event"),
        (b"\xff", "the text is no event"),
        (b"[]", "the text is no event"),
    ],
)
def test_one_that_is_wrong_is_found_among_many(wrong: bytes, reason: str) -> None:
    assert read_forms(1, [text(1), wrong, text(3)]) is None
    with pytest.raises(BadFormError, match=reason):
        read_form(2, wrong)


def test_a_spin_that_has_its_number_said_again_is_named_once() -> None:
    said: list[dict[str, object]] = [{"kind": "spin.number", "spin": spin} for spin in (4, 4, 5)]
    assert numbers_said([*said, {"kind": "spin.closed", "spin": 6}, *said[2:]]) == [4, 5]
    assert numbers_said([*said, {"kind": "dice.fell", "spin": 6}], {"dice.fell"}) == [6]
