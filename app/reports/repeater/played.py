"""What a day of side wagers came to: its rounds, offers, refusals, alarms and values, from events alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from app.reports.beside import Beside
from app.reports.repeater.figures import Alarm, Corrected, Dealt, Played, Refused, RoundPlayed
from app.reports.stamp import Stamp
from app.rules.money import parse_money
from app.rules.repeater.house_rules import NAME, RepeaterRules, repeater_rules
from app.rules.repeater.refusing import Reason
from app.rules.repeater.round import Round
from app.rules.repeater.spinning import exposure
from app.table import events as of_table
from app.table.event_record import Event, Form
from app.table.repeater import events as happened
from app.table.repeater.due import due
from app.table.repeater.game import REPEATER
from app.table.repeater.memory import NOTHING_THERE, OF_THE_NUMBER, Told, Wagers, ends_round, value_at
from app.table.side_game import read_beside


def played(beside: Iterable[Beside]) -> Played:
    """Say what a day came to.

    Args:
        beside: its openings, and what happened at its side games, in their order.
    """
    day = _Day()
    for night in _nights(beside):
        for each in night:
            day.enter(each)
    return day.over()


def rules_of(beside: Sequence[Beside]) -> RepeaterRules | None:
    """Find the last rules of a day: another house may have dealt after them; None where none dealt any."""
    found = (repeater_rules(each.house) for each in reversed(beside))
    return next((rules for rules in found if rules is not None), None)


def _nights(beside: Iterable[Beside]) -> Iterator[Sequence[Beside]]:
    """Part a day into nights, and leave out what a number did that was taken back."""
    night: list[Beside] = []
    for each in beside:
        match each.event:
            case of_table.TableOpened():
                yield night
                night = [each]
            case happened.MarkTakenBack(spin=spin):
                night = [
                    one for one in night if one.event.spin != spin or not isinstance(one.event, OF_THE_NUMBER)
                ]
            case event if type(event) in REPEATER.folds:
                night.append(each)
            case _:
                pass
    yield night


class _Day:
    """Enters what happened, event after event."""

    def __init__(self) -> None:
        self._found = Played()
        self._wagers: Wagers = NOTHING_THERE
        self._rounds: dict[int, RoundPlayed] = {}
        self._dealt: dict[str, Dealt] = {}
        self._offered_by: dict[tuple[str, str], Dealt] = {}
        self._came: dict[int, int] = {}
        self._looked_at: Round | None = None

    def over(self) -> Played:
        """Give all that was found; what stands still stood in its round."""
        found, round_ = self._found, self._wagers.round
        running = self._rounds.get(round_.number)
        if running is not None:
            running.wagers += len(round_.standing)
            running.stood += _standing(round_)
        found.rounds = [self._rounds[number] for number in sorted(self._rounds)]
        found.dealt = list(self._dealt.values())
        return found

    def enter(self, each: Beside) -> None:
        """Enter an event."""
        stamp, event = each.stamp, each.event
        if isinstance(event, of_table.TableOpened):
            self._wagers = read_beside((REPEATER,), event.sides).get(NAME, NOTHING_THERE)
        elif isinstance(event, happened.ValueCorrected):
            self._correct(stamp, event)
        else:
            self._note(stamp, event, self._by(each.dealer))
            self._fold(event)
        self._see_exposure(each)

    def _fold(self, event: Event) -> None:
        self._wagers = REPEATER.folds[type(event)](self._wagers, event)

    def _by(self, dealer: str) -> Dealt:
        return self._dealt.setdefault(dealer, Dealt(dealer))

    def _round(self, stamp: Stamp) -> RoundPlayed:
        """Give the round that is played; it began with its first event."""
        round_ = self._wagers.round
        there = self._rounds.get(round_.number)
        if there is None:
            earlier = bool(round_.tallies or round_.standing)
            there = self._rounds[round_.number] = RoundPlayed(round_.number, stamp, earlier)
        return there

    def _note(self, stamp: Stamp, event: Event, dealt: Dealt) -> None:
        match event:
            case happened.ValueMarked(value=value):
                self._found.values[value] += 1
                self._round(stamp).spins += 1
                if value is not None:
                    self._came.setdefault(value, self._round(stamp).spins)
            case happened.WagerRefused():
                if event.reason == Reason.MARKED:
                    self._refuse(stamp, event, dealt)
            case happened.SurrenderOffered():
                dealt.offered += 1
                self._offered_by[event.wager, event.owner] = dealt
            case happened.SurrenderDeclined():
                if (by := self._offered_by.get((event.wager, event.owner))) is not None:
                    by.declined += 1
            case _:
                self._note_round(stamp, event, dealt)

    def _note_round(self, stamp: Stamp, event: Event, dealt: Dealt) -> None:
        """Note what a round comes to."""
        round_ = self._round(stamp)
        match event:
            case happened.WagerWon() as won:
                round_.spent += round_.resolve(won.amount)
                round_.paid += parse_money(won.payment)
                round_.envy += parse_money(won.envy)
                dealt.envy += parse_money(won.envy)
            case happened.WagerSurrendered() as given_up:
                round_.spent += round_.resolve(given_up.amount)
                round_.surrendered += parse_money(given_up.payment)
                self._take(given_up)
            case happened.WagerLost(amount=amount):
                round_.lost += round_.resolve(amount)
            case happened.RoundEnded():
                self._end(round_, stamp)
            case happened.RoundAbandoned() as given_up:
                self._abandon(round_, given_up, stamp)
            case _:
                pass

    def _take(self, event: happened.WagerSurrendered) -> None:
        """Count an offer of this day as taken, for whoever made it, also one that stood through a zero."""
        by = self._offered_by.get((event.wager, event.owner))
        if by is None:
            return
        by.taken += 1
        offered = Told(event.wager, event.owner, event.tally, declined=True)
        by.declined -= offered in self._wagers.kept.told

    def _end(self, round_: RoundPlayed, stamp: Stamp) -> None:
        round_.ended = stamp
        self._came.clear()

    def _abandon(self, round_: RoundPlayed, event: happened.RoundAbandoned, stamp: Stamp) -> None:
        """Note what that handed over; one that began with a false seven ended no other."""
        for given in event.payments:
            round_.spent += round_.resolve(given["amount"])
            round_.surrendered += parse_money(given["payment"])
        _return(round_, event.returned)
        if ends_round(self._wagers.kept, event):
            round_.abandoned = True
            self._end(round_, stamp)

    def _refuse(self, stamp: Stamp, event: happened.WagerRefused, dealt: Dealt) -> None:
        """Note what was refused on values that had come then, also where one of them counts no more."""
        dealt.refused += 1
        values = tuple(event.why["marked"])
        came = [self._came[value] for value in values if value in self._came]
        known = len(came) == len(values) and self._wagers.round.number in self._rounds
        late = self._round(stamp).spins - min(came) if known else None
        self._found.refused.append(
            Refused(
                stamp,
                event.spin or 0,
                dealt.dealer,
                event.wager,
                event.owner,
                parse_money(event.amount),
                values,
                late,
            )
        )

    def _correct(self, stamp: Stamp, event: happened.ValueCorrected) -> None:
        """Another value counts: it may end the round that is played, or open an earlier one again."""
        round_ = self._wagers.round
        before = round_.number
        self._found.values[value_at(self._wagers, event.spin or 0)] -= 1
        self._found.values[event.value] += 1
        self._came.clear()
        self._fold(event)
        self._found.corrected.append(
            Corrected(stamp, event, _standing(round_) - _standing(self._wagers.round))
        )
        now = self._wagers.round.number
        if now > before and before in self._rounds:
            self._end(self._rounds[before], stamp)
        elif now < before and now in self._rounds:
            self._rounds[now].ended = None
        if event.returned:
            _return(self._round(stamp), event.returned)

    def _see_exposure(self, each: Beside) -> None:
        """See what the next value may cost, once nothing is due any more of the one that fell."""
        rules, kept = repeater_rules(each.house), self._wagers.kept
        if rules is None or kept.round is self._looked_at or due(rules, kept, each.event.spin or 0):
            return
        self._looked_at, self._found.exposure = kept.round, exposure(rules, kept.round)
        now, alarms = self._found.exposure, self._found.alarms
        runs = bool(alarms) and alarms[-1].over is None
        if now is not None and now.cost > rules.alarm:
            if not runs:
                alarms.append(Alarm(each.stamp, each.event.spin, now))
            alarms[-1].dearest = max(alarms[-1].dearest, now, key=lambda dear: dear.cost)
        elif runs:
            alarms[-1].over = each.stamp


def _standing(round_: Round) -> int:
    """Add up what stands, cents."""
    return sum(stake.amount for stake in round_.standing)


def _return(round_: RoundPlayed, returned: Sequence[Form]) -> None:
    for given in returned:
        round_.returned += round_.resolve(given["amount"])
