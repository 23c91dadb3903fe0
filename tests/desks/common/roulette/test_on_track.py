"""What is held lies on the race track and on no position of the cloth (rules 6) [5, 5.2]."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.desks.common.application import make_application
from app.desks.common.lettering import proofread
from app.desks.common.roulette.cloth import BESIDE
from app.desks.common.roulette.on_track import Holder, parted
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.fan import draw_held
from app.desks.croupier.roulette.entry.targets import pile_words
from app.table.roulette.spin_state import SpinState
from tests.desks.desk import Desk
from tests.houses import house

VENEZIA = house("venezia")


def given(desk: Desk, name: str, owner: str, **fields: object) -> None:
    form = {"do": "announce", "name": name, "owner": owner, "value": "20.00", "held": True}
    desk.station.send({key: value for key, value in {**form, **fields}.items() if value is not None})


def spin_of(desk: Desk) -> SpinState:
    assert desk.station.state.betting is not None
    return desk.station.state.betting


def faces(desk: Desk) -> dict[str, list[tuple[str, int]]]:
    """What lies at each place of the race track: faces and how many."""
    return {item.place: [(look.face, pieces) for look, pieces in item.piles] for item in desk.screen.held}


def test_what_is_held_is_drawn_on_the_track_as_it_is_written_and_what_is_placed_on_the_cloth(
    desk: Desk,
) -> None:
    given(desk, "vicini", "posto 6")
    given(desk, "laterali-17", "posto 2")
    given(desk, "orfanelli", "blue", colour_pieces=2, value=None)
    given(desk, "serie", "posto 3", held=False)
    spread = [("B", 2)] * 5
    assert faces(desk) == {"vicini": [("100", 1), ("20", 4)], "17": [("20", 5)], "orfanelli": spread}
    on_cloth = {stack.position.name for stack in desk.screen.laid}
    assert on_cloth == {f"split-{name}" for name in ("5-8", "10-11", "13-16", "23-24", "27-30", "33-36")}


def test_complimentary_chips_lie_there_as_they_are_and_a_nassa_within_the_vicini(desk: Desk) -> None:
    given(desk, "serie", "posto 4", complimentary={"value": "20.00", "pieces": 6})
    given(desk, "nassa", "posto 4", accepted_by="Bianchi")
    given(desk, "finale-3", "posto 5", accepted_by="Bianchi")
    assert faces(desk) == {"serie": [("20*", 5), ("20*", 1)], "vicini": [("20", 1)] * 5, BESIDE: [("20", 4)]}


def test_5_2_colours_and_equal_chips_are_stacked_and_spread_as_they_are_written(desk: Desk) -> None:
    """Rules 6: vicini 5 stacked and 4 spread, serie 5 and 1, orfanelli 5 spread."""
    given(desk, "vicini", "red", colour_pieces=1, value=None)
    given(desk, "serie", "blue", colour_pieces=3, value=None)
    given(desk, "orfanelli", "posto 2", value="10.00")
    assert faces(desk) == {
        "vicini": [("R", 5), *[("R", 1)] * 4],
        "serie": [("B", 15), ("B", 3)],
        "orfanelli": [("10", 1)] * 5,
    }


def test_what_was_moved_off_the_track_lies_where_it_was_moved_to(desk: Desk) -> None:
    given(desk, "serie", "posto 4")
    moved = {"do": "move", "from": "split-5-8", "to": "straight-8", "owner": "posto 4"}
    desk.station.send(moved)
    there = parted(VENEZIA, spin_of(desk))
    assert there.track == ()
    assert "straight-8" in {stack.position.name for stack in there.cloth}


def test_when_it_wins_its_place_says_who_plays_there_and_bears_no_chip(desk: Desk) -> None:
    given(desk, "serie", "posto 4")
    given(desk, "serie", "posto 1")
    desk.station.fall(8)
    (target,) = (target for target in desk.screen.inside if target.position.name == "split-5-8")
    assert (target.piles, target.held) == ((), (Holder("posto 4"), Holder("posto 1")))
    assert [row.amount for row in desk.screen.payments.rows] == [34000, 34000]
    assert Act.PAID in desk.screen.can


@pytest.mark.usefixtures("qapp")
def test_a_colour_that_is_held_has_its_letter(desk: Desk) -> None:
    """Whose it is stands over the place that won: a colour as its chips do, a seat by its number."""
    make_application(["test"])
    form = {"do": "announce", "name": "orfanelli", "owner": "blue", "colour_pieces": 2, "held": True}
    desk.station.send(form)
    desk.station.fall(17)
    target = next(each for each in desk.screen.inside if each.held)
    assert target.held == (Holder("blu", "B"),)
    assert "tenuto sul race track: blu" in pile_words(target)
    found: list[str] = []
    picture = QPixmap(56, 56)
    painter = QPainter(picture)
    proofread(lambda written, _painter: found.append(written.shown))
    draw_held(painter, Scale(), QRectF(0, 0, 56, 56), target.held)
    draw_held(painter, Scale(), QRectF(0, 0, 56, 56), (Holder("posto 4"),))
    proofread(None)
    painter.end()
    assert found == ["ten. B", "ten. P4"]
