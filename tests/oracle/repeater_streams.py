"""Random streams of `capotavolo repeater`, as lines of text: they want repeaters to complete and faults to be tried."""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .repeater import Table, answer, may_be_made, offers, table
from .repeater_reading import FIELDS
from .repeater_wagers import MARKED, NUMBERS, ROULETTE_ALONE, TOGETHER, WAGERS, missing

Event = dict[str, Any]

OWNERS = ("seat 1", "seat 3", "busta 10", "Zoë", '📿 \\ "/')
AMOUNTS = ("5.00", "7.50", "10.00", "12.50", "2.50", "25.00", "47.50", "50.00", "52.50", "6.00", "0.01")
HOUSES = ("repeater-bets", "repeater-bets", "repeater-bets-plain")


# --- good lines -------------------------------------------------------------------------------------------


def number_of(rng: random.Random, values: Sequence[int]) -> int | str:
    """A number that the stream likes, a zero, a seven or any."""
    kind = rng.random()
    if kind < 0.76:
        return rng.choice(NUMBERS[rng.choice(values)])
    if kind < 0.86:
        return rng.choice((0, "00", "000"))
    return rng.choice(NUMBERS[7]) if kind < 0.9 else rng.randrange(37)


def wager(rng: random.Random, seen: Table, values: Sequence[int]) -> Event:
    """A wager, mostly one that may be made, such as the stream's values may win, or more on one that stands."""
    now = may_be_made(seen)
    amount = rng.choice(AMOUNTS if rng.random() < 0.4 else AMOUNTS[:4])
    raised = [stake for stake in seen.standing if stake.wager.code in now]
    if raised and rng.random() < 0.3:
        stake = rng.choice(raised)
        return {
            "do": "wager",
            "wager": stake.wager.code,
            "owner": stake.owner,
            "amount": rng.choice((amount, "2.50")),
        }
    liked = [code for code in now if set(WAGERS[code].names) & set(values)]
    liked = [code for code in liked if code.startswith("repeat-")] if rng.random() < 0.5 else liked
    kind = rng.random()
    codes = liked if liked and kind < 0.6 else now if now and kind < 0.8 else list(WAGERS)
    return {
        "do": "wager",
        "wager": rng.choice(codes),
        "owner": rng.choice(OWNERS),
        "amount": amount,
    }


def about_a_stake(rng: random.Random, do: str, found: Sequence[tuple[str, str]]) -> Event:
    """A line about one of those found, or about any wager of any owner."""
    if found and rng.random() < 0.85:
        code, owner = rng.choice(found)
    else:
        code, owner = rng.choice(list(WAGERS)), rng.choice(OWNERS)
    return {"do": do, "wager": code, "owner": owner}


def back(rng: random.Random, seen: Table) -> Event:
    """Something taken back, mostly what is new."""
    new = [stake for stake in seen.standing if stake.new]
    return about_a_stake(
        rng, "back", [(s.wager.code, s.owner) for s in (new if new and rng.random() < 0.8 else seen.standing)]
    )


def surrender(rng: random.Random, seen: Table) -> Event:
    """Something given up, mostly what is offered."""
    offered = [(str(offer["wager"]), str(offer["owner"])) for offer in offers(seen)]
    stakes = [(stake.wager.code, stake.owner) for stake in seen.standing]
    return about_a_stake(rng, "surrender", offered if rng.random() < 0.7 else stakes)


def line(rng: random.Random, seen: Table, values: Sequence[int]) -> Event:
    """The next line."""
    kind = rng.random()
    eager = 0.6 if len(may_be_made(seen)) > 12 else 0.25
    if kind < eager:
        return wager(rng, seen, values)
    if kind < eager + 0.09:
        return back(rng, seen)
    if kind < eager + (0.22 if offers(seen) else 0.12):
        return surrender(rng, seen)
    if kind > 0.985:
        return {"do": "abandon", "reason": rng.choice(("evacuation", "guasto")), "by": "Rossi"}
    return {"do": "spin", "number": number_of(rng, values)}


def played(rng: random.Random, history: list[Event], values: Sequence[int], lines: int) -> list[Event]:
    """So many lines more; those that are not refused join the history."""
    told = []
    for _ in range(lines):
        event = line(rng, table(history), values)
        told.append(event)
        if event["do"] in {"spin", "abandon"} or "refused" not in answer(history, event):
            history.append(event)
    return told


# --- openings ---------------------------------------------------------------------------------------------


def fresh(rng: random.Random) -> Event:
    """An opening without marks."""
    event: Event = {"do": "open", "house": rng.choice(HOUSES)}
    event |= {name: rng.random() < 0.5 for name in ("surrender", "envy") if rng.random() < 0.3}
    event |= {name: rng.randrange(1, 90) for name in ("round", "spin") if rng.random() < 0.3}
    return {name: told for name, told in event.items() if name != "house" or rng.random() < 0.7}


def resumed(answered: Mapping[str, Any], before: Event) -> Event:
    """The opening that goes on from the answer to a spin, with the house and the switches of the one before."""
    kept: Event = {name: before[name] for name in ("house", "surrender", "envy") if name in before}
    return {
        "do": "open",
        **kept,
        "round": answered["round"] + (answered["value"] == 7),
        "spin": answered["spin"],
        "tallies": answered["tallies"],
        "standing": answered["standing"],
    }


def after_play(rng: random.Random, values: Sequence[int]) -> Event:
    """An opening in the middle of a round that was played."""
    before = fresh(rng)
    history = [before]
    played(rng, history, values, rng.randrange(4, 25))
    event = resumed(
        answer(history, {"do": "spin", "number": rng.choice(NUMBERS[rng.choice(values)])}), before
    )
    return trimmed(rng, event)


def invented(rng: random.Random, values: Sequence[int]) -> Event:
    """An opening with marks and stakes of our own, such as no table could have taken among them."""
    marked = dict.fromkeys(MARKED, 0) | {value: rng.randrange(6) for value in values}
    event: Event = {**fresh(rng), "tallies": {str(value): count for value, count in marked.items()}}
    event.pop("house", None)
    pairs = {(rng.choice(list(WAGERS)), rng.choice(OWNERS)) for _ in range(rng.randrange(8))}
    event["standing"] = [
        {"wager": code, "owner": owner, "amount": rng.choice((*AMOUNTS, "0.05", "75.00", "1000000.00"))}
        for code, owner in sorted(pairs, key=lambda _: rng.random())
        if missing(WAGERS[code], marked)
    ]
    return event


def trimmed(rng: random.Random, event: Event) -> Event:
    """Without some of what need not be said; the stakes in any order of wagers."""
    marked = {name: count for name, count in event["tallies"].items() if count or rng.random() < 0.5}
    if rng.random() < 0.3:
        marked.pop(TOGETHER, None)
    stakes = [
        {name: told for name, told in stake.items() if name != "missing" or rng.random() < 0.5}
        for stake in event["standing"]
    ]
    if rng.random() < 0.3:
        rng.shuffle(stakes)
    return {**event, "tallies": marked, "standing": stakes}


def opening(rng: random.Random, values: Sequence[int]) -> list[Event]:
    """The opening, or none."""
    kind = rng.random()
    if kind < 0.25:
        return []
    if kind < 0.55:
        return [fresh(rng)]
    return [after_play(rng, values) if kind < 0.85 else invented(rng, values)]


# --- bad lines --------------------------------------------------------------------------------------------


def good_events() -> list[Event]:
    """One of each event but `open`."""
    made = {
        "wager": "repeat-2",
        "owner": "seat 1",
        "amount": "5.00",
        "number": 3,
        "reason": "fire",
        "by": "Rossi",
    }
    return [
        {"do": do, **{name: made[name] for name in names}} for do, names in FIELDS.items() if do != "open"
    ]


WRONG: dict[str, tuple[object, ...]] = {
    "wager": ("repeat-7", "", "Repeat-2", "straight-8", 2, None, ["repeat-2"]),
    "owner": ("", 3, None, {}),
    "amount": (
        "5",
        "5.0",
        "5.000",
        "-5.00",
        "+5.00",
        "5,00",
        "0.00",
        "",
        ".50",
        "5.",
        " 5.00",
        5,
        5.0,
        None,
        True,
        "٥.00",
    ),
    "number": (37, -1, "0", "8", "0000", "", 8.0, 8.5, True, None, [8], 10**30),
    "reason": ("", 1, None),
    "by": ("", 1, None),
}
WRONG_OPEN: dict[str, tuple[object, ...]] = {
    "house": ("", "nowhere", 1, None, *sorted(ROULETTE_ALONE)),
    "surrender": ("true", 1, 0, None),
    "envy": ("false", 1, 0, None),
    "round": (0, -1, "1", 1.0, True, None),
    "spin": (-1, "0", 0.0, False, None),
    "tallies": (
        [], None, 3, {"7": 1}, {"1": 1}, {"13": 0}, {"": 0}, {"2": -1}, {"2": "1"}, {"2": 1.0}, {"3": True}, {"3": None}, {"2": -1, "7": 1},
        {"2": 1, "2-3-11-12": 2}, {"2-3-11-12": 1}, {"12": 1, "11": 1, "2-3-11-12": 1}, {"2-3-11-12": "0"},
    ),
}  # fmt: skip
STANDING: dict[str, tuple[object, ...]] = {
    "wager": WRONG["wager"],
    "owner": WRONG["owner"],
    "amount": WRONG["amount"],
    "missing": (0, 1, 7, -1, "6", 6.0, None),
    "note": ("", 1),
}


def not_json(rng: random.Random) -> str:
    """A line that is no JSON, or no object, or tells a key twice."""
    return rng.choice((
        "{", '{"do": "spin", "number": 3', "spin 3", "[]", "3", '"spin"', "null", "[3]", '{"do": "spin", "number": 03}',
        '{"do": "spin", "number": NaN}', '{"do": "spin", "number": 3, "number": 3}', "{'do': 'spin', 'number': 3}",
        '{"do": "spin", "do": "spin", "number": 3}', '{"do": "spin", "number": 3} {"do": "spin", "number": 3}',
        '{"do": "spin", "number": 3,}',
    ))  # fmt: skip


def no_event(rng: random.Random) -> str:
    """An object that is no event."""
    do = rng.choice(("", "Spin", "close", "standing", "table", 3, None, ["spin"]))
    return json.dumps(rng.choice(({"do": do}, {}, {"number": 3})))


def unknown_field(rng: random.Random) -> str:
    """A field that its event has not."""
    event = rng.choice([*good_events(), {"do": "wager"}, {"do": "spin", "number": 37}])
    return json.dumps(event | {rng.choice(("note", "house", "Owner", "a/b", "c~d", "")): 1})


def missing_field(rng: random.Random) -> str:
    """An event without one of its fields, the other ones right or wrong."""
    event = rng.choice(good_events())
    left_out = rng.choice([name for name in event if name != "do"])
    if rng.random() < 0.3:
        event |= {name: rng.choice(WRONG[name]) for name in event if name in WRONG}
    return json.dumps({name: told for name, told in event.items() if name != left_out})


def wrong_value(rng: random.Random) -> str:
    """An event with one value that is none."""
    event = rng.choice(good_events())
    name = rng.choice([name for name in event if name in WRONG])
    return json.dumps(event | {name: rng.choice(WRONG[name])})


BAD_LATE: tuple[Callable[[random.Random], str], ...] = (
    not_json,
    no_event,
    unknown_field,
    missing_field,
    wrong_value,
)


def open_late(rng: random.Random) -> str:
    """An opening that is not the first line; what else is wrong with it is looked for before, or not at all."""
    return rng.choice((json.dumps(fresh(rng)), open_unknown(rng), open_tallies(rng)))


def open_unknown(rng: random.Random) -> str:
    """An opening with a field that it has not."""
    return json.dumps(fresh(rng) | {rng.choice(("minimum", "missing", "map")): 1})


def open_wrong(rng: random.Random) -> str:
    """An opening with one value that is none."""
    name = rng.choice(list(WRONG_OPEN))
    return json.dumps(fresh(rng) | {name: rng.choice(WRONG_OPEN[name])})


def open_standing(rng: random.Random) -> str:
    """An opening in which a stake is wrong, twice there, resolved or contradicted."""
    value = rng.choice(MARKED)
    marked = dict.fromkeys(MARKED, 0) | {value: rng.randrange(8), 2: rng.randrange(2)}
    codes = [code for code, found in WAGERS.items() if missing(found, marked)]
    stakes: list[Event] = [
        {"wager": code, "owner": rng.choice(OWNERS), "amount": "5.00"}
        for code in rng.sample(codes, rng.randrange(1, min(4, len(codes) + 1)))
    ]
    spoilt = rng.randrange(len(stakes))
    kind = rng.random()
    if kind < 0.2:
        stakes.insert(rng.randrange(spoilt + 1), stakes[spoilt] | {"amount": "10.00"})
    elif kind < 0.4:
        done = [code for code in WAGERS if code not in codes]
        stakes[spoilt]["wager"] = rng.choice(done or ["repeat-7"])
    elif kind < 0.5:
        del stakes[spoilt][rng.choice(("wager", "owner", "amount"))]
    else:
        name = rng.choice(list(STANDING))
        wrong = [told for told in STANDING[name] if told != missing(WAGERS[stakes[spoilt]["wager"]], marked)]
        stakes[spoilt][name] = rng.choice(wrong)
    return json.dumps(
        {"do": "open", "tallies": {str(name): count for name, count in marked.items()}, "standing": stakes}
    )


def open_tallies(rng: random.Random) -> str:
    """An opening with marks that are none."""
    return json.dumps(fresh(rng) | {"tallies": rng.choice(WRONG_OPEN["tallies"])})


BAD_FIRST = (*BAD_LATE, open_unknown, open_wrong, open_tallies, open_standing, open_standing)


# --- streams ----------------------------------------------------------------------------------------------


def random_stream(rng: random.Random) -> list[str]:
    """The lines of a stream; about a third of them end in a bad line, with good ones after it."""
    values = rng.sample(MARKED, rng.randrange(1, 4))
    events = opening(rng, values)
    events += played(rng, list(events), values, rng.randrange(1, 70))
    lines = [json.dumps(event, ensure_ascii=rng.random() < 0.5) for event in events]
    kind = rng.random()
    if kind < 0.12:
        lines.insert(0, rng.choice(BAD_FIRST)(rng))
    elif kind < 0.35:
        lines.insert(rng.randrange(1, len(lines) + 1), rng.choice((*BAD_LATE, open_late))(rng))
    for _ in range(rng.randrange(3) if rng.random() < 0.3 else 0):
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(("", "  ", "\t")))
    return lines
