"""The oracle of `capotavolo repeater` against what the page prints."""

import json
import random
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.repeater import difference, said
from tests.often import seed_of, times

from .repeater import Json, play
from .repeater_streams import BAD_FIRST, random_stream, resumed
from .repeater_wagers import NUMBERS, T1, T2, TIMES, VALUES, WAGERS, in_cents
from .writing import rows

SEED = seed_of(26)
STREAMS = times(300, 4_000)
VECTORS = [
    json.loads(line)
    for line in Path(__file__).with_name("repeater-vectors.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_d1_vectors(vector: dict[str, Any]) -> None:
    answers, error = play(json.dumps(event) for event in vector["in"])
    assert answers == vector["out"]
    assert error == vector["error"]


def test_a1_numbers_are_throws_of_two_dice() -> None:
    throws = Counter(one + other for one in range(1, 7) for other in range(1, 7))
    assert {value: len(numbers) for value, numbers in NUMBERS.items()} == throws
    assert {n: -(-n // 6) + (n - 1) % 6 + 1 for n in range(1, 37)} == VALUES


def test_t1_edges_that_d1_works_out_by_hand() -> None:
    """A value of so many ways is marked before a seven with the chance ways / (ways + 6)."""

    def chance(names: tuple[int, ...]) -> Fraction:
        ways = sum(len(NUMBERS[name]) for name in names)
        return Fraction(ways, ways + 6)

    edges = {w.code: 1 - w.pays * chance(w.names) ** w.times for w in WAGERS.values() if w.times}
    assert edges["repeat-2"] == edges["repeat-12"] == Fraction(9, 49)
    assert edges["repeat-3"] == edges["repeat-11"] == edges["repeat-2-3-11-12"] == Fraction(7, 32)
    assert edges["repeat-4"] == edges["repeat-10"] == Fraction(16, 81)
    assert edges["repeat-5"] == edges["repeat-9"] == Fraction(113, 625)
    assert edges["repeat-6"] == edges["repeat-8"] == Fraction(365311, 1771561)
    assert (edges["before-7-2-12"], edges["before-7-3-11"]) == (Fraction(1, 4), Fraction(1, 5))


def test_t3_is_printed_up_to_one_below_the_win_and_t4_is_how_often() -> None:
    for wager in T1:
        assert wager.times is not None
        assert max(wager.surrender) == wager.times - 1
        assert min(wager.surrender) == -(-wager.times // 2)
        assert wager.envy == wager.times
    assert TIMES == {2: 2, 12: 2, 3: 3, 11: 3, 4: 4, 10: 4, 5: 5, 9: 5, 6: 6, 8: 6}
    assert not any(wager.surrender or wager.envy for wager in T2)


# --- random streams ---------------------------------------------------------------------------------------


Played = tuple[list[str], list[Json], str | None]


@pytest.fixture(scope="module")
def streams() -> list[Played]:
    """Streams, what the oracle answers, and what it says of the first bad line."""
    made = [random_stream(random.Random(f"{SEED}/{place}")) for place in range(STREAMS)]
    return [(lines, *play(lines)) for lines in made]


def listed(told: Json, name: str) -> list[dict[str, Any]]:
    """A list of an answer, empty where it is none."""
    return rows(told, name) if isinstance(told.get(name), list) else []


def test_streams_come_to_everything(streams: list[Played]) -> None:
    """Every event, refusal, and wager won, lost, offered and returned."""
    seen: Counter[str] = Counter()
    for _, answers, _ in streams:
        for told in answers:
            seen.update(f"answer {name}" for name in told)
            seen[f"refused {told.get('refused')}"] += 1
            for name in ("payments", "lost", "offers", "standing", "returned"):
                seen.update(f"{name} {each['wager']}" for each in listed(told, name))
    lists = ("payments", "lost", "standing", "returned")
    assert [f"{name} {code}" for code in WAGERS for name in lists if not seen[f"{name} {code}"]] == []
    assert [wager.code for wager in T1 if not seen[f"offers {wager.code}"]] == []
    refusals = (
        "not-offered marked not-payable below-minimum above-maximum no-such-wager already-spun no-surrender "
        "not-surrenderable too-early"
    )
    assert [code for code in refusals.split() if not seen[f"refused {code}"]] == []
    events = ("open", "booked", "returned", "surrendered", "spin", "abandoned")
    assert min(seen[f"answer {name}"] for name in events) > 20
    assert 0.5 < sum(error is None for *_, error in streams) / STREAMS < 0.9


def test_bad_lines_are_bad_and_come_to_every_place() -> None:
    rng = random.Random("bad lines")
    seen = set()
    for _ in range(3_000):
        line = rng.choice(BAD_FIRST)(rng)
        answers, error = play([line, '{"do": "spin", "number": 3}'])
        assert answers == []
        assert error is not None
        seen.update(re.findall(r"^capotavolo: line 1: (/[a-z]*)", error))
    places = "do wager owner amount number reason by house surrender envy round spin tallies standing"
    assert [name for name in places.split() if f"/{name}" not in seen] == []


def test_d1_a_stream_cut_after_any_spin_goes_on_as_before(streams: list[Played]) -> None:
    for lines, answers, _ in streams[:30]:
        told = [line for line in lines if line.strip()][: len(answers)]
        first = json.loads(told[0]) if told else {}
        before = first if first.get("do") == "open" else {}
        for place, answered in enumerate(answers):
            if "spin" not in answered or "open" in answered:
                continue
            again, error = play([json.dumps(resumed(answered, before)), *told[place + 1 :]])
            assert error is None
            for mine, other in zip(again[1:], answers[place + 1 :], strict=True):
                # What was booked since the last spin is the same; nothing was before it.
                assert mine == other


def test_d1_every_wager_comes_to_one_end(streams: list[Played]) -> None:
    """What was booked less what was paid, lost, given up, returned or taken back is what stands."""
    for _, answers, _ in streams:
        left: Counter[tuple[str, str]] = Counter()
        for told in answers:
            if isinstance(booked := told.get("booked"), dict):
                left[booked["wager"], booked["owner"]] = in_cents(booked["amount"])
            if "open" in told:
                left.update(
                    {
                        (each["wager"], each["owner"]): in_cents(each["amount"])
                        for each in listed(told, "standing")
                    }
                )
            gone = [each for name in ("payments", "lost", "returned") for each in listed(told, name)]
            gone += [each for name in ("surrendered", "returned") if isinstance(each := told.get(name), dict)]
            for each in gone:
                left[each["wager"], each["owner"]] -= in_cents(each["amount"])
            if "standing" in told:
                stands = {
                    (each["wager"], each["owner"]): in_cents(each["amount"])
                    for each in listed(told, "standing")
                }
                assert stands == {who: amount for who, amount in left.items() if amount}
            if "abandoned" in told:
                assert not any(left.values())


def test_d1_zeros_change_nothing_but_the_count_and_what_may_be_taken_back(streams: list[Played]) -> None:
    for lines, answers, _ in streams[:60]:
        told = [line for line in lines if line.strip()][: len(answers)]
        kept = [line for line in told if '"back"' not in line]
        strewn = [each for line in kept for each in (line, '{"do": "spin", "number": "00"}')]
        plain, _ = play(kept)
        more, _ = play(strewn)
        for mine, other in zip(plain, more[::2], strict=True):
            assert {**mine, "spin": 0} == {**other, "spin": 0}


# --- the command ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_d1_the_command_answers_the_vectors(vector: dict[str, Any]) -> None:
    status, output, error = said([json.dumps(event) for event in vector["in"]])
    assert [json.loads(line) for line in output.splitlines()] == vector["out"]
    assert (status, error) == ((2, f"{vector['error']}\n") if vector["error"] else (0, ""))


@pytest.mark.often
def test_the_command_answers_random_streams_as_the_oracle_does(streams: list[Played], tmp_path: Path) -> None:
    """The same streams again: python -m tests.fuzz repeater --seed 26; half of them come by standard input."""
    for place, (lines, *_) in enumerate(streams):
        file = tmp_path / "stream.jsonl" if place % 2 else None
        assert difference(lines, file) is None, f"seed {SEED}/{place}"
