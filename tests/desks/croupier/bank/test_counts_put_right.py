"""What was counted wrong is put right before a witness; the first stays (rules 9)."""

from app.desks.croupier import commands
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.bank_touches import Touch
from app.rules.money import Cents
from tests.desks.croupier.bank.test_bank_page import K
from tests.desks.croupier.bank_hands import (
    close_count,
    counted,
    entry,
    fields,
    fill,
    opened,
    recorded_last,
    touch_coin,
)
from tests.desks.croupier.bank_keys import lines, offered, sees, slots
from tests.desks.croupier.made_up_people import MARCO
from tests.desks.croupier.signing_scenes import sign, with_people
from tests.desks.played import Played


def test_a_recorded_fill_is_looked_at_and_corrected_by_keys(played: Played) -> None:
    counted(played)
    fill(played)
    menu = opened(played)
    lines(menu)[0].setFocus()
    played.key(K.Key_Return)
    played.key(K.Key_Right)
    played.key(K.Key_Return)
    assert sees(played, View.COUNT)
    played.key(K.Key_Return)
    why = fields(played, View.CORRECTION)
    played.type("CONTATO MALE")
    assert slots(why)[0].text() == "Contato male"
    why.clearFocus()
    played.key(K.Key_Return)
    assert len(played.station.state.righted) == 1


def test_where_people_give_codes_nobody_is_named_as_witness_by_himself(played: Played) -> None:
    with_people(played)
    counted(played)
    fill(played)
    played.station.send(commands.minimum(Cents(500), "Carla"))
    played.touch(recorded_last(played).key(Touch.CORRECT))
    count = fields(played, View.COUNT)
    played.touch(count.does)
    why = fields(played, View.CORRECTION)
    assert slots(why)[2].text() == "capo tavolo"
    played.touch(offered(why)[0])
    played.touch(why.does)
    sign(played, MARCO)
    assert played.station.state.righted[played.window.bank.of].witness == MARCO.name


def test_what_was_recorded_is_put_right_before_a_witness_and_the_first_stays(played: Played) -> None:
    counted(played)
    fill(played)
    played.touch(recorded_last(played).key(Touch.CORRECT))
    view = fields(played, View.COUNT)
    touch_coin(played, view, 5000, "1", "8")
    played.touch(view.does)
    why = fields(played, View.CORRECTION)
    assert not why.does.isEnabled()
    played.touch(offered(why)[0])
    played.touch(why.does)
    assert played.station.state.bank.fills == 900_00
    assert "Corretto: Contato male" not in entry(played).accessibleName()
    righted = played.station.state.righted[played.window.bank.of]
    assert (righted.first.amount, righted.by, righted.witness) == ("1000.00", "Rossi", "capo tavolo")
    played.touch(entry(played).back)
    menu = fields(played, View.MENU)
    assert "corretto, era 1.000" in lines(menu)[0].accessibleName()


def test_a_closing_count_put_right_changes_the_result(played: Played) -> None:
    counted(played)
    check = close_count(played)
    played.touch(check.does)
    played.touch(entry(played).key(Touch.CORRECT))
    again = fields(played, View.COUNT)
    touch_coin(played, again, 2000, "4", "0")
    played.touch(again.does)
    why = fields(played, View.CORRECTION)
    played.touch(offered(why)[0])
    played.touch(why.does)
    assert played.station.state.bank.result == 10_00
    assert "Risultato + € 10" in entry(played).accessibleDescription()
