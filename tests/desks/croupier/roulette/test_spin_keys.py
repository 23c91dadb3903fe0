"""Roulette's own acts and their keys stand beside those of any table, and never in their place."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.keys import Hit, Key, act_keys, key_meaning
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_keys import SPIN_KEYS

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_no_act_of_the_game_is_called_as_one_of_any_table() -> None:
    """Both are told apart by their names where they stand together."""
    assert not {act.value for act in Act} & {act.value for act in SpinAct}


def test_each_of_its_keys_does_its_act() -> None:
    """A key that means something at any table would hide it."""
    assert all(key_meaning(key, CONTROL) == Key(Hit.ACT, act=act) for key, act in SPIN_KEYS.items())
    assert len(set(SPIN_KEYS.values())) == len(SPIN_KEYS)


def test_the_sheet_of_keys_has_them_last() -> None:
    """What any table has comes first."""
    assert [act for act in act_keys() if isinstance(act, SpinAct)] == list(act_keys())[-len(SPIN_KEYS) :]
