"""What takes long: run with `make soak`, or one part with `python -m tests.soak window --seconds 60`."""
