"""A table to look at: a simulated wheel and players who bet by themselves; everything else is real."""
