"""A register is played again as it was written."""

from app.register_file.replaying import RegisterReplay


def test_what_follows_is_played_and_what_does_not_is_named() -> None:
    replay = RegisterReplay()
    assert replay.step(b'{"kind":"person.added","name":"Gina","role":"pit_boss","by":null}') is None
    assert [each.name for each in replay.register.here] == ["Gina"]
    assert "already" in str(replay.step(b'{"kind":"person.added","name":"gina","role":"dealer"}'))
    assert "no register's" in str(replay.step(b'{"kind":"table.closed"}'))
    assert list(replay.differs) == []


def test_the_first_that_does_not_follow_is_named_by_its_place() -> None:
    added = b'{"kind":"person.added","name":"Gina","role":"pit_boss","by":null}'
    assert RegisterReplay().play([added]) is None
    found = RegisterReplay().play([added, added, added])
    assert found is not None
    assert (found[0], "already" in found[1]) == (1, True)
