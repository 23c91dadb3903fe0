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
from tests.houses import house
from tests.table.playing import EIGHT, Form, Played, chips, colour, command, fall, fallen, opened, stack
from tests.test_sentence import lines

THREE = ["Carla", "Rossi", "Bianchi"]


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


def with_red() -> Played:
    """A table at which red is seat 4's."""
    table = opened()
    table.do("colour", colour="red", owner="seat 4")
    return table


def imprisoned() -> Played:
    """A table on whose black lies one piece of red, enfermé."""
    table = opened()
    table.do("place", position="black", entry=colour("red"))
    fall(table, 0)
    table.do("next")
    return table


def counted() -> Played:
    """A table whose bank was counted."""
    table = opened()
    table.do("bank", operation="open", chips=[chips("20.00", 100, owner=None)])
    return table


def late() -> Played:
    """A table at which the ball runs, and nothing goes any more."""
    table = opened()
    table.do("throw")
    table.do("no_more_bets")
    return table


def paying() -> Played:
    """A table that pays four payments at number 8."""
    table = fallen()
    table.do("winners", bets=EIGHT)
    return table


def disputed() -> Played:
    """A table whose first payment waits for a ruling."""
    table = paying()
    table.do("dispute", order=1)
    return table


def last_played() -> Played:
    """A table whose last spin is over."""
    table = opened()
    table.do("last")
    fall(table, 8)
    table.do("next")
    return table


def in_france() -> Played:
    """A table of the house in which the player chooses at zero."""
    return opened(under=house("france"))


def with_chips_on_red() -> Played:
    """A table on whose red lies a piece of red, of 2.50, and a note."""
    table = opened()
    table.do("place", position="red", entry=colour("red"))
    table.do("place", position="red", entry=chips("50.00", kind="notes"))
    return table


def bank(operation: str, *counted_chips: Form, **more: object) -> Form:
    """A command of the bank."""
    return {"do": "bank", "operation": operation, "chips": list(counted_chips), **more}


def place(position: str, entry: Form, **more: object) -> Form:
    """A command to lay pieces."""
    return {"do": "place", "position": position, "entry": entry, **more}


def announce(name: str, **more: object) -> Form:
    """A command to take an announce of seat 4."""
    return {"do": "announce", "name": name, "owner": "seat 4", **more}


TWENTIES = chips("20.00", 10, owner=None)
FILL = {"document": {"number": "F-1", "total": "190.00"}, "signatures": THREE}
TAKEN_UP = {"do": "remove", "position": "black", "entry": colour("red", enferme=True)}

BY_RULE: dict[str, tuple[Callable[[], Played], Form, str]] = {
    # the chips and the colours (rules 2)
    "a chip that the table does not know": (opened, place("red", chips("7.00")), "rules 2"),
    "a note that the table does not know": (opened, place("red", chips("2.50", kind="notes")), "rules 2"),
    "a colour that the table does not know": (opened, place("red", colour("pink")), "rules 2"),
    "a winner in a chip that the table does not know": (
        fallen,
        {"do": "winners", "bets": [stack("straight-8", chips("7.00"))]},
        "rules 2",
    ),
    "a fill in a chip that the table does not know": (
        counted,
        bank("fill", chips("7.00", owner=None), **FILL),
        "rules 2",
    ),
    "a finished chip that the table does not know": (
        opened,
        {"do": "missing", "chip": {"colour": "pink"}},
        "rules 2",
    ),
    "complimentary chips that the table does not know": (
        opened,
        announce("serie", value="20.00", complimentary={"value": "4.00", "pieces": 30}),
        "rules 2",
    ),
    "a second colour for a player who has one": (
        with_red,
        {"do": "colour", "colour": "blue", "owner": "seat 4"},
        "rules 2",
    ),
    "a colour personalised by nobody": (
        opened,
        {"do": "colour", "colour": "red", "value": "10.00"},
        "rules 2",
    ),
    "a colour personalised at half a unit": (
        opened,
        {"do": "colour", "colour": "red", "value": "3.00", "by": "Carla"},
        "rules 2",
    ),
    "another value for a colour that lies there": (
        with_chips_on_red,
        {"do": "colour", "colour": "red", "value": "10.00", "by": "Carla"},
        "rules 2",
    ),
    "an announce in colour of a player who has none": (
        opened,
        announce("serie", colour_pieces=1),
        "rules 2",
    ),
    "a minimum of half a unit": (
        opened,
        {"do": "minimum", "minimum": "3.00", "by": "Carla"},
        "rules 2",
    ),
    "an opening at a minimum of half a unit": (Played, {"do": "open", "minimum": "3.00"}, "rules 2"),
    "notes on a combination": (opened, place("straight-8", chips("5.00", kind="notes")), "rules 2"),
    "notes moved onto a combination": (
        with_chips_on_red,
        {"do": "move", "from": "red", "to": "straight-8", "owner": "seat 1"},
        "rules 2",
    ),
    "a note meant for a combination": (
        fallen,
        {
            "do": "misplaced",
            "position": "black",
            "meant": "straight-8",
            "entry": chips("50.00", kind="notes"),
            "told": "Carla",
        },
        "rules 2",
    ),
    "complimentary chips on a chance": (opened, place("red", chips("5.00", kind="complimentary")), "rules 2"),
    # the layout (rules 1)
    "a double dozen where it is not offered": (opened, place("double-dozen-1-2", colour("red")), "rules 1"),
    # paying (rules 3)
    "a payment out of its order": (paying, {"do": "paid", "order": 3}, "rules 3"),
    "a payment that is disputed": (disputed, {"do": "paid", "order": 1}, "rules 3"),
    "the next spin while a payment is disputed": (disputed, {"do": "next"}, "rules 3"),
    # zero and its prisoners (rules 4)
    "a prisoner in the player's hand": (imprisoned, TAKEN_UP, "rules 4"),
    "a prisoner in the player's hand, called an ordinary piece": (
        imprisoned,
        {"do": "remove", "position": "black", "entry": colour("red")},
        "rules 4",
    ),
    "a prisoner that nobody made": (opened, place("red", colour("red", enferme=True)), "rules 4"),
    "a prisoner on a combination": (opened, place("dozen-1", colour("red", enferme=True)), "rules 4"),
    "a choice at zero where there is none": (
        opened,
        {"do": "choose", "position": "red", "owner": "red", "choice": "prison"},
        "rules 4",
    ),
    "a choice at zero on a combination": (
        lambda: fallen(0, under=house("france")),
        {"do": "choose", "position": "dozen-1", "owner": "red", "choice": "prison"},
        "rules 4",
    ),
    "pieces grouped at another number": (fallen, {"do": "group", "colour": "red"}, "rules 4"),
    "pieces grouped where none are shut in": (in_france, {"do": "group", "colour": "red"}, "rules 4"),
    # limits and what is left lying (rules 5)
    "winnings left lying by nobody": (opened, place("red", colour("red", kept=1)), "rules 5"),
    "winnings left lying on a combination": (paying, {"do": "leave", "order": 2}, "rules 5"),
    "held voisins where none lie": (opened, place("straight-8", colour("red", over_maximum=True)), "rules 5"),
    # announces (rules 6)
    "a bet after rien ne va plus": (late, place("red", colour("red")), "rules 6"),
    "a bet taken up after rien ne va plus": (
        late,
        {"do": "remove", "position": "red", "entry": colour("red")},
        "rules 6",
    ),
    "an announce that there is not": (opened, announce("finale-0-2", value="20.00"), "rules 6"),
    # the spin's life (rules 8)
    "a minimum while the ball runs": (
        late,
        {"do": "minimum", "minimum": "5.00", "by": "Carla"},
        "rules 8",
    ),
    "the last spin while the ball runs": (late, {"do": "last"}, "rules 8"),
    "the last spin taken back while the ball runs": (late, {"do": "last", "over": True}, "rules 8"),
    "a throw after the last spin": (last_played, {"do": "throw"}, "rules 8"),
    "a void throw for nobody's own reason": (late, {"do": "void", "reason": "capo_tavolo"}, "rules 8"),
    "a dealer who leaves while he pays": (paying, {"do": "dealer", "name": "Bruno"}, "rules 8"),
    # the bank (rules 9)
    "a fill whose document does not add up": (counted, bank("fill", TWENTIES, **FILL), "rules 9"),
    "a fill without a document": (counted, bank("fill", TWENTIES, signatures=THREE), "rules 9"),
    "a credit signed by two": (
        counted,
        bank("credit", TWENTIES, document="C-1", signatures=THREE[:2]),
        "rules 9",
    ),
    "a change that takes more than it brings": (counted, bank("change", TWENTIES), "rules 9"),
    "a fill of a bank that was not counted": (
        opened,
        bank("fill", TWENTIES, document="F-1", signatures=THREE),
        "rules 9",
    ),
    "a correction with one pair of eyes": (
        opened,
        {
            "do": "correct",
            "of": 1,
            "reason": "era 9",
            "by": "Ugo",
            "witness": "Ugo",
            "instead": {"number": 9},
        },
        "rules 9",
    ),
}
"""Where the table is, what is asked, and the section of rules.md that forbids it."""


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
        (paying, {"do": "paid", "order": 9}),
        (paying, {"do": "unpaid", "order": 1}),
        (paying, {"do": "cleared"}),
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
