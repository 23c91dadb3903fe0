"""How fast the program is: `make bench`, or `python -m tests.bench` with the names of the parts."""
