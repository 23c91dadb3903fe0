"""`capotavolo repeater` from part 1 of the page on Repeater Bets Plus, sections A1 and C1, and from T1 to T4.

Nothing is kept from line to line but the lines themselves: every answer is worked out anew from all that was
accepted before it. A wager can be made only while none of its numbers has a mark, so that whoever has it wins
it at one and the same spin: what stands is what was booked, unless the marks of the round complete it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .reading import items, mapping
from .repeater_reading import check, parsed
from .repeater_wagers import (
    CRAPS,
    HOUSES,
    MARKED,
    MAXIMUM,
    MINIMUM,
    ORDER,
    TOGETHER,
    UNIT,
    VALUES,
    WAGERS,
    ZEROS,
    Marks,
    Wager,
    in_cents,
    missing,
    money,
    spoken,
    tally,
)

Json = dict[str, object]
History = Sequence[Mapping[str, object]]


# --- what the lines before say ----------------------------------------------------------------------------


@dataclass
class Stake:
    """What an owner has on a wager, and what of it was booked since the last spin."""

    wager: Wager
    owner: str
    amount: int
    new: int


@dataclass(frozen=True)
class Table:
    """What can be seen after some lines; `standing` in the order of the wagers, within one as first booked."""

    house: str
    surrender: bool
    envy: bool
    spin: int
    round: int
    marks: Marks
    standing: Sequence[Stake]


def opening(history: History) -> Mapping[str, object]:
    """The first line, if it opens."""
    return history[0] if history and history[0]["do"] == "open" else {}


def value_of(event: Mapping[str, object]) -> int | None:
    """The value of a spin; None of a zero, and of what is no spin."""
    number = event.get("number")
    return VALUES.get(number) if isinstance(number, int) else None


def ends_round(event: Mapping[str, object]) -> bool:
    """Whether a new round begins after it."""
    return event["do"] == "abandon" or value_of(event) == 7


def count_of(told: Mapping[str, object], name: str, absent: int) -> int:
    """A count of the opening."""
    found = told.get(name, absent)
    return found if isinstance(found, int) else absent


def marks_of(lines: History) -> dict[int, int]:
    """How often each value was marked in the round of these lines."""
    told = mapping(opening(lines).get("tallies", {}), "")
    fallen = [value_of(event) for event in lines]
    return {value: count_of(told, str(value), 0) + fallen.count(value) for value in MARKED}


def booked(lines: History) -> list[Stake]:
    """What was booked in a round and neither taken back nor surrendered, won or not."""
    stakes: dict[tuple[str, str], Stake] = {}
    for event in lines:
        do = event["do"]
        if do == "spin":
            for stake in stakes.values():
                stake.new = 0
        for entry in (
            items(event["standing"], "") if "standing" in event else [event] if "wager" in event else []
        ):
            told = mapping(entry, "")
            which = str(told["wager"]), str(told["owner"])
            if "amount" in told:
                stake = stakes.setdefault(which, Stake(WAGERS[which[0]], which[1], 0, 0))
                stake.amount += in_cents(told["amount"])
                stake.new += in_cents(told["amount"]) if do == "wager" else 0
            elif do == "surrender" or stakes[which].amount == stakes[which].new:
                del stakes[which]
            else:
                stakes[which].amount -= stakes[which].new
                stakes[which].new = 0
    return sorted(stakes.values(), key=lambda stake: ORDER[stake.wager.code])


def table(history: History) -> Table:
    """All that the lines say."""
    opened = opening(history)
    house = str(opened.get("house", "repeater-bets"))
    ends = [place + 1 for place, event in enumerate(history) if ends_round(event)]
    lines = history[max(ends, default=0) :]
    marked = marks_of(lines)
    return Table(
        house=house,
        surrender=bool(opened.get("surrender", HOUSES[house][0])),
        envy=bool(opened.get("envy", HOUSES[house][0])),
        spin=count_of(opened, "spin", 0) + sum(event["do"] == "spin" for event in history),
        round=count_of(opened, "round", 1) + len(ends),
        marks=marked,
        standing=[stake for stake in booked(lines) if missing(stake.wager, marked)],
    )


def stake_of(seen: Table, event: Mapping[str, object]) -> Stake | None:
    """The stake that a line names, if it stands."""
    for stake in seen.standing:
        if (stake.wager.code, stake.owner) == (event["wager"], event["owner"]):
            return stake
    return None


def won_by(seen: Table, value: int) -> list[Stake]:
    """What stands and is completed by one mark more on a value."""
    then = {**seen.marks, value: seen.marks[value] + 1}
    return [s for s in seen.standing if value in s.wager.names and missing(s.wager, then) == 0]


# --- the parts of an answer -------------------------------------------------------------------------------


def item(stake: Stake) -> Json:
    """Wager, owner and amount."""
    return {"wager": stake.wager.code, "owner": stake.owner, "amount": money(stake.amount)}


def envy_of(stake: Stake, seen: Table) -> int:
    """What the dealers get when it is won."""
    return stake.amount * stake.wager.envy if seen.envy else 0


def payment(stake: Stake, seen: Table) -> Json:
    """What is paid when it is won."""
    return {
        **item(stake),
        "pays": stake.wager.pays,
        "payment": money(stake.amount * stake.wager.pays),
        "envy": money(envy_of(stake, seen)),
    }


def given_up(stake: Stake, seen: Table) -> Json | None:
    """What it is surrendered for; None where nothing is printed."""
    reached = tally(stake.wager, seen.marks)
    pays = stake.wager.surrender.get(reached)
    if pays is None or not seen.surrender:
        return None
    return {**item(stake), "tally": reached, "pays": pays, "payment": money(stake.amount * pays)}


def tallies(seen: Table) -> Json:
    """The marks, and those of the 7x."""
    return {
        **{str(value): seen.marks[value] for value in MARKED},
        TOGETHER: sum(seen.marks[name] for name in CRAPS),
    }


def offers(seen: Table) -> list[Json]:
    """What may be surrendered now."""
    return [found for stake in seen.standing if (found := given_up(stake, seen))]


def standing(seen: Table) -> list[Json]:
    """What stands, with what it wants."""
    return [{**item(stake), "missing": missing(stake.wager, seen.marks)} for stake in seen.standing]


def may_be_made(seen: Table) -> list[str]:
    """The wagers on none of whose numbers there is a mark."""
    return [wager.code for wager in HOUSES[seen.house][1] if tally(wager, seen.marks) == 0]


def exposure(seen: Table) -> Json | None:
    """The dearest next value, the lowest where several cost as much."""
    costs = {
        value: sum(s.amount * (s.wager.pays - 1) + envy_of(s, seen) for s in won_by(seen, value))
        for value in MARKED
    }
    dearest = max(MARKED, key=lambda value: (costs[value], -value))
    return {"value": dearest, "paid": money(costs[dearest])} if costs[dearest] else None


def bank(taken: Iterable[Json] = (), paid: Iterable[Json] = ()) -> Json:
    """What the bank took and gave."""
    payments = list(paid)
    lost = sum(in_cents(each["amount"]) for each in taken)
    out = sum(in_cents(each["payment"]) - in_cents(each["amount"]) for each in payments)
    envy = sum(in_cents(each.get("envy", "0.00")) for each in payments)
    return {
        "taken": money(lost),
        "paid": money(out),
        "envy": money(envy),
        "result": money(lost - out - envy),
    }


# --- the answers ------------------------------------------------------------------------------------------


def refused(event: Mapping[str, object], code: str, **more: object) -> Json:
    """The answer to what is not done."""
    return {"refused": code, **more, "command": dict(event)}


def answer_open(history: History, event: Mapping[str, object]) -> Json:
    """Answer `open`."""
    now = table([*history, event])
    return {
        "open": now.house,
        "surrender": now.surrender,
        "envy": now.envy,
        "round": now.round,
        "spin": now.spin,
        "tallies": tallies(now),
        "offers": offers(now),
        "standing": standing(now),
        "may_be_made": may_be_made(now),
    }


def answer_wager(history: History, event: Mapping[str, object]) -> Json:
    """Answer `wager`."""
    wager, seen = WAGERS[str(event["wager"])], table(history)
    before = stake_of(seen, event)
    total = in_cents(event["amount"]) + (before.amount if before else 0)
    blocked = sorted(name for name in wager.names if seen.marks[name])
    if wager not in HOUSES[seen.house][1]:
        return refused(event, "not-offered")
    if blocked:
        return refused(event, "marked", marked=blocked)
    if total % UNIT:
        return refused(event, "not-payable", unit=money(UNIT))
    if total < MINIMUM:
        return refused(event, "below-minimum", minimum=money(MINIMUM))
    if total > MAXIMUM:
        return refused(event, "above-maximum", maximum=money(MAXIMUM))
    stake = Stake(wager, str(event["owner"]), total, 0)
    return {"booked": item(stake), "said": f"Da {spoken(total)}, {wager.said}"}


def answer_back(history: History, event: Mapping[str, object]) -> Json:
    """Answer `back`."""
    stake = stake_of(table(history), event)
    if stake is None:
        return refused(event, "no-such-wager")
    if stake.new == 0:
        return refused(event, "already-spun")
    return {"returned": {**item(stake), "amount": money(stake.new)}, "left": money(stake.amount - stake.new)}


def answer_surrender(history: History, event: Mapping[str, object]) -> Json:
    """Answer `surrender`."""
    wager, seen = WAGERS[str(event["wager"])], table(history)
    stake = stake_of(seen, event)
    if not seen.surrender:
        return refused(event, "no-surrender")
    if not wager.surrender:
        return refused(event, "not-surrenderable")
    if stake is None:
        return refused(event, "no-such-wager")
    found = given_up(stake, seen)
    if found is None:
        return refused(event, "too-early", tally=tally(wager, seen.marks), first=min(wager.surrender))
    return {
        "surrendered": found,
        "said": f"{spoken(in_cents(found['payment']))}, resa",
        "standing": standing(table([*history, event])),
        "bank": bank(paid=[found]),
    }


def sentence(event: Mapping[str, object], before: Table) -> str:
    """What is said of a spin."""
    number, value = event["number"], value_of(event)
    if value == 7:
        return "Valore 7, il giro è chiuso"
    if value is None:
        return f"{ZEROS[number if isinstance(number, str) else 0]}, non conta"
    return f"Valore {value}, {before.marks[value] + 1}ª volta"


def answer_spin(history: History, event: Mapping[str, object]) -> Json:
    """Answer `spin`."""
    before, now, value = table(history), table([*history, event]), value_of(event)
    won = [] if value in {None, 7} else won_by(before, int(value or 0))
    payments = [payment(stake, before) for stake in won]
    lost = [item(stake) for stake in before.standing] if value == 7 else []
    return {
        "spin": now.spin,
        "round": before.round,
        "number": event["number"],
        "value": value,
        "sentence": sentence(event, before),
        "tallies": tallies(now),
        "payments": payments,
        "lost": lost,
        "offers": offers(now),
        "standing": standing(now),
        "may_be_made": may_be_made(now),
        "exposure": exposure(now),
        "bank": bank(lost, payments),
    }


def answer_abandon(history: History, event: Mapping[str, object]) -> Json:
    """Answer `abandon`; why and by whom changes nothing."""
    del event
    seen = table(history)
    return {
        "abandoned": seen.round,
        "payments": offers(seen),
        "returned": [item(stake) for stake in seen.standing if given_up(stake, seen) is None],
        "bank": bank(paid=offers(seen)),
    }


ANSWERS = {
    "open": answer_open,
    "wager": answer_wager,
    "back": answer_back,
    "surrender": answer_surrender,
    "spin": answer_spin,
    "abandon": answer_abandon,
}


# --- a stream ---------------------------------------------------------------------------------------------


def answer(history: History, event: Mapping[str, object]) -> Json:
    """The answer to a line that is one, after those that were accepted."""
    return ANSWERS[str(event["do"])](history, event)


def play(lines: Iterable[str]) -> tuple[list[Json], str | None]:
    """The answers to a stream up to its first bad line, and what is said of that one."""
    answers: list[Json] = []
    history: list[Mapping[str, object]] = []
    for place, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            event = check(parsed(line), first=not answers)
        except ValueError as wrong:
            return answers, f"capotavolo: line {place}: {wrong}"
        answers.append(answer(history, event))
        if "refused" not in answers[-1]:
            history.append(event)
    return answers, None
