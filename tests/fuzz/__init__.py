"""Long tests that feed what nobody would send; `make fuzz`."""
