"""A laid-out payment as JSON (interface, `cut`)."""

import pytest

from app.rules.cutting import Group, GroupKind
from app.table.laying_out_form import group_form


@pytest.mark.parametrize(
    ("group", "form"),
    [
        (Group(GroupKind.HUNDRED, 100), {"kind": "hundred", "pieces": 100}),
        (Group(GroupKind.STACK, 20), {"kind": "stack", "pieces": 20}),
        (Group(GroupKind.SPREAD, 5), {"kind": "spread", "pieces": 5}),
        (Group(GroupKind.SLID, 15, slid_off=(5,)), {"kind": "slid", "pieces": 15, "slid_off": [5]}),
        (Group(GroupKind.SLID, 14, slid_off=(3, 3)), {"kind": "slid", "pieces": 14, "slid_off": [3, 3]}),
        (
            Group(GroupKind.CUT, 9, piles=(4, 4), fraction=1),
            {"kind": "cut", "pieces": 9, "piles": [4, 4], "fraction": 1},
        ),
        (
            Group(GroupKind.CUT, 10, piles=(5, 5)),
            {"kind": "cut", "pieces": 10, "piles": [5, 5], "fraction": 0},
        ),
    ],
)
def test_each_kind_of_group_is_written_with_what_it_shows(group: Group, form: dict[str, object]) -> None:
    """Interface: `slid_off` for what is slid, `piles` and `fraction` (0 or more) for what is cut, no more."""
    assert group_form(group) == form
