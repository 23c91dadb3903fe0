"""Codes never fall away in silence: each act that takes one and had none is recorded, printed and exported."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from app.journal.exporting import What
from app.people.held import NONE, UNREADABLE, Held
from app.people.permissions import Act, Signed, needs_second
from app.people.roles import Role
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.sheet import Note, Rows
from app.reports.signed_words import act_words
from app.table.events import PeopleUnsigned
from app.table.heard import WarningHeard
from app.table.people_heard import PutOffHeard
from app.table.signing import act_of
from app.table.table import Automation
from app.table.unsigned import without_code
from tests.journal.played_journals import exported, record
from tests.reports.days import read_day, story_at
from tests.said import filled
from tests.table.playing import THROW, Played, chips, command, fall, opened, step
from tests.table.test_signing import ACTS, FILLED, NASSA

HELD = Held(f"people:1:{'a' * 64}", ("a" * 64,))
THREE = [Signed(name, Role.INSPECTOR) for name in ("Somebody", "Rossi", "Bianchi")]
TWENTY = {"chips": [{"value": "20.00", "pieces": 9}]}


def night(held: Held | None = HELD) -> Played:
    """A night in which every act is done that takes a code, and nobody gives one."""
    table = opened(register=lambda: held)
    table.do("bank", operation="open", **TWENTY, by="Anna")
    table.do("bank", operation="fill", **FILLED)
    table.do("bank", operation="credit", **{**FILLED, "document": "C-1"})
    table.do("minimum", minimum="5.00", by="Ugo")
    table.do("colour", colour="red", value="10.00", owner="seat 4", by="Ugo")
    table.hear(WarningHeard("wheel", "bad_frame", "damaged lines"))
    table.do("answer", of=table.state.seq, by="Ugo")
    table.do("throw")
    table.do("no_more_bets")
    table.do("announce", **NASSA, accepted_by="Ugo")
    table.do("void", reason="foreign_body")
    fall(table, 8)
    table.do("number", number=10, by="Ugo", reason="misread")
    table.do("winners", bets=[{"position": "black", "stack": [chips("20.00", owner="seat 4")]}])
    table.do("dispute", order=1, by="seat 4", reason="two lay there")
    table.do("rule", order=1, by="Ugo", reason="one")
    return table


def recorded(table: Played) -> list[PeopleUnsigned]:
    return [event for event in table.story if isinstance(event, PeopleUnsigned)]


def test_every_act_of_a_second_person_is_walked() -> None:
    """And of who deals, who gives a code of his own."""
    acts = {event.act for event in recorded(night())}
    assert acts == {act.value for act in Act if needs_second(act)} | {Act.DEAL.value}


def test_each_act_without_a_code_is_on_the_day_s_page_and_in_the_export(tmp_path: Path) -> None:
    path, table = tmp_path / "T1.sqlite", night()
    record(path, story_at(table))
    found = read_day(path)
    acts = [event.act for event in recorded(table)]
    assert acts
    sheet = day_sheet(found)
    page = next(part for part in sheet.parts if isinstance(part, Rows) and part.columns[-1] == "Nomi scritti")
    assert [row.cells[2] for row in page.rows] == [act_words(act, "open") for act in acts]
    loud = [part.text for part in sheet.parts if isinstance(part, Note) and part.loud]
    assert f"Atti senza il codice che vi serve: {len(acts)}." in loud
    form = day_form(found)
    assert [each["act"] for each in form["without_code"]] == acts  # type: ignore[union-attr, index]
    assert form["nights"][0]["register"] == HELD.said  # type: ignore[index]
    assert [
        line.split(",")[3] for line in day_csv(found).decode().splitlines() if line[:9] == "unsigned,"
    ] == acts
    rows = exported(path, What.UNSIGNED)
    assert [row["act"] for row in rows] == acts
    fill = next(row for row in rows if row["act"] == "fill")
    assert (fill["first"], fill["names"], fill["later"]) == ("Anna", "Somebody, Rossi, Bianchi", False)


def test_a_code_that_was_put_off_is_on_them_too(tmp_path: Path) -> None:
    path, table = tmp_path / "T1.sqlite", night()
    table.hear(PutOffHeard("Anna", 1))
    record(path, story_at(table))
    found = read_day(path)
    assert found.figures.unsigned[-1].act.later
    assert exported(path, What.UNSIGNED)[-1]["later"] is True
    cells = [row.cells for part in day_sheet(found).parts if isinstance(part, Rows) for row in part.rows]
    assert any("chi è al tavolo, rimandato" in row for row in cells)


@pytest.mark.parametrize("act", ACTS)
def test_each_act_alone_is_recorded_before_what_it_causes(act: Act) -> None:
    table, fields = with_register(ACTS[act][0]), {**ACTS[act][1]}
    name = fields.pop("do")
    assert act_of(table.state, filled({"do": name, **fields})) is act
    unsigned, *caused = table.do(name, **fields)
    assert unsigned == "people.unsigned"
    assert caused
    assert recorded(table)[-1].act == act.value


@pytest.mark.parametrize("act", ACTS)
def test_with_a_code_nothing_is_said_to_have_none(act: Act) -> None:
    table, fields = with_register(ACTS[act][0]), {**ACTS[act][1]}
    signed = THREE if act in {Act.FILL, Act.CREDIT} else [Signed("Somebody", Role.INSPECTOR)]
    assert "people.unsigned" not in table.signed(signed, fields.pop("do"), **fields)


def test_what_is_refused_is_no_act() -> None:
    table = with_register(Played)
    assert "closed" in table.refused("minimum", minimum="5.00", by="Ugo")
    assert recorded(table) == []


def test_who_stands_on_a_paper_and_gave_no_code_is_named_with_the_act(tmp_path: Path) -> None:
    path, table = tmp_path / "T1.sqlite", Played(register=lambda: HELD)
    table.do("open")
    table.do("bank", operation="open", **TWENTY)
    table.signed(THREE[:1], "bank", operation="fill", **FILLED)
    record(path, story_at(table))
    (*_, fill) = exported(path, What.UNSIGNED)
    assert (fill["act"], fill["names"]) == ("fill", "Rossi, Bianchi")
    assert read_day(path).figures.unsigned[-1].act.names == ("Rossi", "Bianchi")


def test_without_a_register_who_deals_owes_no_code_and_every_second_person_is_named(tmp_path: Path) -> None:
    path, table = tmp_path / "T1.sqlite", night(Held(NONE))
    assert {event.act for event in recorded(table)} == {act.value for act in Act if needs_second(act)}
    record(path, story_at(table))
    sheet = day_sheet(read_day(path))
    notes = [part.text for part in sheet.parts if isinstance(part, Note)]
    assert any(
        note.startswith("Registro delle persone all'apertura delle") and "nessuno" in note for note in notes
    )
    assert any(isinstance(part, Rows) and part.columns[-1] == "Nomi scritti" for part in sheet.parts)


def test_in_practice_nothing_is_said_of_codes(tmp_path: Path) -> None:
    path, table = tmp_path / "T1.sqlite", night(None)
    assert recorded(table) == []
    record(path, story_at(table))
    found = read_day(path)
    assert "without_code" not in day_form(found)
    assert b"unsigned" not in day_csv(found)


def test_a_ball_that_opens_the_table_says_that_who_deals_gave_no_code() -> None:
    table = Played(register=lambda: Held(UNREADABLE), has_wheel=True, automation=Automation.OPENING)
    caused = table.hear(step(THROW))
    assert caused[:1] == ("table.opened",)
    (event,) = recorded(table)
    assert (event.act, event.names) == ("deal", ["Anna"])


def test_of_an_event_that_tells_of_no_act_nothing_is_found() -> None:
    table = Played(register=lambda: HELD)
    assert without_code(table.table.do(command("open"))[0]) is None


def with_register(made: Callable[[], Played]) -> Played:
    """A table that was made without a register, and has one from here on."""
    table = made()
    table.table.opening = replace(table.table.opening, register=lambda: HELD)
    return table
