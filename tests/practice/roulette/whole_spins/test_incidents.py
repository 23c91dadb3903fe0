"""What players do is answered as the table itself answers it: the same act, tried at another table (rules 5, 6)."""

from collections import Counter

import pytest

from app.practice.exercise import Moment
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.whole_spins.simulated import Simulated, form_of
from app.practice.saying import Quote, Sum, Term
from app.practice.seats import seat
from app.rules.money import Cents, fewest_chips, money_text
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import ITALIAN_POSITIONS
from app.table.roulette.events import AnnounceAccepted, AnnounceRefused
from tests.drills.by_oracle.announce_asked import named
from tests.practice.roulette.whole_spins.a_table import key_of, opened, right_act, scripts


def of(level: int, kind: str) -> list[Moment]:
    """The moments of a kind in which something is to be done."""
    return [one for told in scripts(level) for one in told if one.kind == kind and right_act(one)]


def at(moment: Moment) -> Simulated:
    """Another table, on which the same lies, at the same moment of the spin."""
    table = opened(times=2)
    scene = moment.task.scene
    assert isinstance(scene, OnLayout)
    for stack in scene.bets:
        for entry in stack.entries:
            # A prisoner from the spin before lies there by the capo tavolo's word.
            table.do("place", position=stack.position.name, entry=form_of(entry), by="capo tavolo")
    when = moment.task.ask.values.get("when", Term("at-rest"))
    assert isinstance(when, Term)
    for what, phases in (("throw", {"thrown", "no-more-bets"}), ("no_more_bets", {"no-more-bets"})):
        if when.name in phases:
            table.do(what)
    return table


def cents(moment: Moment, name: str) -> Cents:
    value = moment.task.ask.values[name]
    assert isinstance(value, Sum)
    return value.cents


def owner(moment: Moment) -> str:
    place = moment.task.ask.values["seat"]
    assert isinstance(place, int)
    return seat(place)


def announced(moment: Moment, **more: str) -> AnnounceAccepted | AnnounceRefused:
    """Give the same announce at another table; gives what it made of it."""
    values = moment.task.ask.values
    called = values["announce"]
    assert isinstance(called, Quote)
    fields: dict[str, object] = {"value": money_text(cents(moment, "value")), **more}
    fields["money"] = money_text(cents(moment, "money"))
    if "unclear" in key_of(moment):
        fields["clear"] = False
    if "gifts" in values:
        chip = cents(moment, "value")
        fields["complimentary"] = {"value": money_text(chip), "pieces": cents(moment, "gifts") // chip}
    (event,) = at(moment).do("announce", name=named(called), owner=owner(moment), **fields)  # type: ignore[arg-type]
    assert isinstance(event, AnnounceAccepted | AnnounceRefused)
    return event


@pytest.mark.parametrize("level", [2, 5])
def test_the_table_takes_and_refuses_the_announces_that_the_exercise_says(level: int) -> None:
    seen = Counter(right_act(one) for one in of(level, "announce"))
    assert seen.keys() == {"accept", "capo", "refuse"}
    for one in of(level, "announce"):
        taken = isinstance(announced(one), AnnounceAccepted)
        assert taken is (right_act(one) == "accept"), key_of(one)
        by_capo = isinstance(announced(one, accepted_by="capo"), AnnounceAccepted)
        # A late one may be taken by the capo tavolo too; the dealer refuses it (rules 6).
        if right_act(one) == "capo":
            assert by_capo


@pytest.mark.parametrize("level", [2, 5])
def test_every_habit_of_announcing_is_met(level: int) -> None:
    keys = Counter(key_of(one) for one in of(level, "announce"))
    assert keys.keys() == {f"announce.{how}" for how in ("plain", "unclear", "word", "gifts")}


@pytest.mark.parametrize("level", [3, 5])
def test_the_table_flags_refuses_and_moves_the_bets_that_the_exercise_says(level: int) -> None:
    seen = Counter(right_act(one) for one in of(level, "bet"))
    assert seen.keys() == {"give-back", "refuse", "leave", "put-right", "capo"}
    for one in of(level, "bet"):
        if key_of(one) in {"bet.astray", "bet.put-right"}:
            continue
        table, where = at(one), one.task.ask.values["where"]
        assert isinstance(where, Position)
        if key_of(one) == "bet.misplaced":
            meant = one.task.ask.values["meant"]
            assert isinstance(meant, Position)
            assert not table.refuses("move", **{"from": where.name, "to": meant.name, "owner": owner(one)})
            continue
        chips = fewest_chips(cents(one, "amount"), table.house.chips)
        entries = [Entry(count, chip, owner=owner(one)) for chip, count in chips]
        flags = [flag for entry in laid_first(table, where, entries) for flag in table.flags(where, entry)]
        refused = table.refuses("place", position=where.name, entry=form_of(entries[-1]))
        wanted = {
            "give-back": (False, True),
            "refuse": (refused, not refused),
            "leave": (False, False),
        }[right_act(one)]
        assert (refused, bool(flags)) == wanted, (key_of(one), ITALIAN_POSITIONS.name(where), flags)


def laid_first(table: Simulated, where: Position, entries: list[Entry]) -> list[Entry]:
    """Lay all but the last chips of a bet, where chips may be laid; what is wrong shows at the last."""
    for entry in entries[:-1]:
        if not table.refuses("place", position=where.name, entry=form_of(entry)):
            table.place(where, entry)
    return entries[-1:]


def test_the_maximum_itself_and_the_minimum_itself_are_fine() -> None:
    """2: a bet of the maximum, or of the minimum, is a bet like any other; both are met."""
    fine = [one for one in of(3, "bet") if key_of(one) == "bet.limits" and right_act(one) == "leave"]
    amounts = {"most": 0, "least": 0}
    for one in fine:
        for name in amounts:
            amounts[name] += cents(one, "amount") == cents(one, name)
    assert all(amounts.values())
    assert sum(amounts.values()) == len(fine)


@pytest.mark.parametrize("level", [3, 5])
def test_once_the_number_has_fallen_the_capo_tavolo_is_told_and_the_chip_put_right_after_all_payments(
    level: int,
) -> None:
    """4.3: a chip that lies wrong plays as it was meant; before the number the table has it moved at once."""
    met = 0
    for told in scripts(level):
        keys = [key_of(one) for one in told]
        if "bet.astray" not in keys:
            assert "bet.put-right" not in keys
            continue
        met += 1
        place, after = keys.index("bet.astray"), keys.index("bet.put-right")
        assert keys[place - 1 : place + 2] == ["called", "bet.astray", "dolly"]
        rest = keys[after:]
        assert not any(
            key.startswith("pay.") for key in rest[: rest.index("free") if "free" in rest else None]
        )
        values, scene = told[place].task.ask.values, told[place].task.scene
        where, meant = values["where"], values["meant"]
        assert isinstance(scene, OnLayout)
        assert isinstance(where, Position)
        assert isinstance(meant, Position)
        assert told[after].task.ask.values == {"where": where, "meant": meant}
        table, chip = opened(times=2), Entry(1, cents(told[place], "amount"), owner=owner(told[place]))
        table.place(where, chip)
        form = {"position": where.name, "meant": meant.name, "entry": form_of(chip), "told": "capo tavolo"}
        table.do("throw")
        assert table.refuses("misplaced", **form)
        table.do("no_more_bets")
        table.fall(scene.number or 0)
        assert not table.refuses("misplaced", **form)
    assert met
