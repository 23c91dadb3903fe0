"""What holds for every test: how long one takes is no part of what it asks, machines are busy."""

import signal

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")

# A shell switches Ctrl-C off for what it starts in the background, and that for the programs that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
