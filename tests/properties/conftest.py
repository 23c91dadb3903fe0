"""Properties are tried as often everywhere, and a busy machine is no fault of theirs."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
