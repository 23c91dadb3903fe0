"""Any filters, for properties."""

from hypothesis import strategies as st
from msgspec.structs import replace

from app.journal.lists.filters import Filter
from app.journal.lists.marks import GRADES
from app.rules.roulette.layout import Kind
from app.table.listing import Flag
from tests.big.invented import RARE_DEALER
from tests.journal.lists.invented_lists import Entries


def filters(entries: Entries) -> st.SearchStrategy[Filter]:
    """Filters of which each part is mostly left out, and otherwise is something that there is, or nearly."""
    spins = [spin for some in entries.values() for spin in some]
    times = st.sampled_from([spin.at for spin in spins]).flatmap(
        lambda at: st.sampled_from([at - 1, at, at + 1])
    )
    payments = [payment for spin in spins for payment in spin.payments]
    exact = st.sampled_from([payment.amount for payment in payments])
    amounts = exact | st.sampled_from(GRADES) | st.integers(1, 10**8)
    positions = st.sampled_from(["8/11", "17", "0-3", "R", "d1", "c34", "7-12", "0/1/2"])
    asked = st.builds(
        Filter,
        table=_seldom(st.sampled_from(["T1", "T2", "T3"])),
        since=_seldom(times),
        until=_seldom(times),
        spin=_seldom(st.sampled_from([spin.spin for spin in spins]) | st.integers(1, 10**6)),
        number=_seldom(st.integers(0, 36)),
        dealer=_seldom(st.sampled_from(["Dealer A", "Dealer M", RARE_DEALER, "Nobody"])),
        over=_seldom(amounts),
        under=_seldom(amounts),
        chip=_seldom(st.sampled_from(["red", "blue", "2.50", "1000.00", "nothing"])),
        position=_seldom(positions),
        kind=_seldom(st.sampled_from(Kind)),
        flags=st.sampled_from([Flag(0), Flag(0), Flag(0), *Flag, Flag.VOID | Flag.BY_HAND]),
    )
    return asked | st.builds(_of_just, asked, exact | st.integers(1, 10**5))


def _of_just(asked: Filter, cents: int) -> Filter:
    """Ask for one amount, to the cent."""
    return replace(asked, over=cents - 1, under=cents + 1)


def _seldom(strategy: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.one_of(st.none(), st.none(), st.none(), strategy)
