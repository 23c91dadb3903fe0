"""What is asked within a round: values and counts, wins, payments and offers, and what the seven takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.exercise import Field, Moment, Step, Task, slips_of
from app.practice.mistaken import field_by_field
from app.practice.repeater.dealt import Named
from app.practice.repeater.rounds import Spin
from app.practice.repeater.scenes import OnBoard
from app.practice.repeater.wager_row import letter_behind, letters_of, wager_field
from app.practice.saying import Quote, Say, Sum, Value
from app.practice.seats import seat_of
from app.rules.money import Cents, money_text
from app.rules.repeater.round import Round, Stake, offer_of
from app.rules.repeater.spinning import Payment
from app.rules.repeater.values import VALUES
from app.rules.repeater.wagers import BY_CODE, WAGERS
from app.rules.repeater.words import offer_sentence

_NAME: Final = "repeater-rounds"
_MOST_SLIPS: Final = 24
_MOST_WAYS: Final = 5
_SECTION: Final = "Repeater A1"
_PAYS: Final = tuple(dict.fromkeys(wager.pays for wager in WAGERS))
_NEAR: Final = (1, -1, 2, -2, 3, -3, 4, 5, 6, 7, 8, 9, 10)
"""How far off a count is that is miscounted."""


class _Asked(NamedTuple):
    """A field, and what could be answered to it, the likely things first."""

    field: Field
    ways: Sequence[str]


def value_moment(spin: Spin) -> Moment:
    """Ask for the value of a number and how often it has come; a zero and a seven are not counted."""
    value = spin.value or 0
    tally = spin.done.round.tally([value])
    others = [str(other) for other in (*VALUES, 0) if abs(other - value) < _MOST_WAYS]
    asked = [
        _Asked(Field("value", forms.COUNT, (str(value),)), others),
        _counted("count", tally),
    ]
    steps = [Step(Say(f"{_NAME}.said", {"number": spin.number, "said": spin.said}), _SECTION)]
    return _moment("value" if value else "zero", "value", spin, asked, steps)


def void_moment(spin: Spin) -> Moment:
    """Ask what a throw that counts for nothing leaves: as often as before, and as many marks."""
    round_ = spin.round
    tally, marks = round_.tally([spin.value or 0]), sum(round_.tallies.values())
    asked = [_counted("count", tally), _counted("marks", marks)]
    steps = [Step(Say(f"{_NAME}.void", {"tally": tally, "marks": marks}), _SECTION)]
    return _moment("void", "void", spin, asked, steps, {"value": spin.value or 0})


def win_moment(spin: Spin) -> Moment:
    """Ask which wagers a spin lets win."""
    rules, won = spin.rules, {payment.stake.wager for payment in spin.done.payments}
    right = letters_of(rules, won) or letter_behind(rules, 0)
    field = wager_field(rules, "won", right, (Say(f"{_NAME}.none"),))
    wrong = [letter_behind(rules, 0), *(letters_of(rules, won ^ {wager.code}) for wager in rules.wagers)]
    named = ({"wager": Named(payment.stake.wager)} for payment in spin.done.payments)
    steps = [Step(Say(f"{_NAME}.wins", values), _SECTION) for values in named]
    steps = steps or [Step(Say(f"{_NAME}.wins-nothing"), _SECTION)]
    return _moment("win", "win", spin, [_Asked(field, wrong)], steps)


def pay_moment(spin: Spin) -> Moment:
    """Ask what is handed over for each wager that wins, and what goes to the dealers' box in all."""
    payments, envy = spin.done.payments, Cents(spin.done.taking.envy)
    asked = [_payment(payment) for payment in payments]
    box = [Cents(each.stake.amount * times) for each in payments for times in (2, 3, 4, 7)]
    asked.append(_moneyed("envy", envy, (Cents(0), *box)))
    steps = [_paid(payment) for payment in payments]
    steps.append(Step(Say(f"{_NAME}.envy", {"amount": Sum(envy)}), "Repeater T4"))
    return _moment("pay", "pay", spin, asked, steps)


def offer_moment(spin: Spin, stakes: Sequence[Stake]) -> Moment:
    """Ask what is offered, after a mark, to those whose wagers name its value.

    Args:
        spin: that marked it.
        stakes: theirs, of wagers that may be given up; they stand still.
    """
    after = spin.done.round
    asked = [_offer(spin, after, stake) for stake in stakes]
    steps = [_offered(spin, after, stake) for stake in stakes]
    told = Say(f"{_NAME}.ask.offer", {"said": spin.said})
    return _made("offer", told, after, asked, steps)


def seven_moment(spin: Spin) -> Moment:
    """Ask what the seven takes, how many marks are left, and which round is played then."""
    done, before = spin.done, sum(spin.round.tallies.values())
    stakes = [stake.amount for stake in spin.round.standing]
    sums = [Cents(sum(stakes) - stake) for stake in stakes]
    marks = str(sum(done.round.tallies.values()))
    asked = [
        _moneyed("taken", Cents(done.taking.taken), (Cents(0), *sums)),
        _Asked(Field("marks", forms.COUNT, (marks,)), [str(before), "1", "7"]),
        _counted("round", done.round.number),
    ]
    values = {"amount": Sum(Cents(done.taking.taken)), "round": done.round.number}
    return _moment("seven", "seven", spin, asked, [Step(Say(f"{_NAME}.seven", values), _SECTION)])


def _payment(payment: Payment) -> _Asked:
    bet = payment.stake.amount
    wrong = [Cents(payment.payment + bet), Cents(payment.payment - bet)]
    wrong += [Cents(pays * bet) for pays in _PAYS]
    return _moneyed("payment", payment.payment, wrong, _of(payment.stake))


def _paid(payment: Payment) -> Step:
    values = {**_of(payment.stake), "pays": payment.pays, "bet": Sum(payment.stake.amount)}
    section = "Repeater T1" if BY_CODE[payment.stake.wager].envy else "Repeater T2"
    return Step(Say(f"{_NAME}.paid", {**values, "amount": Sum(payment.payment)}), section)


def _offer(spin: Spin, after: Round, stake: Stake) -> _Asked:
    offer = offer_of(spin.rules, after, stake)
    printed = BY_CODE[stake.wager].surrender.values()
    wrong = [Cents(0), stake.amount, *(Cents(pays * stake.amount) for pays in (*printed, *_PAYS))]
    return _moneyed("offer", Cents(0) if offer is None else offer.payment, wrong, _of(stake))


def _offered(spin: Spin, after: Round, stake: Stake) -> Step:
    offer = offer_of(spin.rules, after, stake)
    if offer is None:
        tally = after.tally(BY_CODE[stake.wager].values)
        return Step(Say(f"{_NAME}.no-offer", {**_of(stake), "tally": tally}), "Repeater T3")
    said: Mapping[str, Value] = {"said": Quote(offer_sentence(offer, spin.house.speech))}
    return Step(Say(f"{_NAME}.offered", said), "Repeater T3")


def _of(stake: Stake) -> dict[str, Value]:
    return {"seat": seat_of(stake.owner), "wager": Named(stake.wager)}


def _counted(name: str, right: int) -> _Asked:
    near = [str(right + away) for away in _NEAR if right + away >= 0]
    return _Asked(Field(name, forms.COUNT, (str(right),)), near)


def _moneyed(
    name: str, right: Cents, wrong: Iterable[Cents], values: Mapping[str, Value] | None = None
) -> _Asked:
    field = Field(name, forms.MONEY, (money_text(right),), values=values or {})
    return _Asked(field, [money_text(amount) for amount in wrong if amount >= 0])


def _moment(
    kind: str,
    key: str,
    spin: Spin,
    asked: Sequence[_Asked],
    steps: Sequence[Step],
    more: Mapping[str, Value] | None = None,
) -> Moment:
    ask = Say(f"{_NAME}.ask.{key}", {"number": spin.number, **(more or {})})
    return _made(kind, ask, spin.round, asked, steps)


def _made(kind: str, ask: Say, round_: Round, asked: Sequence[_Asked], steps: Sequence[Step]) -> Moment:
    fields = tuple(each.field for each in asked)
    most = _MOST_WAYS if len(asked) > 1 else None
    ways = [[*dict.fromkeys((each.field.right[0], *each.ways))][:most] for each in asked]
    wrong = ((_slip(names), answers) for names, answers in field_by_field(fields, ways))
    slips = slips_of(fields, wrong, _MOST_SLIPS)
    return Moment(kind, Task(ask, fields, tuple(steps), slips, OnBoard(round_)))


def _slip(names: tuple[str, ...]) -> str:
    return f"wrong-{names[0]}" if len({*names}) == 1 else "several"
