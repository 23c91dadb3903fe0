"""After "À la dernière" the wheel is spun on for the side wagers alone, until nothing stands (repeater-bets A1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.rules.inventory import worth
from app.rules.money import Cents
from app.table.event_record import Event
from app.table.game import game_of
from app.table.prompting import prompts
from app.table.replay import Replay
from app.table.roulette.hearing import NumberHeard, StepHeard, VoidHeard, WheelSays
from app.table.roulette.procedure import WHEEL
from app.table.roulette.saying import said
from app.table.turn import RefusedError
from tests.table.repeater.night import PLAYED, Night, form_of, kinds

ON_7 = [{"position": "17", "stack": [{"owner": "seat 3", "chip": {"value": "5.00"}, "pieces": 1}]}]


def last_played(*wagers: str, of: str = "repeater-bets", number: int = 5) -> Night:
    """A night whose last spin is over, with some wagers that stand."""
    night = Night(of)
    for wager in wagers:
        night.book(wager)
    night.do("last")
    night.spin(number)
    return night


def refused(night: Night, name: str, /, **fields: object) -> str:
    """Why something is not done; nothing happens by it."""
    before = night.state
    with pytest.raises(RefusedError) as why:
        night.do(name, **fields)
    assert night.state == before
    return str(why.value)


def tasks(night: Night) -> list[str]:
    return [prompt.task.value for prompt in prompts(night.state)]


def held(night: Night) -> tuple[tuple[str, Cents], ...]:
    """What is held for whom, or lies there."""
    return game_of(night.state).held(night.state)


def verified(night: Night) -> None:
    """The record is read back, and comes to the same."""
    replay = Replay("R1", PLAYED)
    assert replay.play(night.bodies) is None
    assert replay.state == night.state


def test_while_a_wager_stands_the_wheel_is_spun_on_until_the_seven() -> None:
    night = last_played("repeat-2")
    night.spin(0)
    night.spin(7)
    night.spin(6)
    assert night.wagers.round.standing == ()
    assert "last spin is played" in refused(night, "throw")
    night.do("close")
    verified(night)


def test_it_is_spun_on_until_nothing_stands() -> None:
    """A win is paid as any other, and then the table is closed."""
    night = last_played("repeat-2")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    night.do("repeater_paid", order=1)
    night.do("next")
    assert "last spin is played" in refused(night, "throw")
    night.do("close")
    verified(night)


def test_where_nothing_stands_the_last_spin_is_the_last() -> None:
    night = last_played("repeat-2", number=6)
    assert "last spin is played" in refused(night, "throw")
    night.do("close")


def test_a_house_without_side_wagers_ends_as_ever() -> None:
    night = last_played(of="venezia")
    assert "last spin is played" in refused(night, "throw")
    night.do("close")


def test_the_table_is_not_closed_while_a_wager_stands() -> None:
    """Not once the last spin is announced; what was announced is taken back until its throw."""
    night = Night()
    night.book("repeat-2")
    night.do("last")
    assert "side wagers stand" in refused(night, "close")
    night.spin(5)
    assert "side wagers stand" in refused(night, "close")


def test_the_management_may_abandon_the_round_instead() -> None:
    night = last_played("repeat-2", "uptown")
    night.do("repeater_abandon", reason="fire", by="Rossi")
    assert "last spin is played" in refused(night, "throw")
    night.do("close")
    verified(night)


def test_abandoned_while_the_ball_runs_its_number_still_falls() -> None:
    night = last_played("repeat-2")
    night.do("throw")
    night.do("repeater_abandon", reason="fire", by="Rossi")
    for heard in (
        StepHeard(WheelSays.NO_MORE_BETS, "wheel-1"),
        NumberHeard(5, WHEEL, "wheel-1", "2026-11-28T20:00:00Z"),
    ):
        night.story += night.table.hear(heard)
    assert night.state.paying is not None
    night.do("next")
    night.do("close")
    verified(night)


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("repeater", {"wager": "repeat-12", "owner": "seat 3", "amount": "5.00"}),
        ("repeater", {"wager": "repeat-12", "owner": "seat 3", "amount": "5.00", "by": "Rossi"}),
        ("place", {"position": "straight-17", "entry": {"owner": "seat 3", "value": "5.00", "pieces": 1}}),
        (
            "place",
            {
                "position": "straight-17",
                "entry": {"owner": "seat 3", "value": "5.00", "pieces": 1},
                "by": "Rossi",
            },
        ),
        ("announce", {"name": "vicini", "owner": "seat 3", "value": "5.00"}),
        ("last", {}),
    ],
)
def test_nothing_is_bet_any_more(name: str, fields: dict[str, object]) -> None:
    night = last_played("repeat-2")
    refused(night, name, **fields)
    night.do("throw")
    refused(night, name, **fields)


def test_nothing_that_won_on_the_cloth_is_entered() -> None:
    night = last_played("repeat-2")
    night.fall(17)
    assert "last spin" in refused(night, "winners", bets=ON_7)
    night.do("cleared")
    assert "last spin" in refused(night, "winners", bets=ON_7)
    night.do("next")
    assert form_of(night.story[-1])["entered"] is True


def test_nobody_is_told_to_bet() -> None:
    """ "Faites vos jeux" is not said; "Rien ne va plus" ends what may be given up."""
    night = last_played("repeat-2")
    assert (said(night.state), tasks(night)) == ((), ["beside_alone", "throw"])
    night.do("throw")
    assert said(night.state) == ()
    night.do("no_more_bets")
    assert said(night.state) == ("Rien ne va plus",)
    assert "spin.bets_open" not in kinds(night.story)[-8:]


def test_a_void_throw_is_thrown_again() -> None:
    night = last_played("repeat-2")
    night.do("throw")
    night.do("void", reason="foreign_body")
    assert (said(night.state), tasks(night)) == (("Rien va",), ["beside_alone", "turn_back"])
    assert "spin.bets_open" not in kinds(night.story)[-3:]
    night.fall(6)
    night.do("void", reason="foreign_body")
    assert [stake.wager for stake in night.wagers.round.standing] == ["repeat-2"]
    night.do("valid", reason="it was none")
    night.do("next")
    night.do("close")
    verified(night)


def test_a_seven_that_is_put_right_is_spun_on() -> None:
    """What it took stands again, and the table is not closed."""
    night = last_played("repeat-2", number=6)
    of = max(place for place, kind in enumerate(kinds(night.story), 1) if kind == "spin.number")
    night.do("correct", of=of, instead={"number": 5}, by="Rossi", witness="Bianchi", reason="seen")
    assert night.wagers.round.standing
    assert "side wagers stand" in refused(night, "close")
    night.spin(6)
    night.do("close")
    verified(night)


def test_the_wheel_is_heard() -> None:
    """It opens no bets, and after the seven it is heard no more."""
    night = last_played("repeat-2")

    def hear(number: int) -> list[str]:
        caused: list[Event] = []
        for heard in (
            StepHeard(WheelSays.READY, "wheel-1"),
            StepHeard(WheelSays.THROW, "wheel-1"),
            VoidHeard("wheel_stopped"),
            StepHeard(WheelSays.THROW, "wheel-1"),
            StepHeard(WheelSays.NO_MORE_BETS, "wheel-1"),
            NumberHeard(number, WHEEL, "wheel-1", "2026-11-28T20:00:00Z"),
        ):
            caused += night.table.hear(heard)
        night.story += caused
        return kinds(caused)

    steps = ["spin.thrown", "spin.void", "spin.thrown", "spin.no_more_bets", "spin.number"]
    assert [kind for kind in hear(5) if kind.startswith("spin.")] == steps
    night.do("next")
    assert "repeater.round" in hear(6)
    night.do("next")
    assert set(hear(5)) <= {"void.number"}
    night.do("close")
    verified(night)


def test_what_lies_there_goes_home_and_does_not_play() -> None:
    """A stake that won with the last spin wins nothing with the next ball, and is held for its owner."""
    night = Night(all_entered=True)
    night.book("repeat-2")
    night.do("last")
    night.do("place", position="straight-17", entry={"owner": "seat 3", "value": "5.00", "pieces": 1})
    night.spin(17)
    (lies,) = held(night)
    night.fall(17)
    night.do("cleared")
    spin = game_of(night.state).as_settled(night.state).paying
    assert spin is not None
    assert spin.payable.payments == ()
    night.do("next")
    assert held(night) == (lies,) == (("seat 3", 500),)
    night.do("hand", owner="seat 3")
    night.spin(6)
    assert held(night) == ()
    night.do("close")
    verified(night)


@pytest.mark.parametrize(
    "stop", [lambda night: None, lambda night: night.do("throw"), lambda night: night.fall(5)]
)
def test_a_table_that_is_taken_up_again_in_the_midst_goes_on(stop: Callable[[Night], object]) -> None:
    night = last_played("repeat-2")
    stop(night)
    replay = Replay("R1", PLAYED)
    assert replay.play(night.bodies) is None
    assert replay.state == night.state
    assert prompts(replay.state) == prompts(night.state)


def test_what_is_paid_by_then_is_in_the_bank() -> None:
    """The wager, forty for one, and its envy."""
    night = Night()
    night.do("bank", operation="open", chips=[{"value": "5.00", "pieces": 1_000}])
    night.book("repeat-2")
    night.do("last")
    night.spin(5)
    night.spin(1)
    night.fall(1)
    night.do("next")
    bank = night.state.bank
    assert worth(tuple(bank.inventory.pieces.items())) + bank.loose - bank.opening == 500 - 20_000 - 1_000
