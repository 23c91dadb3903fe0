"""The table `repeater` of a house profile, read and checked key by key."""

from __future__ import annotations

from app.rules.house import House
from app.rules.house_profile import ProfileError, Table, typed
from app.rules.repeater.house_rules import NAME, RepeaterRules
from app.rules.repeater.values import USUAL_VALUES, VALUES, WAYS, fits
from app.rules.repeater.wagers import BY_CODE, WAGERS, Wager


def read_rules(table: Table, house: House) -> RepeaterRules:
    """Read what a house says of Repeater Bets.

    Args:
        table: of its profile.
        house: as its own game has read it.

    Raises:
        ProfileError: a key is missing or wrong, or the house may not deal them; it names the key.
    """
    if house.instrument == "tumbler":
        raise ProfileError(NAME, "is not dealt at a tumbler, whose rules may have no variation in addition")
    rules = RepeaterRules(
        unit=house.unit,
        minimum=table.money("minimum"),
        maximum=table.money("maximum"),
        alarm=table.money("alarm"),
        surrender=table.flag("surrender"),
        envy=table.flag("envy"),
        wagers=_wagers(table),
        values=_values(table),
    )
    for name, amount in (("minimum", rules.minimum), ("maximum", rules.maximum)):
        if amount % house.unit:
            raise ProfileError(table.key(name), "must be whole units")
    if rules.maximum < rules.minimum:
        raise ProfileError(table.key("maximum"), "must not be below the minimum")
    return rules


def _wagers(table: Table) -> tuple[Wager, ...]:
    """Read which wagers are offered, in the order of the paytables; all where nobody says so."""
    if "wagers" not in table.names():
        return WAGERS
    key = table.key("wagers")
    codes = [
        typed(key, each, str, "a list of wagers") for each in typed(key, table.take("wagers"), list, "a list")
    ]
    if unknown := [code for code in codes if code not in BY_CODE]:
        raise ProfileError(key, f"no such wager: {unknown[0]}")
    if not codes or len(codes) != len(set(codes)):
        raise ProfileError(key, "must name at least one wager, and each once")
    return tuple(wager for wager in WAGERS if wager.code in codes)


def _values(table: Table) -> tuple[int, ...]:
    """Read the values of the numbers 1 to 36; those of two dice in their order where nobody says so."""
    if "map" not in table.names():
        return USUAL_VALUES
    key = table.key("map")
    values = tuple(
        typed(key, each, int, "a list of values") for each in typed(key, table.take("map"), list, "a list")
    )
    if not fits(values):
        often = ", ".join(map(str, WAYS))
        raise ProfileError(key, f"must give {often} numbers for {VALUES[0]} to {VALUES[-1]}")
    return values
