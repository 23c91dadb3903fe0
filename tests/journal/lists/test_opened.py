"""A spin opened shows all that was recorded of it, and nothing of the spins that were alive beside it."""

from pathlib import Path

import msgspec
import pytest

from app.journal.errors import NoJournal
from app.journal.lists.filters import Filter, ListedSpin
from app.journal.lists.finding import Finder
from app.journal.reading import events
from app.table.roulette.game import ROULETTE
from tests.journal.lists.kept_lists import journal, kept
from tests.journal.lists.opened import OpenedSpin, open_spin


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = journal(tmp_path_factory.mktemp("opened") / "T1.sqlite", 21)
    kept(path)
    return path


def every_spin(path: Path) -> list[tuple[ListedSpin, OpenedSpin]]:
    with Finder.open(path, ROULETTE) as finder:
        listed = finder.page(Filter(), rows=1_000).spins
        return [(spin, open_spin(path, spin, finder.corrections("T1", spin.spin))) for spin in listed]


def test_every_event_of_a_spin_is_there(path: Path) -> None:
    story = [(event, msgspec.json.decode(event.body)) for event in events(path, "T1")]
    corrections = [(form["of"], event) for event, form in story if form["kind"] == "entry.corrected"]
    found = every_spin(path)
    assert len(found) > 100
    for spin, opened in found:
        own = [
            event
            for event, form in story
            if form["spin"] == spin.spin and spin.first_seq <= event.seq <= spin.last_seq
        ]
        seqs = {event.seq for event in own}
        own += [event for of, event in corrections if of in seqs]
        assert list(opened.events) == sorted(own, key=lambda event: event.seq)
        assert opened.opening is not None
        assert b'"kind":"table.opened"' in opened.opening.body
        assert opened.rules is not None
        assert b'"kind":"table.rules"' in opened.rules.body
        assert all(b'"spin":null' in event.body for event in opened.meanwhile)
    assert sum(len(opened.events) for _, opened in found if b"entry.corrected" in opened.events[-1].body) > 2


def test_without_its_journal_nothing_opens(path: Path, tmp_path: Path) -> None:
    spin = every_spin(path)[0][0]
    with pytest.raises(NoJournal):
        open_spin(tmp_path / "T1.sqlite", spin)
