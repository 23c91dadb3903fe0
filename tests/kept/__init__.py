"""Kept journals: what the program of one day recorded, and what it said of it; README.md tells how they are used."""
