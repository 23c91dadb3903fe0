"""One value has one spelling, and each event is sealed with the one before it."""

import hashlib
import re
from enum import StrEnum
from typing import Any, cast

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from app.journal.chain import (
    JSON,
    LARGEST,
    ZERO_HASH,
    Recorded,
    canonical,
    link,
    parted,
    plainly_canonical,
    plainly_canonical_all,
    printed,
)
from app.journal.errors import NotPrinted, UnwritableEvent

WHOLE = st.integers(-LARGEST, LARGEST)
TEXT = st.text(st.characters(exclude_categories=["Cs"]))
# Keys around the place where the order of code points and that of UTF-16 part, beside any others.
KEYS = TEXT | st.text(st.sampled_from("a\ud7ff\ue000\uffff\U00010000\U0010ffff"), max_size=3)
VALUES = st.recursive(
    st.none() | st.booleans() | WHOLE | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
BODIES = st.dictionaries(KEYS, VALUES, max_size=6)


@given(BODIES)
def test_an_event_is_spelled_as_rfc_8785_spells_it(body: dict[str, JSON]) -> None:
    assert canonical(body) == rfc8785.dumps(cast("dict[str, Any]", body))


def test_control_characters_quotes_and_backslashes_are_spelled_as_rfc_8785_spells_them() -> None:
    body = {"a": "".join(map(chr, range(0x100))) + "\u2028\u2029/"}
    assert canonical(body) == rfc8785.dumps(body)


def test_keys_beyond_the_basic_plane_come_before_the_last_of_the_basic_plane() -> None:
    assert canonical({"\ufb33": [{"\U0001f600": 1, "\ufb33": 2}], "\U0001f600": ()}) == (
        '{"\U0001f600":[],"\ufb33":[{"\U0001f600":1,"\ufb33":2}]}'.encode()
    )


def test_a_tuple_is_an_array_and_a_word_of_an_enumeration_is_its_text() -> None:
    class Source(StrEnum):
        WHEEL = "wheel"

    assert canonical({"b": (1, 2), "a": Source.WHEEL}) == b'{"a":"wheel","b":[1,2]}'


@pytest.mark.parametrize(
    ("value", "pointer", "why"),
    [
        ({"a": 0.5}, "/a", "a float has no place"),
        ({"a": [1, {"b/c~d": 1.0}]}, "/a/1/b~1c~0d", "a float"),
        ({"a": LARGEST + 1}, "/a", "beyond 2"),
        ({"a": -LARGEST - 1}, "/a", "beyond 2"),
        ({"a": "\ud800"}, "/a", "half a surrogate pair"),
        ({"a": {"\udfff": 1}}, "/a", "half a surrogate pair"),
        ({"a": {1: 2}}, "/a", "the key 1 is no string"),
        ({"a": b"bytes"}, "/a", "a bytes has no place"),
        ({"a": {1, 2}}, "/a", "a set has no place"),
    ],
)
def test_what_has_no_form_is_refused_with_its_place(value: Any, pointer: str, why: str) -> None:
    with pytest.raises(UnwritableEvent, match=why) as refused:
        canonical(value)
    assert refused.value.pointer == pointer


def test_an_endless_event_is_refused() -> None:
    body: dict[str, Any] = {}
    body["itself"] = body
    with pytest.raises(UnwritableEvent, match="nested too deeply"):
        canonical(body)


def test_the_first_event_is_linked_to_32_zero_bytes() -> None:
    assert bytes(32) == ZERO_HASH
    assert link(ZERO_HASH, b'{"seq":1}') == hashlib.sha256(bytes(32) + b'{"seq":1}').digest()


@given(BODIES, st.binary(min_size=32, max_size=32), st.sampled_from([b"", b"\n", b"\r\n"]))
def test_a_printed_event_can_be_taken_apart_into_text_and_hash(
    body: dict[str, JSON], digest: bytes, end: bytes
) -> None:
    text = canonical(body)
    line = printed(text, digest)
    assert b"\n" not in line
    assert parted(line + end) == (text, digest)


def test_the_hash_is_the_last_member_of_a_printed_event() -> None:
    event = Recorded("T1", 1, b'{"seq":1,"v":1}', bytes(31) + b"\xab")
    assert event.line == b'{"seq":1,"v":1,"hash":"' + b"0" * 62 + b'ab"}'


@pytest.mark.parametrize("line", [b"", b"{}", b'{"hash":"12"}', b'"hash":"' + b"0" * 64 + b'"}', b"[1]"])
def test_a_line_without_a_hash_at_its_end_is_refused(line: bytes) -> None:
    with pytest.raises(NotPrinted, match="does not end in the hash"):
        parted(line)


@given(BODIES, st.data())
def test_the_quick_look_says_yes_only_to_the_one_form(body: dict[str, JSON], data: st.DataObject) -> None:
    """Also where a byte of it was changed, taken out or put in."""
    text = bytearray(canonical(body))
    if data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 1))] = data.draw(
            st.sampled_from([b"", b" ", b"1", b".5", b'"', b"0"])
        )
    found = plainly_canonical(bytes(text))
    if found is not None:
        assert canonical(found) == bytes(text) == rfc8785.dumps(cast("dict[str, Any]", found))
    elif canonical(body) == bytes(text):
        assert not text.isascii() or re.search(rb"[0-9]{16}", text)


@pytest.mark.parametrize(
    "text",
    [b'{"a":1.5}', b'{"a":1e3}', b'{"a":-0}', b'{"a":1,"a":1}', b'{"b":1,"a":2}', b'{ "a":1}', b'{"a":9007199254740993}',
     b'{"a":"\\u0041"}', b'{"a":01}', b"[1]", b"{", b'{"a":NaN}'],
)  # fmt: skip
def test_the_quick_look_does_not_take_another_form(text: bytes) -> None:
    assert plainly_canonical(text) is None


def test_events_as_they_are_pass_the_quick_look() -> None:
    event = canonical(
        {
            "kind": "spin.number",
            "number": 8,
            "raw": ["*X;5;012; 8;0;173;1"],
            "at": "2026-11-22T02:00:00.123456Z",
        }
    )
    assert plainly_canonical(event) is not None


@given(st.lists(BODIES, max_size=5), st.data())
def test_many_texts_are_looked_at_as_each_by_itself(
    bodies: list[dict[str, JSON]], data: st.DataObject
) -> None:
    """Whatever is put into one of them: what is taken is the one form of each, and nothing of a neighbour's."""
    texts = [canonical(body) for body in bodies]
    if data.draw(st.booleans()) and texts:
        place = data.draw(st.integers(0, len(texts) - 1))
        at = data.draw(st.integers(0, len(texts[place])))
        more = data.draw(st.sampled_from([b"\n", b"{}", b"\n{}", b"}", b'{"a":1}\n', b" ", b"1", b","]))
        texts[place] = texts[place][:at] + more + texts[place][at:]
    found = plainly_canonical_all(texts)
    one_by_one = [plainly_canonical(text) for text in texts]
    if found is not None:
        assert found == one_by_one
    else:
        assert None in one_by_one


@pytest.mark.parametrize(
    "texts",
    [
        [b'{"a":1}\n{"b":2}', b""],
        [b'{"a":1}\n{"b":[1', b"2]}"],
        [b'{"a":', b"1}"],
        [b'{"a":1}{"b":2}'],
        [b'{"a":1}', b"", b'{"a":1}'],
        [b'{"a":1}', b'{"b":9007199254740993}'],
        [b'{"a":1}', b'{"b":[1'],
    ],
)
def test_no_text_borrows_from_its_neighbour(texts: list[bytes]) -> None:
    assert plainly_canonical_all(texts) is None
