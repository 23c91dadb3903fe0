"""A table at which an announce has won, in a test, and the money of it added up from the events alone."""

from collections import Counter
from typing import Any

from app.rules.roulette.announce_names import announce_named
from tests.table.playing import Form, Played, fall, form_of, opened

SEAT = "seat 4"


def cents(amount: str) -> int:
    whole, part = amount.split(".")
    return int(whole) * 100 + int(part)


def won(name: str, number: int, *, entered: bool = True, **fields: Any) -> Played:
    """A table whose layout is cleared after a number that an announce played."""
    table = opened(all_entered=entered)
    if "colour_pieces" in fields:
        table.do("colour", colour="red", owner=SEAT)
    table.do("announce", name=name, owner=SEAT, **fields)
    assert table.last()["kind"] == "announce.accepted"
    fall(table, number)
    table.do("cleared")
    return table


def seq_of(table: Played, place: int = 0) -> int:
    """The seq of an announce of the spin being paid: its place in the story, from 1."""
    seqs = [
        seq
        for seq, event in enumerate(table.story, 1)
        if form_of(event)["kind"] == "announce.accepted" and event.spin == table.paying.spin
    ]
    return seqs[place]


def goes_on(table: Played, name: str, after: str, **fields: Any) -> Form:
    """Say that an announce goes on; gives the event."""
    said = {"name": name, "owner": SEAT, "after": after, "of": seq_of(table), **fields}
    kinds = table.do("announce", **said)
    assert kinds[-1] in {"announce.accepted", "announce.refused"}
    assert kinds[:-1] in {(), ("spin.settled",)}
    return table.last()


def lying(table: Played, owner: str = SEAT) -> dict[str, int]:
    """What an owner is known to have on each position for the next spin, in cents."""
    found: Counter[str] = Counter()
    for stack in table.betting.bets:
        for entry in stack.entries:
            if entry.owner == owner:
                found[stack.position.name] += entry.amount
    return dict(found)


def pieces_of(name: str, value: int) -> dict[str, int]:
    """An announce's pieces, each worth so many cents."""
    return {bet.position.name: bet.pieces * value for bet in announce_named(name).bets}


def paid_to(table: Played, owner: str = SEAT) -> int:
    """What the last settlement pays to an owner, in cents."""
    settled = [form_of(e) for e in table.story if form_of(e)["kind"] == "spin.settled"][-1]
    return sum(cents(p["amount"]) for p in settled["payments"] if p["owner"] == owner)


def standing(table: Played, owner: str = SEAT) -> int:
    """What the last settlement leaves standing of an owner's, in cents."""
    assert table.paying.settlement is not None
    return sum(
        entry.amount
        for stack in table.paying.settlement.standing
        for entry in stack.entries
        if entry.owner == owner
    )


def amounts(event: Form) -> tuple[int, int, int, int]:
    """What is kept, what plays on, what of the stake goes back, what is paid; in cents."""
    kept, plays_on, stake_back, paid = (cents(event[k]) for k in ("kept", "plays_on", "stake_back", "paid"))
    return kept, plays_on, stake_back, paid
