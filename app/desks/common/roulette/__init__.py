"""The cloth and what lies on it: drawn once, used by every desk."""
