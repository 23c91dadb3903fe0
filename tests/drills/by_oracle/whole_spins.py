"""What the documents say of a moment of a spin, from what the question tells of it; zero and payments by the oracle."""

from collections.abc import Callable

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Exercise, Field
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Quote, Say, Sum, Term
from app.rules.roulette.layout import Position
from tests.drills.by_oracle.announce_asked import named
from tests.drills.by_oracle.chips import LETTERS, listed, lying, total, written
from tests.drills.by_oracle.cutting import should_lie, text
from tests.drills.by_oracle.order import called_by, first
from tests.drills.by_oracle.spins import Json, cents, items, settled
from tests.drills.by_oracle.voids import WAYS, WHYS
from tests.oracle.announce import announce
from tests.oracle.book import money
from tests.oracle.clearing import clearing
from tests.oracle.french import announcement
from tests.oracle.houses import house_named
from tests.oracle.layout import POSITIONS
from tests.oracle.pay import pay
from tests.oracle.voids import SAID, Throw, after_void, opposite, reasons

SENTENCES = {
    # rules 8 and sections 2, 3, 3.7, 4.1, 7.1: what is said when
    "opening": "La banque est ouverte",
    "opened": "Messieurs et dames, la partie commence, voici la première",
    "free": "Faites vos jeux",
    "slowing": "Rien ne va plus",
    "paid-last": "Tout est payé au numéro",
    "zero.cleared": "À partager",
    "zero.halved": "Enfermé",
    "end.last": "Messieurs et dames, à la dernière",
    "end.relief": "Après le coup les boules passent",
    "void.thrown": SAID[1],
}
HANDS = {
    # rules 3 and 8: what is done when
    "laid": "throw",
    "void.again": "throw",
    "void.told": "tell",
    "falls": "call",
    "called": "dolly",
    "dolly": "clear",
    "cleared": "pay",
    "paid-one": "mark",
    "end.over": "hand-over",
}
FOUR = ("vicini", "serie-5-8", "serie", "orfanelli", "laterali")
MINIMA = (250, 500)
"""The tables at which scripts are played: 2.50 and 5."""


def answers(exercise: Exercise) -> tuple[str, ...]:
    key = exercise.task.ask.key.removeprefix("whole-spins.")
    first_field = exercise.task.fields[0]
    if first_field.name == "act":
        return (_act(first_field, key, exercise),)
    for name, answered in _WORK.items():
        if key == name or key.startswith(f"{name}."):
            return answered(exercise)
    raise LookupError(key)


def _act(field: Field, key: str, exercise: Exercise) -> str:
    """The one button of the row that says or does it."""
    wanted = SENTENCES.get(key)
    if key == "void.early":
        wanted = SAID[0] if reasons(Throw(all_paid=False)) else None
    elif wanted is None and key.startswith("void.") and key not in HANDS:
        wanted = SAID[0] if reasons(_throw(exercise.task.ask)) else None
    for place, choice in enumerate(field.choices):
        words = choice.values.get("words")
        if wanted is not None and words == Quote(wanted):
            return letter(place)
        if wanted is None and choice.key == f"whole-spins.act.{HANDS.get(key) or _answer(key, exercise)}":
            return letter(place)
    raise LookupError(key)


def _answer(key: str, exercise: Exercise) -> str:
    """What a player is answered (rules 5, 6 and section 2)."""
    if key.startswith("announce."):
        return _to_announce(exercise)
    if key == "bet.limits":
        return _to_bet(exercise)
    if key == "bet.astray":
        return "capo"
    if key in {"bet.misplaced", "bet.put-right"}:
        return "put-right"
    assert key == "bet.late"
    return "refuse" if _when(exercise) == "no-more-bets" else "leave"


def _when(exercise: Exercise) -> str:
    when = exercise.task.ask.values["when"]
    assert isinstance(when, Term)
    return when.name


def _cents(exercise: Exercise, name: str) -> int:
    value = exercise.task.ask.values[name]
    assert isinstance(value, Sum)
    return value.cents


def _whole(exercise: Exercise, name: str) -> int:
    value = exercise.task.ask.values[name]
    assert isinstance(value, int)
    return value


def _name(exercise: Exercise) -> str:
    return named(exercise.task.ask.values["announce"])


def _total(exercise: Exercise) -> int:
    told = announce(_name(exercise), value=money(_cents(exercise, "value")))["total"]
    return int(str(told).replace(".", ""))


def _why(exercise: Exercise) -> str | None:
    """Why an announce is not taken, by the words in which rules 6 lists it."""
    key = exercise.task.ask.key
    if not house_named(exercise.line.house).announces:
        return "no-announces"
    for how, why in (("unclear", "unclear"), ("word", "on-word"), ("gifts", "complimentary-where")):
        if f"announce.{how}" in key:
            return why
    if _cents(exercise, "money") < _total(exercise):
        return "too-little"
    return "late" if _when(exercise) == "no-more-bets" else None


def _to_announce(exercise: Exercise) -> str:
    if _why(exercise) is not None:
        return "refuse"
    taken = _when(exercise) == "at-rest" or any(_name(exercise).startswith(name) for name in FOUR)
    return "accept" if taken else "capo"


def _to_bet(exercise: Exercise) -> str:
    where = exercise.task.ask.values["where"]
    assert isinstance(where, Position)
    most = house_named(exercise.line.house).maximum[POSITIONS[where.name].kind]
    assert _cents(exercise, "most") == most
    assert _cents(exercise, "least") in MINIMA
    amount = _cents(exercise, "amount")
    if amount > most:
        return "give-back"
    return "refuse" if amount < _cents(exercise, "least") else "leave"


def _reason(exercise: Exercise) -> tuple[str, ...]:
    keys = [choice.key.rpartition(".")[2] for choice in exercise.task.fields[0].choices]
    why = _why(exercise)
    assert why is not None
    return (letter(keys.index(why)),)


def _cost(exercise: Exercise) -> tuple[str, ...]:
    total = _total(exercise)
    return money(total), money(_cents(exercise, "money") - total)


def _announced(exercise: Exercise) -> tuple[str, ...]:
    return _reason(exercise) if exercise.task.ask.key.endswith(".why") else _cost(exercise)


def _back(exercise: Exercise) -> tuple[str, ...]:
    return (money(_cents(exercise, "amount") - _cents(exercise, "most")),)


def _throw(ask: Say) -> Throw:
    case = ask.key.removeprefix("whole-spins.void.").removesuffix(".why")
    wheel, ball, turns = ask.values["wheel"], ask.values["ball"], ask.values["turns"]
    assert isinstance(wheel, Term)
    assert isinstance(ball, Term)
    assert isinstance(turns, int)
    return Throw(
        wheel=WAYS[wheel.name],
        ball=WAYS[ball.name],
        turns=turns,
        wheel_stopped=case == "stopped",
        in_a_pocket=case != "no-pocket",
        foreign_body=case == "foreign",
        capo_tavolo="declared" if case == "capo" else None,
    )


def _void(exercise: Exercise) -> tuple[str, ...]:
    throw = _throw(exercise.task.ask)
    why = reasons(throw)
    after = after_void(why, _whole(exercise, "before"), 1, throw.wheel, 1)
    kinds = [choice.key.rpartition(".")[2] for choice in exercise.task.fields[0].choices]
    return letter(kinds.index(WHYS[why[0]])), str(after.pocket), _way(exercise.task.fields[2], after.wheel)


def _way(field: Field, wanted: str) -> str:
    ways = [choice.values["way"] for choice in field.choices]
    return letter(next(i for i, way in enumerate(ways) if isinstance(way, Term) and WAYS[way.name] == wanted))


def _whence(exercise: Exercise) -> tuple[str, ...]:
    turned = exercise.task.ask.values["turned"]
    assert isinstance(turned, Term)
    return str(_whole(exercise, "before")), _way(exercise.task.fields[1], opposite(WAYS[turned.name]))


def _called(exercise: Exercise) -> tuple[str, ...]:
    said = [choice.values["words"] for choice in exercise.task.fields[0].choices]
    return (letter(said.index(Quote(announcement(_whole(exercise, "number"))))),)


def _cleared(exercise: Exercise) -> tuple[str, ...]:
    places = [choice.values["where"] for choice in exercise.task.fields[0].choices]
    names = [place.name for place in places if isinstance(place, Position)]
    order = [name for group in clearing(names, _whole(exercise, "number")) for name in group]
    return ("".join(letter(names.index(name)) for name in order),)


def _settled(exercise: Exercise) -> Json:
    scene = exercise.task.scene
    assert isinstance(scene, OnLayout)
    assert scene.number is not None
    return settled(scene, scene.number, house=exercise.line.house)[0]


def _paid(exercise: Exercise) -> tuple[str, ...]:
    fields = exercise.task.fields
    payment = items(_settled(exercise), "payments")[_whole(exercise, "paid")]
    pieces = fields[-1].form is forms.COUNT
    amount = str(payment["pieces"]) if pieces else str(payment["amount"])
    if len(fields) == 1:
        return (amount,)
    return letter(first([called_by(choice) for choice in fields[0].choices], payment)), amount


def _cut(exercise: Exercise) -> tuple[str, ...]:
    asked = exercise.task.ask.key.rpartition(".")[2]
    return (" ".join(map(text, should_lie(_whole(exercise, "pieces"), asked))),)


def _with(exercise: Exercise) -> tuple[str, ...]:
    colour = exercise.task.ask.values["colour"]
    assert isinstance(colour, Term)
    worth, wish = money(_cents(exercise, "value")), money(_cents(exercise, "with"))
    groups = listed(pay(_whole(exercise, "pieces"), colour_value=worth, with_=[wish]))
    return (written(total([lying(group, LETTERS[colour.name]) for group in groups])),)


def _owner(exercise: Exercise) -> tuple[str, str | None]:
    values = exercise.task.ask.values
    where, colour = values["where"], values.get("colour")
    assert isinstance(where, Position)
    if isinstance(colour, Term):
        return where.name, colour.name
    return where.name, f"posto {values['seat']}" if "seat" in values else None


def _of(parts: list[Json], whose: tuple[str, str | None]) -> int:
    return sum(cents(part) for part in parts if (part["position"], part["owner"]) == whose)


def _amounts(exercise: Exercise, amounts: dict[str, int]) -> tuple[str, ...]:
    piece = _piece(exercise)
    return tuple(
        str(amounts[field.name] // piece) if field.form is forms.COUNT else money(amounts[field.name])
        for field in exercise.task.fields
    )


def _piece(exercise: Exercise) -> int:
    scene, (where, owner) = exercise.task.scene, _owner(exercise)
    assert isinstance(scene, OnLayout)
    return next(
        entry.value
        for stack in scene.bets
        if stack.position.name == where
        for entry in stack.entries
        if owner in {entry.owner, entry.colour}
    )


def _shared(exercise: Exercise) -> tuple[str, ...]:
    told, whose = _settled(exercise), _owner(exercise)
    stake = exercise.task.ask.values["stake"]
    total = stake.cents if isinstance(stake, Sum) else int(str(stake)) * _piece(exercise)
    bank, shut, back = (_of(items(told, name), whose) for name in ("partage", "enferme", "returned"))
    return _amounts(
        exercise, {"bank": bank, "shut": shut, "returned": back, "left": total - bank - shut - back}
    )


def _prisoner(exercise: Exercise) -> tuple[str, ...]:
    told, whose = _settled(exercise), _owner(exercise)
    freed = _of(items(told, "freed"), whose)
    stake = exercise.task.ask.values["stake"]
    total = stake.cents if isinstance(stake, Sum) else int(str(stake)) * _piece(exercise)
    return _amounts(exercise, {"freed": freed, "taken": total - freed})


_WORK: dict[str, Callable[[Exercise], tuple[str, ...]]] = {
    "announce": _announced,
    "bet.limits.back": _back,
    "void": _void,
    "laid.whence": _whence,
    "falls.call": _called,
    "clear": _cleared,
    "pay.cut": _cut,
    "pay.with": _with,
    "pay": _paid,
    "share": _shared,
    "prison": _prisoner,
}
