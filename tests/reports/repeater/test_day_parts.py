"""A day of side wagers on the day's page, and as rows (repeater-bingo, B1 "Pit boss"; D1 for fair values)."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from app.desks.common.language import Language, speak
from app.reports.day_reading import TableDay
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.repeater.day_lists import day_lists
from app.reports.repeater.page_words import REPEATER
from app.reports.sheet import Figures, Note, Rows
from app.reports.voice import PLAIN, Voice
from tests.reports.days import ROME
from tests.reports.repeater.floor import recorded_floor
from tests.table.repeater.correcting import corrected
from tests.table.repeater.night import Night

VOICE = Voice(games=(REPEATER,))


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> TableDay:
    return recorded_floor(tmp_path_factory.mktemp("floor"))


@pytest.fixture(autouse=True)
def _italian() -> None:
    speak(Language.ITALIAN)


def lists(day: TableDay, column: str) -> list[tuple[str, ...]]:
    """The rows of the list that has such a column."""
    parts = day_sheet(day, ROME, VOICE).parts
    (found,) = (part for part in parts if isinstance(part, Rows) and column in part.columns)
    return [tuple(row.cells) for row in found.rows]


def notes(day: TableDay, *, loud: bool = False) -> list[str]:
    return [
        part.text
        for part in day_sheet(day, ROME, VOICE).parts
        if isinstance(part, Note) and part.loud is loud
    ]


def test_the_rounds_of_the_day_are_listed_with_all_that_became_of_them(day: TableDay) -> None:
    assert lists(day, "Giro") == [
        ("1", "23:28", "23:52", "7", "3", "20,00", "650,00", "30,00", "5,00", "40,00", "−700,00"),
        ("2", "23:54", "00:03", "3", "1", "50,00", "–", "–", "50,00", "–", "50,00"),
        ("3", "00:04", "in corso", "1", "1", "5,00", "–", "–", "–", "–", "–"),
    ]


def test_the_sums_are_those_of_the_rounds(day: TableDay) -> None:
    parts = day_sheet(day, ROME, VOICE).parts
    (sums,) = (
        dict(part.rows) for part in parts if isinstance(part, Figures) and ("Giri finiti", "2") in part.rows
    )
    assert sums["Colpi per giro, in media"] == "5,0"
    assert sums["Il prossimo valore più caro"] == "–"
    assert (sums["Pagato per rese"], sums["Busta dei croupier"]) == ("30,00", "40,00")
    assert sums["Risultato delle puntate decise"] == "−650,00"


def test_offers_and_refusals_stand_beside_the_dealer(day: TableDay) -> None:
    assert lists(day, "Prese") == [("Anna", "1", "1", "0", "0,00", "0"), ("Ugo", "3", "0", "3", "40,00", "1")]
    (refused,) = lists(day, "Uscito da")
    assert refused[1:] == ("4", "Ugo", "repeater 2", "seat 5", "5,00", "2", "2 colpi")


def test_an_alarm_says_how_long_and_how_dear(day: TableDay) -> None:
    assert lists(day, "Sarebbe costato") == [("23:55", "00:03", "8", "12", "2.050,00")]
    assert not any("esposizione" in said for said in notes(day, loud=True))


def test_an_alarm_that_is_not_over_is_said_aloud(tmp_path: Path) -> None:
    night = Night()
    night.book("repeat-12", amount="50.00")
    night.spin(36)
    (said,) = (said for said in notes(recorded_floor(tmp_path, night), loud=True) if "esposizione" in said)
    assert "valore 12" in said
    assert "2.050,00" in said


def test_values_are_held_against_their_numbers_among_the_thirty_six(day: TableDay) -> None:
    """Nine values came: of the 4, three numbers in 36, ¾ are expected and four came."""
    rows = {row[0]: row[1:] for row in lists(day, "Quota giusta")}
    assert rows["4"] == ("4", "0,8", "44,4 %", "3/36 = 8,3 %", "+3,9")
    assert rows["7"] == ("2", "1,5", "22,2 %", "6/36 = 16,7 %", "+0,4")
    assert sum(int(row[0]) for row in rows.values()) == 9


def test_the_offer_on_2_and_12_is_said_to_pay_five_per_cent_too_much(day: TableDay) -> None:
    (said,) = (said for said in notes(day) if "valore giusto" in said)
    assert said == (
        "La resa di repeater 2, repeater 12: 6 per 1, il 5 % sopra il suo valore giusto (5,71). A chi la prende conviene."
    )


def test_a_house_without_surrender_hears_nothing_of_its_price(tmp_path: Path) -> None:
    night = Night("repeater-bets-plain")
    night.book("repeat-2")
    night.spin(1)
    assert not any("valore giusto" in said for said in notes(recorded_floor(tmp_path, night)))


def test_what_a_false_seven_took_is_seen_to_go_back_on_the_board(tmp_path: Path) -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(6)
    corrected(night, 1, 5)
    found = recorded_floor(tmp_path, night)
    (row,) = lists(found, "Valore giusto")
    assert row[1:] == ("1", "6", "0,00", "0,00", "0,00", "−5,00")
    assert any("tornano sul tabellone" in said for said in notes(found))
    (listed,) = day_lists(found.figures.beside)["repeater_corrected"]
    assert listed["swept"] == "-5.00"


def test_the_page_is_there_from_the_opening_on(tmp_path: Path) -> None:
    found = recorded_floor(tmp_path, Night()).figures
    assert day_lists(found.beside)["repeater_rounds"] == []


def test_a_night_at_another_house_behind_it_hides_nothing_of_it(day: TableDay, tmp_path: Path) -> None:
    elsewhere = recorded_floor(tmp_path, Night("venezia")).figures.beside
    beside = [*day.figures.beside, *elsewhere]
    assert day_lists(elsewhere) == {}
    assert len(day_lists(beside)["repeater_rounds"]) == 3


def test_other_programs_read_the_same(day: TableDay) -> None:
    form = day_form(day, VOICE)
    assert [name for name in form if name not in day_form(day)] == [
        "repeater_rounds",
        "repeater_dealers",
        "repeater_refused",
        "repeater_alarms",
        "repeater_corrected",
        "repeater_values",
    ]
    rows = list(csv.DictReader(io.StringIO(day_csv(day, VOICE).decode(), newline="")))
    first = next(row for row in rows if row["section"] == "repeater_rounds")
    assert "result -700.00" in first["what"]
    assert "spins 7, wagers 3, stood 20.00, paid 650.00, surrendered 30.00" in first["what"]
    (alarm,) = (row for row in rows if row["section"] == "repeater_alarms")
    assert alarm["what"].endswith("value 12, cost 2050.00")
    assert day_csv(day, VOICE).startswith(day_csv(day))


def test_a_house_that_deals_none_has_nothing_of_it_on_any_page(tmp_path: Path) -> None:
    night = Night("venezia")
    night.spin(1, 6)
    found = recorded_floor(tmp_path, night)
    assert day_sheet(found, ROME, VOICE) == day_sheet(found, ROME, PLAIN)
    assert (day_form(found, VOICE), day_csv(found, VOICE)) == (day_form(found), day_csv(found))
