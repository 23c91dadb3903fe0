"""What holds of every settlement, whatever lies on the layout (rules 3-5)."""

from collections import Counter
from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.house import House
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.odds import ODDS
from app.rules.roulette.settlement import settle
from app.table.roulette.settlement_form import settlement_form
from app.table.roulette.spin_form import read_spin
from tests.often import times
from tests.properties.layouts import Form, amount_of, answer, cents, houses_and_spins, laid, owner_of

Place = tuple[str, str | None]


def by_place(told: Form, *names: str) -> Counter[Place]:
    """Cents by position and owner over some lists of an answer."""
    found: Counter[Place] = Counter()
    for name in names:
        for item in told[name]:
            found[item["position"], item["owner"]] += cents(item["amount"])
    return found


def lying(bets: list[Form]) -> Counter[Place]:
    """Cents by position and owner on a layout."""
    found: Counter[Place] = Counter()
    for position, entry in laid(bets):
        found[position, owner_of(entry)] += amount_of(entry)
    return found


def paid_on(told: Form) -> Counter[Place]:
    """Winnings by position and owner."""
    found: Counter[Place] = Counter()
    for payment in told["payments"]:
        for item in payment["winning"]:
            found[item["position"], payment["owner"]] += int(stake(payment, item) * Fraction(item["pays"]))
    return found


def stake(payment: Form, item: Form) -> int:
    """The stake that one item of a payment pays, in cents."""
    if "amount" in item:
        return cents(item["amount"])
    return int(item["pieces"]) * cents(payment["amount"]) // int(payment["pieces"])


@given(houses_and_spins(), st.randoms(use_true_random=False))
def test_the_order_in_which_positions_are_entered_changes_nothing(case: tuple[House, Form], rng: Any) -> None:
    """Interface: a position occurs once, and its place in the list means nothing."""
    under, spin = case
    shuffled = list(spin["bets"])
    rng.shuffle(shuffled)
    assert answer(under, {**spin, "bets": shuffled}) == answer(under, spin)


@given(houses_and_spins())
@settings(max_examples=times(75, 300))
def test_every_cent_ends_in_exactly_one_place(case: tuple[House, Form]) -> None:
    """Rules 3-5: what was staked is lost, divided, returned, taken off or stands, position by position.

    A freed or imprisoned piece stands. What stands or was taken off may hold winnings besides: never more than
    was paid there, and none where nobody leaves his winnings.
    """
    under, spin = case
    told = answer(under, spin)
    staked = lying(spin["bets"])
    ended = by_place(told, "lost", "partage", "returned", "withdrawn") + lying(told["standing"])
    paid = paid_on(told)
    leaving = {(position, owner_of(entry)) for position, entry in laid(spin["bets"]) if "kept" in entry}
    for place in staked.keys() | ended.keys():
        left_lying = ended[place] - staked[place]
        assert 0 <= left_lying <= (paid[place] if place in leaving else 0), place


@given(houses_and_spins())
def test_prisoners_and_freed_pieces_stand(case: tuple[House, Form]) -> None:
    """Rules 4: who is shut in now lies there as a prisoner; who was freed lies there and is none."""
    under, spin = case
    told = answer(under, spin)
    shut = [bet for bet in told["standing"] for entry in bet["stack"] if entry.get("enferme")]
    assert {bet["position"] for bet in shut} == {item["position"] for item in told["enferme"]}
    prisoners: Counter[Place] = Counter()
    for position, entry in laid(told["standing"]):
        if entry.get("enferme"):
            prisoners[position, owner_of(entry)] += amount_of(entry)
    assert prisoners == by_place(told, "enferme")
    free = lying(told["standing"]) - prisoners
    assert all(free[place] >= amount for place, amount in by_place(told, "freed").items())


@given(houses_and_spins())
def test_the_bank_adds_up(case: tuple[House, Form]) -> None:
    """Interface: taken, paid, result, notes and complimentary chips are the sums of the lists."""
    under, spin = case
    told = answer(under, spin)

    def total(name: str, *kinds: str) -> int:
        return sum(cents(item["amount"]) for item in told[name] if item.get("kind", "chips") in kinds)

    complimentary = total("lost", "complimentary")
    taken = total("lost", "chips", "notes") + sum(cents(item["amount"]) for item in told["partage"])
    paid = sum(cents(payment["amount"]) for payment in told["payments"])
    staked_notes = sum(amount_of(entry) for _, entry in laid(spin["bets"]) if entry.get("kind") == "notes")
    assert {key: cents(amount) for key, amount in told["bank"].items()} == {
        "taken": taken,
        "paid": paid,
        "result": taken - paid,
        "notes": staked_notes - total("returned", "notes"),
        "complimentary": complimentary,
    }


@given(houses_and_spins())
def test_every_stake_that_counts_is_paid_once_at_its_odds(case: tuple[House, Form]) -> None:
    """[4.1] On a position that wins all but prisoners and what is returned is paid, and nothing else is."""
    under, spin = case
    told = answer(under, spin)
    counted: Counter[str] = Counter()
    for position, entry in laid(spin["bets"]):
        if BY_NAME[position].wins(spin["number"]) and not entry.get("enferme"):
            counted[position] += amount_of(entry)
    for item in told["returned"]:
        if BY_NAME[item["position"]].wins(spin["number"]):
            counted[item["position"]] -= cents(item["amount"])
    paid: Counter[str] = Counter()
    for payment in told["payments"]:
        for item in payment["winning"]:
            paid[item["position"]] += stake(payment, item)
            odds = ODDS[BY_NAME[item["position"]].kind]
            assert Fraction(item["pays"]) == Fraction(odds.times, odds.every)
        due = sum(stake(payment, item) * Fraction(item["pays"]) for item in payment["winning"])
        assert cents(payment["amount"]) == due
    assert +counted == +paid


@given(houses_and_spins())
def test_nothing_of_nothing_is_listed(case: tuple[House, Form]) -> None:
    """Interface: nothing of 0.00 is listed, and no stack is empty."""
    under, spin = case
    told = answer(under, spin)
    lists = ("payments", "lost", "partage", "enferme", "freed", "returned", "withdrawn")
    assert all(cents(item["amount"]) > 0 for name in lists for item in told[name])
    assert all(bet["stack"] for bet in told["standing"])
    assert all(entry["pieces"] > 0 for _, entry in laid(told["standing"]))


@given(houses_and_spins())
def test_the_side_of_the_cylinder_changes_only_who_is_paid_first(case: tuple[House, Form]) -> None:
    """[4.3] Left or right, the same payments on the chances and the same sum on the number."""
    under, spin = case
    left, right = (answer(under, {**spin, "cylinder": side}) for side in ("left", "right"))
    for told in (left, right):
        payments = told.pop("payments")
        told["chances"] = [payment for payment in payments if payment["section"] != "inside"]
        told["inside"] = Counter((str(p["chip"]), p["owner"], p["amount"]) for p in payments)
    assert left == right


@given(houses_and_spins())
def test_the_last_spin_differs_in_the_prisoners_alone(case: tuple[House, Form]) -> None:
    """Interface: on the last spin what would be shut in is returned, and all else stays as it is."""
    under, spin = case
    usual, last = (answer(under, {**spin, "last_spin": whether}) for whether in (False, True))
    assert by_place(last, "returned") == by_place(usual, "returned", "enferme")
    assert last["enferme"] == []
    for told in (usual, last):
        del told["returned"], told["enferme"]
        told["standing"] = [entry for _, entry in laid(told["standing"]) if not entry.get("enferme")]
    assert usual == last


@given(houses_and_spins(), st.lists(st.integers(0, 36), min_size=1, max_size=4))
def test_what_stands_can_be_the_next_spin_s_bets(case: tuple[House, Form], numbers: list[int]) -> None:
    """Interface: `standing` is `bets` again, number after number, and no money comes from nowhere."""
    under, spin = case
    told = answer(under, spin)
    for number in numbers:
        following = {**spin, "number": number, "bets": told["standing"]}
        told = answer(under, following)
        total = sum((lying(following["bets"]) + paid_on(told)).values())
        assert sum(lying(told["standing"]).values()) <= total


@given(houses_and_spins())
def test_a_stake_for_the_employees_is_paid_the_same_and_apart(case: tuple[House, Form]) -> None:
    """Were it one more player's, the same would be paid on every position; no payment is both his and the boîte's.

    The maximum holds for the employees together, as for any player.
    """
    under, spin = case
    _, read = read_spin(spin, lambda _: under)
    stacks = (
        stack._replace(
            entries=tuple(
                entry._replace(owner="one more", employees=False) if entry.employees else entry
                for entry in stack.entries
            )
        )
        for stack in read.bets
    )
    flagged: Any = settlement_form(settle(under, read))
    plain: Any = settlement_form(settle(under, read._replace(bets=tuple(stacks))))
    assert paid_by_position(flagged) == paid_by_position(plain)
    assert flagged["bank"] == plain["bank"]
    theirs = [payment for payment in flagged["payments"] if payment.get("employees")]
    assert all(payment["owner"] is None for payment in theirs)
    due: Counter[str] = Counter()
    for position, entry in laid(spin["bets"]):
        if entry.get("employees") and BY_NAME[position].wins(spin["number"]):
            due[position] += amount_of(entry)
    paid = Counter(item["position"] for payment in theirs for item in payment["winning"])
    assert paid.keys() <= due.keys()


def paid_by_position(told: Form) -> Counter[str]:
    found: Counter[str] = Counter()
    for (position, _), amount in paid_on(told).items():
        found[position] += amount
    return found
