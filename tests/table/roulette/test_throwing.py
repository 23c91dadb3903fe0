"""A spin by hand: the throw, the number with its yes or no, the reader contradicted, void throws, the last spin."""

import pytest

from app.table.event_record import event_form
from app.table.roulette import events as spun
from app.table.roulette.procedure import Phase
from tests.table.playing import (
    EIGHT,
    NO_MORE_BETS,
    READY,
    THROW,
    candidate,
    chips,
    colour,
    fall,
    fallen,
    form_of,
    number,
    opened,
    paying_eight,
    reader,
    stack,
    step,
)
from tests.table.reading import read_event


def test_a_throw_by_hand_runs_until_no_more_bets() -> None:
    table = opened()
    assert table.refused("no_more_bets") == "the ball is not in the wheel: throw it first"
    assert table.do("throw") == ("spin.thrown",)
    assert table.betting.throw == 1
    assert table.refused("throw") == "the ball of spin 1 is in the wheel already"
    assert table.do("no_more_bets") == ("spin.no_more_bets",)
    assert table.refused("no_more_bets") == "the ball is not in the wheel: throw it first"
    assert table.refused("throw") == "the ball of spin 1 is in the wheel already"
    assert table.refused("close") == "the ball of spin 1 is in the wheel: wait for its number"


def test_a_throw_by_hand_opens_the_bets_that_the_wheel_never_opened() -> None:
    table = opened(has_wheel=True)  # the wheel is not ready
    assert table.betting.phase is Phase.COMING
    assert table.do("throw") == ("spin.bets_open", "spin.thrown")


def test_the_ball_is_not_thrown_before_the_last_spin_is_paid() -> None:
    table = fallen()
    table.do("cleared")
    assert table.refused("throw") == "spin 1 is still being paid: mark its payments, or say next"
    table.do("next")
    assert table.do("throw") == ("spin.thrown",)


@pytest.mark.parametrize("thrown", [(), ("throw",), ("throw", "no_more_bets")])
def test_a_number_is_typed_and_then_confirmed(thrown: tuple[str, ...]) -> None:
    table = opened()
    for name in thrown:
        table.do(name)
    assert table.do("number", number=8) == ("spin.candidate",)
    assert table.betting.proposed is not None
    assert (table.betting.proposed.number, table.betting.proposed.reason) == (8, "typed")
    assert table.do("confirm") == ("spin.number",)
    assert (table.paying.number, table.paying.source, table.paying.phase) == (8, "hand", Phase.FALLEN)
    assert table.last()["announcement"] == "Huit, Noir, Pair, Manque"
    assert table.last()["device"] is None
    assert table.state.betting is None


def test_a_typed_number_is_refused_and_typed_again() -> None:
    table = opened()
    table.do("number", number=8)
    table.do("number", number=11)
    assert table.do("refuse") == ("candidate.refused",)
    assert table.last()["number"] == 11
    for name in ("confirm", "refuse"):
        assert table.refused(name) == "no number waits for an answer"
    fall(table, 18)
    assert table.paying.number == 18


def test_a_number_confirmed_closes_the_spin_that_is_still_being_paid() -> None:
    table = paying_eight()
    table.do("number", number=11)
    assert table.do("confirm") == ("spin.settled", "spin.closed", "spin.number")
    assert form_of(table.story[-2])["entered"] is False
    assert (table.paying.spin, table.paying.number) == (2, 11)


def test_a_wheels_candidate_is_confirmed_with_its_device_and_its_game() -> None:
    table = opened(has_wheel=True)
    table.hear(candidate(14, 12))
    assert table.do("confirm") == ("spin.number",)
    assert (table.paying.number, table.paying.source, table.paying.game) == (14, "wheel", 12)
    assert table.last()["device"] == "wheel"


def test_a_wheels_candidate_is_refused_and_the_bets_open_when_the_wheel_is_ready() -> None:
    table = opened(has_wheel=True)
    assert table.hear(candidate(14, 12), step(READY, 13)) == ("spin.candidate",)
    assert table.do("refuse") == ("candidate.refused", "spin.bets_open")
    fall(table, 15)
    assert table.paying.source == "hand"


def test_a_reader_is_contradicted_with_a_name_and_a_reason_until_the_first_payment() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW), number(8))
    assert table.refused("number", number=11) == (
        "spin 1 has its number: to contradict the reader say by whom and the reason"
    )
    for half in ({"by": "Carla"}, {"reason": "misread"}):
        assert (
            table.refused("number", number=11, **half)
            == "to contradict the reader say by whom and the reason"
        )
    said = {"by": "Carla", "reason": "misread"}
    assert table.refused("number", number=8, **said) == "spin 1 has that number already"
    assert table.do("number", number=11, **said) == ("spin.number",)
    last = table.last()
    assert (last["number"], last["instead_of"], last["source"], last["by"], last["reason"]) == (
        11,
        8,
        "hand",
        "Carla",
        "misread",
    )
    table.do("winners", bets=[stack("straight-11", chips("5.00"))])
    table.do("number", number=8, **said)
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    assert table.refused("number", number=11, **said) == (
        "payments of spin 1 are made: the number can only be corrected now"
    )


def test_of_two_spins_that_a_number_may_be_meant_for_neither_is_guessed() -> None:
    """The ball of one runs while the one before, opened again, is paid: "Rien ne va plus" closes that first."""
    said = {"number": 14, "by": "Carla", "reason": "no reader"}
    table = paying_eight()
    table.do("next")
    table.do("throw")
    table.do("reopen")
    assert table.refused("number", **said) == (
        "spin 1 is paid again while the ball of spin 2 is in the wheel: "
        "say no more bets first, and the number is that ball's"
    )
    table.do("no_more_bets")
    table.do("number", **said)
    assert (table.paying.spin, table.paying.number, table.state.numbers) == (2, 14, (14, 8))
    assert [each.order for each in table.state.unmarked[1]] == [1, 2, 3, 4]


@pytest.mark.parametrize("certain", [True, False])
def test_a_number_of_a_reader_that_tells_no_steps_closes_a_spin_that_was_opened_again(
    *, certain: bool
) -> None:
    """While it is paid the first time the reader only agrees with what was typed, or is a warning."""
    table = opened(has_wheel=True)
    table.hear(reader(connected=True))
    fall(table, 8)
    assert table.hear(number(14, None)) == ("reader.warning",)
    table.do("next")
    table.do("reopen")
    if certain:
        assert table.hear(number(14, None)) == ("spin.closed", "spin.number")
    else:
        assert table.hear(candidate(14, None)) == ("spin.candidate",)
        assert table.do("confirm") == ("spin.closed", "spin.number")
    assert (table.paying.spin, table.paying.number) == (2, 14)
    assert table.hear(number(14, None))[-1] == "spin.number"  # another ball


def test_a_contradicted_spin_is_settled_with_a_higher_revision() -> None:
    table = paying_eight()
    table.do("paid", order=1)
    table.do("unpaid", order=1)
    table.do("number", number=11, by="Carla", reason="misread")
    assert table.paying.settlement is None
    table.do("winners", bets=[stack("straight-11", chips("5.00"))])
    assert table.do("paid", order=1) == ("spin.settled", "payment.made")
    assert table.paying.payable.revision == 2


def test_a_throw_is_void_and_the_bets_are_open_again() -> None:
    table = opened()
    assert (
        table.refused("void", reason="foreign body")
        == "no ball is in the wheel: there is no throw to declare void"
    )
    table.do("throw")
    assert table.do("void", reason="foreign body") == ("spin.void", "spin.bets_open")
    void = form_of(table.story[-2])
    assert (void["spin"], void["throw"], void["reason"], void["source"]) == (1, 1, "foreign body", "hand")
    assert (table.betting.spin, table.betting.phase) == (1, Phase.BETS_OPEN)
    table.do("throw")
    table.do("no_more_bets")
    table.do("number", number=8)
    assert table.do("void", reason="too few turns") == ("spin.void", "spin.bets_open")
    assert form_of(table.story[-2])["throw"] == 2
    assert table.refused("confirm") == "no number waits for an answer"
    fall(table, 8)
    assert table.paying.spin == 1


def test_bets_placed_on_a_void_throw_stand() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("red", chips("2.50"))])
    table.do("next")
    before = table.state.ghosts
    table.do("throw")
    table.do("void", reason="wheel stopped")
    assert table.state.ghosts == before


def test_the_last_spin_is_announced_once_and_before_the_throw() -> None:
    table = opened()
    assert table.do("last") == ("spin.last",)
    assert table.refused("last") == "the last spin is announced already"
    table.do("throw")
    assert table.refused("last") == "the last spin is announced before the throw (rules 8)"
    fall(table, 8)
    assert table.paying.last
    table.do("cleared")
    assert not table.betting.last
    table.do("next")
    for command in ("throw", "no_more_bets"):  # nobody is told to throw once more
        assert "the last spin is played" in table.refused(command)


def test_the_last_spin_is_taken_back_before_the_throw_and_zero_imprisons_again() -> None:
    """Rules 4, 8: nothing is imprisoned à la dernière; a spin that is not the last after all is like any other."""
    table = opened()
    assert table.refused("last", over=True) == "no last spin was announced: there is nothing to take back"
    table.do("last")
    assert table.do("last", over=True) == ("spin.last",)
    assert not table.betting.last
    assert table.do("last") == ("spin.last",)
    table.do("last", over=True)
    fall(table, 0)
    table.do("winners", bets=ODD)
    table.do("next")
    form = form_of(table.story[-2])
    assert (len(form["enferme"]), form["returned"]) == (2, [])
    assert not table.state.last_played


def test_once_the_ball_runs_the_last_spin_is_the_last() -> None:
    """Rules 8: announced before the throw; what was said then holds, until a void throw opens the bets again."""
    table = opened()
    table.do("last")
    table.do("throw")
    assert table.refused("last", over=True) == "the last spin is taken back before the throw (rules 8)"
    table.do("void", reason="foreign_body")
    assert table.do("last", over=True) == ("spin.last",)


def test_a_last_spin_of_an_old_journal_is_one_and_its_form_has_not_grown() -> None:
    read = read_event(b'{"kind":"spin.last","spin":1}')
    assert read == spun.SpinLast(spin=1)
    assert event_form(spun.SpinLast(spin=1)) == {"kind": "spin.last", "spin": 1}


ODD = [stack("red", chips("2.50", 3)), stack("black", colour("blue", 5))]


def test_at_zero_half_is_taken_and_the_indivisible_piece_is_a_prisoner() -> None:
    table = fallen(0)
    table.do("winners", bets=ODD)
    table.do("next")
    settled = table.story[-2]
    form = form_of(settled)
    assert [(part["position"], part["amount"]) for part in form["enferme"]] == [
        ("red", "2.50"),
        ("black", "2.50"),
    ]
    assert form["returned"] == []
    assert form["standing"] == [
        stack("red", chips("2.50"), chips("2.50", enferme=True)),
        stack("black", colour("blue", 2), colour("blue", 1, enferme=True)),
    ]


def test_on_the_last_spin_the_indivisible_piece_is_handed_back() -> None:
    table = opened()
    table.do("last")
    fall(table, 0)
    table.do("winners", bets=ODD)
    table.do("next")
    form = form_of(table.story[-2])
    assert form["enferme"] == []
    assert [(part["position"], part["amount"]) for part in form["returned"]] == [
        ("red", "2.50"),
        ("black", "2.50"),
    ]
    assert form["standing"] == [stack("red", chips("2.50")), stack("black", colour("blue", 2))]


def test_prisoners_are_entered_as_enferme_and_freed_or_taken() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("2.50", enferme=True))])
    table.do("next")
    form = form_of(table.story[-2])
    assert [(part["position"], part["amount"]) for part in form["freed"]] == [("black", "2.50")]
    assert form["payments"] == []
    assert form["standing"] == [stack("black", chips("2.50"))]
    fall(table, 0)
    table.do("winners", bets=[stack("black", chips("2.50", enferme=True))])
    table.do("next")
    form = form_of(table.story[-2])
    assert [(part["position"], part["amount"]) for part in form["lost"]] == [("black", "2.50")]
    assert (form["enferme"], form["standing"]) == ([], [])


def test_a_lost_reader_leaves_the_table_to_the_hand() -> None:
    table = opened(has_wheel=True)
    table.hear(step(READY), step(THROW), step(NO_MORE_BETS))
    table.hear(reader(connected=False, reason="no port"))
    fall(table, 8)
    assert table.do("cleared") == ("spin.cleared", "spin.bets_open")
    assert table.last()["source"] == "hand"
    table.do("next")
    assert table.do("throw") == ("spin.thrown",)


def test_9_after_the_closing_count_nothing_is_thrown_and_a_ball_that_runs_still_falls() -> None:
    """What the bank won or paid then would stand in no result; counted open again it plays on."""
    count = [{"value": "20.00", "pieces": 50}]
    table = opened()
    table.do("bank", operation="open", chips=count)
    table.do("throw")
    table.do("bank", operation="close", chips=count)
    table.do("number", number=8)
    table.do("confirm")
    table.do("next")
    for command in ({"name": "throw"}, {"name": "number", "number": 9}):
        name, fields = command["name"], {key: value for key, value in command.items() if key != "name"}
        assert "counted at closing" in table.refused(str(name), **fields)
    table.do("bank", operation="open", chips=count)
    assert table.do("throw")[-1] == "spin.thrown"
