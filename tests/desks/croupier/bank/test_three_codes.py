"""A fill is signed by the capo tavolo and both inspectors, each with his own code, one after the other (rules 9)."""

from app.desks.croupier.bank.deeds import View
from app.desks.croupier.signing.code_form import asked_words
from app.desks.croupier.signing.people import Checked, Outcome
from app.people.permissions import Signed
from app.people.roles import Role
from tests.desks.croupier.bank_hands import NAMES, counted, fields, fill, fill_paper, last
from tests.desks.croupier.made_up_people import GINA, MARCO, ROSSI
from tests.desks.croupier.signing_scenes import code_page, offered, sign, touch_code, with_people
from tests.desks.played import Played


def fill_of_20(played: Played) -> None:
    """A second fill, its paper sent: names of the first stand on it."""
    counted(played)
    fill(played)
    played.touch(fill_paper(played, "1").does)


def test_rules_9_with_a_register_a_fill_waits_for_the_codes_of_three(played: Played) -> None:
    inspector = Signed("Ivo Nardi", Role.INSPECTOR)
    with_people(played, ROSSI, MARCO, GINA, inspector)
    fill_of_20(played)
    page = code_page(played)
    assert played.station.state.bank.fills == 1000_00
    assert "Firma 1 di 3" in page.accessibleName()
    assert "Fill · F-0002 · € 20 · dalla cassa al banco 1 × 20" in page.accessibleDescription()
    sign(played, MARCO)
    assert "Firma 2 di 3" in page.accessibleName()
    assert MARCO.name in page.accessibleName()
    assert MARCO.name not in [each.text() for each in offered(page)]
    assert page.draft.code.digits == ""
    sign(played, GINA)
    assert played.station.signed == []
    touch_code(played, "111222")
    played.touch(page.does)
    assert asked_words(page.draft) == "Nome o codice sbagliato."
    touch_code(played, "58201327")
    played.touch(page.does)  # who is left alone is chosen at once
    assert played.station.signed == [(MARCO, GINA, inspector)]
    assert last(played)["signatures"] == [MARCO.name, GINA.name, inspector.name]
    assert played.station.state.bank.fills == 1020_00
    assert not page.isVisible()


def test_who_is_written_on_the_paper_is_chosen_first(played: Played) -> None:
    with_people(played, ROSSI, MARCO, GINA, Signed(NAMES[1], Role.INSPECTOR))
    fill_of_20(played)
    assert code_page(played).draft.chosen == NAMES[1]


def test_a_register_of_fewer_asks_for_those_it_has(played: Played) -> None:
    with_people(played)
    fill_of_20(played)
    assert "Firma 1 di 2" in code_page(played).accessibleName()
    assert "non sono nel registro: restano scritti, senza codice" in code_page(played).accessibleName()
    sign(played, GINA)
    sign(played, MARCO)
    assert played.station.signed == [(GINA, MARCO)]
    assert last(played)["signatures"] == [GINA.name, MARCO.name, NAMES[0]]


def test_where_nobody_else_may_sign_the_fill_waits_and_the_page_says_for_whom(played: Played) -> None:
    with_people(played, ROSSI)
    fill_of_20(played)
    page = code_page(played)
    assert "Al tavolo c'è Rossi" in page.accessibleName()
    assert "Firma 1" not in page.accessibleName()
    assert "nessun altro che possa firmare" in asked_words(page.draft)
    touch_code(played, "58201327")
    assert not page.does.isEnabled()
    assert played.station.state.bank.fills == 1000_00


def test_given_up_at_the_second_code_nothing_is_signed(played: Played) -> None:
    with_people(played)
    fill_of_20(played)
    sign(played, GINA)
    played.touch(code_page(played).back)
    assert played.station.signed == []
    assert played.station.state.bank.fills == 1000_00
    played.touch(fields(played, View.PAPER).does)
    assert "Firma 1 di 2" in code_page(played).accessibleName()


def test_a_register_that_fails_at_the_second_code_keeps_the_first(played: Played) -> None:
    people = with_people(played)
    fill_of_20(played)
    sign(played, GINA)
    people.next = Checked(Outcome.TROUBLE, reason="damaged")
    sign(played, MARCO)
    assert played.station.signed == [(GINA,)]
    assert last(played)["signatures"] == [GINA.name, *NAMES[:2]]
