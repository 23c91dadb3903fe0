"""A fill goes with its paper: numbered, signed by three, printed, voided (rules 9)."""

from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.typed import WIPE, Letter
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.croupier.bank.test_bank_page import K
from tests.desks.croupier.bank_hands import (
    NAMES,
    bank_page,
    counted,
    entry,
    fields,
    fill,
    fill_paper,
    last,
    opened,
    recorded_last,
    with_papers,
)
from tests.desks.croupier.bank_keys import lines, offered, slots
from tests.desks.croupier.signing_scenes import with_people
from tests.desks.played import Played


def signed_by(played: Played, *names: str) -> None:
    """Type who signs, one field after the other."""
    view = fields(played, View.PAPER)
    for place, name in enumerate(names, 1):
        played.touch(slots(view)[place])
        played.touch(view.key(Letter(WIPE)))
        played.type(name)


def test_a_fill_goes_with_its_paper_and_three_names(played: Played) -> None:
    counted(played)
    paper = fill_paper(played, "+20")
    assert slots(paper)[0].text() == "F-0001"
    assert not paper.does.isEnabled()
    signed_by(played, "CARLA", "UGO", "CARLA")
    assert not paper.does.isEnabled(), "the same name twice is two names"
    signed_by(played, "CARLA", "UGO", "INES")
    played.touch(paper.does)
    assert last(played)["document"] == "F-0001"
    assert last(played)["signatures"] == ["Carla", "Ugo", "Ines"]
    assert played.station.state.bank.fills == 400_00


def test_enter_goes_from_name_to_name_and_sends_only_what_is_written(played: Played) -> None:
    """By keyboard alone: a name, Enter, the next; the last Enter records."""
    counted(played)
    paper = fill_paper(played, "+20")
    for name in ("CARLA", "UGO", "INES"):
        played.touch(paper.key(Letter(WIPE)))
        played.type(name)
        played.key(K.Key_Return)
    assert last(played)["signatures"] == ["Carla", "Ugo", "Ines"]


def test_the_names_of_the_last_paper_are_offered_and_its_number_counted_up(played: Played) -> None:
    counted(played)
    fill(played)
    paper = fill_paper(played, "1")
    assert [slot.text() for slot in slots(paper)] == ["F-0002", *NAMES]
    played.touch(paper.does)
    assert played.station.state.documents.keys() == {"F-0001", "F-0002"}


def test_an_unsigned_fill_stays_a_draft(played: Played) -> None:
    with_people(played)
    counted(played)
    fill(played)
    played.touch(fill_paper(played, "1").does)
    played.key(K.Key_Escape)
    assert fields(played, View.PAPER).does.isEnabled()
    assert played.station.state.bank.fills == 1000_00


def test_a_number_that_falls_while_a_code_is_awaited_gives_nothing_up(played: Played) -> None:
    with_people(played)
    counted(played)
    fill(played)
    played.touch(fill_paper(played, "1").does)
    played.station.fall(8)
    assert played.window.pages.open is bank_page(played)
    assert played.window.signing.open
    played.key(K.Key_Escape)
    assert fields(played, View.PAPER).does.isEnabled()
    assert played.station.state.bank.fills == 1000_00


def test_a_paper_is_printed_and_printed_again_as_a_copy(played: Played) -> None:
    papers = with_papers(played)
    counted(played)
    fill(played)
    played.touch(recorded_last(played).does)
    asked = bank_page(played)
    assert isinstance(asked, FormPage)
    played.touch(asked.keys[0])
    assert papers.written == [("F-0001", 1)]
    assert played.station.state.documents["F-0001"].prints == 1
    assert entry(played).does.below == "copia, stampa n. 2"
    played.touch(entry(played).does)
    assert papers.written == [("F-0001", 1), ("F-0001", 2)], "the folder is asked for once"
    assert "/media/stick/4-F-0001.pdf" in entry(played).accessibleDescription()


def test_nothing_is_written_before_the_print_is_recorded(played: Played) -> None:
    papers = with_papers(played)
    papers.folder = "/media/stick"
    counted(played)
    fill(played)
    recorded_last(played)
    played.station.deaf = True
    played.touch(entry(played).does)
    assert papers.written == []
    played.station.catch_up()
    assert papers.written == [("F-0001", 1)]


def test_where_nothing_is_printed_it_says_so(played: Played) -> None:
    counted(played)
    fill(played)
    recorded_last(played)
    assert not entry(played).does.isEnabled()
    assert entry(played).does.below == "qui non si stampa"


def test_a_void_paper_is_kept_and_the_next_one_offered(played: Played) -> None:
    counted(played)
    played.touch(fill_paper(played, "1").key(View.SPOILED))
    spoiled = fields(played, View.SPOILED)
    assert not spoiled.does.isEnabled()
    played.touch(offered(spoiled)[1])
    played.touch(spoiled.does)
    assert last(played)["reason"] == "Strappato"
    assert played.station.state.documents["F-0001"].void
    assert slots(fields(played, View.PAPER))[0].text() == "F-0002"
    assert played.window.bank.tally.coming == 20_00
    played.window.leave()
    played.window.bank.go(View.MENU)
    line = lines(opened(played))[1]
    assert "F-0001" in line.accessibleName()
    assert not line.isEnabled()


def test_what_the_table_refuses_is_said_and_the_count_stays(played: Played) -> None:
    counted(played)
    fill(played)
    paper = fill_paper(played, "1")
    played.touch(slots(paper)[0])
    played.touch(paper.key(Letter(WIPE)))
    played.type("F-0001")
    assert not paper.does.isEnabled()
    assert "F-0001" in paper.form.aside
    assert played.window.bank.tally.coming == 20_00
