"""What should lie in the bank, chip by chip: from an opening count through all that the export says until later."""

from collections.abc import Sequence

from .piles import Line, Pile, added, cents, fewest, pile
from .spun import Spun

COMES = {"fill": 1, "credit": -1, "change": 1, "drop": 1, "tip": 0, "box": 0, "open": 0, "close": 0}


def corrected(events: Sequence[Line]) -> dict[int, Line]:
    """What was put right, by the place of what was wrong: the last word of each."""
    return {event["of"]: event for event in events if event["kind"] == "entry.corrected"}


def as_it_was(event: Line, said: dict[int, Line]) -> Line:
    """A bank's entry with what was said of it afterwards."""
    later = said.get(event["seq"])
    return event if later is None else event | later["instead"]


def spins(events: Sequence[Line]) -> dict[int, Spun]:
    """The spins of a night in their order, each with what was put right of its payments in these events."""
    out: dict[int, Spun] = {}
    values: dict[str, int] = {}
    for event in events:
        kind, number = event["kind"], event["spin"]
        if kind == "table.opened":
            values = {name: cents(colour["value"]) for name, colour in event["colours"].items()}
        elif kind == "colour.assigned" and event["value"] is not None:
            values = values | {event["colour"]: cents(event["value"])}
        elif kind == "entry.corrected" and "payment" in event and event["payment"]["spin"] in out:
            out[event["payment"]["spin"]].put_right.append(event)
        elif number is not None and (kind != "payment.answered" or number in out):
            out.setdefault(number, Spun(values)).hear(event)
    return out


def handed_back(event: Line, *, tonight: bool) -> Pile:
    """The chips that came back, or below zero left, for a payment that was put right.

    Where nobody said which, they are the fewest for one of tonight, and none for one of an earlier night.
    """
    said = event["instead"].get("chips")
    if said is not None:
        return pile(said)
    return fewest(-cents(event["payment"]["difference"])) if tonight else Pile()


def book(night: Sequence[Line], opening: int, until: int) -> Pile | None:
    """What should lie there at a place, after the count at another; none where not all of it was entered.

    Args:
        night: the events of the night.
        opening: the place of its opening count.
        until: the place of the closing count.
    """
    events = [event for event in night if event["seq"] < until]
    said, played, out = corrected(events), spins(events), Pile()
    since = [spin for spin in played.values() if spin.settled is not None and spin.settled["seq"] > opening]
    if any(event["kind"] == "bank.short" for event in events) or not all(spin.complete for spin in since):
        return None
    for event in events:
        if event["seq"] == opening:
            out = pile(as_it_was(event, said)["chips"])
        elif event["seq"] > opening:
            out = added(out, _moved(event, said, played))
    for spin in since:
        out = added(out, spin.chips())
    return out


def _moved(event: Line, said: dict[int, Line], played: dict[int, Spun]) -> Pile:
    """By what chips one event changes the bank, but for what spins do."""
    if event["kind"] == "bank.moved":
        times = COMES[event["operation"]]
        return added(Pile(), pile(as_it_was(event, said)["chips"]), times)
    if event["kind"] == "entry.corrected" and "payment" in event:
        return handed_back(event, tonight=event["payment"]["spin"] in played)
    return Pile()
