"""What a table does for any game, dealt with one that is only a test: it knows coins by their record alone."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.people.permissions import Signed
from app.people.roles import Role
from app.rules.side import Side
from app.table.beginning import journal_begun, why_not_ended
from app.table.broken_story import BrokenStoryError
from app.table.event_reading import UnknownEventError, reader_of
from app.table.event_record import Event, event_form
from app.table.fold import fold
from app.table.game import Game
from app.table.heard import ClockHeard
from app.table.json_text import Json
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.state_form import state_form
from app.table.station_opening import Opening
from app.table.table import Table
from app.table.taking_over import Refused, taken_over
from app.table.turn import RefusedError
from tests.games.coins import COINS, SIDES, CoinTable
from tests.houses import house

BY = {"by": "Rossi", "reason": "seen"}
INSPECTOR = Signed("Rossi", Role.INSPECTOR)


class Dealt:
    """A table of coins, all that it has caused, and the same again from its recorded text."""

    def __init__(self, game: Game[CoinTable] = COINS) -> None:
        opening = Opening("C1", house("venezia"), "Anna", Side.LEFT, "test 1")
        self.game = game
        self.table = Table(unopened("C1", game), opening, steps_told=False)
        self.replay, self.story = Replay("C1", game), list[Event]()

    @property
    def state(self) -> CoinTable:
        return self.table.state

    def do(self, name: str, /, *signed: Signed, **fields: object) -> tuple[str, ...]:
        """Do a command; gives the kinds of what it caused, which is read back and verified."""
        caused = self.table.do(cast("Json", {"do": name, **fields}), signed)
        self.story += caused
        kinds = []
        for event in caused:
            body = msgspec.json.encode(event_form(event))
            assert reader_of(self.game).read(body) == event
            assert self.replay.step(body) is None
            kinds.append(str(event_form(event)["kind"]))
        assert self.replay.state == self.state
        return tuple(kinds)

    def refused(self, name: str, /, **fields: object) -> str:
        """Have a command refused; gives the reason."""
        before = self.state
        with pytest.raises(RefusedError) as why:
            self.table.do(cast("Json", {"do": name, **fields}))
        assert self.state is before
        return str(why.value)


def opened() -> Dealt:
    dealt = Dealt()
    dealt.do("open")
    return dealt


def fallen(side: str = "heads") -> Dealt:
    """Three have bet: two on heads, ten and twenty, and one on tails, fifty."""
    dealt = opened()
    for bet, owner, amount in (("heads", "Ada", "10.00"), ("tails", "Bo", "50.00"), ("heads", "Cy", "20.00")):
        dealt.do("bet", side=bet, owner=owner, amount=amount)
    dealt.do("fall", side=side)
    return dealt


def test_a_night_is_opened_and_records_its_rules() -> None:
    dealt = Dealt()
    assert dealt.do("open") == ("table.opened", "table.rules")
    assert (dealt.state.opened, dealt.state.rules, dealt.state.spins) == (True, COINS.rules, 1)
    assert dealt.refused("open") == "the table is open already"


def test_each_payment_is_made_in_the_order_of_the_bets() -> None:
    dealt = fallen()
    assert dealt.do("paid", order=1) == ("coins.settled", "payment.made")
    assert "payment 2" not in dealt.refused("paid", order=1)
    assert dealt.do("paid_all") == ("payment.made",)
    assert dealt.do("next") == ("coins.closed",)
    assert [(made.order, made.amount, made.number) for made in dealt.state.payments[1]] == [
        (1, 1000, SIDES["heads"]),
        (2, 2000, SIDES["heads"]),
    ]


def test_a_payment_out_of_order_has_a_name_and_a_reason() -> None:
    dealt = fallen()
    assert "1" in dealt.refused("paid", order=2)
    assert dealt.do("paid", order=2, **BY) == ("coins.settled", "payment.made")


def test_a_disputed_payment_waits_for_its_ruling() -> None:
    dealt = fallen()
    dealt.do("dispute", order=1, by="Ada", reason="I bet twenty")
    assert "disputed" in dealt.refused("paid", order=1)
    assert "disputed" in dealt.refused("next")
    dealt.do("rule", INSPECTOR, order=1, **BY)
    assert dealt.state.ruled == {1: ("Rossi",)}
    dealt.do("paid_all")
    assert dealt.do("next") == ("coins.closed",)


def test_a_payment_of_a_round_that_is_over_is_corrected_before_a_witness() -> None:
    dealt = fallen()
    dealt.do("paid_all")
    dealt.do("next")
    made = dealt.state.payments[1][0]
    dealt.do(
        "correct", of=made.seq, by="Rossi", witness="Bruni", reason="twenty", instead={"amount": "20.00"}
    )
    assert [each.amount for each in dealt.state.payments[1]] == [2000, 2000]


def test_a_void_throw_is_signed() -> None:
    dealt = opened()
    dealt.do("bet", side="heads", owner="Ada", amount="10.00")
    assert dealt.do("void", INSPECTOR, by="Rossi") == ("people.signed", "coins.void")
    assert dealt.state.betting is not None
    assert dealt.state.betting.bets == ()


def test_the_bank_pays_what_fell_and_takes_what_lost() -> None:
    """Counted, it has fifty more and thirty less, to the chip."""
    dealt = opened()
    count = [
        {"value": value, "pieces": pieces} for value, pieces in (("50.00", 4), ("20.00", 10), ("10.00", 10))
    ]
    dealt.do("bank", operation="open", chips=count)
    for side, owner, amount in (
        ("heads", "Ada", "10.00"),
        ("tails", "Bo", "50.00"),
        ("heads", "Cy", "20.00"),
    ):
        dealt.do("bet", side=side, owner=owner, amount=amount)
    dealt.do("fall", side="heads")
    dealt.do("paid_all")
    dealt.do("next")
    pieces = {chip.value: count for chip, count in dealt.state.bank.inventory.pieces.items()}
    assert pieces == {5000: 5, 2000: 9, 1000: 9}
    dealt.do("close")
    closing = [
        {"value": "50.00", "pieces": 5},
        {"value": "20.00", "pieces": 9},
        {"value": "10.00", "pieces": 9},
    ]
    dealt.do("bank", operation="close", chips=closing)
    assert dealt.state.bank.result == 2000


def test_what_bore_no_mark_stays_named_and_is_carried_into_the_next_night() -> None:
    dealt = fallen()
    dealt.do("paid", order=1)
    dealt.do("next")
    dealt.do("close")
    dealt.do("open")
    ((left,),) = dealt.state.unmarked.values()
    assert (left.spin, left.order, left.payment.owner, left.payment.amount) == (1, 2, "Cy", 2000)
    dealt.do("paid", spin=1, order=2, **BY)
    assert dealt.state.unmarked[1][0].paid is True


def test_a_round_being_paid_keeps_the_table_and_its_dealer() -> None:
    dealt = fallen()
    assert "spin 1" in dealt.refused("close")
    assert "spin 1" in dealt.refused("dealer", name="Bea")
    dealt.do("paid_all")
    dealt.do("next")
    dealt.do("dealer", name="Bea")
    assert dealt.state.dealer == "Bea"


def test_a_closed_table_is_not_closed_once_more() -> None:
    dealt = opened()
    dealt.do("close")
    assert "closed" in dealt.refused("close")


def test_another_minimum_is_announced_a_round_ahead() -> None:
    dealt = opened()
    dealt.do("minimum", INSPECTOR, minimum="20.00", by="Rossi")
    assert dealt.state.announced == (2000, 2)
    dealt.do("fall", side="heads")
    now = dealt.state
    assert (now.minimum, now.house.minimum, now.minima, now.announced) == (2000, 2000, (250,), None)


def test_what_any_table_hears_is_recorded_whatever_is_played() -> None:
    dealt = opened()
    dealt.table.hear(ClockHeard(90_000_000))
    assert [type(event).__name__ for event in dealt.state.unanswered.values()] == ["ClockJumped"]


def test_play_is_suspended_and_taken_up_again() -> None:
    dealt = opened()
    dealt.do("suspend", reason="light", by="Rossi")
    assert dealt.state.suspended == "light"
    dealt.do("suspend", over=True, by="Rossi")
    assert dealt.state.suspended is None


def test_its_commands_and_no_others_stand_beside_the_tables() -> None:
    dealt = opened()
    fault = dealt.table.why_not(cast("Json", {"do": "no_more_bets"}))
    assert fault == "/do: no such command: no_more_bets"


def test_the_state_says_what_any_table_has_and_what_the_game_adds() -> None:
    form = state_form(fallen().state)
    assert list(form)[:3] == ["table", "opened", "suspended"]
    assert form["paying"] == {"spin": 1, "fell": "heads", "bets": 3}
    assert form["betting"] == {"spin": 2, "fell": None, "bets": 0}


def test_a_settlement_that_is_not_what_fell_is_found() -> None:
    dealt = fallen()
    dealt.do("paid", order=1)
    again = Replay("C1", COINS)
    bodies = [msgspec.json.encode(event_form(event)) for event in dealt.story]
    forged = [body.replace(b'"owner":"Cy","bet"', b'"owner":"Di","bet"') for body in bodies]
    assert forged != bodies
    place, why = again.play(forged) or (0, "")
    assert why == "the round is settled otherwise than it came out"
    assert b"coins.settled" in forged[place]


def test_the_opening_of_one_game_opens_no_table_of_another() -> None:
    opening = opened().story[0]
    with pytest.raises(BrokenStoryError, match="a table of coins, and roulette is looked for"):
        fold(unopened("C1", ROULETTE), opening)
    with pytest.raises(BrokenStoryError, match="a table of coins, and roulette is looked for"):
        fold(unopened("C1", ROULETTE), journal_begun(opened().state, "head"))


def test_an_event_of_one_game_is_none_of_another() -> None:
    body = msgspec.json.encode(event_form(fallen().story[-1]))
    with pytest.raises(UnknownEventError):
        reader_of(ROULETTE).read(body)


def test_a_new_journal_goes_on_where_the_old_one_ended() -> None:
    dealt = fallen()
    assert why_not_ended(dealt.state) == "the table is open: close it first"
    dealt.do("paid_all")
    dealt.do("next")
    dealt.do("close")
    assert why_not_ended(dealt.state) is None
    begun = fold(unopened("C1", COINS), journal_begun(dealt.state, "head"))
    assert (begun.spins, begun.dealer, begun.game) == (1, "Anna", COINS)


def test_a_table_whose_journal_was_refused_goes_on_in_the_midst_of_a_night() -> None:
    refused = Refused("head", "no such hash", "Rossi", "C1.sqlite")
    state = unopened("C1", COINS)
    for event in taken_over(fallen().state, refused, "test 2", ""):
        state = fold(state, event)
    assert (state.opened, state.paying, state.spins) == (True, None, 2)
    assert len(state.unanswered) == 1


COMMANDS: list[Callable[[st.DrawFn], dict[str, Any]]] = [
    lambda draw: {
        "do": "bet",
        "side": draw(st.sampled_from(sorted(SIDES))),
        "owner": draw(st.sampled_from(("Ada", "Bo", "Cy"))),
        "amount": draw(st.sampled_from(("10.00", "20.00", "50.00"))),
    },
    lambda draw: {"do": "fall", "side": draw(st.sampled_from(sorted(SIDES)))},
    lambda draw: {"do": "paid", "order": draw(st.integers(1, 3))},
    lambda draw: {"do": "unpaid", "order": draw(st.integers(1, 3))},
    lambda draw: {"do": "dispute", "order": draw(st.integers(1, 3)), **BY},
    lambda draw: {"do": "rule", "order": draw(st.integers(1, 3)), **BY},
    lambda _draw: {"do": "paid_all"},
    lambda _draw: {"do": "next"},
    lambda _draw: {"do": "reopen"},
    lambda _draw: {"do": "close"},
    lambda _draw: {"do": "open"},
]


@st.composite
def evenings(draw: st.DrawFn) -> list[dict[str, Any]]:
    return [draw(st.sampled_from(COMMANDS))(draw) for _ in range(draw(st.integers(1, 40)))]


@given(evenings())
def test_whatever_is_done_verifies_and_comes_to_the_same_again(asked: list[dict[str, Any]]) -> None:
    """A command is refused and changes nothing, or its events are read back and verify."""
    dealt = opened()
    for form in asked:
        said = dict(form)
        if dealt.table.why_not(cast("Json", said)) is None:
            dealt.do(said.pop("do"), **said)
    paid = sum(made.amount for kept in dealt.state.payments.values() for made in kept)
    assert paid == sum(given_in(dealt))


def given_in(dealt: Dealt) -> list[int]:
    """What was given for each payment of the rounds of this night that are over, counted from the story."""
    owed: dict[int, list[int]] = {}
    marked: dict[int, set[int]] = {}
    found: dict[int, list[int]] = {}
    for event in dealt.story:
        form: dict[str, Any] = dict(event_form(event))
        match form["kind"]:
            case "table.opened":
                found = {}
            case "coins.settled":
                owed[form["spin"]] = [round(float(each["amount"]) * 100) for each in form["payments"]]
            case "payment.made":
                marked.setdefault(form["spin"], set()).add(form["order"])
            case "payment.unmade":
                marked[form["spin"]].discard(form["order"])
            case "coins.closed":
                found[form["spin"]] = [
                    owed[form["spin"]][order - 1] for order in marked.get(form["spin"], ())
                ]
            case "coins.reopened":
                del found[form["spin"]]
            case _:
                pass
    return [amount for given in found.values() for amount in given]
