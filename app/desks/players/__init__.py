"""What the players see: the last numbers, the limits, the phase, and the number when it falls."""
