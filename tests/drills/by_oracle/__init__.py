"""What the oracle answers to an exercise, one file for each drill; none of them knows how a drill reckons."""
