"""`announce` against rules 6, section 5 and the interface."""

import itertools
import random
from typing import Any

import pytest

from .announce import CATALOGUE, announce, names
from .book import money
from .generate import random_announce
from .layout import POSITIONS
from .printed import SPLIT_FINALS, WRITINGS
from .writing import rows


def placed(name: str, **how: Any) -> dict[str, int]:
    """Pieces by position."""
    return {bet["position"]: bet["pieces"] for bet in rows(announce(name, **how), "bets")}


def called(name: str, **how: Any) -> object:
    return announce(name, **how)["repeat"]


def numbers(name: str) -> list[int]:
    """The numbers of an announce of straights."""
    return [int(position.removeprefix("straight-")) for position in placed(name)]


# --- what exists, and where it lies -----------------------------------------------------------------------


def test_section_5_1_pieces() -> None:
    count = {
        "vicini": 9, "serie": 6, "orfanelli": 5, "nassa": 5, "zero-spiel": 4, "contronassa": 5,
        "finale-8-9-ridotta": 5,
        **{f"laterali-{n}": 5 for n in range(37)},
        **{f"figure-{n}": 4 for n in range(1, 10)},
        **{f"finale-{n}": 4 if n < 7 else 3 for n in range(10)},
        **{f"finale-{a}-{b}": pieces for (a, b), pieces in SPLIT_FINALS.items()},
    }  # fmt: skip
    assert sorted(names()) == sorted(count)
    for name, pieces in count.items():
        answer = announce(name)
        assert answer["pieces"] == pieces == sum(placed(name).values())
        assert set(placed(name)) <= set(POSITIONS)


def test_the_sectors_cover_the_wheel_once() -> None:
    def covered(name: str) -> list[int]:
        return sorted({number for position in placed(name) for number in POSITIONS[position].numbers})

    assert sorted(covered("vicini") + covered("serie") + covered("orfanelli")) == list(range(37))
    assert covered("orfanelli") == [1, 6, 9, 14, 17, 20, 31, 34]


def test_rules_6_vicini_and_zero_spiel() -> None:
    assert list(placed("vicini").items()) == [
        ("trio-0-2-3", 2), ("split-4-7", 1), ("split-12-15", 1), ("split-18-21", 1), ("split-19-22", 1),
        ("split-32-35", 1), ("corner-25-29", 2),
    ]  # fmt: skip
    assert placed("nassa") == {**placed("zero-spiel"), "straight-19": 1}


def test_rules_6_laterali_clockwise() -> None:
    assert numbers("laterali-17") == [2, 25, 17, 34, 6]
    assert numbers("laterali-0") == [3, 26, 0, 32, 15]


def test_section_5_2_figures_and_finals() -> None:
    assert numbers("figure-2") == [2, 11, 20, 29]
    assert numbers("figure-9") == [9, 18, 27, 36]
    assert numbers("finale-3") == [3, 13, 23, 33]
    assert numbers("finale-0") == [0, 10, 20, 30]
    assert list(placed("finale-3-6")) == ["split-3-6", "split-13-16", "split-23-26", "split-33-36"]
    assert list(placed("finale-8-9")) == ["split-8-9", "straight-18", "straight-19", "split-28-29"]
    assert list(placed("finale-0-1"))[:3] == ["split-0-1", "split-10-11", "split-20-21"]
    assert list(placed("finale-0-1"))[3:] == ["straight-30", "straight-31"]
    assert list(placed("finale-4-7")) == ["split-4-7", "split-14-17", "split-24-27"]


@pytest.mark.parametrize(
    "name", ["finale-0-2", "finale-3-4", "finale-6-7", "figure-0", "laterali-37", "finale-10", "voisins", ""]
)
def test_rules_6_there_is_no_other(name: str) -> None:
    with pytest.raises(ValueError, match="no such announce"):
        announce(name)


# --- writings ---------------------------------------------------------------------------------------------

TOTALS = {  # section 5.3, "TOT."
    "vicini": {5: 45, 10: 90, 20: 180, 30: 270, 40: 360, 50: 450, 60: 540, 70: 630, 80: 720},
    "serie": {5: 30, 10: 60, 20: 120, 30: 180, 40: 240, 50: 300, 60: 360, 70: 420, 80: 480, 120: 720},
}


@pytest.mark.parametrize("name", TOTALS)
def test_section_5_3_totals(name: str) -> None:
    assert {worth // 100 for worth in WRITINGS[name]} == set(TOTALS[name])
    for worth, ways in WRITINGS[name].items():
        for way in ways:
            assert sum(chip * pieces for chip, pieces in way) == TOTALS[name][worth // 100] * 100
            assert list(way) == sorted(way, reverse=True)
        assert announce(name, value=str(worth // 100))["total"] == f"{TOTALS[name][worth // 100]}.00"


def test_rules_6_writings_do_not_coincide() -> None:
    every = [
        repr(way)
        for name, worth in itertools.product(TOTALS, range(250, 1_000_00 + 1, 250))
        for way in rows(announce(name, value=money(worth)), "writings")
    ]
    assert len(every) == len(set(every))


def test_section_5_3_printed_then_equal_chips() -> None:
    def chips(*pairs: tuple[str, int]) -> list[dict[str, object]]:
        return [{"value": chip, "pieces": pieces} for chip, pieces in pairs]

    assert announce("serie", value="10")["writings"] == [
        chips(("20.00", 2), ("10.00", 2)),
        chips(("50.00", 1), ("10.00", 1)),
        chips(("10.00", 6)),
    ]
    assert announce("serie", value="120")["writings"] == [chips(("500.00", 1), ("100.00", 2), ("20.00", 1))]
    assert announce("serie", value="10", straights=[8, 11])["writings"] == [chips(("10.00", 8))]
    assert announce("nassa", value="30")["writings"] == []
    assert announce("serie", colour_pieces=2)["writings"] == announce("serie")["writings"] == []


# --- money ------------------------------------------------------------------------------------------------


def test_interface_money_without_a_value() -> None:
    answer = announce("vicini", money="200")
    assert (answer["total"], answer["change"], answer["repeat"]) == ("180.00", "20.00", "Da 20, vicini, 180")
    answer = announce("serie", money="100.00")
    assert (answer["total"], answer["change"], answer["repeat"]) == ("90.00", "10.00", "Da 15, serie, 90")
    assert announce("serie", value="20", money="120")["repeat"] == "Da 20, serie"
    assert announce("serie", value="5", money="120")["change"] == "90.00"


def test_interface_colour_and_nothing_told() -> None:
    answer = announce("vicini", colour_pieces=3)
    assert (answer["pieces"], answer["total"], answer["change"]) == (27, None, "0.00")
    assert placed("vicini", colour_pieces=3)["trio-0-2-3"] == 6
    assert announce("vicini", held=True) == {**announce("vicini", colour_pieces=1), "announce": "vicini"}


def test_interface_over_maximum() -> None:
    assert announce("vicini", value="90")["over_maximum"] == []
    assert announce("vicini", value="100")["over_maximum"] == ["trio-0-2-3"]
    every = list(placed("vicini"))
    assert announce("vicini", value="122.50")["over_maximum"] == every
    assert announce("vicini", value="122.50", held=True)["over_maximum"] == every[1:-1]
    assert announce("orfanelli", colour_pieces=24)["over_maximum"] == []
    assert announce("orfanelli", colour_pieces=25)["over_maximum"] == ["straight-1"]
    assert announce("orfanelli", value="40", straights=[1])["over_maximum"] == ["straight-1"]


@pytest.mark.parametrize(
    "bad",
    [
        {"money": "22.49"},
        {"value": "20", "money": "179.99"},
        {"value": "3"},
        {"value": "0"},
        {"value": "2,50"},
        {"value": 20},
        {"colour_pieces": 2, "money": "100"},
        {"colour_pieces": 2, "value": "20"},
        {"colour_pieces": 0},
        {"straights": [37]},
        {"straights": [-1]},
    ],
)
def test_interface_bad_input(bad: Any) -> None:
    with pytest.raises(ValueError, match=":"):
        announce("vicini", **bad)


# --- what is repeated -------------------------------------------------------------------------------------


def test_section_5_and_interface_repeat() -> None:
    assert called("serie", value="20", straights=[8, 11, 23, 30]) == "Da 20, serie, 8, 11, 23 e 30"
    assert called("vicini", value="20") == "Da 20, vicini"
    assert called("serie", value="20", held=True) == "Da 20, serie, 120"
    assert called("laterali-17") == "Laterali del 17"
    assert called("figure-2") == "2 e le sue figure"
    assert called("finale-0-1", value="2.50", held=True) == "Da 2,50, finale 0/1, 12,50"
    assert called("finale-8-9-ridotta", colour_pieces=2, held=True) == "Finale 8/9 ridotta"
    assert called("zero-spiel", value="5") == "Da 5, zero spiel"
    assert called("serie", straights=[8]) == "Serie e 8"


def test_the_straights_come_last_one_item_a_position() -> None:
    assert list(placed("serie", straights=[30, 8]))[-2:] == ["straight-30", "straight-8"]
    assert placed("orfanelli", straights=[1, 8, 8]) == {
        **placed("orfanelli"),
        "straight-1": 2,
        "straight-8": 2,
    }


def test_the_generator_reaches_everything() -> None:
    rng = random.Random("announce")
    refused = 0
    seen = set()
    for _ in range(3_000):
        given: dict[str, Any] = random_announce(rng)
        try:
            answer = announce(**given)
        except ValueError:
            refused += 1
            continue
        seen |= {name for name in ("over_maximum", "writings", "total") if answer[name]}
        seen |= {"change"} if answer["change"] != "0.00" else set()
        seen.add(str(answer["announce"]))
    assert seen == {"over_maximum", "writings", "total", "change", *CATALOGUE}
    assert 0.05 < refused / 3_000 < 0.25
