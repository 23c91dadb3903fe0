"""What the oracle says of a throw, from what the question tells of it."""

from app.practice.answers import letter
from app.practice.exercise import Exercise, Field
from app.practice.saying import Quote, Say, Term
from tests.oracle.voids import SAID, Afterwards, Direction, Reason, Throw, after_void, opposite, reasons

WAYS: dict[str, Direction] = {"clockwise": "clockwise", "anticlockwise": "counter"}
WHYS: dict[Reason, str] = {
    "with-the-wheel": "ball_with_rotor",
    "not-all-paid": "thrown_too_early",
    "few-turns": "too_few_turns",
    "wheel-stopped": "wheel_stopped",
    "no-pocket": "no_pocket",
    "foreign-body": "foreign_body",
    "capo-tavolo": "capo_tavolo",
}
AFTER = ("rien-va", "pocket", "reverse", "turn", "tout-va", "no-more")


def answers(exercise: Exercise) -> tuple[str, ...]:
    ask = exercise.task.ask
    throw = _throw(ask)
    why = reasons(throw)
    before, fallen = ask.values["before"], ask.values["fallen"]
    assert isinstance(before, int)
    assert isinstance(fallen, int)
    after = after_void(why, before, 1, throw.wheel, 1) if why else None
    return tuple(_answer(field, throw, why, after, fallen) for field in exercise.task.fields)


def _throw(ask: Say) -> Throw:
    case, wheel, ball = ask.key.rpartition(".")[2], ask.values["wheel"], ask.values["ball"]
    turns = ask.values["turns"]
    assert isinstance(wheel, Term)
    assert isinstance(ball, Term)
    assert isinstance(turns, int)
    return Throw(
        wheel=WAYS[wheel.name],
        ball=WAYS[ball.name],
        all_paid=case != "early",
        turns=turns,
        wheel_stopped=case == "stopped",
        in_a_pocket=case != "no-pocket",
        foreign_body=case == "foreign",
        capo_tavolo="declared" if case == "capo" else None,
    )


def _answer(field: Field, throw: Throw, why: list[Reason], after: Afterwards | None, fallen: int) -> str:
    if field.name == "pocket":
        return str(fallen if after is None else after.pocket)
    keys = [choice.key.rpartition(".")[2] for choice in field.choices]
    match field.name:
        case "why":
            return letter(keys.index(WHYS[why[0]] if why else "valid"))
        case "said":
            said = [choice.values.get("words") for choice in field.choices]
            return letter(len(said) - 1 if after is None else said.index(Quote(after.says[0])))
        case "stands":
            return letter(keys.index("all" if after is not None and after.betting_open else "settled"))
        case "told":
            return letter(keys.index("yes" if after is not None and after.inspector_told else "no"))
        case "wheel":
            turned = opposite(throw.wheel) if after is None else after.wheel
            ways = [choice.values["way"] for choice in field.choices]
            return letter(
                next(i for i, way in enumerate(ways) if isinstance(way, Term) and WAYS[way.name] == turned)
            )
        case _:
            assert (SAID[0], SAID[1], SAID[2]) == ("Rien va", "Tout va", "Rien ne va plus")
            return "".join(letter(keys.index(what)) for what in AFTER)
