"""The forms that a journal file has had, and how each is reached from the one before it."""
