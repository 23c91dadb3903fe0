"""The change for an announce stands on the desk until it was given, or the ball is thrown (rules 6)."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from tests.desks.croupier.announced import opened, taken, typed
from tests.desks.played import Played


def owed(played: Played) -> list[tuple[str, int]]:
    """What the banner says is owed; nothing where it says something else."""
    screen = played.screen
    banner = screen.banner
    if banner is None or banner.notice is not Notice.CHANGE:
        return []
    return [(each.owner, each.amount) for each in banner.owed]


def chips(played: Played) -> list[list[tuple[str, int]]]:
    """In which chips the banner draws it, player by player."""
    screen = played.window.dealing.screen
    banner = None if screen is None else screen.banner
    assert banner is not None
    return [[(look.face, pieces) for look, pieces in each.chips] for each in banner.owed]


def give(played: Played, line: str) -> None:
    page = opened(played)
    typed(played, line)
    played.touch(page.accept)


def test_what_goes_back_stands_there_until_it_is_touched_away(played: Played) -> None:
    """200 for vicini da 20: 20 go back; of the exact sum nothing does."""
    give(played, "v da 20 p4 m200")
    assert owed(played) == [("posto 4", 2000)]
    assert "Rendere a: posto 4 € 20." in played.window.strip.accessibleName()
    give(played, "s da 20 p3 m120")
    give(played, "o da 10 p2 m100")
    assert owed(played) == [("posto 4", 2000), ("posto 2", 5000)]
    assert len(taken(played)) == 3
    assert chips(played) == [[("20", 1)], [("50", 1)]]
    played.window.do(Act.DISMISS)
    assert owed(played) == []


def test_it_is_gone_with_the_throw_and_what_was_taken_while_the_ball_ran_with_the_number(
    played: Played,
) -> None:
    give(played, "v da 20 p4 m200")
    played.station.say("throw")
    assert owed(played) == []
    give(played, "s da 20 p2 m200")
    played.station.say("no_more_bets")
    assert owed(played) == [("posto 2", 8000)]
    played.fall(8)
    assert owed(played) == []


def test_rien_va_on_the_number_keeps_what_is_owed_for_the_next_spin(played: Played) -> None:
    """What was laid for it belongs to the spin that is bet on again; so does what goes back of it."""
    played.station.fall(8)
    give(played, "v da 20 p4 m200")
    played.window.do(Act.VOID)
    assert len(taken(played)) == 1
    kept = played.window.dealing.draft.changes
    assert [(each.owner, each.amount) for each in kept.owed] == [("posto 4", 2000)]
    played.station.say("throw")
    assert played.window.dealing.draft.changes.owed == ()


@pytest.mark.parametrize("line", ["v da 20 p4 m100", "v da 20 p4"])
def test_one_that_is_refused_or_exact_owes_nothing(played: Played, line: str) -> None:
    give(played, line)
    assert owed(played) == []
    assert played.window.dealing.draft.changes.sent is None


def test_an_announce_of_a_payment_under_way_is_owed_its_change_too(played: Played) -> None:
    """From the clearing the next spin takes announces; the number being paid has nothing to do with it."""
    played.fall(8)
    played.station.say("cleared")
    give(played, "v da 20 p4 m200")
    assert owed(played) == [("posto 4", 2000)]
    played.station.say("next")
    assert owed(played) == [("posto 4", 2000)]
