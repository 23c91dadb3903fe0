"""One reason is chosen and then said: why play is suspended."""

from app.desks.croupier.forms.reason_forms import SUSPENSION
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk


def test_play_is_suspended_with_a_reason_and_taken_up_again(desk: Desk) -> None:
    page = Asked(SUSPENSION, desk)
    assert not page.does.can
    page.touch("Controllo del cilindro")
    page.do()
    assert desk.station.state.suspended == "Controllo del cilindro"
    page.open()
    assert not any(key.can for key in page.rows[0].keys)
    page.do()
    assert desk.station.state.suspended is None
