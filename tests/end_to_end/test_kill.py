"""The power fails at any moment: what was printed is recorded, and the game goes on where it was."""

import json
import os
import random
import time
from pathlib import Path

import pytest

from app.journal.errors import NoJournal
from app.journal.reading import events
from app.journal.verifying import Verified, verify_chain
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from tests.end_to_end.running import EIGHT, Form, Headless, folded_form, verify

KILLS = int(os.environ.get("CAPOTAVOLO_KILLS", "8"))
SEED = int(os.environ.get("CAPOTAVOLO_SEED", str(20261121)))
SPINS = 6
OWN = {"at", "mono", "boot", "hash", "seq", "v"}


def game() -> list[Form]:
    """A whole evening as commands: payments in order, one taken back, one spin closed unentered."""
    forms: list[Form] = [{"do": "open"}]
    for spin in range(SPINS):
        forms += [
            {"do": "throw"},
            {"do": "no_more_bets"},
            {"do": "number", "number": 8},
            {"do": "confirm"},
            {"do": "cleared"},
            {"do": "winners", "bets": EIGHT[:1]},
            {"do": "winners", "bets": EIGHT},
            {"do": "paid", "order": 1},
            {"do": "paid", "order": 3, "by": "Carla", "reason": f"spin {spin}"},
            {"do": "unpaid", "order": 1},
            {"do": "paid", "order": 1},
            {"do": "paid", "order": 2},
            {"do": "paid", "order": 4},
            {"do": "next"},
        ]
    return [*forms, {"do": "close"}]


def places(forms: list[Form]) -> list[int]:
    """How many events there are once so many commands are done."""
    caused = {"open": 3, "cleared": 2, "throw": 1, "paid": 1}
    found, first, spins = [0], True, 0
    for form in forms:
        extra = 0
        if form["do"] == "cleared":
            spins, first = spins + 1, True
        if form["do"] == "paid" and first:
            extra, first = 1, False  # the settlement
        found.append(found[-1] + caused.get(form["do"], 1) + extra)
    return found


def recorded(database: Path) -> list[bytes]:
    """Every event of the journal as it is printed; none before there is a journal."""
    try:
        return [event.line for event in events(database, "T1")]
    except NoJournal:
        return []


def whole(database: Path) -> bool:
    """The chain holds, and every settlement is what its bets give."""
    replay = Replay("T1", ROULETTE)
    found = verify_chain(database, on_event=lambda _table, event, _body: replay.step(event.body))
    return isinstance(found, Verified)


def essence(line: bytes) -> Form:
    """An event without what differs from run to run."""
    return {key: value for key, value in json.loads(line).items() if key not in OWN}


def played_until(database: Path, end: int, printed: list[bytes], chance: random.Random) -> list[bytes]:
    """Go on with the game and be killed soon after so many events; gives all that was ever printed."""
    after, forms = places(game()), game()
    with Headless(database) as table:
        there = recorded(database)
        assert table.state() == folded_form(there)
        assert there[: len(printed)] == printed, "something that was printed is not in the journal"
        assert len(there) in after, "a command is done whole or not at all"
        table.send(*forms[after.index(len(there)) :])
        table.wait(lambda _answers: len(there) + len(table.events) >= end, f"event {end}")
        time.sleep(chance.random() * 0.004)  # anywhere in what it is doing now
        table.kill()
    return there + [line for line in table.lines if b'"hash":' in line]


@pytest.mark.kill
def test_a_table_that_is_killed_goes_on_at_the_same_payment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f" [CAPOTAVOLO_SEED={SEED} CAPOTAVOLO_KILLS={KILLS}] ", end="")
    chance, forms, after = random.Random(SEED), game(), places(game())
    database, printed = tmp_path / "T1.sqlite", list[bytes]()
    for end in sorted(chance.choices(range(1, after[-1] - 1), k=KILLS)):
        printed = played_until(database, end, printed, chance)
        assert whole(database)

    with Headless(database) as table:
        there = recorded(database)
        assert there[: len(printed)] == printed
        answers = table.all_of(*forms[after.index(len(there)) :])
        assert not any("refused" in answer for answer in answers)
        state = table.state()
        assert table.finish() == 0
    assert (state["opened"], state["paying"], state["numbers"]) == (False, None, [8] * SPINS)
    status, told = verify(database)
    assert (status, told["events"], told["spins"]) == (0, after[-1], SPINS)

    with Headless(tmp_path / "unharmed.sqlite") as table:
        table.all_of(*forms)
        assert table.finish() == 0
    assert [essence(line) for line in recorded(database)] == [
        essence(line) for line in table.lines if b'"hash":' in line
    ]
