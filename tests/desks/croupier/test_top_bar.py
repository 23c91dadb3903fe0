"""The sentence at the top, as large as it goes; the lamps beside it."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.theme import Scale
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.spin_screen import screen
from app.desks.croupier.top_bar import TopBar, halves
from app.rules.side import Side
from app.table.live import ReaderHealth, ReaderNow
from tests.desks.desk import Station
from tests.desks.letters import reading


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("Rien va  ·  Ultimo colpo", ("Rien va", "Ultimo colpo")),
        ("a minimo 2,50 la partita", ("a minimo 2,50", "la partita")),
        ("uno", ("uno", "")),
    ],
)
def test_a_long_sentence_breaks_between_two_or_near_its_middle(said: str, lines: tuple[str, str]) -> None:
    assert halves(said) == lines


AT = datetime(2026, 11, 20, 22, 41, 7, tzinfo=UTC)


class Bar:
    """The top of a desk, whose clock is turned by hand."""

    def __init__(self, qtbot: QtBot) -> None:
        self.parent = QWidget()
        qtbot.addWidget(self.parent)
        self.now = AT
        scale = Scale()
        self.bar = TopBar(scale, self.parent, now=lambda: self.now)
        self.bar.resize(1280, 88)
        self.station = Station()

    def show(self, reader: ReaderNow) -> None:
        self.station.publish(reader=reader)
        made = screen(self.station.live, SpinDraft(spin=0))
        self.bar.show_heading(made.heading, Side.LEFT)

    def lamp(self) -> str:
        """What stands beside the reader's lamp."""
        with reading() as read:
            read.look_at(self.bar)
        return next(letters.text for letters in read.letters if letters.text.startswith("Cilindro"))


@pytest.mark.parametrize(("width", "words"), [(1256, "Massimiliano Bon"), (1400, "impiegato Marco Bon")])
def test_who_deals_is_not_cut_beside_a_spin_of_two_figures(qtbot: QtBot, width: int, words: str) -> None:
    """The name is rather written alone than cut; a wide window has room for all of it."""
    bar = Bar(qtbot)
    bar.bar.resize(width, 78)
    for _ in range(12):
        bar.station.say("open") if not bar.station.state.opened else bar.station.fall(9)
        bar.station.say("next")
    bar.station.send({"do": "dealer", "name": words.removeprefix("impiegato ")})
    bar.show(ReaderNow())
    with reading() as read:
        read.look_at(bar.bar)
    (shown,) = (letters for letters in read.letters if "Bon" in letters.text)
    assert (shown.text, shown.cut) == (words, False)


def test_the_age_of_the_last_number_grows_though_nothing_is_published(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.show(ReaderNow(ReaderHealth.LIVE, "wheel", 171, turning=True))
    assert bar.lamp() == "Cilindro 17,1 giri/min ↻"
    assert not bar.bar._ageing.isActive()
    bar.show(ReaderNow(ReaderHealth.LIVE, "wheel", number_at=AT.isoformat()))
    assert bar.lamp() == "Cilindro · numero adesso"
    bar.now += timedelta(minutes=3)
    assert bar.lamp() == "Cilindro · numero 3 min fa"
    assert bar.bar._ageing.isActive()


def test_damaged_lines_stand_beside_the_lamp_only_where_there_are_any(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.show(ReaderNow(ReaderHealth.LIVE, "wheel", damaged=4))
    assert bar.lamp() == "Cilindro · 4 righe guaste"
    bar.show(ReaderNow(ReaderHealth.LIVE, "wheel"))
    assert bar.lamp() == "Cilindro"
