"""Rules 10: the house's edge on display and on paper is computed from the odds, never typed in."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.__main__ import main
from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.players.roulette.edge_printing import draw_sheet, sheet_text, write_pdf
from app.desks.players.roulette.edge_sheet import edge_sheet, edge_words, zero_words
from app.desks.players.roulette.edges import hundredths, keeps
from app.desks.players.roulette.window import PlayersWindow
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from resources import house_names
from tests.desks.desk import Station
from tests.houses import house


def test_1_74_is_1_35_percent_and_1_37_is_2_70() -> None:
    assert (hundredths(Fraction(1, 74)), hundredths(Fraction(1, 37))) == (135, 270)
    assert keeps(house("tombola-half-back")) == (135, 270)
    assert keeps(house("tombola-all-lost")) == (270, 270)


def test_the_display_says_the_zero_rule_and_the_edge_in_each_language() -> None:
    half, lost = keeps(house("tombola-half-back")), keeps(house("tombola-all-lost"))
    assert edge_words(half) == "Vantaggio della casa: chance semplici 1,35 %, altre puntate 2,70 %"
    assert edge_words(lost) == "Vantaggio della casa 2,70 %"
    speak(Language.ENGLISH)
    assert edge_words(half) == "House edge: even money 1.35 %, other bets 2.70 %"
    assert len({zero_words(rule) for rule in ZeroRule}) == len(ZeroRule)


@pytest.mark.parametrize("name", house_names())
def test_each_house_has_a_sheet_with_every_bet_it_offers(name: str) -> None:
    sheet = edge_sheet(house(name))
    doubles = {"Due dozzine", "Due colonne"} & {line.bet for line in sheet.lines}
    assert bool(doubles) is spin_rules(house(name)).doubles
    assert len({line.bet for line in sheet.lines}) == len(sheet.lines)
    assert all(
        hundredths(Fraction(line.edge)) == int(line.percent[:-2].replace(",", "")) for line in sheet.lines
    )


def test_the_sheet_of_the_tombola_says_what_is_printed() -> None:
    """The source's house edge: even chance bets 1.35 %, bets on the layout 2.7 %; "36 for 1" is 35 to 1."""
    speak(Language.ENGLISH)
    lines = sheet_text(edge_sheet(house("tombola-half-back"))).splitlines()
    assert lines[:2] == ["House edge", "Roulette Tombola (b i)"]
    words = [" ".join(line.split()) for line in lines]
    assert "Straight 35 : 1 2.70 % 1/37" in words
    assert "Two dozens 1 : 2 2.70 % 1/37" in words
    assert "Even chances 1 : 1 1.35 % 1/74" in words


def test_the_sheet_is_written_as_text_and_as_a_pdf_of_one_page(tmp_path: Path) -> None:
    text, page = tmp_path / "edge.txt", tmp_path / "edge.pdf"
    assert main(["edge", "--house", "tombola-all-lost", "--sheet", str(text), "--language", "en"]) == 0
    assert text.read_text(encoding="utf-8").count("2.70 %") == 12
    assert main(["edge", "--house", "tombola-all-lost", "--sheet", str(page)]) == 0
    data = page.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 1
    with pytest.raises(FileNotFoundError):
        write_pdf(edge_sheet(house("venezia")), tmp_path / "nowhere" / "edge.pdf")


def test_the_sheet_is_dark_on_white_paper_and_takes_its_whole_width() -> None:
    """The desk's own letters are light: on paper they would not be read."""
    make_application(["test"])
    paper = QImage(672, 1012, QImage.Format.Format_Grayscale8)
    paper.setDotsPerMeterX(3937)
    paper.setDotsPerMeterY(3937)
    paper.fill(255)
    draw_sheet(edge_sheet(house("tombola-half-back")), paper)
    pixels, line = bytes(paper.constBits()), paper.bytesPerLine()
    assert line == paper.width()
    dark = [(place % line, place // line) for place, grey in enumerate(pixels) if grey < 90]
    assert max(y for _, y in dark) < paper.height() * 0.7, "one page"
    assert (min(x for x, _ in dark), max(x for x, _ in dark)) == (0, 671)
    title = {y for x, y in dark if x < 400 and y < 40}
    assert len(title) > 15


@pytest.mark.parametrize("name", ["edge.doc", "nowhere/edge.txt", "nowhere/edge.pdf"])
def test_a_sheet_that_cannot_be_written_is_bad_input(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["edge", "--sheet", str(tmp_path / name)]) == 2
    out, error = capfd.readouterr()
    assert (out, error.count("\n")) == ("", 1)
    assert "--sheet" in error


def test_the_players_window_draws_a_tombola(qtbot: QtBot, tmp_path: Path) -> None:
    station = Station(name="tombola-half-back")
    station.publish()
    window = PlayersWindow()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show_live(station.live)
    assert not window.grab().isNull()
    wheel = PlayersWindow()
    qtbot.addWidget(wheel)
    wheel.resize(1280, 800)
    wheel.show_live(Station().live)
    assert window.grab().toImage() != wheel.grab().toImage()
