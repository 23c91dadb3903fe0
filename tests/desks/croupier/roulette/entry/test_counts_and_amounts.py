"""How many pieces a touch lays, of which chip, and whose: what is said holds, and what is not said falls back."""

from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.common.lettering import Written, proofread
from app.desks.common.looks import Look
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.chip_button import ChipButton
from app.rules.roulette.layout import inside_winning
from tests.desks.croupier.roulette.entry.counting_hands import ODDS, Hands, K, next_spin
from tests.desks.letters import drawn, letters_box, paint_in_place
from tests.desks.played import Played


def shown_counts(played: Played) -> list[tuple[str, int]]:
    """The chips of the palette that bear a count: which, and how many a touch lays."""
    chips = [*played.entry.chips.colours, *played.entry.chips.values]
    return [(chip.text(), chip.each) for chip in chips if chip.each > 1]


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_the_count_falls_back_with_another_chip_and_a_second_touch_holds_it(
    played: Played, *, keys: bool
) -> None:
    """Three of red, then blue: one piece. Said twice, three of blue too. The chip in hand bears it."""
    played.fall(17)
    hands, place = Hands(played, keys=keys), inside_winning(17)[0]
    pays = ODDS[len(place.numbers)]
    hands.colour(0)
    assert shown_counts(played) == []
    hands.count(3)
    assert shown_counts(played) == [("R", 3)]
    hands.place(17, place)
    hands.colour(1)
    assert shown_counts(played) == []
    hands.place(17, place)
    for _ in range(2):
        hands.count(3)
    assert "anche con un altro gettone" in played.entry.keys.counts[2].accessibleName()
    hands.colour(2)
    assert shown_counts(played) == [("V", 3)]
    assert "3 pezzi a tocco" in played.entry.chips.colours[2].accessibleName()
    hands.place(17, place)
    assert [row.pieces for row in hands.rows()] == [3 * pays, pays, 3 * pays]


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_the_chip_of_the_number_before_is_not_chosen_any_more(played: Played, *, keys: bool) -> None:
    played.fall(17)
    hands = Hands(played, keys=keys)
    hands.colour(0)
    hands.place(17, inside_winning(17)[0])
    next_spin(played)
    played.fall(17)
    assert not any(chip.chosen for chip in played.entry.chips.colours)
    hands.place(17, inside_winning(17)[0])
    assert hands.rows() == ()


def staked_and_gone_on(played: Played, *stakes: tuple[int, int, int]) -> None:
    """On 17 seats win on noir: value in cents, seat, pieces. On 5, red, nobody does; then it is 17 again."""
    played.fall(17)
    for cents, seat, pieces in stakes:
        played.value(cents, seat)
        played.touch(played.entry.keys.counts[pieces - 1])
        played.place("black")
    played.station.say("paid_all", "next")
    played.fall(5)
    played.station.say("cleared")
    next_spin(played)
    played.fall(17)


def on_black(played: Played) -> list[tuple[str | None, int, int]]:
    stacks = played.window.dealing.draft.stacks
    return [(e.owner, e.pieces, e.value) for s in stacks if s.position.name == "black" for e in s.entries]


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_value_and_a_chance_take_three_with_the_seat_s_last_amount_there(
    played: Played, *, keys: bool
) -> None:
    """Chip, seat, place: five twenties as the last time, though they were two fifties; one more is one more."""
    staked_and_gone_on(played, (5000, 4, 2), (2000, 2, 7))
    hands = Hands(played, keys=keys)
    hands.value(3, 4)
    black = next(chance for chance in played.entry.chances if chance.text() == "Noir")
    assert "un tocco ne posa 5" in black.accessibleName()
    for laid in (5, 6):
        if keys:
            played.key((K.Key_A, K.Key_S, K.Key_D, K.Key_F, K.Key_G)[played.entry.chances.index(black)])
        else:
            played.place("black")
        hands.touches += 1
        assert on_black(played) == [("posto 4", laid, 2000)]
        assert hands.touches == laid - 2
    for _ in range(2):
        played.window.do(Act.UNDO)
    assert on_black(played) == []


def test_what_a_touch_lays_is_seen_where_others_lie_too(played: Played) -> None:
    """It stands beside the name, over others' chips and beside what all of it comes to."""
    staked_and_gone_on(played, (5000, 4, 2))
    black = next(chance for chance in played.entry.chances if chance.text() == "Noir")
    written: list[str] = []
    for others in range(3):
        if others:
            played.value(10000, others)
            played.place("black")
        played.value(2000, 4)
        written.clear()
        proofread(lambda text, painter: written.append(text.text) if painter.device() is black else None)
        with pytest.MonkeyPatch.context() as patch:
            paint_in_place(patch)
            with drawn(played.window):
                black.grab()
        proofread(None)
        assert "×5" in written, others


AMOUNTS: Final = {
    "its amount": (2000, 4, "black", 0, 5),
    "in fifties": (5000, 4, "black", 0, 2),
    "it does not divide": (20000, 4, "black", 0, 1),
    "another seat's own": (2000, 2, "black", 0, 7),
    "a seat that had none": (2000, 3, "black", 0, 1),
    "nobody's": (2000, 0, "black", 0, 1),
    "elsewhere": (2000, 4, "low", 0, 1),
    "one was said": (2000, 4, "black", 1, 1),
    "three were said": (2000, 4, "black", 3, 3),
}
"""Value, seat, chance, the count that was said, and the pieces that one touch lays."""


@pytest.mark.parametrize("which", AMOUNTS)
def test_the_amount_is_the_seat_s_on_that_chance_unless_a_count_was_said(played: Played, which: str) -> None:
    cents, seat, place, count, laid = AMOUNTS[which]
    staked_and_gone_on(played, (5000, 4, 2), (2000, 2, 7))
    played.value(cents, seat)
    if count:
        played.touch(played.entry.keys.counts[count - 1])
    played.place(place)
    stacks = played.window.dealing.draft.stacks
    assert [entry.pieces for stack in stacks for entry in stack.entries] == [laid]


def test_what_lies_there_of_the_seat_is_not_laid_once_more(played: Played) -> None:
    """His two fifties may still lie there: once that is said, a twenty beside them is one twenty."""
    played.fall(17)
    played.value(5000, 4)
    played.touch(played.entry.keys.counts[1])
    played.place("black")
    played.station.say("paid_all", "next")
    played.fall(17)
    played.touch(played.entry.row.ghosts[0])
    played.value(2000, 4)
    played.place("black")
    assert on_black(played) == [("posto 4", 2, 5000), ("posto 4", 1, 2000)]


@pytest.mark.parametrize(("owner", "worth"), [("P8", "12,50"), ("Imp", ""), ("P4", ""), ("", "100")])
def test_on_a_chip_in_hand_whose_it_is_covers_neither_its_value_nor_how_many(
    qtbot: QtBot, owner: str, worth: str
) -> None:
    """A key of the least size: chip, count and seat each have their place."""
    parent = QWidget()
    qtbot.addWidget(parent)
    button = ChipButton(Scale(), parent)
    button.resize(theme.TARGET, theme.TARGET)
    button.show_chip(Look("#b3161f", "R", "solid", marker=worth), "rosso", chosen=True, owner=owner, each=9)
    found: list[Written] = []
    with pytest.MonkeyPatch.context() as patch:
        paint_in_place(patch)
        proofread(lambda written, painter: found.append(written._replace(rect=letters_box(written, painter))))
        button.grab()
        proofread(None)
    words = [written for written in found if written.text in {owner, "×9"}]
    chip = QRectF(0, 0, 34, 34)
    chip.moveCenter(QPointF(theme.TARGET / 2 if owner else 21, theme.TARGET - 20))
    face = chip.adjusted(8, 8, -8, 0)
    assert [written.text for written in words if written.rect.intersects(face) or written.cut] == []
    assert not any(one.rect.intersects(other.rect) for one, other in combinations(words, 2))
    assert all(button.rect().contains(written.rect.toRect()) for written in words)
