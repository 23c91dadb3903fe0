"""Every drill, exercise by exercise, against the oracle."""
