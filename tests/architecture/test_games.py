"""A game is a room: no game knows another one, and whatever serves any table knows no game."""

from collections.abc import Iterator
from functools import cache

import grimp

from tests.architecture.naming import GAMES, SIDE_GAMES

REGISTRIES = frozenset(
    {
        "app.games",
        "app.station.wirings",
        "app.demo.demos",
        "app.desks.croupier.all_felts",
        "app.desks.croupier.words.all_games",
        "app.desks.pit_boss.reviewed",
        "app.desks.players.boards",
        "app.desks.trainee.courses",
    }
)
"""The files that name the games, a line each; whatever serves any game is handed what stands there."""


def game_of(module: str) -> str | None:
    """The game whose room a module stands in; None where it serves any game."""
    return next((part for part in module.split(".")[1:] if part in GAMES | SIDE_GAMES), None)


@cache
def arrows() -> frozenset[tuple[str, str]]:
    """Who imports whom in the program."""
    graph = grimp.build_graph("app", cache_dir=None)
    return frozenset(
        (one, other) for one in graph.modules for other in graph.find_modules_directly_imported_by(one)
    )


def crossing(found: frozenset[tuple[str, str]]) -> Iterator[str]:
    """The imports of a game from outside of it, "importer -> imported"."""
    for one, other in sorted(found):
        if one not in REGISTRIES and game_of(other) not in {None, game_of(one)}:
            yield f"{one} -> {other}"


def test_a_game_is_imported_by_its_own_room_alone() -> None:
    """Table, journal, station, bank and signing know no game."""
    assert list(crossing(arrows())) == []


def test_a_registry_names_each_game_once_and_is_handed_down_by_commands_alone() -> None:
    """Who imports a registry would know every game by it; a side game is in those alone where it has something."""
    for registry in REGISTRIES:
        named = [game_of(other) for one, other in arrows() if one == registry and game_of(other) is not None]
        assert sorted(map(str, named)) == sorted(GAMES | SIDE_GAMES & set(named))
        assert {one.split(".")[1] for one, other in arrows() if other == registry} == {"commands"}


def test_a_game_that_is_known_elsewhere_is_found() -> None:
    """So that the test above can fail: by a table, and by another game."""
    drawn = frozenset(
        {("app.table.state", "app.rules.roulette.bets"), ("app.rules.roulette.zero", "app.rules.money")}
    )
    assert list(crossing(drawn)) == ["app.table.state -> app.rules.roulette.bets"]
    assert "app.table.roulette.spin_fold" in {one for one, _ in arrows()}
