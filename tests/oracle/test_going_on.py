"""`going_on` against rules 6 and section 5.2."""

import pytest

from .going_on import Way, bets_of, going_on, kept_pieces, pieces_of, winners, won_pieces


@pytest.mark.parametrize(
    ("name", "number", "rifare", "completare"),
    [
        ("serie", 8, 6, 5),
        ("vicini", 4, 9, 8),  # a split
        ("vicini", 26, 9, 7),  # the corner
        ("vicini", 0, 9, 7),  # the trio
        ("orfanelli", 1, 5, 4),
        ("orfanelli", 34, 5, 4),
        ("orfanelli", 17, 5, 3),
        ("laterali-20", 1, 5, 4),
    ],
)
def test_rules_6_pieces_kept(name: str, number: int, rifare: int, completare: int) -> None:
    assert kept_pieces(name, number, "rifare") == rifare
    assert kept_pieces(name, number, "completare") == completare


@pytest.mark.parametrize(
    ("name", "number", "won"),
    [
        ("serie", 8, 17), ("vicini", 4, 17), ("vicini", 26, 16), ("vicini", 2, 22), ("orfanelli", 17, 34),
        ("orfanelli", 1, 35), ("laterali-0", 3, 35), ("finale-8-9-ridotta", 9, 11),
    ],
)  # fmt: skip
def test_rules_1_what_is_won(name: str, number: int, won: int) -> None:
    assert won_pieces(name, number) == won


def test_rules_6_a_rifare_gives_the_stake_back_and_a_completare_leaves_it() -> None:
    again = going_on("serie", 2000, 8, "rifare")
    assert (again.kept, again.paid, again.stake_back, again.in_play) == (12000, 22000, 1, 12000)
    completed = going_on("serie", 2000, 8, "completare")
    assert (completed.kept, completed.paid, completed.stake_back) == (10000, 24000, 0)
    assert again.bets == completed.bets == dict.fromkeys(bets_of("serie"), 2000)
    # The player gets the same in the end.
    assert again.handed_over(2000) == completed.handed_over(2000) == 24000


def test_rules_6_per_il_tutto_the_serie_triples() -> None:
    on = going_on("serie", 1000, 33, "tutto")
    assert (on.worth, on.in_play, on.paid, on.kept) == (3000, 18000, 0, 17000)
    assert on.capped == ()


@pytest.mark.parametrize(("number", "paid"), [(4, 0), (29, 0), (0, 6), (2, 6), (3, 6)])
def test_rules_6_per_il_tutto_the_vicini_double_and_the_trio_gives_back_three_stakes(
    number: int, paid: int
) -> None:
    on = going_on("vicini", 1000, number, "tutto")
    assert (on.worth, on.in_play) == (2000, 18000)
    assert on.paid == paid * 1000
    assert on.bets["trio-0-2-3"] == on.bets["corner-25-29"] == 4000


def test_rules_6_over_the_maximum_the_highest_value_that_all_can_carry() -> None:
    # A split carries 120: the serie of 50 would be 150.
    serie = going_on("serie", 5000, 8, "tutto")
    assert (serie.worth, serie.in_play, serie.paid) == (12000, 72000, 90000 - 72000)
    assert len(serie.capped) == 6
    # Two pieces on the trio carry 90 each, two on the corner 120 each.
    vicini = going_on("vicini", 6000, 4, "tutto")
    assert (vicini.worth, vicini.in_play, vicini.paid) == (9000, 81000, 108000 - 81000)
    assert vicini.capped == ("trio-0-2-3",)
    # Exactly the maximum is carried.
    assert going_on("serie", 4000, 8, "tutto").capped == ()
    assert going_on("vicini", 4500, 4, "tutto").paid == 0


def test_section_5_2_held_voisins_may_exceed_it_on_the_trio_and_the_corner() -> None:
    held = going_on("vicini", 6000, 4, "tutto", held=True)
    assert (held.worth, held.paid, held.capped) == (12000, 0, ())
    assert held.bets["trio-0-2-3"] == 24000
    more = going_on("vicini", 8000, 4, "tutto", held=True)
    assert more.worth == 12000
    assert "trio-0-2-3" not in more.capped
    assert "split-4-7" in more.capped


def test_no_money_is_lost_or_made() -> None:
    ways: tuple[Way, ...] = ("rifare", "completare", "tutto")
    for name in ("serie", "vicini", "orfanelli", "nassa", "laterali-17", "finale-4-7", "figure-2"):
        for number in range(37):
            for way in ways:
                if not winners(name, number) or (way == "tutto" and name not in {"serie", "vicini"}):
                    continue
                for worth in (250, 500, 2000, 8000):
                    on = going_on(name, worth, number, way)
                    assert on.handed_over(worth) + on.in_play == (on.won + on.staked) * worth
                    assert on.kept + on.paid == on.won * worth
                    assert on.paid >= 0
                    assert on.pieces == pieces_of(name)


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="per il tutto is for"):
        going_on("orfanelli", 1000, 17, "tutto")
    with pytest.raises(ValueError, match="has not won"):
        going_on("serie", 1000, 0, "rifare")
    with pytest.raises(ValueError, match="unit"):
        going_on("serie", 300, 8, "rifare")
    with pytest.raises(ValueError, match="no such announce"):
        going_on("finale-0-2", 1000, 0, "rifare")
    with pytest.raises(ValueError, match="pieces kept"):
        kept_pieces("serie", 8, "tutto")
