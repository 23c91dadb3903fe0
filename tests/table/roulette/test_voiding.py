"""Rules 8: "Rien va" holds at once, before or after the number; why is said afterwards; Il colpo vale takes it back."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from app.people.permissions import Signed
from app.people.roles import Role
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinTable
from tests.table.playing import (
    EIGHT,
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    candidate,
    chips,
    colour,
    fall,
    fallen,
    form_of,
    number,
    opened,
    paying_eight,
    running,
    stack,
    step,
    wheel_told,
)

AFTER_THE_NUMBER = ("spin.taken_back", "spin.void", "spin.bets_open")


def same_table(now: SpinTable, before: SpinTable) -> None:
    """The same but for what only grows: the count of events, who was named."""
    assert replace(now, seq=0, names={}, voided=None, uncounted=None, closed=None) == replace(
        before, seq=0, names={}, voided=None, uncounted=None, closed=None
    )


def thrown() -> Played:
    """A ball in the wheel, by hand."""
    table = opened()
    table.do("throw")
    return table


def by_wheel(value: int | None = None) -> Played:
    """A throw that the wheel told, and its number if one is given."""
    return running(7) if value is None else wheel_told(value, 7)


def test_the_sentence_holds_at_once_and_why_is_said_afterwards() -> None:
    table = thrown()
    assert table.do("void", reason="") == ("spin.void", "spin.bets_open")
    assert table.betting.phase is Phase.BETS_OPEN
    assert list(table.state.unexplained.values()) == [(1, 1)]
    assert table.do("explain", reason="too_few_turns") == ("void.explained",)
    explained = table.last()
    assert (explained["spin"], explained["throw"], explained["reason"]) == (1, 1, "too_few_turns")
    assert not table.state.unexplained
    assert table.betting.void == "too_few_turns"
    assert table.refused("explain", reason="x") == "no throw is void for a reason that nobody has said"


def test_why_may_be_said_when_the_spin_is_long_closed_and_of_each_throw() -> None:
    table = thrown()
    table.do("void", reason="")
    table.do("throw")
    table.do("void", reason="")
    fall(table, 8)
    table.do("next")
    fall(table, 9)
    assert list(table.state.unexplained.values()) == [(1, 1), (1, 2)]
    table.do("explain", reason="wheel_stopped", spin=1, throw=1)
    assert list(table.state.unexplained.values()) == [(1, 2)]
    table.do("explain", reason="no_pocket")
    assert (table.last()["spin"], table.last()["throw"]) == (1, 2)
    assert table.bad_input("explain", reason="x", throw=-1).startswith("/throw: ")


def test_numbers_whose_throw_nobody_saw_are_throws_of_their_own() -> None:
    table = opened()
    for thrown, pocket in enumerate((5, 7), 1):
        fall(table, pocket)
        assert table.last()["throw"] == thrown
        table.do("void", reason="")
    assert list(table.state.unexplained.values()) == [(1, 1), (1, 2)]
    table.do("valid", reason="it counts")
    assert list(table.state.unexplained.values()) == [(1, 1)]
    assert table.do("explain", reason="no_pocket") == ("void.explained",)
    assert not table.state.unexplained


def test_a_number_whose_throw_was_seen_is_of_that_throw() -> None:
    table = thrown()
    fall(table, 5)
    assert "throw" not in table.last()
    table.do("number", number=7, by="Carla", reason="misread")
    assert "throw" not in table.last()


def test_a_reason_of_the_capo_tavolos_own_has_a_name_and_the_inspector_is_told() -> None:
    table = thrown()
    table.do("void", reason="")
    assert not table.betting.untold
    assert "say by whom" in table.refused("explain", reason="capo_tavolo")
    table.do("explain", reason="capo_tavolo", by="Carla")
    assert table.betting.untold
    table.do("throw")
    table.do("void", reason="")
    table.do("explain", reason="capo_tavolo", by="Carla", told="Ivo")
    assert not table.betting.untold
    assert table.state.names["ispettore"] == "Ivo"


def test_it_is_signed_afterwards_for_its_own_spin() -> None:
    table = thrown()
    carla = (Signed("Carla", Role.PIT_BOSS),)
    table.do("void", reason="")
    fall(table, 8)
    table.do("next")
    table.signed(carla, "explain", reason="foreign_body")
    signed = form_of(table.story[-2])
    assert (signed["kind"], signed["act"], signed["spin"]) == ("people.signed", "void", 1)


def test_why_is_asked_over_the_nights_until_it_is_said() -> None:
    """A spin that was not played gives its number to the next night: each night's throw is its own."""
    table = thrown()
    table.do("void", reason="")
    (first,) = table.state.unexplained
    for _ in range(2):
        table.do("close")
        table.do("open")
    assert dict(table.state.unexplained) == {first: (1, 1)}
    table.do("throw")
    table.do("void", reason="")
    second = max(table.state.unexplained)
    assert dict(table.state.unexplained) == {first: (1, 1), second: (1, 1)}
    table.do("explain", reason="no_pocket", spin=1, throw=1)
    assert "of" not in table.last()
    assert dict(table.state.unexplained) == {first: (1, 1)}
    assert table.betting.void == "no_pocket"
    table.signed((Signed("Carla", Role.PIT_BOSS),), "explain", reason="wheel_stopped")
    explained = form_of(table.story[-1])
    if explained["kind"] == "people.signed":
        explained = form_of(table.story[-2])
    assert (explained["reason"], explained["of"]) == ("wheel_stopped", first)
    assert table.betting.void == "no_pocket"
    assert not table.state.unexplained


def test_a_throw_that_counts_after_all_takes_no_question_of_another_night_with_it() -> None:
    table = thrown()
    table.do("void", reason="")
    (first,) = table.state.unexplained
    table.do("close")
    table.do("open")
    table.do("throw")
    table.do("void", reason="")
    table.do("valid", reason="heard wrong")
    assert dict(table.state.unexplained) == {first: (1, 1)}


def test_a_number_that_fell_is_none_any_more_and_the_spin_keeps_its_place() -> None:
    table = fallen(8)
    table.do("cleared")
    table.do("winners", bets=EIGHT)
    table.do("place", position="red", entry=chips("10.00"))
    assert table.do("void", reason="") == AFTER_THE_NUMBER
    assert (table.state.paying, table.betting.spin, table.betting.number) == (None, 1, None)
    assert table.betting.winners == ()
    assert [stack.position.name for stack in table.betting.bets] == ["red"]
    assert (table.state.numbers, table.state.pocket, table.state.spins) == ((), None, 1)
    taken_back = form_of(table.story[-3])
    assert (taken_back["number"], taken_back["source"], taken_back["reason"]) == (8, "hand", "")
    fall(table, 9)
    assert (table.paying.spin, table.state.numbers) == (1, (9,))


def test_prisoners_and_stakes_stand_and_what_was_laid_since_the_clearing_belongs_to_the_spin() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("red", 3))])
    table.do("next")
    prisoner = [(e.enferme, e.pieces) for each in table.betting.bets for e in each.entries]
    assert (True, 1) in prisoner
    fall(table, 8)
    table.do("cleared")
    table.do("announce", name="serie", owner="seat 2", value="5.00")
    table.do("void", reason="")
    assert [(e.enferme, e.pieces) for e in table.betting.bets[0].entries] == prisoner
    assert [said.name for said in table.betting.announces] == ["serie"]
    fall(table, 9)
    table.do("cleared")
    assert table.paying.spin == 2
    assert [said.name for said in table.paying.announces] == ["serie"]


@pytest.mark.parametrize(
    ("name", "fields", "why"),
    [
        ("paid", {"order": 1}, "payments of spin 1 are made: the number can only be corrected now"),
        (
            "done",
            {"listed": "partage", "place": 1},
            "stakes of spin 1 are seen to: take that back first, or correct the number",
        ),
    ],
)
def test_it_cannot_be_said_once_the_number_may_not_be_contradicted(
    name: str, fields: dict[str, object], why: str
) -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("straight-0", chips("5.00")), stack("red", chips("10.00"))])
    table.do(name, **fields)
    assert table.refused("void", reason="") == why
    assert table.refused("number", number=9, by="Carla", reason="seen") == why


def test_an_announce_that_went_on_holds_the_number() -> None:
    table = opened()
    table.do("announce", name="serie", owner="seat 2", value="5.00")
    of = table.state.seq
    fall(table, 5)
    table.do("cleared")
    table.do("announce", name="serie", owner="seat 2", of=of, after="rifare")
    why = "an announce goes on after spin 1: the number can only be corrected now"
    assert table.refused("void", reason="") == why


def test_a_minimum_that_held_since_the_clearing_holds_no_more_and_follows_again() -> None:
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla", out=["blue"])
    fall(table, 8)
    before = table.state
    table.do("cleared")
    assert (table.state.minimum, table.state.colours["red"].value) == (500, 500)
    after = table.state
    table.do("void", reason="")
    assert (table.state.minimum, table.state.announced) == (250, (500, 2))
    assert table.state.colours == before.colours
    assert table.state.personalised == before.personalised
    table.do("valid", reason="it counts")
    same_table(table.state, after)
    table.do("void", reason="")
    fall(table, 9)
    table.do("cleared")
    assert (table.state.minimum, table.state.minima) == (500, (250,))


def test_a_further_minimum_is_withdrawn_first() -> None:
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla")
    fall(table, 8)
    table.do("cleared")
    table.do("minimum", minimum="10.00", by="Carla")
    why = "another minimum is announced already: withdraw it first, then the throw can be void"
    assert table.refused("void", reason="") == why


def _running() -> Played:
    return thrown()


def _no_more_bets() -> Played:
    table = thrown()
    table.do("no_more_bets")
    return table


def _fallen() -> Played:
    return fallen(8)


def _cleared() -> Played:
    table = paying_eight()
    table.do("last")
    return table


def _of_the_wheel() -> Played:
    return by_wheel(8)


@pytest.mark.parametrize("table", [_running, _no_more_bets, _fallen, _cleared, _of_the_wheel])
def test_il_colpo_vale_puts_everything_back_until_the_next_throw(table: Callable[[], Played]) -> None:
    played = table()
    before = played.state
    played.do("void", reason="")
    assert played.do("valid", reason="the ball ran well")[0] == "spin.valid"
    same_table(played.state, before)
    assert played.refused("valid", reason="again") == (
        "no throw was declared void since the last one: there is nothing to take back"
    )


def test_after_another_throw_it_counts_no_more() -> None:
    table = thrown()
    table.do("void", reason="")
    table.do("throw")
    assert table.refused("valid", reason="x").startswith("no throw was declared void")


def test_what_was_laid_since_would_play_with_the_ball_known() -> None:
    table = fallen(8)
    table.do("void", reason="")
    table.do("place", position="black", entry=chips("100.00"))
    assert table.refused("valid", reason="x").startswith("what lies there was changed since")
    table.do("remove", position="black", entry=chips("100.00"))
    assert table.do("valid", reason="x") == ("spin.valid",)


def test_a_number_that_the_reader_told_meanwhile_is_the_spins_by_il_colpo_vale() -> None:
    table = by_wheel()
    table.do("void", reason="")
    assert table.hear(step(NO_MORE_BETS, 7), number(14, 7)) == ("void.number",)
    assert table.state.paying is None
    assert table.do("valid", reason="seen") == ("spin.valid", "spin.number")
    assert (table.paying.number, table.paying.source, table.paying.device) == (14, "wheel", "wheel")


def test_one_of_which_the_reader_was_not_certain_is_asked_by_il_colpo_vale() -> None:
    table = by_wheel()
    table.do("void", reason="")
    table.hear(candidate(14, 7))
    assert table.do("valid", reason="seen") == ("spin.valid", "spin.candidate")
    assert table.do("confirm") == ("spin.number",)


def _told_while_void(table: Played) -> tuple[str, ...]:
    table.do("void", reason="")
    return table.hear(step(NO_MORE_BETS, 7), number(14, 7))


def _told_while_suspended(table: Played) -> tuple[str, ...]:
    table.do("suspend", by="Carla")
    told = table.hear(number(14, 7))
    table.do("suspend", over=True, by="Carla")
    return told


@pytest.mark.parametrize("told", [_told_while_void, _told_while_suspended])
def test_its_number_closes_a_spin_that_was_opened_again_meanwhile(
    told: Callable[[Played], tuple[str, ...]],
) -> None:
    """As every number does: what of it was not marked stays named."""
    table = wheel_told(8, 6)
    table.do("winners", bets=EIGHT)
    table.do("next")
    table.hear(step(READY, 7), step(THROW, 7))
    assert told(table) == ("void.number",)
    table.do("reopen")
    table.do("paid", order=1)
    assert table.do("valid", reason="it counts") == ("spin.valid", "spin.closed", "spin.number")
    assert (table.paying.spin, table.paying.number) == (2, 14)
    assert [payment.order for payment in table.state.payments[1]] == [1]
    assert [each.order for each in table.state.unmarked[1]] == [2, 3, 4]


def test_or_as_a_number_in_somebodys_name() -> None:
    table = by_wheel()
    table.do("void", reason="")
    table.hear(number(14, 7))
    assert table.refused("confirm") == "no number waits for an answer"
    assert table.refused("number", number=14, by="Carla") == (
        "to contradict the reader say by whom and the reason"
    )
    assert table.do("number", number=14, by="Carla", reason="it counts") == ("spin.number",)
    said = table.last()
    assert (said["source"], said["by"], said["instead_of"]) == ("hand", "Carla", None)
    assert table.hear(number(14, 7)) == ()
