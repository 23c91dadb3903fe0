"""Lists and journals of the size that a house has after years; long, and started by `make big` alone."""
