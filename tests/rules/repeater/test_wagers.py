"""The nineteen wagers, as the paytables print them: retyped."""

from app.rules.repeater.wagers import BY_CODE, RANKS, REPEATERS, WAGERS

T1_AND_T3 = {
    "repeat-2": (40, {1: 6}, 2), "repeat-12": (40, {1: 6}, 2),
    "repeat-3": (50, {2: 12}, 3), "repeat-11": (50, {2: 12}, 3),
    "repeat-4": (65, {2: 7, 3: 21}, 4), "repeat-10": (65, {2: 7, 3: 21}, 4),
    "repeat-5": (80, {3: 12, 4: 30}, 5), "repeat-9": (80, {3: 12, 4: 30}, 5),
    "repeat-6": (90, {3: 8, 4: 18, 5: 40}, 6), "repeat-8": (90, {3: 8, 4: 18, 5: 40}, 6),
    "repeat-2-3-11-12": (100, {4: 12, 5: 24, 6: 48}, 7),
}  # fmt: skip
T2 = {
    "uptown": (15, [8, 9, 10, 11, 12]), "downtown": (15, [2, 3, 4, 5, 6]),
    "citywide": (9, [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]), "repeater-even": (12, [2, 4, 6, 8, 10, 12]),
    "repeater-odd": (18, [3, 5, 9, 11]), "horn": (12, [2, 3, 11, 12]),
    "before-7-2-12": (3, [2, 12]), "before-7-3-11": (2, [3, 11]),
}  # fmt: skip
NEEDS = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 6, 9: 5, 10: 4, 11: 3, 12: 2}


def test_the_order_is_the_printed_one() -> None:
    assert [wager.code for wager in WAGERS] == [*T1_AND_T3, *T2] == list(RANKS) == list(BY_CODE)


def test_t1_t3_t4_pays_surrender_and_envy() -> None:
    assert {each.code: (each.pays, each.surrender, each.envy) for each in REPEATERS} == T1_AND_T3


def test_t2_the_groups_pay_and_have_neither_surrender_nor_envy() -> None:
    groups = WAGERS[len(REPEATERS) :]
    assert {each.code: (each.pays, list(each.values)) for each in groups} == T2
    assert not any(each.surrender or each.envy for each in groups)


def test_a_repeater_wants_its_value_as_often_as_printed_and_a_group_any_of_its_repeaters() -> None:
    for value, need in NEEDS.items():
        assert BY_CODE[f"repeat-{value}"].goals == (((value,), need),)
    for code in list(T2)[:6]:
        assert BY_CODE[code].goals == tuple(((value,), NEEDS[value]) for value in BY_CODE[code].values)


def test_the_7x_counts_its_four_values_together_and_before_a_7_wants_the_first() -> None:
    assert BY_CODE["repeat-2-3-11-12"].goals == (((2, 3, 11, 12), 7),)
    assert BY_CODE["before-7-2-12"].goals == (((2,), 1), ((12,), 1))
    assert BY_CODE["before-7-3-11"].goals == (((3,), 1), ((11,), 1))
