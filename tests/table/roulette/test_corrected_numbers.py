"""The number of a closed spin put right: it counts among the last numbers, and nothing else is taken (rules 8, 9)."""

import msgspec
import pytest

from app.table.fell import Fell
from app.table.replay import Replay
from app.table.roulette.events import SpinNumber
from app.table.roulette.game import ROULETTE
from tests.table.playing import Form, Played, chips, fall, form_of, opened

WHO = {"by": "Carla", "witness": "Ugo", "reason": "it was another"}
NUMBERS = (17, 8, 0)


def evening() -> Played:
    """Three spins, closed; whoever asks for a number finds it in what was recorded, as it stands."""

    def fell(of: int) -> Fell | None:
        said = table.story[of - 1]
        if not isinstance(said, SpinNumber) or said.spin is None:
            return None
        forms = [form_of(event) for event in table.story]
        later = [form["instead"]["number"] for form in forms if form.get("of") == of]
        return Fell(said.spin, [said.number, *later][-1])

    table = opened(fell=fell)
    for number in NUMBERS:
        table.do("place", position="straight-8", entry=chips("20.00", owner="seat 1"))
        fall(table, number)
        table.do("next")
    return table


def seq_of(table: Played, spin: int) -> int:
    places = enumerate(table.story, 1)
    return [seq for seq, event in places if isinstance(event, SpinNumber) and event.spin == spin][-1]


def put_right(table: Played, spin: int, **instead: object) -> Form:
    table.do("correct", of=seq_of(table, spin), instead=instead, **WHO)
    return table.last()


@pytest.mark.parametrize(("spin", "numbers"), [(1, (0, 8, 34)), (2, (0, 34, 17)), (3, (34, 8, 17))])
def test_it_stands_where_the_first_stood(spin: int, numbers: tuple[int, ...]) -> None:
    table = evening()
    event = put_right(table, spin, number=34)
    assert (event["instead"], event["fell"]) == ({"number": 34}, {"spin": spin, "was": NUMBERS[spin - 1]})
    assert table.state.numbers == numbers
    assert table.state.pocket == numbers[0]
    assert table.state.bank == evening().state.bank


def test_the_last_word_counts_and_each_says_what_stood_before() -> None:
    table = evening()
    put_right(table, 2, number=34)
    assert put_right(table, 2, number=5)["fell"] == {"spin": 2, "was": 34}
    assert table.state.numbers == (0, 5, 17)


@pytest.mark.parametrize("number", ["banana", -1, 37, 1.5, None, [], True, "34", 10**30])
def test_no_number_of_the_wheel_is_refused_by_its_field(number: object) -> None:
    table = evening()
    fault = table.bad_input("correct", of=seq_of(table, 1), instead={"number": number}, **WHO)
    assert fault.startswith("/instead/number: ")


def test_nothing_else_is_said_of_a_number() -> None:
    table = evening()
    fault = table.bad_input("correct", of=seq_of(table, 1), instead={"number": 34, "source": "x"}, **WHO)
    assert fault == "/instead/source: no such field"


def test_one_that_stands_so_and_one_that_is_being_paid_is_none_to_be_put_right() -> None:
    table = evening()
    same = table.refused("correct", of=seq_of(table, 1), instead={"number": 17}, **WHO)
    assert "has the number 17 as it stands" in same
    fall(table, 20)
    paid = table.refused("correct", of=seq_of(table, 4), instead={"number": 21}, **WHO)
    assert paid == "spin 4 is being paid still: say its number again instead"


def test_a_spin_whose_number_was_put_right_is_not_opened_again() -> None:
    table = evening()
    put_right(table, 3, number=34)
    assert "the number of spin 3 was put right since" in table.refused("reopen")


def test_after_rien_va_the_numbers_before_it_keep_their_places() -> None:
    table = evening()
    fall(table, 20)
    table.do("void", reason="")
    assert table.state.numbers == (0, 8, 17)
    put_right(table, 2, number=34)
    assert table.state.numbers == (0, 34, 17)


@pytest.mark.parametrize("fell", [{"spin": 2, "was": 9}, {"spin": 2, "was": 37}, {"spin": "2", "was": 8}])
def test_verify_finds_one_that_says_otherwise(fell: Form) -> None:
    table = evening()
    put_right(table, 2, number=34)
    forms = [form_of(event) for event in table.story]
    again = Replay("T1", ROULETTE)
    assert [again.step(msgspec.json.encode(form)) for form in forms] == [None] * len(forms)
    forms[-1] = {**forms[-1], "fell": fell}
    again = Replay("T1", ROULETTE)
    assert [fault for form in forms if (fault := again.step(msgspec.json.encode(form)))]
