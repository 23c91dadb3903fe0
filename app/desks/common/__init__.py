"""The cloth, chips, theme and application: drawn once, used by every desk."""
