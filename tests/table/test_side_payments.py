"""What a side game owes is paid, marked, disputed, corrected, listed and carried over as any payment is."""

from pathlib import Path
from typing import Any, cast

import msgspec

from app.desks.croupier.draft import Draft
from app.desks.croupier.payments.drawing_up import payments
from app.desks.croupier.plain_dealing import of_round
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.spin_screen import screen
from app.journal.exporting import Form, What, exported_rows
from app.journal.lists.checking import check_lists
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper
from app.reports.day_reading import day_of_table
from app.reports.gaming_day import gaming_day
from app.rules.money import Cents
from app.rules.side import Side
from app.table.beginning import begun_beside
from app.table.enrolling import enrolled
from app.table.fold import fold
from app.table.json_text import Json
from app.table.live import Live
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinTable
from app.table.side_game import SideGame
from app.table.side_payments import Owed, is_beside, read_side_payment, side_payment, side_payment_form
from app.table.state import unopened
from app.table.state_form import state_form
from app.table.station_opening import Opening
from app.table.table import Table
from tests.games.coins import SIDES
from tests.games.runs import COINS_AND_RUNS, PAYS, RUNS, RunCounted
from tests.games.test_coins import BY, INSPECTOR, Dealt
from tests.games.test_coins_listed import DAY, recorded
from tests.houses import house
from tests.reports.days import ROME

ADA = side_payment("runs", "three", "Ada", Cents(1000), PAYS)


def three(*, counted: bool = False) -> Dealt:
    """Heads fell for the third time: Cy bet twenty on that, and Ada ten on the run."""
    dealt = Dealt(COINS_AND_RUNS)
    dealt.do("open")
    if counted:
        chips = [{"value": value, "pieces": 20} for value in ("50.00", "20.00", "10.00")]
        dealt.do("bank", operation="open", chips=chips)
    dealt.do("bet_run", owner="Ada", amount="10.00")
    for _ in range(2):
        dealt.do("fall", side="heads")
        dealt.do("next")
    dealt.do("bet", side="heads", owner="Cy", amount="20.00")
    dealt.do("fall", side="heads")
    return dealt


def amounts(dealt: Dealt, round_: int = 3) -> list[tuple[int, int]]:
    """What was paid for a round that is over, by the places of its payments."""
    return [(made.order, made.amount) for made in dealt.state.payments[round_]]


def test_it_is_paid_behind_what_the_main_game_owes() -> None:
    dealt = three()
    assert "1" in dealt.refused("paid", order=2)
    dealt.do("paid", order=1)
    assert dealt.do("paid", order=2) == ("payment.made",)
    dealt.do("next")
    assert amounts(dealt) == [(1, 2000), (2, 3000)]


def test_its_mark_is_taken_back_and_it_is_disputed_until_somebody_rules() -> None:
    dealt = three()
    dealt.do("paid_all")
    dealt.do("unpaid", order=2)
    dealt.do("dispute", order=2, by="Ada", reason="I bet twenty")
    assert "disputed" in dealt.refused("next")
    dealt.do("rule", INSPECTOR, order=2, **BY)
    dealt.do("paid", order=2)
    assert dealt.do("next") == ("coins.closed",)


def test_it_is_corrected_once_the_round_is_over() -> None:
    dealt = three()
    dealt.do("paid_all")
    dealt.do("next")
    made = dealt.state.payments[3][1]
    dealt.do("correct", of=made.seq, instead={"amount": "60.00"}, witness="Bruni", **BY)
    assert amounts(dealt) == [(1, 2000), (2, 6000)]


def test_it_is_there_again_with_its_mark_where_the_round_is_reopened() -> None:
    dealt = three()
    dealt.do("paid_all")
    dealt.do("next")
    dealt.do("bet_run", owner="Di", amount="10.00")
    dealt.do("reopen")
    paying = dealt.state.paying
    assert paying is not None
    assert (paying.payable.payments or ())[1] == ADA
    assert paying.payable.paid == {1, 2}
    assert [bet.owner for bet in RUNS.among(dealt.state.beside).bets] == ["Ada", "Di"]


def test_the_bank_pays_it_and_takes_what_was_lost_to_the_side_game() -> None:
    won, lost = three(counted=True), three(counted=True)
    won.do("paid_all")
    won.do("next")
    pieces = {chip.value: count for chip, count in won.state.bank.inventory.pieces.items()}
    assert sum(value * count for value, count in pieces.items()) == 160_000 - 5000
    lost.do("paid_all")
    lost.do("next")
    lost.do("bet_run", owner="Di", amount="50.00")
    lost.do("fall", side="tails")
    lost.do("next")
    pieces = {chip.value: count for chip, count in lost.state.bank.inventory.pieces.items()}
    assert sum(value * count for value, count in pieces.items()) == 160_000 - 5000 + 5000


def test_where_another_result_is_said_it_is_owed_no_more() -> None:
    """The coin was told as heads; a game whose result may still change owes what stands then."""
    dealt = three()
    dealt.do("paid", order=1)
    paying = dealt.state.paying
    assert paying is not None
    assert paying.payable.beside == Owed((ADA,))
    forgotten = fold(dealt.state, RunCounted(spin=3, result=SIDES["tails"], run=1))
    assert forgotten.paying is not None
    assert forgotten.paying.payable.owed == 1
    assert forgotten.paying.payable.paid == {1}


def test_what_bore_no_mark_is_carried_into_the_next_night_and_into_a_new_journal() -> None:
    dealt = three()
    dealt.do("paid", order=1)
    dealt.do("next")
    begun = begun_beside(dealt.state, "head", "no such hash", "Rossi", "C1.sqlite")
    (left,) = fold(unopened("C1", COINS_AND_RUNS), begun).unmarked[3]
    assert left.payment == ADA
    dealt.do("close")
    dealt.do("open")
    ((left,),) = dealt.state.unmarked.values()
    assert (left.order, left.payment) == (2, ADA)
    dealt.do("paid", spin=3, order=2, **BY)
    assert dealt.state.unmarked[3][0].paid is True


def test_it_is_listed_exported_and_stands_on_the_days_page_with_its_name(tmp_path: Path) -> None:
    dealt = three()
    dealt.do("dispute", order=2, by="Ada", reason="I bet twenty")
    dealt.do("rule", INSPECTOR, order=2, **BY)
    dealt.do("paid", order=1)
    dealt.do("next")
    dealt.do("close")
    path = recorded(tmp_path, dealt)
    rows = [
        msgspec.json.decode(line) for line in exported_rows(path, COINS_AND_RUNS, What.PAYMENTS, Form.JSONL)
    ]
    said = ("owner", "winning", "amount")
    assert [[row[name] for name in said] for row in rows] == [
        ["Cy", "heads 20.00", "20.00"],
        ["Ada", "three 10.00", "30.00"],
    ]
    with ListKeeper.open(path, COINS_AND_RUNS, program="test") as keeper:
        keeper.catch_up()
    with Finder.open(path, COINS_AND_RUNS) as finder:
        last, *_ = finder.page(Filter()).spins
    assert (last.paid, last.payments) == (5000, 2)
    assert check_lists(path, COINS_AND_RUNS) == {"C1": (len(dealt.story), 3, 2)}
    found = day_of_table(path, "C1", COINS_AND_RUNS, gaming_day(DAY, 0, ROME))
    assert found is not None
    (left,) = found.figures.payments.unmarked
    assert left.of.payment == ADA
    (dispute,) = found.figures.disputes.found
    assert (dispute.owner, dispute.amount, dispute.ruled_by) == ("Ada", 3000, "Rossi")


def test_it_stands_on_the_payments_panel_with_the_name_of_its_game() -> None:
    dealt = three()
    dealt.do("paid", order=1)
    paying = dealt.state.paying
    assert paying is not None
    game = of_round(dealt.state.house, paying)
    paid = payments(dealt.state, paying.payable, game, Draft(3), durable=True)
    assert [(row.title, row.why, row.amount) for row in paid.rows] == [
        ("Cy", "heads", 2000),
        ("Ada", "runs: three", 3000),
    ]
    assert paid.large is not None
    assert (paid.large.order, paid.large.why, paid.large.spoken) == (2, "runs: three", "Trenta, Ada")


def test_one_is_written_and_read_again() -> None:
    assert read_side_payment(side_payment_form(ADA)) == ADA
    assert is_beside(ADA)


def test_without_payments_a_side_game_owes_nothing() -> None:
    silent = SideGame(
        name="silent", nothing=None, folds={}, acts={}, follow=lambda *_: None, form=lambda _: {}
    )
    assert silent.owed(None, 1) == Owed()


def at_roulette() -> Table[SpinTable]:
    """Seventeen fell for the third time: Cy has a piece of ten on it, and Ada ten on the run."""
    opening = Opening("T1", house("venezia"), "Anna", Side.LEFT, "test 1")
    table = Table(unopened("T1", enrolled(ROULETTE, RUNS)), opening, steps_told=False)
    piece = {"value": "10.00", "owner": "Cy", "pieces": 1}
    done: list[dict[str, object]] = [{"do": "open"}, {"do": "bet_run", "owner": "Ada", "amount": "10.00"}]
    for spin in range(3):
        done += [{"do": "place", "position": "straight-17", "entry": piece}] * (spin == 2)
        done += [{"do": "throw"}, {"do": "no_more_bets"}, {"do": "number", "number": 17}]
        done += [{"do": "confirm"}, {"do": "cleared"}]
        done += [{"do": "next"}] * (spin < 2)
    for form in done:
        table.do(cast("Json", form))
    return table


def test_at_roulette_it_follows_the_numbers_payments_on_the_panel_and_for_scripts() -> None:
    table = at_roulette()
    live = Live(table.state, house=table.state.house)
    shown = screen(live, SpinDraft(3, number=17))
    rows = [(row.title, row.why, row.amount) for row in shown.payments.rows]
    assert rows[-1] == ("Ada", "runs: three", 3000)
    assert len(rows) == 2
    paying = cast("dict[str, Any]", state_form(table.state)["paying"])
    assert [form["amount"] for form in paying["payments"]] == ["350.00", "30.00"]


def test_at_roulette_its_dispute_goes_on_where_the_number_is_settled_anew() -> None:
    """More was lying on the number than was known: one payment more comes before it."""
    table = at_roulette()
    for form in (
        {"do": "paid", "order": 1},
        {"do": "dispute", "order": 2, "by": "Ada", "reason": "I bet twenty"},
        {
            "do": "winners",
            "bets": [{"position": "straight-17", "stack": [{"value": "20.00", "owner": "Di", "pieces": 1}]}],
        },
    ):
        table.do(cast("Json", form))
    paying = table.state.paying
    assert paying is not None
    owed = [payment.owner for payment in paying.payable.payments or ()]
    assert ({*owed[:2]}, owed[2]) == ({"Cy", "Di"}, "Ada")
    assert paying.payable.disputed == {3}
