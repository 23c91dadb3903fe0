"""The announces and the pieces they are made of [5.1, 5.2]; rules 6."""

import pytest

from app.rules.roulette.announces import (
    ANNOUNCES,
    Announce,
    Family,
    UnknownStraightError,
    may_exceed_maximum,
    on_track,
    touch,
    with_straights,
)

WHEEL = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
BY_NAME = {announce.name: announce for announce in ANNOUNCES}

SECTORS = {
    "vicini": "2 trio 0/2/3, split 4/7, split 12/15, split 18/21, split 19/22, split 32/35, 2 corner 25/29",
    "serie": "split 5/8, split 10/11, split 13/16, split 23/24, split 27/30, split 33/36",
    "orfanelli": "straight 1, split 6/9, split 14/17, split 17/20, split 31/34",
    "nassa": "split 0/3, split 12/15, straight 19, straight 26, split 32/35",
    "zero-spiel": "split 0/3, split 12/15, straight 26, split 32/35",
    "contronassa": "straight 2, split 4/7, split 18/21, split 22/25, split 28/29",
    "finale-8-9-ridotta": "street 7/9, split 17/18, straight 19, straight 27, split 28/29",
    "figure-2": "straight 2, straight 11, straight 20, straight 29",
    "finale-3": "straight 3, straight 13, straight 23, straight 33",
    "finale-8-9": "split 8/9, straight 18, straight 19, split 28/29",
    "finale-3-6": "split 3/6, split 13/16, split 23/26, split 33/36",
    "finale-0-1": "split 0/1, split 10/11, split 20/21, straight 30, straight 31",
    "finale-4-7": "split 4/7, split 14/17, split 24/27",
    "laterali-17": "straight 2, straight 25, straight 17, straight 34, straight 6",
    "laterali-0": "straight 3, straight 26, straight 0, straight 32, straight 15",
}
COUNTS = {
    9: "vicini",
    6: "serie",
    5: "orfanelli nassa contronassa finale-8-9-ridotta finale-0-1 finale-1-2 finale-2-3 finale-4-5 finale-5-6",
    4: "zero-spiel finale-0 finale-1 finale-2 finale-3 finale-4 finale-5 finale-6 "
    "finale-0-3 finale-1-4 finale-2-5 finale-3-6 finale-7-8 finale-8-9",
    3: "finale-7 finale-8 finale-9 finale-4-7 finale-5-8 finale-6-9 finale-7-10 finale-8-11 finale-9-12",
}
A_CAVALLO = {announce.name for announce in ANNOUNCES if announce.family is Family.FINALE_A_CAVALLO}


def placed(announce: Announce) -> str:
    """An announce as the documents print it, in its order."""
    words = []
    for pieces, position in [(bet.pieces, bet.position) for bet in announce.bets]:
        kind, *numbers = position.name.split("-")
        words.append(f"{f'{pieces} ' if pieces > 1 else ''}{kind} {'/'.join(numbers)}")
    return ", ".join(words)


def cell(number: int) -> tuple[int, int]:
    """Row and column on the cloth; zero is before the first row."""
    return (number - 1) // 3, (number - 1) % 3


def side_by_side(one: int, other: int) -> bool:
    """Whether two cells share a side, by their places alone."""
    if 0 in (one, other):
        return max(one, other) <= 3
    (row, column), (other_row, other_column) = cell(one), cell(other)
    return abs(row - other_row) + abs(column - other_column) == 1


@pytest.mark.parametrize("name", SECTORS)
def test_5_2_each_announce_lies_where_it_is_printed(name: str) -> None:
    """[5.1, 5.2] Positions and pieces, in the order of the table in rules 6."""
    assert placed(BY_NAME[name]) == SECTORS[name]


@pytest.mark.parametrize("pieces", COUNTS)
def test_5_1_each_announce_has_the_printed_count(pieces: int) -> None:
    """[5.1] Nine, six, five, four or three pieces; figures four, laterali five."""
    assert {name: BY_NAME[name].pieces for name in COUNTS[pieces].split()} == dict.fromkeys(
        COUNTS[pieces].split(), pieces
    )
    rest = {Family.FIGURE: 4, Family.LATERALI: 5}
    counted = {announce.name for announce in ANNOUNCES if rest.get(announce.family) == pieces}
    assert {a.name for a in ANNOUNCES if a.pieces == pieces} == counted | set(COUNTS[pieces].split())


def test_5_1_these_are_all() -> None:
    """[5.1] Seven by name, 37 laterali, 9 figures, 10 finals, 17 finals a cavallo; each name once."""
    assert len(ANNOUNCES) == len(BY_NAME) == 7 + 37 + 9 + 10 + 17


def test_rules_6_each_position_once() -> None:
    """Interface: one item a position."""
    for announce in ANNOUNCES:
        positions = [bet.position for bet in announce.bets]
        assert len(set(positions)) == len(positions), announce.name


def test_5_2_the_three_sectors_share_the_wheel() -> None:
    """[5.2] Every number is in one sector; vicini and serie are one arc each, the orfanelli two."""
    wheel = [int(word) for word in WHEEL.split()]
    sector = {
        number: name
        for name in ("vicini", "serie", "orfanelli")
        for bet in BY_NAME[name].bets
        for number in bet.position.numbers
    }
    assert sorted(sector) == list(range(37))
    numbers = [len({n for bet in BY_NAME[name].bets for n in bet.position.numbers}) for name in SECTORS]
    assert numbers[:3] == [17, 12, 8]
    edges = [
        (one, two)
        for one, two in zip(wheel, wheel[1:] + wheel[:1], strict=True)
        if sector[one] != sector[two]
    ]
    assert edges == [(25, 17), (6, 27), (33, 1), (9, 22)]


@pytest.mark.parametrize("number", range(37))
def test_5_2_laterali_are_a_number_and_two_on_each_side(number: int) -> None:
    """[5.2] Clockwise, straight; counted on the wheel as printed."""
    wheel = [int(word) for word in WHEEL.split()]
    place = wheel.index(number)
    around = (wheel * 3)[37 + place - 2 : 37 + place + 3]
    assert placed(BY_NAME[f"laterali-{number}"]) == ", ".join(f"straight {n}" for n in around)


@pytest.mark.parametrize("figure", range(1, 10))
def test_5_2_figures_are_the_numbers_whose_digits_come_down_to_it(figure: int) -> None:
    """[5.2] "2 + 9 = 11 e ancora 1 + 1 = 2"."""

    def root(number: int) -> int:
        return number if number < 10 else root(sum(map(int, str(number))))

    found = [number for number in range(37) if root(number) == figure]
    assert placed(BY_NAME[f"figure-{figure}"]) == ", ".join(f"straight {n}" for n in found)


@pytest.mark.parametrize("digit", range(10))
def test_5_2_a_finale_is_the_numbers_that_end_alike(digit: int) -> None:
    """[5.2] "I numeri che hanno in comune le unità"."""
    found = [number for number in range(37) if str(number).endswith(str(digit))]
    assert placed(BY_NAME[f"finale-{digit}"]) == ", ".join(f"straight {n}" for n in found)


def test_5_1_exactly_the_printed_finals_a_cavallo_exist() -> None:
    """[5.1] Five, four and three pieces; there is no 0/2 and no 3/4."""
    printed = "0/1 1/2 2/3 4/5 5/6  0/3 1/4 2/5 3/6 7/8 8/9  4/7 5/8 6/9 7/10 8/11 9/12".replace(
        "/", "-"
    ).split()
    assert {f"finale-{pair}" for pair in printed} == A_CAVALLO


@pytest.mark.parametrize("name", sorted(A_CAVALLO))
def test_5_2_a_finale_a_cavallo_is_split_where_the_numbers_touch(name: str) -> None:
    """[5.2] Splits where two cells share a side, straights where they do not, as far as both numbers go."""
    one, other = map(int, name.split("-")[1:])
    expected = []
    for tens in (0, 10, 20, 30):
        pair = (one + tens, other + tens)
        if pair[1] > 36:
            break
        expected += [f"split {pair[0]}/{pair[1]}"] if side_by_side(*pair) else [f"straight {n}" for n in pair]
    assert placed(BY_NAME[name]) == ", ".join(expected)


def test_4_1_two_numbers_touch_where_their_cells_share_a_side() -> None:
    """[4.1] Every pair of the layout, by brute force."""
    for one in range(37):
        for other in range(one + 1, 37):
            assert touch(one, other) == side_by_side(one, other), (one, other)


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        ("vicini", "vicini"),
        ("zero-spiel", "zero spiel"),
        ("laterali-17", "laterali del 17"),
        ("laterali-0", "laterali dello 0"),
        ("laterali-8", "laterali dell'8"),
        ("laterali-11", "laterali dell'11"),
        ("laterali-18", "laterali del 18"),
        ("figure-2", "2 e le sue figure"),
        ("finale-3", "finale 3"),
        ("finale-0-1", "finale 0/1"),
        ("finale-7-10", "finale 7/10"),
        ("finale-8-9-ridotta", "finale 8/9 ridotta"),
    ],
)
def test_rules_8_announces_are_said_in_italian(name: str, spoken: str) -> None:
    """Interface: "laterali del 17", "2 e le sue figure", "finale 0/1"."""
    assert BY_NAME[name].spoken == spoken


def test_rules_6_straights_are_added_after_the_announce() -> None:
    """[5] "Serie, 8, 11, 23 e 30": ten pieces, the straights in the order in which they were said."""
    found = with_straights(BY_NAME["serie"], [8, 11, 23, 30])
    assert placed(found) == SECTORS["serie"] + ", straight 8, straight 11, straight 23, straight 30"
    assert (found.pieces, found.straights) == (10, (8, 11, 23, 30))
    assert placed(with_straights(BY_NAME["serie"], [30, 8])).endswith("split 33/36, straight 30, straight 8")


def test_interface_a_straight_that_is_there_already_has_a_piece_more() -> None:
    """Interface: one item a position."""
    found = with_straights(BY_NAME["orfanelli"], [0, 1, 0])
    assert placed(found) == "2 straight 1, split 6/9, split 14/17, split 17/20, split 31/34, 2 straight 0"
    assert found.pieces == 8


@pytest.mark.parametrize("number", [-1, 37, 100])
def test_rules_1_a_straight_is_a_number_of_the_layout(number: int) -> None:
    """Rules 1: 0 to 36."""
    with pytest.raises(UnknownStraightError, match=f"no such number to add: {number} "):
        with_straights(BY_NAME["serie"], [8, number])


def test_rules_6_four_sorts_may_lie_on_the_race_track() -> None:
    """[5] Vicini, serie, orfanelli, laterali; not with straights, for which the track has no place."""
    families = {announce.family for announce in ANNOUNCES if on_track(announce)}
    assert families == {Family.VICINI, Family.SERIE, Family.ORFANELLI, Family.LATERALI}
    assert not on_track(with_straights(BY_NAME["serie"], [8]))


def test_5_2_only_held_voisins_may_exceed_a_maximum() -> None:
    """[5.2] The trio and the corner, "l'unico caso"."""
    may = {
        (announce.name, bet.position.name, held)
        for announce in ANNOUNCES
        for bet in announce.bets
        for held in (True, False)
        if may_exceed_maximum(announce, bet.position, held=held)
    }
    assert may == {("vicini", "trio-0-2-3", True), ("vicini", "corner-25-29", True)}


def test_5_2_what_wins_is_named_in_placing_order() -> None:
    """[5.2] The 17 is on two splits of the orfanelli."""
    names = [bet.position.name for bet in BY_NAME["orfanelli"].winning(17)]
    assert names == ["split-14-17", "split-17-20"]
    assert BY_NAME["orfanelli"].winning(0) == ()
