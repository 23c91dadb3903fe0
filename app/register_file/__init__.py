"""The register of people in its file: a journal of its own, opened for each deed and closed again."""
