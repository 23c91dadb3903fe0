"""`capotavolo settle`: spins in, answers out, and one clear line where a spin is bad (interface)."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import app
from app.__main__ import main

ROOT = Path(app.__file__).resolve().parents[1]
EXAMPLE = b"""
{"house": "venezia", "number": 8, "cylinder": "left", "last_spin": false,
 "colours": {"red": {"value": "2.50"}, "blue": {"value": "5.00"}},
 "bets": [
   {"position": "split-8-11", "stack": [{"colour": "red", "pieces": 2}, {"value": "20.00", "pieces": 1, "owner": "seat 4"}]},
   {"position": "black", "stack": [{"colour": "blue", "pieces": 1, "enferme": true}]}]}
"""
EXAMPLE_ANSWER = """
{"number": 8, "announcement": "Huit, Noir, Pair, Manque",
 "payments": [
   {"section": "inside", "chip": {"value": "20.00"}, "owner": "seat 4", "winning": [{"position": "split-8-11", "pieces": 1, "pays": 17}], "pieces": 17, "amount": "340.00"},
   {"section": "inside", "chip": {"colour": "red"}, "owner": "red", "winning": [{"position": "split-8-11", "pieces": 2, "pays": 17}], "pieces": 34, "amount": "85.00"}],
 "lost": [], "partage": [], "enferme": [],
 "freed": [{"position": "black", "chip": {"colour": "blue"}, "owner": "blue", "pieces": 1, "amount": "5.00"}],
 "returned": [], "withdrawn": [],
 "standing": [{"position": "black", "stack": [{"colour": "blue", "pieces": 1}]},
              {"position": "split-8-11", "stack": [{"colour": "red", "pieces": 2}, {"value": "20.00", "pieces": 1, "owner": "seat 4"}]}],
 "bank": {"taken": "0.00", "paid": "425.00", "result": "-425.00", "notes": "0.00", "complimentary": "0.00"}}
"""
GOOD = b'{"number":8,"bets":[]}'


class Said(NamedTuple):
    """What the command answered, complained and returned."""

    status: int
    answers: list[Any]
    error: str


Ask = Callable[..., Said]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Ask:
    """Ask the command within this process."""

    def asked(text: bytes, *words: str) -> Said:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
        status = main(["settle", *words])
        out, error = capfdbinary.readouterr()
        assert out == b"" or out.endswith(b"\n")
        return Said(status, [json.loads(line) for line in out.splitlines()], error.decode())

    return asked


def capotavolo(text: bytes, *words: str, where: Path) -> subprocess.CompletedProcess[bytes]:
    """Run the program as people do."""
    command = [sys.executable, "-m", "app", *words]
    paths = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        command, input=text, capture_output=True, check=False, cwd=where, env=paths, timeout=30
    )


def spin(entry: dict[str, Any], position: str = "red", **fields: object) -> bytes:
    """A spin with one entry on one position; red is declared at 2.50."""
    bets = [{"position": position, "stack": [entry]}]
    return json.dumps({"number": 8, "colours": {"red": {"value": "2.50"}}, "bets": bets} | fields).encode()


def test_the_printed_example_by_itself_and_as_a_line(tmp_path: Path) -> None:
    """Interface: an object over many lines is one spin; on one line it is a stream of one."""
    line = json.dumps(json.loads(EXAMPLE)).encode()
    for text in (EXAMPLE, line, line + b"\n"):
        done = capotavolo(text, "settle", where=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")
        assert json.loads(done.stdout) == json.loads(EXAMPLE_ANSWER)
        assert done.stdout.count(b"\n") == 1


def test_a_bad_line_ends_the_stream_after_the_answers_before_it(tmp_path: Path) -> None:
    """Interface: exit status 2, one line that says where, and the earlier answers were given."""
    bad = b'{"number":8,"bets":[{"position":"split-8-10","stack":[]}]}'
    done = capotavolo(b"\n".join([GOOD, GOOD, bad, GOOD]), "settle", where=tmp_path)
    assert done.returncode == 2
    assert [json.loads(line)["number"] for line in done.stdout.splitlines()] == [8, 8]
    assert done.stderr == b"capotavolo: line 3: /bets/0/position: no such position: split-8-10\n"
    assert list(tmp_path.iterdir()) == []


def test_answers_do_not_wait_for_the_end_of_the_stream(tmp_path: Path) -> None:
    """Interface: streaming: a spin is answered while the next is still to come."""
    command = [sys.executable, "-m", "app", "settle"]
    paths = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, env=paths
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for number in (8, 21, 0):
            program.stdin.write(b'{"number":%d,"bets":[]}\n' % number)
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["number"] == number
        program.stdin.close()
        assert program.stdout.read() == b""
    assert program.returncode == 0


def test_a_stream_is_answered_line_by_line_in_its_order(ask: Ask) -> None:
    """Interface: answers in the same order, one line each; blank lines are skipped."""
    lines = [b'{"number":%d,"bets":[]}' % number for number in range(37)]
    said = ask(b"\n \n" + b"\n\n\t\r\n".join(lines) + b"\r\n\n")
    assert (said.status, said.error) == (0, "")
    assert [told["number"] for told in said.answers] == list(range(37))


def test_blank_lines_are_counted(ask: Ask) -> None:
    """Interface: the line number is that of the file, blank lines included."""
    said = ask(b"\n\n" + GOOD + b"\n\n" + b'{"number":37,"bets":[]}\n')
    assert (said.status, len(said.answers)) == (2, 1)
    assert said.error == "capotavolo: line 5: /number: must be a whole number from 0 to 36\n"


def test_a_file_is_read_as_the_standard_input_is(ask: Ask, tmp_path: Path) -> None:
    """Interface: from FILE or standard input."""
    file = tmp_path / "spins"
    file.write_bytes(EXAMPLE)
    assert ask(b"", str(file)).answers == [json.loads(EXAMPLE_ANSWER)]


@pytest.mark.parametrize("name", ["nowhere.json", "."])
def test_a_file_that_cannot_be_read_is_named(ask: Ask, tmp_path: Path, name: str) -> None:
    """Interface: one line: what and where."""
    file = tmp_path / name
    said = ask(b"", str(file))
    assert (said.status, said.answers) == (2, [])
    assert said.error.startswith(f"capotavolo: {file}: cannot be read: ")
    assert said.error.count("\n") == 1


@pytest.mark.parametrize("text", [b"", b"\n", b" \n\t\n\r\n"])
def test_the_input_may_not_be_empty(ask: Ask, text: bytes) -> None:
    """Interface, fine print: `bets` and `stack` may be empty, the input may not."""
    said = ask(text)
    assert (said.status, said.answers) == (2, [])
    assert said.error.startswith("capotavolo: no input")


def test_settle_takes_no_second_file() -> None:
    """Interface: one FILE, or none."""
    with pytest.raises(SystemExit) as ended:
        main(["settle", "one", "two"])
    assert ended.value.code == 2


BROKEN = {
    "ends": b'{"number":8,"bets":[',
    "word": b"hello",
    "comma": b'{"number":8,"bets":[],}',
    "single quotes": b"{'number':8,'bets':[]}",
    "not a number": b'{"number":NaN,"bets":[]}',
    "leading zero": b'{"number":08,"bets":[]}',
    "control character": b'{"number":8,"bets":[],"a\x01":1}',
    "half a pair": b'{"number":8,"bets":[],"house":"\\ud800"}',
    "byte order mark": b'\xef\xbb\xbf{"number":8,"bets":[]}',
    "not UTF-8": b'{"number":8,"bets":[],"house":"\xff"}',
    "Latin-1": "{'house': 'città'}".encode("latin-1"),
    "nothing but nulls": b"\x00\x00",
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_what_is_no_json_is_refused(ask: Ask, text: bytes) -> None:
    """Interface: JSON is UTF-8; what is broken is refused alone, and in a stream with its line."""
    alone = ask(text)
    assert (alone.status, alone.answers) == (2, [])
    assert alone.error.startswith("capotavolo: ")
    later = ask(GOOD + b"\n" + text + b"\n" + GOOD)
    assert (later.status, len(later.answers)) == (2, 1)
    assert later.error.startswith("capotavolo: line 2: ")
    assert alone.error.count("\n") == later.error.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "pointer"),
    [
        (b'{"number":8,"number":9,"bets":[]}', "/number"),
        (b'{"bets":[{"position":"red","position":"red","stack":[]}],"number":8}', "/bets/0/position"),
        (b'{"number":8,"bets":[],"colours":{"red":{"value":"2.50"},"red":{"value":"2.50"}}}', "/colours/red"),
        (b'{"number":8,"n\\u0075mber":9,"bets":[]}', "/number"),
    ],
)
def test_a_key_given_twice_is_refused(ask: Ask, text: bytes, pointer: str) -> None:
    """Interface: a key given twice is bad input, with its pointer; it is a whole JSON value all the same."""
    for before in (b"", GOOD + b"\n"):
        said = ask(before + text + b"\n" + GOOD)
        assert (said.status, len(said.answers)) == (2, 1 if before else 0)
        line = 2 if before else 1
        assert said.error.startswith(f"capotavolo: line {line}: {pointer}: key given twice")


def test_a_key_given_twice_over_many_lines(ask: Ask) -> None:
    """Interface: so in an object that is written over many lines."""
    said = ask(b'{"number": 8,\n "bets": [],\n "number": 9}')
    assert (said.status, said.answers) == (2, [])
    assert said.error.startswith("capotavolo: /number: key given twice")


@pytest.mark.parametrize("depth", [120, 600, 5000, 100_000])
def test_a_value_nested_very_deep_is_refused_like_any_other(ask: Ask, depth: int) -> None:
    """Interface: bad input is one line, however it is bad."""
    said = ask(b'{"number":8,"bets":' + b"[" * depth + b"]" * depth + b"}")
    assert (said.status, said.answers) == (2, [])
    assert said.error.startswith("capotavolo: ")
    assert said.error.count("\n") == 1


@pytest.mark.parametrize("number", ["1e999", "1" * 30, "1" * 5000, "-" + "9" * 400])
def test_a_number_beyond_all_bounds_is_refused_at_its_place(ask: Ask, number: str) -> None:
    """Interface: a JSON pointer and the line, for a number that no machine holds too."""
    said = ask(b'{"number":%s,"bets":[]}\n' % number.encode())
    assert (said.status, said.answers) == (2, [])
    assert said.error.startswith("capotavolo: line 1: /number: ")


def test_a_line_end_in_a_text_does_not_break_the_line_of_the_error(ask: Ask) -> None:
    """Interface: one line on standard error, whatever the input holds."""
    bets = [{"position": "red\nblack", "stack": []}]
    for text in (
        json.dumps({"number": 8, "bets": bets}),
        json.dumps({"number": 8, "bets": [], "col\nours": {}}),
        json.dumps({"number": 8, "bets": [], "house": "a\r\nb"}),
        json.dumps({"number": 8, "bets": [{"position": "red", "stack": [{"colour": "a\nb", "pieces": 1}]}]}),
    ):
        said = ask(text.encode())
        assert (said.status, said.answers) == (2, [])
        assert len(said.error.splitlines()) == 1


BAD = {
    "number 37": (b'{"number":37,"bets":[]}', "/number"),
    "number -1": (b'{"number":-1,"bets":[]}', "/number"),
    "number 8.0": (b'{"number":8.0,"bets":[]}', "/number"),
    "number 8e0": (b'{"number":8e0,"bets":[]}', "/number"),
    "number as text": (b'{"number":"8","bets":[]}', "/number"),
    "number true": (b'{"number":true,"bets":[]}', "/number"),
    "no number": (b'{"bets":[]}', "/number"),
    "no bets": (b'{"number":8}', "/bets"),
    "bets no list": (b'{"number":8,"bets":{}}', "/bets"),
    "unknown field": (b'{"number":8,"bets":[],"dealer":"A"}', "/dealer"),
    "unknown field with a slash": (b'{"number":8,"bets":[],"a/b~":1}', "/a~1b~0"),
    "no object": (b"[8]", ""),
    "unknown house": (b'{"number":8,"bets":[],"house":"atlantis"}', "/house"),
    "house no text": (b'{"number":8,"bets":[],"house":1}', "/house"),
    "cylinder": (b'{"number":8,"bets":[],"cylinder":"middle"}', "/cylinder"),
    "last spin": (b'{"number":8,"bets":[],"last_spin":1}', "/last_spin"),
    "bet no object": (b'{"number":8,"bets":["red"]}', "/bets/0"),
    "bet without position": (b'{"number":8,"bets":[{"stack":[]}]}', "/bets/0/position"),
    "bet without stack": (b'{"number":8,"bets":[{"position":"red"}]}', "/bets/0/stack"),
    "bet with more": (b'{"number":8,"bets":[{"position":"red","stack":[],"who":1}]}', "/bets/0/who"),
    "position no text": (b'{"number":8,"bets":[{"position":8,"stack":[]}]}', "/bets/0/position"),
    "position twice": (
        b'{"number":8,"bets":[{"position":"red","stack":[]},{"position":"red","stack":[]}]}', "/bets/1/position",
    ),
    "numbers descend": (b'{"number":8,"bets":[{"position":"split-11-8","stack":[]}]}', "/bets/0/position"),
    "not offered": (b'{"number":8,"bets":[{"position":"double-dozen-1-2","stack":[]}]}', "/bets/0/position"),
    "stack no list": (b'{"number":8,"bets":[{"position":"red","stack":{}}]}', "/bets/0/stack"),
    "entry no object": (b'{"number":8,"bets":[{"position":"red","stack":[5]}]}', "/bets/0/stack/0"),
    "colours no object": (b'{"number":8,"bets":[],"colours":[]}', "/colours"),
    "colour without value": (b'{"number":8,"bets":[],"colours":{"red":{}}}', "/colours/red/value"),
    "colour's value no multiple": (b'{"number":8,"bets":[],"colours":{"red":{"value":"3.00"}}}', "/colours/red/value"),
    "colour worth nothing": (b'{"number":8,"bets":[],"colours":{"red":{"value":"0.00"}}}', "/colours/red/value"),
    "colour's owner empty": (b'{"number":8,"bets":[],"colours":{"red":{"value":"2.50","owner":""}}}', "/colours/red/owner"),
    "two colours of one owner": (
        b'{"number":8,"bets":[],"colours":{"red":{"value":"2.50","owner":"A"},"blue":{"value":"2.50","owner":"A"}}}',
        "/colours/blue",
    ),
    "a colour's owner is another colour": (
        b'{"number":8,"bets":[],"colours":{"red":{"value":"2.50"},"blue":{"value":"2.50","owner":"red"}}}',
        "/colours/blue",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "pointer"), BAD.values(), ids=BAD)
def test_a_bad_spin_is_refused_at_its_place(ask: Ask, text: bytes, pointer: str) -> None:
    """Interface: exit status 2, one line with line number and JSON pointer, nothing on standard output."""
    said = ask(text + b"\n" + GOOD)
    assert (said.status, said.answers) == (2, [])
    assert said.error.startswith(f"capotavolo: line 1: {pointer}: " if pointer else "capotavolo: line 1: ")
    assert said.error.count("\n") == 1


@pytest.mark.parametrize(
    "text", [b"x" * 9_000_000, b"{\n" * 5_000_000], ids=["a line", "lines without an end"]
)
def test_no_spin_is_that_long(tmp_path: Path, capfd: pytest.CaptureFixture[str], text: bytes) -> None:
    path = tmp_path / "endless"
    path.write_bytes(text)
    assert main(["settle", str(path)]) == 2
    assert capfd.readouterr().err == "capotavolo: line 1 is longer than 8 MB\n"
