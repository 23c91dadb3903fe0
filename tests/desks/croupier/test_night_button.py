"""On closing: the evening's page by one touch, where papers go."""

from app.desks.croupier.settings.setup import Written
from tests.desks.croupier.bank_hands import with_papers
from tests.desks.played import Played


def test_one_touch_at_a_closed_table_writes_the_evenings_page(played: Played) -> None:
    papers = with_papers(played)
    played.station.publish()
    assert not played.window.night.isVisible(), "play is open"
    played.station.say("close")
    button = played.window.night
    assert (button.isVisible(), button.text(), button.below) == (
        True,
        "La pagina della serata",
        "PDF da firmare",
    )
    played.touch(button)
    assert papers.written == [("evening", 1)]
    assert papers.folder == papers.offered[0], "nobody is asked where to"
    assert button.below == f"Si trova in {papers.folder}/4-evening.pdf"
    played.station.say("open", "close")
    assert button.below == "PDF da firmare", "of the new night nothing is written"


def test_a_page_that_could_not_be_written_says_why_and_is_touched_again(played: Played) -> None:
    papers = with_papers(played)
    papers.folder = "/media/stick"
    played.station.say("close")
    button = played.window.night
    button.told.emit(Written("evening", trouble="no room"))
    assert (button.below, button.isEnabled()) == ("Non stampato: no room", True)
    played.touch(button)
    assert papers.written == [("evening", 1)]


def test_where_nothing_is_printed_no_page_is_offered(played: Played) -> None:
    played.station.say("close")
    assert not played.window.night.isVisible()
