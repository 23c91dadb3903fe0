"""The throw: whence and which way, void or not, "Tout va" and "Rien ne va plus" [2, 3.7]."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import letter
from app.practice.drills.roulette.voids import CASES
from app.practice.exercise import Field, Moment, Step
from app.practice.roulette.whole_spins.acts import doing, saying
from app.practice.roulette.whole_spins.moments import Asked, acting, chosen, working
from app.practice.roulette.whole_spins.simulated import Simulated
from app.practice.saying import Say, Term, Value
from app.rules.roulette.wheel import POCKETS, Turning, is_number
from app.table.roulette.procedure import VoidReason
from app.table.roulette.void_throw import FEWEST_TURNS, Throw, void_reasons

SEEN: Final = ("with-wheel", "few-turns", "stopped", "no-pocket", "foreign", "capo")
"""What may be seen of a throw that is void; one made before all is paid would be the trainee's own."""
_REASONS: Final = tuple(VoidReason)
_WAYS: Final = tuple(Turning)
_CAPO: Final = "capo tavolo"
_NEAR: Final = (1, -1, 10)


class Last(NamedTuple):
    """What was before a throw.

    Attributes:
        number: from whose pocket the ball comes.
        turning: how the wheel turned last.
    """

    number: int
    turning: Turning

    def values(self) -> dict[str, Value]:
        """The same for a sentence."""
        return {"before": self.number, "turned": Term(self.turning.value)}


def thrown(table: Simulated, last: Last, *, details: bool) -> Iterator[Moment]:
    """Throw the ball.

    Args:
        table: nobody lays any more.
        last: what was before.
        details: whether pocket and direction are asked.
    """
    asked = Asked("phase", "laid", last.values(), table.scene())
    (act,) = doing(table.due())
    yield acting(asked, act, "3.7", "throw")
    if details:
        pocket, turning = table.throw()
        yield _whence(
            Asked("throw", "laid.whence", last.values(), table.scene()), last.number, pocket, turning
        )
    table.do("throw")


def _pocket(right: int, *others: int) -> tuple[Field, list[str]]:
    near = [number + away for number in (right, *others) for away in _NEAR]
    likely = dict.fromkeys((*others, 0, *filter(is_number, near)))
    return Field("pocket", forms.COUNT, (str(right),)), [str(number) for number in likely]


def _turning(right: Turning) -> tuple[Field, list[str]]:
    choices = tuple(Say("whole-spins.turning", {"way": Term(way.value)}) for way in _WAYS)
    return chosen("wheel", [_WAYS.index(right)], choices)


def _whence(asked: Asked, before: int, pocket: int, turning: Turning) -> Moment:
    """From which pocket, and which way the wheel turns."""
    where, numbers = _pocket(pocket, (before + 18) % len(POCKETS))
    way, turns = _turning(turning)
    return working(asked, (where, way), (numbers, turns), _whence_steps(pocket, turning))


def _whence_steps(pocket: int, turning: Turning) -> list[Step]:
    values: dict[str, Value] = {"pocket": pocket, "way": Term(turning.value)}
    return [Step(Say(f"whole-spins.step.{name}", values), "3.7") for name in ("pocket", "wheel")]


def void(table: Simulated, last: Last, chance: random.Random) -> Iterator[Moment]:
    """See a throw that counts for nothing: Rien va, the ball and the wheel, and the throw again.

    Args:
        table: the ball runs.
        last: what was before the throw; its turning is that of the throw that is void.
        chance: the script's.
    """
    name = chance.choice(SEEN)
    good = Throw(last.turning, last.turning.against, chance.randint(FEWEST_TURNS + 1, 14))
    throw, fallen = CASES[name](good, chance), chance.choice([n for n in POCKETS if n != last.number])
    reason = void_reasons(throw)[0]
    values: dict[str, Value] = {
        **last.values(),
        "wheel": Term(throw.wheel.value),
        "ball": Term(throw.ball.value),
        "turns": throw.turns,
        "fallen": fallen,
    }
    seen = Asked("void", f"void.{name}", values, table.scene())
    by = {"by": _CAPO} if reason is VoidReason.CAPO_TAVOLO else {}
    table.do("void", reason=reason.value, **by)
    yield acting(seen, saying(table.said(), table.state), "3.7", "void")
    pocket, turning = table.throw()
    yield _why(seen._replace(key=f"{seen.key}.why"), reason, (pocket, fallen), turning)
    if table.state.betting is not None and table.state.betting.untold:
        (act,) = doing(table.due())
        yield acting(seen._replace(key="void.told"), act, "3.7", "tell")
        # Nobody waits for the telling: what is due after it is the throw.
        table_due = [prompt for prompt in table.due() if doing((prompt,)) != (act,)]
    else:
        table_due = list(table.due())
    (act,) = doing(table_due)
    again = Asked("phase", "void.again", {**last.values(), "turned": Term(throw.wheel.value)}, table.scene())
    yield acting(again, act, "3.7", "throw-again")
    table.do("throw")
    asked = Asked("phase", "void.thrown", {}, table.scene())
    yield acting(asked, saying(table.said(), table.state), "3.7", "again")


def _why(asked: Asked, reason: VoidReason, pockets: tuple[int, int], turning: Turning) -> Moment:
    """For which reason, from which pocket the ball goes again, and which way the wheel."""
    pocket, fallen = pockets
    why = Field(
        "void",
        forms.CHOICE,
        (letter(_REASONS.index(reason)),),
        tuple(Say(f"voids.why.{each.value}") for each in _REASONS),
    )
    ways = [letter(place) for place in range(len(_REASONS))]
    where, numbers = _pocket(pocket, fallen)
    way, turns = _turning(turning)
    steps = [Step(Say(f"voids.step.{reason.value}", {"turns": asked.values["turns"]}), "3.7")]
    return working(
        asked, (why, where, way), (ways, numbers, turns), [*steps, *_whence_steps(pocket, turning)]
    )


def no_more_bets(table: Simulated, chance: random.Random) -> Moment:
    """The ball slows down: Rien ne va plus."""
    turns = chance.randint(FEWEST_TURNS + 1, 12)
    scene = table.scene()
    table.do("no_more_bets")
    asked = Asked("phase", "slowing", {"turns": turns}, scene)
    return acting(asked, saying(table.said(), table.state), "2", "no-more")
