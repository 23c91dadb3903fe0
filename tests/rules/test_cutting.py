"""How a payment is cut, slid and laid, counted in pieces (rules 7) [4.4]."""

import pytest

from app.rules.cutting import Group, GroupKind, lay_out

COUNTS = range(1, 401)


def laid(pieces: int, *, colour: bool = True, positions: int = 1, two_splits: bool = False) -> list[str]:
    """A payment in words: hundreds as 100, stacks as 20, and what a dealer says of the rest."""
    return [
        words(group) for group in lay_out(pieces, colour=colour, positions=positions, two_splits=two_splits)
    ]


def words(group: Group) -> str:
    match group.kind:
        case GroupKind.HUNDRED | GroupKind.STACK:
            return str(group.pieces)
        case GroupKind.SPREAD:
            return f"{group.pieces} spread"
        case GroupKind.SLID:
            return f"20 less {' and '.join(map(str, group.slid_off))}"
        case GroupKind.CUT:
            return "+".join(map(str, (*group.piles, *[group.fraction] * (group.fraction > 0))))


@pytest.mark.parametrize(
    ("pieces", "as_laid"),
    [
        (1, "1 spread"),
        (5, "5 spread"),
        (6, "3+3"),
        (7, "3+3+1"),
        (8, "4+4"),
        (9, "4+4+1"),
        (10, "5+5"),
        (11, "5+5+1"),
        (12, "5+5+2"),
        (14, "5+5+4"),
        (15, "20 less 5"),
        (17, "20 less 3"),
        (19, "20 less 1"),
        (20, "20"),
        (35, "20, 20 less 5"),
        (52, "20, 20, 5+5+2"),
        (69, "20, 20, 20, 4+4+1"),
        (100, "100"),
        (102, "100, 2 spread"),
        (119, "100, 20 less 1"),
        (175, "100, 20, 20, 20, 20 less 5"),
        (350, "100, 100, 100, 20, 20, 5+5"),
    ],
)
def test_4_4_the_printed_examples_and_their_kin(pieces: int, as_laid: str) -> None:
    """[4.4] To 5 spread, 6 to 10 cut in two, 11 to 14 in fives, 15 to 19 slid, stacks, hundreds apart."""
    assert ", ".join(laid(pieces)) == as_laid


def test_4_4_two_splits_slide_three_and_three() -> None:
    """[4.4] "L'unica eccezione ammessa": exactly 34 of two split pieces, in colour and in value alike."""
    assert laid(34, two_splits=True) == ["20", "20 less 3 and 3"]
    assert laid(34, two_splits=True, colour=False) == ["20", "20 less 3 and 3"]
    assert laid(34, two_splits=True, positions=2) == ["20", "20 less 3 and 3"]
    assert laid(34) == ["20", "5+5+4"]


def test_interface_two_splits_act_on_exactly_34_and_not_on_value_of_several_positions() -> None:
    """Interface: on any other count, and on value for several positions, it changes nothing."""
    assert all(laid(pieces, two_splits=True) == laid(pieces) for pieces in COUNTS if pieces != 34)
    assert laid(34, two_splits=True, colour=False, positions=2) == ["20", "5+5+4"]


@pytest.mark.parametrize(
    ("pieces", "as_laid"), [(15, "5+5+5"), (16, "5+5+5+1"), (19, "5+5+5+4"), (35, "20, 5+5+5")]
)
def test_4_4_value_for_several_positions_is_always_cut(pieces: int, as_laid: str) -> None:
    """[4.4] "Si utilizzerà sempre il taglio"; for one position value slides, colour slides always."""
    assert ", ".join(laid(pieces, colour=False, positions=2)) == as_laid
    assert laid(pieces, colour=False) == laid(pieces) == laid(pieces, positions=5)


def test_4_4_the_french_spread_goes_up_to_nine() -> None:
    """[4.4] Where the profile says so, 6 to 9 are spread; from ten on it is cut as ever."""
    for pieces in range(1, 10):
        assert lay_out(pieces, colour=True, french=True) == (Group(GroupKind.SPREAD, pieces),)
    assert all(
        lay_out(pieces, colour=True, french=True) == lay_out(pieces, colour=True)
        for pieces in COUNTS
        if pieces % 20 not in range(6, 10)
    )


@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("positions", [1, 2])
@pytest.mark.parametrize("two_splits", [True, False])
def test_rules_7_of_any_count(colour: bool, positions: int, two_splits: bool) -> None:
    """Rules 7: nothing is lost, hundreds then stacks then one remainder, piles equal and at most 5."""
    order = [GroupKind.HUNDRED, GroupKind.STACK]
    for pieces in COUNTS:
        groups = lay_out(pieces, colour=colour, positions=positions, two_splits=two_splits)
        assert sum(group.pieces for group in groups) == pieces
        full = [group for group in groups if group.kind in order]
        assert full == sorted(full, key=lambda group: order.index(group.kind))
        assert [group.kind for group in full] == order[:1] * (pieces // 100) + order[1:] * (
            pieces % 100 // 20
        )
        rest = groups[len(full) :]
        assert len(rest) == (pieces % 20 > 0)
        for group in rest:
            check_remainder(group, slides=colour or positions == 1)


def check_remainder(group: Group, *, slides: bool) -> None:
    """What a dealer sees of less than a stack adds up, and no pile or fraction is over 5."""
    match group.kind:
        case GroupKind.SPREAD:
            assert group.pieces <= 5
        case GroupKind.CUT:
            assert group.pieces == sum(group.piles) + group.fraction
            assert len(set(group.piles)) == 1
            assert len(group.piles) >= 2
            assert 0 <= group.fraction < max(group.piles) <= 5
            assert group.pieces < 15 or not slides
        case _:
            assert group.kind is GroupKind.SLID
            assert slides
            assert group.pieces == 20 - sum(group.slid_off)
            assert all(1 <= fraction <= 5 for fraction in group.slid_off)
            assert len(group.slid_off) == 1 or group.slid_off == (3, 3)


@pytest.mark.parametrize("pieces", [0, -1])
def test_nothing_is_not_laid_out(pieces: int) -> None:
    """Interface: a payment is at least one piece."""
    with pytest.raises(ValueError, match=f"at least 1 piece, not {pieces}"):
        lay_out(pieces, colour=True)
