"""A table whose journal takes nothing any more goes on in a new one, with what is known and what waited."""

import queue
from pathlib import Path

import pytest

from app.commands.live_table import _left
from app.commands.not_opening import Leaving, Named, until_it_opens
from app.journal.errors import Damaged, JournalError
from app.station.beside import Left, begin_beside, followed
from app.station.station import Plan, Station
from app.station.taken_up import folded
from app.station.wirings import WIRINGS
from app.table.json_text import Json
from app.table.live import Live
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.table_events import TableTaken
from tests.end_to_end.running import verify
from tests.houses import house


def named(database: Path) -> Named:
    return Named(database, "T1", "Anna", "", "it")


def now(station: Station) -> Live:
    """The table once all that was asked before is done."""
    answers: queue.Queue[Live] = queue.Queue()
    station.table.question(answers.put)
    return answers.get(timeout=60)


def test_a_journal_that_went_away_in_play_is_left_with_all_that_waited_for_it(tmp_path: Path) -> None:
    """Its file is gone in the middle of a night; a number and its spin's end were never written."""
    database, refused = tmp_path / "T1.sqlite", list[str]()
    plan = Plan("T1", database, house("venezia"), dealer="Anna", wiring=WIRINGS["roulette"])
    with Station(plan, told=lambda _each: None, publish=lambda _live: None) as station:

        def do(name: str, **fields: Json) -> None:
            station.table.ask({"do": name, **fields}, lambda why, _form: refused.append(why))

        do("open", minimum="5.00")
        do("number", number=8)
        do("confirm")
        do("next")
        assert now(station).state.spins == 2
        for file in tmp_path.glob("T1.sqlite*"):
            file.unlink()
        do("number", number=17)
        do("confirm")
        do("next")
        assert now(station).journal.on_paper > 0
    assert refused == []
    leaving = _left(station.table, "Carla")
    assert leaving.why
    waited = [body["kind"] for body in leaving.left.paper]
    assert "spin.number" in waited
    fresh = begin_beside(database, leaving.left, leaving.why, leaving.by)
    state = folded(fresh, "T1", ROULETTE)
    assert (state.numbers[:2], state.spins, state.opened) == ((17, 8), 3, True)
    assert verify(fresh)[0] == 0
    papers = [each.paper for each in state.unanswered.values() if isinstance(each, TableTaken)]
    assert [form["kind"] for paper in papers if isinstance(paper, list) for form in paper] == waited
    assert followed(database, "T1") == fresh


def test_what_was_left_is_never_taken_up_again(tmp_path: Path) -> None:
    database, moves, played = tmp_path / "T1.sqlite", list[Path](), list[str]()
    first = begin_beside(database, Left(unopened("T1", ROULETTE), ""), "why", "Carla")
    second = begin_beside(first, Left(unopened("T1", ROULETTE), ""), "why again", "Carla")

    def play() -> int:
        played.append("once")
        return 3

    assert until_it_opens(named(database), play, lambda path, _why: moves.append(path)) == 3
    assert (moves, played) == ([second], ["once"])


def test_a_table_that_leaves_its_journal_in_play_goes_on_at_once(tmp_path: Path) -> None:
    database, moves = tmp_path / "T1.sqlite", list[Path]()
    ends: list[int | Leaving] = [Leaving(Left(unopened("T1", ROULETTE), ""), "full", "Carla"), 0]
    status = until_it_opens(named(database), lambda: ends.pop(0), lambda path, _why: moves.append(path))
    assert (status, moves, ends) == (0, [tmp_path / "T1-2.sqlite"], [])


@pytest.mark.parametrize("closed", [True, False])
def test_where_nobody_wants_to_go_on_the_reason_is_raised_and_tried_again_it_is_the_same_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    database, tries = tmp_path / "T1.sqlite", list[str]()

    def play() -> int:
        tries.append("once")
        if len(tries) == 1:
            raise Damaged(database, "malformed")
        return 0

    def answer(_trouble: JournalError, at: Named) -> Path | None:
        return None if closed else at.database

    monkeypatch.setattr("app.commands.not_opening._what_to_do", answer)
    if closed:
        with pytest.raises(Damaged):
            until_it_opens(named(database), play, lambda *_: None)
    else:
        assert until_it_opens(named(database), play, lambda *_: None) == 0
    assert list(tmp_path.iterdir()) == []
