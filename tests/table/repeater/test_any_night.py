"""Whatever is done with side wagers at a table comes to what the oracle says of the same stream, and verifies."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.inventory import worth
from app.rules.repeater.wagers import BY_CODE
from app.table.event_record import Event
from app.table.replay import Replay
from tests.oracle.repeater import play
from tests.table.repeater.night import PLAYED, Night, form_of

WAGER = st.sampled_from(sorted(BY_CODE))
OWNER = st.sampled_from(["seat 1", "seat 2"])
NUMBER = st.sampled_from([0, 1, 1, 2, 5, 5, 6, 12, 18, 30, 36])
"""Few values, so that wagers are completed."""
DEED = st.one_of(
    st.fixed_dictionaries(
        {
            "do": st.just("wager"),
            "wager": WAGER,
            "owner": OWNER,
            "amount": st.sampled_from(["5.00", "7.50", "45.00", "6.00"]),
        }
    ),
    st.fixed_dictionaries({"do": st.sampled_from(["back", "surrender"]), "wager": WAGER, "owner": OWNER}),
    st.fixed_dictionaries({"do": st.just("spin"), "number": NUMBER}),
    st.fixed_dictionaries({"do": st.just("spin"), "number": NUMBER}),
    st.fixed_dictionaries({"do": st.just("abandon"), "reason": st.just("fire"), "by": st.just("Rossi")}),
)
COMMANDS = {
    "wager": "repeater",
    "back": "repeater_back",
    "surrender": "repeater_surrender",
    "abandon": "repeater_abandon",
}


def done(night: Night, deed: dict[str, Any]) -> list[dict[str, Any]]:
    """Do at the table what a line of the stream says; gives what it caused there."""
    caused: list[Event]
    if deed["do"] == "spin":
        caused = night.fall(deed["number"])
        night.do("cleared")
        night.do("next")
    else:
        caused = night.do(COMMANDS[deed["do"]], **{key: said for key, said in deed.items() if key != "do"})
    return [form_of(event) for event in caused]


def said(forms: list[dict[str, Any]], kind: str, *names: str) -> list[dict[str, Any]]:
    return [{name: form[name] for name in names} for form in forms if form["kind"] == f"repeater.{kind}"]


STAKE = ("wager", "owner", "amount")


def check(answer: dict[str, Any], forms: list[dict[str, Any]]) -> None:
    """What the table recorded is what the oracle answers."""
    if "refused" in answer:
        assert [form["reason"] for form in forms] == [answer["refused"]]
        return
    paid = (*STAKE, "pays", "payment")
    if "abandoned" in answer:
        assert [forms[0]["payments"], forms[0]["returned"]] == [answer["payments"], answer["returned"]]
    elif "surrendered" in answer:
        assert said(forms, "surrendered", *paid, "tally") == [answer["surrendered"]]
    else:
        assert said(forms, "won", *paid, "envy") == answer.get("payments", [])
        assert said(forms, "lost", *STAKE) == answer.get("lost", [])


def result_of(answers: list[dict[str, Any]]) -> int:
    """What the bank has won by the oracle's account, answer by answer, in cents."""
    return sum(int(Decimal(answer["bank"]["result"]) * 100) for answer in answers if "bank" in answer)


@given(st.lists(DEED, max_size=40))
@settings(max_examples=30)
def test_it_comes_to_what_the_oracle_says_and_verifies(deeds: list[dict[str, Any]]) -> None:
    night, stream, forms = Night(), [], []
    chips = [{"value": value, "pieces": 1_000} for value in ("2.50", "5.00", "10.00", "50.00", "100.00")]
    night.do("bank", operation="open", chips=chips)
    for deed in deeds:
        if deed["do"] == "abandon" and not night.wagers.round.standing:
            continue  # the table says that there is nothing to abandon
        stream.append(deed)
        forms.append(done(night, deed))
    answers, error = play(json.dumps(deed) for deed in stream)
    assert error is None
    for answer, each in zip(answers, forms, strict=True):
        check(answer, each)
    night.spin(0)  # whatever was handed over at once is in the bank
    bank = night.state.bank
    assert worth(tuple(bank.inventory.pieces.items())) + bank.loose - bank.opening == result_of(answers)
    replay = Replay("R1", PLAYED)
    assert replay.play(night.bodies) is None
    assert replay.state == night.state
