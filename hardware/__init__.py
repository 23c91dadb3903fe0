"""Wheels, tumblers and the lines on which they speak; knows nothing of tables, money or windows."""
