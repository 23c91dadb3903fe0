"""A register whose people and codes a test makes up; it answers at once, or when it is told to."""

from collections.abc import Callable

from app.desks.croupier.signing.people import Checked, Outcome, Roster
from app.people.names import same_person
from app.people.permissions import Act, Signed
from app.people.refusals import RegisterRefusal
from app.people.roles import Role

ROSSI = Signed("Rossi", Role.DEALER)
ANNA = Signed("Anna Verdi", Role.DEALER)
MARCO = Signed("Marco Bon", Role.INSPECTOR)
GINA = Signed("Gina Rossi", Role.PIT_BOSS)
UGO = Signed("Ugo Conti", Role.AUDITOR)
CODES = {ROSSI: "40414227", ANNA: "27182827", MARCO: "58201327", GINA: "73019427", UGO: "16180327"}
TOLD = "61928427"
"""A first code."""


def code_of(person: Signed) -> str:
    """A person's code; whoever is made up by a test alone has Marco's."""
    return CODES.get(person, CODES[MARCO])


class MadeUpPeople:
    """Who works here, and what becomes of codes.

    Attributes:
        first: whose codes were given to them, and must be changed.
        locked: whose names are locked, and for how many minutes.
        slow: answers wait until `answer`.
    """

    def __init__(self, *people: Signed) -> None:
        self.roster = Roster(people or tuple(CODES))
        self.codes = {each.name: code_of(each) for each in self.roster.people}
        self.first: set[str] = set()
        self.locked: dict[str, int] = {}
        self.next: Checked | None = None
        self.slow = False
        self.asked: list[tuple[str, str]] = []
        self.begun: list[tuple[str, str]] = []
        self.looks = 0
        self.went_unsigned: list[str] = []
        self.unsigned_acts: list[Act] = []
        self.offs: list[tuple[str, int]] = []
        self._waiting: list[Callable[[], None]] = []

    def look(self, told: Callable[[Roster], None]) -> None:
        self.looks += 1
        self._say(lambda: told(self.roster))

    def check(self, name: str, code: str, told: Callable[[Checked], None]) -> None:
        self.asked.append((name, code))
        self._say(lambda: told(self._checked(name, code)))

    def change(self, name: str, code: str, fresh: str, told: Callable[[Checked], None]) -> None:
        def change() -> None:
            checked = self._checked(name, code)
            if checked.signed is None:
                told(checked)
            elif fresh == code:
                told(Checked(Outcome.REFUSED, reason=RegisterRefusal.CODE_AS_BEFORE()))
            else:
                self.codes[checked.signed.name] = fresh
                self.first.discard(checked.signed.name)
                told(Checked(Outcome.RIGHT, checked.signed))

        self._say(change)

    def begin(self, name: str, code: str, told: Callable[[Checked], None]) -> None:
        self.begun.append((name, code))
        self._say(lambda: told(self.next or Checked(Outcome.RIGHT, Signed(name, Role.PIT_BOSS))))

    def unsigned(self, name: str, act: Act) -> None:
        self.went_unsigned.append(name)
        self.unsigned_acts.append(act)

    def put_off(self, name: str, spin: int) -> None:
        self.offs.append((name, spin))

    def answer(self) -> None:
        """Give the answers that wait."""
        waiting, self._waiting = self._waiting, []
        for say in waiting:
            say()

    def _say(self, say: Callable[[], None]) -> None:
        if self.slow:
            self._waiting.append(say)
        else:
            say()

    def _checked(self, name: str, code: str) -> Checked:
        if self.next is not None:
            answer, self.next = self.next, None
            return answer
        if name in self.locked:
            return Checked(Outcome.LOCKED, minutes=self.locked[name], until="21:45")
        person = next((each for each in self.roster.people if same_person(each.name, name)), None)
        if person is None or self.codes[person.name] != code:
            return Checked(Outcome.WRONG)
        return Checked(Outcome.MUST_CHANGE if person.name in self.first else Outcome.RIGHT, person)
