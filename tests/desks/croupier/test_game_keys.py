"""A game's own acts and their keys stand beside those of any table, and never in their place."""

from collections import Counter

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.keys import Hit, Key, act_keys, key_meaning
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.words.all_games import GAME_WORDS
from app.desks.croupier.words.game_words import GameWords, speak_of

CONTROL = Qt.KeyboardModifier.ControlModifier


def hidden(game: GameWords) -> list[int]:
    """Those of its keys that do something else where it is dealt."""
    speak_of(game)
    return [key for key, act in game.keys.items() if key_meaning(key, CONTROL) != Key(Hit.ACT, act=act)]


def test_no_act_of_a_game_is_called_as_another() -> None:
    """They are told apart by their names where they stand together."""
    kinds = AnyAct.__subclasses__()
    assert {Act, SpinAct} <= set(kinds)
    names = Counter(act.value for kind in kinds for act in kind)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("game", GAME_WORDS)
def test_each_key_of_a_game_does_its_act(game: GameWords) -> None:
    """A key that means something at any table would hide it, and the sheet would name it none the less."""
    assert hidden(game) == []
    assert len(set(game.keys.values())) == len(game.keys)


def test_a_key_of_a_game_that_any_table_has_is_told() -> None:
    """So that the test above can fail: Ctrl+Z takes back, whatever is dealt."""
    assert hidden(replace(ROULETTE, keys={int(Qt.Key.Key_Z): SpinAct.ANNOUNCE})) == [Qt.Key.Key_Z]


@pytest.mark.parametrize("game", GAME_WORDS)
def test_the_sheet_of_keys_has_a_game_s_last(game: GameWords) -> None:
    """What any table has comes first."""
    speak_of(game)
    count = len(game.keys)
    assert list(act_keys())[len(act_keys()) - count :] == list(game.keys.values())
