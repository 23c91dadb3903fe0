"""Repeater Bets without a table: one event after another, each with its answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from app.rules.house import House
from app.rules.money import money_text
from app.rules.repeater.booking import book, surrender, take_back
from app.rules.repeater.refusing import RefusedError
from app.rules.repeater.spinning import Taking, abandoned, beyond_the_wagers, exposure, spun
from app.rules.repeater.wagers import Wager
from app.rules.repeater.words import booking_sentence, spin_sentence, surrender_sentence
from app.rules.spelling import Spellings
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import at, text
from app.table.json_text import Json
from app.table.repeater.round_form import (
    board_form,
    exposure_form,
    offer_form,
    payment_form,
    refusal_form,
    stake_form,
    stakes_form,
    standing_form,
    taking_form,
    tallies_form,
)
from app.table.repeater.stream_form import (
    fields_of,
    read_amount,
    read_number,
    read_opening,
    read_owner,
    read_wager,
)

Fields = Mapping[str, Json]


class Stream:
    """A round after another, as the events of a stream make them."""

    def __init__(self, houses: Callable[[str], House]) -> None:
        """Begin in the usual house with nothing tallied, unless the first event says otherwise.

        Args:
            houses: finds a house by its name.
        """
        self._houses, self._names, self._begun = houses, Spellings(), False
        self._house, self._rules, self._round, self._spin = read_opening({}, self._names, houses)
        self._answers: Mapping[str, Callable[[Fields], Form]] = {
            "open": self._open,
            "wager": self._wager,
            "back": self._back,
            "surrender": self._surrender,
            "spin": self._spun,
            "abandon": self._abandon,
        }

    def answer(self, form: Json) -> Form:
        """Do what an event says, and answer it; what is refused changes nothing.

        Raises:
            BadInputError: it is no event, or a field is wrong; the fault names the place.
        """
        do, fields = fields_of(form)
        try:
            found = self._answers[do](fields)
        except RefusedError as refused:
            found = {**refusal_form(refused), "command": form}
        self._begun = True
        return found

    def _open(self, fields: Fields) -> Form:
        if self._begun:
            raise BadInputError("open comes first", "do")
        self._house, self._rules, self._round, self._spin = read_opening(fields, self._names, self._houses)
        return {
            "open": self._house.name,
            "surrender": self._rules.surrender,
            "envy": self._rules.envy,
            "round": self._round.number,
            "spin": self._spin,
            "tallies": tallies_form(self._round),
            **board_form(self._rules, self._round),
        }

    def _whose(self, fields: Fields) -> tuple[Wager, str]:
        """Read which wager it is, and whose."""
        wager = at("wager", read_wager, fields["wager"])
        return wager, at("owner", partial(read_owner, self._names), fields["owner"])

    def _wager(self, fields: Fields) -> Form:
        wager, owner = self._whose(fields)
        amount = at("amount", read_amount, fields["amount"])
        self._round, stake = book(self._rules, self._round, wager, owner, amount)
        return {
            "booked": stake_form(stake),
            "said": booking_sentence(wager, stake.amount, self._house.speech),
        }

    def _back(self, fields: Fields) -> Form:
        wager, owner = self._whose(fields)
        back = take_back(self._round, wager, owner)
        self._round = back.round
        returned = {"wager": wager.code, "owner": owner, "amount": money_text(back.returned)}
        return {"returned": returned, "left": money_text(back.left)}

    def _surrender(self, fields: Fields) -> Form:
        wager, owner = self._whose(fields)
        self._round, offer = surrender(self._rules, self._round, wager, owner)
        return {
            "surrendered": offer_form(offer),
            "said": surrender_sentence(offer.payment, self._house.speech),
            "standing": standing_form(self._round),
            "bank": taking_form(Taking(paid=beyond_the_wagers([offer]))),
        }

    def _spun(self, fields: Fields) -> Form:
        called, number = at("number", read_number, fields["number"])
        before, value = self._round, self._rules.value_of(number)
        found = spun(self._rules, before, value)
        self._round, self._spin = found.round, self._spin + 1
        tally = 0 if value is None else self._round.tally([value])
        return {
            "spin": self._spin,
            "round": before.number,
            "number": fields["number"],
            "value": value,
            "sentence": spin_sentence(called, value, tally, self._house.speech),
            "tallies": tallies_form(self._round),
            "payments": [payment_form(payment) for payment in found.payments],
            "lost": stakes_form(found.lost),
            **board_form(self._rules, self._round),
            "exposure": exposure_form(exposure(self._rules, self._round)),
            "bank": taking_form(found.taking),
        }

    def _abandon(self, fields: Fields) -> Form:
        for name in ("reason", "by"):
            at(name, text, fields[name])
        before, found = self._round, abandoned(self._rules, self._round)
        self._round = found.round
        return {
            "abandoned": before.number,
            "payments": [offer_form(offer) for offer in found.payments],
            "returned": stakes_form(found.returned),
            "bank": taking_form(Taking(paid=beyond_the_wagers(found.payments))),
        }
