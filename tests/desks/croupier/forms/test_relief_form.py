"""One more throw, and then the balls pass to the colleague, with notes (rules 8) [3]."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.forms import relief_form
from app.desks.croupier.forms.kit import DOWN, ERASE, UP
from app.desks.croupier.forms.relief_form import Due, Field, Relief, relief
from app.desks.croupier.forms.typed import Letter
from app.people.permissions import Signed
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.croupier.made_up_people import ANNA, GINA, ROSSI
from tests.desks.desk import Desk, go_on


def asked(desk: Desk, people: Sequence[Signed] | None = None) -> Asked[Relief]:
    return Asked(relief(lambda: people), desk)


@pytest.fixture
def page(desk: Desk) -> Asked[Relief]:
    return asked(desk)


def said(page: Asked[Relief]) -> tuple[str, str]:
    return page.key(Field.NAME).words, page.key(Field.NOTES).words


def one_more(page: Asked[Relief]) -> None:
    """One more throw is announced, and is over."""
    page.touch(Act.RELIEF)
    assert page.told.pop() == Act.RELIEF
    assert page.left
    page.table.dealing.act(Act.RELIEF)
    page.table.station.fall(8)
    go_on(page.table.dealing)
    page.open()


def test_the_table_is_handed_over_with_a_name_and_notes(desk: Desk, page: Asked[Relief]) -> None:
    """Rules 8: handing over between dealers with the notes; nothing can be passed on to nobody."""
    assert (page.does.can, page.does.below) == (False, "prima il nome")
    page.touch(*map(Letter, "BIANCHI"), Field.NOTES)
    page.type("OK")
    page.do()
    assert desk.station.sent == [{"do": "dealer", "name": "Bianchi", "notes": "Ok"}]
    assert desk.station.state.dealer == "Bianchi"
    assert page.left


def test_a_long_note_can_be_read_whole_where_the_table_is_handed_over(desk: Desk) -> None:
    """[3]: what is too long beside the steps is not lost for whoever comes next."""
    long = "Posto 3 alza la voce; " * 12 + "il marcatore e' a destra"
    desk.station.send({"do": "dealer", "name": "Bianchi", "notes": long})
    form = asked(desk).form
    assert form.told is not None
    assert long in form.told.text
    assert form.described == form.told.text


def test_who_was_awaited_is_awaited_still_when_the_page_comes_back(desk: Desk, page: Asked[Relief]) -> None:
    """Rules 8: on request one more throw, and then the table is handed over: to whom was typed before it."""
    page.type("BO")
    page.touch(Field.NOTES)
    page.type("X")
    one_more(page)
    assert said(page) == ("Bo", "X")
    page.do()
    assert desk.station.sent[-1] == {"do": "dealer", "name": "Bo", "notes": "X"}
    page.open()
    assert said(page) == ("Nome", "Note proprie")


def test_one_more_throw_is_taken_back_on_its_page(desk: Desk, page: Asked[Relief]) -> None:
    """The table knows `relief` with `over`: a touch takes back what a touch announced."""
    desk.station.say("relief")
    page.open()
    key = page.key("Ancora un colpo")
    assert (key.below, key.chosen) == ("annunciato: revocare", True)
    page.touch(key.says)
    assert desk.station.sent[-1] == {"do": "relief", "over": True}
    assert desk.station.state.relief is None
    assert not page.left
    assert page.key(Act.RELIEF).below == "prima di passare"


def test_the_name_typed_before_is_replaced_by_a_new_one(desk: Desk, page: Asked[Relief]) -> None:
    """Rules 8: who was awaited is offered still; whoever types begins another name."""
    page.type("MARCO")
    one_more(page)
    assert (page.key(Field.NAME).words, page.key(Field.NAME).below) == ("Marco", "scrivere lo sostituisce")
    page.type("MARCO")
    assert (page.key(Field.NAME).words, page.key(Field.NAME).below) == ("Marco", "")
    page.do()
    assert desk.station.state.dealer == "Marco"


def test_a_letter_is_taken_back_of_the_name_typed_before(page: Asked[Relief]) -> None:
    page.type("MARCO")
    page.open()
    page.touch(Letter(ERASE))
    page.type("A")
    assert page.key(Field.NAME).words == "Marca"


def test_a_name_has_capitals_and_a_note_is_a_sentence(page: Asked[Relief]) -> None:
    page.type("DE ROSSI")
    page.touch(Field.NOTES)
    page.type("POSTO 3 ALZA LA VOCE")
    assert said(page) == ("De Rossi", "Posto 3 alza la voce")


def test_enter_goes_from_the_name_to_the_notes_and_hands_over_from_there(
    desk: Desk, page: Asked[Relief]
) -> None:
    """Nothing is handed over before the notes were asked; without a name Enter does nothing."""
    page.press(ENTER)
    assert page.chosen == ["Nome"]
    page.type("BO")
    page.press(ENTER)
    assert (page.chosen, page.left) == (["Note proprie"], False)
    page.type("X")
    page.press(ENTER)
    assert desk.station.sent[-1] == {"do": "dealer", "name": "Bo", "notes": "X"}


def test_up_and_down_change_between_name_and_notes(page: Asked[Relief]) -> None:
    page.press(DOWN)
    assert page.chosen == ["Note proprie"]
    page.press(UP)
    assert page.chosen == ["Nome"]


def test_notes_for_the_relief_have_figures(desk: Desk, page: Asked[Relief]) -> None:
    """A seat and an amount are what a relief is told most: no figure that was typed is dropped."""
    page.touch(Letter("A"), Field.NOTES)
    page.type("P6")
    page.touch(Letter("4"))
    page.do()
    assert desk.station.sent[-1]["notes"] == "P64"


def test_a_dealer_does_not_leave_while_the_ball_is_in_the_wheel(desk: Desk, page: Asked[Relief]) -> None:
    """Rules 8: a dealer leaves when his spin is finished and nothing is pending."""
    desk.station.say("throw")
    page.touch(Letter("A"))
    assert (page.does.can, page.does.below) == (False, "prima il numero, e pagarlo")


def test_when_the_relief_comes_takes_two_touches(desk: Desk, page: Asked[Relief]) -> None:
    assert page.key(Field.WHEN).below == "non detto"
    page.touch(Field.WHEN)
    assert not [key for key in page.keys if isinstance(key.says, Letter)]
    assert [key.words for key in page.rows[1].keys][::8] == ["fra 5 min", "Non si sa"]
    page.touch(Due(20))
    assert page.key(Field.WHEN).below == "fra 20 min"
    assert page.key(Letter("A")), "the letters are there again"
    page.touch(Field.WHEN, Due(None))
    assert desk.station.sent[-1] == {"do": "relief", "due": ""}
    assert page.key(Field.WHEN).below == "non detto"


def test_the_time_is_counted_from_the_touch(
    desk: Desk, page: Asked[Relief], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relief_form, "utc_now", lambda: datetime(2026, 11, 25, 23, 50, tzinfo=UTC))
    page.touch(Field.WHEN, Due(20))
    assert desk.station.sent[-1] == {"do": "relief", "due": "2026-11-26T00:10:00Z"}


def test_while_it_is_asked_when_no_letter_goes_into_a_name_and_enter_does_nothing(
    desk: Desk, page: Asked[Relief]
) -> None:
    page.type("BO")
    page.touch(Field.WHEN)
    page.type("X")
    page.press(ENTER)
    assert desk.station.sent == []
    assert page.key(Field.NAME).words == "Bo"


def test_who_deals_is_not_offered_and_who_comes_to_the_register_is(desk: Desk) -> None:
    people = [ROSSI, ANNA]
    page = asked(desk, people)
    assert [key.words for key in page.rows[1].keys] == [ANNA.name]
    assert page.does.below == ANNA.name, "one alone is chosen at once"
    people.append(GINA)
    assert [key.words for key in page.rows[1].keys] == [ANNA.name, GINA.name]
    assert not page.does.can
    page.type("G")
    assert page.does.below == GINA.name
