"""What is refused by a rule of the house is recorded, with the rule's section; what only comes too early is not.

The cases are those of the product's own list of bad input; which section forbids them is looked up in rules.md.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import msgspec
import pytest

import app.table
from app.desks.croupier.roulette.table_acts import table_acts
from app.journal.chain import canonical
from app.table.bad_input import BadInputError
from app.table.fold import fold_all
from app.table.json_text import Json, read_json
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.turn import RefusedError
from tests.table.against_rules import (
    BY_RULE,
    TAKEN_UP,
    announce,
    disputed,
    imprisoned,
    last_played,
    late,
    place,
)
from tests.table.playing import Form, Played, chips, colour, command, fallen, opened, paying_eight
from tests.test_sentence import lines


def turned_down(table: Played, form: Form) -> Form | None:
    """Ask for what is refused; gives the event that records it, if any."""
    asked = cast("Json", form)
    with pytest.raises((RefusedError, BadInputError)) as refused:
        table.table.do(asked)
    why = refused.value
    assert isinstance(why, RefusedError | BadInputError)
    if not table.record_refusal(asked, why):
        return None
    event = table.last()
    assert event["reason"] == str(why)
    return event


@pytest.mark.parametrize("case", BY_RULE)
def test_what_a_rule_refuses_is_recorded_with_its_section_in_the_words_of_the_house(case: str) -> None:
    """Bad input: refused or flagged with the rule's section, and recorded."""
    at, asked, section = BY_RULE[case]
    table = at()
    spin = table.state.betting or table.state.paying
    event = turned_down(table, asked)
    assert event is not None, "nothing is recorded of it"
    assert (event["kind"], event["asked"]) == ("command.refused", asked)
    assert event["reason"].endswith(f"({section})")
    assert event["reason"].count("(rules ") == 1
    assert event["spin"] == (None if spin is None else spin.spin)
    assert event["by"] == asked.get("by")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"value": "20.00", "money": "100.00"}, "it takes 120.00"),
        ({"value": "20.00", "clear": False}, "not clear"),
        ({"value": "20.00", "held": True, "complimentary": {"value": "20.00", "pieces": 3}}, "or has none"),
    ],
)
def test_an_announce_too_short_of_money_unclear_or_half_complimentary_has_its_own_record(
    fields: Form, reason: str
) -> None:
    """Rules 6: refused with the reason; it is answered by its event and not recorded a second time."""
    table = opened()
    assert table.do("announce", **{"name": "serie", "owner": "seat 4", **fields}) == ("announce.refused",)
    assert reason in table.last()["reason"]
    assert "(rules 6)" in table.last()["reason"]


def test_a_late_announce_has_its_own_record() -> None:
    """Rules 6."""
    table = late()
    assert table.do("announce", name="serie", owner="seat 4", value="20.00") == ("announce.refused",)
    assert "(rules 6)" in table.last()["reason"]


def test_a_bet_over_the_maximum_is_flagged_with_the_section_and_recorded_as_a_bet() -> None:
    """Rules 5: chips on the cloth are a fact."""
    table = opened()
    assert table.do("place", position="straight-8", entry=chips("100.00")) == ("bet.placed",)
    assert table.last()["flags"] == ["over the maximum of 60.00 on straight-8 (rules 5)"]


@pytest.mark.parametrize(
    ("at", "asked"),
    [
        (Played, {"do": "throw"}),
        (Played, place("red", chips("7.00"))),
        (opened, {"do": "open"}),
        (opened, {"do": "next"}),
        (opened, {"do": "dance"}),
        (opened, {"do": "place"}),
        (opened, place("split-8-10", colour("red"))),
        (opened, place("red", {"pieces": 1})),
        (opened, place("red", {"colour": 5, "pieces": 1})),
        (opened, place("red", chips("20"))),
        (opened, place("red", colour("red"), colour="red")),
        (opened, {"do": "remove", "position": "red", "entry": colour("red")}),
        (fallen, place("red", colour("red"))),
        (late, {"do": "throw"}),
        (paying_eight, {"do": "paid", "order": 9}),
        (paying_eight, {"do": "unpaid", "order": 1}),
        (paying_eight, {"do": "cleared"}),
        (disputed, {"do": "dispute", "order": 1}),
        (opened, {"do": "confirm"}),
        (opened, {"do": "hand", "owner": "seat 1"}),
        (opened, announce("serie")),
        (opened, ["next"]),
        (opened, None),
    ],
)
def test_what_only_comes_at_the_wrong_moment_or_is_no_command_leaves_no_trace(
    at: Callable[[], Played], asked: Form
) -> None:
    """A key held down must not fill the journal."""
    assert turned_down(at(), asked) is None


def test_a_refusal_that_is_recorded_changes_nothing_and_the_table_is_where_it_was_after_a_restart() -> None:
    table = imprisoned()
    before = table.state
    assert turned_down(table, TAKEN_UP)
    assert msgspec.structs.replace(table.state, seq=before.seq) == before
    assert fold_all(unopened("T1", ROULETTE), table.story) == table.state
    assert table.do("throw") == ("spin.thrown",)


def test_a_refusal_before_the_first_opening_counts_as_an_event_of_the_table() -> None:
    table = Played()
    assert turned_down(table, {"do": "open", "minimum": "3.00"})
    table.do("open")
    assert table.state.seq == len(table.story)
    assert fold_all(unopened("T1", ROULETTE), table.story) == table.state


def test_asking_whether_something_could_be_done_records_nothing() -> None:
    """A button is greyed by the same question, on a turn that nobody keeps."""
    table = last_played()
    before = table.state
    assert table.table.why_not(command("throw")) is not None
    assert table_acts(table.state)
    assert table.state is before


@pytest.mark.parametrize(
    ("document", "recorded"),
    [
        ("1.5", "1.5"),
        ("1e300", "1e+300"),
        ("9007199254740993", "9007199254740993"),
        ("9007199254740991", 9007199254740991),
        ("-3", -3),
        ("[true, null, {}]", [True, None, {}]),
        ("[" * 90 + "]" * 90, None),
    ],
)
def test_whatever_stands_where_nobody_read_can_be_written(document: str, recorded: object) -> None:
    """An event holds whole numbers up to 2**53 - 1 and is not nested without end (RFC 8785, as the chain has it)."""
    line = f'{{"do": "bank", "operation": "fill", "chips": [], "document": {document}}}'
    table = opened()
    event = turned_down(table, cast("Form", read_json(line.encode())))
    assert event is not None
    assert canonical(event)
    written = event["asked"]["document"]
    if recorded is None:
        while isinstance(written, list):
            (written,) = written
        assert set(written) == {"[", "]"}
    else:
        assert written == recorded


def test_no_refusal_names_its_section_by_hand() -> None:
    """A section that is only said, and not given as the rule, would leave the refusal unrecorded."""
    said = re.compile(r"BadInputError\(\s*f?\"[^\"]*\(rules \d")
    folder = Path(app.table.__file__).parent
    sources = {path.name: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    assert "BadInputError(" in sources["spin_form.py"]
    assert [name for name, source in sources.items() if said.search(source)] == []
    assert [line for line in lines() if "(rules" in line.said] == []
