"""What zero leaves to be decided: the player's choice where the house has it, and grouping (rules 4)."""

from app.desks.croupier.roulette.at_zero import Lump, at_zero
from app.desks.croupier.roulette.forms.zero_form import MORE, ZERO
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.side import Side
from app.table.roulette.spin_state import SpinState
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk, Station


def zero(house: str, *stakes: tuple[str, int]) -> Desk:
    desk = Desk(station=Station(Side.LEFT, house))
    desk.station.fall(0)
    desk.colour("red", *(place for place, times in stakes for _ in range(times)))
    return desk


def paying(desk: Desk) -> SpinState:
    spin = desk.station.state.paying
    assert spin is not None
    return spin


def test_a_player_chooses_half_back_or_prison() -> None:
    """Rules 4, France: the choice of half back or prison is the player's; who says nothing has half back."""
    desk = zero("france", ("black", 4), ("even", 2))
    page = Asked(ZERO, desk)
    half, prison = page.rows[0].keys
    assert (half.words, half.chosen, prison.words, prison.chosen) == ("Metà", True, "Prigione", False)
    assert prison.name == f"{page.rows[0].name}: Prigione"
    page.touch(prison.says)
    assert paying(desk).shut == {("black", "red")}
    half, prison = page.rows[0].keys
    assert prison.chosen
    sent = len(desk.station.sent)
    page.touch(prison.says)
    assert len(desk.station.sent) == sent, "what is chosen already is not said again"
    page.touch(half.says)
    assert not paying(desk).shut


def test_odd_pieces_of_a_colour_are_grouped() -> None:
    """Rules 4: one colour's pieces on several simple chances may be grouped before they are divided."""
    desk = zero("venezia", ("black", 1), ("even", 1))
    assert sorted(share.fate for share in desk.screen.payments.shares) == ["shut", "shut"]
    page = Asked(ZERO, desk)
    (red,) = page.rows[0].keys
    assert (red.name, red.look is not None, red.chosen) == ("rosso", True, False)
    page.touch(red.says)
    assert paying(desk).grouped == {"red"}
    assert page.rows[0].keys[0].chosen
    assert [share.fate for share in desk.screen.payments.shares] == ["halved"]
    page.touch(page.rows[0].keys[0].says)
    assert paying(desk).grouped == frozenset()


def test_where_nothing_is_to_be_decided_nothing_is_asked() -> None:
    """Screens: zero asks only what must be remembered."""
    assert SpinAct.ZERO not in zero("venezia", ("black", 2)).screen.can


def test_what_was_left_lying_and_taken_up_before_the_throw_is_said() -> None:
    """Rules 4: what his half is of, its player may have taken up; then zero halved nothing."""
    desk = Desk(station=Station(Side.LEFT, "venezia"))
    desk.station.fall(8)
    desk.colour("red", "black")
    desk.dealing.leave_lying()
    desk.station.say("next")
    desk.station.fall(0)
    before = at_zero(desk.station.state)
    assert [(lump.position.name, lump.owner, lump.amount) for lump in before.lying] == [("black", "red", 500)]
    page = Asked(ZERO, desk)
    (key,) = page.rows[0].keys
    assert (key.words, key.below) == ("Noir · rosso", "€ 5")
    page.touch(key.says)
    (gone,) = page.told
    assert isinstance(gone, Lump)
    desk.dealing.take_up(gone.position, gone.owner)
    assert desk.station.sent[-1] == {"do": "taken_up", "position": "black", "owner": "red"}
    assert at_zero(desk.station.state).lying == ()
    settled = paying(desk).settlement
    assert settled is not None
    assert settled.partage == ()


def test_of_many_stakes_each_is_reached() -> None:
    desk = zero("france", ("black", 1))
    for seat in range(1, 6):
        desk.value(50, f"posto {seat}", "even")
    page = Asked(ZERO, desk)
    first = [row.name for row in page.rows if row.name]
    page.touch(MORE)
    second = [row.name for row in page.rows if row.name]
    assert len({*first, *second}) == 6
    assert len(first) == 4
