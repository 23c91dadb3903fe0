"""The oracle settles what lay there; what is asked of it is found by position, by what a payment is called, by area."""

from fractions import Fraction

from app.practice.exercise import Exercise
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Say
from app.rules.roulette.layout import Position
from tests.drills.by_oracle import clearing, order, zero
from tests.drills.by_oracle.spins import Json, cents, items, settled


def answers(exercise: Exercise) -> tuple[str, ...]:
    scene, line = exercise.task.scene, exercise.line
    assert isinstance(scene, OnLayout)
    assert scene.number is not None
    if line.variant == "order":
        return order.answers(exercise)
    if line.variant == "clearing":
        return clearing.answers(exercise)
    told = settled(scene, scene.number, house=line.house, last=" derniere" in line.given.partition(":")[0])[0]
    if line.variant == "zero":
        return zero.answered(exercise.task, scene, told)
    if line.variant == "totals":
        return tuple(_total(told, field.values["where"]) for field in exercise.task.fields)
    return _paid(exercise, told)


def _total(told: Json, where: object) -> str:
    """What is paid on a position, whoever has it."""
    assert isinstance(where, Position)
    paid = sum(
        _stake(won, payment) * Fraction(str(won["pays"]))
        for payment in items(told, "payments")
        for won in items(payment, "winning")
        if won["position"] == where.name
    )
    assert paid == int(paid)
    return f"{int(paid) // 100}.{int(paid) % 100:02d}"


def _stake(won: Json, payment: Json) -> int:
    """What counts of a stake, in cents: an amount, or pieces of the payment's chip."""
    if "amount" in won:
        return cents(won)
    staked = sum(int(str(each["pieces"])) * Fraction(str(each["pays"])) for each in items(payment, "winning"))
    return int(cents(payment) / staked * int(str(won["pieces"])))


def _paid(exercise: Exercise, told: Json) -> tuple[str, ...]:
    """The one payment that is called so."""
    ask = exercise.task.ask
    values = {name: value for name, value in ask.values.items() if name != "number"}
    called = order.called_by(Say(ask.key.replace("night.ask.", "order."), values))
    (payment,) = [each for each in items(told, "payments") if called <= order.said_of(each)]
    amount = str(payment["amount"])
    return (amount,) if len(exercise.task.fields) == 1 else (str(payment["pieces"]), amount)
