"""The lines of the short list of payments, also where texts are set larger on this station."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.text_size import set_text_size
from app.desks.croupier.acts import Act
from tests.desks.played import Played
from tests.desks.written import written_on

USUAL, LARGE = 100, 130


def many(qtbot: QtBot) -> Played:
    """A stake over the maximum, a freed one's like, and more payments than lines."""
    played = Played(qtbot)
    played.fall(31)
    played.value(10000, 1)
    played.place("straight-31")
    for name in ("red", "blue", "green", "yellow", "lilac"):
        played.colour(name)
        played.place("black", "straight-31")
    for _ in range(7):
        played.window.dealing.act(Act.PAID)
    return played


@pytest.mark.parametrize("size", [USUAL, LARGE])
def test_sums_are_written_alike_and_signs_apart_from_names(qtbot: QtBot, size: int) -> None:
    """Screens: what can be compared is written alike; at any size of the texts nothing touches its neighbour."""
    played = many(qtbot)
    set_text_size(size)
    texts = written_on(played.panel)
    top = played.panel.list.y()
    lines = [w for w in texts if top <= w.rect.center().y() <= played.panel.list.geometry().bottom()]
    sums = {w.pixels for w in lines if w.text.startswith("€")}
    assert len(sums) == 1
    assert len([w for w in lines if w.text.startswith("€")]) > 2
    for sign in (w for w in lines if w.text in {"✓", "→", "!"}):
        (name,) = [
            w for w in lines if w.rect.y() == sign.rect.y() and w.rect.x() > sign.rect.x() and "·" in w.text
        ]
        assert name.rect.x() - sign.rect.x() >= 1.2 * sign.pixels


@pytest.mark.parametrize("size", [USUAL, LARGE])
def test_how_many_are_left_out_never_stands_before_the_bank_s_sum(qtbot: QtBot, size: int) -> None:
    """ "5 − € 2.350" would be a subtraction: between them stands what the sum is of."""
    played = many(qtbot)
    set_text_size(size)
    texts = [w.text for w in written_on(played.panel)]
    more = next(text for text in texts if text.startswith(("▴", "▾", "⋯")))
    name = next(text for text in texts if text.startswith("Banca"))
    where = {w.text: w.rect for w in written_on(played.panel) if w.text in {more, name}}
    assert where[name].x() > where[more].x()
