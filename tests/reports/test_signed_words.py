"""Who signed with a code stands in a line, and beside him whose name is on the paper without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desks.common.language import Language, speak
from app.desks.pit_boss.roulette.evidence import evidence_lines
from app.reports.day_sheet import day_sheet
from app.reports.roulette.spin_reading import find_spin, read_spin
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.sheet import Rows
from app.reports.signed_words import act_words, signed_words
from app.table.events import PeopleSigned
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record
from tests.reports.days import ROME, read_day, story_at
from tests.reports.evidence import MORO
from tests.reports.spins import TUESDAY
from tests.table.playing import Played, fall
from tests.table.test_counting_box import FIFTIES, notes, sold
from tests.table.test_unsigned import HELD

MARCO = {"name": "Marco", "role": "inspector"}


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            PeopleSigned(act="fill", people=[MARCO], without_code=["Rossi", "Bianchi"]),
            "Firma con codice: Marco (fill) · senza codice: Rossi, Bianchi",
        ),
        (PeopleSigned(act="credit", people=[MARCO]), "Firma con codice: Marco (credit)"),
        (PeopleSigned(act="void", people=[MARCO]), "Firma con codice: Marco (lancio nullo)"),
    ],
)
def test_who_signed_and_who_did_not(event: PeopleSigned, words: str) -> None:
    assert signed_words(event) == words


COUNTS = {
    Language.ITALIAN: ("conta della banca", "conta della cassetta"),
    Language.ENGLISH: ("count of the bank", "note box count"),
    Language.FRENCH: ("comptage de la banque", "comptage du box"),
}


@pytest.fixture(params=[*Language], ids=lambda language: language.value)
def spoken(request: pytest.FixtureRequest) -> Iterator[Language]:
    speak(request.param)
    yield request.param
    speak(Language.ITALIAN)


def night_of_counts() -> Played:
    """In one spin the bank is counted and the note box twice: once nobody gives a code."""
    table = Played(register=lambda: HELD)
    table.do("open")
    fall(table, 7)
    table.signed((MORO,), "bank", operation="open", chips=FIFTIES, by="Anna")
    sold(table)
    box = {"operation": "box", "chips": notes(1), "by": "Anna", "signatures": ["Moro"]}
    table.signed((MORO,), "bank", **box)
    table.do("bank", **box)
    table.do("cleared")
    table.do("next")
    table.do("close")
    return table


def test_a_count_that_was_signed_is_called_what_it_was_on_the_page_of_its_spin(
    tmp_path: Path, spoken: Language
) -> None:
    bank, box = COUNTS[spoken]
    record(tmp_path / "T1.sqlite", story_at(night_of_counts(), TUESDAY))
    lies = find_spin(tmp_path / "T1.sqlite", "T1", 1)
    assert lies is not None
    story = read_spin(tmp_path / "T1.sqlite", "T1", 1, lies, ROULETTE)
    lists = [part for part in spin_sheet(story, ROME).parts if isinstance(part, Rows)]
    signed, told = (
        [[name for name in (bank, box) if name in " ".join(row.cells)] for row in part.rows]
        for part in (lists[-1], lists[-2])
    )
    assert [found for found in signed if found] == [[bank], [box], [box], [box]]
    assert [found for found in told if found] == [[bank], [box], [box]]
    assert sum(box in line for line in evidence_lines(story, ROME)) == 2


def test_a_count_without_a_code_is_called_what_it_was_on_the_day_s_page(
    tmp_path: Path, spoken: Language
) -> None:
    record(tmp_path / "T1.sqlite", story_at(night_of_counts(), TUESDAY))
    sheet = day_sheet(read_day(tmp_path / "T1.sqlite"))
    cells = [
        cell for part in sheet.parts if isinstance(part, Rows) for row in part.rows for cell in row.cells
    ]
    assert COUNTS[spoken][1] in cells
    assert COUNTS[spoken][0] not in cells


def test_a_signature_of_which_nobody_knows_the_count_says_none() -> None:
    """The journal is damaged right behind it."""
    assert act_words("count") == "una conta"
