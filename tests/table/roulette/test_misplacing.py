"""A chip that lies plainly wrong when the number falls is paid as it was meant (rules 3) [4.3]."""

from typing import Any

from app.rules.roulette.bets import Stack
from app.table.prompts import AnyTask
from app.table.roulette.payment_prompts import payment_prompts
from app.table.roulette.spin_prompt import SpinTask
from tests.table.playing import Form, Played, chips, colour, fall, fallen, form_of, opened, stack

FIVE = chips("5.00")
MEANT: dict[str, Any] = {"position": "straight-9", "meant": "straight-8", "entry": FIVE, "told": "Carla"}


def paid(table: Played) -> list[tuple[str, str]]:
    """Where each payment's stakes play, and what is paid."""
    settled = next(
        form_of(event) for event in reversed(table.story) if event.__class__.__name__ == "SpinSettled"
    )
    payments: list[Form] = settled["payments"]
    return [(payment["winning"][0]["position"], payment["amount"]) for payment in payments]


def lying(stacks: tuple[Stack, ...]) -> dict[str, int]:
    return {
        each.position.name: sum(entry.pieces for entry in each.entries) for each in stacks if each.entries
    }


def test_a_chip_that_the_table_knows_is_paid_as_meant_and_lies_there_for_the_next_spin() -> None:
    table = opened(all_entered=True)
    table.do("place", position="straight-9", entry=FIVE)
    fall(table, 8)
    assert table.do("misplaced", **MEANT) == ("bet.misplaced",)
    said = table.last()
    assert (said["position"], said["meant"], said["told"], said["known"]) == (
        "straight-9",
        "straight-8",
        "Carla",
        True,
    )
    table.do("paid_all")
    assert paid(table) == [("straight-8", "175.00")]
    table.do("next")
    assert lying(table.betting.bets) == {"straight-8": 1}


def test_a_chip_that_nobody_entered_lies_there_by_the_dealers_word() -> None:
    table = fallen(8)
    table.do("misplaced", **MEANT)
    assert table.last()["known"] is False
    table.do("winners", bets=[stack("black", colour("red", 5))])
    table.do("paid_all")
    assert paid(table) == [("black", "12.50"), ("straight-8", "175.00")]


def test_a_chip_that_was_meant_elsewhere_does_not_win_where_it_lies() -> None:
    table = opened()
    table.do("place", position="straight-8", entry=FIVE)
    fall(table, 8)
    table.do("misplaced", position="straight-8", meant="straight-9", entry=FIVE, told="Carla")
    table.do("paid_all")
    assert paid(table) == []


def test_before_the_number_it_is_put_right_at_once() -> None:
    table = opened()
    table.do("place", position="straight-9", entry=FIVE)
    assert table.refused("misplaced", **MEANT) == (
        "before the number falls a misplaced chip is put right at once: move it (rules 3)"
    )
    assert "no spin is being paid" in Played().refused("misplaced", **MEANT)


def test_a_payment_that_is_made_is_not_changed_by_it() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", FIVE)])
    table.do("paid", order=1)
    assert table.refused("misplaced", **MEANT) == (
        "that would change a payment that is made: take the payment back first"
    )
    other = {**MEANT, "entry": chips("5.00", owner="seat 2")}
    assert table.do("misplaced", **other) == ("bet.misplaced", "spin.settled")
    assert table.paying.payable.paid == {2}  # what was not entered as a winner lies below: it comes first


def test_where_every_stake_is_placed_it_must_lie_there() -> None:
    table = opened(all_entered=True)
    fall(table, 8)
    assert table.refused("misplaced", **MEANT).startswith("1 such pieces do not lie on straight-9")


def test_what_cannot_be_meant_is_refused_or_bad_input() -> None:
    table = fallen(8)
    note = chips("10.00", kind="notes")
    fault = table.refused("misplaced", position="red", meant="straight-8", entry=note, told="Carla")
    assert fault.startswith("that may not play on straight-8")
    same = {**MEANT, "meant": "straight-9"}
    assert table.bad_input("misplaced", **same) == (
        "/meant: must be another position than the one where it lies"
    )
    assert table.bad_input("misplaced", **{**MEANT, "told": ""}) == "/told: must be a text that is not empty"
    assert table.bad_input("misplaced", **{k: v for k, v in MEANT.items() if k != "told"})


AWAY: dict[str, Any] = {"position": "straight-8", "meant": "split-8-9", "entry": FIVE, "told": "Carla"}


def test_a_chip_that_was_entered_where_it_lies_wins_there_no_more() -> None:
    """Rules 3: it is paid as meant, and once."""
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", FIVE, colour("red", 5))])
    kinds = table.do("misplaced", **AWAY)
    assert kinds == ("winners.entered", "bet.misplaced")
    table.do("paid_all")
    assert paid(table) == [("split-8-9", "85.00"), ("straight-8", "437.50")]


def test_some_of_the_chips_that_were_entered_go_and_the_others_stay() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", chips("5.00", 3))])
    table.do("misplaced", **AWAY)
    assert lying(table.paying.winners) == {"straight-8": 2}
    assert lying(table.paying.bets) == {"split-8-9": 1}
    table.do("misplaced", **{**AWAY, "entry": chips("5.00", 4)})
    assert lying(table.paying.winners) == {}
    assert lying(table.paying.bets) == {"split-8-9": 5}


def test_one_in_doubt_waits_for_the_ruling_and_is_paid_after_it() -> None:
    """Rules 3: open to interpretation, the capo tavolo decides; the ruling has a name."""
    table = fallen(8)
    kinds = table.do("misplaced", **MEANT, doubt="dove stava: 9 o 8")
    assert kinds[-2:] == ("spin.settled", "payment.disputed")
    assert table.last()["reason"] == "dove stava: 9 o 8"
    assert "waits for the ruling" in table.refused("paid", order=1)
    table.do("rule", order=1, by="Carla", reason="gioca su 8")
    table.do("paid_all")
    assert paid(table) == [("straight-8", "175.00")]


def test_ruled_to_play_where_it_lies_it_is_misplaced_no_more() -> None:
    table = fallen(8)
    table.do("misplaced", **MEANT, doubt="dove stava")
    back = {"position": "straight-8", "meant": "straight-9", "entry": FIVE, "told": "Carla"}
    kinds = table.do("misplaced", **back, ruled=1, reason="gioca su 9")
    assert kinds == ("payment.ruled", "bet.misplaced", "spin.settled")
    assert table.paying.misplaced == ()
    assert lying(table.paying.bets) == {"straight-9": 1}
    table.do("paid_all")
    assert paid(table) == []


def test_where_it_would_lose_anyway_there_is_nothing_to_decide() -> None:
    table = fallen(20)
    assert table.refused("misplaced", **MEANT, doubt="dove stava") == (
        "nothing is paid for it where it was meant: there is nothing to decide"
    )
    assert table.paying.misplaced == ()
    assert table.bad_input("misplaced", **MEANT, doubt="") == "/doubt: must be a text that is not empty"


def test_only_what_is_disputed_is_ruled_and_with_a_reason() -> None:
    table = fallen(8)
    table.do("misplaced", **MEANT, doubt="dove stava")
    back = {"position": "straight-8", "meant": "straight-9", "entry": FIVE, "told": "Carla"}
    assert table.bad_input("misplaced", **back, ruled=1) == "/reason: must be a text that is not empty"
    table.do("rule", order=1, by="Carla", reason="gioca su 8")
    assert table.refused("misplaced", **back, ruled=1, reason="gioca su 9") == "payment 1 is not disputed"


def test_another_one_in_doubt_on_the_same_place_waits_with_it() -> None:
    table = fallen(8)
    table.do("misplaced", **MEANT, doubt="dove stava")
    kinds = table.do("misplaced", **{**MEANT, "position": "straight-5"}, doubt="dove stava")
    assert "payment.disputed" in kinds
    assert table.paying.payable.disputed == {1}
    assert lying(table.paying.bets) == {"straight-8": 2}


def test_a_spin_waits_for_the_ruling_about_a_chip_and_not_for_one_that_is_plainly_wrong() -> None:
    """Rules 3: plainly misplaced it is paid as meant; open to interpretation it is disputed until the ruling."""
    table = fallen(8)
    table.do("winners", bets=[stack("black", colour("red", 5))])
    table.do("misplaced", **MEANT)
    table.do("dispute", order=2, reason="where it was meant")
    table.do("paid_all")
    assert table.paying.payable.paid == {1}
    assert table.refused("next") == "payment 2 is disputed: it waits for the ruling (rules 3)"
    assert table.refused("throw") == "spin 1 is still being paid: mark its payments, or say next"
    table.do("rule", order=2, by="Carla", reason="it was meant there")
    table.do("paid_all")
    assert paid(table) == [("black", "12.50"), ("straight-8", "175.00")]
    table.do("next")
    assert lying(table.betting.ghosts) == {"black": 5, "straight-8": 1}, "whether they lie there is asked"
    assert table.betting.bets == ()


def test_a_dispute_goes_on_when_another_chip_of_its_player_is_put_right() -> None:
    """Rules 3: only a ruling ends it, whatever else changes what the player is to have."""
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", colour("red", 1)), stack("split-8-11", colour("red", 1))])
    table.do("dispute", order=1, reason="how many")
    table.do("misplaced", position="straight-8", entry=colour("red", 1), meant="corner-8-12", told="Carla")
    assert table.paying.payable.disputed == {1}
    assert "is disputed" in table.refused("paid", order=1)


def test_a_piece_is_worth_what_it_was_when_the_number_fell_though_a_new_minimum_holds_now() -> None:
    """Rules 5: the colours that are not out are worth the new minimum from the next spin on, and not before."""
    table = opened()
    table.do("minimum", minimum="10.00", by="Carla", out=[])
    fall(table, 8)
    table.do("cleared")
    assert table.state.colours["green"].value == 1_000
    table.do("winners", bets=[stack("straight-8", colour("red", 1))])
    table.do("misplaced", position="split-8-11", meant="split-8-9", entry=colour("green", 1), told="Carla")
    table.do("paid", order=1)
    table.do("paid", order=2)
    assert sorted(paid(table)) == [("split-8-9", "42.50"), ("straight-8", "87.50")]
    table.do("next")


def test_a_stake_is_taken_up_though_a_new_minimum_holds_now() -> None:
    table = opened()
    table.do("place", position="split-8-11", entry=colour("green", 2))
    table.do("minimum", minimum="10.00", by="Carla", out=[])
    fall(table, 8)
    table.do("cleared")
    table.do("misplaced", position="split-8-11", meant="split-8-9", entry=colour("green", 2), told="Carla")
    table.do("paid", order=1)
    assert paid(table) == [("split-8-9", "85.00")]


def test_that_it_was_put_right_is_ticked_and_is_no_longer_asked_for() -> None:
    """Rules 3: misplaced chips are put right after all payments."""
    table = fallen(8)
    table.do("misplaced", **MEANT)
    table.do("paid_all")

    def asked() -> list[AnyTask]:
        spin = table.state.paying
        assert spin is not None
        return [each.task for each in payment_prompts(spin, spin.settlement, table.state.house.unit)]

    assert SpinTask.PUT_RIGHT in asked()
    assert "no stake 2 in misplaced" in table.refused("done", listed="misplaced", place=2)
    table.do("done", listed="misplaced", place=1)
    assert SpinTask.PUT_RIGHT not in asked()
    table.do("done", listed="misplaced", place=1, over=True)
    assert SpinTask.PUT_RIGHT in asked()
