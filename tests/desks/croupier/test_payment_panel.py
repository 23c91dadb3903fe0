"""What is touched beside the large payment."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from tests.desks.played import Played

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_chip_is_marked_as_finished_by_touch_and_by_key(played: Played) -> None:
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    button = played.panel.buttons[Act.FINISHED]
    played.touch(button)
    assert (button.chosen, button.accessibleName()) == (True, "C'è di nuovo")
    assert [chip.value for chip in played.station.state.bank.inventory.missing] == [2000]
    assert played.panel.accessibleName().endswith(": 700. Manca il 20: chiedere un fill")
    played.key(Qt.Key.Key_F, CONTROL)
    assert (button.chosen, button.accessibleName()) == (False, "Finito")
    assert not played.station.state.bank.inventory.missing


def test_enter_pays_and_never_marks_a_chip(played: Played) -> None:
    """The mark's button is never where Enter goes, whatever was touched before."""
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.FINISHED])
    assert not played.panel.buttons[Act.FINISHED].hasFocus()
    played.key(Qt.Key.Key_Return)
    assert played.paid == {1}
    assert len(played.station.state.bank.inventory.missing) == 1


def test_an_amount_of_several_chips_has_nothing_to_mark(played: Played) -> None:
    played.fall(8)
    for cents in (2000, 500):
        played.value(cents, 1)
        played.place("low")
    assert not played.panel.buttons[Act.FINISHED].isVisible()


def test_what_is_given_back_is_read_aloud_too(played: Played) -> None:
    """Rules 5: what is over the maximum is not paid and is returned; a straight takes sixty at most."""
    played.fall(8)
    played.value(2000, 4)
    played.touch(played.entry.keys.counts[3])
    played.place("straight-8")
    assert played.amounts == [35 * 6000]
    assert "Da rendere · 8 · posto 4: € 20" in played.panel.accessibleName()
