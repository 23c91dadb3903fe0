"""Who signs with a code what is done at a table that plays the nights which are kept: half of it is signed."""

from __future__ import annotations

import random

from app.people.permissions import Act, Signed
from app.people.roles import Role
from app.table.bad_input import BadInputError
from app.table.roulette.spin_table import SpinTable
from app.table.signing import act_of
from tests.said import said
from tests.simulation.sums import Form


def signed_by_half(state: SpinTable, command: Form, chance: random.Random) -> tuple[Signed, ...]:
    """Of what others sign, half is signed with a code."""
    act = _act(state, command)
    return _signers(act, state, command, chance) if act is not None and chance.random() < 0.5 else ()


def _act(state: SpinTable, command: Form) -> Act | None:
    """What is no command is refused, and nobody signs it."""
    try:
        return act_of(state, said(command))
    except BadInputError:
        return None


def _signers(act: Act, state: SpinTable, command: Form, chance: random.Random) -> tuple[Signed, ...]:
    if act is Act.DEAL:
        return (Signed(str(command.get("name", command.get("dealer"))), Role.DEALER),)
    if act in {Act.FILL, Act.CREDIT}:
        names = chance.choice((("Carla", "Rossi"), ("Carla", "Rossi", "Bianchi")))
        return tuple(Signed(name, Role.INSPECTOR) for name in names)
    others = [name for name in ("Carla", "Rossi") if name != state.dealer]
    return (Signed(chance.choice(others), Role.INSPECTOR),)
