"""`capotavolo repeater`: wagers and spins in, one answer a line (Repeater Bets, interface)."""

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
VECTORS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "repeater-vectors.jsonl").read_text("utf-8").splitlines()
]
BAD = [vector for vector in VECTORS if vector["error"]]
WAGER = {"do": "wager", "wager": "repeat-2", "owner": "seat 3", "amount": "5.00"}
SPIN = {"do": "spin", "number": 1}


class Said(NamedTuple):
    """What the command answered, complained and returned."""

    status: int
    answers: list[Any]
    error: str


Ask = Callable[..., Said]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Ask:
    """Ask the command within this process: a line each, as it is or as an object."""

    def asked(*lines: object, words: tuple[str, ...] = ()) -> Said:
        text = b"\n".join(written(line) for line in lines)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
        status = main(["repeater", *words])
        out, error = capfdbinary.readouterr()
        assert out == b"" or out.endswith(b"\n")
        return Said(status, [json.loads(line) for line in out.splitlines()], error.decode())

    return asked


def written(line: object) -> bytes:
    return line if isinstance(line, bytes) else json.dumps(line, ensure_ascii=False).encode()


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT)}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_each_vector_is_answered_as_it_was_worked_out(ask: Ask, vector: dict[str, Any]) -> None:
    """The whole of each answer, its fields in their order."""
    said = ask(*vector["in"])
    assert said.answers == vector["out"]
    assert list(map(json.dumps, said.answers)) == list(map(json.dumps, vector["out"]))
    assert said.error == (f"{vector['error']}\n" if vector["error"] else "")
    assert said.status == (2 if vector["error"] else 0)


@pytest.mark.parametrize("vector", BAD, ids=lambda vector: vector["id"])
def test_bad_input_as_a_program_of_its_own(tmp_path: Path, vector: dict[str, Any]) -> None:
    """Exit status 2, one line on standard error, and the answers before it."""
    file = tmp_path / "events.jsonl"
    file.write_bytes(b"\n".join(map(written, vector["in"])))
    done = subprocess.run(
        [sys.executable, "-m", "app", "repeater", str(file)],
        capture_output=True, check=False, cwd=tmp_path, env=environment(), timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr.decode()) == (2, f"{vector['error']}\n")
    assert [json.loads(line) for line in done.stdout.splitlines()] == vector["out"]


def test_each_line_is_answered_at_once(tmp_path: Path) -> None:
    """Before the next one is there."""
    with subprocess.Popen(
        [sys.executable, "-m", "app", "repeater"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, env=environment(),
    ) as program:  # fmt: skip
        assert program.stdin is not None
        assert program.stdout is not None
        for line, key in ((WAGER, "booked"), (SPIN, "spin"), ({**WAGER, "do": "wager"}, "refused")):
            program.stdin.write(written(line) + b"\n")
            program.stdin.flush()
            assert key in json.loads(program.stdout.readline())
        program.stdin.close()
        assert program.wait(30) == 0


def test_blank_lines_are_skipped_and_counted(ask: Ask) -> None:
    said = ask(b"", WAGER, b"  ", {"do": "spin", "number": 37})
    assert len(said.answers) == 1
    assert said.error == "capotavolo: line 4: /number: no such number: 37\n"
    assert ask() == Said(0, [], "")


def test_what_is_new_is_taken_back_until_the_next_spin(ask: Ask) -> None:
    back = {"do": "back", "wager": "repeat-2", "owner": "seat 3"}
    more = {**WAGER, "amount": "2.50"}
    said = ask(WAGER, {"do": "spin", "number": 0}, more, back, back, {**back, "owner": "seat 4"})
    returned = {"wager": "repeat-2", "owner": "seat 3", "amount": "2.50"}
    assert said.answers[2]["said"] == "Da 7,50, repeater 2"
    assert said.answers[3] == {"returned": returned, "left": "5.00"}
    assert said.answers[4] == {"refused": "already-spun", "command": back}
    assert said.answers[5] == {"refused": "no-such-wager", "command": {**back, "owner": "seat 4"}}


def test_what_is_refused_changes_nothing(ask: Ask) -> None:
    plain = {"do": "open", "house": "repeater-bets-plain"}
    refused = [
        {**WAGER, "wager": "horn"},
        {"do": "surrender", "wager": "horn", "owner": "seat 3"},
        {"do": "back", "wager": "repeat-5", "owner": "seat 3"},
    ]
    said = ask(plain, WAGER, SPIN, *refused, SPIN)
    assert [answer.get("refused") for answer in said.answers[3:6]] == [
        "not-offered",
        "no-surrender",
        "no-such-wager",
    ]
    assert said.answers[6] == ask(plain, WAGER, SPIN, SPIN).answers[3]


def test_a_round_is_abandoned_and_the_next_one_begins(ask: Ask) -> None:
    abandon = {"do": "abandon", "reason": "evacuation", "by": "Rossi"}
    said = ask(WAGER, {**WAGER, "wager": "horn"}, SPIN, abandon, SPIN)
    stake = {"wager": "repeat-2", "owner": "seat 3", "amount": "5.00"}
    assert said.answers[3] == {
        "abandoned": 1,
        "payments": [{**stake, "tally": 1, "pays": 6, "payment": "30.00"}],
        "returned": [{**stake, "wager": "horn"}],
        "bank": {"taken": "0.00", "paid": "25.00", "envy": "0.00", "result": "-25.00"},
    }
    assert (said.answers[4]["spin"], said.answers[4]["round"], said.answers[4]["tallies"]["2"]) == (2, 2, 1)


def test_an_owner_is_called_as_he_was_called_first(ask: Ask) -> None:
    """Two spellings are one player, as everywhere."""
    said = ask(WAGER, {**WAGER, "owner": " Seat 3 "})
    assert said.answers[1]["booked"] == {"wager": "repeat-2", "owner": "seat 3", "amount": "10.00"}


OPEN = {"do": "open"}
STANDS = {"wager": "repeat-6", "owner": "seat 1", "amount": "10.00"}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ([], "must be an object"),
        (b"{", "no JSON: "),
        (b'{"do": "spin", "number": 1, "number": 2}', "/number: key given twice"),
        ({"wager": "repeat-2"}, "/do: is missing"),
        ({"do": "bet"}, "/do: no such event: bet"),
        ({"do": 5}, "/do: no such event: 5"),
        ({"do": "spin", "letter": "B"}, "/letter: no such field"),
        ({"do": "spin"}, "/number: is missing"),
        ({**WAGER, "wager": "repeat-7", "amount": None}, "/wager: no such wager: repeat-7"),
        ({**WAGER, "owner": ""}, "/owner: must be a text that is not empty"),
        ({**WAGER, "owner": 3}, "/owner: must be a text that is not empty"),
        ({**WAGER, "owner": "a\tb"}, "/owner: must have no control characters"),
        ({**WAGER, "amount": 5}, "/amount: an amount: 5"),
        ({**WAGER, "amount": "0.00"}, '/amount: an amount: "0.00"'),
        ({"do": "spin", "number": "36"}, "/number: no such number: 36"),
        ({"do": "spin", "number": True}, "/number: no such number: true"),
        ({"do": "abandon", "reason": "", "by": "Rossi"}, "/reason: must be a text that is not empty"),
        ({"do": "abandon", "reason": "fire"}, "/by: is missing"),
        ({**OPEN, "house": "venezia"}, "/house: deals no Repeater Bets: venezia"),
        ({**OPEN, "house": "atlantis"}, "/house: no such house: atlantis"),
        ({**OPEN, "surrender": "yes"}, "/surrender: must be true or false"),
        ({**OPEN, "round": 0}, "/round: must be a whole number from 1"),
        ({**OPEN, "spin": -1}, "/spin: must be a whole number from 0"),
        ({**OPEN, "tallies": {"2": 1, "2-3-11-12": 2}}, "/tallies/2-3-11-12: does not add up: 2"),
        ({**OPEN, "tallies": {"2": -1}}, "/tallies/2: must be a whole number from 0"),
        ({**OPEN, "tallies": []}, "/tallies: must be an object"),
        ({**OPEN, "standing": [STANDS, STANDS]}, "/standing/1: stands there twice"),
        ({**OPEN, "standing": [{**STANDS, "missing": 5}]}, "/standing/0/missing: the tallies say 6"),
        ({**OPEN, "standing": [{**STANDS, "new": "5.00"}]}, "/standing/0/new: no such field"),
        ({**OPEN, "standing": [{**STANDS, "wager": "repeat-7"}]}, "/standing/0/wager: no such wager: repeat-7"),
    ],
)  # fmt: skip
def test_bad_input_says_what_is_wrong_and_where(ask: Ask, line: object, fault: str) -> None:
    said = ask(line)
    assert (said.status, said.answers) == (2, [])
    assert said.error.startswith(f"capotavolo: line 1: {fault}")
    assert said.error.count("\n") == 1


def test_in_the_middle_of_a_round_it_goes_on_from_what_was_answered(ask: Ask) -> None:
    """What an answer says of tallies and standing wagers, `missing` too, can begin the next stream."""
    first = ask(WAGER, {**WAGER, "wager": "horn"}, {"do": "spin", "number": 30}).answers[-1]
    opening = {"do": "open", "spin": 1, "tallies": first["tallies"], "standing": first["standing"]}
    rest = [{"do": "spin", "number": 1}, {"do": "spin", "number": 1}]
    whole = ask(WAGER, {**WAGER, "wager": "horn"}, {"do": "spin", "number": 30}, *rest).answers[3:]
    said = ask(opening, *rest)
    assert said.answers[1:] == whole
    assert {name: said.answers[0][name] for name in ("offers", "standing")} == {
        name: first[name] for name in ("offers", "standing")
    }


def test_what_stood_before_is_not_new(ask: Ask) -> None:
    said = ask({**OPEN, "standing": [STANDS]}, {"do": "back", "wager": "repeat-6", "owner": "seat 1"})
    assert said.answers[1]["refused"] == "already-spun"


def test_a_file_that_is_not_there_is_named(ask: Ask, tmp_path: Path) -> None:
    said = ask(words=(str(tmp_path / "none.jsonl"),))
    assert said == Said(
        2, [], f"capotavolo: {tmp_path / 'none.jsonl'}: cannot be read: No such file or directory\n"
    )


def test_a_line_beyond_all_bounds_is_bad_input(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.foreign.MOST_BYTES", 20)
    said = ask(b'{"do": "spin", "number": 1}')
    assert (said.status, said.error.startswith("capotavolo: line 1 is longer than")) == (2, True)
