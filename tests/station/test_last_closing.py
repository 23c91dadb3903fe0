"""Of several closings of a spin the last counts, whoever reads it: lists, exports, day, sheet, practice, verify.

The same night is recorded twice: once its spins are closed as they should be, and once each of them was closed
too early, with payments that nobody marked and a dispute, and was opened again. Every reader says the same of
both. A module that reads closings, and is not named here, fails the last test.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from app.commands.replaying import Replayed
from app.desks.trainee.courses import COURSES
from app.journal.earlier_payments import earlier_payment
from app.journal.exporting import What
from app.journal.lists.checking import check_lists
from app.journal.lists.keeping import ListKeeper
from app.journal.place import lists_path
from app.journal.reading import events
from app.journal.verifying import Verified, verify_chain
from app.reports.night import Night
from app.reports.roulette.spin_reading import find_spin, read_spin
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.sheet import Figures, Note
from app.reports.table_now import TablesNow
from app.station.night_reading import read_night
from app.table.listing import Flag
from app.table.roulette.game import ROULETTE
from app.table.state_form import state_form
from tests.architecture.source import name_of, python_files
from tests.journal.lists.kept_lists import content
from tests.journal.played_journals import exported, record, stamped
from tests.reports.days import read_day
from tests.table.playing import NO_MORE_BETS, THROW, Played, chips, number, reader, step

COUNT = [{"value": value, "pieces": 500} for value in ("2.50", "20.00", "50.00", "100.00", "1000.00")]
AT = 1_795_300_000
"""A Friday afternoon, seconds since 1970."""


def night(*, early: bool) -> Played:
    """Two spins; `early` ones are closed before they should be, by the wheel and by the dealer, and opened again."""
    table = Played(has_wheel=True)
    table.hear(reader(connected=True))
    table.do("open", all_entered=True)
    table.do("bank", operation="open", chips=COUNT)
    table.do("place", position="red", entry=chips("50.00", owner="seat 1", kind="notes"))
    table.do("place", position="straight-8", entry=chips("20.00", 2, owner="seat 4"))
    table.do("place", position="low", entry=chips("100.00", 6, owner="A"))
    table.hear(step(THROW, 1), step(NO_MORE_BETS, 1), number(8, 1))
    table.do("cleared")
    table.do("dispute", order=1, reason="mine", by="seat 2")
    if early:
        assert table.hear(step(THROW, 2))[0] == "spin.closed"
        table.do("reopen")
    table.do("rule", order=1, by="Carla", reason="no")
    table.do("leave", order=1)
    table.do("paid_all")
    table.do("next")
    if not early:
        table.hear(step(THROW, 2))
    table.do("place", position="even", entry=chips("20.00", 3, owner="seat 1"))
    table.hear(step(NO_MORE_BETS, 2), number(14, 2))
    table.do("cleared")
    if early:
        table.do("next")
        table.do("reopen")
    table.do("paid_all")
    table.do("next")
    table.do("hand", owner="A")
    table.do("bank", operation="close", chips=COUNT)
    table.do("close")
    return table


def recorded(path: Path, table: Played) -> Path:
    """Write a night down; all of it happens within one second, so that no time tells one night from the other."""
    story = [{**event, "mono": AT * 1_000_000} for event in stamped(table.story, lambda _: AT)]
    record(path, story)
    return path


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The journal of the night as it should be, and of the other one."""
    folder = tmp_path_factory.mktemp("closed")
    return (
        recorded(folder / "plain.sqlite", night(early=False)),
        recorded(folder / "early.sqlite", night(early=True)),
    )


def the_state(path: Path) -> object:
    """Replay and verify find nothing, and the table is where it should be."""
    replayed = Replayed()
    found = verify_chain(path, on_event=replayed)
    assert isinstance(found, Verified), found
    assert not replayed.differs
    table = night(early="early" in path.name)
    return state_form(table.state)


def the_lists(path: Path) -> object:
    """Rows, marks and amounts, however much was read at a time; places in the journal are its own."""
    found = []
    for batch in (1, 7, 1_000):
        with ListKeeper.open(path, ROULETTE, program="test") as keeper:
            keeper.catch_up(batch=batch)
        agreeing = check_lists(path, ROULETTE)
        assert isinstance(agreeing, dict), agreeing
        rows = content(lists_path(path))
        spins = [row[:-5] for row in rows["list_spin"]]
        flags = [row[-5] & ~Flag.CORRECTED.value for row in rows["list_spin"]]
        marks = [row for row in rows["list_mark"] if "is 2" not in map(str, row)]
        found.append((spins, flags, rows["list_payment"], marks, rows["list_block"]))
        lists_path(path).unlink()
    assert found[0] == found[1] == found[2]
    return found[0]


def own_figures(night: Night) -> object:
    """All of a night but where in the journal it lies."""
    return {name: getattr(night, name) for name in night.__struct_fields__} | {"opened": None, "closed": None}


def the_day(path: Path) -> object:
    day = read_day(path)
    figures = day.figures
    lines = [line._replace(stamp=None, of=None) for line in figures.bank.found]  # type: ignore[arg-type]
    nights = [own_figures(each) for each in figures.nights]
    disputes = [each._replace(stamp=None) for each in figures.disputes.found]  # type: ignore[arg-type]
    return nights, lines, disputes, figures.late, len(figures.waiting)


def the_sheets(path: Path) -> object:
    """What stands loudly on the pages of the spins, and their figures."""
    found: list[object] = []
    for spin in (1, 2):
        lies = find_spin(path, "T1", spin)
        assert lies is not None
        story = read_spin(path, "T1", spin, lies, ROULETTE)
        parts = spin_sheet(story).parts
        found.append(
            [part for part in parts if isinstance(part, Figures) or (isinstance(part, Note) and part.loud)]
        )
        found.append(
            [(each.item.payment, each.made is None, len(each.objections)) for each in story.payments()]
        )
    return found


def the_tables_now(path: Path) -> object:
    (now,) = TablesNow([path], ROULETTE).look()
    assert now.night is not None
    return own_figures(now.night), [each._replace(stamp=None) for each in now.disputed], len(now.waiting)  # type: ignore[arg-type]


def the_payments(path: Path) -> object:
    """What was paid is found later by its mark, in the order of the marks."""
    marks = [event.seq for event in events(path, "T1") if b'"payment.made"' in event.body]
    return [earlier_payment(path, "T1", ROULETTE, seq) for seq in marks]


READERS: dict[str, Callable[[Path], object]] = {
    "verify and the state": the_state,
    "the lists": the_lists,
    "the export of spins": lambda path: exported(path, What.SPINS),
    "the export of payments": lambda path: exported(path, What.PAYMENTS),
    "the export of the bank": lambda path: exported(path, What.BANK),
    "the day": the_day,
    "the spins' pages": the_sheets,
    "the tables now": the_tables_now,
    "practice": lambda path: read_night(path, ROULETTE, COURSES["roulette"].played),
    "payments put right later": the_payments,
}


@pytest.mark.parametrize("read", READERS.values(), ids=READERS.keys())
def test_it_says_the_same_as_of_one_closing(
    read: Callable[[Path], object], nights: tuple[Path, Path]
) -> None:
    plain, early = nights
    assert read(early) == read(plain)


READ_BY: dict[str, str] = {
    "app/table/evening_book.py": "the export of spins",
    "app/journal/export_rows.py": "the export of spins",
    "app/journal/lists/entries.py": "the lists",
    "app/reports/day.py": "the day",
    "app/reports/left_unmarked.py": "the day",
    "app/reports/disputed.py": "the spins' pages",
    "app/reports/disputes.py": "the day",
    "app/reports/roulette/spin_sheet.py": "the spins' pages",
    "app/reports/roulette/spin_objections.py": "the spins' pages",
    "app/table/roulette/checks.py": "verify and the state",
    "app/table/roulette/spin_fold.py": "verify and the state",
    "app/table/roulette/spin_over.py": "verify and the state",
    "app/table/roulette/game.py": "verify and the state",
}
"""The modules that read closings, and by which reader each is walked above."""
NO_READER = {
    "app/table/roulette/events.py": "names the event",
    "app/table/roulette/spin_events.py": "is the event",
    "app/table/roulette/reopening.py": "undoes the last one",
    "app/table/roulette/spinning.py": "writes it",
    "app/table/roulette/procedure.py": "names the step",
    "app/table/telling.py": "tells side games of it, on a live turn alone",
    "app/reports/roulette/answer_words.py": "says those without a number, which nobody opens again",
    "app/reports/roulette/spin_event_words.py": "says each closing, and each reopening, in the story of a spin",
    "app/station/table_thread.py": "lets the lists follow",
}
"""The modules that name closings and count none."""


def test_every_module_that_reads_closings_is_walked() -> None:
    named = {
        name_of(path)
        for path in python_files("app")
        if any(
            word in path.read_text(encoding="utf-8")
            for word in ("SpinClosed", '"spin.closed"', "steps.closes", "EveningBook")
        )
    }
    assert named == READ_BY.keys() | NO_READER.keys()
    assert set(READ_BY.values()) <= READERS.keys()
