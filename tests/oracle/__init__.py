"""A second settlement of a spin, written from the rules alone, to compare the program with."""
