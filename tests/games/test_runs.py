"""A side game on another game's rounds: it is told of them, and the game that it is played on knows nothing of it."""

from typing import Any, cast

import msgspec
import pytest

from app.people.permissions import Signed
from app.people.roles import Role
from app.rules.side import Side
from app.table.acting import commands_at
from app.table.beginning import journal_begun
from app.table.event_reading import UnknownEventError, reader_of
from app.table.event_record import Event, event_form
from app.table.fell import Fell
from app.table.fold import fold
from app.table.json_text import Json
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.state_form import state_form
from app.table.station_opening import Opening
from app.table.table import Table
from app.table.taking_over import Refused, taken_over
from app.table.turn import RefusedError
from tests.games.coins import COINS, SIDES, CoinsFell, CoinTable
from tests.games.runs import COINS_AND_RUNS, RUNS, RunCounted
from tests.houses import house


class Evening:
    """A table of coins at which runs are counted, and its record."""

    def __init__(self) -> None:
        opening = Opening("C1", house("venezia"), "Anna", Side.LEFT, "test 1")
        self.story: list[Event] = []
        self.table = Table(unopened("C1", COINS_AND_RUNS), opening, steps_told=False, fell=self._fell)
        self.do("open")

    @property
    def state(self) -> CoinTable:
        state: CoinTable = self.table.state
        return state

    def _fell(self, of: int) -> Fell | None:
        """Look up how a coin came out by its place in the record."""
        event = self.story[of - 1]
        return Fell(event.spin or 0, SIDES[event.side]) if isinstance(event, CoinsFell) else None

    @property
    def bodies(self) -> list[bytes]:
        return [msgspec.json.encode(event_form(event)) for event in self.story]

    @property
    def run(self) -> int:
        return RUNS.among(self.state.beside).run

    def do(self, name: str, /, *signed: Signed, **fields: object) -> tuple[str, ...]:
        """Do a command; gives the kinds of what it caused."""
        caused = self.table.do(cast("Json", {"do": name, **fields}), signed)
        self.story += caused
        return tuple(str(event_form(event)["kind"]) for event in caused)


def fallen(*sides: str) -> Evening:
    evening = Evening()
    for side in sides:
        evening.do("fall", side=side)
    return evening


def test_a_run_is_counted_right_behind_what_fell() -> None:
    evening = Evening()
    assert evening.do("fall", side="heads") == ("coins.fell", "runs.counted")
    assert evening.do("fall", side="heads") == ("coins.settled", "coins.closed", "coins.fell", "runs.counted")
    assert evening.run == 2
    evening.do("fall", side="tails")
    assert evening.run == 1


def test_what_fell_instead_is_told_too() -> None:
    """Only the side game's own event is recorded beside the correction; the runs are those of what stands."""
    evening = fallen("heads", "tails", "heads")
    of = evening.story.index(CoinsFell(spin=2, side="tails")) + 1
    caused = evening.do(
        "correct", of=of, instead={"number": "heads"}, by="Rossi", witness="Bianchi", reason="seen"
    )
    assert caused == ("entry.corrected", "runs.counted")
    assert evening.run == 3


def test_the_record_is_read_back_verified_and_comes_to_the_same() -> None:
    """What followed is in the journal, and follows again."""
    evening = fallen("heads", "heads", "tails")
    replay = Replay("C1", COINS_AND_RUNS)
    assert replay.play(evening.bodies) is None
    assert replay.state == evening.state
    assert RUNS.among(replay.state.beside).run == 1


def test_a_run_that_is_said_otherwise_is_found() -> None:
    bodies = fallen("heads", "heads").bodies
    forged = [body.replace(b'"run":2', b'"run":7') for body in bodies]
    assert forged != bodies
    _, why = Replay("C1", COINS_AND_RUNS).play(forged) or (0, "")
    assert why.startswith("what follows at the games beside is RunCounted(spin=2, result=1, run=2), not")


def test_a_run_that_is_not_said_is_found() -> None:
    bodies = fallen("heads", "heads").bodies
    counted = [body for body in bodies if b"runs.counted" in body]
    bodies.remove(counted[0])
    assert Replay("C1", COINS_AND_RUNS).play(bodies) is not None


def test_what_did_not_follow_is_checked_by_itself() -> None:
    """Nobody can forget runs where there are none."""
    evening = Evening()
    evening.do("fall", side="heads")
    evening.do("forget_runs")
    forged = [*evening.bodies, evening.bodies[-1]]
    _, why = Replay("C1", COINS_AND_RUNS).play(forged) or (0, "")
    assert why == "there is no run to be forgotten"


def test_its_command_is_done_or_refused_as_any_other() -> None:
    evening = Evening()
    with pytest.raises(RefusedError):
        evening.do("forget_runs")
    evening.do("fall", side="heads")
    assert evening.do("forget_runs") == ("runs.forgotten",)
    assert evening.run == 0


def test_whoever_signs_its_command_is_recorded_before_what_it_causes() -> None:
    evening = fallen("heads", "heads")
    assert evening.do("forget_runs", Signed("Rossi", Role.INSPECTOR)) == ("people.signed", "runs.forgotten")
    assert event_form(evening.story[-2])["act"] == "correct"


def test_scripts_read_its_state_under_its_name() -> None:
    form = state_form(fallen("tails", "tails").state)
    assert form["runs"] == {"run": 2, "bets": 0}


def test_what_it_remembers_outlives_the_night() -> None:
    evening = fallen("heads", "heads")
    evening.do("next")
    evening.do("close")
    evening.do("open")
    assert evening.run == 2
    evening.do("fall", side="heads")
    assert evening.run == 3


def two_nights() -> Evening:
    evening = fallen("heads", "heads")
    for name in ("next", "close", "open"):
        evening.do(name)
    return evening


def test_a_night_is_played_again_by_itself_with_what_the_one_before_left() -> None:
    evening = two_nights()
    place = next(place for place, each in enumerate(evening.story) if each == evening.story[-2])
    assert Replay("C1", COINS_AND_RUNS).play(evening.bodies) is None
    replay = Replay("C1", COINS_AND_RUNS, before=place)
    assert replay.play(evening.bodies[place:]) is None
    assert RUNS.among(replay.state.beside).run == 2


def test_a_night_that_begins_with_another_run_than_the_one_before_left_is_found() -> None:
    bodies = two_nights().bodies
    forged = [
        body.replace(b'"sides":{"runs":{"results":[[1,1]', b'"sides":{"runs":{"results":[[1,2]')
        for body in bodies
    ]
    assert forged != bodies
    _, why = Replay("C1", COINS_AND_RUNS).play(forged) or (0, "")
    assert why == "it carries something else of the side games than the night before left"


def test_what_it_remembers_goes_over_to_a_new_journal() -> None:
    evening = fallen("heads", "heads")
    evening.do("next")
    evening.do("close")
    begun = journal_begun(evening.state, "head")
    body = msgspec.json.encode(event_form(begun))
    state = fold(unopened("C1", COINS_AND_RUNS), reader_of(COINS_AND_RUNS).read(body))
    assert state.beside == evening.state.beside
    assert fold(unopened("C1", COINS), begun).beside == {}


def test_a_table_whose_journal_was_refused_goes_on_with_the_run() -> None:
    state = unopened("C1", COINS_AND_RUNS)
    for event in taken_over(
        fallen("heads", "heads").state, Refused("head", "no such hash", "Rossi", "f"), "t", ""
    ):
        state = fold(state, event)
    assert RUNS.among(state.beside).run == 2


def test_where_it_is_not_enrolled_nobody_knows_it() -> None:
    counted: dict[str, Any] = dict(event_form(RunCounted(spin=1, result=1, run=1)))
    body = msgspec.json.encode(counted)
    assert reader_of(COINS_AND_RUNS).read(body) == RunCounted(spin=1, result=1, run=1)
    for game in (COINS, ROULETTE):
        with pytest.raises(UnknownEventError):
            reader_of(game).read(body)
    assert set(commands_at(COINS_AND_RUNS)) - set(commands_at(COINS)) == {"bet_run", "forget_runs"}
