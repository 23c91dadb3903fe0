"""What holds for every test: how long one takes is no part of what it asks, machines are busy."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
