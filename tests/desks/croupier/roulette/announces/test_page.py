"""A call bet is touched on its page, taken or refused, against a real table (rules 6)."""

import subprocess
import sys
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.croupier.roulette.announces import draft as draft_of
from app.desks.croupier.roulette.announces.draft import AnnounceDraft
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.announces.words import fault_words
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.announce_acceptance import Fault
from app.rules.side import Side
from tests.desks.croupier.announce_keys import those
from tests.desks.croupier.announced import laid, opened, say, taken, typed
from tests.desks.played import Played
from tests.houses import house

ROOT = Path(__file__).parents[5]


def value(page: AnnouncePage, cents: int) -> None:
    QTest.mouseClick(
        those(page, draft_of.choose_value)[house("venezia").chips.index(Cents(cents))],
        Qt.MouseButton.LeftButton,
    )


def accepted(played: Played) -> list[object]:
    """Who repeated the announces that were sent."""
    return [form.get("accepted_by") for form in played.station.sent]


def test_a_sector_a_value_a_seat_and_it_is_taken(played: Played) -> None:
    """The vicini as the source prints them: 2 on the trio and the corner, 1 on each split, da 20."""
    page = opened(played)
    played.touch(page.track.sectors["vicini"])
    value(page, 2000)
    played.touch(those(page, draft_of.choose_owner)[3])
    played.touch(those(page, draft_of.put_down)[5])  # 200
    assert page.accessibleName().startswith("«Da 20, vicini, 180»")
    played.touch(page.accept)
    (said,) = taken(played)
    assert laid(said) == {
        "trio-0-2-3": 4000,
        **{f"split-{name}": 2000 for name in ("4-7", "12-15", "18-21", "19-22", "32-35")},
        "corner-25-29": 4000,
    }
    assert (said.owner, said.repeat, said.held) == ("posto 4", "Da 20, vicini, 180", True)
    assert (page.isVisible(), page.hand.draft) == (True, AnnounceDraft()), "it is the next player's now"
    assert page.picture.picture.note == "Accettato: Da 20, vicini, 180 — posto 4 · tenuto"
    assert "1 in gioco" in played.window.strip.own.accessibleName()


def test_the_money_is_complimentary_chips(played: Played) -> None:
    """One touch says that all of it is; those that won are paid, and the chips stay what they are."""
    page = opened(played)
    played.touch(page.track.sectors["serie"])
    value(page, 2000)
    played.touch(those(page, draft_of.choose_owner)[3])
    played.touch(those(page, draft_of.toggle_gifts)[0])
    played.touch(page.accept)
    (said,) = taken(played)
    assert {entry.kind for stack in said.bets for entry in stack.entries} == {Piece.COMPLIMENTARY}
    assert played.station.sent[-1]["complimentary"] == {"value": "20.00", "pieces": 6}


def test_part_of_it_complimentary_is_refused_while_it_is_held(played: Played) -> None:
    """Rules 6: an announce held must be entirely of complimentary chips or have none."""
    page = opened(played)
    played.touch(page.track.sectors["serie"])
    value(page, 2000)
    played.touch(those(page, draft_of.choose_owner)[3])
    played.touch(those(page, draft_of.toggle_gifts)[0])
    for _ in range(2):
        played.touch(those(page, draft_of.put_down)[2])  # 20
    assert page.accept.text() == "Rifiutato"
    played.touch(page.accept)
    betting = played.station.betting
    assert (len(betting.refused), betting.announces) == (1, ())
    played.touch(page.undo)
    played.touch(those(page, draft_of.put_down_exactly)[0])
    assert page.accept.text() == "Accettato"


def test_whose_it_is_must_be_said(played: Played) -> None:
    page = opened(played)
    played.touch(page.track.pockets[17])
    assert not page.accept.isEnabled()
    played.key(Qt.Key.Key_Return)
    assert played.station.sent == []
    played.touch(those(page, draft_of.choose_owner)[0])
    played.key(Qt.Key.Key_Return)
    assert taken(played)[0].name == "laterali-17"


def test_the_chips_of_value_and_straights_are_touched(played: Played) -> None:
    """ "Da 30, serie, 8 e 11": a value that no chip has, and two straights from the race track."""
    page = opened(played)
    played.touch(page.track.sectors["serie"])
    value(page, 1000)
    played.touch(those(page, draft_of.toggle_summing)[0])
    value(page, 2000)
    played.touch(those(page, draft_of.toggle_adding)[0])
    played.touch(page.track.pockets[8])
    played.touch(page.track.pockets[11])
    played.touch(those(page, draft_of.choose_owner)[6])
    played.touch(page.accept)
    (said,) = taken(played)
    assert said.repeat == "Da 30, serie, 8 e 11"
    assert (laid(said)["straight-8"], laid(said)["split-5-8"], said.held) == (3000, 3000, False)


def test_it_is_played_in_colour(played: Played) -> None:
    page = opened(played)
    played.touch(page.track.sectors["orfanelli"])
    played.touch(those(page, draft_of.play_colour)[0])
    played.touch(those(page, draft_of.choose_pieces)[2])
    assert not page.accept.isEnabled()
    played.touch(those(page, draft_of.choose_colour)[1])
    played.touch(page.accept)
    (said,) = taken(played)
    assert (said.colour, said.colour_pieces, said.repeat) == ("blue", 3, "Orfanelli")


def test_after_rien_ne_va_plus_the_empty_page_says_that_it_is_closed(played: Played) -> None:
    """Rules 6: after "Rien ne va plus" no announce except by the capo tavolo."""
    page = opened(played)
    closed = "Dopo «Rien ne va plus» accetta solo il capo tavolo"
    assert closed not in page.accessibleName()
    played.station.say("throw", "no_more_bets")
    assert closed in page.accessibleName()


def test_after_rien_ne_va_plus_it_needs_a_name(played: Played) -> None:
    """Screens: after "Rien ne va plus" it needs the capo tavolo."""
    page = opened(played)
    assert not page.capo.isVisible()
    played.station.say("throw", "no_more_bets")
    typed(played, "s da 20 p2")
    assert page.capo.isVisible()
    assert "Dopo «Rien ne va plus» accetta solo il capo tavolo" in page.picture.accessibleName()
    played.touch(page.capo)
    played.touch(page.accept)
    assert accepted(played) == ["capo tavolo"]
    opened(played)
    typed(played, "v p3 capo bianchi")
    played.key(Qt.Key.Key_Return)
    assert accepted(played) == ["capo tavolo", "Bianchi"]
    assert [said.name for said in taken(played)] == ["serie", "vicini"]
    page = opened(played)
    typed(played, "v p2")
    played.touch(page.capo)
    played.touch(page.accept)
    assert accepted(played)[-1] == "Bianchi", "the last who was named this evening"


def test_why_it_is_refused_is_shown_before_it_is_sent_and_recorded_when_it_is(played: Played) -> None:
    """Rules 6: too short of money is refused with the reason; recorded, it makes room and is still read."""
    page = opened(played)
    typed(played, "v da 20 p4 m100")
    shown = page.picture.accessibleName()
    assert "L'importo non basta" in shown
    assert page.accessibleName().startswith("«Da 20, vicini, 180»")
    assert page.accept.text() == "Rifiutato"
    played.touch(page.accept)
    betting = played.station.betting
    assert (len(betting.refused), betting.announces) == (1, ())
    assert page.isVisible()
    assert betting.refused == ("it takes 180.00, the player put down 100.00 (rules 6) [5]",)
    told = page.picture.accessibleName()
    assert "Rifiutato e annotato: «Da 20, vicini, 180», posto 4" in told
    assert "L'importo non basta" in told
    assert "it takes" not in told, "the desk speaks its own language"
    assert page.accessibleName().startswith("Annuncio.")
    assert (page.accept.isEnabled(), page.hand.draft) == (False, AnnounceDraft())
    page.take(Qt.Key.Key_Return)
    betting = played.station.betting
    assert len(betting.refused) == 1, "the same refusal is never noted twice"
    played.touch(page.undo)
    assert page.accessibleName().startswith("«Da 20, vicini, 180»"), "he puts more money down"
    assert "Rifiutato" not in page.picture.accessibleName()
    typed(played, " m180")
    played.touch(page.accept)
    assert [said.owner for said in taken(played)] == ["posto 4"]


def test_every_fault_has_words() -> None:
    assert all(fault_words(fault) for fault in Fault)


def test_nothing_waits_for_the_disk_and_nothing_is_sent_twice(played: Played) -> None:
    page = opened(played)
    typed(played, "v p4")
    played.station.deaf = True
    played.touch(page.accept)
    played.touch(page.track.pockets[8])
    played.key(Qt.Key.Key_Return)
    assert not page.accept.isEnabled()
    assert len(played.station.sent) == 1
    played.station.catch_up()
    assert [said.name for said in taken(played)] == ["vicini"]
    played.touch(page.accept)
    assert len(played.station.sent) == 1, "a second touch gives nothing"


def test_what_is_held_is_seen_when_the_page_opens_next(played: Played) -> None:
    say(played, "laterali-17", "posto 2", held=True)
    say(played, "serie", "posto 4", held=True)
    page = opened(played)
    assert page.picture.picture.taken == (
        "posto 2 · Da 20, laterali del 17, 100 · tenuto",
        "posto 4 · Da 20, serie, 120 · tenuto",
    )
    assert {n: key.lying for n, key in page.track.pockets.items() if key.lying} == {17: 1}
    assert "tenuti 1" in page.track.sectors["serie"].accessibleName()


def test_the_page_is_left_without_a_trace_and_the_ball_does_not_close_it(played: Played) -> None:
    page = opened(played)
    typed(played, "v p4")
    played.touch(page.back)
    assert (page.isVisible(), played.station.sent) == (False, [])
    assert opened(played).hand.draft.name is None
    played.fall(8)
    assert page.isVisible()
    played.touch(page.back)
    assert (page.isVisible(), played.station.sent) == (False, [])


def test_no_amount_is_chosen_before_it_was_said(played: Played) -> None:
    """Rules 6: an announce has a price; at the table's minimum until its value is said, or money put down."""
    page = opened(played)
    played.touch(page.track.sectors["vicini"])
    assert not any(chip.chosen for chip in those(page, draft_of.choose_value))
    assert page.accessibleName().endswith("9 pezzi da € 2,50 · al minimo, se non dice altro")
    assert those(page, draft_of.put_down_exactly)[0].accessibleName() == "Esatto € 22,50"
    value(page, 2000)
    assert [chip.chosen for chip in those(page, draft_of.choose_value)].index(True) == 3
    assert those(page, draft_of.put_down_exactly)[0].accessibleName() == "Esatto € 180"
    played.touch(page.undo)
    played.touch(those(page, draft_of.put_down)[4])  # 100 reaches to 10
    assert [chip.chosen for chip in those(page, draft_of.choose_value)].index(True) == 2


def test_each_touch_is_taken_back(played: Played) -> None:
    page = opened(played)
    assert not page.undo.isEnabled()
    played.touch(page.track.sectors["serie"])
    played.touch(those(page, draft_of.choose_owner)[0])
    played.touch(page.undo)
    assert (page.hand.draft.name, page.hand.draft.owner) == ("serie", None)


def test_a_house_without_announces_offers_none(qtbot: QtBot) -> None:
    played = Played(qtbot)
    state = replace(played.station.state, house=house("tombola-half-back"))
    played.window.show_live(replace(played.station.live, state=state))
    assert not played.window.strip.own.isVisible()
    played.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert SpinAct.ANNOUNCE not in played.window.pages.made


def test_what_takes_it_lies_at_the_dealers_outer_hand(qtbot: QtBot) -> None:
    left, right = opened(Played(qtbot)), opened(Played(qtbot, Side.RIGHT))
    assert left.accept.x() > left.width() / 2 > left.picture.x()
    assert right.accept.x() < right.width() / 2 < right.picture.x()


def test_the_announces_are_worked_out_when_the_page_is_first_opened() -> None:
    code = (
        "import sys, app.desks.croupier.window\n"
        "print([name for name in sys.modules if name in "
        "{'app.rules.roulette.announces', 'app.rules.roulette.announce_names', 'app.desks.croupier.roulette.announces.page'}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"
