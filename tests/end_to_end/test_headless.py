"""A table without a window: each command answered by what it causes or by a reason, and nothing stops it."""

import json
from pathlib import Path

import pytest

from tests.end_to_end.running import EIGHT, Headless, capotavolo, folded_form, verify
from tests.journal.lists.kept_lists import closed_to_writers

pytestmark = pytest.mark.kill


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


def test_an_announce_that_won_goes_on_and_every_event_is_verified(database: Path) -> None:
    with Headless(database) as table:
        table.do("open", all_entered=True)
        (taken,) = table.do("announce", name="vicini", owner="seat 4", value="20.00", held=True)
        table.do("number", number=26)
        table.do("confirm")
        table.do("cleared")
        again = {"name": "vicini", "owner": "seat 4", "after": "tutto", "of": taken["seq"]}
        settled, gone_on = table.do("announce", **again)
        assert (settled["kind"], settled["spin"], gone_on["kind"], gone_on["spin"]) == (
            "spin.settled", 1, "announce.accepted", 2,
        )  # fmt: skip
        assert (gone_on["value"], gone_on["kept"], gone_on["plays_on"]) == ("40.00", "320.00", "40.00")
        (refused,) = table.do("announce", **again)
        assert (refused["kind"], refused["of"]) == ("announce.refused", taken["seq"])
        (payment,) = table.state()["paying"]["payments"]
        assert (payment["amount"], payment["goes_on"], payment["handed_over"]) == ("320.00", "320.00", "0.00")
        table.do("paid_all")
        (closed,) = table.do("next")
        assert (closed["entered"], closed["carried"]) == (True, [])
        assert table.state() == folded_form([line for line in table.lines if b'"hash":' in line])
        assert table.finish() == 0
    status, told = verify(database)
    assert (status, told["events"], told["spins"]) == (0, len(table.events), 1)


def test_a_spin_by_hand_from_the_opening_to_the_last_payment(database: Path) -> None:
    with Headless(database) as table:
        table.do("open", day=21)
        table.do("throw")
        table.do("no_more_bets")
        table.do("number", number=8)
        (number,) = table.do("confirm")
        assert (number["kind"], number["announcement"]) == ("spin.number", "Huit, Noir, Pair, Manque")
        table.do("winners", bets=EIGHT)
        settled, paid = table.do("paid", order=1)
        assert [(p["section"], p["owner"], p["amount"]) for p in settled["payments"]] == [
            ("black", "seat 1", "20.00"),
            ("inside", "seat 4", "340.00"),
            ("inside", "seat 1", "175.00"),
            ("inside", "red", "85.00"),
        ]
        assert (paid["order"], paid["revision"]) == (1, 1)
        recorded, refused = table.do("paid", order=3)
        assert refused["refused"].startswith("payment 2 comes first")
        assert (recorded["kind"], recorded["reason"]) == ("command.refused", refused["refused"])
        assert refused["command"] == {"do": "paid", "order": 3}
        table.do("paid_all")
        (closed,) = table.do("next")
        assert closed["entered"] is True
        assert table.state() == folded_form([line for line in table.lines if b'"hash":' in line])
        assert [event["seq"] for event in table.events] == list(range(1, len(table.events) + 1))
        assert table.finish() == 0
        assert table.errors == []
    status, told = verify(database)
    assert (status, told["events"], told["spins"]) == (0, len(table.events), 1)
    assert told["heads"] == {"T1": [len(table.events), table.events[-1]["hash"]]}
    exported = capotavolo("export", "--database", database, "--what", "journal", "--format", "jsonl")
    assert exported.stdout.encode() == table.printed


def test_what_a_rule_refuses_stands_in_the_journal_and_before_the_answer(database: Path) -> None:
    """Bad input: refused with the section, and recorded; the event's line precedes the answer."""
    asked = {"do": "place", "position": "red", "entry": {"value": "7.00", "pieces": 2, "owner": "seat 1"}}
    with Headless(database) as table:
        table.do("open")
        recorded, refused = table.all_of(asked)
        assert list(refused) == ["refused", "command"]
        assert refused == {"refused": "/entry/value: venezia has no such chip (rules 2)", "command": asked}
        assert (recorded["kind"], recorded["spin"], recorded["by"]) == ("command.refused", 1, None)
        assert (recorded["reason"], recorded["asked"]) == (refused["refused"], asked)
        table.do("throw")
        (procedural,) = table.do("throw")
        assert procedural["refused"] == "the ball of spin 1 is in the wheel already"
        late, _answer = table.all_of(
            {"do": "no_more_bets"}, {**asked, "entry": {"colour": "red", "pieces": 1}}
        )[1:]
        assert late["reason"].endswith("say by whom (rules 6)")
        before = table.state()
        assert table.finish() == 0
    status, told = verify(database)
    assert (status, told["events"]) == (0, len(table.events))
    exported = capotavolo("export", "--database", database, "--what", "journal", "--format", "jsonl")
    assert exported.stdout.encode() == table.printed
    with Headless(database) as again:
        assert again.state() == before
        assert again.finish() == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("dance", "no JSON"),
        ('{"do": "next"', "no JSON"),
        ('{"do": "next", "do": "next"}', "/do: key given twice"),
        ("[]", "must be an object with do"),
        ("null", "must be an object with do"),
        ('{"do": "dance"}', "/do: no such command: dance"),
        (
            '{"do": "paid", "order": 123456789012345678901234567890}',
            "/order: must be a whole number from 1 to 1000000",
        ),
        ('{"do": "paid", "order": 1e300}', "/order: must be a whole number from 1 to 1000000"),
        ('{"do": "number", "number": 1e400}', "/number: "),
        ('{"do": "number", "number": 37}', "/number: must be a whole number from 0 to 36"),
        ('{"do": "dealer", "name": "\\ud800"}', ""),
        ('{"do": "state", "why": 1}', "/"),
        ('{"do": "winners", "bets": ' + "[" * 50_000 + "]" * 50_000 + "}", "/bets/"),
    ],
)
def test_a_line_that_is_no_command_is_refused_and_the_table_goes_on(
    goes_on: Headless, line: str, reason: str
) -> None:
    (refused,) = goes_on.all_of(line)
    assert reason in refused["refused"]
    assert "command" in refused


@pytest.fixture(scope="module")
def goes_on(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """One table that is told nonsense again and again, and opened, played and closed afterwards."""
    with Headless(tmp_path_factory.mktemp("goes on") / "T1.sqlite") as table:
        table.do("open")
        yield table
        table.send("", "   ", "\t")
        assert [event["kind"] for event in table.do("throw")] == ["spin.thrown"]
        assert table.finish() == 0


def test_bytes_that_are_no_text_are_refused(database: Path) -> None:
    with Headless(database) as table:
        assert table.process.stdin is not None
        table.process.stdin.write(b'{"do": "\xff\xfe"}\n')
        table.wait(lambda answers: len(answers) == 1)
        assert "no UTF-8" in json.loads(table.lines[0])["refused"]
        assert table.finish() == 0


def test_a_last_line_without_an_end_is_a_command(database: Path) -> None:
    done = capotavolo(
        "table", "--headless", "--table", "T1", "--database", database, hears='{"do":"open"}\n{"do":"throw"}'
    )
    assert done.returncode == 0
    assert [json.loads(line)["kind"] for line in done.stdout.splitlines()][-1] == "spin.thrown"


def test_it_stays_after_the_end_of_input_until_it_is_told_to_go(database: Path) -> None:
    with Headless(database, "--stay") as table:
        table.do("open")
        assert table.process.stdin is not None
        table.process.stdin.close()
        assert capotavolo("table", "--headless", "--table", "T1", "--database", database).returncode == 2
        assert table.process.poll() is None
        assert table.terminate() == 0
        assert table.errors == []


def test_a_table_that_was_stopped_in_the_middle_goes_on_at_the_same_payment(database: Path) -> None:
    with Headless(database, "--dealer", "Anna") as table:
        table.all_of({"do": "open"}, {"do": "number", "number": 8}, {"do": "confirm"})
        table.all_of({"do": "winners", "bets": EIGHT}, {"do": "paid", "order": 1})
        state = table.state()
        assert table.terminate() == 0
    with Headless(database) as table:
        assert table.state() == state
        (paid,) = table.do("paid", order=2)
        assert (paid["kind"], paid["seq"]) == ("payment.made", 11)


def test_lists_that_cannot_be_kept_are_told_and_cost_nothing_else(database: Path) -> None:
    with Headless(database) as table:
        table.do("open")
        assert table.finish() == 0
    closed_to_writers(database)
    with Headless(database) as table:
        table.wait(lambda _: any(event.get("device") == "lists" for event in table.events), "for the warning")
        assert table.finish() == 0
        (said,) = table.errors
        assert "The lists in which spins are looked for cannot be kept: " in said


def test_a_line_without_an_end_is_refused_and_the_next_one_is_done(database: Path) -> None:
    with Headless(database) as table:
        table.do("open")
        (refused,) = table.all_of("x" * 20_000_000)
        assert refused["refused"] == "the line is longer than 8 MB"
        assert [event["kind"] for event in table.do("throw")] == ["spin.thrown"]
        assert table.finish() == 0
