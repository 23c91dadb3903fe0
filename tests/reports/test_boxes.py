"""The count of the note box on the day's page: beside the drop, on the day of its notes (rules 9)."""

import csv
import io
from datetime import date
from pathlib import Path
from random import Random

import pytest

from app.journal.exporting import What
from app.reports.boxes import Boxes, boxes_of
from app.reports.day_reading import TableDay, day_of_table
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.gaming_day import gaming_day
from app.reports.sheet import Figures, Note, Row, Rows
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import exported, record
from tests.reports.days import BEGUN, ROME, recorded_day, story_at
from tests.table.playing import Played
from tests.table.test_counting_box import FIFTIES, closed, counted, notes, opened, sold

DAY = 86_400


def three(found: TableDay) -> list[str]:
    """The three lines of the box on the page."""
    parts = [part for part in day_sheet(found, ROME).parts if isinstance(part, Figures)]
    (rows,) = (part.rows for part in parts if "Contato nella cassetta" in dict(part.rows))
    return [amount for _, amount in rows]


def loud(found: TableDay) -> list[str]:
    return [part.text for part in day_sheet(found, ROME).parts if isinstance(part, Note) and part.loud]


def bank(found: TableDay) -> list[Row]:
    """The counts of the box in the bank's list."""
    (rows,) = (
        part.rows
        for part in day_sheet(found, ROME).parts
        if isinstance(part, Rows) and "Operazione" in part.columns
    )
    return [row for row in rows if row.cells[2].startswith("Conta della cassetta")]


@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        (3, ["300,00", "300,00", "0,00"]),
        (2, ["200,00", "300,00", "−100,00"]),
        (5, ["500,00", "300,00", "200,00"]),
    ],
)
def test_9_the_page_has_the_count_beside_the_drop(tmp_path: Path, pieces: int, lines: list[str]) -> None:
    table = closed()
    counted(table, pieces)
    found = recorded_day(tmp_path, table)
    assert three(found) == lines
    differs = [text for text in loud(found) if text.startswith("Conta della cassetta")]
    assert bool(differs) is (pieces != 3)
    (line,) = bank(found)
    assert line.cells[4:] == (f"{pieces}00,00", "Anna, Carla")


def test_9_the_rows_the_figures_and_the_export_have_it_too(tmp_path: Path) -> None:
    table = closed()
    counted(table, 2)
    found = recorded_day(tmp_path, table)
    box = {"counted": "200.00", "drop": "300.00", "difference": "-100.00", "left": "0.00"}
    assert day_form(found)["box"] == [box]
    rows = csv.DictReader(io.StringIO(day_csv(found).decode(), newline=""))
    assert {row["what"]: row["amount"] for row in rows if row["section"] == "box"} == box
    told = [row for row in exported(tmp_path / "T1.sqlite", What.BANK) if row["operation"] == "box"]
    assert [(row["amount"], row["by"]) for row in told] == [("200.00", "Anna")]


def test_9_the_result_is_none_of_the_boxs(tmp_path: Path) -> None:
    table = closed()
    before = recorded_day(tmp_path, table).figures.nights[0].result
    counted(table, 2)
    folder = tmp_path / "counted"
    folder.mkdir()
    assert recorded_day(folder, table).figures.nights[0].result == before


def test_9_where_nobody_counted_it_nothing_is_said(tmp_path: Path) -> None:
    found = recorded_day(tmp_path, closed())
    assert boxes_of(found.figures.nights) is None
    assert "box" not in day_form(found)
    assert "cassetta" not in " ".join(loud(found))


def test_9_what_went_in_since_is_said_and_is_no_difference(tmp_path: Path) -> None:
    table = opened(3)
    counted(table, 3)
    sold(table, 2)
    found = recorded_day(tmp_path, table)
    assert boxes_of(found.figures.nights) == Boxes(30_000, 30_000, 20_000)
    said = [part.text for part in day_sheet(found, ROME).parts if isinstance(part, Note)]
    assert "Biglietti nella cassetta non ancora contati: 200,00." in said


def test_9_a_count_that_was_put_right_counts_as_it_stands(tmp_path: Path) -> None:
    table = opened(3)
    counted(table, 1)
    who = {"of": table.state.seq, "reason": "miscounted", "by": "Anna", "witness": "Carla"}
    table.do("correct", **who, instead={"chips": notes(3)})
    found = recorded_day(tmp_path, table)
    assert three(found) == ["300,00", "300,00", "0,00"]
    assert [line.struck for line in bank(found)] == [True, False]


def day_after(path: Path, *, righted: bool = False) -> tuple[TableDay, TableDay]:
    """The box of a night is counted in the next one, a day later; one note is wanting, or two at first."""
    table = closed()
    night, over = table.state.night, len(table.story)
    table.do("open")
    table.do("bank", operation="open", chips=[{"value": "50.00", "pieces": 94}])
    sold(table, 1)
    counted(table, 1 if righted else 2, night=night)
    if righted:
        who = {"of": table.state.seq, "reason": "miscounted", "by": "Anna", "witness": "Carla"}
        table.do("correct", **who, instead={"chips": notes(2)})
    answered(table)
    record(path, [*story_at(table)[:over], *story_at(table, BEGUN + DAY)[over:]])
    days = [
        day_of_table(path, "T1", ROULETTE, gaming_day(date(2026, 11, day), 360, ROME)) for day in (21, 22)
    ]
    first, second = days
    assert first is not None
    assert second is not None
    return first, second


def answered(table: Played) -> None:
    """Somebody answers for all that waits."""
    for of in [*table.state.unanswered]:
        table.do("answer", of=of, by="Ugo", note="looked for")


@pytest.mark.parametrize("righted", [False, True], ids=["counted", "put right"])
def test_9_a_count_belongs_to_the_day_of_its_notes(tmp_path: Path, righted: bool) -> None:
    """Counted a day later it stands on the page of its own day, with its date, and on no other's figures."""
    first, second = day_after(tmp_path / "T1.sqlite", righted=righted)
    assert three(first) == ["200,00", "300,00", "−100,00"]
    assert [each.answered_by for each in first.figures.waiting] == ["Ugo"] * (1 + righted)
    assert boxes_of(second.figures.nights) is None
    assert (len(bank(first)), len(bank(second))) == (1 + righted, 0)
    assert [each.answered_by for each in second.figures.waiting] == ["Ugo"] * (1 + righted)


def test_9_two_nights_of_one_day_have_each_its_own_box(tmp_path: Path) -> None:
    table = closed()
    night = table.state.night
    table.do("open")
    table.do("bank", operation="open", chips=FIFTIES)
    sold(table, 1)
    counted(table, 3, night=night)
    counted(table, 1)
    found = recorded_day(tmp_path, table)
    assert [(each.boxed, each.in_box) for each in found.figures.nights] == [(30_000, 0), (10_000, 0)]
    assert three(found) == ["400,00", "400,00", "0,00"]


class Nights:
    """Nights of a box at random, and beside them what an independent sum makes of each."""

    def __init__(self, seed: int) -> None:
        self.table, self._chance = Played(), Random(seed)
        self.over: list[int] = []
        self.nights: list[int] = []
        self._drops: dict[int, tuple[int, int]] = {}
        self._taken: dict[int, int] = {}
        self.counted: dict[int, int] = {}
        for _ in range(4):
            self._play()

    def _play(self) -> None:
        table, chance = self.table, self._chance
        table.do("open")
        table.do("bank", operation="open", chips=FIFTIES)
        self.nights.append(table.state.night)
        for _ in range(chance.randint(1, 7)):
            chance.choice((self._sell, self._sell, self._count, self._put_right))()
        table.do("close")
        table.do("bank", operation="close", chips=FIFTIES)
        chance.choice((self._count, lambda: None))()
        self.over.append(len(table.story))

    def _sell(self) -> None:
        pieces = self._chance.randint(1, 4)
        sold(self.table, pieces)
        self._drops[self.table.state.seq] = (self.nights[-1], 100 * pieces)

    def _count(self) -> None:
        """Of this night's box, or of the one that waits from before."""
        waits = self.table.state.box_before
        night = waits.night if waits is not None and self._chance.random() < 0.5 else self.nights[-1]
        pieces = self._chance.randint(0, 9)
        counted(self.table, pieces, **({} if night == self.nights[-1] else {"night": night}))
        self.counted[night] = self.counted.get(night, 0) + 100 * pieces
        for seq, (of, _) in self._drops.items():
            if of == night:
                self._taken[seq] = night

    def _put_right(self) -> None:
        mine = [seq for seq, (of, _) in self._drops.items() if of == self.nights[-1]]
        if mine:
            seq, pieces = self._chance.choice(mine), self._chance.randint(1, 6)
            who = {"of": seq, "reason": "miscounted", "by": "Anna", "witness": "Carla"}
            instead = {"chips": [*notes(pieces), {"value": "50.00", "pieces": -2 * pieces}]}
            if self._drops[seq][1] != 100 * pieces:
                self.table.do("correct", **who, instead=instead)
                self._drops[seq] = (self.nights[-1], 100 * pieces)

    def should(self, night: int) -> Boxes | None:
        """What an independent sum says of a night's box."""
        if night not in self.counted:
            return None
        drop = sum(amount for seq, (of, amount) in self._drops.items() if of == night)
        taken = sum(self._drops[seq][1] for seq, of in self._taken.items() if of == night)
        return Boxes(100 * self.counted[night], 100 * taken, 100 * (drop - taken))


@pytest.mark.parametrize("seed", range(12))
def test_9_the_page_is_what_an_independent_sum_says(tmp_path: Path, seed: int) -> None:
    """Nights a day apart, their boxes counted whenever it was, their notes put right before and after."""
    played = Nights(seed)
    starts = [0, *played.over[:-1]]
    shares = [slice(begin, end) for begin, end in zip(starts, played.over, strict=True)]
    stories = [story_at(played.table, BEGUN + day * DAY)[share] for day, share in enumerate(shares)]
    record(tmp_path / "T1.sqlite", [event for story in stories for event in story])
    for day, night in enumerate(played.nights):
        found = day_of_table(
            tmp_path / "T1.sqlite", "T1", ROULETTE, gaming_day(date(2026, 11, 21 + day), 360, ROME)
        )
        assert found is not None
        assert boxes_of(found.figures.nights) == played.should(night)
