"""The board of Repeater Bets as exercises draw it, and as they say it."""

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.trainee.repeater.drawings import rows_of
from app.desks.trainee.scene_picture import scene_picture
from app.desks.trainee.school import School
from app.practice.repeater.dealt import rules_dealt
from app.practice.repeater.scenes import OnBoard
from app.rules.money import Cents
from app.rules.repeater.round import Round, Stake
from tests.houses import house
from tests.schooling import EVERYWHERE, WORDS

BOARD = Round(3, {4: 3, 12: 1}, (Stake("repeat-4", "posto 3", Cents(5_00)),))


def test_every_wager_of_a_house_has_its_place_the_low_values_above_the_high_ones() -> None:
    whole = rows_of(rules_dealt(house("repeater-bets")).wagers)
    said = [[wager.code.removeprefix("repeat-") if wager else None for wager in row] for row in whole]
    assert said == [
        ["2", "3", "4", "5", "6", "2-3-11-12"],
        ["8", "9", "10", "11", "12", None],
        ["uptown", "downtown", "citywide", "repeater-even"],
        ["repeater-odd", "horn", "before-7-2-12", "before-7-3-11"],
    ]
    assert rows_of(rules_dealt(house("repeater-bets-plain")).wagers) == whole[:2]


def test_marks_and_wagers_are_drawn(qtbot: QtBot) -> None:
    assert isinstance(EVERYWHERE, School)
    empty, full = (_gold(Round(3)), _gold(BOARD))
    assert full > empty > 0, "the round's number alone, and a seat with its amount besides"


def _gold(round_: Round) -> int:
    image = QImage.fromData(scene_picture(EVERYWHERE, house("repeater-bets"), OnBoard(round_)))
    gold = QColor(theme.GOLD)
    return sum(image.pixelColor(x, y) == gold for x in range(image.width()) for y in range(image.height()))


def test_a_board_is_said() -> None:
    assert WORDS.scene(OnBoard(BOARD), {}) == "Giro 3; segni: 4 ×3, 12 ×1; repeater 4: posto 3 € 5,00"
    assert WORDS.scene(OnBoard(Round(1)), {}) == "Giro 1; segni: –"
