"""JSON as scripts write it: one value, UTF-8, no key twice, and each fault at its place (interface)."""

import json

import pytest

from app.table.bad_input import BadInputError
from app.table.json_text import read_json


def fault(line: bytes) -> BadInputError:
    with pytest.raises(BadInputError) as found:
        read_json(line)
    return found.value


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "true",
        "false",
        "0",
        "-7",
        "12.5",
        "1e3",
        '""',
        '"a:b"',
        "[]",
        "{}",
        '[1,[2,{"a":[]}]]',
        ' { "a" : 1 } ',
    ],
)
def test_any_json_value_is_read(text: str) -> None:
    """Interface: what JSON allows is read as JSON means it."""
    assert read_json(text.encode()) == json.loads(text)


@pytest.mark.parametrize("text", ['"caffè"', '"\\u0063affè"', '"😀"', '"\\ud83d\\ude00"', '"\\n\\"\\\\"'])
def test_texts_are_utf_8_and_escapes(text: str) -> None:
    """Interface: JSON is UTF-8; an escape is the letter that it stands for."""
    assert read_json(text.encode()) == json.loads(text)


@pytest.mark.parametrize(
    ("line", "pointer"),
    [
        (b"", ""),
        (b"   ", ""),
        (b"{", ""),
        (b"[", ""),
        (b"]", ""),
        (b"tru", ""),
        (b"'a'", ""),
        (b"[1,]", "/1"),
        (b"[1 2]", "/0"),
        (b"[,1]", "/0"),
        (b"[[1],[2,", "/1/1"),
        (b'{"a"}', "/a"),
        (b'{"a":}', "/a"),
        (b'{"a":1,}', ""),
        (b'{"a":1 "b":2}', ""),
        (b"{a:1}", ""),
        (b'{"a":{"b":[0,nul]}}', "/a/b/1"),
        (b'{"a":"no end}', "/a"),
        (b'{"a":"\\x"}', "/a"),
        (b'{"a":01}', ""),
        (b'{"a":+1}', "/a"),
        (b'{"a":.5}', "/a"),
        (b'{"a":NaN}', "/a"),
        (b'{"a":-Infinity}', "/a"),
        (b"1 2", ""),
        (b"{}{}", ""),
        (b"{}]", ""),
        (b"\xef\xbb\xbf{}", ""),
    ],
)
def test_what_is_no_json_is_refused_at_its_place(line: bytes, pointer: str) -> None:
    """Interface: a JSON pointer to where the reading broke off, and the column."""
    found = fault(line)
    assert found.pointer == pointer
    assert "(column " in found.fault


def test_the_column_counts_from_one() -> None:
    """Interface: one clear sentence that says where."""
    assert fault(b"[1 2]").fault == "no JSON: a comma or ] should stand here (column 4)"
    assert fault(b'{"a":1,"a":2}').fault == "key given twice (column 11)"
    assert fault(b"{} 1").fault == "more than one JSON value (column 4)"


@pytest.mark.parametrize("line", [b"\xff", b'{"a":"\xe8"}', b'"\xed\xa0\x80"', b"\xc0\x80"])
def test_what_is_no_utf_8_is_refused_with_its_byte(line: bytes) -> None:
    """Interface: JSON is UTF-8, and no other alphabet is guessed."""
    assert fault(line).fault.startswith("no UTF-8 at byte ")


@pytest.mark.parametrize(
    ("line", "pointer"),
    [
        (b'{"a":1,"a":1}', "/a"),
        (b'{"a":1,"b":2,"\\u0061":3}', "/a"),
        (b'[{"x":{"b":1,"b":1}}]', "/0/x/b"),
        (b'{"":1,"":2}', "/"),
        (b'{"a":":::","b":{"c":":"},"b":1}', "/b"),
        (b'{"a":{},"a":{"b":{"c":1}}}', "/a"),
        (b'{"a":{"b":1,"c":2},"a":{}}', "/a"),
    ],
)
def test_a_key_given_twice_is_refused(line: bytes, pointer: str) -> None:
    """Interface: bad input, even where both values are the same, and where colons hide it."""
    found = fault(line)
    assert (found.pointer, found.fault.partition(" (")[0]) == (pointer, "key given twice")


@pytest.mark.parametrize("line", [b'{"a":":"}', b'{":":1}', b'[{"a":1},{"a":1}]', b'{"a":{"a":{"a":1}}}'])
def test_colons_in_texts_and_equal_keys_elsewhere_are_no_fault(line: bytes) -> None:
    """Interface: only one object's keys must differ."""
    assert read_json(line) == json.loads(line)


@pytest.mark.parametrize("depth", [101, 400, 600, 999, 20_000])
def test_what_is_nested_very_deep_is_refused_and_never_a_crash(depth: int) -> None:
    """Interface: bad input is a sentence, however it is bad; whoever takes the value apart meets no deeper one."""
    for opened, closed in ((b"[", b"]"), (b'{"a":', b"}"), (b'[{"a":', b"}]")):
        assert "nested deeper than 100" in fault(opened * depth + b"1" + closed * depth).fault
    assert fault(b"[" * depth).fault


@pytest.mark.parametrize(
    "line", [b"[" * 100 + b"1" + b"]" * 100, b"[" + b",".join([b'[{"a":[]}]'] * 200) + b"]"]
)
def test_much_that_is_not_nested_deeper_is_read(line: bytes) -> None:
    assert read_json(line) == json.loads(line)


@pytest.mark.parametrize("number", [b"1e999", b"-1e999", b"9" * 6000])
def test_a_number_that_no_machine_holds_is_refused_at_its_place(number: bytes) -> None:
    """Interface: with the pointer to it, like any other fault."""
    assert fault(b'{"a":[%s]}' % number).pointer == "/a/0"
