"""Each act that a second person must sign is decided with a code, and recorded by name."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.relief_form import Field
from app.desks.croupier.forms.typed import Letter, Name
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.table.heard import WarningHeard
from app.table.named import Office
from tests.desks.croupier.made_up_people import ANNA, CODES, GINA, MARCO, ROSSI, MadeUpPeople
from tests.desks.croupier.signing_scenes import MANY, code_page, sign, touch_code, with_people
from tests.desks.played import Played
from tests.said import said

K = Qt.Key


def test_a_minimum_is_decided_with_a_code(played: Played, people: MadeUpPeople) -> None:
    played.window.do(Act.MINIMUM)
    page = played.form(Act.MINIMUM)
    played.touch(page.key(Amount(Cents(500))))
    played.touch(page.does)
    played.touch(code_page(played).back)
    assert page.draft.amount == 500, "what was chosen stays"
    played.touch(page.does)
    sign(played, GINA)
    (command,) = played.station.sent
    assert (command["minimum"], command["by"]) == ("5.00", GINA.name)
    assert played.window.pages.open is None


def test_who_answers_signs_and_writes_no_name(played: Played, people: MadeUpPeople) -> None:
    """Answers are by name: where there is a register nobody answers in another's."""
    played.station.hear(WarningHeard("wheel", "odd", "something odd"))
    played.window.do(Act.ANSWER)
    page = played.form(Act.ANSWER)
    assert Letter("A") not in [key.says for key in page.keys]
    played.touch(page.does)
    sign(played, GINA)
    (command,) = played.station.sent
    assert (command["do"], command["by"]) == ("answer", GINA.name)
    assert played.station.state.unanswered == {}


def test_a_late_announce_is_accepted_with_a_code_and_stays_entered_without(
    played: Played, people: MadeUpPeople
) -> None:
    played.station.say("throw", "no_more_bets")
    played.window.do(SpinAct.ANNOUNCE)
    played.type("V DA 20 P4")
    page = played.page(SpinAct.ANNOUNCE, AnnouncePage)
    played.touch(page.capo)
    played.touch(page.accept)
    assert page.hand.waiting
    played.touch(code_page(played).back)
    assert not page.hand.waiting
    assert page.accept.isEnabled()
    played.touch(page.accept)
    sign(played, MARCO)
    (command,) = played.station.sent
    assert (command["do"], command["accepted_by"]) == ("announce", MARCO.name)
    assert played.station.signed == [(MARCO,)]
    assert [said.name for said in played.station.betting.announces] == ["vicini"]


def test_an_announce_in_time_needs_nobody(played: Played, people: MadeUpPeople) -> None:
    played.window.do(SpinAct.ANNOUNCE)
    played.type("V DA 20 P4")
    played.key(K.Key_Return)
    assert played.station.asked == ["announce"]
    assert played.station.signed == []


def test_a_ruling_is_signed_by_who_decides(played: Played, people: MadeUpPeople) -> None:
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    played.station._do({"do": "dispute", "order": 1, "reason": "di chi è"})
    played.station.sent.clear()
    played.window.do(Act.PAYMENT)
    played.say(Act.PAYMENT, "L'ispettore")
    sign(played, GINA)
    command = played.station.sent[-1]
    assert (command["do"], command["by"], command["office"]) == ("rule", GINA.name, "ispettore")
    assert played.station.signed == [(GINA,)]


def test_nobody_is_named_who_gave_no_code(played: Played, people: MadeUpPeople) -> None:
    """Marco signed a void throw; a colour that is given out later is not his for that."""
    played.station.send_signed(said({"do": "minimum", "minimum": "5.00", "by": MARCO.name}), [MARCO])
    assert played.station.state.names[Office.CAPO_TAVOLO.value] == MARCO.name
    assert played.window.dealing.decider(Office.CAPO_TAVOLO) == Office.CAPO_TAVOLO.value


def test_a_typed_number_is_corrected_with_a_code(played: Played, people: MadeUpPeople) -> None:
    played.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    page = played.form(Act.OTHER_NUMBER)
    page.tell(Number(9))
    played.touch(page.does)
    sign(played, MARCO)
    assert played.station.sent[-1] == {
        "do": "number",
        "number": 9,
        "by": MARCO.name,
        "reason": "numero scritto per errore",
    }


def test_the_relief_is_touched_and_gives_his_own_code(played: Played, people: MadeUpPeople) -> None:
    played.window.do(Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    shown = [key for key in page.keys if isinstance(key.says, Name)]
    assert [key.text() for key in shown] == [ANNA.name, MARCO.name, GINA.name]
    assert Letter("Q") not in [key.says for key in page.keys]
    played.touch(shown[0])
    played.touch(page.does)
    touch_code(played, CODES[GINA])
    played.touch(code_page(played).does)
    assert played.station.state.dealer == ROSSI.name, "nobody takes the table with another's code"
    touch_code(played, CODES[ANNA])
    played.touch(code_page(played).does)
    assert played.station.state.dealer == ANNA.name
    assert played.station.signed == [(ANNA,)]


def test_a_relief_is_found_by_typing_and_notes_are_letters(played: Played) -> None:
    with_people(played, *MANY)
    played.window.do(Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    played.touch(page.key("Altri…"))
    assert [key.text() for key in page.keys if isinstance(key.says, Name)][:3] == [
        "Oreste Toso",
        "Paola Vianello",
        "Rita Zorzi",
    ]
    played.type("DAL")
    assert page.key(Field.NAME).text() == "Carla Dal Maso"
    played.touch(page.key(Field.NOTES))
    assert page.key(Letter("Q")).isVisible()
    assert not [key for key in page.keys if isinstance(key.says, Name)]
    played.type("ATTENTA")
    played.touch(page.key(Field.NAME))
    assert page.key(Field.NAME).text() == "Carla Dal Maso"
    played.touch(page.does)
    touch_code(played, "58201327")
    played.touch(code_page(played).does)
    assert played.station.sent == [{"do": "dealer", "name": "Carla Dal Maso", "notes": "Attenta"}]
