"""A laid-out payment as JSON."""

from __future__ import annotations

from app.rules.cutting import Group, GroupKind


def group_form(group: Group) -> dict[str, object]:
    """Write one group: what it looks like, and how many pieces it shows."""
    form: dict[str, object] = {"kind": group.kind.value, "pieces": group.pieces}
    if group.kind is GroupKind.SLID:
        form["slid_off"] = list(group.slid_off)
    if group.kind is GroupKind.CUT:
        form |= {"piles": list(group.piles), "fraction": group.fraction}
    return form
