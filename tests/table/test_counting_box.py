"""The note box beside the drop: emptied by two, compared with what is recorded to have gone in (rules 9)."""

import msgspec
import pytest

from app.people.permissions import Act, Signed
from app.people.roles import Role
from app.table.events import BankMoved
from app.table.signing import act_of
from tests.said import filled
from tests.table.playing import Form, Played

FIFTIES = [{"value": "50.00", "pieces": 100}]
TWO = {"by": "Anna", "signatures": ["Carla"]}


def notes(pieces: int, value: str = "100.00") -> list[Form]:
    return [{"value": value, "pieces": pieces, "kind": "notes"}]


def sold(table: Played, pieces: int = 1) -> None:
    """Notes of a hundred are changed."""
    table.do("bank", operation="drop", chips=[*notes(pieces), {"value": "50.00", "pieces": -2 * pieces}])


def opened(pieces: int = 3) -> Played:
    """A night in which so many notes of a hundred went into the box."""
    table = Played()
    table.do("open")
    table.do("bank", operation="open", chips=FIFTIES)
    sold(table, pieces)
    return table


def counted(table: Played, pieces: int, **more: object) -> BankMoved:
    """The box is counted: so many notes of a hundred."""
    assert table.do("bank", operation="box", chips=notes(pieces), **{**TWO, **more}) == ("bank.moved",)
    event = table.story[-1]
    assert isinstance(event, BankMoved)
    return event


@pytest.mark.parametrize(
    ("pieces", "off"), [(3, msgspec.UNSET), (2, "-100.00"), (4, "100.00"), (0, "-300.00")]
)
def test_9_the_count_of_the_box_stands_beside_the_drop(pieces: int, off: object) -> None:
    table = opened()
    event = counted(table, pieces)
    assert (event.amount, event.drop, event.off) == (f"{100 * pieces}.00", "300.00", off)
    assert (event.by, event.signatures) == ("Anna", ["Carla"])
    assert bool(table.state.unanswered) is (off is not msgspec.UNSET)


def test_9_somebody_answers_for_the_difference_by_name() -> None:
    table = opened()
    counted(table, 2)
    (of,) = table.state.unanswered
    table.do("answer", of=of, by="Ugo", note="one was torn, and lies in the safe")
    assert not table.state.unanswered


def test_9_the_count_moves_no_chip_and_no_figure_of_the_bank() -> None:
    table = opened()
    before = table.state.bank
    counted(table, 2)
    assert table.state.bank == before
    table.do("close")
    table.do("bank", operation="close", chips=[{"value": "50.00", "pieces": 94}])
    assert table.state.bank.result == 0


@pytest.mark.parametrize(
    "who",
    [{}, {"by": "Anna"}, {"signatures": ["Carla"]}, {"by": "Anna", "signatures": ["ANNA "]}],
    ids=["nobody", "one", "a witness alone", "one twice"],
)
def test_9_two_people_empty_it(who: dict[str, object]) -> None:
    said = opened().refused("bank", operation="box", chips=notes(3), **who)
    assert said.startswith("the box is emptied by two")


def test_9_notes_alone_lie_in_it() -> None:
    table = opened()
    assert "notes alone" in table.bad_input("bank", operation="box", chips=FIFTIES, **TWO)
    assert "no such note" in table.bad_input("bank", operation="box", chips=notes(1, "7.00"), **TWO)


def closed(pieces: int = 3) -> Played:
    """Its bank is counted and the table closed; nobody has looked into the box."""
    table = opened(pieces)
    table.do("close")
    table.do("bank", operation="close", chips=[{"value": "50.00", "pieces": 100 - 2 * pieces}])
    return table


def test_9_it_may_be_emptied_once_the_table_is_closed_and_its_bank_counted() -> None:
    table = closed()
    assert counted(table, 3).off is msgspec.UNSET


def test_a_table_that_never_opened_has_nothing_in_its_box() -> None:
    assert "never opened" in Played().refused("bank", operation="box", chips=notes(1), **TWO)


def test_9_it_takes_the_second_persons_code_as_counts_do() -> None:
    table = opened()
    assert (
        act_of(table.state, filled({"do": "bank", "operation": "box", "chips": notes(3), **TWO})) is Act.COUNT
    )
    kinds = table.signed([Signed("Carla", Role.INSPECTOR)], "bank", operation="box", chips=notes(3), **TWO)
    assert kinds == ("people.signed", "bank.moved")


@pytest.mark.parametrize("field", ["document", "change"])
def test_what_belongs_to_another_operation_is_refused_by_its_field(field: str) -> None:
    said = opened().bad_input("bank", operation="box", chips=notes(3), **{field: "cage"}, **TWO)
    assert field in said


def test_a_night_is_said_of_a_box_alone_and_of_one_that_waits() -> None:
    table = opened()
    assert "night" in table.bad_input("bank", operation="tip", chips=FIFTIES, night=1)
    assert "no box of the night" in table.refused("bank", operation="box", chips=notes(3), night=99, **TWO)
