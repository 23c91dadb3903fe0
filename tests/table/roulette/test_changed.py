"""What lay there turns out otherwise while it is paid: what is made or in play again stays (rules 3, 6)."""

from app.table.refusals import Refusal
from tests.table.going_on import SEAT, goes_on, lying, seq_of, won
from tests.table.playing import chips

_CHIP = chips("20.00", owner=SEAT)
_TAKEN_AWAY = {"position": "split-5-8", "meant": "split-5-6", "entry": _CHIP, "told": "Carla"}


def test_a_chip_of_an_announce_that_went_on_is_not_found_to_lie_wrong() -> None:
    """Rules 6 [5.2]: it went on with what the announce won; without that chip it would have won nothing."""
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "completare")
    before = table.paying.settlement
    assert "has gone on with it" in table.refused("misplaced", **_TAKEN_AWAY)
    assert table.paying.settlement == before
    table.do("paid_all")
    table.do("next")
    assert sum(lying(table).values()) == 6 * 2000


def test_taken_back_the_announce_leaves_the_chip_to_be_put_right_and_nothing_is_paid() -> None:
    table = won("serie", 8, value="20.00")
    of = seq_of(table)
    goes_on(table, "serie", "completare")
    table.do("announce", name="serie", owner=SEAT, of=of, over=True)
    table.do("misplaced", **_TAKEN_AWAY)
    table.do("paid_all")
    assert table.paying.settlement is not None
    assert table.paying.settlement.payments == ()


def test_another_players_chip_may_lie_wrong_beside_an_announce_that_went_on() -> None:
    table = won("serie", 8, entered=False, value="20.00")
    goes_on(table, "serie", "completare")
    theirs = chips("5.00", owner="seat 9")
    kinds = table.do("misplaced", position="straight-9", meant="straight-8", entry=theirs, told="Carla")
    assert "bet.misplaced" in kinds


def test_a_payment_that_is_made_stays_what_it_was() -> None:
    table = won("serie", 8, value="20.00")
    table.do("paid_all")
    assert table.refused("misplaced", **_TAKEN_AWAY) == Refusal.CHANGES_A_PAYMENT()
