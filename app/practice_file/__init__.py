"""What trainees answered, kept in a database of its own that no table knows of."""
