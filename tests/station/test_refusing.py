"""Whoever is refused hears why, and of a rule's refusal not before it is durable."""

from collections.abc import Callable
from typing import cast

import pytest

from app.sentence import Sentence
from app.table.json_text import Json
from tests.station.at_the_table import OPENING, AtTheTable, kinds, wait_until


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"do": "next"}, "no spin is being paid: a number must fall first"),
        ({"do": "dance"}, "/do: no such command: dance"),
        (["next"], "must be an object with do"),
        (None, "must be an object with do"),
    ],
)
def test_what_is_refused_is_answered_published_and_changes_nothing(form: object, reason: str) -> None:
    with AtTheTable() as table:
        before = table.state().state
        for _ in range(2):
            table.thread.ask(form, table._refused)  # type: ignore[arg-type]
        after = table.state()
        assert table.refusals == [(reason, form)] * 2
        assert after.state is before
        assert after.refusal is not None
        assert (after.refusal.reason, after.refusal.count) == (reason, 2)
        assert table.journal.batches == []


pytestmark = pytest.mark.usefixtures("impatient")
TWO_COLOURS = {"do": "colour", "colour": "blue", "owner": "seat 4"}
"""Refused to a player who has red already."""


def with_red(table: AtTheTable) -> None:
    """Open the table, and give red to the player of seat 4."""
    table.ask("open")
    table.ask("colour", colour="red", owner="seat 4")
    table.state()


def test_what_a_rule_refuses_is_durable_and_told_before_its_asker_hears_of_it() -> None:
    """Bad input: a second colour is refused with the section, and recorded; nothing is told before it is durable."""
    heard: list[tuple[str, Json, list[str], list[str]]] = []
    with AtTheTable() as table:
        with_red(table)

        def refused(reason: str, form: Json) -> None:
            heard.append((reason, form, kinds(table.journal.written), kinds(table.told)))

        table.thread.ask(cast("Json", TWO_COLOURS), refused)
        live = table.state()
        reason = "seat 4 has the colour red already: a player has one (rules 2)"
        recorded = [*OPENING, "colour.assigned", "command.refused"]
        assert heard == [(reason, TWO_COLOURS, recorded, recorded)]
        event = table.told[-1]
        assert (event["reason"], event["asked"], event["spin"]) == (reason, TWO_COLOURS, 1)
        assert live.refusal is not None
        assert (live.refusal.reason, live.refusal.count, live.refusal.command) == (reason, 1, "colour")
        assert isinstance(live.refusal.reason, Sentence), "a desk says it without recognising anything"
        assert live.state.seq == 5


def test_each_refusal_comes_behind_its_own_event_and_before_what_is_asked_next() -> None:
    order: list[str] = []
    with AtTheTable() as table:
        with_red(table)

        def asking(form: object) -> Callable[[], None]:
            def refused(reason: str, _form: Json) -> None:
                order.append(f"{len(table.told)} {reason}")

            return lambda: table.thread.ask(cast("Json", form), refused)

        table.together(*map(asking, [TWO_COLOURS, {"do": "next"}, {"do": "throw"}, TWO_COLOURS]))
        second = "seat 4 has the colour red already: a player has one (rules 2)"
        assert order == [f"5 {second}", "5 no spin is being paid: a number must fall first", f"7 {second}"]
        assert kinds(table.told)[4:] == ["command.refused", "spin.thrown", "command.refused"]


def test_on_a_full_disk_the_asker_of_what_a_rule_refuses_waits_as_its_event_does() -> None:
    with AtTheTable() as table:
        with_red(table)
        table.journal.full = True
        table.thread.ask(cast("Json", TWO_COLOURS), table._refused)
        table.ask("next")
        live = table.state()
        assert [reason for reason, _form in table.refusals] == [
            "no spin is being paid: a number must fall first"
        ]
        assert live.journal.on_paper == 1
        assert live.refusal is not None
        assert live.refusal.count == 2
        table.journal.full = False
        wait_until(table, lambda: table.state().journal.on_paper == 0)
        assert kinds(table.told)[-1] == "command.refused"
        assert [form for _reason, form in table.refusals] == [{"do": "next"}, TWO_COLOURS]
