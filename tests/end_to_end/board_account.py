"""The board of Repeater Bets as a dealer would keep it on paper: booked by hand, and settled by the oracle.

Nothing here looks at the program. What happens is a line of the story, as the journal is to tell it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field

from tests.end_to_end.board_settled import Settled, differences
from tests.end_to_end.entered import Form
from tests.oracle.repeater import answer, offers, table
from tests.oracle.repeater import may_be_made as free_codes
from tests.oracle.repeater_wagers import (
    VALUES,
    WAGERS,
    in_cents,
    missing,
    money,
    spoken,
)

Line = list[object]
Stake = tuple[str, str, int]
"""A wager's code, its owner, cents."""
HOUSE = "repeater-bets"
SEVEN = 7


@dataclass
class Said:
    """What was said and done of a round besides what stands.

    Attributes:
        offered: what was offered aloud: a wager, its owner, its tally.
        declined: of these, what nobody took before the next throw.
        began: what stood when the round's first value came.
        began_before: the same of the round before.
        paid: handed over to players in this round, cents.
        last: the value that came last; None at first and where a zero came.
    """

    offered: set[tuple[str, str, int]] = field(default_factory=set)
    declined: set[tuple[str, str, int]] = field(default_factory=set)
    began: list[Stake] = field(default_factory=list)
    began_before: list[Stake] = field(default_factory=list)
    paid: int = 0
    last: int | None = None


class BoardAccount:
    """All that stood on the board this night.

    Attributes:
        history: what was accepted, as the oracle takes it.
        now: its answer to the number that fell last.
        said: what it does not know.
        counts: how often each thing was done.
        shut: the last spin is announced: nothing is booked any more.
    """

    def __init__(self, tell: Callable[[Line], None]) -> None:
        self.tell = tell
        self.history: list[Form] = [{"do": "open", "house": HOUSE}]
        self.now: Form = {}
        self.said, self._said_before = Said(), Said()
        self.counts: Counter[str] = Counter()
        self.shut = False
        self._deeds = [*self.history]
        self._spun: dict[int, Form] = {}

    def _tell(self, kind: str, spin: int, *more: object) -> None:
        self.counts[kind] += 1
        self.tell([f"repeater.{kind}", spin, *more])

    def _answered(self, do: str, **fields: object) -> Form:
        event: Form = {"do": do, **fields}
        found = answer(self.history, event)
        if "refused" not in found:
            self._add(event)
        return found

    def _add(self, event: Form) -> None:
        self.history.append(event)
        self._deeds.append(event)

    # What stands there

    @property
    def standing(self) -> list[Stake]:
        return [(stake.wager.code, stake.owner, stake.amount) for stake in table(self.history).standing]

    @property
    def new(self) -> list[Stake]:
        """What was booked since the last spin."""
        stakes = table(self.history).standing
        return [(stake.wager.code, stake.owner, stake.new) for stake in stakes if stake.new]

    @property
    def free(self) -> list[str]:
        """What may be booked, on no value of which there is a mark."""
        return [] if self.shut else free_codes(table(self.history))

    @property
    def offers(self) -> list[Form]:
        return offers(table(self.history))

    @property
    def nearest(self) -> tuple[int, ...]:
        """The values of the repeater that stands and wants fewest marks; none where none stands."""
        seen = table(self.history)
        repeaters = [stake.wager for stake in seen.standing if stake.wager.envy]
        return min(repeaters, key=lambda wager: missing(wager, seen.marks)).names if repeaters else ()

    def on(self, code: str, owner: str) -> int:
        """What an owner has on a wager, cents."""
        return next((cents for wager, whose, cents in self.standing if (wager, whose) == (code, owner)), 0)

    def lacking(self, owner: str | None) -> list[Stake]:
        """What an owner, or everybody, had when the last round began, and has not now: come prima books it."""
        had = [stake for stake in self.said.began_before if owner in {None, stake[1]}]
        less = [(code, whose, cents - self.on(code, whose)) for code, whose, cents in had]
        return [stake for stake in less if stake[2] > 0]

    def is_fresh(self, offer: Form) -> bool:
        """Whether it was said aloud, and no throw has declined it."""
        return which(offer) in self.said.offered - self.said.declined

    @property
    def is_new_round(self) -> bool:
        """Whether no value has come since the last seven."""
        return not any(table(self.history).marks.values())

    # What is done between two throws

    def book(self, spin: int, stake: Stake, by: str | None = None) -> bool:
        """Book, or add to what is booked; tells whether it is taken."""
        code, owner, cents = stake
        found = self._answered("wager", wager=code, owner=owner, amount=money(cents))
        if "refused" not in found:
            self._tell("booked", spin, code, owner, money(cents), by)
            return True
        why = {name: told for name, told in found.items() if name not in {"refused", "command"}}
        self._tell("refused", spin, code, owner, money(cents), found["refused"], why)
        return False

    def book_again(self, spin: int, owner: str | None) -> None:
        """Come prima: of one owner, or of everybody."""
        for stake in self.lacking(owner):
            self.book(spin, stake)

    def take_back(self, spin: int, code: str, owner: str) -> None:
        back: Form = self._answered("back", wager=code, owner=owner)["returned"]
        self._tell("returned", spin, code, owner, back["amount"])
        self._forget_what_is_gone()

    def surrender(self, spin: int, code: str, owner: str) -> None:
        given: Form = self._answered("surrender", wager=code, owner=owner)["surrendered"]
        self.said.paid += in_cents(given["payment"])
        told = [given[name] for name in ("amount", "tally", "pays", "payment")]
        self._tell("surrendered", spin, code, owner, *told)
        self._forget_what_is_gone()

    def abandon(self, spin: int, reason: str, by: str) -> None:
        """The management gives the round up: what could be given up is paid, all else returned."""
        stood = self.standing
        found = self._answered("abandon", reason=reason, by=by)
        self._tell("abandoned", spin, found["abandoned"], reason, by, found["payments"], found["returned"])
        self.said = Said(began_before=self.said.began or stood, last=self.said.last)

    def offer(self, spin: int) -> None:
        """The layout is clear: what can be given up is said aloud, once after each mark."""
        for offer in self.offers:
            if (said := which(offer)) not in self.said.offered:
                self.said.offered.add(said)
                self._tell("offered", spin, *_offered(offer))

    def decline(self, spin: int) -> None:
        """Rien ne va plus: what was offered and not taken is declined."""
        for offer in self.offers:
            if (said := which(offer)) in self.said.offered - self.said.declined:
                self.said.declined.add(said)
                self._tell("declined", spin, *_offered(offer))

    def _forget_what_is_gone(self) -> None:
        stands = {stake[:2] for stake in self.standing}
        self.said.offered = {which for which in self.said.offered if which[:2] in stands}
        self.said.declined &= self.said.offered

    # A number

    def fall(self, spin: int, number: int) -> None:
        """A number falls: it is marked, then what it resolves."""
        self._said_before = deepcopy(self.said)
        before, stood = table(self.history), self.standing
        event: Form = {"do": "spin", "number": number}
        self.now = told = _told(answer(self.history, event))
        self._add(event)
        self._spun[spin] = event
        value = told["value"]
        if value is not None and not any(before.marks.values()):
            self.said.began = stood
        self.said.last = value
        self._tell("marked", spin, value, _count(value, told))
        for won in told["payments"]:
            self._tell(
                "won", spin, *(won[n] for n in ("wager", "owner", "amount", "pays", "payment", "envy"))
            )
            self.said.paid += in_cents(won["payment"])
        for lost in told["lost"]:
            self._tell("lost", spin, lost["wager"], lost["owner"], lost["amount"])
        if value == SEVEN:
            self._tell("round", spin, told["round"], money(self.said.paid))
            self.said = Said(began_before=self.said.began, last=SEVEN)
        self._forget_what_is_gone()

    def contradict(self, spin: int, number: int, *, cleared: bool) -> None:
        """Before the first payment it is simply the other number; what was booked since knows nothing of it.

        Args:
            spin: whose number it is.
            number: that it is.
            cleared: the layout is clear: what can be given up is said aloud at once.
        """
        event = self._spun[spin]
        values = {VALUES.get(event["number"]), VALUES.get(number)}
        if len(values) == 1:
            event["number"] = number
            return
        place, of_deeds = (_place(event, lines) for lines in (self.history, self._deeds))
        behind = self.history[place + 1 :]
        for code, owner, cents in self.new:
            if values & {SEVEN, *WAGERS[code].names}:
                self._tell("returned", spin + 1, code, owner, money(cents))
                behind = [each for each in behind if (each["wager"], each["owner"]) != (code, owner)]
        self.history, self._deeds = self.history[:place], self._deeds[:of_deeds]
        self.said = self._said_before
        self._tell("taken_back", spin)
        self.fall(spin, number)
        for each in behind:
            self._add(each)
        if cleared:
            self.offer(spin)

    def number_of(self, spin: int) -> int:
        """The number of a spin, as it counts now."""
        number: int = self._spun[spin]["number"]
        return number

    def owed(self) -> list[Form]:
        """What is paid for the number that fell, each win with what the dealers' box gets right behind it."""
        found: list[Form] = []
        for won in self.now["payments"]:
            of = {"section": "repeater", "wager": won["wager"]}
            found.append({**of, "owner": won["owner"], "amount": won["payment"]})
            if in_cents(won["envy"]):
                found.append({**of, "owner": None, "amount": won["envy"], "envy": True})
        return found

    def rows(self) -> list[list[object]]:
        """The same as it is to be read."""
        found: list[list[object]] = []
        for won in self.now["payments"]:
            name, envy = WAGERS[won["wager"]].said, in_cents(won["envy"])
            beside = f" · busta {spoken(envy)}" if envy else ""
            found.append([won["owner"].capitalize(), f"{name}{beside}", in_cents(won["payment"])])
            if envy:
                found.append(["Impiegati", f"busta, {name}", envy])
        return found

    # A number that was another

    def correct(self, spin: int, number: int) -> None:
        """Once its spin is closed: all since then, settled again with the same bookings and surrenders."""
        played = Settled(self._deeds)
        self._spun[spin]["number"] = number
        right = Settled(self._deeds)
        self.history = right.history
        pay, reclaim = differences(played.handed, right.handed)
        more, back = money(right.envy - played.envy), [*right.returned]
        for each in played.returned:  # he has it already
            if each in back:
                back.remove(each)
        self._tell("corrected", spin, VALUES.get(number), pay, reclaim, more, back, self._round())
        last = next(each["number"] for each in reversed(self.history) if each["do"] == "spin")
        self.said.last = VALUES.get(last)
        self._forget_what_is_gone()
        self.offer(max(self._spun))

    def _round(self) -> list[object]:
        """The round as it stands: its number, what is marked, and what stands."""
        seen = table(self.history)
        marked = {str(value): count for value, count in seen.marks.items() if count}
        return [seen.round, marked, self.standing]


def _place(event: Form, lines: list[Form]) -> int:
    """Where a line stands among others."""
    return next(place for place, each in enumerate(lines) if each is event)


def which(offer: Form) -> tuple[str, str, int]:
    """Name an offer: its wager, its owner, its tally."""
    return offer["wager"], offer["owner"], offer["tally"]


def _offered(offer: Form) -> list[object]:
    return [offer[name] for name in ("wager", "owner", "amount", "tally", "payment")]


def _told(found: Form) -> Form:
    """What the oracle answers."""
    return found


def _count(value: int | None, told: Form) -> int | None:
    """How often a value came in its round; the seven once, a zero is not counted."""
    if value is None or value == SEVEN:
        return None if value is None else 1
    count: int = told["tallies"][str(value)]
    return count
