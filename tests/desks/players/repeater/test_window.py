"""The players' window where Repeater Bets are dealt: the board beneath, a second of a seven, nothing elsewhere."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.common.language import Language, speak
from app.desks.common.lettering import proofread
from app.desks.common.text_size import set_text_size
from app.desks.players.board_window import BoardWindow
from app.desks.players.boards import BOARDS
from app.desks.players.repeater import window as repeater_window
from app.desks.players.repeater.window import WithBoard
from app.desks.players.roulette.window import PlayersWindow
from app.table.live import Live
from resources import house_names
from tests.desks.desk import Station
from tests.desks.letters import drawn, reading
from tests.desks.players.repeater.test_board import DEALING
from tests.table.repeater.night import Night

SIZES = [(1280, 800), (1920, 1080)]
LEAST = 16
"""Pixels of the reference: as on the game's own board."""


@pytest.fixture(autouse=True)
def moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A station that asks for no stillness, whatever this machine does."""
    monkeypatch.setattr(repeater_window, "wants_stillness", lambda: False)


def opened(qtbot: QtBot, window: BoardWindow, size: tuple[int, int] = (1280, 800)) -> BoardWindow:
    qtbot.addWidget(window)
    window.resize(*size)
    return window


def with_board(qtbot: QtBot, size: tuple[int, int] = (1280, 800)) -> WithBoard:
    window = opened(qtbot, BOARDS["roulette"](), size)
    assert isinstance(window, WithBoard)
    return window


def tell(window: BoardWindow, night: Night) -> None:
    window.show_live(Live(night.state))


def picture(window: BoardWindow) -> QImage:
    return window.grab().toImage()


def begun(_night: Night) -> None:
    """Everything is open."""


def long_round(night: Night) -> None:
    """Much came beyond its need, and the round has a number of three figures."""
    night.spin(*(6,) * 11, 5, 10, 15, 20, 25, 5, 10, 5, 36, 36, 36, 36, 1, 1, 1, 35, 29, 24, 24, 24, 24, 24)


def fallen(night: Night) -> None:
    night.spin(6, 3, 36)
    night.fall(27)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", sorted(set(house_names()) - DEALING))
def test_where_none_are_dealt_every_pixel_is_the_game_s(
    qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    station = Station(name=name)
    alone, beside = opened(qtbot, PlayersWindow(), size), with_board(qtbot, size)
    for step in ("closed", "open", "fall"):
        if step == "fall":
            station.fall(27)
        elif step == "open":
            station.say("open")
        for window in (alone, beside):
            window.show_live(station.live)
        picture(alone)  # letters that are drawn for the first time have other edges
        assert picture(alone) == picture(beside), step
        assert alone.accessibleName() == beside.accessibleName()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("play", [begun, long_round, fallen])
def test_everything_on_it_can_be_read(
    qtbot: QtBot, play: Callable[[Night], None], language: Language, text: int, size: tuple[int, int]
) -> None:
    for name in sorted(DEALING):
        night = Night(name)
        play(night)
        speak(language)
        set_text_size(text)
        window = with_board(qtbot, size)
        tell(window, night)
        with reading() as read:
            read.look_at(window)
        least = LEAST * min(size[0] / 1280, size[1] / 800)
        assert len(read.letters) > 30, name
        assert [letters.text for letters in read.letters if letters.cut or letters.pixels < least] == [], name
        assert [letters.text for letters in read.letters if letters.contrast < 4.5] == [], name


@pytest.mark.parametrize("size", SIZES)
def test_a_value_and_its_marks_are_large_enough_for_three_metres(qtbot: QtBot, size: tuple[int, int]) -> None:
    """A figure of 12 mm can be told from another at three metres: 30 pixels of a panel of 24 inches."""
    night = Night()
    long_round(night)
    window = with_board(qtbot, size)
    tell(window, night)
    with reading() as read:
        read.look_at(window)
    values = [each for each in read.letters if each.text in {"5", "8", "9", "10", "11"}]
    assert len(values) >= 5
    assert min(each.pixels for each in values) >= 30 * min(size[0] / 1280, size[1] / 800)


def test_a_mark_is_seen_and_a_wager_that_is_closed(qtbot: QtBot) -> None:
    night, window = Night(), with_board(qtbot)
    tell(window, night)
    before = picture(window)
    night.spin(3)
    tell(window, night)
    after = picture(window)
    width, height = before.width(), before.height()
    changed = [
        x
        for x in range(0, width, 2)
        for y in range(height * 7 // 10, height * 83 // 100, 2)
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert (min(changed) * 11 // width, len(changed) > 500) == (2, True), (
        "the box of 4 is the third of eleven"
    )
    assert max(changed) - min(changed) < width / 11


def test_a_dot_is_filled_with_each_mark_and_the_box_is_bright_before_the_first(qtbot: QtBot) -> None:
    """Counted where the dots of 4 lie, the third box; another value comes last, whose ring is of gold too."""
    night, window = Night(), with_board(qtbot)
    gold, grounds = [], []
    for marks in range(5):
        night.spin(*(3,) * (marks > 0), 18)
        tell(window, night)
        now = picture(window)
        dots = (now.pixelColor(x, y).name() for x in range(256, 348) for y in range(634, 658))
        gold.append(sum(paint == theme.GOLD for paint in dots))
        grounds.append(now.pixelColor(345, 575).name())
    assert gold[0] == 0
    assert all(more - fewer > 80 for fewer, more in pairwise(gold))
    assert grounds == [theme.PAY, *[theme.BAND] * 4]


def test_a_seven_has_the_whole_screen_for_a_second(qtbot: QtBot) -> None:
    night, window = Night(), with_board(qtbot)
    night.spin(3)
    tell(window, night)
    assert window.seven.interval() == 1000
    night.fall(16)
    tell(window, night)
    with reading() as read:
        read.look_at(window)
    assert [letters.text for letters in read.letters] == ["7"]
    assert read.letters[0].pixels > 600
    with qtbot.waitSignal(window.seven.timeout, timeout=10_000):
        pass
    with reading() as read:
        read.look_at(window)
    assert {"16", "giro 2"} < {letters.text for letters in read.letters}
    tell(window, night)
    assert not window.seven.isActive(), "it is told once"


def test_a_display_that_is_made_after_a_seven_tells_none(qtbot: QtBot) -> None:
    night, window = Night(), with_board(qtbot)
    night.fall(16)
    tell(window, night)
    assert not window.seven.isActive()


def test_another_seven_right_behind_is_told_too_and_a_void_throw_ends_it(qtbot: QtBot) -> None:
    night, window = Night(), with_board(qtbot)
    night.spin(16)
    tell(window, night)
    night.fall(6)
    tell(window, night)
    assert window.seven.isActive()
    night.do("void", reason="no_pocket")
    tell(window, night)
    assert (window.seven.isActive(), window.game.isHidden()) == (False, False)


def test_where_nothing_is_to_move_the_board_alone_tells_of_a_seven(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeater_window, "wants_stillness", lambda: True)
    night, window = Night(), with_board(qtbot)
    tell(window, night)
    night.fall(16)
    tell(window, night)
    assert not window.seven.isActive()
    with reading() as read:
        read.look_at(window)
    assert {"16", "giro 2", "7"} < {letters.text for letters in read.letters}


def test_the_board_comes_with_the_night_and_goes_with_it(qtbot: QtBot) -> None:
    station, window = Station(name="repeater-bets"), with_board(qtbot)
    window.show_live(station.live)
    assert picture(window).height() == window.game.height() == window.height()
    station.say("open")
    window.show_live(station.live)
    assert window.game.height() < window.height()
    station.say("close")
    window.show_live(station.live)
    assert window.game.height() == window.height()


def test_a_screen_reader_is_told_what_is_marked_and_what_is_open(qtbot: QtBot) -> None:
    night, window = Night("repeater-bets-plain"), with_board(qtbot)
    night.spin(3, 8, 5, 36)
    tell(window, night)
    assert window.accessibleName().endswith(
        "giro 1; 4, 2 di 4; 6, 1 di 6; 12, 1 di 2; 7×, 1 di 7; aperta: 2, 3, 5, 8, 9, 10, 11"
    )


def test_it_is_drawn_anew_as_soon_as_another_language_is_chosen(qtbot: QtBot) -> None:
    window = with_board(qtbot)
    tell(window, Night())
    texts: list[str] = []
    with drawn(window), qtbot.waitExposed(window):
        window.show()
    with drawn(window):
        QApplication.processEvents()
        proofread(lambda written, _painter: texts.append(written.text))
        try:
            speak(Language.ENGLISH)
            qtbot.waitUntil(lambda: "round 1" in texts)
        finally:
            proofread(None)
    assert window.windowTitle() == "Capotavolo — players’ display"
